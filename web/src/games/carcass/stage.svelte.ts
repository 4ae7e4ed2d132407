// What is on the table right now, and the animation that got it there: the journal moves the pieces, event by event.

import type { PositionInfo, Say } from "../board";
import { EASE, MOVE, REVEAL, type Place, type Show } from "../parts/flights.svelte";
import type { Event } from "../parts/events";
import { Stage } from "../parts/stage.svelte";
import { clashOf, suitOf } from "./cards";
import type { View } from "./view";

export interface Shown {
  ply: number;
  deck: number;
  locker: number;
  trail: string[];
  holds: string[][];
  points: number[];
  turn: number;
  over: boolean;
}

export class DiveStage extends Stage<Shown> {
  struck: string[] = $state.raw([]); // the matching cards of an incident
  safe: string[] = $state.raw([]); // cards an incident does not touch
  alarm = $state(false); // an incident
  leaving = $state(false); // the row breaks up: the dive is over

  protected read(position: PositionInfo): Shown {
    const { deck, locker, exploration, seats, turn } = position.view as View;
    return {
      ply: position.ply,
      deck,
      locker,
      trail: exploration,
      holds: seats.map((each) => each.hold),
      points: seats.map((each) => each.points),
      turn,
      over: position.outcome !== null,
    };
  }

  protected override tidy(): void {
    this.struck = [];
    this.safe = [];
    this.alarm = this.leaving = false;
  }

  protected async tell(events: readonly Event[], show: Show, say: Say, position: PositionInfo): Promise<void> {
    const { variant } = position.view as View;
    const saved = events.find((each) => each.code === "event-saved");
    for (const [at, event] of events.entries()) {
      show.check();
      if (event === saved) continue;
      if (event.code === "event-turn") {
        await this.readOn(show);
        this.alarm = false;
      }
      await this.speak([event], show, say);
      const card = event.params?.card as string | undefined;
      const cards = (event.params?.cards as string[] | undefined) ?? [];
      const seat = event.seats?.seat ?? this.shown.turn;
      const owner = event.seats?.owner ?? event.seats?.taker ?? event.seats?.source ?? null;
      const incident = events[at + 1]?.code === "event-incident";
      switch (event.code) {
        case "event-turn":
          this.change({ turn: seat });
          break;
        case "event-revealed":
          this.change({ deck: this.shown.deck - 1 });
          await this.#arrive(card!, "deck", true, incident, show);
          break;
        case "event-took": {
          const open = this.flights.find(`offer:${card}`);
          this.change({ locker: this.shown.locker - 1 });
          await this.#arrive(card!, open ? `offer:${card}` : "locker", !open, incident, show);
          break;
        }
        case "event-netted":
        case "event-speared": {
          const holder = event.code === "event-netted" ? seat : owner!;
          const from = this.flights.place(`hold:${holder}:${suitOf(card!)}`);
          this.#drop(holder, [card!]);
          await this.#arrive(card!, from, false, incident, show);
          break;
        }
        case "event-incident":
          await this.#strike(card!, variant, saved?.params?.cards as string[] | undefined, show);
          break;
        case "event-lost":
        case "event-lost-locker":
          await this.#sink(cards, owner, show);
          if (saved) await this.speak([saved], show, say);
          if (saved) await this.#rise(saved.params!.cards as string[], saved.seats!.seat!, show);
          break;
        case "event-kept":
          await this.#rise([card!], seat, show);
          break;
        case "event-surfaced":
          await this.#rise(cards, seat, show);
          break;
        case "event-bonus":
        case "event-bonus-locker":
          await this.#bonus(cards, owner, seat, show);
          break;
        case "event-knifed":
        case "event-scavenged":
          await this.#cut(cards, owner!, event.code === "event-scavenged" ? seat : null, show);
          break;
        case "event-own-loss":
          await this.#cut([card!], seat, null, show);
          break;
        case "event-decoyed":
          await this.#sink([card!], null, show);
          break;
        case "event-deflected":
          await show.shake(`hold:${owner}:${suitOf(card!)}`, 380);
          break;
        case "event-map":
          await this.#unroll(cards, show);
          break;
        case "event-map-secret":
          await show.shake("locker", 300);
          break;
        case "event-peeked":
          await this.#peek(cards[0]!, show);
          break;
        case "event-peeked-secret":
          await show.lift("deck", 520);
          break;
        case "event-left":
          await show.shake("deck", 260);
          break;
        case "event-idle":
        case "event-no-haul":
          await show.shake(`trail:${card}`, 260);
          break;
      }
    }
  }

