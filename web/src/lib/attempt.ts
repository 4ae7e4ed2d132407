// Runs a request that the server may refuse; a refusal is shown as a toast, and the page carries on.

import { Refused } from "./api";
import { t } from "./language.svelte";
import { play } from "./sound";
import { toast } from "./toast.svelte";

export async function attempt<T>(job: () => Promise<T>): Promise<T | undefined> {
  try {
    return await job();
  } catch (problem) {
    if (!(problem instanceof Refused)) console.error(problem);
    const refused = problem instanceof Refused ? problem : null;
    play("refused");
    toast(refused?.message ?? t("went-wrong"), true, refused?.rule ?? null);
    return undefined;
  }
}
