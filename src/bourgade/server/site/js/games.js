// The games kept in this browser's database. Without one, games last as long as the page.

const NAME = "bourgade";
const STORE = "games";
const memory = new Map();
let opened = null;

function database() {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => {
      // Another version of this page may want to change the database.
      asked.result.onversionchange = () => asked.result.close();
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
    asked.onblocked = () => reject(new Error("blocked"));
  });
  return opened;
}

async function within(mode, deed) {
  const store = await database();
  return new Promise((resolve, reject) => {
    const work = store.transaction(STORE, mode);
    const answer = deed(work.objectStore(STORE));
    work.oncomplete = () => resolve(answer?.result);
    work.onabort = () => reject(work.error);
    work.onerror = () => reject(work.error);
  });
}

export async function load(id) {
  try {
    return (await within("readonly", (games) => games.get(id))) ?? memory.get(id) ?? null;
  } catch {
    return memory.get(id) ?? null;
  }
}

// All games, the last played first.
export async function all() {
  let kept = [];
  try {
    kept = await within("readonly", (games) => games.getAll());
  } catch {
    // Without a database there are only the games of this page.
  }
  const found = new Map([...kept.map((game) => [game.id, game]), ...memory]);
  return [...found.values()].sort((a, b) => b.at - a.at);
}

export class Overtaken extends Error {}

// Keep a game; false if the browser cannot. A game that went on in another page is not overwritten.
export async function save(game) {
  let overtaken = false;
  try {
    await within("readwrite", (games) => {
      const asked = games.get(game.id);
      asked.onsuccess = () => {
        overtaken = (asked.result?.revision ?? -1) > game.revision;
        if (!overtaken) games.put(game);
      };
    });
    memory.delete(game.id);
  } catch {
    memory.set(game.id, game);
    return false;
  }
  if (overtaken) throw new Overtaken();
  return true;
}

export async function forget(id) {
  memory.delete(id);
  try {
    await within("readwrite", (games) => games.delete(id));
  } catch {
    // It was never kept.
  }
}
