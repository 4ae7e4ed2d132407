// Where the page is: on a server, with pages at paths; or in a plain folder, where tables are on this device and pages
// are behind a `#`, because a folder has one file for all of them. No Svelte here: the first script imports it.

const named = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

/** The folder of the engine if this page has no server; otherwise empty. */
export const engineFolder = named("wreckfish-engine");

/** Whether the games run on this device. */
export const onDevice = engineFolder !== "";

/** The current page's address, as a server would have it. */
export function address(): URL {
  if (!onDevice) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);
}

/** How a page's path is written in a link or the address bar. */
export const written = (path: string): string => (onDevice ? `#${path}` : path);
