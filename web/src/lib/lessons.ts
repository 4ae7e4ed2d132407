// From a click to a lesson.

import { api } from "./api";
import { comeIn } from "./me.svelte";
import { go } from "./router.svelte";

/** A lesson: the one that was begun, if it is not over, else from its first step. A game without lessons shows its rules. */
export async function learnGame(game: string, lesson?: { name: string; seats: number }): Promise<void> {
  if (!lesson) return go(`/rules/${game}`);
  await comeIn();
  const begun = (await api.myTables()).tables.find((table) => table.game === game && table.lesson === lesson.name && table.state === "playing");
  const table = begun ?? (await api.create({ game, seats: lesson.seats, lesson: lesson.name }));
  go(`/table/${table.id}?learn`);
}
