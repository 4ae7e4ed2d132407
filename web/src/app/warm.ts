// Load what a table needs before it is asked for: the shell, the board and the words of the game that was played last.

import { boardOf } from "../games";
import { learn } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";

export function warm(): void {
  const nobodyMinds = () => undefined;
  import("../shell/Table.svelte").catch(nobodyMinds);
  boardOf(settings.game).catch(nobodyMinds);
  learn(settings.game).catch(nobodyMinds);
}

/** The same, when the browser has nothing better to do. */
export function warmLater(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(warm, { timeout: 3000 });
  else setTimeout(warm, 1500);
}
