// The current page, from the address bar; internal links change it without a reload.

import { pageAt, type Found } from "./addresses";
import { download } from "./device";
import { address, onDevice, written } from "./place";

export interface Route extends Found {
  query: URLSearchParams;
  hash: string;
}

function read(): Route {
  const { pathname, search, hash } = address();
  return { ...pageAt(pathname), query: new URLSearchParams(search), hash: hash.slice(1) };
}

let route = $state.raw<Route>(read());

export const here = () => route;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", written(path));
  else history.pushState(null, "", written(path));
  const before = route.page;
  route = read();
  if (before !== route.page) window.scrollTo(0, 0);
}

/** Handles internal links without a reload; leaves all others, and modified clicks, to the browser. */
export function followLinks(): void {
  window.addEventListener("popstate", () => (route = read()));
  window.addEventListener("hashchange", () => (route = read()));
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element).closest?.("a");
    if (link && onDevice && link.pathname.startsWith("/api")) {
      click.preventDefault();
      return void download(link.pathname + link.search);
    }
    if (link && onDevice && link.getAttribute("href")?.startsWith("#/")) return; // the browser goes there
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.pathname.includes(".")) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  if (onDevice) for (const event of ["pointerover", "focusin"]) document.addEventListener(event, rewrite);
}

/** In a folder, a link that is about to be used gets the address under which the browser finds it, in a new tab too. */
function rewrite({ target }: Event): void {
  const link = (target as Element).closest?.("a");
  const path = link?.getAttribute("href");
  if (link && path?.startsWith("/") && !path.startsWith("/api") && !path.includes(".")) link.setAttribute("href", written(path));
}
