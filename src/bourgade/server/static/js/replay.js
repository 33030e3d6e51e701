// Replaying a game: a slider, keys, and autoplay at any speed.

import { bring } from "./bring.js";
import { followTaps } from "./chart.js";
import { parse, swap } from "./motion.js";
import { request } from "./net.js";
import { openDialog, pref } from "./prefs.js";
import "./rule.js";
import { say } from "./say.js";
import { hide } from "./sheet.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

const PARTS = [".status-line", ".coach", ".board-place", ".table-side"];
const CALM = 500; // Faster than this, steps follow each other without movement.

const place = document.getElementById("fragment");
const known = new Map(); // Steps that were fetched, by address.
const slider = document.getElementById("slider");
const speed = document.getElementById("speed");
const button = document.getElementById("autoplay");
const playLabel = button.getAttribute("aria-label");

const state = place.querySelector(".table-page").dataset;
let step = Number(state.step);
const steps = Number(state.steps);
let wanted = step;
let busy = false;
let timer = 0;

const seat = () => document.getElementById("as")?.value ?? "";

function address(n) {
  const fields = new URLSearchParams(seat() ? { as: seat(), step: n } : { step: n });
  return `${place.dataset.replay}?${fields}`;
}

function fetched(n) {
  const url = address(n);
  if (!known.has(url)) {
    const answer = request(url, { headers: { accept: "application/json" } }).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
    answer.catch(() => known.delete(url));
    known.set(url, answer);
    if (known.size > 60) known.delete(known.keys().next().value);
  }
  return known.get(url);
}

// Goes to a step; while one is being fetched only the last wish counts.
async function go(n, { animate = true } = {}) {
  wanted = Math.max(0, Math.min(steps, n));
  slider.value = wanted;
  if (busy) return;
  busy = true;
  while (true) {
    const target = wanted;
    try {
      show(await fetched(target), animate && target === wanted);
    } catch {
      toast(word("notSent"), { bad: true });
      stop();
      break;
    }
    if (target === wanted) break;
  }
  busy = false;
  if (step < steps) fetched(step + 1).catch(() => {});
}

function show({ step: now, html, said }, animate) {
  const fresh = parse(html);
  hide();
  step = now;
  slider.value = now;
  const count = fresh.querySelector(".step-count");
  slider.setAttribute("aria-valuetext", count.textContent);
  place.querySelector(".step-count").textContent = count.textContent;
  const links = fresh.querySelectorAll(".player-buttons [data-go]");
  place.querySelectorAll(".player-buttons [data-go]").forEach((link, i) => {
    link.href = links[i].href;
    link.dataset.go = links[i].dataset.go;
  });
  swap(
    PARTS.map((part) => [place.querySelector(part), fresh.querySelector(part)]).filter(
      ([old, now]) => old && now,
    ),
    { animate },
  );
  say(said);
  history.replaceState(null, "", address(now));
}

// By itself

function stop() {
  clearTimeout(timer);
  timer = 0;
  paint();
}

function paint() {
  const icon = timer ? "pause" : "play";
  button.querySelector("use").setAttribute("href", `/static/kit.svg#${icon}`);
  button.setAttribute("aria-label", timer ? button.dataset.pause : playLabel);
}

async function run() {
  const pause = Number(speed.value);
  await go(step + 1, { animate: pause >= CALM });
  if (!timer) return;
  if (step >= steps) stop();
  else timer = setTimeout(run, pause);
}

function toggle() {
  if (timer) {
    stop();
    return;
  }
  timer = setTimeout(run, step >= steps ? 400 : 0);
  paint();
  if (step >= steps) go(0);
}

// The turn before or after this one.
function turn(direction) {
  const links = [...place.querySelectorAll(".turn-list [data-go]")];
  const marks = links.map((link) => Number(link.dataset.go));
  const found =
    direction > 0 ? marks.find((at) => at > step) : marks.filter((at) => at < step).at(-1);
  go(found ?? (direction > 0 ? steps : 0));
}

button.addEventListener("click", toggle);
slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value), { animate: false });
});
place.addEventListener("click", (event) => {
  const link = event.target.closest("[data-go]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  go(Number(link.dataset.go));
});
followTaps(place, (at) => {
  stop();
  go(at);
});
place.addEventListener("change", (event) => {
  if (event.target.id === "as") go(step);
  if (event.target === speed) {
    try {
      localStorage.setItem("speed", speed.value);
    } catch {
      // Kept for this page only.
    }
  }
});

const KEYS = {
  ArrowLeft: () => go(step - 1),
  ArrowRight: () => go(step + 1),
  ArrowUp: () => turn(-1),
  ArrowDown: () => turn(1),
  Home: () => go(0),
  End: () => go(steps),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.target.closest("select, textarea, input:not(#slider)")) return;
  if (KEYS[event.key]) {
    event.preventDefault();
    stop();
    KEYS[event.key]();
  } else if (event.key === " " && !event.target.closest("a, button, summary")) {
    event.preventDefault();
    toggle();
  } else if (event.key === "?") {
    openDialog("help");
  }
});

if ([...speed.options].some((option) => option.value === pref("speed"))) {
  speed.value = pref("speed");
}

bring();
