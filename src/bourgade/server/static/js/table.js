// The page of a table.

import { drawn, play } from "./board.js";
import { bring } from "./bring.js";
import { tick } from "./clocks.js";
import { stale } from "./hint.js";
import { teach } from "./lesson.js";
import { listen } from "./live.js";
import { parse, swap } from "./motion.js";
import { know, lend, lookAhead, playForBot } from "./net.js";
import "./rule.js";
import { say } from "./say.js";
import { hide } from "./sheet.js";
import { chime } from "./sound.js";
import { hear as hearTalk, mark } from "./talk.js";
import { word } from "./words.js";

const form = document.getElementById("play");
const place = document.getElementById("fragment");
const MINUTE = 60_000;
const LONG = 2000;
const as = new URLSearchParams(location.search).get("as");

const { ply, myTurn } = place.querySelector(".table-page").dataset;
let heard = Number(ply);
let wasMyTurn = myTurn !== undefined;
let shown = ""; // The HTML of the board, as it came.
let thinking = 0;

function announce({ title, my_turn: mine, over, said, since, status }) {
  document.title = `${mine ? `● ${word("yourTurn")} · ` : ""}${title} · Bourgade`;
  showIcon(mine);
  if (mine && !wasMyTurn) chime();
  // When the turn comes back to the reader, a summary tells what it meant for them.
  say([...said, ...(mine && !wasMyTurn && since ? [since] : []), ...(mine && status ? [status] : [])]);
  wasMyTurn = mine;
  for (const part of document.querySelectorAll("[data-while-playing]")) part.hidden = over;
}

function showIcon(mine) {
  const icon = document.getElementById("favicon");
  const wanted = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

function hear(message) {
  heard = message.ply;
  shown = message.html;
  know(message.ahead, message.ply);
  hide();
  const content = parse(message.html);
  // A device that is being passed on tells nobody what only one may know.
  if (content.querySelector("[data-uncover]")) message.said = [];
  const ends = message.over && !place.querySelector("[data-over]");
  swap([[place, content]]).then(() => {
    drawn(message.ply);
    bring();
    stale(message.steps);
    sayThinking();
    tick();
    teach();
    if (ends) place.querySelector(".result")?.scrollIntoView({ block: "center" });
  });
  announce(message);
}

// Who only watches sees how the chances stand; a moment after the move, without any jump.
function glance({ html }) {
  document.getElementById("chances")?.replaceChildren(parse(html));
}

// A bot that thinks for long is announced; one that moves at once is not.
function sayThinking() {
  clearTimeout(thinking);
  const line = place.querySelector("[data-thinking] .status-text");
  if (line) thinking = setTimeout(() => say([line.textContent]), LONG);
}

// What is unfolded over the board, such as the strip: a tap beside it, or Escape, closes it.
function fold(event) {
  if (event.type === "keydown" && event.key !== "Escape") return;
  for (const one of place.querySelectorAll("[data-folds][open]")) {
    if (event.type === "click" && one.contains(event.target)) continue;
    one.open = false;
    if (event.type === "keydown") one.querySelector("summary").focus();
  }
}

document.addEventListener("click", fold);
document.addEventListener("keydown", fold);

// Time passes without a move too: deadlines come nearer, a player may be replaced.
async function lookAgain() {
  if (document.hidden || wasMyTurn || place.querySelector("[data-over]")) return;
  const before = heard;
  const message = await refresh();
  if (message?.ply === before && heard === before && message.html !== shown) {
    shown = message.html;
    swap([[place, parse(message.html)]], { animate: false });
  }
}

const talk = { mark, hear: hearTalk };
const { refresh, isOpen } = listen(form.dataset.table, as, () => heard, hear, glance, playForBot, talk);
// What this page is to think about comes over the stream.
play(() => heard, refresh, () => isOpen() && lend());
sayThinking();
bring();
teach();
showIcon(wasMyTurn);
setInterval(lookAgain, MINUTE);
tick();
know(form.dataset.ahead ?? "", heard);
// Who plays here sees their own moves at once. The rules weigh more than all the rest: they come when
// somebody touches the page, so that it opens lightly.
if (form.dataset.plays !== undefined) {
  const touched = new AbortController();
  const begin = () => {
    touched.abort();
    lookAhead(form.dataset).catch(() => {});
  };
  const options = { capture: true, passive: true, signal: touched.signal };
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, begin, options);
}
