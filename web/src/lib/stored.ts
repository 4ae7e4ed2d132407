// Settings as stored in this browser. Plain data, because the first script reads it, too.

export type Language = "en" | "de";
export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "calm";
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: number; // 0 is silent, 1 is loud
  bell: number; // volume of the turn bell
  motion: Motion;
  speed: Speed; // how fast moves are shown
  notify: boolean; // system notifications on your turn
  game: string; // the game played last, if any: its board is preloaded
  own: Record<string, boolean>; // changed settings of games
  keys: boolean; // single letters and numbers play and open things
  moments: boolean; // rules are explained when they first matter
  seen: string[]; // what was shown once: moments (`game:name`), lessons (`lesson:game`), their offers
}

const KEY = "wreckfish";

export function stored(): Settings {
  const spoken = navigator.languages?.find((each) => /^(de|en)/.test(each)) ?? "en";
  const fresh: Settings = {
    language: spoken.startsWith("de") ? "de" : "en",
    theme: "auto",
    sound: 0.6,
    bell: 0.8,
    motion: "auto",
    speed: "normal",
    notify: false,
    game: "",
    own: {},
    keys: true,
    moments: true,
    seen: [],
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return fresh;
  }
}

export function store(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // the page works without storage
  }
}
