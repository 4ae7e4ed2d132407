// The layout of the lagoon: four rings of six spots, the Reef between them if there is room, the beach below.

import { areaOf, numberOf } from "./pieces";

export interface Point {
  x: number;
  y: number;
}

export interface Lagoon {
  ring: number; // its radius
  wrecks: Record<string, Point>; // their centres
  shore: number; // where the water ends
  reef: { x: number; y: number; width: number; height: number; waist: number } | null; // widest where the rings leave room
  spot: (name: string) => Point;
}

export const SPOT = 44; // touch target of a spot
const BETWEEN = 500; // from this width on, the Reef fits between the wrecks
const LOW = { width: 440, height: 420 }; // where it would take height from the wrecks

/** `room`: the height that the lagoon shares with the Reef. */
export function layOut(width: number, height: number, room = height): Lagoon {
  const roomy = width >= BETWEEN || (width >= LOW.width && room < LOW.height);
  const shore = height - (roomy ? Math.min(92, Math.max(66, height * 0.18)) : height < 300 ? 60 : 66);
  const tall = (shore / 2 - SPOT - 4) / Math.sqrt(3);
  const ring = Math.max(38, Math.min(tall, roomy ? width * 0.117 : width / 4 - SPOT / 2 - 3, 128));
  const half = ring + SPOT / 2;
  const side = roomy ? Math.max(half + 5, width * 0.16) : width / 4;
  const [left, right] = [side, width - side];
  const [high, low] = [shore * 0.25 + 4, shore * 0.75 + 2];
  const wrecks = { gems: { x: left, y: high }, gold: { x: right, y: high }, art: { x: left, y: low }, relics: { x: right, y: low } };
  const between = right - left;
  const narrow = Math.min(between - 2 * half - 8, 400); // beside the third and the sixth spots
  const wide = Math.min(between - ring - SPOT - 14, narrow + 34); // between the rows of rings
  const reef = roomy ? { x: width / 2, y: shore / 2 - 1, width: wide, height: Math.min(shore - 24, 350), waist: (wide - narrow) / 2 } : null;
  const spot = (name: string): Point => {
    const at = numberOf(name) - 1;
    if (areaOf(name) === "beach") return { x: ((at + 0.5) * width) / 6 - (roomy ? 14 : 0), y: roomy ? (shore + height) / 2 + 8 : height - 26 };
    const { x, y } = wrecks[areaOf(name) as keyof typeof wrecks];
    const angle = ((at * 60 - 120) * Math.PI) / 180;
    return { x: x + ring * Math.cos(angle), y: y + ring * Math.sin(angle) };
  };
  return { ring, wrecks, shore, reef, spot };
}
