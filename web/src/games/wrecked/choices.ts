// The legal moves as a list: each with its label, its destination on the chart, and the piece it belongs to.

import type { Choice, Say } from "../board";
import { heading, isFanned, leadsTo, rootUp, squareApart, touch, type Disc, type Spot } from "./geometry";
import { find, obstacles, placeOf, radiusOf, ship, shipOf, tether, textOf, type Piece } from "./sea";
import { chanceOf, percentOf, reaches, shows, type Good } from "./chances";
import { changeOf, damageOf, gainOf, hullOf, pursue, worth, type Change } from "./roll";
import { routeTo } from "./route";
import type { View } from "./view";
import type { Words } from "./words";

export interface Item {
  choice: Choice;
  label: string;
  note: string;
  icon: string;
  seat: number | null; // the seat that colours the icon
  group: string; // the piece or action it belongs to
  small: boolean; // a bare position or heading: one of many
  from: Spot | null; // the acting ship
  at: Spot | null; // where it leads
  target: string | null; // the target's name in the sea
  plays: string[]; // the moves that it plays, in order
  odds: number | null; // the chance of success, in percent
  main: boolean; // what most players would do
  bad: boolean; // it harms the reader: marked, and last
  fit: number; // how well the ship is suited for it, beside the other one
  until?: number; // changes dice until they bring more than this
}

/** A piece to select first: a ship, a token, an island to place. It can be dragged onto the chart. */
export interface Group {
  key: string;
  label: string;
  icon: string;
  seat: number | null;
  piece: Piece | null;
}

export const ACTIONS = ["sail", "explore", "attack", "upgrade", "trade"] as const;
export type Action = (typeof ACTIONS)[number];
export const iconOfAction = (action: Action, seat: number) => ({ sail: `ship-${seat + 1}`, explore: "msg-lookout", attack: "cannon", upgrade: "hammer", trade: "coin" })[action];

export const first = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The name of a piece in the sea, for a reader in some seat. */
export function nameOf(name: string, say: Say, words: Words, you: number | null): string {
  const found = shipOf(name);
  if (!found) return say.thing("obstacle", name);
  const what = say.thing("ship", found.ship);
  return found.seat === you ? words("your-ship", { ship: what }) : words("ship-of", { seat: say.player(found.seat), ship: what });
}

/** The same, after “beside” or “towards”. */
function nearName(name: string, say: Say, words: Words, you: number | null): string {
  const found = shipOf(name);
  if (!found) return say.thing("obstacle", name);
  const what = say.thing("ship", found.ship);
  return found.seat === you ? words("near-your-ship", { ship: what }) : words("near-ship-of", { seat: say.player(found.seat), ship: what });
}

export const iconOfToken = (name: string) => (name.startsWith("whale") ? "whale" : name.startsWith("flag") ? "flag" : "cargo");

/** The picture of a piece in the sea. */
export function picture(view: View, name: string): string {
  const island = view.islands.find((each) => each.name === name);
  const seat = shipOf(name)?.seat ?? island?.fort ?? null;
  if (seat !== null) return `${island ? "fort" : "ship"}-${seat + 1}`;
  return island ? (island.neutral ? "fort" : "island") : name === "lair" || name === "kraken" ? name : iconOfToken(name);
}

/** The coins of a token, if the reader knows them. */
export function coinsOf(view: View, name: string): number | null {
  for (const each of view.tokens) if (each.name === name) return each.value;
  for (const seat of view.seats) for (const each of [...seat.stockpile, ...seat.ships.flatMap((one) => one.cargo)]) if (each.name === name) return each.value;
  return null;
}

/** Whether a piece would touch something there. */
function touches(view: View, piece: Piece, at: Spot, name: string): boolean {
  const disc = find(view, name);
  return disc !== null && touch(at, disc, disc.r + radiusOf(view, piece));
}

/** The island nearest to a position. */
export const nearestTo = (view: View, at: Spot): string | null => [...view.islands].sort((one, other) => squareApart(one, at) - squareApart(other, at))[0]?.name ?? null;

