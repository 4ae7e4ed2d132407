// What is on the chart and in front of the players right now, and the animation that got it there: the journal moves
// ships and the Kraken, rolls dice, fires, floats cargo, and counts the points at the end. It knows no rules.

import type { PositionInfo, Say } from "../board";
import { EASE, type Show } from "../parts/flights.svelte";
import { kindOf, type Event } from "../parts/events";
import { Stage } from "../parts/stage.svelte";
import { steps, type Tally } from "../parts/tally";
import { iconOfToken } from "./choices";
import type { Spot } from "./geometry";
import { PHASES, phaseOf } from "./tally";
import type { SeatView, ShipView, TokenView, View } from "./view";

export interface Shown {
  ply: number;
  table: View;
}

/** A roll of the dice. */
export interface Cast {
  dice: number[];
  total: number;
  threat: number;
  number: number; // serial number: each roll tumbles once
}

/** A fresh wake in the water. */
export interface Wake {
  from: Spot;
  to: Spot;
  seat: number | null; // null: the Kraken
}

export const SAIL = 430; // matches the chart's CSS transitions
const ROLL = 620;
const PART = 300; // one part of the points
const LAST = 900; // a look at the end

const seatOf = (event: Event) => event.seats?.seat ?? 0;
const text = (event: Event, name: string) => String(event.params?.[name] ?? "");
const spotOf = (written: string): Spot => {
  const [x, y] = written.split(",").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
};
const shipOf = (event: Event): string => `ship:${seatOf(event)}:${text(event, "ship")}`;
/** Where a ship explores; the sea is all around it. */
const placeOf = (event: Event): string => {
  const place = text(event, "island") || text(event, "place");
  return place && place !== "sea" ? `at:${place.replace("fort", "island")}` : shipOf(event);
};
const faceOf = (die: string) => Number(die.replace(/\D/g, ""));

export class SeaStage extends Stage<Shown> {
  cast: Cast | null = $state.raw(null);
  wake: Wake | null = $state.raw(null);
  alarm = $state(false); // the Kraken is waking
  tally: Tally | null = $state.raw(null); // the points are being counted
  #casts = 0;
  #acting = { seat: 0, target: "" }; // the acting seat and its target

  protected read(position: PositionInfo): Shown {
    return { ply: position.ply, table: position.view as View };
  }

  protected override tidy(): void {
    this.tally = this.wake = null;
    this.alarm = false;
  }

  protected async tell(events: readonly Event[], show: Show, say: Say, position: PositionInfo): Promise<void> {
    for (const event of events) {
      show.check();
      await this.speak([event], show, say);
      await this.#move(kindOf(event), event, show);
    }
    await this.readOn(show);
    if (position.outcome) await this.#count(position.outcome, show);
  }

