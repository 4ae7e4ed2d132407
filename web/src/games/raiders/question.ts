// The headline and its notes: the question, the players to act and why, anything special right now.

import type { PositionInfo, Say } from "../board";
import { headline } from "../parts/headline";
import { rankOf } from "./tally";
import type { View } from "./view";
import type { Words } from "./words";

const seen = (position: PositionInfo) => position.view as View;

/** The headline while nothing is animated. */
export function heading(position: PositionInfo, seat: number | null, say: Say, words: Words): string {
  if (position.outcome && position.outcome.scores.length === 1) return say.text(rankOf(position.outcome) ?? "", {});
  const asked = headline(position, seat, say);
  if (asked !== null) return asked;
  const { to_act, seats } = seen(position);
  const others = to_act.filter((at) => at !== seat);
  const names = (all: number[]) => ({ players: say.list(all.map((at) => say.player(at))), count: all.length });
  const placing = others.filter((at) => seats[at]!.hand.length);
  if (placing.length) return words("waits-place", names(placing));
  return others.length ? words("waits", names(others)) : "";
}

/** What is in force right now. */
export function tidings(position: PositionInfo, say: Say, words: Words): string {
  const { turns_left, barren, landed, turn, you } = seen(position);
  if (position.outcome) return say.text(`reason-${position.outcome.reason}`);
  const last = turns_left === null ? "" : words(barren ? "last-turns-bare" : "last-turns", { count: turns_left });
  const elsewhere = position.legal.length && you !== null && turn !== you && landed ? words("brought", { seat: say.player(turn), spot: say.thing("spot", landed) }) : "";
  return [elsewhere, last].filter(Boolean).join(" ");
}

const STEPS: Record<string, number> = { take: 0, dive: 1, wash: 1, scallop: 1, claim: 2, "style-piece": 2, "style-shell": 2, buy: 3 };

/** The current step of the turn, 0 to 3; null outside of turns. */
export const stepOf = (view: View): number | null => STEPS[view.stage] ?? null;
