// Swaps a part of the page so that nothing jumps. Elements with the same data-vt before and after
// are one thing: if it moved, the browser moves it; if it is new and names its origin in
// data-from, it flies from there.

const MOST = 48; // More moving things than this are not followed by any eye.
const BESIDE = 3; // Pixels between a number and its change.

const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = null;
let newest = 0; // Which swap is the last: an older one that comes late has nothing to show.
const floating = new Map(); // Changes of numbers that are being shown: where, and at which number.
let named = []; // What bears a name for the browser now. No two may bear the same.

export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// ``parts`` are pairs of an element of the page and what it is to contain from now on. The promise
// is kept when it does.
export async function swap(parts, { animate = true } = {}) {
  const number = ++newest;
  running?.skipTransition();
  running = null;
  unname();
  const fresh = parts.map(([place, content]) => [place, [...content.childNodes]]);
  const kept = keep(parts.map(([place]) => place));
  const before = counts(parts);
  const throws = thrown(parts);
  const put = (nodes) => {
    for (const [place, children] of nodes) place.replaceChildren(...children);
    document.dispatchEvent(new Event("board")); // A game's own script takes up what is new.
    openAsBefore(kept);
    scrollAsBefore(kept);
  };
  const seen = animate && !document.hidden && !still.matches;
  if (!seen || !document.startViewTransition) {
    put(fresh);
    focusAsBefore(kept);
    if (seen) lively(parts, before, throws);
    return;
  }
  // Where everything will be is known only by trying; nothing is painted in between.
  const old = fresh.map(([place]) => [place, [...place.childNodes]]);
  const was = things(parts);
  put(fresh);
  const is = things(parts);
  const rolled = rolling(parts, throws);
  const pairs = names(was, is, rolled);
  put(old);
  for (const [name, from] of pairs) give(from, name);
  const transition = document.startViewTransition(() => {
    if (number !== newest) return;
    unname();
    put(fresh);
    focusAsBefore(kept);
    for (const [name, , to] of pairs) give(to, name);
    lively(parts, before, throws);
  });
  running = transition;
  transition.finished.finally(() => {
    if (running !== transition) return;
    running = null;
    unname();
  });
  transition.ready.catch(() => {}); // It was skipped for a newer one.
  await transition.updateCallbackDone;
}

function give(element, name) {
  if (!element) return;
  element.style.viewTransitionName = name;
  named.push(element);
}

function unname() {
  for (const element of named) element.style.viewTransitionName = "";
  named = [];
}

// What has an identity, with its place on the screen; of twins only the first.
function things(parts) {
  const found = new Map();
  for (const [place] of parts) {
    for (const element of place.querySelectorAll("[data-vt]")) {
      const key = element.dataset.vt;
      if (!key || found.has(key)) continue;
      found.set(key, { element, box: element.getBoundingClientRect() });
    }
  }
  return found;
}

const visible = (box) =>
  box.width > 0 &&
  box.bottom > 0 && box.top < innerHeight &&
  box.right > 0 && box.left < innerWidth;

const moved = (a, b) =>
  Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1 ||
  Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1;

// Triples of a name, the element before and the element after, for what moved, came or went.
function names(was, is, rolled) {
  const pairs = [];
  const used = new Set();
  const add = (from, to) => {
    if (pairs.length >= MOST || (from && used.has(from))) return;
    if (from) used.add(from);
    pairs.push([`thing-${pairs.length}`, from, to]);
  };
  // Flights first: what something flies from cannot move by itself in the same moment.
  for (const [key, { element, box }] of is) {
    if (was.has(key) || !element.dataset.from) continue;
    const origin = was.get(element.dataset.from);
    if (origin && (visible(box) || visible(origin.box))) add(origin.element, element);
  }
  for (const [key, { element, box }] of is) {
    const old = was.get(key);
    if (!old || rolled.some((throwing) => throwing.contains(element))) continue;
    if (moved(old.box, box) && (visible(box) || visible(old.box))) add(old.element, element);
  }
  for (const [key, { element, box }] of was) {
    if (!is.has(key) && visible(box)) add(element, null);
  }
  return pairs;
}

// Numbers that changed

function counts(parts) {
  const found = new Map();
  for (const [place] of parts) {
    for (const element of place.querySelectorAll("[data-count]")) {
      found.set(element.dataset.count, Number.parseInt(element.textContent, 10));
    }
  }
  return found;
}

function lively(parts, before, throws) {
  for (const place of rolling(parts, throws)) {
    for (const die of place.querySelectorAll(".k-die")) die.classList.add("rolling");
  }
  for (const [place] of parts) {
    for (const element of place.querySelectorAll("[data-count]")) {
      const change =
        Number.parseInt(element.textContent, 10) - (before.get(element.dataset.count) ?? NaN);
      if (change) float(element, change);
    }
  }
}