/** One row of the list: an action with its target, and the ships that could do the same. */
export interface Row {
  item: Item;
  also: Item[];
}

/** Puts together what both ships could do; a hinted move leads its row. */
export function rowsOf(items: readonly Item[], hint: string | null): Row[] {
  const rows = new Map<string, Row>();
  for (const item of items) {
    const key = `${item.group} ${item.target ?? item.choice.move.place ?? ""}`;
    const row = rows.get(key);
    if (!row || !item.choice.move.ship) rows.set(row ? item.choice.text : key, { item, also: [] });
    else if (item.choice.text === hint) rows.set(key, { item, also: [row.item, ...row.also] });
    else row.also.push(item);
  }
  return [...rows.values()];
}

const GAP = 1; // millimetre: closer, they touch
const NUDGE = 10; // millimetres: a step no longer than this is not worth a look

export class Options {
  readonly #seat: number;
  readonly #fleet;
  constructor(
    readonly view: View,
    seat: number | null,
    readonly say: Say,
    readonly words: Words,
  ) {
    this.#seat = seat ?? 0;
    this.#fleet = view.seats[this.#seat]!.fleet;
  }

  /** `pursues`: several changes of dice may be one answer. */
  items(legal: readonly Choice[], pursues = true): Item[] {
    const items = legal.map((choice) => this.#item(choice));
    const all = ["store", "take"].includes(this.view.stage) ? this.#all(items) : this.view.stage === "drop" ? this.#scatter(items) : this.view.stage === "modify" && pursues ? this.#until(items) : null;
    const nudge = (item: Item) => item.from && item.at && !item.small && item.choice.move.x !== undefined && squareApart(item.from, item.at) < NUDGE ** 2;
    const rank = (item: Item) => (item.bad ? 4 : item.main ? 0 : nudge(item) || this.#lures(item) ? 3 : 1);
    return [...(all ? [all] : []), ...items].sort((one, other) => rank(one) - rank(other) || (other.odds ?? 0) - (one.odds ?? 0) || other.fit - one.fit);
  }

  /** Whether it leads the Kraken to the reader's own ship. */
  #lures({ choice, target }: Item): boolean {
    return choice.move.move === "swim" && target !== null && shipOf(target)?.seat === this.#seat;
  }

  /** Dice changed one after another, as well as possible, until that helps. */
  #until(items: readonly Item[]): Item | null {
    const roll = this.view.roll!;
    if (roll.rerolls + roll.raises + roll.lowers < 2) return null;
    const than = worth(this.view, roll);
    const found = pursue(this.view, than);
    const begin = items.find(({ choice }) => choice.text === found?.move);
    if (!found || !begin) return null;
    return { ...begin, label: this.words(than < 0 ? "until-sleeps" : "until-more"), note: this.words("until-changes", { count: roll.rerolls + roll.raises + roll.lowers }), plays: [begin.choice.text, "until"], odds: percentOf(found.chance), main: than < 0, bad: false, until: than };
  }

