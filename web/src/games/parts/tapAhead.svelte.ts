// A tap while something is still moving counts: the show ends at once, and then the move is played.

import { untrack } from "svelte";
import type { BoardProps, Choice } from "../board";

type Told = Pick<BoardProps, "busy" | "happening" | "position" | "choose" | "done">;

/** What a board calls when a choice is tapped; `told` are the board's props. */
export function tapAhead(told: () => Told): (choice: Choice | undefined) => void {
  let early = $state.raw<{ choice: Choice; ply: number } | null>(null);
  $effect(() => {
    const { busy } = told();
    if (!early || busy) return;
    const { choice, ply } = early;
    untrack(() => {
      early = null;
      const { position, choose } = told();
      if (position.ply === ply && position.legal.length) choose(choice); // a free move is in no list
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

/** Whether a key is meant for the board, not for a field or a sheet. */
export function meant(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !(event.target as HTMLElement).closest("input, textarea, select, dialog, [contenteditable]");
}
