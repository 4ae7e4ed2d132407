// Previews the certain consequences of moves. All moves on offer are requested from the server in one go, so that the
// answer is there by the time the pointer rests on one.

import { untrack } from "svelte";
import type { BoardProps, Choice } from "../board";
import type { Event } from "./events";

/** Returns the certain events of a move; empty until the answer arrives. `asked` changes with the question; `first`: a
 * move to be played before them. */
export function foresight(told: () => { asked: string; moves: Choice[]; first?: Choice; foresee: BoardProps["foresee"] }): (choice: Choice | undefined) => readonly Event[] {
  let known = $state.raw<Record<string, Event[]>>({});
  const asked = $derived(told().asked);
  $effect(() => {
    if (!asked) return;
    let late = false;
    const { moves, first, foresee } = untrack(told);
    if (moves.length) void foresee?.(moves, first).then((found) => late || (known = found));
    return () => {
      late = true;
      known = {};
    };
  });
  return (choice) => (choice && known[choice.text]) || [];
}
