// Several moves from one tap: each is sent once the one before it is in and the game asks for it. Every move is an
// ordinary one, judged by the server; if something else comes up in between, the rest is dropped.

import { untrack } from "svelte";
import type { BoardProps, Choice } from "../board";

type Told = Pick<BoardProps, "busy" | "happening" | "position" | "choose" | "calm" | "undo">;

const LOOK = 500; // milliseconds to see each move, unless its animation ends sooner
const BEAT = 40;
const PATIENCE = 3000; // for the answer to a move

/** A move that the board composes itself, such as a step to a position. */
export const choiceOf = (text: string): Choice => ({ text, move: { move: text.split(" ")[0]! }, words: null });

export class Sequence {
  left: readonly string[] = $state.raw([]); // still to be sent
  #told: () => Told;
  #ply = $state(-1); // the position in which the last one was sent
  #sent = 0; // when
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether moves are still to be sent, or the last one is on its way. */
  readonly running = $derived.by(() => this.left.length > 0 || (this.#told().busy && this.#told().position.ply === this.#ply));

  constructor(told: () => Told) {
    this.#told = told;
    $effect(() => () => this.stop());
  }

  /** Sends moves one after another; `back`: takes the last move back first. */
  play(moves: readonly string[], back = false): void {
    const { position, undo } = this.#told();
    this.left = moves;
    this.#ply = back ? position.ply : -1;
    this.#sent = performance.now();
    if (back) undo?.();
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = [];
  }

  #next = (): void => {
    clearTimeout(this.#timer);
    const [text, ...rest] = untrack(() => this.left);
    if (!text) return;
    const { busy, happening, position, choose, calm } = this.#told();
    const waited = performance.now() - this.#sent;
    const seen = position.ply !== this.#ply && (calm || !happening || waited > LOOK || this.#ply < 0);
    if (busy || !seen) {
      if (waited > PATIENCE) return this.stop();
      this.#timer = setTimeout(this.#next, BEAT);
      return;
    }
    const verb = text.split(" ")[0];
    const choice = position.legal.find((each) => each.text === text) ?? (position.legal.some(({ move }) => move.move === verb) ? choiceOf(text) : null);
    if (!choice) return this.stop();
    this.left = rest;
    this.#ply = position.ply;
    this.#sent = performance.now();
    choose(choice);
    if (rest.length) this.#timer = setTimeout(this.#next, BEAT);
  };
}
