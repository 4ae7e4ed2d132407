// The games of this server on one's own device (/device/), for times without a connection. Fetched only if the person wants
// them: a service worker of their own keeps the files, and that of the server's page (public/worker.js) leads there.

const PLACE = "/device/";
const KEPT = "wreckfish-server"; // tells the page at PLACE that a server belongs to it

/** The size of what the server offers, in megabytes; null if it offers nothing. */
export async function offered(): Promise<number | null> {
  if (!("serviceWorker" in navigator)) return null;
  const answer = await fetch(`${PLACE}site.json`).catch(() => null);
  return answer?.status === 200 ? ((await answer.json()) as { bytes: number }).bytes / 1e6 : null;
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(PLACE);
  return found?.scope.endsWith(PLACE) ? found : undefined;
}

/** Whether the games are on this device. */
export const isFetched = async (): Promise<boolean> => Boolean((await registered())?.active);

/** Fetches the games; refused if that does not work. */
export async function fetchGames(): Promise<void> {
  const found = await navigator.serviceWorker.register(`${PLACE}site-worker.js`, { scope: PLACE });
  const worker = found.installing ?? found.waiting;
  if (worker && !found.active) {
    await new Promise<void>((settle, fail) => {
      const look = () => {
        if (worker.state === "activated") settle();
        if (worker.state === "redundant") fail(new Error("not fetched"));
      };
      worker.addEventListener("statechange", look);
      look();
    });
  }
  localStorage.setItem(KEPT, `${location.origin}/`);
}

/** Removes the games from this device; tables stay. */
export async function dropGames(): Promise<void> {
  await (await registered())?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`wreckfish-site ${location.origin}${PLACE} `));
  await Promise.all(names.map((name) => caches.delete(name)));
  localStorage.removeItem(KEPT);
}

/** Fetches a newer version of the games, if they are on this device. */
export const refreshGames = async (): Promise<void> => void (await (await registered())?.update());

/** On the device: the server this page came from, and whether it answers now. Null on a site of its own. */
export async function server(): Promise<{ address: string; answers: boolean } | null> {
  const address = localStorage.getItem(KEPT);
  if (!address) return null;
  const answer = await fetch(`${address}health`, { cache: "no-store" }).catch(() => null);
  return { address, answers: answer?.ok ?? false };
}
