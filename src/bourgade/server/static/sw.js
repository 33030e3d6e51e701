// Keeps our own files for a fast start and shows a page of ours without a network. Tables and
// lists are never kept: an old position would be a lie.

const KIND = "files-"; // The games without a network have caches, and a worker, of their own.
const FILES = `${KIND}1`;
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then(keepOffline)
      .then(() => self.skipWaiting()),
  );
});

// The page for no network, with all the files it names and the modules that these import.
async function keepOffline(cache) {
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
  const page = await (await cache.match(OFFLINE)).text();
  const named = [...page.matchAll(/(?:src|href)="(\/static\/[^"#]+)/g)].map(([, file]) => file);
  await keepWithImports(cache, named);
}

async function keepWithImports(cache, files, known = new Set()) {
  const fresh = [...new Set(files)].filter((file) => !known.has(file));
  if (!fresh.length) return;
  for (const file of fresh) known.add(file);
  await cache.addAll(fresh);
  const imports = await Promise.all(fresh.map((file) => importsOf(cache, file)));
  await keepWithImports(cache, imports.flat(), known);
}

async function importsOf(cache, file) {
  const { href, pathname } = new URL(file, location.origin);
  if (!pathname.endsWith(".js")) return [];
  const script = await (await cache.match(file)).text();
  const named = script.matchAll(/^(?:import|(?:import|export|\}).* from) "(\.[^"]+)"/gm);
  return [...named].map(([, module]) => new URL(module, href).pathname);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n.startsWith(KIND) && n !== FILES).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (/^\/static\/|^\/games\/\w+\/\w+\.(svg|css|js)$/.test(url.pathname)) {
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
  const fresh = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keep(cache, event.request, answer.clone()).catch(() => {}));
    return answer;
  });
  if (!kept) return fresh;
  if (!mixable) return fresh.catch(() => kept);
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}

// A file with a new version in its address replaces the old one.
async function keep(cache, request, answer) {
  await cache.put(request, answer);
  if (!new URL(request.url).search) return;
  const older = await cache.keys(request, { ignoreSearch: true });
  const gone = older.filter((old) => old.url !== request.url);
  if (!gone.length) return;
  await Promise.all(gone.map((old) => cache.delete(old)));
  await keepOffline(cache);
}

// It is somebody's turn. Whoever looks at that table already is told there.
self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data?.json() ?? {}));
});

async function tell({ title, body, url, stop }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const looks = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url);
  if (looks) return;
  await self.registration.showNotification(title ?? "Bourgade", {
    body,
    tag: url,
    data: { url },
    icon: "/static/icons/icon-192.png",
    actions: stop ? [{ action: "stop", title: stop }] : [],
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stopCalling() : openTable(event.notification.data?.url ?? "/"));
});

async function openTable(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

async function stopCalling() {
  const one = await self.registration.pushManager.getSubscription();
  if (!one) return;
  const body = new URLSearchParams({ endpoint: one.endpoint });
  await fetch("/push/stop-here", { method: "POST", body }).catch(() => {});
  await one.unsubscribe();
}
