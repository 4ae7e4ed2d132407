// How fast moves are shown. A caption stays on the board for as long as it takes to read; a tap skips it. Knows no board.

import { settings } from "./settings.svelte";
import type { Speed } from "./stored";

const LEAST = 700; // ms for the shortest caption
const PER_LETTER = 32; // about thirty letters a second: a fluent reader
const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };
export const SPEEDS = Object.keys(FACTOR) as Speed[];

const OWN = 0.5; // you know what you did yourself; what others do in your move you do not
const HURRIED = 0.35; // your clock is running, or a spectator is far behind

/** Whether nothing is shown step by step: the table jumps to each new position. */
export const isInstant = (): boolean => settings.speed === "instant";

/** How long a caption stays, in milliseconds. */
export function readingTime(text: string, { own = false, hurried = false } = {}): number {
  return Math.max(LEAST, PER_LETTER * text.length) * FACTOR[settings.speed] * (hurried ? HURRIED : own ? OWN : 1);
}

/** The most time that showing some events could need: a safeguard against a board that never finishes. */
export const longestShow = (events: number): number => (5000 + 8000 * events) * Math.max(1, FACTOR[settings.speed]);

/** Whether the reader has stopped the show. */
export const pace = $state({ paused: false });

let woken: (() => void)[] = [];

export function setPaused(paused: boolean): void {
  pace.paused = paused;
  if (paused) return;
  const waiting = woken;
  woken = [];
  for (const wake of waiting) wake();
}

/** Resolves once the show is not paused. */
export async function notPaused(): Promise<void> {
  if (pace.paused) await new Promise<void>((wake) => woken.push(wake));
}
