// What the reader wants to know about the sea: one piece, everyone's reach, and measuring sticks laid on the chart.

import { rootUp, squareApart, within, type Disc, type Spot } from "./geometry";
import { all, find, ship, shipOf } from "./sea";
import type { View } from "./view";

export interface Stick {
  x: number; // one end
  y: number;
  turn: number; // in degrees
  length: number;
  name: string;
}

/** A circle around a piece: how far it shoots, looks, sails or strikes. */
export interface Ring extends Spot {
  kind: "guns" | "spy" | "speed" | "kraken";
  r: number;
  seat: number | null;
}

export class Inquiry {
  name = $state<string | null>(null); // the piece asked about
  reach = $state(false); // show the reach of all enemies and the Kraken
  sticks = $state.raw<Stick[]>([]);

  /** Lays a stick on the chart, or takes it away. */
  lay(name: string, length: number, at: Spot): void {
    const lies = this.sticks.some((each) => each.name === name);
    this.sticks = lies ? this.sticks.filter((each) => each.name !== name) : [...this.sticks, { name, length, turn: 0, x: at.x - length / 2, y: at.y + 80 + 28 * this.sticks.length }];
  }

  change(name: string, what: Partial<Stick>): void {
    this.sticks = this.sticks.map((each) => (each.name === name ? { ...each, ...what } : each));
  }
}

/** The piece under a position, the smallest first. */
export function pieceAt(view: View, at: Spot, near: number): string | null {
  const found = all(view).filter((disc) => squareApart(disc, at) <= Math.max(disc.r, near) ** 2);
  return found.sort((one, other) => squareApart(one, at) - other.r - (squareApart(other, at) - one.r))[0]?.name ?? null;
}

/** The gap between the edges of two pieces, in millimetres. */
export const gapOf = (one: Disc, other: Disc) => Math.max(0, rootUp(squareApart(one, other)) - one.r - other.r);

/** How far a piece can act. */
export function ringsOf(view: View, name: string): Ring[] {
  const disc = find(view, name);
  const found = shipOf(name);
  if (!disc) return [];
  if (name === "kraken") {
    const { actions, speed } = view.kraken;
    const ring = (swims: number) => ({ x: disc.x, y: disc.y, r: disc.r + swims * speed + view.sizes.s, kind: "kraken" as const, seat: null });
    return [ring(0), ring(actions - 1)];
  }
  const fleet = found && view.seats[found.seat]!.fleet;
  if (!fleet) return [];
  const from = { x: disc.x, y: disc.y, seat: found.seat };
  return [
    { ...from, kind: "guns", r: disc.r + fleet.reach },
    { ...from, kind: "spy", r: disc.r + fleet.spy },
    { ...from, kind: "speed", r: fleet.speed },
  ];
}

/** The ships in cannon range of a ship, in striking range of the Kraken after some swimming, or in range of a piece. */
export function reached(view: View, name: string): string[] {
  const disc = find(view, name)!;
  const found = shipOf(name);
  const ships = all(view).filter((each) => shipOf(each.name) && each.name !== name);
  if (name === "kraken") return ships.filter((each) => within(disc, each, disc.r + each.r, view.sizes.s + (view.kraken.actions - 1) * view.kraken.speed)).map((each) => each.name);
  if (found) return ships.filter((each) => shipOf(each.name)!.seat !== found.seat && within(disc, each, disc.r + each.r, view.seats[found.seat]!.fleet?.reach ?? 0)).map((each) => each.name);
  return [];
}

/** The ships that could shoot at a piece now. */
export function threatening(view: View, name: string): string[] {
  const disc = find(view, name)!;
  const own = shipOf(name)?.seat;
  return all(view).flatMap((each) => {
    const found = shipOf(each.name);
    if (!found || found.seat === own || ship(view, found.seat, found.ship).docked) return [];
    return within(each, disc, each.r + disc.r, view.seats[found.seat]!.fleet?.reach ?? 0) ? [each.name] : [];
  });
}
