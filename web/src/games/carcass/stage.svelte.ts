// What lies on the table at this moment, and how it got there: the journal moves the pieces, event by event.
// Between two happenings the stage simply shows the position. It knows no rules, only where things come from and go to.

import { tick } from "svelte";
import type { Happening, PositionInfo, Say } from "../board";
import { suitOf, valueOf } from "./cards";
import type { View } from "./view";

type Event = Happening["events"][number];

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

export interface Ghost {
  id: number;
  card: string | null; // null: face down
  width: number;
  turns: boolean; // leaves face down, turns over on the way
}

interface Place {
  x: number; // its middle, from the board's corner
  y: number;
  width: number;
}

interface Flight {
  ms?: number;
  delay?: number;
  ease?: string;
  turns?: boolean;
  spin?: number; // degrees at the end
  rise?: number; // pixels up in the middle of the way
  sinks?: boolean; // fades at the end
  stay?: boolean; // the ghost waits where it landed
}

const EASE = { out: "cubic-bezier(.2,.8,.2,1)", drop: "cubic-bezier(.3,1.3,.5,1)", sink: "cubic-bezier(.5,0,.9,.5)" };
const REVEAL = 420;
const MOVE = 280;

class Skipped extends Error {}

export function shownOf(position: PositionInfo): Shown {
  const view = position.view as View;
  return {
    ply: position.ply,
    deck: view.deck,
    locker: view.locker,
    trail: view.exploration,
    holds: view.seats.map((each) => each.hold),
    points: view.seats.map((each) => each.points),
    turn: view.turn,
    over: position.outcome !== null,
  };
}

export class Stage {
  shown: Shown = $state.raw()!;
  ghosts: Ghost[] = $state.raw([]);
  struck: string[] = $state.raw([]); // the equal cards of an incident
  safe: string[] = $state.raw([]); // what an incident leaves alone
  caption: string = $state("");
  detail: string = $state("");
  alarm = $state(false); // an incident
  leaving = $state(false); // the row breaks up: nobody dives on
  playing = $state(false);

  root: HTMLElement | null = null;
  #before: Shown;
  #run = 0;
  #next = 0;
  #moving = new Set<Animation>();

  constructor(position: PositionInfo) {
    this.shown = this.#before = shownOf(position);
  }

