// The reader's pending choice of loot: pick a card, mark the cards of a haul, or rearrange it with a Whirlpool.

import type { Choice } from "../board";
import { slotsText } from "./cards";

export class Grip {
  marked: string[] = $state.raw([]); // a haul's slots, or the one slot lifted for a Whirlpool
  left: string[] = $state.raw([]); // Whirlpool: the slots whose cards go to the left neighbour's side
  whirls = $state(false);

  /** Starts rearranging the loot from its current layout. */
  whirl(slots: string[]): void {
    this.whirls = true;
    this.marked = [];
    this.left = slots.filter((slot) => slot.startsWith("l"));
  }

  clear(): void {
    this.whirls = false;
    this.marked = [];
    this.left = [];
  }

  /** A loot card was tapped. */
  tap(slot: string): void {
    const lifted = this.marked[0];
    if (!this.whirls) this.marked = this.marked.includes(slot) ? this.marked.filter((each) => each !== slot) : [...this.marked, slot];
    else if (lifted === undefined || lifted === slot) this.marked = lifted ? [] : [slot];
    else this.swap(lifted, slot);
  }

  /** Swaps two cards across sides; if both are on one side, lifts the second instead. */
  swap(one: string, other: string): void {
    const [a, b] = [this.left.includes(one), this.left.includes(other)];
    this.marked = a === b ? [other] : [];
    if (a !== b) this.left = [...this.left.filter((each) => each !== one && each !== other), a ? other : one];
  }

  /** Whether the move that a hint names, such as `pick l1` or `haul l1-d2`, still wants this slot to be tapped. */
  wants(hint: string | null, slot: string): boolean {
    const [verb = "", text = ""] = hint?.split(" ") ?? [];
    const named = text.split("-").includes(slot);
    if (this.whirls) return verb === "whirlpool" && named !== this.left.includes(slot) && !this.marked.includes(slot);
    return named && (verb === "pick" || (verb === "haul" && !this.marked.includes(slot)));
  }

  /** The resulting move. */
  choice(legal: readonly Choice[]): Choice | undefined {
    const [verb, slots] = this.whirls ? ["whirlpool", this.left] : ["haul", this.marked];
    return legal.find(({ move }) => move.move === verb && move.slots === slotsText(slots));
  }
}
