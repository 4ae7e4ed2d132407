// Written by web/write_types.py from the server's structs. Do not edit: run `python web/write_types.py`.

import type { Outcome, Prompt } from "../../lib/messages";

// The table as one seat sees it; `you` is None for a spectator.
// contest counted from 1; 0 before the first loot is dealt dealer deals, or is about to; `left` is the player on the
// dealer's left looker the only seat that sees this contest's face-down loot lantern the seat that will look at the
// next contest's loot trick whose Two-Hand Trick is in force (after a Foiled) wager whose Wager is in force (after a
// Foiled) foiled this contest is being played again lookout Dawn has come and has no effect discard all discarded
// cards, sorted
export interface View {
  you: number | null;
  to_act: number[];
  stage: "between" | "choosing" | "dawn" | "haul" | "loot" | "over" | "pick" | "revealed" | "sets" | "theft" | "trick";
  contest: number;
  dealer: number;
  left: number;
  deck: number;
  loot: LootView[];
  seats: SeatView[];
  looker: number | null;
  lantern: number | null;
  trick: number | null;
  wager: number | null;
  foiled: boolean;
  lookout: boolean;
  discard: string[];
  simple: boolean;
  prompts: Prompt[];
  knowledge: Knowledge | null;
  outcome: Outcome | null;
}

// One card of the loot: its slot, the seat on whose side it lies, and the card, if you may see it.
// face_down hidden from all but the user of the Broken Lantern claim what that player says it is
export interface LootView {
  slot: string;
  side: number;
  card: string | null;
  face_down: boolean;
  claim: string | null;
}

// One player's side of the table.
// points what the sets would score now locked a choice is locked in and not shown yet hand the shapes shown in this
// contest: two for a Two-Hand Trick, none before the reveal shape the one that counts, once that is settled bet a
// Wager's shapes for the dealer and for the left neighbour, once they are shown
export interface SeatView {
  sets: SetView[];
  messages: string[];
  points: number;
  locked: boolean;
  hand: string[];
  shape: string | null;
  bet: [string, string] | null;
  word: WordView;
}

// One open set: its goods, its cards from the lowest up, their total, and why it would score now, if it would.
export interface SetView {
  goods: string;
  cards: string[];
  total: number;
  scores: "doubled" | "highest" | "lowest" | null;
}

// What a seat has said and how it kept it: the standing promise and deal (`yours`, `mine`), and the open tally.
export interface WordView {
  promise: string | null;
  deal: [string, string] | null;
  vowed: boolean;
  kept: number;
  broken: number;
  vow_broken: boolean;
}

// What this seat alone knows: what it has locked in, and whether it lets all windows pass.
export interface Knowledge {
  hand: string | null;
  bet: [string, string] | null;
  set: string | null;
  always_pass: boolean;
}

// Lock in a shape; two of them, if you play a Two-Hand Trick.
export interface Show {
  move: "show";
  hand: string;
}

// Lock in a Wager: what the dealer and the left neighbour will play.
export interface Bet {
  move: "bet";
  dealer: string;
  left: string;
}

// Play no message card now.
export interface Pass {
  move: "pass";
}

// Choose one of the two shapes of a Two-Hand Trick.
export interface Keep {
  move: "keep";
  shape: string;
}

// Rearrange the loot: the cards in these slots go to the left neighbour's side.
export interface Whirlpool {
  move: "whirlpool";
  slots: string;
}

// Draw one more card for each side.
export interface Convoy {
  move: "convoy";
}

// Discard the loot and draw four new cards.
export interface NewWave {
  move: "new-wave";
}

// The next contest is dealt face down, and you alone look.
export interface BrokenLantern {
  move: "broken-lantern";
}

// Cancel the choices that were just shown.
export interface Foiled {
  move: "foiled";
}

// Cancel Dawn's effect.
export interface Lookout {
  move: "lookout";
}

// Take cards of the loot with a won Wager: as many as you like, or none.
export interface Haul {
  move: "haul";
  slots: string;
}

// Take the one card of a First Pick.
export interface Pick {
  move: "pick";
  slot: string;
}

// Lock in the goods that you discard after a double First Pick.
export interface Drop {
  move: "drop";
  goods: string;
}

// Take a goods card from another player with a Theft.
export interface Steal {
  move: "steal";
  seat: number;
  card: string;
}

// Say: I will play this shape.
export interface Promise {
  move: "promise";
  shape: string;
}

// Say: if you play the first shape, I play the second.
export interface Deal {
  move: "deal";
  yours: string;
  mine: string;
}

// Say what a face-down card is: only you have seen it.
export interface Claim {
  move: "claim";
  slot: string;
  card: string;
}

// Say: I never break my word.
export interface Vow {
  move: "vow";
}

// From now on, do not ask me about message cards.
export interface AlwaysPass {
  move: "always-pass";
}

// From now on, ask me again.
export interface AskMe {
  move: "ask-me";
}

export type Move =
  | Show
  | Bet
  | Pass
  | Keep
  | Whirlpool
  | Convoy
  | NewWave
  | BrokenLantern
  | Foiled
  | Lookout
  | Haul
  | Pick
  | Drop
  | Steal
  | Promise
  | Deal
  | Claim
  | Vow
  | AlwaysPass
  | AskMe;
