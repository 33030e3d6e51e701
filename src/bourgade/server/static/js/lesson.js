// The teacher of a lesson: lights up what a step is about, brings it into view, answers other moves.
//
// A step names places of the position (players.A.coins). Boards mark what shows a place with data-at;
// where a place is not shown by itself, what shows the nearest larger one is lit (players.A).

import { ownBar } from "./bring.js";
import { say } from "./say.js";

const MOST = 0.45; // Of the height of the window that the teacher may take for good.
const ROOM = 12; // Pixels between what is lit and what lies over the board.

const still = matchMedia("(prefers-reduced-motion: reduce)");
let taught = ""; // What was last brought into view: the reader may scroll away from it.

const teacher = () => document.getElementById("teacher");

const places = () => teacher()?.dataset.about.split(" ").filter(Boolean) ?? [];

const isVisible = (one) => one.checkVisibility?.() ?? true;

// The pieces of the board that show a place; several if it is shown more than once.
function shown(place) {
  for (let name = place; name; name = name.includes(".") ? name.replace(/\.[^.]*$/, "") : "") {
    const visible = marked(name).filter(isVisible);
    if (visible.length) return visible;
  }
  return [];
}

const marked = (name) => [
  ...document.querySelectorAll(`.board-place [data-at~="${CSS.escape(name)}"]`),
];

// A board of several pages puts the one in front that shows what is named first.
function turn() {
  const [first] = places();
  const found = first ? marked(first) : [];
  if (found.length && !found.some(isVisible)) {
    found[0].dispatchEvent(new Event("wanted", { bubbles: true }));
  }
}

function light() {
  for (const one of document.querySelectorAll(".taught")) one.classList.remove("taught");
  const lit = places().flatMap(shown);
  for (const one of lit) one.classList.add("taught");
  return lit;
}

// The teacher speaks: after every swap of the board, and when the page opens.
export function teach() {
  const panel = teacher();
  if (!panel) return;
  panel.classList.toggle("tall", panel.offsetHeight > innerHeight * MOST);
  const says = panel.querySelector(".teacher-says")?.textContent ?? "";
  const isNew = says !== taught;
  if (isNew) turn();
  const lit = light();
  if (!isNew) return;
  taught = says;
  if (panel.classList.contains("ended")) scrollTo({ top: 0, behavior: "instant" });
  else if (lit.length) reveal(lit, panel);
  // Whoever goes on by keyboard keeps going: the button that was pressed is another one now.
  if (document.activeElement?.matches("#fragment, body")) {
    panel.querySelector("#teacher-next")?.focus({ preventScroll: true });
  }
}

// Brings what is lit between the teacher and the bar: all of it, or what is named first.
function reveal(lit, panel) {
  lit[0].scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const boxes = lit
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.right > 0 && box.left < innerWidth);
  const bar = document.getElementById("bar");
  const covered = bar && !bar.classList.contains("idle") ? bar.offsetHeight : 0;
  const own = lit[0].closest("[data-bar]") ? 0 : ownBar();
  const from = panel.getBoundingClientRect().bottom + own + ROOM;
  const to = innerHeight - covered - ROOM;
  const whole = { top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)) };
  const { top, bottom } = whole.bottom - whole.top <= to - from ? whole : lit[0].getBoundingClientRect();
  if (top >= from && bottom <= to) return;
  const by = bottom - top > to - from ? top - from : (top + bottom - from - to) / 2;
  scrollBy({ top: by, behavior: still.matches ? "instant" : "smooth" });
}

// Another move than the one asked for: the reason stands where the teacher speaks. Whether there
// is one to say it.
export function correct(message) {
  const panel = teacher();
  if (!panel) return false;
  panel.querySelector(".teacher-aside")?.remove();
  const aside = document.createElement("p");
  aside.className = "teacher-aside";
  aside.textContent = message;
  panel.querySelector(".teacher-says")?.after(aside);
  say([message]);
  return true;
}

document.addEventListener("board", light);
// The script of the board itself, which may have to turn a page, is there by then.
addEventListener("load", () => {
  taught = "";
  teach();
});
