// The games of this browser, and records dropped onto the page.

import { readRecord } from "../lib/bourgade.js";
import { all, forget, save } from "./games.js";
import { phrase } from "./phrases.js";

const site = JSON.parse(document.getElementById("site").dataset.told);
const problem = document.getElementById("problem");

const FEW = 4; // The boxes below are to be in reach: older games are folded away.

async function list() {
  const games = await all();
  const template = document.getElementById("row").content;
  for (const [id, some] of [["mine", games.filter((game) => !game.over)], ["finished", games.filter((game) => game.over)]]) {
    const section = document.getElementById(id);
    section.hidden = !some.length;
    const rows = some.map((game) => rowOf(game, template.cloneNode(true)));
    const [first, older] = section.querySelectorAll(".rows");
    first.replaceChildren(...rows.slice(0, FEW));
    older.replaceChildren(...rows.slice(FEW));
    section.querySelector(".more").hidden = rows.length <= FEW;
  }
}

function rowOf(game, row) {
  const link = row.querySelector("a");
  link.href = `${game.over ? "replay" : "play"}-${game.game}.html?t=${game.id}`;
  link.textContent = game.title;
  row.querySelector("[data-edition]").textContent = game.edition;
  row.querySelector("[data-state]").textContent = game.myTurn ? phrase("your-turn") : game.result ?? "";
  const moves = game.moves.length;
  row.querySelector("[data-moves]").textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "medium", timeStyle: "short",
  }).format(game.at);
  row.querySelector("[data-moves]").title = String(moves);
  row.querySelector("[data-delete]").addEventListener("click", async () => {
    if (!confirm(phrase("site-delete-sure"))) return;
    await forget(game.id);
    list();
  });
  return row;
}

async function take(file) {
  problem.textContent = "";
  try {
    const game = gameOf(await file.text());
    await save(game);
    location.assign(`replay-${game.game}.html?t=${game.id}`);
  } catch (error) {
    problem.textContent = error.sentence ?? phrase("site-bad-record", { why: error.message });
  }
}

// A record as a game of this browser; its moves are checked when it is replayed.
function gameOf(text) {
  const { headers, moves } = readRecord(text);
  const game = site.games[headers.get("game")];
  const options = Object.fromEntries(
    [...headers].filter(([name]) => name.startsWith("option ")).map(([name, value]) => [name.slice(7), value]),
  );
  const fits = (one) => Object.entries(one.options).every(([name, value]) => options[name] === `${value}`);
  const variant = game && [...game.variants, ...game.lessons.filter(({ position }) => !position)].find(fits);
  if (!variant || headers.has("position") || headers.has("seen by")) {
    throw Object.assign(new Error(), { sentence: phrase("site-no-such-options") });
  }
  const seats = variant.players.map((seat, n) => ({ seat, kind: n ? "bot" : "person", bot: n ? "greedy" : undefined }));
  return {
    id: `r${Date.now().toString(36)}`, game: headers.get("game"), rules: Number(headers.get("rules")),
    content: headers.get("content"), options: variant.options, seats, secret: headers.get("dice secret") ?? "0".repeat(64),
    moves: moves.map(([, move]) => move), since: Number(headers.get("dice since") ?? 0), lesson: variant.name,
    record: text, resigned: headers.get("resigned")?.split(" ") ?? [], revision: 1,
    made: Date.now(), at: Date.now(), title: game.title, edition: variant.label, over: true, winners: "", myTurn: false,
  };
}

document.getElementById("file").addEventListener("change", (event) => {
  const [file] = event.target.files;
  if (file) take(file);
});
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) take(file);
});
window.addEventListener("pageshow", list);
list();
