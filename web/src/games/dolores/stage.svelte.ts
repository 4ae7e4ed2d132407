// What is on the beach right now, and the animation that got it there: the journal moves the cards, event by event.

import type { PositionInfo, Say } from "../board";
import { EASE, MOVE, type Place, type Show } from "../parts/flights.svelte";
import { kindOf, type Event } from "../parts/events";
import { Stage } from "../parts/stage.svelte";
import { heapOf } from "./cards";
import type { LootView, SeatView, View } from "./view";

export interface Shown {
  ply: number;
  deck: number;
  lost: number;
  contest: number;
  dealer: number;
  left: number;
  loot: LootView[];
  third: boolean; // each side has a third place, for a Convoy
  seats: SeatView[];
}

// A promise or a lock changes nothing on the beach, and must not interrupt a player's choice.
const QUIET = new Set(["passed", "locked", "promised", "offered", "claimed", "vowed", "broken-lantern"]);

const GROUPS = [["took", "discarded"], ["contest", "loot"]]; // told in one caption

const BEAT = 230; // Do, Lo, Res
const LOOK = 560; // both hands are open
const DEAL = 330;

const hasThird = (loot: LootView[]) => loot.some((each) => each.slot.endsWith("3"));

export class BeachStage extends Stage<Shown> {
  beat = $state(0); // 1 Do, 2 Lo, 3 Res; 0: no countdown
  alarm = $state(false); // Dawn

  protected read(position: PositionInfo): Shown {
    const { deck, discard, contest, dealer, left, loot, seats } = position.view as View;
    return { ply: position.ply, deck, lost: discard.length, contest, dealer, left, loot, third: hasThird(loot), seats };
  }

  protected override isQuiet(event: Event): boolean {
    return QUIET.has(kindOf(event));
  }

  protected override tidy(): void {
    this.beat = 0;
    this.alarm = false;
  }

  protected async tell(events: readonly Event[], show: Show, say: Say): Promise<void> {
    const kinds = events.map(kindOf);
    let moving: Promise<void>[] = []; // cards leave the loot together
    for (const [at, event] of events.entries()) {
      show.check();
      const kind = kinds[at]!;
      const seat = event.seats?.seat ?? 0;
      await this.#announce(events, at, show, say);
      switch (kind) {
        case "shown":
        case "bet":
          if (at === kinds.findIndex((each) => each === "shown" || each === "bet")) await this.#reveal(events, show, say);
          break;
        case "kept-shape":
          this.#seat(seat, { shape: event.params?.shape as string });
          await show.pause(300);
          break;
        case "took":
        case "discarded":
          moving.push(this.#carry(event, kind === "took" ? seat : null, moving.length, show));
          if (kinds[at + 1] !== "took" && kinds[at + 1] !== "discarded") {
            await Promise.all(moving);
            moving = [];
          }
          break;
        case "dropped":
          await this.#lose(event, seat, show);
          break;
        case "stole":
          await this.#steal(event.params!.card as string, event.seats!.owner!, seat, show);
          break;
        case "whirlpool":
          await this.#whirl((event.params?.slots as string[] | undefined) ?? [], show);
          break;
        case "foiled":
          await show.shake("loot", 420);
          this.#hands({ hand: [], shape: null, locked: false });
          break;
        case "new-wave":
          await this.#carry({ ...event, params: { slots: this.shown.loot.map((each) => each.slot) } }, null, 0, show);
          break;
        case "contest":
          this.#hands({ hand: [], shape: null, locked: false, bet: null });
          this.change({ dealer: seat, left: event.seats?.left ?? seat, contest: this.after.contest });
          await show.tick();
          break;
        case "loot":
        case "dawn":
          if (kind === "dawn") this.alarm = true;
          if (kinds[at + 1] !== "loot") await this.#deal(show);
          if (kind === "dawn") await show.pause(700);
          break;
        case "unlocked":
          this.#seat(seat, { locked: false });
          await show.pause(300);
          break;
        case "won-bet":
        case "lost-bet":
        case "took-none":
        case "kept-word":
        case "broke-word":
        case "told-truth":
        case "lied":
          await show.pause(160);
      }
    }
  }

  // Cards that leave the loot together are told together, and so are both sides of new loot. Hands are told when they open.
  async #announce(events: readonly Event[], at: number, show: Show, say: Say): Promise<void> {
    const group = GROUPS.find((kinds) => kinds.includes(kindOf(events[at]!)));
    if (!group) return ["shown", "bet"].includes(kindOf(events[at]!)) ? undefined : this.speak([events[at]!], show, say);
    if (at > 0 && group.includes(kindOf(events[at - 1]!))) return;
    const rest = events.slice(at);
    const other = rest.findIndex((event) => !group.includes(kindOf(event)));
    await this.speak(other < 0 ? rest : rest.slice(0, other), show, say);
  }

  protected override aims(event: Event): string[] {
    const { seats, params } = event;
    if (kindOf(event) === "took") return ((params?.slots as string[] | undefined) ?? []).map((slot) => `loot:${slot}`);
    if (kindOf(event) === "stole") return [`hold:${seats?.owner}:${heapOf(params!.card as string)}`];
    return [];
  }

