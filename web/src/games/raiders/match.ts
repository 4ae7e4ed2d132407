// How close a display is to an exhibit, comparing types only, as a player would at a glance.

import type { Choice } from "../board";
import { typeOf } from "./pieces";
import type { ExhibitView } from "./view";

/** The printed places of an exhibit that a display already fills, Starfish on other treasures included; null if it has
 * more of those than there are Starfish. */
export function found(wanted: readonly string[], display: readonly string[], starfish: number): boolean[] | null {
  const left = display.map(typeOf);
  const has = wanted.map((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (left.length > starfish || display.length > wanted.length) return null;
  for (let star = 0; star < left.length; star++) has[has.indexOf(false)] = true;
  return has;
}

export interface Progress {
  display: number; // from 1
  has: boolean[];
}

/** The display closest to completing an exhibit, if any. */
export function nearest(wanted: readonly string[], displays: readonly string[][], starfish: number): Progress | null {
  let best: Progress | null = null;
  displays.forEach((display, at) => {
    const has = display.length ? found(wanted, display, starfish) : null;
    if (has && display.length > (best?.has.filter(Boolean).length ?? 0)) best = { display: at + 1, has };
  });
  return best;
}

/** The places covered by Starfish, from 1: `star-1-3`. */
export const covered = (cover: string) => cover.split("-").slice(1).map(Number);

/** Whether all uncovered treasures are in printed order. */
export const inOrder = (wanted: readonly string[], display: readonly string[], cover: string) =>
  display.every((treasure, at) => covered(cover).includes(at + 1) || typeOf(treasure) === wanted[at]);

/** The claim that most players would make: in printed order if that pays, then with the fewest Starfish; with a Conch, and
 * no Scallop. */
export function bestClaim(card: ExhibitView, choices: readonly Choice[], displays: readonly string[][]): Choice | undefined {
  const cost = ({ move }: Choice) => {
    const ordered = card.style && inOrder(card.treasures, displays[move.display - 1] ?? [], move.cover);
    return (ordered ? 0 : 100) + 10 * covered(move.cover).length + (move.decor.startsWith("conch") ? 0 : 1) + (move.decor.includes("scallop") ? 5 : 0);
  };
  return [...choices].sort((one, other) => cost(one) - cost(other))[0];
}
