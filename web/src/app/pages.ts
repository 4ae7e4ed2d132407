// The scripts of each page. Plain code, so that the first script of a page can use it.

import type { Component } from "svelte";
import type { PageName } from "../lib/addresses";

const scripts: Record<Exclude<PageName, "nowhere">, () => Promise<{ default: Component<any> }>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("../shell/Table.svelte"),
  replay: () => import("../shell/Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  me: () => import("./Me.svelte"),
  player: () => import("./Player.svelte"),
  leaderboard: () => import("./Leaderboard.svelte"),
  about: () => import("./About.svelte"),
};

const here = new Map<PageName, Component<any>>(); // the pages whose scripts have come

export async function load(page: PageName): Promise<Component<any> | null> {
  if (page === "nowhere") return null;
  const { default: found } = await scripts[page]();
  here.set(page, found);
  return found;
}

/** A page that is here already; asking for it costs no wait, not even a short one. */
export const loaded = (page: PageName): Component<any> | null => here.get(page) ?? null;
