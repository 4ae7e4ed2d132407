// Cargo and captured flags are dragged from where they lie to the Stockpile or to an upgrade track.

import type { Attachment } from "svelte/attachments";
import { drag } from "../parts/drag";
import type { Item } from "./choices";

/** What makes these goods draggable, if they can go anywhere now. */
export type Carry = (goods: string) => Attachment | null;

/** `play`: an answer of the list, which says the same. The first of several dice is the lowest that will do. */
export function ashore(items: readonly Item[], play: (item: Item) => void): Carry {
  return (goods) => {
    const ways = items.filter(({ choice: { move }, plays }) => plays.length === 1 && (move.move === "store" ? move.token : move.move === "fit" && move.goods) === goods).sort((one, other) => Number(one.choice.move.die) - Number(other.choice.move.die));
    const goes = ({ choice }: Item) => String(choice.move.track ?? "stock");
    if (!ways.length) return null;
    const targets = ways.map((way) => `.own [data-goes=${goes(way)}]`).join();
    return drag({ targets, drop: (target) => play(ways.find((way) => goes(way) === target.dataset.goes)!) }) as Attachment;
  };
}