  protected override aims(event: Event): string[] {
    const kind = kindOf(event);
    if (kind.startsWith("acts-")) {
      this.#mean(event, kind);
      return [this.#acting.target];
    }
    if (kind === "struck") return [`ship:${event.seats?.other}:${text(event, "ship")}`];
    if (kind === "took" || kind === "found-nothing") return [placeOf(event)];
    if (kind === "fished" || kind === "harpooned") return [`at:${text(event, "token")}`];
    return kind.startsWith("fired-") ? [this.#acting.target] : [];
  }

  async #move(kind: string, event: Event, show: Show): Promise<void> {
    const seat = seatOf(event);
    const named = text(event, "ship");
    const own = shipOf(event);
    switch (kind) {
      case "moved":
        return this.#sail(seat, named, spotOf(text(event, "start")), spotOf(text(event, "at")), show);
      case "swam":
        return this.#swim(spotOf(text(event, "start")), spotOf(text(event, "at")), show);
      case "home":
        return this.#swim(this.shown.table.kraken, { x: this.shown.table.lair[0], y: this.shown.table.lair[1] }, show);
      case "rolled":
        return this.#roll((event.params?.dies as string[]).map(faceOf), show);
      case "changed":
        return this.#turn(Number(event.params?.from), Number(event.params?.to), show);
      case "took":
        await this.#carry("cargo", `at:${text(event, "island")}`, own, show);
        return this.#table({ islands: this.shown.table.islands.map((each) => (each.name === text(event, "island") ? { ...each, cargo: each.cargo - 1 } : each)) });
      case "fished":
        await this.#carry(iconOfToken(text(event, "token")), `at:${text(event, "token")}`, own, show);
        return this.#table({ tokens: this.shown.table.tokens.filter((each) => each.name !== text(event, "token")) });
      case "robbed":
        return this.#carry("cargo", `hold:${event.seats?.other}`, own, show);
      case "looked":
      case "docked":
        return this.#adopt(seat);
      case "fired-whale":
      case "fired-ship":
      case "fired-kraken":
        return this.#fire(own, show);
      case "struck":
        return show.shake(`ship:${event.seats?.other}:${named}`, 380);
      case "harpooned":
        return this.#turnOver(text(event, "token"), show);
      case "damaged":
        return show.shake(own, 320);
      case "dropped":
        return this.#float(text(event, "token"), spotOf(text(event, "at")), show);
      case "wrecked":
        return this.#sink(seat, named, show);
      case "captured":
        return this.#flag(event.seats?.other ?? 0, `hold:${seat}`, show);
      case "swallowed":
      case "swallowed-waker":
        return this.#flag(seat, "kraken-board", show);
      case "stored":
        await this.#carry(iconOfToken(text(event, "token")), own, `hold:${seat}`, show);
        return this.#adopt(seat);
      case "built":
        await show.pause(260);
        return this.#adopt(seat);
      case "fitted":
      case "fitted-flag":
      case "card":
        this.#adopt(seat);
        return show.pause(260);
      case "deployed":
        this.#ship(seat, named, { ...spotOf(text(event, "at")) });
        return show.pause(300);
      case "island":
      case "whale":
      case "fort":
      case "neutral":
        this.#table({ islands: this.after.table.islands, tokens: this.after.table.tokens });
        return show.pause(300);
      case "woke":
        return this.#wakeUp(show);
      case "missed":
      case "unharmed":
      case "found-nothing":
      case "ending":
      case "idle":
        return show.pause(520);
      case "turn":
        this.cast = null;
        return show.pause(160);
      case "slain":
        return show.shake("at:kraken", 800);
      case "drew":
      case "passed":
      case "chose":
      case "calmed":
        return show.pause(200);
    }
  }

  async #sail(seat: number, named: string, from: Spot, to: Spot, show: Show): Promise<void> {
    this.wake = { from, to, seat };
    this.#ship(seat, named, { ...to, docked: null });
    await show.pause(SAIL);
    this.wake = null;
  }

