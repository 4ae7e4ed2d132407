// The sounds of a dive.

import type { Sound } from "../../lib/sound";

const dive: Sound = (t) => [0, 0.09, 0.16, 0.21].forEach((at, i) => t({ at, pitch: 300 + i * 90, to: 620 + i * 120, length: 0.09, loud: 0.14 }));
const surface: Sound = (_, h) => h({ length: 0.45, from: 500, to: 3200, narrow: 0.7, loud: 0.3 });
const incident: Sound = (t, h) => {
  t({ pitch: 92, to: 44, length: 0.9, loud: 0.4, shape: "sawtooth" });
  [0.2, 0.31, 0.43, 0.58].forEach((at) => h({ at, length: 0.07, from: 3400, narrow: 6, loud: 0.3 }));
};

export function sound(codes: string[], own: boolean): Sound | null {
  if (codes.some((code) => code.includes("incident"))) return incident;
  if (codes.some((code) => code.startsWith("event-surfaced"))) return surface;
  return own && codes.some((code) => code.startsWith("event-revealed")) ? dive : null;
}
