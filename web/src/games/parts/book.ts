// What a game's illustrated rule book gets, and how its parts find the way to the numbered rules.

import { getContext, setContext, type Component } from "svelte";
import type { Say } from "../board";

export interface BookProps {
  data: any; // the game's cards and numbers in force: `Game.book_data`, each book has its own type for them
  say: Say;
  language: string;
  Backdrop: Component; // of the game's poster, for the cover
  seats: number | null; // of the table from which it was opened
  options: Record<string, unknown>; // of that table
}

const KEY = Symbol("rule book");

export const setAsk = (ask: (rule: string) => void) => setContext(KEY, ask);
export const getAsk = (): ((rule: string) => void) => getContext(KEY);

/** The ids of a list such as `DO13 DO16`. */
export const idsOf = (rules: string) => rules.split(" ").filter(Boolean);
