// Written by web/write_types.py from the server's structs. Do not edit: run `python web/write_types.py`.

import type { Outcome, Part, Prompt } from "../../lib/messages";

// The table as one seat sees it; `you` is None for a spectator.
// side of the square sea; its corner is 0,0 sea_number, whale_hull what exploring the sea asks for, and what a whale
// withstands skull_spaces the spaces of the Infamy track, from the left, that have a skull first the First Player;
// `last` sits to the right steps movement steps left owed tokens that may still be taken, dropped or stored damaged
// the ship whose cargo is dropped: its seat and its name drawn buildings, one of them to keep ending why the game
// ends after the Last Player's turn, if it does idle whole rounds in a row without an action: the second ends the
// game
export interface View {
  you: number | null;
  to_act: number[];
  stage: "act" | "build" | "card" | "deploy" | "die" | "drop" | "fit" | "fort" | "island" | "kraken" | "modify" | "move" | "neutral" | "over" | "store" | "take" | "whale";
  first: number;
  last: number;
  turn: number;
  round: number;
  actions: number;
  side: number;
  sea_number: number;
  whale_hull: number;
  skull_spaces: number[];
  sizes: SizesView;
  lair: [number, number];
  kraken: KrakenView;
  islands: IslandView[];
  tokens: TokenView[];
  seats: SeatView[];
  roll: RollView | null;
  risk: RiskView | null;
  steps: number;
  owed: number;
  damaged: [number, string] | null;
  drawn: BuildingView[];
  deck: number;
  supply: number;
  ending: string | null;
  idle: number;
  prompts: Prompt[];
  outcome: Outcome | null;
}

// The radius of every kind of disc, and the three measuring sticks.
export interface SizesView {
  island: number;
  lair: number;
  kraken: number;
  ship: number;
  whale: number;
  fort: number;
  cargo: number;
  s: number;
  m: number;
  l: number;
}

// The Kraken and its board.
// slots how many slots end the game; `filled` of them have a flag woken_by the seat that woke it, while it is awake;
// `controller` moves it, with `left` actions left would_move the seat that would move it if it woke in this turn
export interface KrakenView {
  x: number;
  y: number;
  home: boolean;
  threat: number;
  actions: number;
  speed: number;
  strength: number;
  hull: number;
  slots: number;
  filled: number;
  flags: KrakenFlagView[];
  woken_by: number | null;
  controller: number | null;
  left: number;
  would_move: number;
}

// A flag on the Kraken board.
export interface KrakenFlagView {
  seat: number;
  tentacle: boolean;
}

// One island: its number, and how many cargo tokens lie on it.
// fort the seat whose fort stands on it; None without one, or if it is the neutral one neutral the neutral fort
// stands on it
export interface IslandView {
  name: string;
  x: number;
  y: number;
  value: number;
  fort: number | null;
  neutral: boolean;
  cargo: number;
}

// A token in the sea: a whale, a whale that was killed, or cargo; `value` in coins if you know it.
export interface TokenView {
  name: string;
  x: number;
  y: number;
  kind: "cargo" | "dead-whale" | "whale";
  value: number | null;
}

// One player's board.
// offered ship cards, one of them to keep islands during set-up: the numbers of the islands still to place whales
// during set-up: whales still to place flags own flags left on the Infamy track skulls skulls visible there captured
// the seats whose flags lie in the Stockpile, once for each flag penalty own flags in the Kraken's Penalty Box
// tentacle own flags on the Kraken board, tentacle side up points as far as you know: without the coins of cargo
// that you have not seen parts where these points come from unknown how many tokens of the Stockpile you have not
// seen
export interface SeatView {
  ships: ShipView[];
  card: CardView | null;
  offered: CardView[];
  fleet: FleetView | null;
  tracks: TrackView[];
  buildings: BuildingView[];
  slots: number;
  stockpile: CargoView[];
  captured: number[];
  flags: number;
  skulls: number;
  penalty: number;
  tentacle: number;
  islands: number[];
  whales: number;
  points: number;
  parts: Part[];
  unknown: number;
}

// One ship: where it is (None: in the shipyard), the island where it is docked, its hull, its cargo.
export interface ShipView {
  name: string;
  x: number | null;
  y: number | null;
  docked: string | null;
  hull: number;
  cargo: CargoView[];
}

// A token aboard a ship or in a Stockpile: `value` in coins if you know it.
export interface CargoView {
  name: string;
  value: number | null;
}

// A ship card as printed; ranges and speed in millimetres.
export interface CardView {
  name: string;
  hull: number;
  guns: number;
  reach: number;
  spy: number;
  hold: number;
  speed: number;
}

// What a player's ships can do now, upgrades and buildings counted.
// reach, spy, speed cannon range, explore range and step in millimetres rerolls, raises, lowers dice that may be
// rolled again, or turned up or down by one, in every action roll calm what is added to the Kraken's Threat for this
// player launch how far from its fort a ship may be deployed
export interface FleetView {
  hull: number;
  guns: number;
  reach: number;
  spy: number;
  hold: number;
  speed: number;
  rerolls: number;
  raises: number;
  lowers: number;
  calm: number;
  launch: number;
}

