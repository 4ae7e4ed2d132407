// The state every board starts with: view, texts, a stage that follows the journal, width, and the legal moves.

import { untrack } from "svelte";
import type { BoardProps, Choice, PositionInfo } from "../board";
import { winnersOf } from "./headline";
import { othersOf } from "./seats";
import { follow, type Stage } from "./stage.svelte";
import { tapAhead } from "./tapAhead.svelte";
import { likelyHeight, likelyWidth } from "./width";
import type { Words } from "./words";

// The parts that differ between games.
interface Game<View, Shown extends { ply: number }, Kind extends Stage<Shown>> {
  stage: new (position: PositionInfo) => Kind;
  mergeViews: (view: View, views: View[]) => View; // for an open replay
  wordsIn: (language: string) => Words;
  waits?: boolean; // no answers while an animation is running; otherwise they can be tapped ahead while the reader’s own move is shown
}

type Told = Pick<BoardProps, "position" | "seat" | "happening" | "choose" | "busy" | "say" | "calm" | "done" | "open">;

/** Created once with the board; `told` returns the board's props. Destructure it with `$derived`. */
export class Opening<View extends { seats: readonly unknown[] }, Shown extends { ply: number }, Kind extends Stage<Shown>> {
  readonly stage: Kind;
  readonly tapped: (choice: Choice | undefined) => void;
  #told: () => Told;
  #game: Game<View, Shown, Kind>;
  #position = $derived.by(() => this.#told().position);

  width = $state(likelyWidth());
  height = $state(likelyHeight());
  readonly #tall = $derived(this.height >= 540);
  readonly roomy = $derived(this.width >= 700 && this.#tall);
  readonly wide = $derived(this.width >= 960 && this.#tall);
  readonly short = $derived(!this.#tall && this.width > this.height); // the answers stand beside the pieces, not below them

  readonly view: View = $derived.by(() => {
    const { open } = this.#told();
    return open ? this.#game.mergeViews(this.#position.view as View, open as View[]) : (this.#position.view as View);
  });
  readonly words: Words = $derived.by(() => this.#game.wordsIn(this.#told().say.language));

  // The question is put once everything before it has been shown.
  readonly legal: Choice[] = $derived.by(() => {
    const { seat, happening } = this.#told();
    const ahead = !this.#game.waits && seat !== null && happening?.seat === seat;
    return this.stage.playing && !ahead ? [] : this.#position.legal;
  });
  readonly mine = $derived.by(() => this.legal.length > 0 && !this.stage.playing);
  readonly held = $derived.by(() => this.#told().busy && !this.#told().happening); // input is locked: a move is in flight
  readonly watching = $derived.by(() => this.stage.playing); // something is being shown
  readonly rule: string | null = $derived.by(() => (this.mine && this.#position.prompts.at(-1)?.rule) || null); // the rule behind the question

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
