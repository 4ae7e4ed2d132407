// The service worker caches the shell's files, never an /api response. When the server is down, it opens the games on this
// device, if the person has fetched them (lib/offline.ts), and explains the problem otherwise.

const SHELF = "wreckfish-1";
const OFFLINE = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => /^wreckfish-\d+$/.test(name) && name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Build files have a hash in their name, so a cached file may be unused but never stale. Keep at most eighty.
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await shelf.put(request, answer.clone());
    const files = (await shelf.keys()).filter((file) => new URL(file.url).pathname.startsWith("/assets/"));
    await Promise.all(files.slice(0, Math.max(0, files.length - 80)).map((file) => shelf.delete(file)));
  }
  return answer;
}

// The page for a server that does not answer.
async function instead(url) {
  const device = (await caches.keys()).find((name) => name.startsWith(`wreckfish-site ${location.origin}/device/ `));
  const fetched = device && (await (await caches.open(device)).keys()).length;
  if (fetched && !url.pathname.startsWith("/device/")) return Response.redirect("/device/");
  return (await caches.match("/offline.html")) ?? Response.error();
}

async function visited(request, url) {
  try {
    const answer = await fetch(request);
    return [502, 503, 504].includes(answer.status) ? await instead(url) : answer; // a proxy without its server
  } catch {
    return instead(url);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") {
    event.respondWith(visited(request, url));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  } else if (OFFLINE.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});
