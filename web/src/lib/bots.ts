// The bots players can choose: the levels by strength, then any other installed bots. People see them as easy to expert.

import type { Say } from "./language.svelte";

const LEVELS = ["casual", "sound", "strong", "master"];
const REFERENCES = ["random", "greedy"]; // for bot authors and simulations: no company for people

/** The default bot. */
export const USUAL = "sound";

/** The bots of a game that are offered to people; the references only if there are no others. */
export function byStrength(bots: string[]): string[] {
  const offered = [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot) && !REFERENCES.includes(bot))];
  return offered.length ? offered : bots;
}

/** A bot's name for people: its strength. */
export const nameOfBot = (bot: string, say: Say): string => say.thing("bot", bot) || bot;
