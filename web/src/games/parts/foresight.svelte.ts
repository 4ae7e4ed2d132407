// What moves are sure to lead to, before one is played. The server is asked as soon as they are offered, about all of
// them at once: when a pointer rests on one, the answer is here.

import { untrack } from "svelte";
import type { BoardProps, Choice } from "../board";
import type { Event } from "./stage.svelte";

/** Gives the events that a move is sure to lead to; none while the answer is on its way. `asked` changes with the question. */
export function foresight(told: () => { asked: string; moves: Choice[]; foresee: BoardProps["foresee"] }): (choice: Choice | undefined) => readonly Event[] {
  let known = $state.raw<Record<string, Event[]>>({});
  const asked = $derived(told().asked);
  $effect(() => {
    if (!asked) return;
    let late = false;
    const { moves, foresee } = untrack(told);
    if (moves.length) void foresee?.(moves).then((found) => late || (known = found));
    return () => {
      late = true;
      known = {};
    };
  });
  return (choice) => (choice && known[choice.text]) || [];
}
