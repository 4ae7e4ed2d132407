// Counts the final scores part by part in a few phases, all players in parallel. A game assigns each part to a phase;
// parts without a phase are not counted.

import type { PositionInfo } from "../board";

type Outcome = NonNullable<PositionInfo["outcome"]>;
export type Part = Outcome["scores"][number]["parts"][number];
export type PhaseOf = (part: Part) => string | null;

/** The count so far: each seat's parts, and the phase being counted; null: all of it. */
export interface Tally {
  parts: Part[][];
  now: string | null;
}

export const pointsOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.points, 0);

export const whole = (outcome: Outcome): Tally => ({ parts: outcome.scores.map((score) => score.parts), now: null });

/** Yields each step of the count, from nothing to the last part. */
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
