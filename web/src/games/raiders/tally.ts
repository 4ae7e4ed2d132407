// The phases of the final count: exhibits, vault, aquariums.

import type { PositionInfo } from "../board";
import type { PhaseOf } from "../parts/tally";

export const PHASES = ["exhibits", "vault", "aquariums"];

export const phaseOf: PhaseOf = ({ code }) => (code.startsWith("part-exhibit") ? "exhibits" : code === "part-tank" ? "aquariums" : code.startsWith("part-rank") ? null : "vault");

// WR92 The points above which each solo rank begins.
export const RANKS = [50, 75, 100, 125, 150];

export const rankOf = (outcome: NonNullable<PositionInfo["outcome"]>) => outcome.scores[0]?.parts.find((part) => part.code.startsWith("part-rank"))?.code ?? null;
