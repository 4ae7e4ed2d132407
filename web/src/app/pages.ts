// The pages: their addresses, and the scripts of each. Plain code, so that the first script of a page can use it.

import type { Component } from "svelte";

interface Page {
  shape: RegExp;
  load: () => Promise<{ default: Component<any> }>;
}

export const pages = {
  home: { shape: /^\/$/, load: () => import("./Home.svelte") },
  new: { shape: /^\/new$/, load: () => import("./NewTable.svelte") },
  table: { shape: /^\/table\/(?<id>[\w-]+)$/, load: () => import("../shell/Table.svelte") },
  replay: { shape: /^\/replay\/(?<id>[\w-]+)$/, load: () => import("../shell/Replay.svelte") },
  rules: { shape: /^\/rules(?:\/(?<game>[\w-]+))?$/, load: () => import("./Rules.svelte") },
  me: { shape: /^\/me$/, load: () => import("./Me.svelte") },
  player: { shape: /^\/player\/(?<id>[\w:-]+)$/, load: () => import("./Player.svelte") },
  leaderboard: { shape: /^\/leaderboard(?:\/(?<game>[\w-]+))?$/, load: () => import("./Leaderboard.svelte") },
  about: { shape: /^\/about$/, load: () => import("./About.svelte") },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages | "nowhere";

export interface Found {
  page: PageName;
  params: Record<string, string | undefined>;
}

export function pageAt(pathname: string): Found {
  const path = pathname.replace(/(.)\/$/, "$1");
  for (const [page, { shape }] of Object.entries(pages)) {
    const found = shape.exec(path);
    if (found) return { page: page as PageName, params: { ...found.groups } };
  }
  return { page: "nowhere", params: {} };
}

const here = new Map<PageName, Component<any>>(); // the pages whose scripts have come

export async function load(page: PageName): Promise<Component<any> | null> {
  if (page === "nowhere") return null;
  const { default: found } = await pages[page].load();
  here.set(page, found);
  return found;
}

/** A page that is here already; asking for it costs no wait, not even a short one. */
export const loaded = (page: PageName): Component<any> | null => here.get(page) ?? null;
