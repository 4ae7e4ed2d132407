// The server's time: clocks run against it, not against this device's.

import { t } from "./language.svelte";
import type { ClockInfo } from "./messages";

let ahead = $state(0); // the server's clock minus ours
let tick = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function setServerTime(now: number): void {
  ahead = now - Date.now();
}

/** The server's time now; in an effect or template it updates every half second. */
export function serverNow(): number {
  return tick + ahead;
}

/** Keeps the time updating; returns a function that stops it. */
export function watchTime(): () => void {
  watchers++;
  tick = Date.now();
  timer ??= setInterval(() => (tick = Date.now()), 500);
  return () => {
    if (--watchers === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** Whether a seat's clock runs down now: it stands still while the seat is told what happened. */
export const isRunning = (clock: ClockInfo): boolean => clock.deadline !== null && (clock.since ?? 0) <= Date.now() + ahead;

/** A seat's remaining milliseconds. */
export function timeLeft({ bank, since, deadline }: ClockInfo): number {
  return deadline === null ? bank : deadline - Math.max(serverNow(), since ?? 0);
}

/** Formats milliseconds as a clock, as short as they allow: 1:42, 2:15 h, 47 h, 3 d. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours >= 72) return t("days-left", { days: Math.floor(hours / 24) });
  if (hours >= 10) return `${hours} h`;
  return hours ? `${hours}:${two(minutes)} h` : `${minutes}:${two(seconds % 60)}`;
}
