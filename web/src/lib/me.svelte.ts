// The current user. A guest account is created only when the visitor first wants to play.

import { api, Refused } from "./api";
import { t } from "./language.svelte";
import type { Me } from "./messages";
import { see, settings } from "./settings.svelte";

const KEY = "wreckfish-guest"; // set once this browser has signed in; without it there is no need to ask the server

export const me = $state<{ now: Me | null; known: boolean }>({ now: null, known: false });

/** Asks the server for the current user; there may be none yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    become(await api.me());
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    become(null);
  }
  return me.now;
}

/** The user when a page opens. */
export function remember(): void {
  if (read()) whoAmI().catch(() => (me.known = true));
  else me.known = true;
}

/** Sets the current user, or none. */
export function become(person: Me | null): void {
  me.now = person;
  me.known = true;
  try {
    if (person) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // without storage, ask every time
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Whether this visitor has not yet said how to be called. */
export const isUnnamed = (): boolean => !me.now?.login && !settings.seen.includes("name");

/** Signs in as a guest unless already signed in, under the name that was given, if any. */
export async function comeIn(name?: string): Promise<Me> {
  if (!me.now) await whoAmI();
  const change = { name: name?.trim() || me.now?.name, language: settings.language }; // so that bots get names in our language
  if (!me.now) become(await api.comeIn(change.name ?? guestName()));
  else if (me.now.name !== change.name || me.now.language !== change.language) become(await api.rename(change));
  if (name) see("name");
  return me.now!;
}

/** A name for a guest who has none, if possible one that nobody else at the table has. */
export function guestName(taken: (string | null)[] = []): string {
  const all = t("guest-names").split(", ");
  const free = all.filter((each) => !taken.includes(each));
  const names = free.length ? free : all;
  return names[Math.floor(Math.random() * names.length)]!;
}
