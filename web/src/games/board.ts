// The interface between the table shell and a game's board. A board knows no rules: it shows the view, offers the legal
// moves, and animates what happened. The shell knows no game.

import type { Choice, Foreseen, Happening, PositionInfo, TableInfo } from "../lib/messages";
import type { Say } from "../lib/language.svelte";
import type { Sound } from "../lib/sound";
import type { Language } from "../lib/stored";

export type { Choice, Happening, PositionInfo, TableInfo, Say };

export interface BoardProps {
  table: TableInfo;
  position: PositionInfo; // what this seat can see now; position.view is the game's own view
  seat: number | null; // the reader's seat; null: a spectator or the open view of a replay
  happening: Happening | null; // the entry being shown right now, for animation; null when at rest
  choose: (choice: Choice) => void; // play a legal move
  busy: boolean; // a move is in flight: do not play another
  say: Say;
  calm: boolean; // reduced motion
  ask: (rule: string) => void; // open the rule with this id in the rules drawer
  done: () => void; // the animation of `happening` is finished (the shell waits 2.5 s at most, at the end of a game 20 s, and a tap skips)
  open?: unknown[] | null; // an open replay: every seat's view, to be shown together
  log?: Happening[]; // everything shown so far, for looking back
  foresee?: (moves: Choice[], first?: Choice) => Promise<Record<string, Foreseen["events"]>>; // the certain consequences of moves, by move text, after a first one; see parts/foresight
  undo?: () => void; // take back the last own move, if nothing has come to light since
  hint?: string | null; // the text of the move that a hint or a coach points at: ring it, as "yours to act"
}

// While `happening` is shown, `position` is already the one after it: the board remembers what it drew before.
// Happenings come one at a time; `happening` is null between games and when everything has been shown.

// A game's poster on the home page.
export interface Poster {
  icon: string; // of the sprite
  level: number; // how far from the shore it hangs: 1 is the easiest game; the label is `<game>-depth`
  minutes: number | null;
  picture?: string | null; // the address of the whole poster, in place of pieces on a backdrop
  pieces: [name: string, x: number, y: number, size: number, turned?: number][];
}

// What the page knows about a game besides its board. It imports colours.css for colours and scene.
export interface GameFace {
  poster?: Poster;
  text?: Record<Language, string>; // Fluent: `<game>-depth`, `<game>-credits`, texts of its options and settings
  settings?: Record<string, boolean>; // on/off settings and their defaults; `<game>-odds` is also the message id, with `-help`
  keys?: Record<string, string>; // its board's single-letter keys, and the message that says what each does
  asks?: boolean; // the board itself shows the question and all moves: no prompt bar
  seats?: boolean; // the board itself shows the seats, each with parts/SeatPlate.svelte (clock, connection, name)
  speaks?: (say: Say, view: unknown) => Say; // how this game tells what happened, where that depends on the view
  icon?: (code: string, params: Record<string, unknown>) => string | null; // the icon for a log line
  sound?: (codes: string[], own: boolean) => Sound | null; // the sound of some events; default: a card
}
