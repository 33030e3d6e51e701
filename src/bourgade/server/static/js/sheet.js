// The sheet of a piece: its name and picture, what it does, what it costs, why it cannot be played
// now, and the button that plays it. The mouse and the focus of the keyboard glance at it; a tap,
// a click on what cannot be played, a long press, Enter or the key I open it.
//
// A piece says it all in attributes, which the macros of kit.html write:
//   data-tip    its name and, on further lines, what it does
//   data-facts  figures: what it costs, how many are left
//   data-why    why it cannot be played now; data-later: at another time it can
//   data-do     the move of a piece that can be played; data-then: what that would do at once
//   data-piece  around a piece and the buttons of its moves, where it is not one itself

import { pref } from "./prefs.js";
import { word } from "./words.js";

const LONG = 400; // Milliseconds that make a press a long one.
const HOVER = 250;
const GAP = 8;
const PLAYABLE = ".k-card.can, .k-chip.can, .k-plate.can";
const RULE = /\s*\(([A-Z]{2}-\d{3})\)/;

const narrow = matchMedia("(max-width: 700px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

let glance = null; // What is shown while one points at a piece.
let sheet = null; // What was opened, and stays until it is closed.
let owner = null; // The piece that the glance tells about.
let piece = null; // The piece that the sheet tells about.
let timer = 0;
let pressed = null; // Where the finger came down.
let swallow = false; // A long press is a question, not a tap.

// The piece under a finger, a pointer or the focus.
const told = (target) => {
  const element = target instanceof Element ? target.closest("[data-tip]") : null;
  return element?.dataset.tip ? element : null;
};

const make = (name, className, ...children) => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
};

// Contents

// Its name and, on further lines, what it does.
export function wordsOf({ dataset }) {
  const [name, ...words] = dataset.tip?.trim().split(/\s*\n\s*/) ?? [""];
  return { name, words };
}

// The moves of a piece: itself, or the buttons beside it.
function movesOf(element) {
  if (element.name === "move") return [element];
  return [...(element.closest("[data-piece]")?.querySelectorAll("[name=move]") ?? [])];
}

function contents(element) {
  const { dataset } = element;
  const { name, words } = wordsOf(element);
  const title = make("h2", "", name);
  const parts = [make("div", "sheet-head", ...picture(element), title)];
  if (dataset.facts) parts.push(make("p", "sheet-facts", dataset.facts));
  for (const line of words) parts.push(make("p", "", line));
  const why = movesOf(element).length ? "" : dataset.why || notNow(element);
  if (why) parts.push(make("p", "sheet-why", ...quiet(why)));
  if (dataset.then) parts.push(make("p", "sheet-then", dataset.then));
  return parts;
}

function notNow({ dataset }) {
  if (dataset.later === undefined) return "";
  return document.querySelector(".table-page")?.dataset.notNow ?? "";
}

// A reason names its rule: at the end, and only on demand.
function quiet(why) {
  const rule = RULE.exec(why);
  const game = document.getElementById("play")?.dataset.game;
  if (!rule || !game) return [why];
  const link = make("a", "rule-link", rule[1]);
  link.href = `/games/${game}/rules#${rule[1]}`;
  return [why.replace(RULE, ""), " ", link];
}

function picture(element) {
  const find = (selector) => element.querySelector(selector);
  const found = find(".k-pic > svg") ?? find(":scope > svg") ?? find("svg.k-art") ?? find("svg");
  const isPart = element instanceof SVGGraphicsElement && element.ownerSVGElement;
  const whole = element instanceof SVGSVGElement ? element : found;
  const drawn = isPart ? cutOut(element) : whole?.cloneNode(true);
  if (!drawn) return [];
  const frame = make("span", "sheet-pic", drawn);
  const tint = getComputedStyle(element).getPropertyValue("--tint");
  if (tint) frame.style.setProperty("--tint", tint);
  frame.setAttribute("aria-hidden", "true");
  return [frame];
}

