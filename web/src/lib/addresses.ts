// The pages' URLs. No Svelte here, so that the first script can import it.

const shapes = {
  home: /^\/(index\.html)?$/,
  new: /^\/new$/,
  table: /^\/table\/(?<id>[\w-]+)$/,
  replay: /^\/replay(?:\/(?<id>[\w-]+))?$/,
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

// A link may come in capitals, or with the end of the sentence that it stood in. The server does the same: answers.py.
function meant(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // not ours, then
  }
  return path.toLowerCase().replace(/(.)[ /.,;:!?)\]>'"…“”‘’»«]+$/, "$1");
}

export function pageAt(pathname: string): Found {
  const path = meant(pathname);
  for (const [page, shape] of Object.entries(shapes)) {
    const found = shape.exec(path);
    if (found) return { page: page as PageName, params: { ...found.groups } };
  }
  return { page: "nowhere", params: {} };
}
