// From a click to a running game: sign in as a guest, create a table, fill it, start it.

import { faceOf } from "../games";
import { api } from "../lib/api";
import { comeIn } from "../lib/me.svelte";
import type { CreateTable } from "../lib/messages";
import { go } from "../lib/router.svelte";

/** Starts a game against bots right away. */
export async function playNow(game: string, seats: number, bot: string, more: Partial<CreateTable> = {}): Promise<void> {
  await comeIn();
  const table = await api.create({ game, seats, open: false, stand_in: bot, ...more });
  await api.verb(table.id, "sit", { seat: 0 });
  for (let seat = 1; seat < seats; seat++) await api.verb(table.id, "bot", { seat, bot });
  await api.verb(table.id, "start", {});
  go(`/table/${table.id}${more.seed ? "?learn" : ""}`);
}

/** The first game, with the coach beside it; a game without one shows its rules. */
export async function learnGame(game: string): Promise<void> {
  const { tutorial } = faceOf(game);
  if (!tutorial?.steps.length) return go(`/rules/${game}`);
  const { seats, seed, options, bots = "greedy" } = tutorial;
  await playNow(game, seats, bots, { seed, options });
}
