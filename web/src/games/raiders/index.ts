// Wreck Raiders, as the page knows it.

import type { GameFace } from "../board";
import { numberOf, pictureOf } from "./pieces";
import "./colours.css";
import de from "./text/face.de.ftl?raw";
import en from "./text/face.en.ftl?raw";

// The picture beside a line of the log.
function icon(code: string, params: Record<string, unknown>): string | null {
  const named = (name: string) => (typeof params[name] === "string" ? (params[name] as string) : null);
  if (code === "event-rolled") return "die-6";
  if (code === "event-rival" || code.startsWith("event-washed") || code === "event-out") return "diver";
  if (named("die")) return `die-${numberOf(named("die")!)}`;
  if (/event-(claims|collected|revealed|goal)/.test(code)) return "coin";
  if (/event-(dived|bumped|sent-home|forfeited)/.test(code)) return "ui-dive";
  if (code === "event-turned" || code === "event-decorated") return "shell-conch";
  if (code === "event-extra" || code === "event-scallop-crest") return "shell-scallop";
  if (code === "event-covers" || code === "event-dropped") return "shell-starfish";
  const shells = params.shells;
  if (Array.isArray(shells) && shells.length) return `shell-${shells[0]}`;
  const treasure = named("treasure") ?? named("type");
  return treasure ? pictureOf(treasure) : null;
}

const face: GameFace = {
  poster: { icon: "diver-1", level: 3, minutes: 45, pieces: [["wreck-gold", 84, 26, 112], ["diver-1", 22, 74, 62], ["diver-2", 178, 66, 62], ["gems-brilliant", 36, 16, 38, -12], ["gold-crown", 190, 12, 40, 10]] },
  text: { en, de },
  keys: { "1–6": "raiders-key-number", d: "raiders-key-dive", x: "raiders-key-done" },
  asks: true,
  seats: true,
  icon,
};
export default face;
