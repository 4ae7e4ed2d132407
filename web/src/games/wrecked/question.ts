// The headline and its notes: the question, the player to act, and what is in force right now.

import type { PositionInfo, Say } from "../board";
import { headline } from "../parts/headline";
import type { View } from "./view";
import type { Words } from "./words";

/** The headline while nothing is animated. */
export function heading(position: PositionInfo, seat: number | null, say: Say, words: Words): string {
  const view = position.view as View;
  const asked = headline(position, seat, say);
  if (position.legal.length && view.stage === "act") return words("your-action", { number: view.actions + 1 });
  if (asked !== null) return asked;
  const [other] = view.to_act;
  if (other === undefined) return "";
  const who = { seat: say.player(other) };
  if (view.stage === "kraken") return words("waits-kraken", { ...who, left: view.kraken.left });
  if (view.stage === "drop" && view.damaged) return words("waits-drop", { ...who, ship: say.thing("ship", view.damaged[1]) });
  return words("waits", who);
}

/** What is in force right now. */
export function tidings(position: PositionInfo, seat: number | null, say: Say, words: Words): string {
  const view = position.view as View;
  if (position.outcome) return say.text(`reason-${position.outcome.reason}`);
  const said: string[] = [];
  if (view.stage === "kraken" && view.kraken.woken_by !== null) {
    const waker = view.kraken.woken_by;
    said.push(waker === seat ? words("you-woke") : words("woke", { seat: say.player(waker) }));
  }
  if (view.stage === "drop" && view.damaged?.[0] === seat) said.push(words("yours-to-place"));
  if (view.idle && !view.ending) said.push(words("idle"));
  if (view.ending) said.push(words("ends", { why: say.text(`ending-${view.ending}`) }));
  return said.join(" ");
}