  /** The ships that can be dragged before the dice are rolled: that is the action to move. */
  sailors(legal: readonly Choice[]): Group[] {
    if (this.view.stage !== "act" || !legal.some(({ move }) => move.move === "sail")) return [];
    return this.view.seats[this.#seat]!.ships.filter(({ x }) => x !== null).map(({ name }) => this.#group(name, { move: "move", ship: name }));
  }

  /** The goods that are worth least come first. */
  groups(items: readonly Item[]): Group[] {
    const keys = [...new Set(items.filter((item) => item.group && !(ACTIONS as readonly string[]).includes(item.group)).map((item) => item.group))];
    const worth = (key: string) => (key.startsWith("flag") ? 0 : (coinsOf(this.view, key) ?? 1));
    if (["fit", "drop"].includes(this.view.stage)) keys.sort((one, other) => worth(one) - worth(other));
    return keys.map((key) => this.#group(key, items.find((item) => item.group === key)!.choice.move));
  }

  #group(key: string, { move, ship: named, value, token }: Choice["move"]): Group {
    const { say, words } = this;
    const base = { key, seat: null, piece: null };
    switch (move as string) {
      case "move":
      case "dock":
        return { ...base, label: first(say.thing("ship", named)), icon: `ship-${this.#seat + 1}`, seat: this.#seat, piece: { move: "move", ship: named } };
      case "deploy":
        return { ...base, label: first(say.thing("ship", named)), icon: `ship-${this.#seat + 1}`, seat: this.#seat, piece: { move: "deploy", ship: named } };
      case "swim":
        return { ...base, label: first(say.text("obstacle-kraken")), icon: "kraken", piece: { move: "swim" } };
      case "island":
        return { ...base, label: words("island-card", { value }), icon: "island", piece: { move: "island", value } };
      case "whale":
        return { ...base, label: words("a-whale"), icon: "whale", piece: { move: "whale" } };
      case "fort":
        return { ...base, label: first(words("your-fort")), icon: `fort-${this.#seat + 1}`, seat: this.#seat, piece: { move: "fort" } };
      case "neutral":
        return { ...base, label: first(say.text("table-neutral")), icon: "fort", piece: { move: "neutral" } };
      case "drop":
      case "lose":
        return { ...base, label: this.#goods(token), icon: iconOfToken(token), piece: move === "drop" ? { move: "drop", token } : null };
      default:
        return { ...base, label: this.#goods(key), icon: iconOfToken(key), seat: key.startsWith("flag") ? Number(key.slice(4)) - 1 : null };
    }
  }

  #goods(name: string): string {
    if (name.startsWith("flag")) return this.words("flag-of", { seat: this.say.player(Number(name.slice(4)) - 1) });
    const coins = coinsOf(this.view, name);
    const called = first(this.say.thing("token", name));
    return coins === null ? called : this.say.text("table-coins", { token: called, coins });
  }

  #item(choice: Choice): Item {
    const { say, words, view } = this;
    const move = choice.move;
    const item: Item = { choice, label: "", note: "", icon: "ui-check", seat: null, group: "", small: false, from: null, at: null, target: null, plays: [choice.text], odds: null, main: false, bad: false, fit: 0 };
    const lead = (name: string) => ({ target: name, at: find(view, name) });
    if (move.x !== undefined) return { ...item, ...this.#position(move) };
    if (move.ship) item.from = placeOf(ship(view, this.#seat, move.ship));
    const by = move.ship ? say.thing("ship", move.ship) : "";
    switch (move.move as string) {
      case "sail":
        return { ...item, label: words("act-sail"), note: words("does-sail"), icon: iconOfAction("sail", this.#seat), seat: this.#seat, group: "sail", odds: this.#chance("die", 1) };
      case "explore":
        return { ...item, ...(move.place === "sea" ? { at: item.from } : lead(move.place)), label: words("explore-at", { place: say.thing("place", move.place) }), note: words("with-needs", { ship: by, number: this.#number(move.place) }), icon: "msg-lookout", group: "explore", odds: this.#chance("total", this.#number(move.place)), fit: -this.#aboard(move.ship) };
      case "attack":
        return { ...item, ...lead(move.target), ...this.#prey(move.target), label: words("attack-at", { target: nameOf(move.target, say, words, view.you) }), note: words("with-hull", { ship: by, guns: this.#fleet?.guns ?? 0, hull: hullOf(view, move.target) }), group: "attack", odds: this.#chance("die", hullOf(view, move.target) + 1 - (this.#fleet?.guns ?? 0)) };
      case "upgrade":
      case "trade":
        return { ...item, at: item.from, odds: this.#chance("die", move.move === "upgrade" ? this.#level() : 1), label: words(`${move.move}-with`, { ship: by }), note: say.text("table-cargo", { count: this.#aboard(move.ship) }), fit: this.#aboard(move.ship), icon: iconOfAction(move.move, this.#seat), group: move.move };
      case "strike":
        return { ...item, ...lead(move.target), ...this.#prey(move.target), ...this.#blow(move.target), note: [words("strikes", { strength: view.kraken.strength, hull: hullOf(view, move.target) }), shipOf(move.target)!.seat === this.#seat ? words("own-ship") : ""].filter(Boolean).join(" · "), from: view.kraken, group: "", main: shipOf(move.target)!.seat !== this.#seat };
      case "reroll":
      case "raise":
      case "lower":
        return { ...item, label: say.say({ code: `move-${move.move}`, params: { die: `face${move.die}` } }), icon: `die-${move.die}`, ...this.#changes(changeOf(view, move.move, move.die)) };
      case "stand":
        return { ...item, label: words("keep"), note: this.#kept(), bad: this.#wakes(), main: !this.#wakes() };
      case "die":
        return { ...item, label: say.say({ code: "move-die", params: { die: `face${move.die}` } }), note: this.#gives(move.die), icon: `die-${move.die}` };
      case "fort":
      case "neutral":
        return { ...item, ...lead(move.island), label: first(say.thing("island", move.island)), note: words("number", { number: this.#number(move.island) }), icon: "island", group: move.move };
      case "card":
        return { ...item, label: say.thing("card", move.card), icon: `ship-${this.#seat + 1}`, seat: this.#seat };
      case "take":
        return { ...item, ...lead(move.token), label: this.#goods(move.token), icon: iconOfToken(move.token) };
      case "lose":
        return { ...item, label: say.say({ code: "move-lose", params: { token: move.token } }), icon: "skull", group: move.token };
      case "store":
        return { ...item, label: this.#goods(move.token), icon: iconOfToken(move.token) };
      case "fit": {
        const track = view.seats[this.#seat]!.tracks.find((each) => each.name === move.track)!;
        return { ...item, label: say.thing("track", move.track), note: words("fits", { die: move.die, need: track.needs[track.filled]! }), icon: `die-${move.die}`, group: move.goods };
      }
      case "build": {
        const old = view.seats[this.#seat]!.buildings[move.slot - 1];
        const card = view.drawn.find((each) => each.name === move.building);
        const effect = words("worth", { points: card?.points ?? 0, effect: say.text(`effect-${move.building}`) });
        return { ...item, label: say.thing("building", move.building), note: old ? `${words("instead", { building: say.thing("building", old.name) })} ${effect}` : effect, icon: "building" };
      }
      default:
        return { ...item, label: say.text(this.#ends(move.move)) };
    }
  }

  /** The Kraken strikes a ship. */
  #blow(target: string): Pick<Item, "label" | "odds" | "bad"> {
    const { seat, ship: struck } = shipOf(target)!;
    const spare = 6 + this.view.kraken.strength - hullOf(this.view, target);
    const own = seat === this.#seat;
    return { label: this.words(own ? "strike-own" : "strike", { seat: this.say.player(seat), ship: this.say.thing("ship", struck) }), odds: percentOf(Math.min(1, Math.max(0, spare / 6))), bad: own };
  }

  #ends(move: string): string {
    const { stage } = this.view;
    return move === "done" && (stage === "move" || stage === "kraken") ? `move-done-${stage}` : `move-${move}`;
  }

  #aboard(name: string): number {
    return ship(this.view, this.#seat, name).cargo.length;
  }

  #prey(target: string): Partial<Item> {
    const found = shipOf(target);
    const label = first(nameOf(target, this.say, this.words, this.view.you));
    return found ? { label, icon: `ship-${found.seat + 1}`, seat: found.seat } : { label, icon: target === "kraken" ? "kraken" : "whale" };
  }

  /** What a change of a die would do. */
  #changes({ kind, chance, gain }: Change): Partial<Item> {
    const note = this.words(`change-${kind}`, { percent: percentOf(chance / 6), gain: this.#gain(gain) });
    return { note, odds: null, bad: kind === "wakes" || kind === "still", main: kind === "saves" };
  }

  #wakes(): boolean {
    return this.view.roll !== null && this.view.roll.total >= this.view.roll.threat;
  }

  #kept(): string {
    const roll = this.view.roll!;
    return this.#wakes() ? this.words("change-wakes") : this.#gain(gainOf(this.view, roll, roll.dice));
  }

  #gain(count: number): string {
    return this.words(`gain-${this.view.roll!.action}`, { count });
  }

  /** The lowest die that the next level of some track needs. */
  #level(): number {
    return Math.min(7, ...this.view.seats[this.#seat]!.tracks.map(({ needs, filled }) => needs[filled] ?? 7));
  }

  #chances = new Map<string, number>();

  /** The chance that the total, or one die, reaches a number and the Kraken sleeps on. */
  #chance(what: "total" | "die", number: number): number | null {
    const { risk } = this.view;
    const fleet = this.#fleet;
    if (!risk || !fleet) return null;
    const key = `${what} ${number}`;
    let found = this.#chances.get(key);
    if (found === undefined) {
      const good: Good = what === "total" ? reaches(number, risk.threat, fleet) : shows(number, risk.threat, fleet);
      this.#chances.set(key, (found = percentOf(chanceOf(risk.dice, fleet.rerolls, good))));
    }
    return found;
  }

  /** All that may be taken or stored, the most valuable first. */
  #all(items: readonly Item[]): Item | null {
    const { stage, owed } = this.view;
    const coins = (item: Item) => coinsOf(this.view, item.choice.move.token) ?? 0;
    const offered = items.filter(({ choice }) => choice.move.move === stage).sort((one, other) => coins(other) - coins(one));
    const most = offered.slice(0, owed);
    if (most.length < 2 || (stage === "take" && most.length < offered.length)) return null; // at sea not all values are known
    const note = stage === "take" ? "" : this.words("coin-count", { coins: most.reduce((sum, each) => sum + coins(each), 0) });
    return { ...most[0]!, label: this.words(`${stage}-all`, { count: most.length }), note, icon: "coin", plays: most.map(({ choice }) => choice.text), main: true };
  }

  /** Everything aboard is lost: each token is dropped at the first place that leaves the ones before it room. */
  #scatter(items: readonly Item[]): Item | null {
    const { view } = this;
    const tokens = [...new Set(items.map(({ group }) => group))];
    if (tokens.length < 2 || tokens.length !== view.owed) return null;
    const put: Item[] = [];
    const wide = ({ choice }: Item) => radiusOf(view, choice.move as Piece);
    for (const token of tokens) {
      const free = (item: Item) => put.every((other) => squareApart(item.at!, other.at!) >= (wide(item) + wide(other) + GAP) ** 2);
      const found = items.find((item) => item.group === token && item.at && free(item));
      if (!found) return null;
      put.push(found);
    }
    return { ...put[0]!, label: this.words("drop-all", { count: put.length }), note: "", icon: "cargo", group: "", small: false, from: null, at: null, plays: put.map(({ choice }) => choice.text) };
  }

  #number(place: string): number {
    const { view } = this;
    const island = view.islands.find((each) => each.name === place.replace("fort", "island"));
    return island ? (place.startsWith("fort") ? 2 : 1) * island.value : view.sea_number;
  }

  /** What choosing a die would do. */
  #gives(die: number): string {
    const { roll } = this.view;
    if (roll?.action === "move") return this.words("steps", { count: die });
    if (roll?.action === "trade") return this.words("trades", { count: die });
    const [guns, target] = [this.#fleet?.guns ?? 0, roll?.target ?? ""];
    return this.words("shoots", { die, guns, hull: hullOf(this.view, target), damage: damageOf(this.view, target, guns, die) });
  }

  #position(move: Choice["move"]): Partial<Item> {
    const { view, say, words } = this;
    const at = { x: move.x as number, y: move.y as number };
    const verb = move.move as string;
    const piece = (verb === "dock" ? { move: "move", ship: move.ship } : move) as Piece;
    const from = tether(view, piece)?.from ?? null;
    const group = move.ship ?? move.token ?? (move.value ? `island${move.value}` : verb);
    const base = { at, from: verb === "deploy" || verb === "drop" ? null : from, group };
    const near = verb === "move" || verb === "dock" || verb === "swim" ? this.#beside(piece, at) : null;
    if (verb === "dock") return { ...base, label: words("dock-at", { island: near ? nameOf(near, say, words, view.you) : "" }), note: words("dock-hull"), ...(near ? this.#looks(near) : {}), target: near };
    const far = from ? rootUp(squareApart(from, at)) : 0;
    const wind = say.text(`heading-${heading(from ?? { x: view.side / 2, y: view.side / 2 }, at)}`);
    if (verb === "swim" && at.x === view.lair[0] && at.y === view.lair[1]) return { ...base, label: words("to-lair"), note: words("far", { far }), icon: "lair", target: "lair" };
    if (near) return { ...base, label: first(near === "kraken" || near === "lair" ? words(`beside-${near}`) : words("beside", { thing: nearName(near, say, words, view.you) })), note: words("far", { far }), ...this.#looks(near), target: near };
    const goal = from && (verb === "move" || verb === "swim") ? this.#goal(piece, from, at) : null;
    if (goal === "away") return { ...base, label: words("away"), note: `${wind} · ${words("far", { far })}`, icon: "kraken" };
    const way = goal ? routeTo(view, piece, find(view, goal)!) : [];
    if (goal && way.length > 1 && touches(view, piece, way.at(-1)!, goal)) {
      const plays = way.map((stop) => textOf(view, piece, stop));
      const prey = verb === "swim" && way.length < view.kraken.left ? shipOf(goal) : null;
      if (prey) return { ...base, at: way.at(-1)!, ...this.#blow(goal), plays: [...plays, `strike ${goal}`], note: words("swims-and-strikes", { count: way.length, strength: view.kraken.strength, hull: hullOf(view, goal) }), ...this.#looks(goal), target: goal };
      return { ...base, at: way.at(-1)!, plays, label: first(words("to-place", { thing: nearName(goal, say, words, view.you) })), note: words("steps", { count: way.length }), ...this.#looks(goal), target: goal };
    }
    if (goal) return { ...base, label: first(words("towards", { thing: nearName(goal, say, words, view.you) })), note: `${wind} · ${words("far", { far })}`, ...this.#looks(goal), target: goal };
    if (verb === "move" || verb === "swim") return { ...base, label: wind, note: words("far", { far }), small: true };
    return { ...base, label: wind, note: verb === "island" ? `${at.x}, ${at.y}` : words("off", { place: say.thing("island", nearestTo(view, at) ?? "") }), small: true };
  }

  #looks(name: string): Pick<Item, "icon" | "seat"> {
    return { icon: picture(this.view, name), seat: shipOf(name)?.seat ?? this.view.islands.find((each) => each.name === name)?.fort ?? null };
  }

  /** The goal a position leads to, if it is not a bare heading; "away": away from the Kraken. */
  #goal(piece: Piece, from: Spot, at: Spot): string | null {
    const { view } = this;
    const { most } = tether(view, piece)!;
    if (isFanned(from, at, most)) return null;
    const swims = piece.move === "swim";
    const worth = obstacles(view, piece).filter(({ name }) => (swims ? shipOf(name) : name !== "kraken" && name !== "lair" && shipOf(name)?.seat !== this.#seat));
    const ahead = worth.filter((disc) => leadsTo(from, at, disc, most)).sort((one: Disc, other: Disc) => squareApart(from, one) - squareApart(from, other))[0];
    if (ahead) return ahead.name;
    if (swims) return leadsTo(from, at, { x: view.lair[0], y: view.lair[1] }, most) ? "lair" : null;
    return leadsTo(from, at, view.kraken, most, true) ? "away" : null;
  }

  /** The thing a piece would touch there. */
  #beside(piece: Piece, at: Spot): string | null {
    const r = radiusOf(this.view, piece);
    return obstacles(this.view, piece).find((disc) => touch(at, disc, disc.r + r))?.name ?? null;
  }
}
