// What the table shell and a game's board tell each other. A board knows no rules: it shows the view, offers the legal
// moves, and animates what happened. The shell knows no game.

import type { Choice, Foreseen, Happening, PositionInfo, TableInfo } from "../lib/messages";
import type { Say } from "../lib/language.svelte";
import type { Sound } from "../lib/sound";
import type { Language } from "../lib/stored";

export type { Choice, Happening, PositionInfo, TableInfo, Say };

export interface BoardProps {
  table: TableInfo;
  position: PositionInfo; // what this seat may see now; position.view is the game's own view
  seat: number | null; // whose eyes; null: a spectator or the open view of a replay
  happening: Happening | null; // the entry being shown right now, for animation; null when at rest
  choose: (choice: Choice) => void; // play a legal move
  busy: boolean; // a move is on its way: no second one
  say: Say;
  calm: boolean; // reduced motion
  ask: (rule: string) => void; // open the rule with this id in the rules drawer
  done: () => void; // the animation of `happening` is finished (the shell waits 2.5 s at most, at the end of a game 20 s, and a tap skips)
  open?: unknown[] | null; // an open replay: what every seat saw, views like position.view; show all of it
  log?: Happening[]; // all that has happened, as far as it is shown: for a look back
  foresee?: (moves: Choice[]) => Promise<Record<string, Foreseen["events"]>>; // what moves are sure to lead to, by their texts; see parts/foresight
  hint?: string | null; // the text of the move that a hint or a coach points at: ring it, as "yours to act"
}

// `position` is already the one after `happening` while it is shown: the board remembers what it drew before.
// Several happenings come one after the other; `happening` is null between games and when all is told.

// How a game looks from outside.
export interface Poster {
  icon: string; // of the sprite
  metres: number; // how deep it hangs on the sounding line; what is written there is `<game>-depth`
  minutes: number | null;
  picture?: string | null; // the address of the whole poster, in place of pieces on a backdrop
  pieces: [name: string, x: number, y: number, size: number, turned?: number][];
}

// All that the page knows of a game besides its board. Colours and scene are in colours.css, which it imports.
export interface GameFace {
  poster?: Poster;
  text?: Record<Language, string>; // Fluent: `<game>-depth`, `<game>-credits`, words for its options and settings
  settings?: Record<string, boolean>; // what a reader may switch, and whether it is on at first: `<game>-odds` is its message, too, with `-help`
  asks?: boolean; // the board itself offers all moves and puts the question: the prompt bar stays away
  seats?: boolean; // the board itself shows the seats, each with parts/SeatPlate.svelte inside (clock, connection, name)
  icon?: (code: string, params: Record<string, unknown>) => string | null; // an icon's name for a line of the log
  sound?: (codes: string[], own: boolean) => Sound | null; // for what happened; a card, if it says none
}