  /** Show a position as it is. */
  settle(position: PositionInfo, calm = false): void {
    this.#stop();
    const before = this.shown;
    this.shown = shownOf(position);
    if (before.ply === position.ply) return;
    this.#before = before;
    if (calm) void tick().then(() => this.#fade(before, this.shown));
  }

  /** Show how a position came about. Ends early when something else is shown. */
  async play(happening: Happening, position: PositionInfo, say: Say, calm: boolean): Promise<void> {
    this.#stop();
    const run = this.#run;
    const after = shownOf(position);
    const before = this.shown.ply >= happening.ply ? this.#before : this.shown;
    const unseen = before.ply >= happening.ply; // the board came after it: there is nothing to start from
    if (calm || unseen || !this.root || document.hidden) {
      this.#before = before;
      this.shown = after;
      await tick();
      if (calm) this.#fade(before, after);
      return;
    }
    this.shown = before;
    this.playing = true;
    try {
      const variant = (position.view as View).variant;
      await this.#tell(happening.events, run, say, variant);
    } catch (problem) {
      if (this.root && !(problem instanceof Skipped)) throw problem; // without a root the board has gone
    }
    if (run === this.#run) {
      this.#stop();
      this.#before = this.shown;
      this.shown = after;
    }
  }

  /** The board goes away. */
  leave(): void {
    this.#stop();
  }

  #stop(): void {
    this.#run++;
    for (const each of this.#moving) each.cancel();
    this.#moving.clear();
    this.ghosts = [];
    this.struck = [];
    this.safe = [];
    this.caption = this.detail = "";
    this.alarm = this.leaving = this.playing = false;
  }

  async #tell(events: readonly Event[], run: number, say: Say, variant: string | null): Promise<void> {
    const saved = events.find((each) => each.code === "event-saved");
    for (const [at, event] of events.entries()) {
      this.#check(run);
      const words = say.knows(event.code) ? say.say(event) : "";
      if (event === saved) continue;
      if (event.code.startsWith("event-lost") || event.code.startsWith("event-bonus")) this.detail = words;
      else if (words && event.code !== "event-turn") this.caption = words;
      const card = event.params?.card as string | undefined;
      const cards = (event.params?.cards as string[] | undefined) ?? [];
      const seat = event.seats?.seat ?? this.shown.turn;
      const owner = event.seats?.owner ?? event.seats?.taker ?? event.seats?.source ?? null;
      const incident = events[at + 1]?.code === "event-incident";
      switch (event.code) {
        case "event-turn":
          this.#change({ turn: seat });
          break;
        case "event-revealed":
          this.#change({ deck: this.shown.deck - 1 });
          await this.#arrive(card!, "deck", true, incident, run);
          break;
        case "event-took": {
          const open = this.#seen(`offer:${card}`);
          this.#change({ locker: this.shown.locker - 1 });
          await this.#arrive(card!, open ? `offer:${card}` : "locker", !open, incident, run);
          break;
        }
        case "event-netted":
        case "event-speared": {
          const holder = event.code === "event-netted" ? seat : owner!;
          const from = this.#place(`hold:${holder}:${suitOf(card!)}`);
          this.#drop(holder, [card!]);
          await this.#arrive(card!, from, false, incident, run);
          break;
        }
        case "event-incident":
          await this.#strike(card!, variant, saved?.params?.cards as string[] | undefined, run);
          break;
        case "event-lost":
        case "event-lost-locker":
          await this.#sink(cards, owner, run);
          if (saved) this.detail = say.say(saved);
          if (saved) await this.#rise(saved.params!.cards as string[], saved.seats!.seat!, run);
          break;
        case "event-kept":
          await this.#rise([card!], seat, run);
          break;
        case "event-surfaced":
          await this.#rise(cards, seat, run);
          break;
        case "event-bonus":
        case "event-bonus-locker":
          await this.#bonus(cards, owner, seat, run);
          break;
        case "event-knifed":
        case "event-scavenged":
          await this.#cut(cards, owner!, event.code === "event-scavenged" ? seat : null, run);
          break;
        case "event-own-loss":
          await this.#cut([card!], seat, null, run);
          break;
        case "event-decoyed":
          await this.#sink([card!], null, run);
          break;
        case "event-deflected":
          await this.#shake(`hold:${owner}:${suitOf(card!)}`, 380, run);
          break;
        case "event-map":
        case "event-map-secret":
          await this.#shake("locker", 300, run);
          break;
        case "event-peeked":
        case "event-peeked-secret":
        case "event-left":
          await this.#shake("deck", 260, run);
          break;
        case "event-idle":
          await this.#shake(`trail:${card}`, 260, run);
          break;
      }
    }
  }

