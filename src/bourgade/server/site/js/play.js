// The page of a game in this browser.

import { pref } from "../js/prefs.js";
import { parse } from "../js/motion.js";
import { serve } from "../js/net.js";
import { commitmentOf, newSecret } from "./dice.js";
import { load } from "./games.js";
import { handOver } from "./hand_over.js";
import { broken, download, lacking, language, notice, oldRules, open, site, variantOf } from "./opening.js";
import { phrase } from "./phrases.js";
import { LocalTable } from "./table.js";

const query = new URLSearchParams(location.search);

// A new game as the address asks for it, or the one that the address names.
async function asked() {
  const id = query.get("t");
  if (id) return load(id);
  const game = await newly();
  if (game) history.replaceState(null, "", `?t=${game.id}`);
  return game;
}

async function newly() {
  if (query.has("from")) return goingOn(query.get("from"), Number(query.get("step")));
  return query.has("lesson") ? taught(query.get("lesson")) : chosen();
}

// A lesson: dice and the moves of others are chosen, until it is over.
function taught(name) {
  const lesson = site.lessons.find((one) => one.name === name);
  if (!lesson) return null;
  const { learner, opponent, options, label } = lesson;
  const seats = lesson.players.map((seat) =>
    seat === learner ? { seat, kind: "person" } : { seat, kind: "bot", bot: opponent });
  return newGame({ lesson: name, taught: "", options, edition: label, seats });
}

// With the options and opponents of the address.
function chosen() {
  const options = {};
  for (const name of ["edition", "players"]) if (query.has(name)) options[name] = query.get(name);
  const variant = site.variants.find((one) =>
    Object.entries(options).every(([name, value]) => `${one.options[name]}` === value)) ?? site.variants[0];
  const seats = variant.players.map((seat, n) =>
    n ? { seat, kind: "bot", bot: query.get(`bot-${seat}`) ?? site.levels[0] } : { seat, kind: "person" });
  return newGame({ options: variant.options, edition: variant.label, seats });
}

// From a step of another game on, with dice of its own.
async function goingOn(id, step) {
  const former = await load(id);
  if (!former) return null;
  const { rules, content, options, edition, lesson, moves } = former;
  const seats = former.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot: seat.bot ?? site.levels[0] } : seat));
  return newGame({ rules, content, options, edition, lesson, seats, moves: moves.slice(0, step), since: Math.min(step, moves.length) });
}

const newGame = (given) => ({
  id: newId(), game: site.game, rules: site.rules, content: site.content, secret: newSecret(), moves: [], since: 0,
  resigned: [], revision: 0, made: Date.now(), at: Date.now(), title: site.title, over: false, winners: "",
  myTurn: false, ...given,
});

function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

let table = null;

function kept(isKept, isOvertaken = false) {
  if (isOvertaken) away();
  else notice(isKept ? "" : phrase("site-not-kept"));
}

// The game goes on in another page.
function away() {
  table?.stop();
  document.getElementById("play").inert = true;
  notice(phrase("site-moved"), [[phrase("site-bring-here"), () => location.reload()]]);
}

// One page at a time plays a game; another one can take it over, or waits until the first is closed.
async function alone(id, play) {
  if (!navigator.locks) return play();
  const name = `bourgade ${id}`;
  const until = () => new Promise(() => {}); // as long as the page is open
  let isHere = false;
  const come = () => {
    isHere = true;
    notice("");
    play().catch(broken);
    return until();
  };
  const taken = await new Promise((done) => {
    navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock ? until() : undefined;
    }).catch(away);
  });
  if (taken) return play();
  const waiting = new AbortController();
  navigator.locks.request(name, { signal: waiting.signal }, come).catch(() => isHere && away());
  notice(phrase("site-other-tab"), [[phrase("site-bring-here"), () => {
    waiting.abort();
    navigator.locks.request(name, { steal: true }, come).catch(away);
  }]]);
}

async function play(id) {
  const game = id ? await load(id) : await asked();
  if (!game) return notice(phrase("site-no-game"));
  if (!query.get("t") && !id) return alone(game.id, () => begin(game));
  return alone(game.id, async () => begin(await load(game.id) ?? game));
}

async function begin(game) {
  const variant = variantOf(game);
  if (!variant) return oldRules(game);
  const parts = await open(variant);
  const place = { board: site.board, generic: site.board === "generic.html" };
  table = new LocalTable({ game, ...parts, language, place, pref, kept });
  serve(table);
  await table.start();
  const { html } = table.message();
  document.getElementById("fragment").replaceChildren(parse(html));
  document.getElementById("edition").textContent = variant.label;
  document.getElementById("resign").value = game.seats.find(({ kind }) => kind === "person").seat;
  document.getElementById("dice").textContent = phrase("site-dice", { commitment: `${commitmentOf(game.secret).slice(0, 16)}…` });
  document.querySelector("[data-replay]").href = `replay-${site.game}.html?t=${game.id}`;
  for (const part of document.querySelectorAll("[data-while-playing]")) part.hidden = game.over;
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-record]")) download(`${site.game}-${game.id}.game`, table.record());
    const again = event.target.closest("[data-rematch]");
    if (again) {
      const bots = game.seats.filter(({ kind }) => kind === "bot").map(({ seat, bot }) => [`bot-${seat}`, bot]);
      const { edition, players } = game.options;
      again.href = `play-${site.game}.html?${new URLSearchParams([...(edition ? [["edition", edition]] : []), ["players", players], ...bots])}`;
    }
  });
  handOver(() => table.record());
  await import("../js/table.js");
  if (site.script) await import(site.script);
  document.documentElement.dataset.ready = "";
}

const lacks = lacking();
if (lacks.length) notice(phrase("site-lacks", { what: lacks.join(", ") }));
else play(null).catch(broken);
