// The phases of the final count: the Stockpile, upgrades, Infamy, buildings, deeds and cargo at sea, and what the Kraken took.

import type { PhaseOf } from "../parts/tally";

export const PHASES = ["coins", "upgrades", "infamy", "built", "deeds", "losses"];

const PHASE: Record<string, string> = {
  "part-coins": "coins",
  "part-upgrades": "upgrades",
  "part-skulls": "infamy",
  "part-flags": "infamy",
  "part-building": "built",
  "part-slain": "deeds",
  "part-aboard": "deeds",
  "part-tentacle": "losses",
  "part-penalty": "losses",
};

export const phaseOf: PhaseOf = ({ code }) => PHASE[code] ?? null;
