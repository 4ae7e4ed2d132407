// On a device: from a saved record to its table.

import { api } from "../lib/api";
import { comeIn } from "../lib/me.svelte";
import { go } from "../lib/router.svelte";

/** Keeps a record's game as a table and shows it: a finished game as a replay, another one to play on. */
export async function keepRecord(text: string): Promise<void> {
  await comeIn();
  const table = await api.keepRecord(text);
  go(table.state === "over" ? `/replay/${table.id}` : `/table/${table.id}`);
}
