// Keeps the whole site in this browser. Every file is known by its digest: a new version takes what
// has not changed from the old one, and takes over once no page of the old one is open.

const FILES = /* files */ {};
const VERSION = /* version */ "";
// A host may have several sites: each keeps its own files.
const KIND = `bourgade ${new URL(registration.scope).pathname} `;
const CACHE = KIND + VERSION;
const DIGESTS = "digests.json";

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

async function install() {
  const cache = await caches.open(CACHE);
  const older = (await caches.keys()).filter((name) => name.startsWith(KIND) && name !== CACHE);
  const known = new Map();
  for (const name of older) {
    const old = await caches.open(name);
    const digests = await (await old.match(DIGESTS))?.json().catch(() => null);
    for (const [file, digest] of Object.entries(digests ?? {})) known.set(`${file} ${digest}`, old);
  }
  const missing = [];
  for (const [file, digest] of Object.entries(FILES)) {
    const kept = await known.get(`${file} ${digest}`)?.match(file);
    if (kept) await cache.put(file, kept);
    else missing.push(file);
  }
  await Promise.all(missing.map((file) => fetched(cache, file)));
  await cache.put(DIGESTS, new Response(JSON.stringify(FILES)));
}

// A file of another version must not come between: its digest has to be the one that is known.
async function fetched(cache, file) {
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const bytes = await answer.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (hex !== FILES[file]) throw new Error(`${file} is of another version`);
  await cache.put(file, answer);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => names.filter((name) => name.startsWith(KIND) && name !== CACHE))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(registration.scope)) return;
  event.respondWith(answered(event.request, url));
});

async function answered(request, url) {
  const cache = await caches.open(CACHE);
  const path = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
  return (await cache.match(path)) ?? fetch(request);
}
