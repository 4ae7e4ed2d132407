// The bots that people choose from: levels by their strength, then whatever else is installed.

const LEVELS = ["random", "casual", "sound", "strong", "master"];

/** Who plays where nobody has chosen. */
export const USUAL = "sound";

export function byStrength(bots: string[]): string[] {
  return [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot))];
}
