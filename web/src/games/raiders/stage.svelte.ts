// What is in the lagoon and in front of the players right now, and the animation that got it there: the journal moves
// divers, dice, shells and treasures, and counts the points at the end. It knows no rules, only origins and destinations.

import type { PositionInfo, Say } from "../board";
import { EASE, MOVE, type Place, type Show } from "../parts/flights.svelte";
import { kindOf, type Event } from "../parts/events";
import { Stage } from "../parts/stage.svelte";
import { steps, type Tally } from "../parts/tally";
import { diverOf, isBeach, numberOf, typeOf, zoneOf } from "./pieces";
import { PHASES, phaseOf } from "./tally";
import type { SeatView, ShellsView, SpotView, View } from "./view";

export interface Shown {
  ply: number;
  table: View;
}

const ROLL = 620; // into the lid
const SWIM = 430;
const PART = 330; // one part of the points
const LAST = 900; // a look at the end

export const LETTERS = ["a", "b", "c"]; // names of displays and columns in `data-spot`
const seatOf = (event: Event) => event.seats?.seat ?? 0;
const text = (event: Event, name: string) => String(event.params?.[name] ?? "");
const list = (event: Event, name: string) => (event.params?.[name] as string[] | undefined) ?? [];

export class LagoonStage extends Stage<Shown> {
  lid = $state(false); // the box lid is in the lagoon, and dice roll into it
  tally: Tally | null = $state.raw(null); // the points are being counted
  #source = ""; // where shells come from
  #landing = ""; // where a diver has just arrived

  protected read(position: PositionInfo): Shown {
    return { ply: position.ply, table: position.view as View };
  }

  protected override tidy(): void {
    this.lid = false;
    this.tally = null;
  }

  protected async tell(events: readonly Event[], show: Show, say: Say, position: PositionInfo): Promise<void> {
    let gaining: Event[] = []; // gains of several players from one arrival fly together
    for (const [at, event] of events.entries()) {
      show.check();
      const kind = kindOf(event);
      if (kind === "gained" || (kind === "looked" && gaining.length)) {
        gaining.push(event);
        if (!["gained", "looked"].includes(events[at + 1] ? kindOf(events[at + 1]!) : "")) {
          await this.speak(gaining, show, say);
          await this.#gain(gaining, show);
          gaining = [];
        }
        continue;
      }
      await this.speak([event], show, say);
      await this.#move(kind, event, show);
    }
    await this.readOn(show);
    if (position.outcome) await this.#count(position.outcome, show);
  }