// A part of a larger drawing, as a drawing of its own.
function cutOut(part) {
  const { x, y, width, height } = part.getBBox();
  const svg = document.createElementNS(part.namespaceURI, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const copy = part.cloneNode(true);
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

// Glancing

function show(element) {
  if (!element.isConnected || element === piece) return;
  hide();
  owner = element;
  glance = make("div", "sheet", ...contents(element));
  glance.id = "tip";
  glance.setAttribute("role", "tooltip");
  document.body.append(glance);
  if (!element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", "tip");
  place(glance, element);
}

// Ends the glance.
export function hide() {
  clearTimeout(timer);
  if (owner?.getAttribute("aria-describedby") === "tip") owner.removeAttribute("aria-describedby");
  glance?.remove();
  glance = owner = null;
}

// Beside the piece, else above or below it: wherever it covers the least.
function place(box, element) {
  const at = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const inside = (n, size, most) => Math.max(GAP, Math.min(n, most - size - GAP));
  const middle = inside(at.left + at.width / 2 - width / 2, width, innerWidth);
  let [left, top] = [middle, inside(at.bottom + GAP, height, innerHeight)];
  if (at.right + GAP + width + GAP < innerWidth) {
    [left, top] = [at.right + GAP, inside(at.top, height, innerHeight)];
  } else if (at.left - GAP - width > GAP) {
    [left, top] = [at.left - GAP - width, inside(at.top, height, innerHeight)];
  } else if (at.top - height - GAP > 60) {
    top = at.top - height - GAP;
  }
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

// Opening

export function open(element) {
  hide();
  piece = element;
  if (!sheet) {
    sheet = make("dialog", "sheet");
    sheet.id = "sheet";
    sheet.tabIndex = -1;
    document.body.append(sheet);
  }
  fill();
  if (!sheet.open) sheet.show();
  lay();
  sheet.scrollTop = 0;
  const body = sheet.querySelector(".sheet-body");
  if (body.scrollHeight > body.clientHeight) body.tabIndex = 0; // Keys scroll it, too.
  sheet.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent("sheet", { detail: element }));
}

function fill() {
  const [head, ...body] = contents(piece);
  head.querySelector("h2").id = "sheet-title";
  sheet.setAttribute("aria-labelledby", "sheet-title");
  const close = make("button", "button quiet", "×");
  close.type = "button";
  close.setAttribute("aria-label", word("close"));
  close.addEventListener("click", () => shut());
  head.append(close);
  const told = make("div", "sheet-body", ...body);
  told.id = "sheet-body";
  sheet.setAttribute("aria-describedby", "sheet-body");
  sheet.replaceChildren(head, told);
  sheet.append(...movesOf(piece).map(doing));
}

// The buttons that do it; the first is what people mostly want.
function doing({ name, value, dataset }, n) {
  const button = make("button", n ? "button" : "button primary", dataset.do);
  Object.assign(button, { type: "submit", name, value });
  button.setAttribute("form", "play");
  return button;
}

// On a phone the sheet lies at the bottom, and its piece is brought in sight above it.
function lay() {
  sheet.style.left = sheet.style.top = "";
  if (!narrow.matches) {
    place(sheet, piece);
    return;
  }
  const hidden = piece.getBoundingClientRect().bottom + GAP - sheet.getBoundingClientRect().top;
  if (hidden > 0) scrollBy({ top: hidden, behavior: still.matches ? "instant" : "smooth" });
}

// Closes the sheet; the focus goes back to the piece.
export function shut({ back = true } = {}) {
  if (!sheet?.open) return;
  const inside = sheet.contains(document.activeElement);
  sheet.close();
  if (back && inside) piece?.focus({ preventScroll: true });
  piece = null;
}

// The board was drawn anew: the sheet stays with its piece, as the piece is now.
document.addEventListener("board", () => {
  if (!piece || piece.isConnected) return;
  const { vt, tip } = piece.dataset;
  const same = [...document.querySelectorAll("[data-tip]")];
  const found = vt ? same.find((one) => one.dataset.vt === vt) : same.find((one) => one.dataset.tip === tip);
  if (!found) return;
  piece = found;
  const inside = sheet.contains(document.activeElement);
  fill();
  if (inside) sheet.focus({ preventScroll: true });
});

// Pointers

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = told(event.target);
  if (element === owner) return;
  hide();
  if (element) timer = setTimeout(show, HOVER, element);
});

document.addEventListener("pointerdown", (event) => {
  swallow = false;
  hide();
  if (event.pointerType === "mouse") return;
  const element = told(event.target);
  if (!element) return;
  pressed = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => {
    swallow = true;
    open(element);
  }, LONG);
});
document.addEventListener("pointermove", (event) => {
  if (!pressed || event.pointerType === "mouse") return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) {
    clearTimeout(timer);
    pressed = null;
  }
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    pressed = null;
    if (!swallow) clearTimeout(timer);
  });
}
document.addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
document.addEventListener("contextmenu", (event) => {
  if (pressed && told(event.target)) event.preventDefault();
});

// A finger cannot point at a card before it plays it: its tap only tells, and the sheet plays.
function isAskedFirst(element, { pointerType }) {
  return pointerType === "touch" && element.matches(PLAYABLE) && pref("confirm") !== "never";
}

// A tap on what does nothing else by itself opens the sheet; one beside the sheet closes it.
document.addEventListener("click", (event) => {
  if (sheet?.contains(event.target) || event.defaultPrevented) return;
  // A click by key has no place; one that a map has caught is meant for what lies under it.
  const { detail, clientX, clientY } = event;
  const target = (detail && document.elementFromPoint(clientX, clientY)) || event.target;
  const element = told(target);
  const acts = target.closest("button, a[href], input, select, label, summary");
  const isFirst = element !== null && acts === element && isAskedFirst(element, event);
  if (isFirst) event.preventDefault();
  const asks = element && (isFirst || !acts);
  if (asks && element !== piece) {
    open(element);
    return;
  }
  // A finger beside the sheet only closes it: a browser takes a tap near a link for one on it.
  if (sheet?.open && event.pointerType === "touch" && event.target.closest("a[href]")) {
    event.preventDefault();
  }
  shut({ back: false });
});

// Keys

document.addEventListener("focusin", (event) => {
  const element = told(event.target);
  if (element && event.target.matches(":focus-visible")) show(element);
});
document.addEventListener("focusout", hide);

document.addEventListener(
  "keydown",
  (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      hide();
      if (!sheet?.open) return;
      event.stopPropagation(); // Whatever else Escape ends waits for the next time.
      shut();
    } else if (!event.target.closest("input:not([type=radio]), select, textarea, dialog")) {
      const element = told(event.target) ?? owner;
      const enters = event.key === "Enter" || event.key === " ";
      const asks = event.key === "i" || event.key === "I";
      const isPlain = event.target === element && event.target.matches("[role=button]");
      if (!element || !(asks || (enters && isPlain))) return;
      event.preventDefault();
      open(element);
    }
  },
  true,
);

document.addEventListener(
  "scroll",
  (event) => {
    hide();
    if (sheet?.open && !narrow.matches && event.target !== sheet) place(sheet, piece);
  },
  { capture: true, passive: true },
);
window.addEventListener("resize", () => sheet?.open && lay());