  async #swim(from: Spot, to: Spot, show: Show): Promise<void> {
    this.wake = { from: { x: from.x, y: from.y }, to, seat: null };
    this.#table({ kraken: { ...this.shown.table.kraken, x: to.x, y: to.y } });
    await show.pause(SAIL + 80);
    this.wake = null;
  }

  // The result is known before the roll is shown: a die at rest never changes its face.
  async #roll(dice: number[], show: Show): Promise<void> {
    const { roll, kraken } = this.after.table;
    this.cast = { dice, total: dice.reduce((sum, die) => sum + die, 0), threat: roll?.threat ?? kraken.threat, number: ++this.#casts };
    await show.pause(ROLL + 60 * dice.length);
  }

  async #turn(from: number, to: number, show: Show): Promise<void> {
    const cast = this.cast;
    if (cast) {
      const at = cast.dice.indexOf(from);
      const dice = cast.dice.map((die, place) => (place === at ? to : die));
      this.cast = { ...cast, dice, total: cast.total - from + to };
    }
    await show.pause(300);
  }

  #mean(event: Event, kind: string): void {
    const target = text(event, "target");
    const prey = event.params?.prey ? `ship:${event.seats?.other}:${text(event, "prey")}` : target ? `at:${target}` : placeOf(event);
    this.#acting = { seat: seatOf(event), target: kind === "acts-attack-kraken" ? "at:kraken" : prey };
  }

  async #carry(piece: string, from: string, to: string, show: Show): Promise<void> {
    await show.fly(piece, this.flights.place(from), this.flights.place(to), { ms: 380, rise: 34 });
  }

  async #fire(from: string, show: Show): Promise<void> {
    const [start, end] = [this.flights.place(from), this.flights.place(this.#acting.target)];
    await show.fly("ball", { ...start, width: 14 }, { ...end, width: 14 }, { ms: 340, rise: 40, ease: "linear" });
    await show.shake(this.#acting.target, 220);
  }

  async #turnOver(name: string, show: Show): Promise<void> {
    this.#table({ tokens: this.shown.table.tokens.map((each) => (each.name === name ? { ...each, kind: "dead-whale" } : each)) });
    await show.pause(320);
  }

  async #float(name: string, at: Spot, show: Show): Promise<void> {
    const token: TokenView = this.after.table.tokens.find((each) => each.name === name) ?? { name, ...at, kind: name.startsWith("whale") ? "dead-whale" : "cargo", value: null };
    this.#table({ tokens: [...this.shown.table.tokens.filter((each) => each.name !== name), token] });
    await show.pause(300);
  }

  async #sink(seat: number, named: string, show: Show): Promise<void> {
    const from = this.flights.place(`ship:${seat}:${named}`);
    this.#ship(seat, named, { x: null, y: null, docked: null });
    await show.fly(`ship-${seat + 1}`, from, { ...from, y: from.y + 26 }, { ms: 620, spin: 50, sinks: true, ease: EASE.sink });
  }

  async #flag(owner: number, to: string, show: Show): Promise<void> {
    await show.fly(`flag-${owner + 1}`, this.flights.place(`hold:${owner}`), this.flights.place(to), { ms: 420, rise: 40 });
    this.#change(owner, ({ flags }) => ({ flags: flags - 1 }));
  }

  // Three knocks from below.
  async #wakeUp(show: Show): Promise<void> {
    this.alarm = true;
    for (let knock = 0; knock < 3; knock++) await show.shake("at:kraken", 230);
    await show.pause(240);
  }

  // Part by part the ships sail on.
  async #count(outcome: NonNullable<PositionInfo["outcome"]>, show: Show): Promise<void> {
    this.caption = this.detail = "";
    for (const tally of steps(outcome, PHASES, phaseOf)) {
      this.tally = tally;
      await show.pause(tally.now ? PART : LAST);
    }
  }

  #table(what: Partial<View>): void {
    this.change({ table: { ...this.shown.table, ...what } });
  }

  #change(seat: number, what: (one: SeatView) => Partial<SeatView>): void {
    this.#table({ seats: this.shown.table.seats.map((each, at) => (at === seat ? { ...each, ...what(each) } : each)) });
  }

  #ship(seat: number, named: string, what: Partial<ShipView>): void {
    this.#change(seat, ({ ships }) => ({ ships: ships.map((each) => (each.name === named ? { ...each, ...what } : each)) }));
  }

  /** A player's final state, except that ships stay where they are shown. */
  #adopt(seat: number): void {
    const after = this.after.table.seats[seat]!;
    this.#change(seat, ({ ships }) => ({ ...after, ships: after.ships.map((each, at) => ({ ...each, x: ships[at]!.x, y: ships[at]!.y })) }));
  }

  protected changed(before: Shown, after: Shown): string[] {
    const [old, now] = [before.table, after.table];
    const spots = now.tokens.filter((each) => old.tokens.find((other) => other.name === each.name)?.kind !== each.kind).map((each) => `at:${each.name}`);
    if (old.kraken.x !== now.kraken.x || old.kraken.y !== now.kraken.y) spots.push("at:kraken");
    now.seats.forEach((seat, at) =>
      seat.ships.forEach((ship, which) => {
        const was = old.seats[at]?.ships[which];
        if (was?.x !== ship.x || was?.y !== ship.y || was?.cargo.length !== ship.cargo.length) spots.push(`ship:${at}:${ship.name}`);
      }),
    );
    return spots;
  }
}
