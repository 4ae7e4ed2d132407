// The scripts of each page. No Svelte here, so that the first script can import it.

import type { Component } from "svelte";
import type { PageName } from "../lib/addresses";

const scripts: Record<PageName, () => Promise<{ default: Component<any> }>> = {
  home: () => import("./Home.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("../shell/Table.svelte"),
  replay: () => import("../shell/Replay.svelte"),
  rules: () => import("./Rules.svelte"),
  me: () => import("./Me.svelte"),
  player: () => import("./Player.svelte"),
  leaderboard: () => import("./Leaderboard.svelte"),
  about: () => import("./About.svelte"),
  nowhere: () => import("./Nowhere.svelte"),
};

const here = new Map<PageName, Component<any>>(); // pages whose scripts are loaded

export async function load(page: PageName): Promise<Component<any>> {
  const { default: found } = await scripts[page]();
  here.set(page, found);
  return found;
}

/** A page that is already loaded, synchronously: awaiting it would cost a frame. */
export const loaded = (page: PageName): Component<any> | null => here.get(page) ?? null;
