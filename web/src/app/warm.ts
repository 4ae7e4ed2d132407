// Load what a table needs before it is asked for: the shell, the board and the words of the game that was played last.

import { boardOf } from "../games";
import { learn } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { load } from "./pages";

export function warm(): Promise<unknown> {
  return Promise.allSettled([load("table"), boardOf(settings.game), learn(settings.game)]);
}

/** The same, when the browser has nothing better to do. */
export function warmLater(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => void warm(), { timeout: 3000 });
  else setTimeout(warm, 1500);
}
