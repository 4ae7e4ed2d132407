// What this browser remembers for its reader: language, theme, sound, motion. Nothing of it leaves the device.

import { store, stored, type Settings } from "./stored";

export type { Language, Motion, Theme } from "./stored";

export const settings: Settings = $state(stored());

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const wishes = $state({ still: still.matches });
still.addEventListener("change", () => (wishes.still = still.matches));

/** Whether things jump instead of moving. */
export function calm(): boolean {
  return settings.motion === "calm" || (settings.motion === "auto" && wishes.still);
}

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  store(settings);
  dress();
}

/** Whether something is on that a game lets its readers switch. */
export const isOn = (name: string, usual: boolean): boolean => settings.own[name] ?? usual;

export const turn = (name: string, on: boolean): void => change({ own: { ...settings.own, [name]: on } });

/** Put theme, motion and language onto the page. */
export function dress(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  if (settings.theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.classList.toggle("calm", calm());
}
still.addEventListener("change", dress);
