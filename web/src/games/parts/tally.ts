// The end, counted out part by part in a few phases, each player's next part at the same time. A game says which phase a
// part belongs to; what belongs to none is not counted.

import type { PositionInfo } from "../board";

type Outcome = NonNullable<PositionInfo["outcome"]>;
export type Part = Outcome["scores"][number]["parts"][number];
export type PhaseOf = (part: Part) => string | null;

/** What is counted so far: each seat's parts, and what is being counted now; null: all of it. */
export interface Tally {
  parts: Part[][];
  now: string | null;
}

export const pointsOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.points, 0);

export const whole = (outcome: Outcome): Tally => ({ parts: outcome.scores.map((score) => score.parts), now: null });

/** One step of the count after the other, from nothing to the last part. */
export function* steps(outcome: Outcome, phases: readonly string[], phaseOf: PhaseOf): Generator<Tally> {
  let parts: Part[][] = outcome.scores.map(() => []);
  for (const now of phases) {
    const all = outcome.scores.map((score) => score.parts.filter((part) => phaseOf(part) === now));
    const most = Math.max(...all.map((each) => each.length));
    if (!most) continue;
    yield { parts, now };
    for (let at = 0; at < most; at++) {
      parts = parts.map((each, seat) => [...each, ...all[seat]!.slice(at, at + 1)]);
      yield { parts, now };
    }
  }
  yield whole(outcome);
}
