// What the page and the board of a game from another package tell each other. docs/add-a-game.md explains it; a test
// keeps the two together. It is stable: what is here stays, and more may come. Plain DOM, so any framework or none will do.

import type { Choice, Event, Outcome, Prompt } from "../../lib/messages";
import type { Language } from "../../lib/stored";

/** The module that a package brings: an ES module that exports `mount`. */
export interface BoardModule {
  mount(root: HTMLElement, host: Host): MountedBoard;
}

/** `update` is called right after `mount`, and again whenever something has changed. */
export interface MountedBoard {
  update(now: Now): void | Promise<unknown>; // the page shows the next move when this is done, after 2.5 s at the latest
  destroy?(): void;
}

/** What a board may ask of the page. */
export interface Host {
  text(code: string, params?: Record<string, string | number>): string; // a message of the game, in the reader's language
  say(saying: Prompt | Event): string; // a prompt or an event as a sentence
  player(seat: number): string; // a player's name
  choose(choice: Choice): void; // play one of `legal` or `free`
  showRule(rule: string): void; // open the rules at this rule
  placeSeat(seat: number, into: HTMLElement): void; // put a seat's plate there: flag, name, clock, connection, final points
  icon(name: string): string; // the address of one of the page's icons, for <use href>
}

/** A position, as one seat may see it. */
export interface Now {
  seat: number | null; // the seat that looks; null for a spectator
  view: any; // what `State.view` returned
  views: any[] | null; // the views of all seats, in the open replay of a finished game
  options: Record<string, unknown>; // what the table agreed on, where it differs from the defaults
  players: string[]; // the names of all seats
  toAct: number[]; // the seats that owe a decision
  prompts: Prompt[]; // what this seat is asked, the innermost question last
  legal: Choice[]; // the answers: `move` as JSON, `text` as in records, `words` as a button says it
  free: Choice[]; // what this seat may do unasked
  busy: boolean; // nothing may be chosen now
  hint: string | null; // the `text` of the move that a hint points at
  happening: { seat: number | null; events: Event[] } | null; // what has just happened, told once; `view` is after it
  outcome: Outcome | null; // scores and places, when the game is over
  language: Language;
  calm: boolean; // the reader wants no motion
}
