// What this browser remembers for its reader: language, theme, sound, motion. Nothing of it leaves the device.

export type Language = "en" | "de";
export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "calm";

interface Settings {
  language: Language;
  theme: Theme;
  sound: number; // 0 is silent, 1 is loud
  bell: number; // the turn bell has a volume of its own
  motion: Motion;
  notify: boolean; // the system's notices when it is your turn and you look elsewhere
  game: string; // the one that was played last: its board is loaded early
  odds: boolean; // the chance of an incident on the button, where a game has one
}

const KEY = "wreckfish";

function first(): Settings {
  const spoken = navigator.languages?.find((each) => /^(de|en)/.test(each)) ?? "en";
  const fresh: Settings = {
    language: spoken.startsWith("de") ? "de" : "en",
    theme: "auto",
    sound: 0.6,
    bell: 0.8,
    motion: "auto",
    notify: false,
    game: "carcass",
    odds: true,
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(first());

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const wishes = $state({ still: still.matches });
still.addEventListener("change", () => (wishes.still = still.matches));

/** Whether things jump instead of moving. */
export function calm(): boolean {
  return settings.motion === "calm" || (settings.motion === "auto" && wishes.still);
}

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that stores nothing still plays
  }
  dress();
}

/** Put theme, motion and language onto the page. */
export function dress(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  if (settings.theme === "auto") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.classList.toggle("calm", calm());
}
still.addEventListener("change", dress);