  // Do, Lo, Res: three beats by the lantern, then all hands open at the same moment.
  async #reveal(events: readonly Event[], show: Show, say: Say): Promise<void> {
    await this.readOn(show);
    this.caption = this.detail = "";
    this.#hands({ hand: [], shape: null });
    for (let beat = 1; beat <= 3; beat++) {
      this.beat = beat;
      await show.pause(BEAT);
    }
    this.beat = 0;
    const open = events.filter((event) => event.code === "event-shown");
    for (const { seats, params } of open) this.#seat(seats!.seat!, { hand: String(params!.hand).split("-"), locked: false });
    for (const { seats, params } of events.filter((event) => event.code === "event-bet"))
      this.#seat(seats!.seat!, { bet: [String(params!.dealer), String(params!.left)], locked: false });
    await this.speak(events.filter((event) => ["event-shown", "event-bet"].includes(event.code)), show, say);
    await show.pause(LOOK);
  }

  // Loot cards go to their taker, or back to the sea.
  async #carry(event: Event, taker: number | null, wave: number, show: Show): Promise<void> {
    const slots = (event.params?.slots as string[] | undefined) ?? [];
    const named = [...((event.params?.cards as string[] | undefined) ?? [])];
    const going = this.shown.loot.filter((each) => slots.includes(each.slot));
    const cards = going.map((each) => each.card ?? named[0] ?? "");
    const from = going.map((each) => this.flights.place(`loot:${each.slot}`));
    this.change({ loot: this.shown.loot.filter((each) => !slots.includes(each.slot)) });
    await Promise.all(
      cards.map((card, at) => {
        const to = taker === null ? this.flights.place("lost") : this.#heap(taker, card);
        const way = taker === null ? { ms: 560, ease: EASE.sink, spin: at % 2 ? -50 : 60, sinks: true } : { ms: 480 };
        return show.fly(card, from[at]!, to, { ...way, delay: at * 45 + wave * 60, rise: 46, turns: going[at]!.face_down && taker !== null });
      }),
    );
    if (taker === null) this.change({ lost: this.shown.lost + cards.length });
    else this.#hold(taker);
  }

  async #deal(show: Show): Promise<void> {
    const lying = new Set(this.shown.loot.map((each) => each.slot));
    const fresh = this.after.loot.filter((each) => !lying.has(each.slot));
    this.change({ third: hasThird(this.after.loot) });
    await show.tick();
    const deck = this.flights.place("deck");
    await Promise.all(
      fresh.map(async (each, at) => {
        const to = this.flights.place(`slot:${each.slot}`);
        const open = each.card !== null && !each.face_down;
        await show.fly(open ? each.card! : "", deck, to, { ms: DEAL, delay: at * 55, turns: open, ease: EASE.out });
        this.change({ loot: [...this.shown.loot, each].sort((a, b) => (a.slot < b.slot ? -1 : 1)), deck: this.shown.deck - 1 });
      }),
    );
  }

  // A whole set goes back to the sea.
  async #lose(event: Event, seat: number, show: Show): Promise<void> {
    const cards = (event.params?.cards as string[] | undefined) ?? [];
    if (!cards.length) return;
    const from = this.#heap(seat, cards[0]!);
    this.#hold(seat);
    await Promise.all(cards.map((card, at) => show.fly(card, from, this.flights.place("lost"), { ms: 560, delay: at * 50, ease: EASE.sink, spin: 80, sinks: true, rise: 40 })));
    this.change({ lost: this.shown.lost + cards.length });
  }

  async #steal(card: string, owner: number, thief: number, show: Show): Promise<void> {
    const from = this.#heap(owner, card);
    this.#hold(owner);
    await show.fly(card, from, this.#heap(thief, card), { ms: 560, rise: 60 });
    this.#hold(thief);
  }

  // Cards that change sides fly across the rope.
  async #whirl(slots: string[], show: Show): Promise<void> {
    const crosses = (slot: string) => slots.includes(slot) !== slot.startsWith("l");
    const going = this.shown.loot.filter((each) => crosses(each.slot));
    const [up, down] = [going.filter((each) => each.slot.startsWith("d")), going.filter((each) => each.slot.startsWith("l"))];
    const pairs = up.flatMap((each, at) => (down[at] ? [[each, down[at]!] as const, [down[at]!, each] as const] : []));
    const places = new Map(going.map((each) => [each.slot, this.flights.place(`loot:${each.slot}`)]));
    this.change({ loot: this.shown.loot.filter((each) => !going.includes(each)) });
    await Promise.all(pairs.map(([one, other]) => show.fly(one.face_down ? "" : (one.card ?? ""), places.get(one.slot)!, places.get(other.slot)!, { ms: MOVE + 240, rise: 30, spin: 360 })));
    this.change({ loot: this.after.loot });
  }

  #heap(seat: number, card: string): Place {
    return this.flights.place(`hold:${seat}:${heapOf(card)}`);
  }

  #seat(seat: number, what: Partial<SeatView>): void {
    this.change({ seats: this.shown.seats.map((each, at) => (at === seat ? { ...each, ...what } : each)) });
  }

  #hands(what: Partial<SeatView>): void {
    this.change({ seats: this.shown.seats.map((each) => ({ ...each, ...what })) });
  }

  /** Gives a seat its final state. */
  #hold(seat: number): void {
    const { sets, messages, points } = this.after.seats[seat]!;
    this.#seat(seat, { sets, messages, points });
  }

  protected changed(before: Shown, after: Shown): string[] {
    const spots = after.loot.filter((each) => before.contest !== after.contest || !before.loot.some((old) => old.slot === each.slot)).map((each) => `loot:${each.slot}`);
    after.seats.forEach((seat, at) => {
      for (const set of seat.sets) {
        const old = before.seats[at]?.sets.find((each) => each.goods === set.goods);
        if (old?.total !== set.total) spots.push(`hold:${at}:${set.goods}`);
      }
    });
    if (before.lost !== after.lost) spots.push("lost");
    return spots;
  }
}
