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

/** A lesson: the one that was begun, if it is not over, else from its first step. A game without lessons shows its rules. */
export async function learnGame(game: string, lesson?: { name: string; seats: number }): Promise<void> {
  if (!lesson) return go(`/rules/${game}`);
  await comeIn();
  const begun = (await api.myTables()).tables.find((table) => table.game === game && table.lesson === lesson.name && table.state === "playing");
  const table = begun ?? (await api.create({ game, seats: lesson.seats, lesson: lesson.name }));
  go(`/table/${table.id}?learn`);
}
