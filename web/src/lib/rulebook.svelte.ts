// The games' rules, fetched once per language, and the drawer that shows them at the table.

import { api } from "./api";
import type { RulesInfo } from "./messages";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

const books = new Map<string, Promise<RulesInfo>>();

export function rulesOf(game: string): Promise<RulesInfo> {
  const key = `${settings.language} ${game}`;
  let found = books.get(key);
  if (!found) {
    found = api.rules(game);
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

/** What a game adds to its numbered rules: pictures of visible moments by rule id, and words worth searching for. */
export interface Reference {
  pictures: Record<string, string[]>; // names of icons
  examples: Record<string, string[]>; // by language
}

// At a table, rules open in the drawer; elsewhere they open as a page.
export const drawer = $state<{ game: string | null; rule: string | null; open: boolean }>({ game: null, rule: null, open: false });

export function openRule(rule: string | null): void {
  if (drawer.game === null) go(rule ? `/rules#${rule}` : "/rules");
  else Object.assign(drawer, { rule, open: true });
}

export type Bit = { kind: "text" | "bold" | "italic" | "code" | "rule"; text: string };

/** A rule's Markdown as tokens: bold, italic, code, and ids of other rules. Never HTML. */
export function bits(markdown: string): Bit[] {
  const found: Bit[] = [];
  const shape = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2}\d{2,3})\b/g;
  let from = 0;
  for (const each of markdown.matchAll(shape)) {
    if (each.index > from) found.push({ kind: "text", text: markdown.slice(from, each.index) });
    const [, bold, italic, code, link, rule] = each;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (italic !== undefined) found.push({ kind: "italic", text: italic });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    else found.push({ kind: "text", text: link! });
    from = each.index + each[0].length;
  }
  found.push({ kind: "text", text: markdown.slice(from) });
  return found;
}
