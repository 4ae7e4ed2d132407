// The reader's plan: the selected piece, its destination with the steps to it, and the highlighted list entry. Nothing
// is played until the piece is released or the plan confirmed.

import type { Group, Item } from "./choices";
import { squareApart, type Spot } from "./geometry";
import { routeTo } from "./route";
import { aim, judge, MOST_STEPS, tether, textOf, type Piece, type Verdict } from "./sea";
import type { View } from "./view";

const SNAP = 5; // snap distance in millimetres for coming alongside
const SNAP_TO_HINT = 30; // the same for a hinted place

export class Plan {
  group = $state<string | null>(null); // the selected ship, token or island
  action = $state<string | null>(null); // the expanded action
  target = $state<string | null>(null); // the piece tapped on the chart
  piece = $state.raw<Piece | null>(null);
  stops = $state.raw<Spot[]>([]); // where the steps before the last one end
  end = $state.raw<Spot | null>(null);
  wish = $state.raw<Spot | null>(null); // where the pointer is
  dragging = $state(false);
  over = $state.raw<Item | null>(null); // the highlighted list entry
  hinted = $state.raw<Item | null>(null); // the move that a hint or a coach names

  clear(): void {
    this.group = this.action = this.target = this.over = null;
    this.drop();
  }

  /** Put the piece back. */
  drop(): void {
    this.piece = this.end = this.wish = null;
    this.stops = [];
    this.dragging = false;
  }

  take(group: Group): void {
    this.group = group.key;
    this.over = null;
    this.piece = group.piece;
    this.end = this.wish = null;
    this.stops = [];
  }

  /** Leads the piece towards a place; before the dice are rolled, as far as the best die would take it. */
  lead(view: View, wish: Spot, exact = false): void {
    if (!this.piece) return;
    this.wish = wish;
    if (view.stage === "act") view = { ...view, steps: MOST_STEPS };
    const hinted = this.hinted?.group === this.group ? this.hinted.at : null;
    const meant = !exact && hinted && squareApart(hinted, wish) <= SNAP_TO_HINT ** 2;
    this.end = meant ? hinted : aim(view, this.piece, wish, exact ? 0 : SNAP);
    this.stops = [];
    if (meant || exact) return;
    const way = routeTo(view, this.piece, wish);
    if (way.length > 1) [this.stops, this.end] = [way.slice(0, -1), way.at(-1)!];
  }

  /** Where the arrow keys continue from. */
  from(view: View): Spot {
    if (this.end) return this.end;
    const bound = this.piece && tether(view, this.piece);
    return bound ? { x: bound.from.x, y: bound.from.y } : { x: Math.round(view.side / 2), y: Math.round(view.side / 4) };
  }

  verdict(view: View): Verdict | null {
    return this.piece && this.end ? judge(view, this.piece, this.end, this.stops.at(-1)) : null;
  }

  /** The moves to the destination. */
  moves(view: View): string[] {
    const { piece, end } = this;
    return piece && end ? [...this.stops, end].map((stop) => textOf(view, piece, stop)) : [];
  }
}
