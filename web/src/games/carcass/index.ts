// Captain Carcass, as the page knows it.

import type { GameFace } from "../board";
import { suitOf } from "./cards";
import "./colours.css";
import { settings } from "./odds";
import { sound } from "./sounds";
import de from "./text/face.de.ftl?raw";
import en from "./text/face.en.ftl?raw";

// The picture beside a line of the log.
function icon(code: string, params: Record<string, unknown>): string | null {
  if (code === "event-incident") return "skull";
  if (code.startsWith("event-surfaced")) return "ui-surface";
  if (code.startsWith("event-bonus")) return "carcass-key";
  if (code.startsWith("event-map")) return "carcass-map";
  if (code.startsWith("event-peeked")) return "carcass-drone";
  if (code === "event-knifed" || code === "event-scavenged" || code === "event-deflected") return "carcass-knife";
  if (code === "event-netted") return "carcass-net";
  if (code === "event-speared") return "carcass-harpoon";
  return typeof params.card === "string" ? `carcass-${suitOf(params.card)}` : null;
}

const face: GameFace = {
  poster: { icon: "carcass-squid", level: 1, minutes: 15, pieces: [["carcass-squid", 104, 10, 128], ["carcass-chest", 28, 84, 74], ["carcass-key", 30, 20, 50]] },
  text: { en, de },
  settings,
  keys: { d: "carcass-key-dive", s: "carcass-key-surface" },
  asks: true,
  seats: true,
  icon,
  sound,
};
export default face;
