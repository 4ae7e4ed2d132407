// Pieces flying over a board, and how to skip the flight. Knows no game: places are elements with a `data-spot`.

import { tick } from "svelte";
import { isInstant, notPaused } from "../../lib/pace.svelte";

export interface Ghost {
  id: number;
  piece: string;
  width: number;
  turns: boolean; // starts face down and turns over on the way
}

export interface Place {
  x: number; // its centre, relative to the board's corner
  y: number;
  width: number;
}

/** A lit place: what a move aims at. */
export interface Light extends Place {
  height: number;
}

export interface Flight {
  ms?: number;
  delay?: number;
  ease?: string;
  turns?: boolean;
  spin?: number; // degrees at the end
  rise?: number; // pixels up at the halfway point
  sinks?: boolean; // fades at the end
  stays?: boolean; // the ghost stays where it landed
}

export const EASE = { out: "cubic-bezier(.2,.8,.2,1)", drop: "cubic-bezier(.3,1.3,.5,1)", sink: "cubic-bezier(.5,0,.9,.5)" };
export const MOVE = 280;
export const REVEAL = 420;
const SMALL = 34; // width of a piece at a place that does not give it a size

/** Thrown when a show was skipped or replaced. */
export class Skipped extends Error {}

/** The pieces in flight over one board. */
export class Flights {
  ghosts: Ghost[] = $state.raw([]);
  lights: Light[] = $state.raw([]);
  root: HTMLElement | null = $state.raw(null);
  #show: Show | null = null;
  #next = 0;

  /** Starts a new show and ends the previous one. */
  begin(calm = false): Show {
    this.end();
    return (this.#show = new Show(this, calm));
  }

  /** Lands everything immediately. */
  end(): void {
    this.#show?.end();
    this.#show = null;
    this.ghosts = [];
    this.lights = [];
  }

  /** Lights up the places that a move aims at, and no others. */
  light(spots: readonly string[]): void {
    const frame = this.root!.getBoundingClientRect();
    this.lights = spots.flatMap((spot) => {
      const box = this.find(spot)?.getBoundingClientRect();
      return box ? [{ x: box.x - frame.x, y: box.y - frame.y + this.root!.scrollTop, width: box.width, height: box.height }] : [];
    });
  }

  add(piece: string, width: number, turns: boolean): number {
    const id = this.#next++;
    this.ghosts = [...this.ghosts, { id, piece, width, turns }];
    return id;
  }

  land(id: number): void {
    this.ghosts = this.ghosts.filter((each) => each.id !== id);
  }

  element(id: number): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(`[data-ghost="${id}"]`) ?? null;
  }

  /** The element of a place, if it is on the screen. */
  find(spot: string): HTMLElement | undefined {
    const found = this.root?.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`) ?? [];
    return [...found].find((each) => each.getClientRects().length > 0);
  }

  /** The position of a place. If `hold:1:squid` is not shown, falls back to `hold:1`; `data-small` places shrink pieces. */
  place(spot: string): Place {
    const frame = this.root!.getBoundingClientRect();
    const found = this.find(spot);
    const box = (found ?? this.find(spot.replace(/:[a-z]+$/, "")) ?? this.root!).getBoundingClientRect();
    const width = found && !("small" in found.dataset) ? box.width : SMALL;
    return { x: box.x - frame.x + box.width / 2, y: box.y - frame.y + this.root!.scrollTop + box.height / 2, width };
  }

  /** The position of a piece: in flight, or at its spot. */
  whereabouts(piece: string, spot: string): Place {
    return this.place(this.ghosts.some((each) => each.piece === piece) ? `ghost:${piece}` : spot);
  }

  /** Reduced motion: changed places just fade in. Where all is shown at once, or to no one, they do not. */
  fade(spots: Iterable<string>): void {
    if (isInstant() || document.hidden) return;
    for (const spot of new Set(spots)) this.find(spot)?.animate([{ opacity: 0.2 }, { opacity: 1 }], 150);
  }
}

/** The animation of one happening. Each step throws `Skipped` once the show is over. In a calm show nothing moves. */
export class Show {
  #over = false;
  #moving = new Set<Animation>();

  constructor(
    readonly flights: Flights,
    readonly calm = false,
  ) {}

  end(): void {
    this.#over = true;
    for (const each of this.#moving) each.cancel();
  }

  check(): void {
    if (this.#over) throw new Skipped();
  }

  async tick(): Promise<void> {
    await tick();
    this.check();
  }

  /** A moment within an animation. */
  pause = (ms: number) => (this.calm ? this.tick() : this.wait(ms));

  /** Time to read. */
  async wait(ms: number): Promise<void> {
    if (ms > 0) await new Promise((wake) => setTimeout(wake, ms));
    await notPaused();
    this.check();
  }

  async fly(piece: string, from: Place, to: Place, how: Flight = {}): Promise<void> {
    this.check();
    if (this.calm) return this.tick();
    const width = Math.max(from.width, to.width);
    const id = this.flights.add(piece, width, how.turns ?? false);
    await this.tick();
    const ghost = this.flights.element(id);
    if (!ghost) return;
    const timing: KeyframeAnimationOptions = { duration: how.ms ?? MOVE, delay: how.delay ?? 0, easing: how.ease ?? EASE.out, fill: "both" };
    const moves = [ghost.animate(way(from, to, width, how), timing)];
    if (how.turns) moves.push(ghost.firstElementChild!.animate(OVER, { ...timing, easing: "linear" }));
    await this.#finish(moves);
    if (!how.stays) this.flights.land(id);
  }

  /** Animates an element in place. */
  shake = (spot: string, ms: number) => this.#stir(spot, SHAKE, ms);

  /** Lifts an element, as if to peek under it. */
  lift = (spot: string, ms: number) => this.#stir(spot, LIFT, ms);

  async #stir(spot: string, how: Keyframe[], ms: number): Promise<void> {
    this.check();
    if (this.calm) return;
    const found = this.flights.find(spot);
    if (found) await this.#finish([found.animate(how, { duration: ms, easing: "ease-in-out" })]);
  }

  async #finish(moves: Animation[]): Promise<void> {
    for (const each of moves) this.#moving.add(each);
    await Promise.all(moves.map((each) => each.finished)).catch(() => undefined); // cancelled: the show is over
    for (const each of moves) this.#moving.delete(each);
    this.check();
  }
}

const turned = (angle: number, offset: number) => ({ transform: `rotateY(${angle}deg)`, offset });
const OVER = [turned(180, 0), turned(180, 0.06), turned(0, 0.58), turned(0, 1)];
const SHAKE = [0, -5, 5, -3, 2, 0].map((x) => ({ translate: `${x}px ${Math.abs(x) / 2}px` }));
const LIFT = [{ translate: "0 0" }, { translate: "0 -12px", rotate: "-7deg", offset: 0.4 }, { translate: "0 -12px", rotate: "-7deg", offset: 0.7 }, { translate: "0 0" }];

function way(from: Place, to: Place, width: number, { spin = 0, rise = 0, sinks = false }: Flight): Keyframe[] {
  const at = (place: Place, lift: number, turn: number) =>
    `translate(${place.x - width / 2}px, ${place.y - width * 0.7 - lift}px) rotate(${turn}deg) scale(${place.width / width})`;
  const end: Keyframe = { transform: at(to, 0, spin) };
  if (sinks) end.opacity = 0;
  if (!rise) return [{ transform: at(from, 0, 0) }, end];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2 };
  return [{ transform: at(from, 0, 0) }, { transform: at(middle, rise, spin / 3), offset: 0.45 }, end];
}
