// What is on the table right now, and the animation that got it there: the journal moves the pieces, event by event.
// Between happenings it just shows the position. It knows no rules; a game defines what is shown and how it animates.

import { tick, untrack } from "svelte";
import type { BoardProps, Happening, PositionInfo, Say } from "../board";
import { isRunning } from "../../lib/clock.svelte";
import { isInstant, readingTime } from "../../lib/pace.svelte";
import type { Event } from "./events";
import { Flights, Skipped, type Show } from "./flights.svelte";

export abstract class Stage<Shown extends { ply: number }> {
  shown: Shown = $state.raw()!;
  caption: string = $state("");
  detail: string = $state("");
  said: string = $state(""); // the last caption: it stays while the page goes on by itself
  news: string = $state(""); // what happened while the reader was choosing: it stands below the question until it is read
  playing = $state(false);

  readonly flights = new Flights();
  protected after: Shown; // the state after the animation
  #before: Shown;
  #read = 0; // when the caption will have been read
  #noted: ReturnType<typeof setTimeout> | undefined; // clears the news
  #manner: { mover: number | null; hurried: boolean } = { mover: null, hurried: false }; // mover: the reader, in their own move

  constructor(position: PositionInfo) {
    this.shown = this.#before = this.after = this.read(position);
  }

  /** Extracts what is shown from a position. */
  protected abstract read(position: PositionInfo): Shown;

  /** Animates these events. */
  protected abstract tell(events: readonly Event[], show: Show, say: Say, position: PositionInfo): Promise<void>;

  /** The places that changed; with reduced motion they fade in. */
  protected abstract changed(before: Shown, after: Shown): string[];

  /** Whether an event must not interrupt the reader's choice, such as a promise or a lock. */
  protected isQuiet(_event: Event): boolean {
    return false;
  }

  /** The places that an event aims at: they light up while it is being told. */
  protected aims(_event: Event): string[] {
    return [];
  }

  /** Says together what happens now, once the sentence before it has been read. */
  protected async speak(events: readonly Event[], show: Show, say: Say): Promise<void> {
    const words = events.map((event) => say.say(event)).filter(Boolean).join(" ");
    const aims = events.flatMap((event) => this.aims(event));
    if (words) {
      await this.readOn(show);
      if (this.caption) this.detail = this.caption;
      this.caption = this.said = words;
      const { mover, hurried } = this.#manner;
      this.#read = performance.now() + readingTime(words, { own: events.every((event) => event.seats?.seat === mover), hurried });
    }
    if (words || aims.length) this.flights.light(aims);
  }

  #note(words: string): void {
    if (!words || isInstant()) return;
    clearTimeout(this.#noted);
    this.news = [this.news, words].filter(Boolean).join(" ");
    this.#noted = setTimeout(() => (this.news = ""), readingTime(this.news));
  }

  /** Waits until the caption has been read. */
  protected async readOn(show: Show): Promise<void> {
    if (this.caption) await show.wait(this.#read - performance.now());
  }

  /** Clears state that is only used during an animation. */
  protected tidy(): void {}

  /** Shows a position without animation. */
  settle(position: PositionInfo, calm = false): void {
    this.leave();
    const before = this.shown;
    this.shown = this.read(position);
    if (before.ply === position.ply) return;
    this.#before = before;
    if (calm) void tick().then(() => this.flights.fade(this.changed(before, this.shown)));
  }

  /** Animates the way to a position. Ends early if another animation starts. */
  async play(happening: Happening, position: PositionInfo, say: Say, calm: boolean): Promise<void> {
    if (this.playing) this.shown = this.after; // finish the interrupted animation
    this.leave();
    const after = (this.after = this.read(position));
    const before = this.shown.ply >= happening.ply ? this.#before : this.shown;
    const unseen = before.ply >= happening.ply; // the board appeared later: there is no earlier state to animate from
    const quiet = position.legal.length > 0 && happening.events.length > 0 && happening.events.every((event) => this.isQuiet(event));
    if (quiet && !unseen) this.#note(happening.events.map((event) => say.say(event)).filter(Boolean).join(" "));
    if (quiet || unseen || !this.flights.root || document.hidden || isInstant()) {
      this.#before = before;
      this.shown = after;
      await tick();
      if (calm) this.flights.fade(this.changed(before, after));
      return;
    }
    const { seat, clocks } = position;
    this.#manner = { mover: happening.seat === seat ? seat : null, hurried: clocks.some((each) => each.seat === seat && isRunning(each)) };
    const show = this.flights.begin(calm);
    this.shown = before;
    this.playing = true;
    try {
      await this.tell(happening.events, show, say, position);
      await this.readOn(show);
      show.check();
    } catch (problem) {
      if (problem instanceof Skipped || !this.flights.root) return; // no root: the board was removed
      throw problem;
    }
    this.leave();
    this.#before = this.shown;
    this.shown = after;
    if (calm) void tick().then(() => this.flights.fade(this.changed(before, after)));
  }

  /** Lands everything immediately; also called when the board is removed. */
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

/** Makes a board's stage follow the journal, one happening at a time; without a happening it shows the position. */
export function follow<Shown extends { ply: number }>(
  stage: Stage<Shown>,
  told: () => Pick<BoardProps, "happening" | "position" | "say" | "calm" | "done">,
): void {
  let last: Happening | null = null;
  let gone = false; // the board was removed: its props can no longer be read
  $effect(() => {
    const { happening, position } = told();
    untrack(() => {
      const { say, calm, done } = told();
      if (!happening) stage.settle(position, calm);
      else if (happening !== last) void stage.play(happening, position, say, calm).then(() => !gone && told().happening === happening && done());
      last = happening;
    });
  });
  $effect(() => () => {
    gone = true;
    stage.leave();
  });
}
