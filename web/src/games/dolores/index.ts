// Dolores, as the page knows it.

import type { GameFace } from "../board";
import { pictureOf } from "./cards";
import "./colours.css";
import de from "./text/face.de.ftl?raw";
import en from "./text/face.en.ftl?raw";

const PICTURES: Record<string, string> = {
  locked: "ui-lock", unlocked: "ui-undo",
  bet: "msg-wager", "won-bet": "msg-wager", "lost-bet": "msg-wager", "took-none": "msg-wager",
  discarded: "skull", dropped: "skull",
  stole: "msg-theft", "theft-idle": "msg-theft",
  offered: "ui-people", vowed: "ui-chat", "kept-word": "ui-check", "broke-word": "ui-close", "broke-vow": "ui-close", "told-truth": "ui-check", lied: "ui-close",
}; // prettier-ignore
const MESSAGES = /^(whirlpool|convoy|new-wave|broken-lantern|foiled|lookout|dawn)$/;

// The picture beside a line of the log.
function icon(code: string, params: Record<string, unknown>): string | null {
  const kind = code.replace(/^event-|-secret$/g, "");
  if (PICTURES[kind]) return PICTURES[kind];
  if (MESSAGES.test(kind)) return `msg-${kind}`;
  const shape = params.shape ?? (typeof params.hand === "string" ? params.hand.split("-")[0] : null);
  if (typeof shape === "string") return `hand-${shape}`;
  const card = params.card ?? (Array.isArray(params.cards) ? params.cards[0] : null);
  return typeof card === "string" ? pictureOf(card) : null;
}

const face: GameFace = {
  poster: { icon: "hand-pick", level: 2, minutes: 30, pieces: [["lantern", 85, 38, 80], ["hand-fight", 14, 56, 84, 68], ["hand-peace", 152, 56, 84, -68]] },
  text: { en, de },
  keys: { p: "dolores-key-peace", f: "dolores-key-fight", i: "dolores-key-pick", l: "dolores-key-lock", x: "dolores-key-pass" },
  asks: true,
  seats: true,
  icon,
};
export default face;