  // A card comes to the end of the Exploration; before an incident it stops short.
  async #arrive(card: string, from: string | Place, turns: boolean, incident: boolean, run: number): Promise<void> {
    const target = this.#place("slot");
    if (incident) target.x -= target.width * 0.12;
    const flight = { ms: turns ? REVEAL : MOVE + 100, turns, ease: incident ? EASE.out : EASE.drop, stay: true };
    await this.#fly(card, typeof from === "string" ? this.#place(from) : from, target, flight, run);
    if (incident) return;
    if (!this.shown.trail.includes(card)) this.#change({ trail: [...this.shown.trail, card] });
    await tick();
    this.ghosts = [];
    await this.#pause(60, run);
  }

  // One beat of silence; the equal cards ring; a swell goes through the row.
  async #strike(card: string, variant: string | null, safe: string[] = [], run: number): Promise<void> {
    const same = variant === "strange-waters" ? valueOf : suitOf;
    await this.#pause(200, run);
    this.struck = [card, ...this.shown.trail.filter((other) => same(other) === same(card))];
    this.safe = safe;
    this.alarm = true;
    await this.#pause(150, run);
    await this.#shake("trail", 160, run);
  }

  // Lost things tumble: to the Locker, or to somebody who waits for them.
  async #sink(cards: string[], taker: number | null, run: number): Promise<void> {
    const flights = cards.map((card, at) => {
      const ghost = this.ghosts.some((each) => each.card === card);
      return { card, at, from: this.#place(ghost ? `ghost:${card}` : `trail:${card}`) };
    });
    this.ghosts = [];
    this.leaving = cards.length > 1;
    this.#change({ trail: this.shown.trail.filter((card) => !cards.includes(card)) });
    const gap = Math.min(60, 300 / cards.length);
    const ms = 900 - gap * (cards.length - 1) - (taker === null ? 0 : 200);
    await Promise.all(
      flights.map(({ card, at, from }) => {
        const to = this.#place(taker === null ? "locker" : `hold:${taker}:${suitOf(card)}`);
        const spin = taker === null ? (at % 2 ? -1 : 1) * (70 + 25 * at) : 0;
        const flight = { ms, delay: at * gap, ease: taker === null ? EASE.sink : EASE.out, spin, sinks: taker === null };
        return this.#fly(card, from, to, { ...flight, rise: 24 }, run);
      }),
    );
    if (taker === null) this.#change({ locker: this.shown.locker + cards.length });
    else this.#take(taker, cards);
    this.struck = [];
  }

  // Up into a Hold: the Exploration at the surface, or what an Anchor held.
  async #rise(cards: string[], seat: number, run: number): Promise<void> {
    const flights = cards.map((card) => ({
      card,
      from: this.#place(this.ghosts.some((each) => each.card === card) ? `ghost:${card}` : `trail:${card}`),
    }));
    this.ghosts = [];
    this.safe = [];
    this.leaving = this.shown.trail.every((card) => cards.includes(card));
    this.#change({ trail: this.shown.trail.filter((card) => !cards.includes(card)) });
    await Promise.all(
      flights.map(({ card, from }, at) =>
        this.#fly(card, from, this.#place(`hold:${seat}:${suitOf(card)}`), { ms: 460, delay: at * 40, rise: 60 }, run),
      ),
    );
    this.#take(seat, cards);
  }

  // Key and Chest: the Locker opens, or another Hold.
  async #bonus(cards: string[], source: number | null, seat: number, run: number): Promise<void> {
    const from = cards.map((card) => this.#place(source === null ? "locker" : `hold:${source}:${suitOf(card)}`));
    if (source === null) this.#change({ locker: this.shown.locker - cards.length });
    else this.#drop(source, cards);
    const gap = Math.min(70, 400 / Math.max(1, cards.length));
    await Promise.all(
      cards.map((card, at) => {
        const flight = { ms: 620, delay: at * gap, turns: source === null, rise: 90 };
        return this.#fly(card, from[at]!, this.#place(`hold:${seat}:${suitOf(card)}`), flight, run);
      }),
    );
    this.#take(seat, cards);
  }

  // A Knife: out of a Hold, down to the Locker or over to whoever cut.
  async #cut(cards: string[], owner: number, taker: number | null, run: number): Promise<void> {
    const from = cards.map((card) => this.#place(`hold:${owner}:${suitOf(card)}`));
    this.#drop(owner, cards);
    await Promise.all(
      cards.map((card, at) => {
        const to = this.#place(taker === null ? "locker" : `hold:${taker}:${suitOf(card)}`);
        const flight = taker === null ? { ms: 620, ease: EASE.sink, spin: 130, sinks: true, rise: 40 } : { ms: 500, rise: 40 };
        return this.#fly(card, from[at]!, to, { ...flight, delay: at * 60 }, run);
      }),
    );
    if (taker === null) this.#change({ locker: this.shown.locker + cards.length });
    else this.#take(taker, cards);
  }

  #change(what: Partial<Shown>): void {
    this.shown = { ...this.shown, ...what };
  }

  #drop(seat: number, cards: string[]): void {
    const holds = this.shown.holds.map((hold, at) => (at === seat ? hold.filter((card) => !cards.includes(card)) : hold));
    this.#change({ holds });
  }

  #take(seat: number, cards: string[]): void {
    this.#change({ holds: this.shown.holds.map((hold, at) => (at === seat ? [...hold, ...cards] : hold)) });
  }

  #check(run: number): void {
    if (run !== this.#run) throw new Skipped();
  }

  // Where something lies. A Hold that shows no suits stands for all of them.
  #seen(spot: string): HTMLElement | undefined {
    const found = this.root?.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`) ?? [];
    return [...found].find((each) => each.getClientRects().length > 0);
  }

  #place(spot: string): Place {
    const frame = this.root!.getBoundingClientRect();
    const found = this.#seen(spot);
    const rough = found ? null : this.#seen(spot.replace(/:[a-z]+$/, ""));
    const box = (found ?? rough ?? this.root!).getBoundingClientRect();
    const width = found && spot !== "locker" ? box.width : 34;
    return { x: box.x - frame.x + box.width / 2, y: box.y - frame.y + box.height / 2, width };
  }

  async #fly(card: string, from: Place, to: Place, how: Flight, run: number): Promise<void> {
    this.#check(run);
    const id = this.#next++;
    const width = Math.max(from.width, to.width);
    this.ghosts = [...this.ghosts, { id, card, width, turns: how.turns ?? false }];
    await tick();
    this.#check(run);
    const ghost = this.root?.querySelector<HTMLElement>(`[data-ghost="${id}"]`);
    if (!ghost) return;
    const at = (place: Place, lift: number, turn: number) =>
      `translate(${place.x - width / 2}px, ${place.y - width * 0.7 - lift}px) rotate(${turn}deg) scale(${place.width / width})`;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2 };
    const way: Keyframe[] = [{ transform: at(from, 0, 0) }, { transform: at(to, 0, how.spin ?? 0) }];
    if (how.rise) way.splice(1, 0, { transform: at(middle, how.rise, (how.spin ?? 0) / 3), offset: 0.45 });
    if (how.sinks) way[way.length - 1]!.opacity = 0;
    const timing: KeyframeAnimationOptions = {
      duration: how.ms ?? MOVE,
      delay: how.delay ?? 0,
      easing: how.ease ?? EASE.out,
      fill: "both",
    };
    const moves = [ghost.animate(way, timing)];
    if (how.turns) {
      const turn = (angle: number, offset: number) => ({ transform: `rotateY(${angle}deg)`, offset });
      const half = [turn(180, 0), turn(180, 0.06), turn(0, 0.58), turn(0, 1)];
      moves.push(ghost.firstElementChild!.animate(half, { ...timing, easing: "linear" }));
    }
    for (const each of moves) this.#moving.add(each);
    try {
      await Promise.all(moves.map((each) => each.finished));
    } catch {
      throw new Skipped();
    }
    this.#check(run);
    if (!how.stay) this.ghosts = this.ghosts.filter((each) => each.id !== id);
  }

  async #shake(spot: string, ms: number, run: number): Promise<void> {
    this.#check(run);
    const found = this.#seen(spot);
    if (!found) return;
    const way = [0, -5, 5, -3, 2, 0].map((x) => ({ translate: `${x}px ${Math.abs(x) / 2}px` }));
    const move = found.animate(way, { duration: ms, easing: "ease-in-out" });
    this.#moving.add(move);
    await move.finished.catch(() => undefined);
    this.#check(run);
  }

  async #pause(ms: number, run: number): Promise<void> {
    await new Promise((wake) => setTimeout(wake, ms));
    this.#check(run);
  }

  // Reduced motion: only what changed fades in.
  #fade(before: Shown, after: Shown): void {
    const spots = after.trail.filter((card) => !before.trail.includes(card)).map((card) => `trail:${card}`);
    after.holds.forEach((hold, seat) => {
      const changed = new Set([
        ...hold.filter((card) => !before.holds[seat]?.includes(card)),
        ...(before.holds[seat] ?? []).filter((card) => !hold.includes(card)),
      ]);
      for (const card of changed) spots.push(`hold:${seat}:${suitOf(card)}`);
    });
    if (before.locker !== after.locker) spots.push("locker");
    for (const spot of new Set(spots)) this.#seen(spot)?.animate([{ opacity: 0.2 }, { opacity: 1 }], 150);
  }
}
