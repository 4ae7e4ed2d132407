// What the reader is about to do: the piece that was taken up, where it would go, and what the list points at. It is not
// played until it is let go of or confirmed.

import type { Group, Item } from "./choices";
import type { Spot } from "./geometry";
import { aim, judge, tether, textOf, type Piece, type Verdict } from "./sea";
import type { View } from "./view";

const SNAP = 5; // millimetres within which a ship comes alongside

export class Plan {
  group = $state<string | null>(null); // which ship, token or island is meant
  action = $state<string | null>(null); // which action is opened
  target = $state<string | null>(null); // the piece in the sea that was tapped
  piece = $state.raw<Piece | null>(null);
  end = $state.raw<Spot | null>(null);
  dragging = $state(false);
  over = $state.raw<Item | null>(null); // what the list points at

  clear(): void {
    this.group = this.action = this.target = this.over = null;
    this.drop();
  }

  /** Put the piece back. */
  drop(): void {
    this.piece = this.end = null;
    this.dragging = false;
  }

  take(group: Group): void {
    this.group = group.key;
    this.over = null;
    this.piece = group.piece;
    this.end = null;
  }

  lead(view: View, wish: Spot, exact = false): void {
    if (this.piece) this.end = aim(view, this.piece, wish, exact ? 0 : SNAP);
  }

  /** From where the arrow keys go on. */
  from(view: View): Spot {
    if (this.end) return this.end;
    const bound = this.piece && tether(view, this.piece);
    return bound ? { x: bound.from.x, y: bound.from.y } : { x: Math.round(view.side / 2), y: Math.round(view.side / 4) };
  }

  verdict(view: View): Verdict | null {
    return this.piece && this.end ? judge(view, this.piece, this.end) : null;
  }

  text(view: View): string {
    return this.piece && this.end ? textOf(view, this.piece, this.end) : "";
  }
}
