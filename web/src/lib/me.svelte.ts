// Who sits in front of this browser. A guest is made the first time somebody wants to play, not before.

import { api, Refused } from "./api";
import { t } from "./language.svelte";
import type { Me } from "./messages";
import { settings } from "./settings.svelte";

const KEY = "wreckfish-guest"; // whether this browser has ever come in: otherwise there is nobody to ask for

export const me = $state<{ now: Me | null; known: boolean }>({ now: null, known: false });

/** Ask the server who we are; nobody yet is a fine answer. */
export async function whoAmI(): Promise<Me | null> {
  try {
    become(await api.me());
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    become(null);
  }
  return me.now;
}

/** Who we are when a page opens. */
export function remember(): void {
  if (read()) whoAmI().catch(() => (me.known = true));
  else me.known = true;
}

/** From now on we are this person, or nobody. */
export function become(person: Me | null): void {
  me.now = person;
  me.known = true;
  try {
    if (person) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that stores nothing asks each time
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Come in as a guest, unless we are known. */
export async function comeIn(): Promise<Me> {
  if (!me.now) await whoAmI();
  if (!me.now) become(await api.comeIn(guestName()));
  else if (me.now.language !== settings.language) become(await api.rename({ language: settings.language })); // bots get names in our language
  return me.now!;
}

function guestName(): string {
  const names = t("guest-names").split(", ");
  return names[Math.floor(Math.random() * names.length)]!;
}