  async #move(kind: string, event: Event, show: Show): Promise<void> {
    const seat = seatOf(event);
    switch (kind) {
      case "rolled":
        return this.#roll(list(event, "dies"), seat, show);
      case "took":
        return this.#take(text(event, "die"), seat, show);
      case "turned":
        return this.#spend(seat, "conch", Number(event.params?.count ?? 1), show);
      case "extra":
      case "scallop-crest":
        return this.#spend(seat, "scallop", 1, show);
      case "shells":
        return this.#collect(list(event, "shells"), seat, show);
      case "dived":
        this.#landing = text(event, "spot");
        return this.#swim(seat, text(event, "diver"), this.#landing, show);
      case "bumped":
        return this.#swim(seat, this.#landing, text(event, "spot"), show);
      case "sent-home":
        return this.#swim(seat, text(event, "spot"), "off", show);
      case "rival":
        this.#landing = text(event, "spot");
        this.#dice(text(event, "die"));
        return this.#swim(null, "off", this.#landing, show);
      case "washed":
      case "washed-own":
        return this.#swim(kind === "washed" ? null : seat, this.#landing, text(event, "spot"), show);
      case "out":
        return this.#swim(null, text(event, "spot"), "off", show);
      case "rival-gained":
        return this.#lose(typeOf(text(event, "treasure")), this.flights.place(`wreck:${typeOf(text(event, "treasure"))}`), show);
      case "placed":
        return this.#place(seat, "displays", Number(event.params?.display), show);
      case "vaulted":
        return this.#place(seat, "vault", Number(event.params?.column), show);
      case "no-room":
        return this.#drop(seat, show);
      case "dropped":
        return this.#clear(seat, Number(event.params?.display), 1, show);
      case "cleared":
        return this.#clear(seat, Number(event.params?.display), list(event, "treasures").length, show);
      case "collected":
        return this.#hang(seat, text(event, "exhibit"), show);
      case "revealed":
        return this.#lay("exhibits", text(event, "exhibit"), show);
      case "offered":
        return this.#lay("market", text(event, "piece"), show);
      case "built":
        return this.#build(seat, text(event, "piece"), show);
      case "style":
      case "goal":
      case "bare":
      case "barren":
        return show.pause(500);
      case "forfeited":
      case "nothing-left":
      case "remade":
      case "shells-lost":
      case "no-piece":
      case "no-shell":
        return show.pause(300);
    }
  }

  protected override aims(event: Event): string[] {
    switch (kindOf(event)) {
      case "took":
        return [`reef:${this.shown.table.reef.findIndex((each) => each.die === text(event, "die"))}`];
      case "dived":
      case "rival":
      case "bumped":
      case "washed":
      case "washed-own":
        return [`spot:${text(event, "spot")}`];
      case "claims":
        return [`exhibit:${text(event, "exhibit")}`];
      case "built":
        return [`piece:${text(event, "piece")}`];
    }
    return [];
  }

  // Dice roll into the box lid, then each moves to the zone of the Reef it landed in.
  async #roll(dice: string[], seat: number, show: Show): Promise<void> {
    this.#table({ reef: [] });
    this.lid = true;
    await show.tick();
    const [from, lid] = [this.flights.place(`hold:${seat}:home`), this.flights.place("lid")];
    const lies = dice.map((_, at): Place => ({ x: lid.x + ((at % 3) - 1) * 50 + (at > 2 ? 16 : -8), y: lid.y + (at > 2 ? 34 : -26) + (at % 2) * 8, width: 44 }));
    await Promise.all(dice.map((die, at) => show.fly(`die-${numberOf(die)}`, from, lies[at]!, { ms: ROLL, delay: at * 35, spin: 360 + at * 47, rise: 60, ease: EASE.out, stays: true })));
    await show.pause(160);
    this.#table({ reef: dice.map((die) => ({ die, number: numberOf(die), shell: zoneOf(die) })) });
    await show.tick();
    const places = dice.map((_, at) => this.flights.place(`reef:${at}`));
    this.flights.ghosts = [];
    this.lid = false;
    await Promise.all(dice.map((die, at) => show.fly(`die-${numberOf(die)}`, lies[at]!, places[at]!, { ms: MOVE })));
  }

  async #take(die: string, seat: number, show: Show): Promise<void> {
    const at = this.shown.table.reef.findIndex((each) => each.die === die);
    const from = this.flights.place(`reef:${at}`);
    this.#dice(die);
    this.#source = `zone:${zoneOf(die)}`;
    await show.fly(`die-${numberOf(die)}`, from, this.flights.place(`hold:${seat}:home`), { ms: 360, rise: 40, spin: 180, sinks: true });
  }

  #dice(gone: string): void {
    const at = this.shown.table.reef.findIndex((each) => each.die === gone);
    this.#table({ reef: this.shown.table.reef.filter((_, place) => place !== at) });
  }

  // A diver moves between spots, out of the boat, or back into it.
  async #swim(seat: number | null, from: string, to: string, show: Show): Promise<void> {
    const boat = seat === null ? "rivals" : `hold:${seat}:home`;
    const place = (spot: string) => this.flights.place(spot === "off" ? boat : `spot:${spot}`);
    const [start, end] = [place(from), place(to)];
    const others = this.shown.table.divers.filter((each) => !(each.spot === from && each.seat === seat));
    this.#table({ divers: others });
    if (seat !== null && (from === "off") !== (to === "off")) this.#change(seat, ({ ashore }) => ({ ashore: ashore + (to === "off" ? 1 : -1) }));
    await show.fly(diverOf(seat), start, end, { ms: SWIM, rise: 36, ease: EASE.out, sinks: to === "off" });
    if (to !== "off") this.#table({ divers: [...others, { spot: to, seat } satisfies SpotView] });
    if (isBeach(to)) this.#source = `spot:${to}`;
  }

  async #collect(shells: string[], seat: number, show: Show): Promise<void> {
    const from = this.flights.place(this.#source || "beach");
    await Promise.all(shells.map((shell, at) => show.fly(`shell-${shell}`, { ...from, width: 26 }, this.flights.place(`hold:${seat}:${shell}`), { ms: 380, delay: at * 80, rise: 50 })));
    this.#shells(seat, shells, 1);
  }

  async #spend(seat: number, shell: string, count: number, show: Show): Promise<void> {
    const from = this.flights.place(`hold:${seat}:${shell}`);
    this.#shells(seat, Array<string>(count).fill(shell), -1);
    await show.fly(`shell-${shell}`, from, this.flights.place("beach"), { ms: 340, rise: 30, sinks: true });
  }

  #shells(seat: number, shells: string[], way: 1 | -1): void {
    this.#change(seat, (one) => {
      const now: ShellsView = { ...one.shells };
      for (const shell of shells as (keyof ShellsView)[]) now[shell] += way;
      return { shells: now };
    });
  }

  async #gain(events: readonly Event[], show: Show): Promise<void> {
    const gained = events.filter((event) => kindOf(event) === "gained");
    await Promise.all(
      gained.map((event, at) => {
        const type = text(event, "type");
        return show.fly(type, this.flights.place(`wreck:${type}`), this.flights.place(`hold:${seatOf(event)}:hand`), { ms: 430, delay: at * 90, rise: 46 });
      }),
    );
    for (const event of events) {
      if (kindOf(event) === "gained") this.#change(seatOf(event), ({ hand }) => ({ hand: [...hand, text(event, "type")] }));
      else if (event.params?.treasure) this.#change(seatOf(event), ({ hand }) => ({ hand: [...hand.slice(0, -1), text(event, "treasure")] }));
    }
  }

  // From the hand onto a pedestal or into the vault.
  async #place(seat: number, where: "displays" | "vault", number: number, show: Show): Promise<void> {
    const one = this.shown.table.seats[seat]!;
    const after = this.after.table.seats[seat]!;
    const treasure = where === "vault" ? (after.vault[number - 1]?.[one.vault[number - 1]!.length] ?? one.hand[0]!) : (one.hand[0] ?? "");
    const from = this.flights.place(`hold:${seat}:hand`);
    this.#change(seat, ({ hand }) => ({ hand: hand.slice(1) }));
    await show.fly(treasure, from, this.flights.place(`hold:${seat}:${where}${LETTERS[number - 1]}`), { ms: 300 });
    this.#change(seat, (now) => ({ [where]: now[where].map((row, at) => (at === number - 1 ? [...row, treasure] : row)) }));
  }

  async #drop(seat: number, show: Show): Promise<void> {
    const treasure = this.shown.table.seats[seat]!.hand[0] ?? "";
    const from = this.flights.place(`hold:${seat}:hand`);
    this.#change(seat, ({ hand }) => ({ hand: hand.slice(1) }));
    await this.#lose(treasure, from, show);
  }

  async #lose(treasure: string, from: Place, show: Show, delay = 0): Promise<void> {
    const to = this.flights.place(`wreck:${typeOf(treasure)}`);
    await show.fly(treasure, from, to, { ms: 480, delay, ease: EASE.sink, spin: 60, rise: 34, sinks: true });
  }

  // Treasures of a display go back to their wrecks: one for a Starfish, all for an exhibit.
  async #clear(seat: number, display: number, count: number, show: Show): Promise<void> {
    const row = this.shown.table.seats[seat]!.displays[display - 1]!;
    const from = this.flights.place(`hold:${seat}:displays${LETTERS[display - 1]}`);
    this.#change(seat, ({ displays }) => ({ displays: displays.map((each, at) => (at === display - 1 ? each.slice(0, each.length - count) : each)) }));
    await Promise.all(row.slice(row.length - count).map((treasure, at) => this.#lose(treasure, from, show, at * 50)));
  }

  async #hang(seat: number, name: string, show: Show): Promise<void> {
    const from = this.flights.place(`exhibit:${name}`);
    await show.fly(`exhibit:${name}`, from, this.flights.place(`hold:${seat}:exhibits`), { ms: 520, rise: 50 });
    this.#table({ exhibits: this.shown.table.exhibits.filter((each) => each.name !== name) });
    const { exhibits, exhibit_points } = this.after.table.seats[seat]!;
    this.#change(seat, () => ({ exhibits, exhibit_points }));
  }

  // A new card or piece appears in its place.
  async #lay(where: "exhibits" | "market", name: string, show: Show): Promise<void> {
    const lying = new Set([name, ...this.shown.table[where].map((each) => each.name)]);
    const kept = (each: { name: string }) => lying.has(each.name);
    this.#table(where === "market" ? { market: this.after.table.market.filter(kept) } : { exhibits: this.after.table.exhibits.filter(kept) });
    await show.pause(140);
  }

  async #build(seat: number, name: string, show: Show): Promise<void> {
    const from = this.flights.place(`piece:${name}`);
    await show.fly(`piece:${name}`, from, this.flights.place(`hold:${seat}:tanks`), { ms: 460, rise: 40 });
    this.#table({ market: this.shown.table.market.filter((each) => each.name !== name) });
    const { tanks, tank_points, shells } = this.after.table.seats[seat]!;
    this.#change(seat, () => ({ tanks, tank_points, shells }));
  }

  // Part by part the crabs walk up the beach.
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

  protected changed(before: Shown, after: Shown): string[] {
    const [old, now] = [before.table, after.table];
    const where = (view: View) => new Set(view.divers.map((each) => `${each.seat}${each.spot}`));
    const spots = now.divers.filter((each) => !where(old).has(`${each.seat}${each.spot}`)).map((each) => `spot:${each.spot}`);
    for (const each of now.exhibits) if (!old.exhibits.some((other) => other.name === each.name)) spots.push(`exhibit:${each.name}`);
    for (const each of now.market) if (!old.market.some((other) => other.name === each.name)) spots.push(`piece:${each.name}`);
    now.seats.forEach((seat, at) => {
      seat.displays.forEach((row, n) => row.length !== old.seats[at]?.displays[n]?.length && spots.push(`hold:${at}:displays${LETTERS[n]}`));
      for (const shell of ["conch", "scallop", "starfish"] as const) if (seat.shells[shell] !== old.seats[at]?.shells[shell]) spots.push(`hold:${at}:${shell}`);
    });
    return spots;
  }
}