// One upgrade track: what die each level needs, how many levels are filled, what each token adds.
export interface TrackView {
  name: string;
  needs: number[];
  filled: number;
  by: number;
}

// One building: its printed points, and how strong its effect is.
export interface BuildingView {
  name: string;
  points: number;
  by: number;
}

// The action under way, or the last one of the turn: what the roll is for, the dice as they lie (without those that
// an upgrade used), and how they may still be changed.
// total of all dice; `threat` or more wakes the Kraken number what an explored place asks for; None for other
// actions changes what was done to dice: from which number to which
export interface RollView {
  action: "attack" | "explore" | "move" | "trade" | "upgrade";
  ship: string | null;
  target: string | null;
  number: number | null;
  dice: number[];
  total: number;
  threat: number;
  changes: [number, number][];
  rerolls: number;
  raises: number;
  lowers: number;
}

// What the next action would risk: its dice, the Threat, and the exact chance that the Kraken cannot be kept asleep,
// all modifiers being used for that: as a fraction, `41/216`, and as a number.
export interface RiskView {
  dice: number;
  threat: number;
  exact: string;
  chance: number;
}

// Set-up: place an island of that number.
export interface PlaceIsland {
  move: "island";
  value: number;
  x: number;
  y: number;
}

// Set-up: place a whale.
export interface PlaceWhale {
  move: "whale";
  x: number;
  y: number;
}

// Set-up: keep one of two ship cards.
export interface KeepCard {
  move: "card";
  card: string;
}

// Set-up: place your fort on an island.
export interface PlaceFort {
  move: "fort";
  island: string;
}

// Set-up: place the neutral fort on an island.
export interface PlaceNeutral {
  move: "neutral";
  island: string;
}

// Bring a ship from the shipyard into the sea, near your fort.
export interface Deploy {
  move: "deploy";
  ship: string;
  x: number;
  y: number;
}

// End the turn.
export interface Pass {
  move: "pass";
}

// The action Move: roll for movement steps.
export interface Sail {
  move: "sail";
}

// The action Explore: a ship, and the sea, an island, or the fort on an island.
export interface Explore {
  move: "explore";
  ship: string;
  place: string;
}

// The action Attack: a ship, and a whale, the Kraken, or another player's ship (`sloop2`: that of seat 2).
export interface Attack {
  move: "attack";
  ship: string;
  target: string;
}

// The action Upgrade, with a ship near a fort.
export interface Upgrade {
  move: "upgrade";
  ship: string;
}

// The action Trade, with a ship near a fort that is not yours.
export interface Trade {
  move: "trade";
  ship: string;
}

// Roll a die that shows this number again.
export interface Reroll {
  move: "reroll";
  die: number;
}

// Turn a die that shows this number up by one.
export interface Raise {
  move: "raise";
  die: number;
}

// Turn a die that shows this number down by one.
export interface Lower {
  move: "lower";
  die: number;
}

// Leave the dice as they are.
export interface Stand {
  move: "stand";
}

// Choose the die that counts.
export interface PickDie {
  move: "die";
  die: number;
}

// One movement step: a ship to a position.
export interface Step {
  move: "move";
  ship: string;
  x: number;
  y: number;
}

// One movement step that ends docked: touching an island with a fort.
export interface Dock {
  move: "dock";
  ship: string;
  x: number;
  y: number;
}

// No further step, token or Kraken action.
export interface Done {
  move: "done";
}

// Take a token out of the sea.
export interface Take {
  move: "take";
  token: string;
}

// Drop a token of a damaged ship near it.
export interface Drop {
  move: "drop";
  token: string;
  x: number;
  y: number;
}

// A token that finds no place near the damaged ship leaves the game.
export interface Lose {
  move: "lose";
  token: string;
}

// Put cargo, or a captured flag (`flag2`: one of seat 2), on an upgrade track, using a die.
export interface Fit {
  move: "fit";
  goods: string;
  track: string;
  die: number;
}

// Bring a token of the trading ship to the Stockpile.
export interface Store {
  move: "store";
  token: string;
}

// Keep a drawn building in a slot; what stood there goes under the deck.
export interface Build {
  move: "build";
  building: string;
  slot: number;
}

// The Kraken swims.
export interface Swim {
  move: "swim";
  x: number;
  y: number;
}

// The Kraken strikes a ship.
export interface Strike {
  move: "strike";
  target: string;
}

export type Move =
  | PlaceIsland
  | PlaceWhale
  | KeepCard
  | PlaceFort
  | PlaceNeutral
  | Deploy
  | Pass
  | Sail
  | Explore
  | Attack
  | Upgrade
  | Trade
  | Reroll
  | Raise
  | Lower
  | Stand
  | PickDie
  | Step
  | Dock
  | Done
  | Take
  | Drop
  | Lose
  | Fit
  | Store
  | Build
  | Swim
  | Strike;
