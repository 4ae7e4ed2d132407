// Written by web/write_types.py from the server's structs. Do not edit: run `python web/write_types.py`.

import type { Outcome, Prompt } from "../../lib/messages";

// The table as one seat sees it; `you` is None for a spectator.
export interface View {
  you: number | null;
  to_act: number[];
  turn: number;
  turns: number;
  deck: number;
  locker: number;
  exploration: string[];
  owed: number;
  risk: Risk | null;
  seats: SeatView[];
  variant: string | null;
  victim: number | null;
  seen_by: number[][];
  prompts: Prompt[];
  knowledge: Knowledge | null;
  outcome: Outcome | null;
}

// How many of the cards that could come next would be an incident.
export interface Risk {
  bad: number;
  cards: number;
}

// One player's side of the table: the open Hold, sorted by suit and value, and what it would score now.
export interface SeatView {
  hold: string[];
  points: number;
  diver: string | null;
  character: string | null;
}

// What this seat alone knows: seen deck cards, top first; what its Map shows; Locker cards seen and not chosen.
export interface Knowledge {
  deck: string[];
  map: string[];
  locker: string[];
}

// Reveal the top card of the deck.
export interface Dive {
  move: "dive";
}

// Return with the whole Exploration.
export interface Surface {
  move: "surface";
}

// Place the card that the Drone saw.
export interface Place {
  move: "place";
}

// Return, and leave the card that the Drone saw on the deck.
export interface Leave {
  move: "leave";
}

// Place one of the Locker cards that the Map shows.
export interface Map {
  move: "map";
  card: string;
}

// Send an opponent's card to the Locker.
export interface Knife {
  move: "knife";
  card: string;
}

// Bring a card of your own Hold up into the Exploration.
export interface Net {
  move: "net";
  card: string;
}

// Take an opponent's card into the Exploration.
export interface Harpoon {
  move: "harpoon";
  card: string;
}

// Choose whose Hold pays the bonus.
export interface Plunder {
  move: "plunder";
  seat: number;
}

// Choose whose losses the Saboteur collects.
export interface Sabotage {
  move: "sabotage";
  seat: number;
}

// Give up a card of your own: your Knife met an Iron Wetsuit.
export interface Lose {
  move: "lose";
  card: string;
}

export type Move =
  | Dive
  | Surface
  | Place
  | Leave
  | Map
  | Knife
  | Net
  | Harpoon
  | Plunder
  | Sabotage
  | Lose;
