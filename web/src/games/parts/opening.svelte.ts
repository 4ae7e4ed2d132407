// What every board begins with: the view, its words, a stage that follows the journal, its width, and what may be done now.

import { untrack } from "svelte";
import type { BoardProps, Choice, PositionInfo } from "../board";
import { winnersOf } from "./headline";
import { othersOf } from "./seats";
import { follow, type Stage } from "./stage.svelte";
import { tapAhead } from "./tapAhead.svelte";
import { likelyWidth } from "./width";
import type { Words } from "./words";

// What the games differ in.
interface Game<View, Shown extends { ply: number }, Kind extends Stage<Shown>> {
  stage: new (position: PositionInfo) => Kind;
  mergeViews: (view: View, views: View[]) => View; // for an open replay
  wordsIn: (language: string) => Words;
  waits?: boolean; // nothing is asked while something is still being shown
}

type Told = Pick<BoardProps, "position" | "seat" | "happening" | "choose" | "busy" | "say" | "calm" | "done" | "open">;

/** Made once while a board is made; `told` are its props. Its parts may be taken out with `$derived`. */
export class Opening<View extends { seats: readonly unknown[] }, Shown extends { ply: number }, Kind extends Stage<Shown>> {
  readonly stage: Kind;
  readonly tapped: (choice: Choice | undefined) => void;
  #told: () => Told;
  #game: Game<View, Shown, Kind>;
  #position = $derived.by(() => this.#told().position);

  width = $state(likelyWidth());
  readonly roomy = $derived(this.width >= 700);
  readonly wide = $derived(this.width >= 960);

  readonly view: View = $derived.by(() => {
    const { open } = this.#told();
    return open ? this.#game.mergeViews(this.#position.view as View, open as View[]) : (this.#position.view as View);
  });
  readonly words: Words = $derived.by(() => this.#game.wordsIn(this.#told().say.language));

  readonly legal: Choice[] = $derived.by(() => (this.#game.waits && this.stage.playing ? [] : this.#position.legal));
  readonly mine = $derived.by(() => this.legal.length > 0);
  readonly held = $derived.by(() => this.#told().busy && !this.#told().happening); // nothing may be tapped: a move is on its way
  readonly watching = $derived.by(() => this.stage.playing && !this.mine); // something moves, and nobody asks us
  readonly rule: string | null = $derived.by(() => (this.mine && this.#position.prompts.at(-1)?.rule) || null); // behind the question

  readonly others: number[] = $derived.by(() => othersOf(this.#told().seat, this.view.seats.length));
  readonly winners: number[] = $derived.by(() => (this.stage.playing || this.view.seats.length === 1 ? [] : winnersOf(this.#position)));

  constructor(told: () => Told, game: Game<View, Shown, Kind>) {
    this.#told = told;
    this.#game = game;
    this.stage = untrack(() => new game.stage(told().position));
    this.tapped = tapAhead(told);
    follow(this.stage, told);
  }
}
