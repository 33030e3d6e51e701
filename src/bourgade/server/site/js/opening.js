// Opens a game of this site: its rules, functions and words, and the game as it was kept.

import { loadGame } from "../lib/bourgade.js";
import { learn, openGame } from "../lib/page.js";
import { Thinkers } from "../lib/thinkers.js";
import { phrase } from "./phrases.js";

export const site = JSON.parse(document.getElementById("site").dataset.told);
export const language = document.documentElement.lang;

const GAMES = "../games/";

// The smallest module with a vector instruction.
const WITH_VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

// What a browser may lack; a page says it in a sentence.
export function lacking() {
  const needs = {
    WebAssembly: typeof WebAssembly === "object",
    "WebAssembly SIMD": typeof WebAssembly === "object" && WebAssembly.validate(WITH_VECTORS),
    IndexedDB: typeof indexedDB === "object",
    Worker: typeof Worker === "function",
    "Array.findLast": typeof [].findLast === "function" && typeof [].toReversed === "function",
    "crypto.getRandomValues": typeof globalThis.crypto?.getRandomValues === "function",
  };
  return Object.keys(needs).filter((name) => !needs[name]);
}

async function fetched(file, kind) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer[kind]();
}

// The site's variant with these options; null if there is none.
export function variantWith(options) {
  const same = (one) => Object.entries(one.options).every(([name, value]) => `${options[name] ?? value}` === `${value}`);
  const known = site.variants.filter((one) => same(one));
  return known.find((one) => Object.keys(options).every((name) => `${one.options[name]}` === `${options[name]}`)) ?? null;
}

// What a kept game is played with; null if the site has nothing like it, or no longer.
export function variantOf({ rules, content, lesson, options }) {
  if (rules !== site.rules || content !== site.content) return null;
  return lesson ? (site.lessons.find(({ name }) => name === lesson) ?? null) : variantWith(options);
}

// A game with its options chosen, ready to be played.
export async function open(variant) {
  const { files } = site;
  const folder = `${GAMES}${site.game}/`;
  const [module, manifest, data, ownWords, words, lessons, game, board] = await Promise.all([
    fetched(folder + files.module, "arrayBuffer").then(WebAssembly.compile),
    fetched(folder + files.manifest, "json"),
    fetched(folder + variant.file, "json"),
    fetched(folder + files.words, "json"),
    fetched(`../static/words/${language}.json`, "json"),
    variant.learner ? fetched(folder + files.lessons, "json") : null,
    import(`../../games/${site.game}/game.js`),
    import(`../../games/${site.game}/templates.js`),
  ]);
  const nets = Object.fromEntries(
    await Promise.all(variant.nets.map(async (name) => [name, await fetched(`${folder}nets/${name}`, "arrayBuffer")])),
  );
  learn({ [language]: words });
  const engine = await loadGame(module, manifest, data, nets);
  const opened = openGame(engine, game.default, data, { [language]: ownWords }, lessons ? { [language]: lessons } : {});
  const thinkers = new Thinkers();
  thinkers.load(site.game, { module, manifest, data, nets });
  return { compiled: game.default, templates: board.templates, opened, thinkers };
}

// What went wrong when a game was opened. A file of another version may have come between: a new
// version is looked for, and is there when the page is loaded anew.
export function broken(error) {
  console.error(error);
  notice(phrase("site-broken", { why: error.message }), [[phrase("site-again"), () => location.reload()]]);
  navigator.serviceWorker?.getRegistration().then((one) => one?.update()).catch(() => {});
}

// Say in the page what went wrong, and what can be done.
export function notice(text, buttons = []) {
  const place = document.getElementById("notice");
  place.querySelector("p").textContent = text;
  place.querySelector(".buttons").replaceChildren(
    ...buttons.map(([label, deed]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button small";
      button.textContent = label;
      button.addEventListener("click", deed);
      return button;
    }),
  );
  place.hidden = !text;
}

// A game of other rules or figures cannot be shown, but its record is kept with it.
export function oldRules({ game, id, record }) {
  const save = [phrase("record-download"), () => download(`${game}-${id}.game`, record)];
  notice(phrase("site-old-rules"), record ? [save] : []);
}

export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