  protected override aims({ code, seats, params }: Event): string[] {
    const owner = seats?.owner ?? seats?.source ?? null;
    const cards = (params?.cards as string[] | undefined) ?? (params?.card ? [params.card as string] : []);
    if (["event-knifed", "event-scavenged", "event-speared", "event-bonus"].includes(code) && owner !== null) return cards.map((card) => `hold:${owner}:${suitOf(card)}`);
    if (code === "event-took") return cards.map((card) => `offer:${card}`);
    return [];
  }

  // A card moves to the end of the Exploration; if it causes an incident it stops short.
  async #arrive(card: string, from: string | Place, turns: boolean, incident: boolean, show: Show): Promise<void> {
    const target = this.flights.place("slot");
    if (incident) target.x -= target.width * 0.12;
    const flight = { ms: turns ? REVEAL : MOVE + 100, turns, ease: incident ? EASE.out : EASE.drop, stays: true };
    await show.fly(card, typeof from === "string" ? this.flights.place(from) : from, target, flight);
    if (incident) return;
    if (!this.shown.trail.includes(card)) this.change({ trail: [...this.shown.trail, card] });
    await show.tick();
    this.flights.ghosts = [];
    await show.pause(60);
  }

  // A beat of silence; the matching cards get a ring; a swell runs through the row.
  async #strike(card: string, variant: string | null, safe: string[] = [], show: Show): Promise<void> {
    const same = clashOf(variant);
    await show.pause(200);
    this.struck = [card, ...this.shown.trail.filter((other) => same(other) === same(card))];
    this.safe = safe;
    this.alarm = true;
    await show.pause(150);
    await show.shake("trail", 160);
  }

  // Lost cards tumble into the Locker, or to the player who collects them.
  async #sink(cards: string[], taker: number | null, show: Show): Promise<void> {
    const flights = cards.map((card, at) => ({ card, at, from: this.flights.whereabouts(card, `trail:${card}`) }));
    this.flights.ghosts = [];
    this.leaving = cards.length > 1;
    this.change({ trail: this.shown.trail.filter((card) => !cards.includes(card)) });
    const gap = Math.min(60, 300 / cards.length);
    const ms = 900 - gap * (cards.length - 1) - (taker === null ? 0 : 200);
    await Promise.all(
      flights.map(({ card, at, from }) => {
        const to = this.flights.place(taker === null ? "locker" : `hold:${taker}:${suitOf(card)}`);
        const spin = taker === null ? (at % 2 ? -1 : 1) * (70 + 25 * at) : 0;
        const flight = { ms, delay: at * gap, ease: taker === null ? EASE.sink : EASE.out, spin, sinks: taker === null };
        return show.fly(card, from, to, { ...flight, rise: 24 });
      }),
    );
    if (taker === null) this.change({ locker: this.shown.locker + cards.length });
    else this.#take(taker, cards);
    this.struck = [];
  }

  // Up into a Hold: the Exploration on surfacing, or the cards an Anchor kept.
  async #rise(cards: string[], seat: number, show: Show): Promise<void> {
    const flights = cards.map((card) => ({ card, from: this.flights.whereabouts(card, `trail:${card}`) }));
    this.flights.ghosts = [];
    this.safe = [];
    this.leaving = this.shown.trail.every((card) => cards.includes(card));
    this.change({ trail: this.shown.trail.filter((card) => !cards.includes(card)) });
    await Promise.all(
      flights.map(({ card, from }, at) =>
        show.fly(card, from, this.flights.place(`hold:${seat}:${suitOf(card)}`), { ms: 460, delay: at * 40, rise: 60 }),
      ),
    );
    this.#take(seat, cards);
  }

  // A Map: its cards rise out of the Locker and turn over, face up only for their reader.
  async #unroll(cards: string[], show: Show): Promise<void> {
    await show.shake("locker", 200);
    const open = cards.filter((card) => this.flights.find(`offer:${card}`));
    await Promise.all(
      open.map((card, at) => show.fly(card, this.flights.place("locker"), this.flights.place(`offer:${card}`), { ms: 480, delay: at * 70, turns: true, rise: 30 })),
    );
  }

  // A Drone: the next card is lifted off the deck; only the player who used it sees the face.
  async #peek(card: string, show: Show): Promise<void> {
    await show.lift("deck", 260);
    if (this.flights.find("peek")) await show.fly(card, this.flights.place("deck"), this.flights.place("peek"), { ms: REVEAL, turns: true });
  }

  // Key and Chest: the Locker opens, or another Hold.
  async #bonus(cards: string[], source: number | null, seat: number, show: Show): Promise<void> {
    const from = cards.map((card) => this.flights.place(source === null ? "locker" : `hold:${source}:${suitOf(card)}`));
    if (source === null) this.change({ locker: this.shown.locker - cards.length });
    else this.#drop(source, cards);
    const gap = Math.min(70, 400 / Math.max(1, cards.length));
    await Promise.all(
      cards.map((card, at) => {
        const flight = { ms: 620, delay: at * gap, turns: source === null, rise: 90 };
        return show.fly(card, from[at]!, this.flights.place(`hold:${seat}:${suitOf(card)}`), flight);
      }),
    );
    this.#take(seat, cards);
  }

  // A Knife: from a Hold down to the Locker, or over to the player who cut.
  async #cut(cards: string[], owner: number, taker: number | null, show: Show): Promise<void> {
    const from = cards.map((card) => this.flights.place(`hold:${owner}:${suitOf(card)}`));
    this.#drop(owner, cards);
    await Promise.all(
      cards.map((card, at) => {
        const to = this.flights.place(taker === null ? "locker" : `hold:${taker}:${suitOf(card)}`);
        const flight = taker === null ? { ms: 620, ease: EASE.sink, spin: 130, sinks: true, rise: 40 } : { ms: 500, rise: 40 };
        return show.fly(card, from[at]!, to, { ...flight, delay: at * 60 });
      }),
    );
    if (taker === null) this.change({ locker: this.shown.locker + cards.length });
    else this.#take(taker, cards);
  }

  #drop(seat: number, cards: string[]): void {
    const holds = this.shown.holds.map((hold, at) => (at === seat ? hold.filter((card) => !cards.includes(card)) : hold));
    this.change({ holds });
  }

  #take(seat: number, cards: string[]): void {
    this.change({ holds: this.shown.holds.map((hold, at) => (at === seat ? [...hold, ...cards] : hold)) });
  }

  protected changed(before: Shown, after: Shown): string[] {
    const spots = after.trail.filter((card) => !before.trail.includes(card)).map((card) => `trail:${card}`);
    after.holds.forEach((hold, seat) => {
      const changed = new Set([
        ...hold.filter((card) => !before.holds[seat]?.includes(card)),
        ...(before.holds[seat] ?? []).filter((card) => !hold.includes(card)),
      ]);
      for (const card of changed) spots.push(`hold:${seat}:${suitOf(card)}`);
    });
    if (before.locker !== after.locker) spots.push("locker");
    return spots;
  }
}
