// What lies on a table at this moment, and how it got there: the journal moves the pieces, event by event. Between two
// happenings a stage simply shows the position. It knows no rules; a game says what is shown and how it is told.

import { tick, untrack } from "svelte";
import type { BoardProps, Happening, PositionInfo, Say } from "../board";
import { Flights, Skipped, type Show } from "./flights.svelte";

export type Event = Happening["events"][number];

/** What an event is called by its game: `event-took` and `event-took-secret` are `took`. */
export const kindOf = (event: Event) => event.code.replace(/^event-|-secret$/g, "");

export abstract class Stage<Shown extends { ply: number }> {
  shown: Shown = $state.raw()!;
  caption: string = $state("");
  detail: string = $state("");
  playing = $state(false);

  readonly flights = new Flights();
  protected after: Shown; // how it lies when all is told
  #before: Shown;

  constructor(position: PositionInfo) {
    this.shown = this.#before = this.after = this.read(position);
  }

  /** What is shown of a position. */
  protected abstract read(position: PositionInfo): Shown;

  /** Move the pieces as these events say. */
  protected abstract tell(events: readonly Event[], show: Show, say: Say, position: PositionInfo): Promise<void>;

  /** The places that look otherwise now: they fade in where nothing else may move. */
  protected abstract changed(before: Shown, after: Shown): string[];

  /** Whether nobody needs to watch an event: it changes a word or a lock. */
  protected isQuiet(_event: Event): boolean {
    return false;
  }

  /** Forget what only held while something moved. */
  protected tidy(): void {}

  /** Show a position as it is. */
  settle(position: PositionInfo, calm = false): void {
    this.leave();
    const before = this.shown;
    this.shown = this.read(position);
    if (before.ply === position.ply) return;
    this.#before = before;
    if (calm) void tick().then(() => this.flights.fade(this.changed(before, this.shown)));
  }

  /** Show how a position came about. Ends early when something else is shown. */
  async play(happening: Happening, position: PositionInfo, say: Say, calm: boolean): Promise<void> {
    if (this.playing) this.shown = this.after; // one that is cut short has still happened
    this.leave();
    const after = (this.after = this.read(position));
    const before = this.shown.ply >= happening.ply ? this.#before : this.shown;
    const unseen = before.ply >= happening.ply; // the board came after it: there is nothing to start from
    const quiet = happening.events.length > 0 && happening.events.every((event) => this.isQuiet(event));
    if (calm || quiet || unseen || !this.flights.root || document.hidden) {
      this.#before = before;
      this.shown = after;
      await tick();
      if (calm) this.flights.fade(this.changed(before, after));
      return;
    }
    const show = this.flights.begin();
    this.shown = before;
    this.playing = true;
    try {
      await this.tell(happening.events, show, say, position);
      show.check();
    } catch (problem) {
      if (problem instanceof Skipped || !this.flights.root) return; // without a root the board has gone
      throw problem;
    }
    this.leave();
    this.#before = this.shown;
    this.shown = after;
  }

  /** Everything lands at once; so it does when the board goes away. */
  leave(): void {
    this.flights.end();
    this.caption = this.detail = "";
    this.playing = false;
    this.tidy();
  }

  protected change(what: Partial<Shown>): void {
    this.shown = { ...this.shown, ...what };
  }
}

/** A board's stage follows the journal, one happening after the other; without one it shows the position as it stands. */
export function follow<Shown extends { ply: number }>(
  stage: Stage<Shown>,
  told: () => Pick<BoardProps, "happening" | "position" | "say" | "calm" | "done">,
): void {
  let last: Happening | null = null;
  $effect(() => {
    const { happening, position } = told();
    untrack(() => {
      const { say, calm, done } = told();
      if (!happening) stage.settle(position, calm);
      else if (happening !== last) void stage.play(happening, position, say, calm).then(() => told().happening === happening && done());
      last = happening;
    });
  });
  $effect(() => () => stage.leave());
}
