// Scrolls to where something must be done, since a screen shows only a part of the board. Players in
// the middle of a phase stay where they are.

const BARS = ".status-line, .teacher";
const OWN = ".board-place [data-bar]"; // A board may have a bar of its own below those.
const still = matchMedia("(prefers-reduced-motion: reduce)");
let last = "";

// The board is drawn: how much of the window lies under the bar that says what is asked, and where
// to go if that has changed.
export function bring() {
  const page = document.querySelector(".table-page");
  watch.disconnect();
  for (const bar of page.querySelectorAll(`${BARS}, ${OWN}`)) watch.observe(bar);
  measure();
  const isTaught = page.querySelector(".teacher:not(.ended)") !== null; // Then a teacher shows it.
  const asked = isTaught || page.dataset.myTurn === undefined ? "" : page.dataset.phase;
  if (asked === last) return;
  last = asked;
  const place = asked ? outOfSight(page) : null;
  if (!place) return;
  const [above, below] = bars();
  const room = innerHeight - above - below;
  const block = place.offsetHeight <= room ? "nearest" : "start";
  place.scrollIntoView({ block, behavior: still.matches ? "instant" : "smooth" });
}

// They may grow with the size of the text.
const watch = new ResizeObserver(measure);

function measure() {
  const heights = [...document.querySelectorAll(BARS)].map((bar) => {
    const { position, top } = getComputedStyle(bar);
    return position === "sticky" ? bar.offsetHeight + Number.parseFloat(top) : 0;
  });
  const { style } = document.documentElement;
  style.setProperty("--top", `${Math.max(0, ...heights)}px`);
  style.setProperty("--bar", `${ownBar()}px`);
}

// How much of the window the board's own bar takes for good.
export function ownBar() {
  const bar = document.querySelector(OWN);
  return bar && getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
}

// How much of the window lies under what sticks to its upper and to its lower edge.
function bars() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return [scrollPaddingTop, scrollPaddingBottom].map((bar) => Number.parseFloat(bar) || 0);
}

// What is asked for and not in sight: the place where it is done, if the board marks one, or the part
// of the board with the moves of a kind of which none can be seen.
function outOfSight(page) {
  const asked = page.querySelector("[data-asked]");
  if (asked && !fillsTheRoom(asked)) return asked;
  const kinds = new Map();
  for (const button of page.querySelectorAll("[data-panel] [name=move]")) {
    if (!button.checkVisibility()) continue;
    const [kind] = button.value.split(" ");
    kinds.set(kind, [...(kinds.get(kind) ?? []), button]);
  }
  for (const buttons of kinds.values()) {
    if (!buttons.some(isInSight)) return buttons[0].closest("section, [data-panel]");
  }
  return null;
}

// Whether as much of a place is in sight as there is room for.
function fillsTheRoom(place) {
  const [above, below] = bars();
  const { top, bottom, height } = place.getBoundingClientRect();
  const end = innerHeight - below;
  const seen = Math.min(bottom, end) - Math.max(top, above);
  return seen >= Math.min(height, end - above) - 1;
}

function isInSight(button) {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [0.1, 0.9].every((down) => {
    const hit = document.elementFromPoint(left + width / 2, top + down * height);
    return hit !== null && button.contains(hit);
  });
}

