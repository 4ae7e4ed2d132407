// Treasures, shells, spots and dice as printed, and how to read their tokens: `gold-crown`, `gold4`, `conch5`.

export const types = ["gems", "gold", "art", "relics"] as const;
export const shells = ["conch", "scallop", "starfish"] as const;
export type Shell = (typeof shells)[number];
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export const PARTS = ["top", "middle", "bottom"] as const; // from top to bottom

export const tintOf: Record<string, string> = { gems: "#f9c6d4", gold: "#fbdfa6", art: "#d5c9ee", relics: "#cbddb6" };
export const ruleOfShell: Record<Shell, string> = { conch: "WR22", scallop: "WR38", starfish: "WR57" };

export const typeOf = (treasure: string) => treasure.split("-")[0]!;
export const pictureOf = (treasure: string) => (treasure.includes("-") ? treasure : `type-${treasure}`);
export const areaOf = (spot: string) => spot.replace(/\d$/, "");
export const numberOf = (token: string) => Number(token.at(-1));
export const isBeach = (spot: string) => spot.startsWith("beach");
export const diverOf = (seat: number | null) => (seat === null ? "rival" : `diver-${seat + 1}`);
/** `plain4` and `starfish2`: a die's zone, with a shell or plain. */
export const zoneOf = (die: string) => (areaOf(die) === "plain" ? null : areaOf(die));

/** Counts each item of a list, in order of first appearance. */
export function counted(things: readonly string[]): [thing: string, count: number][] {
  const found = new Map<string, number>();
  for (const each of things) found.set(each, (found.get(each) ?? 0) + 1);
  return [...found];
}
