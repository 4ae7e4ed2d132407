// Text in the reader's language: the page's own, and a game's from the server's Fluent files.
// A speaker mirrors src/wreckfish/language.py. Switching the language needs no reload.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getText } from "./api";
import { shellText } from "./preload";
import type { Part } from "./messages";
import { spelt } from "./numbers";
import { change, settings, type Language } from "./settings.svelte";

export type Params = Record<string, string | number>;

interface Saying {
  code: string;
  params?: Record<string, string | number | string[]>;
  seats?: Record<string, number>;
}

/** Speaks one language about one table. */
export interface Say {
  readonly language: Language;
  text(code: string, params?: Params): string;
  say(saying: Saying | Part): string;
  thing(kind: string, token: string): string;
  player(seat: number): string;
  list(words: string[]): string;
  knows(code: string): boolean;
}

const own: Record<Language, string[]> = { en: [], de: [] };
const learned = new Set<string>(); // games that are being learned: their coach speaks, too
const TOKEN = /^([a-z-]*[a-z])(-?\d+)?$/;

/** Adds the games' texts used away from their tables. Call it before the first text is used. */
export function addWords(texts: Record<Language, string>): void {
  own.en.push(texts.en);
  own.de.push(texts.de);
}

class Speaker implements Say {
  constructor(
    readonly language: Language,
    private bundles: readonly FluentBundle[], // a game's texts first, then the page's own
    private players: readonly string[] = [],
    private reader: number | null = null, // the seat of the one person who reads this
  ) {}

  knows(code: string): boolean {
    return this.bundles.some((each) => each.hasMessage(code));
  }

  text(code: string, params: Params = {}): string {
    return this.worded(code, params, []);
  }

  /** A message, in the wording for a reader who plays one of these parts in it: the attribute `seat` says “You …”. */
  private worded(code: string, params: Params, parts: string[]): string {
    for (const each of this.bundles) {
      const message = each.getMessage(code);
      if (message?.value == null) continue;
      const part = Object.keys(message.attributes).find((name) => parts.includes(name));
      return each.formatPattern(part ? message.attributes[part]! : message.value, spelt(params), []);
    }
    return ""; // a game's texts are still loading: show nothing rather than a code
  }

  say(saying: Saying | Part): string {
    const params: Params = {};
    for (const [name, seat] of Object.entries(saying.seats ?? {})) params[name] = this.player(seat);
    for (const [name, value] of Object.entries(saying.params ?? {})) {
      if (Array.isArray(value)) {
        params[name] = this.list(value.map((token) => this.thing(name.replace(/s$/, ""), token)));
        params.count = value.length;
      } else {
        params[name] = typeof value === "number" ? value : this.thing(name, value);
      }
    }
    if ("points" in saying) params.points = saying.points;
    const parts = Object.entries(saying.seats ?? {}).filter(([, seat]) => seat === this.reader);
    return this.worded(saying.code, params, parts.map(([name]) => name));
  }

  thing(kind: string, token: string): string {
    if (kind === "bot" && this.knows(`level-${token}`)) return this.text(`level-${token}`); // by its strength, as it was chosen
    const found = TOKEN.exec(token);
    const code = found ? `${kind}-${found[1]}` : "";
    if (!found || !this.knows(code)) return this.bundles.length > 1 ? token : "";
    return this.text(code, found[2] ? { value: Number(found[2]) } : {});
  }

  player(seat: number): string {
    return this.players[seat] || this.text("seat", { number: seat + 1 });
  }

  list(words: string[]): string {
    if (words.length < 2) return words.join("");
    return this.text("list", { first: words.slice(0, -1).join(", "), last: words.at(-1)! });
  }

  among(players: readonly string[], reader: number | null): Say {
    return new Speaker(this.language, this.bundles, players, reader);
  }
}

const bundles = new Map<string, Promise<FluentBundle>>();

function made(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function read(language: Language, game: string, kind: "texts" | "lessons"): Promise<FluentBundle> {
  return made(language, game ? [await getText(`/${kind}/${language}/${game}`)] : [await shellText(language), ...own[language]]);
}

function bundle(language: Language, game: string, kind: "texts" | "lessons" = "texts"): Promise<FluentBundle> {
  const key = `${language} ${kind} ${game}`;
  let found = bundles.get(key);
  if (!found) {
    found = read(language, game, kind);
    found.catch(() => bundles.delete(key));
    bundles.set(key, found);
  }
  return found;
}

// The current texts. They are replaced as a whole when the language changes, so every sentence updates.
let shell = $state.raw<Speaker>(new Speaker("en", []));
let games = $state.raw<Record<string, Speaker>>({});

/** The shell's texts. */
export function t(code: string, params?: Params): string {
  return shell.text(code, params);
}

/** A game's speaker for a table with these players, one of whom may be the reader; only the shell's texts while the
 * game's load. */
export function speakerOf(game: string, players: readonly string[] = [], reader: number | null = null): Say {
  const found = games[game];
  return (found ?? shell).among(players, reader);
}

/** Everything a game's speaker needs. */
async function voice(language: Language, game: string): Promise<Speaker> {
  const coach = learned.has(game) ? [bundle(language, game, "lessons")] : [];
  return new Speaker(language, await Promise.all([bundle(language, game), bundle(language, ""), ...coach]));
}

/** Make sure that a game's words are there, and those of its coach if it has to be learned. */
export async function learn(game: string, coached = false): Promise<void> {
  const language = settings.language;
  if (coached && !learned.has(game)) learned.add(game);
  else if (games[game]?.language === language) return;
  const found = await voice(language, game);
  if (settings.language === language) games = { ...games, [game]: found };
}

/** Switches the language. */
export async function speak(language: Language): Promise<void> {
  const found = await bundle(language, "");
  const known = await Promise.all(Object.keys(games).map(async (game) => [game, await voice(language, game)] as const));
  change({ language });
  shell = new Speaker(language, [found]);
  games = Object.fromEntries(known);
}
