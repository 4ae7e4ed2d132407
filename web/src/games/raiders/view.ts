// Written by web/write_types.py from the server's structs. Do not edit: run `python web/write_types.py`.

import type { Outcome, Prompt } from "../../lib/messages";

// The table as one seat sees it; `you` is None for a spectator.
// number the number of the die taken, after Conches landed the spot where a diver has just arrived in a wreck
// vault_rows what each row of the vault is worth, from the bottom conch_coins what a Conch on an exhibit is worth
// goal how many exhibits end the game turns_left turns left after a player has reached it bare_turns whole turns
// with all wrecks bare; None while they are not barren that is why the last turns come rivals one player alone:
// Rivals in the supply; None at other tables turn_of one player alone: which of the six turns of the round this is
// bumped one player alone: whose diver is being washed ashore, "you" or "rival" drained one player alone: a supply
// ran out in this round
export interface View {
  you: number | null;
  to_act: number[];
  stage: "buy" | "claim" | "dive" | "over" | "rival" | "scallop" | "shop" | "style-piece" | "style-shell" | "take" | "wash";
  turn: number;
  round: number;
  reef: DieView[];
  number: number | null;
  landed: string | null;
  wrecks: WreckView[];
  divers: SpotView[];
  beach: string[][];
  shells: ShellsView;
  exhibits: ExhibitView[];
  deck: number;
  market: PieceView[];
  stacks: Record<string, number>;
  pedestals: number;
  vault_rows: number[];
  conch_coins: number;
  seats: SeatView[];
  claim: ClaimView | null;
  goal: number;
  turns_left: number | null;
  bare_turns: number | null;
  barren: boolean;
  rivals: number | null;
  turn_of: number | null;
  bumped: "rival" | "you" | null;
  drained: boolean;
  prompts: Prompt[];
  outcome: Outcome | null;
}

// A die of the Reef, as a move names it (`conch5`).
export interface DieView {
  die: string;
  number: number;
  shell: string | null;
}

// One wreck: how many treasures its supply has, its face-up discards, and whether a Rival came in this round.
export interface WreckView {
  type: string;
  supply: number;
  discards: string[];
  visited: boolean;
}

// A diver on a spot: whose it is; None for a Rival's.
export interface SpotView {
  spot: string;
  seat: number | null;
}

export interface ShellsView {
  conch: number;
  scallop: number;
  starfish: number;
}

// One exhibit card: its treasures in printed order, coins, crests, and the reward for that order.
// style "piece", "any-shell", "shells" (those in `shells`), or none decorated a Conch lies on it
export interface ExhibitView {
  name: string;
  treasures: string[];
  coins: number;
  conch: boolean;
  scallop: boolean;
  style: "any-shell" | "piece" | "shells" | null;
  shells: string[];
  decorated: boolean;
}

// One aquarium piece: its cost, its coins, the shells on its edge; a Top's `pays` for each of `per`.
export interface PieceView {
  name: string;
  part: string;
  cost: string[];
  coins: number;
  shells: string[];
  pays: number;
  per: string[];
}

// One player's side of the table.
// displays the treasures of each display, from the left; of other players only the types vault the three columns,
// each from the bottom hand a gained treasure that is not placed yet, if there is one ashore divers off-board
export interface SeatView {
  displays: string[][];
  vault: string[][];
  hand: string[];
  shells: ShellsView;
  ashore: number;
  exhibits: ExhibitView[];
  tanks: TankView[];
  points: number;
  exhibit_points: number;
  vault_points: number;
  tank_points: number;
}

// One aquarium, called by its Bottom: its pieces from the Bottom up, and what it scores now.
export interface TankView {
  name: string;
  pieces: PieceView[];
  open: boolean;
  points: number;
}

// The claim under way: which exhibit, with which display, how many Starfish, and whether the order is exact.
export interface ClaimView {
  exhibit: string;
  display: number;
  starfish: number;
  exact: boolean;
}

// Take a die and use it as a number; every step away from its own costs a Conch.
export interface Take {
  move: "take";
  die: string;
  number: number;
}

// Move a diver from where it is (`off`: off-board) to a spot of the die's number.
export interface Dive {
  move: "dive";
  diver: string;
  spot: string;
}

// Put the gained treasure on the leftmost empty pedestal of a display.
export interface Place {
  move: "place";
  display: number;
}

// Put the gained treasure on the lowest empty place of a column of the vault.
export interface Vault {
  move: "vault";
  column: number;
}

// Discard the gained treasure, because there is no room for it.
export interface Discard {
  move: "discard";
}

// Discard a Scallop for one more treasure of the wreck.
export interface Extra {
  move: "extra";
}

// Go on: no further treasure, claim or purchase.
export interface Done {
  move: "done";
}

// Claim an exhibit with a display: which of its treasures Starfish cover, and how the card is decorated.
export interface Claim {
  move: "claim";
  exhibit: string;
  display: number;
  cover: string;
  decor: string;
}

// Take a piece for free, as a reward for style, and put it into an aquarium.
export interface Gain {
  move: "gain";
  piece: string;
  tank: string;
}

// Choose the shell that is the reward for style.
export interface PickShell {
  move: "shell";
  shell: string;
}

// Buy a piece of the market and put it into an aquarium.
export interface Buy {
  move: "buy";
  piece: string;
  tank: string;
}

// One player alone: send a Rival with a die into a wreck.
export interface SendRival {
  move: "rival";
  die: string;
  wreck: string;
}

// One player alone: choose the beach spot that a bumped diver is washed to.
export interface Wash {
  move: "wash";
  beach: number;
}

// At any time: discard a Starfish, and with it the rightmost treasure of a display.
export interface Starfish {
  move: "starfish";
  display: number;
}

export type Move =
  | Take
  | Dive
  | Place
  | Vault
  | Discard
  | Extra
  | Done
  | Claim
  | Gain
  | PickShell
  | Buy
  | SendRival
  | Wash
  | Starfish;
