// The state every board starts with: view, texts, a stage that follows the journal, width, and the legal moves.

import { untrack } from "svelte";
import type { BoardProps, Choice, PositionInfo } from "../board";
import { winnersOf } from "./headline";
import { othersOf } from "./seats";
import { follow, type Stage } from "./stage.svelte";
import { tapAhead } from "./tapAhead.svelte";
import { likelyWidth } from "./width";
import type { Words } from "./words";

// The parts that differ between games.
interface Game<View, Shown extends { ply: number }, Kind extends Stage<Shown>> {
  stage: new (position: PositionInfo) => Kind;
  mergeViews: (view: View, views: View[]) => View; // for an open replay
  wordsIn: (language: string) => Words;
  waits?: boolean; // no question while an animation is running
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
  readonly roomy = $derived(this.width >= 700);
  readonly wide = $derived(this.width >= 960);

  readonly view: View = $derived.by(() => {
    const { open } = this.#told();
    return open ? this.#game.mergeViews(this.#position.view as View, open as View[]) : (this.#position.view as View);
  });
  readonly words: Words = $derived.by(() => this.#game.wordsIn(this.#told().say.language));

  readonly legal: Choice[] = $derived.by(() => (this.#game.waits && this.stage.playing ? [] : this.#position.legal));
  readonly mine = $derived.by(() => this.legal.length > 0);
  readonly held = $derived.by(() => this.#told().busy && !this.#told().happening); // input is locked: a move is in flight
  readonly watching = $derived.by(() => this.stage.playing && !this.mine); // an animation is running, and it is not our move
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
