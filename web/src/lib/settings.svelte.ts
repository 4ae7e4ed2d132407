// Settings stored in this browser: language, theme, sound, motion. They never leave the device.

import { store, stored, type Settings } from "./stored";

export type { Language, Motion, Speed, Theme } from "./stored";

export const settings: Settings = $state(stored());

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const wishes = $state({ still: still.matches });
still.addEventListener("change", () => (wishes.still = still.matches));

/** Whether motion is reduced. */
export function calm(): boolean {
  return settings.motion === "calm" || (settings.motion === "auto" && wishes.still);
}

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  store(settings);
  dress();
}

/** The value of a game's own setting. */
export const isOn = (name: string, usual: boolean): boolean => settings.own[name] ?? usual;

export const turn = (name: string, on: boolean): void => change({ own: { ...settings.own, [name]: on } });

/** Remembers what this reader has been shown: a moment, a lesson, its offer. */
export function see(what: string): void {
  if (!settings.seen.includes(what)) change({ seen: [...settings.seen, what] });
}

/** Applies theme, motion and language to the page. */
export function dress(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  if (settings.theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.classList.toggle("calm", calm());
}
still.addEventListener("change", dress);
