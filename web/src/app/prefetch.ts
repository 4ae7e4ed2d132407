// Prefetches what a table needs: the shell, and the board and texts of the game played last.

import { boardOf, likely } from "../games/boards";
import { learn } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { load } from "./pages";

export function prefetch(): Promise<unknown> {
  const game = settings.game || likely;
  return Promise.allSettled([load("table"), boardOf(game), learn(game)]);
}

/** The same, once the browser is idle. */
export function prefetchSoon(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void prefetch(), { timeout: 3000 });
  else setTimeout(prefetch, 1500);
}
