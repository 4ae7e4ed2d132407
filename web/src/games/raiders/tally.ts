// The end, counted out part by part: exhibits, vault, aquariums, each player's next part at the same time.

import type { PositionInfo } from "../board";

type Part = NonNullable<PositionInfo["outcome"]>["scores"][number]["parts"][number];
type Outcome = NonNullable<PositionInfo["outcome"]>;

export const PHASES = ["exhibits", "vault", "aquariums"] as const;
export type Phase = (typeof PHASES)[number];

/** What is counted so far: each seat's parts, and what is being counted now; null: all of it. */
export interface Tally {
  parts: Part[][];
  now: Phase | null;
}

const phaseOf = (part: Part): Phase | null => (part.code.startsWith("part-exhibit") ? "exhibits" : part.code === "part-tank" ? "aquariums" : part.code.startsWith("part-rank") ? null : "vault");

export const partsIn = (parts: readonly Part[], phase: Phase) => parts.filter((part) => phaseOf(part) === phase);
export const pointsOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.points, 0);
export const rankOf = (outcome: Outcome) => outcome.scores[0]?.parts.find((part) => part.code.startsWith("part-rank"))?.code ?? null;

export const whole = (outcome: Outcome): Tally => ({ parts: outcome.scores.map((score) => score.parts), now: null });

/** One step of the count after the other, from nothing to the last part. */
export function* steps(outcome: Outcome): Generator<Tally> {
  let parts: Part[][] = outcome.scores.map(() => []);
  for (const now of PHASES) {
    yield { parts, now };
    const all = outcome.scores.map((score) => partsIn(score.parts, now));
    for (let at = 0; at < Math.max(...all.map((each) => each.length)); at++) {
      parts = parts.map((each, seat) => [...each, ...all[seat]!.slice(at, at + 1)]);
      yield { parts, now };
    }
  }
  yield whole(outcome);
}
