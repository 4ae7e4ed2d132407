// What this browser remembers for its reader, as it is stored. Plain data: the first script of a page reads it, too.

export type Language = "en" | "de";
export type Theme = "auto" | "day" | "night";
export type Motion = "auto" | "full" | "calm";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: number; // 0 is silent, 1 is loud
  bell: number; // the turn bell has a volume of its own
  motion: Motion;
  notify: boolean; // the system's notices when it is your turn and you look elsewhere
  game: string; // the one that was played last, if any: its board is loaded early
  own: Record<string, boolean>; // what games let their readers switch, where they did
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
    notify: false,
    game: "",
    own: {},
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
    // a browser that stores nothing still plays
  }
}
