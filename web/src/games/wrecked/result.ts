// What the reader's last roll came to, in one line: the number beside the one that was needed, and what it brought.

import type { Happening, Say } from "../board";
import { kindOf, type Event } from "../parts/events";
import { hullOf } from "./roll";
import type { View } from "./view";
import type { Words } from "./words";

export interface Result {
  text: string;
  good: boolean;
}

const number = (event: Event | undefined, name: string) => Number(event?.params?.[name] ?? 0);

/** The last action of a seat in this turn, from its roll on; empty before the first. */
function lastAction(log: readonly Happening[], seat: number): Event[] {
  const found: Event[] = [];
  for (const entry of [...log].reverse()) {
    for (const event of [...entry.events].reverse()) {
      const kind = kindOf(event);
      if (kind === "turn") return [];
      found.unshift(event);
      if (kind.startsWith("acts-")) return event.seats?.seat === seat ? found : [];
    }
  }
  return [];
}

/** Null: nothing to tell, or not yet. */
export function resultOf(log: readonly Happening[], view: View, seat: number | null, say: Say, words: Words): Result | null {
  const events = seat === null ? [] : lastAction(log, seat);
  const all = (...kinds: string[]) => events.filter((event) => kinds.includes(kindOf(event)));
  const has = (...kinds: string[]) => all(...kinds)[0];
  const [rolled] = all("rolled");
  if (!rolled) return null;
  const total = all("changed").reduce((sum, event) => sum + number(event, "to") - number(event, "from"), number(rolled, "total"));
  const roll = view.roll;
  const good = (code: string, params: Record<string, string | number>) => ({ text: words(`result-${code}`, params), good: true });
  const bad = (code: string, params: Record<string, string | number>) => ({ text: words(`result-${code}`, params), good: false });
  if (has("woke")) return bad("woke", { total });
  const need = roll?.number ?? view.sea_number;
  if (has("found-nothing")) return bad("nothing", { total, need });
  const taken = all("took", "robbed", "fished");
  if (taken.length) {
    const coins = all("looked").reduce((sum, event) => sum + number(event, "coins"), 0);
    return good(coins ? "found-coins" : "found", { total, need, count: taken.length, coins });
  }
  const fired = has("fired-whale", "fired-kraken", "fired-ship");
  const strength = number(fired, "strength");
  if (has("missed")) return bad("missed", { strength, hull: roll?.target ? hullOf(view, roll.target) : strength });
  if (has("harpooned")) return good("whale", { strength, hull: view.whale_hull });
  const hurt = has("damaged", "wrecked");
  if (fired && hurt) return good(has("captured") ? "captured" : has("wrecked") ? "wrecked" : "damaged", { strength, count: number(hurt, "count"), seat: say.player(hurt.seats?.seat ?? 0) });
  const [fitted, stored] = [all("fitted", "fitted-flag").length, all("stored").length];
  if (fitted) return good("fitted", { count: fitted });
  if (stored) return good("stored", { count: stored });
  return roll?.action === "upgrade" && view.stage === "act" ? bad("unfitted", {}) : null;
}
