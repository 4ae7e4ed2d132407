// The pages' URLs. No Svelte here, so that the first script can import it.

const shapes = {
  home: /^\/$/,
  new: /^\/new$/,
  table: /^\/table\/(?<id>[\w-]+)$/,
  replay: /^\/replay\/(?<id>[\w-]+)$/,
  rules: /^\/rules(?:\/(?<game>[\w-]+))?$/,
  me: /^\/me$/,
  player: /^\/player\/(?<id>[\w:-]+)$/,
  leaderboard: /^\/leaderboard(?:\/(?<game>[\w-]+))?$/,
  about: /^\/about$/,
};

export type PageName = keyof typeof shapes | "nowhere";

export interface Found {
  page: PageName;
  params: Record<string, string | undefined>;
}

export function pageAt(pathname: string): Found {
  const path = pathname.replace(/(.)\/$/, "$1");
  for (const [page, shape] of Object.entries(shapes)) {
    const found = shape.exec(path);
    if (found) return { page: page as PageName, params: { ...found.groups } };
  }
  return { page: "nowhere", params: {} };
}
