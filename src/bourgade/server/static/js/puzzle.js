// A puzzle: the first move is the answer, and what is to be said of it comes at once.

import { bring } from "./bring.js";
import { parse, swap } from "./motion.js";
import { request } from "./net.js";
import { openDialog } from "./prefs.js";
import { barChoices, roam } from "./roam.js";
import "./rule.js";
import { say } from "./say.js";
import { hide, shut } from "./sheet.js";
import { remember } from "./solved.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

const STORM = 180; // Seconds.
const PAUSE = 700; // Milliseconds before a storm goes on after a right answer.

const form = document.getElementById("play");
const place = document.getElementById("fragment");
const { game, kind } = form.dataset;
let sending = false;

form.addEventListener("submit", async (event) => {
  const button = event.submitter;
  if (button?.name !== "move") return;
  event.preventDefault();
  if (sending || isOver()) return;
  sending = true;
  form.setAttribute("aria-busy", "true");
  shut({ back: false });
  hide();
  const body = new URLSearchParams(new FormData(form));
  body.set("move", button.value);
  try {
    const headers = { accept: "application/json" };
    const answer = await request(form.action, { method: "POST", headers, body });
    const told = await answer.json();
    if (answer.ok) await show(told);
    else toast(told.error.message, { bad: true, rule: told.error.rule, url: told.error.rule_url });
  } catch {
    toast(word("notSent"), { bad: true });
  }
  sending = false;
  form.removeAttribute("aria-busy");
});

async function show({ html, right, said }) {
  remember(game, form.dataset.puzzle, right);
  if (kind === "storm") count(right);
  await swap([[place, parse(html)]], { animate: false });
  say(said);
  scrollTo({ top: 0, behavior: "instant" });
  const title = document.getElementById("puzzle-asks-title");
  title.focus({ preventScroll: true });
  paint();
  const next = document.getElementById("puzzle-next");
  if (kind === "storm" && right && !isOver()) setTimeout(() => next.click(), PAUSE);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]:not(.sheet)")) return;
  if (event.target.closest("input:not([type=hidden], [type=radio]), select, textarea")) return;
  if (event.key === "?") openDialog("help");
  else if (event.key === "Enter" && document.activeElement?.id === "puzzle-asks-title") {
    document.getElementById("puzzle-next")?.click();
  } else if (event.key >= "1" && event.key <= "9") {
    const button = barChoices(form)[Number(event.key) - 1];
    if (!button) return;
    event.preventDefault();
    button.focus();
    button.click();
  } else if (event.key.startsWith("Arrow") && roam(form, event.key)) event.preventDefault();
});

// A storm: the clock starts with its first puzzle, and outlasts the page.

const sitting = `storm ${location.pathname.split("/").slice(0, -1).join("/")}`;
let storm = null;

function open() {
  try {
    storm = JSON.parse(sessionStorage.getItem(sitting) ?? "null");
  } catch {
    storm = null;
  }
  storm ??= { since: Date.now(), right: 0, tried: 0 };
  keep();
  paint();
  setInterval(paint, 250);
}

function keep() {
  try {
    sessionStorage.setItem(sitting, JSON.stringify(storm));
  } catch {
    // The clock starts again with every puzzle.
  }
}

const left = () => Math.max(0, Math.ceil(STORM - (Date.now() - storm.since) / 1000));
const isOver = () => kind === "storm" && storm !== null && (storm.ended || !left());

function count(right) {
  storm.tried += 1;
  storm.right += right ? 1 : 0;
  keep();
}

function paint() {
  if (!storm) return;
  const seconds = left();
  const clock = document.getElementById("puzzle-time");
  clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  clock.setAttribute("aria-label", form.dataset.left);
  const score = document.getElementById("puzzle-score");
  score.textContent = form.dataset.solved
    .replace("{right}", storm.right)
    .replace("{tried}", storm.tried);
  if (seconds || storm.ended) return;
  storm.ended = true;
  keep();
  toast(form.dataset.timeUp.replace("{n}", storm.right));
}

if (kind === "storm") open();
bring();
