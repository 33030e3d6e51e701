// Keeps our own files for a fast start and shows a page of ours without a network. Tables and
// lists are never kept: an old position would be a lie.

const FILES = "files-1";
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((cache) => cache.add(new Request(OFFLINE, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== FILES).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (/^\/static\/|^\/games\/\w+\/\w+\.(svg|css)$/.test(url.pathname)) {
    event.respondWith(file(event));
  }
});

// What is kept is given at once, and fetched again for the next time.
async function file(event) {
  const cache = await caches.open(FILES);
  const { pathname, search } = new URL(event.request.url);
  // Modules that import one another must be of one age.
  const mixable = search || !pathname.endsWith(".js");
  const kept = await cache.match(event.request);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) {
      await forgetOlder(cache, event.request);
      await cache.put(event.request, answer.clone());
    }
    return answer;
  });
  if (!kept) return fresh;
  if (!mixable) return fresh.catch(() => kept);
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}

// A file with a new version in its address replaces the old one.
async function forgetOlder(cache, request) {
  if (!new URL(request.url).search) return;
  for (const old of await cache.keys(request, { ignoreSearch: true })) {
    if (old.url !== request.url) await cache.delete(old);
  }
}
