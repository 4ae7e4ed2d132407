// A tap during an animation counts: it skips the animation, then plays the move.

import { untrack } from "svelte";
import type { BoardProps, Choice } from "../board";
import { settings } from "../../lib/settings.svelte";

type Told = Pick<BoardProps, "busy" | "happening" | "position" | "choose" | "done">;

/** Returns the function a board calls when a choice is tapped; `told` returns the board's props. */
export function tapAhead(told: () => Told): (choice: Choice | undefined) => void {
  let early = $state.raw<{ choice: Choice; ply: number } | null>(null);
  $effect(() => {
    const { busy } = told();
    if (!early || busy) return;
    const { choice, ply } = early;
    untrack(() => {
      early = null;
      const { position, choose } = told();
      if (position.ply === ply && position.legal.length) choose(choice); // free moves are not in `legal`
    });
  });
  return (choice) => {
    const { busy, happening, position, choose, done } = told();
    if (!choice) return;
    if (!busy) choose(choice);
    else if (happening) {
      early = { choice, ply: position.ply };
      done();
    }
  };
}

/** Whether a key press is meant for the board rather than a field or a sheet. */
export function meant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.key.length === 1 && !settings.keys) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog, [contenteditable]");
}