// The change of a number floats beside it, above or else below: the number itself stays readable.
function float(element, change) {
  const box = element.getBoundingClientRect();
  if (!visible(box)) return;
  const note = document.createElement("div");
  note.className = change < 0 ? "float-change minus" : "float-change";
  note.textContent = change < 0 ? `−${-change}` : `+${change}`;
  note.setAttribute("aria-hidden", "true");
  document.body.append(note);
  const way = hold(note, box);
  const flight = note.animate(
    [
      { translate: "-50% 0", opacity: 0 },
      { translate: "-50% 0", opacity: 1, offset: 0.15 },
      { translate: `-50% ${20 * way}%`, opacity: 1, offset: 0.7 },
      { translate: `-50% ${70 * way}%`, opacity: 0 },
    ],
    { duration: 1700, delay: 250, fill: "both", easing: "ease-out" },
  );
  floating.set(flight, [note, element]);
  flight.finished.finally(() => {
    floating.delete(flight);
    note.remove();
  });
}

// Above or below a number: which way the note rises, or falls.
function hold(note, box) {
  const { offsetWidth: width, offsetHeight: height } = note;
  const above = box.top - height - BESIDE >= coveredAbove();
  const middle = box.left + box.width / 2;
  note.style.left = `${Math.max(width / 2, Math.min(innerWidth - width / 2, middle))}px`;
  note.style.top = `${above ? box.top - height - BESIDE : box.bottom + BESIDE}px`;
  return above ? -1 : 1;
}

// The page may bring one somewhere else meanwhile: a note stays with its number.
function follow() {
  for (const [note, element] of floating.values()) {
    if (element.isConnected) hold(note, element.getBoundingClientRect());
  }
}

document.addEventListener("scroll", follow, { passive: true });

// Where the head of the page ends: nothing floats over it.
function coveredAbove() {
  return document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
}

// A tap anywhere, or Escape, ends what moves.

function skip() {
  running?.skipTransition();
  for (const flight of floating.keys()) flight.finish();
  for (const die of document.querySelectorAll(".k-die.rolling")) die.classList.remove("rolling");
}

document.addEventListener("pointerdown", skip, { capture: true });
document.addEventListener("keydown", (event) => event.key === "Escape" && skip());

// Dice that were thrown anew: data-throw says which throw it is.

function thrown(parts) {
  return new Set(
    parts.flatMap(([place]) =>
      [...place.querySelectorAll("[data-throw]")].map((element) => element.dataset.throw),
    ),
  );
}

function rolling(parts, throws) {
  return parts.flatMap(([place]) =>
    [...place.querySelectorAll("[data-throw]")].filter(
      (element) =>
        !throws.has(element.dataset.throw) && !element.querySelector('use[href$="#die-0"]'),
    ),
  );
}

// What must survive a swap: focus, scrolled boxes, the scroll of the page

function keep(places) {
  const active = document.activeElement;
  const inside = places.find((place) => place.contains(active));
  const scrolled = [];
  for (const place of places) {
    const nth = new Map();
    for (const element of place.querySelectorAll("*")) {
      if (!element.scrollTop && !element.scrollLeft) continue;
      const name = element.localName + element.className;
      const n = nth.get(name) ?? 0;
      nth.set(name, n + 1);
      scrolled.push([place, name, n, element.scrollTop, element.scrollLeft]);
    }
  }
  const opened = places.flatMap((place) =>
    [...place.querySelectorAll("details[data-keep]")]
      .filter((one) => one.open !== Boolean(one.closest(".fresh"))) // The newest turn opens itself.
      .map((one) => [one.dataset.keep, one.open]),
  );
  const focus = inside ? address(active) : null;
  return { places, inside, focus, scrolled, opened, x: scrollX, y: scrollY };
}

function address(element) {
  const quote = (text) => `"${CSS.escape(text)}"`;
  const tries = [];
  if (element.id) tries.push(`#${CSS.escape(element.id)}`);
  if (element.dataset.vt) tries.push(`[data-vt=${quote(element.dataset.vt)}]`);
  if (element.name === "move") tries.push(`[name="move"][value=${quote(element.value)}]`);
  if (element.dataset.go) {
    tries.push(`[aria-label=${quote(element.getAttribute("aria-label") ?? "")}]`);
  }
  if (element.hasAttribute("formaction")) {
    tries.push(`[formaction=${quote(element.getAttribute("formaction"))}]`);
  }
  if (element.classList.contains("table-side")) tries.push(".table-side");
  const folded = element.localName === "summary" && element.parentElement.dataset.keep;
  if (folded) tries.push(`[data-keep=${quote(folded)}] > summary`);
  return tries;
}

// What the reader opened stays open, what they closed stays closed.
function openAsBefore({ places, opened }) {
  for (const [name, open] of opened) {
    for (const place of places) {
      const found = place.querySelector(`details[data-keep="${CSS.escape(name)}"]`);
      if (found) found.open = open;
    }
  }
}

function scrollAsBefore({ scrolled, x, y }) {
  for (const [place, name, n, top, left] of scrolled) {
    let i = 0;
    for (const element of place.querySelectorAll("*")) {
      if (element.localName + element.className !== name || i++ < n) continue;
      element.scrollTop = top;
      element.scrollLeft = left;
      break;
    }
  }
  window.scrollTo(x, y);
}

function focusAsBefore({ places, inside, focus }) {
  if (!inside) return;
  for (const selector of focus) {
    for (const place of places) {
      const found = place.querySelector(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  }
  inside.tabIndex = -1;
  inside.focus({ preventScroll: true });
}
