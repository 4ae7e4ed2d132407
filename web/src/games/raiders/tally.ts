// What the end is counted out in: exhibits, vault, aquariums.

import type { PositionInfo } from "../board";
import type { PhaseOf } from "../parts/tally";

export const PHASES = ["exhibits", "vault", "aquariums"];

export const phaseOf: PhaseOf = ({ code }) => (code.startsWith("part-exhibit") ? "exhibits" : code === "part-tank" ? "aquariums" : code.startsWith("part-rank") ? null : "vault");

// WR92 The points that a rank begins above, for who plays alone.
export const RANKS = [50, 75, 100, 125, 150];

export const rankOf = (outcome: NonNullable<PositionInfo["outcome"]>) => outcome.scores[0]?.parts.find((part) => part.code.startsWith("part-rank"))?.code ?? null;
