// The server's time: clocks run against it, not against this device's.

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

/** Formats milliseconds as a clock: 1:42, or 2 d 4 h for slow games. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600)];
  if (days) return `${days} d ${hours} h`;
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
