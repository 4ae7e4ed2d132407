// What the options of a game are called. The game declares it: what its words name, and whether its numbers are seats.

import { t, type Say } from "./language.svelte";
import type { GameInfo, OptionInfo } from "./messages";

/** A new table's initial options, where they differ from the server's defaults. */
export const offered = (game: GameInfo): Record<string, unknown> =>
  Object.fromEntries(game.options.filter((option) => JSON.stringify(option.offered) !== JSON.stringify(option.default)).map((option) => [option.name, option.offered]));

/** One value of an option as a word: the game's own, or one that every game may use, such as "none". */
export function wordFor(option: OptionInfo, value: unknown, say: Say): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return option.seat ? t("seat", { number: value }) : String(value);
  const code = [`${option.thing}-${value}`, `option-${option.name}-${value}`, `word-${value}`].find((each) => say.knows(each));
  return code ? say.text(code) : String(value);
}

/** What a word of an option does, if the game explains it. */
export function explanationOf(option: OptionInfo, word: string, say: Say): string {
  const code = `${option.thing}-${word}-${option.explained}`;
  return say.knows(code) ? say.text(code) : "";
}

/** The numbers that an option allows at a table of this size. */
export function numbersOf({ least, most, seat }: OptionInfo, seats: number): number[] {
  if (least === null || most === null) return [];
  return Array.from({ length: (seat ? Math.min(most, seats) : most) - least + 1 }, (_, i) => least + i);
}
