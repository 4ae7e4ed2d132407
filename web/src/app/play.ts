// From a click to a running game: sign in as a guest, create a table, fill it, start it.

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
  go(`/table/${table.id}`);
}
