// The inks of the kinds of points, in the order a game names them: neighbours differ clearly, by day and by night.

const INKS = ["amber", "lagoon", "rust", "sky", "sand", "bone", "coral", "slate", "pink", "kelp", "butter", "rose"];

export const inkOf = (kind: number): string => `var(--i-${INKS[kind % INKS.length]})`;
