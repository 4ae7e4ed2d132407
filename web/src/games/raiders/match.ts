// How close a display is to an exhibit, comparing types only, as a player would at a glance.

import { typeOf } from "./pieces";

/** The printed places of an exhibit that a display already fills; null if it also has other treasures. */
export function found(wanted: readonly string[], display: readonly string[]): boolean[] | null {
  const left = display.map(typeOf);
  const has = wanted.map((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return left.length ? null : has;
}

export interface Progress {
  display: number; // from 1
  has: boolean[];
}

/** The display closest to completing an exhibit, if any. */
export function nearest(wanted: readonly string[], displays: readonly string[][]): Progress | null {
  let best: Progress | null = null;
  displays.forEach((display, at) => {
    const has = display.length ? found(wanted, display) : null;
    if (has && display.length > (best?.has.filter(Boolean).length ?? 0)) best = { display: at + 1, has };
  });
  return best;
}

/** The places covered by Starfish, from 1: `star-1-3`. */
export const covered = (cover: string) => cover.split("-").slice(1).map(Number);

/** Whether all uncovered treasures are in printed order. */
export const inOrder = (wanted: readonly string[], display: readonly string[], cover: string) =>
  display.every((treasure, at) => covered(cover).includes(at + 1) || typeOf(treasure) === wanted[at]);
