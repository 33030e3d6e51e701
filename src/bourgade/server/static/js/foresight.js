// Shows what a move does before the server has answered. What the server says then replaces it; where
// it refuses, the board goes back to what it was, and says why.

import { parse, swap } from "./motion.js";

const AHEAD = "/app/static/site/ahead.js";

const place = document.getElementById("fragment");
let rules = null; // The game in this page, once it is loaded.
let facts = null; // The table as the server told it last; null where it is not the reader's turn.

// Load the rules of a table; null where there are none.
export async function open(table) {
  const [{ openAhead }, data] = await Promise.all([
    import(AHEAD),
    fetch(`${table}/variant`).then((answer) => answer.json()),
  ]);
  // Where the server has no rules for pages, everything works through it.
  if (!data) return null;
  rules = await openAhead(data, document.documentElement.lang);
  return rules;
}

export function know(told) {
  facts = told ? JSON.parse(told) : null;
}

const isReady = () => rules !== null && facts !== null && facts.module === rules.module;

// Why a move cannot be made now, or null where that has to be asked.
export function reason(move) {
  if (!isReady()) return null;
  const refused = rules.refusal(facts, move);
  return { why: refused?.message ?? "", rule: refused?.rule ?? "" };
}

// A move as it will look: ``show`` shows it, ``takeBack`` takes it back. Null where the server alone
// can tell.
export function foresee(move) {
  if (!isReady()) return null;
  try {
    if (rules.refusal(facts, move)) return null; // the server says why, with the rule
    const html = rules.after(facts, move, place.querySelector("[data-board]").dataset.board);
    return html && ahead(parse(html));
  } catch (error) {
    console.warn(error); // the server's answer shows the move
    return null;
  }
}

// The first time takes longest: it should not be a player who waits.
export function rehearse() {
  const button = place.querySelector("button[name=move]");
  if (button) foresee(button.value);
}

function ahead(content) {
  const pieces = [...content.querySelectorAll("[data-for]")]
    .map((piece) => [place.querySelector(piece.dataset.for), piece])
    .filter(([there]) => there);
  const before = pieces.map(([there]) => [there, copyOf(there)]);
  const isThere = () => before.every(([there]) => there.isConnected);
  return {
    show: () => swap(pieces),
    takeBack: () => isThere() && swap(before),
  };
}

function copyOf(element) {
  const copy = document.createDocumentFragment();
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}
