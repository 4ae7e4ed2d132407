// Load what a table needs before it is asked for: the shell, the board and the words of the game that was played last.

import { boardOf, likely } from "../games/boards";
import { learn } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { load } from "./pages";

export function prefetch(): Promise<unknown> {
  const game = settings.game || likely;
  return Promise.allSettled([load("table"), boardOf(game), learn(game)]);
}

/** The same, when the browser has nothing better to do. */
export function prefetchSoon(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void prefetch(), { timeout: 3000 });
  else setTimeout(prefetch, 1500);
}
