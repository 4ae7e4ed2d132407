// The service worker of a site: it keeps all of its files, so that the games start without a network.
// A new version is fetched as a whole, and takes over when no page of the old one is open.

const SHELF = `wreckfish-site ${self.registration.scope} VERSION`;
const FILES = [];

// Many hosts let a browser keep a file for a while; a new page would get the names of an old one's scripts from there.
const asked = (file) => new Request(file, { cache: "no-cache" });

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES.map(asked))));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(`wreckfish-site ${self.registration.scope} `) && name !== SHELF;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const wanted = request.mode === "navigate" ? new URL("./", self.registration.scope) : request;
  event.respondWith(
    caches
      .open(SHELF)
      .then((shelf) => shelf.match(wanted, { ignoreSearch: true }))
      .then((found) => found ?? fetch(request)),
  );
});
