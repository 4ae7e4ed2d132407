// What screen readers are told at a table: one log, in order. A new line never takes the place of an unread one.

import { untrack } from "svelte";

const KEPT = 30; // lines; a reader is never that far behind

export const announced = $state<{ id: number; text: string }[]>([]);
let next = 0;

export function announce(text: string): void {
  if (!text) return;
  untrack(() => {
    announced.push({ id: next++, text });
    if (announced.length > KEPT) announced.shift();
  });
}

export const hush = (): void => void announced.splice(0);
