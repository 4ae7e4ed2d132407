// The bots players can choose: the levels by strength, then any other installed bots.

const LEVELS = ["random", "casual", "sound", "strong", "master"];

/** The default bot. */
export const USUAL = "sound";

export function byStrength(bots: string[]): string[] {
  return [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot))];
}
