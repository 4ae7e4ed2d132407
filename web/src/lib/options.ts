// What the options of a game are called, in the words of the game where it has some.

import { t, type Say } from "./language.svelte";
import type { GameInfo, OptionInfo } from "./messages";

const SEATS = ["first", "dealer"]; // options whose number is a seat's

export const kindOf = (option: OptionInfo) => option.name.replace(/s$/, "");

/** The options that a new table begins with, where they differ from those of a table that says nothing. */
export const offered = (game: GameInfo): Record<string, unknown> =>
  Object.fromEntries(game.options.filter((option) => JSON.stringify(option.offered) !== JSON.stringify(option.default)).map((option) => [option.name, option.offered]));

/** One value of an option as a word. */
export function wordFor(option: OptionInfo, value: unknown, say: Say): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return SEATS.includes(option.name) ? t("seat", { number: value }) : String(value);
  const token = String(value);
  for (const code of [`${kindOf(option)}-${token}`, `option-${option.name}-${token}`]) if (say.knows(code)) return say.text(code);
  return say.knows(`word-${token}`) ? say.text(`word-${token}`) : token;
}
