// What is best: a sheet beside the board, from which the moves can be played.

import { parse } from "./motion.js";
import { say } from "./say.js";

const sheet = document.getElementById("dialog-hint");
let step = -1; // The step of the game that it is about.

const steps = () => Number(document.querySelector(".table-page").dataset.steps);

export function showHint(html) {
  sheet.replaceChildren(parse(html));
  step = steps();
  if (!sheet.open) sheet.show();
  sheet.querySelector("[name=move]")?.focus();
  say([...sheet.querySelectorAll(".hint-moves li")].slice(0, 1).map((line) => line.innerText));
}

export function closeHint() {
  if (!sheet.open) return;
  const inside = sheet.contains(document.activeElement);
  sheet.close();
  if (inside) document.querySelector('[formaction$="/hint"]')?.focus();
}

// The game has moved on: what was best then no longer matters.
export function stale(now) {
  if (now !== step) closeHint();
}

sheet.addEventListener("click", (event) => {
  if (event.target.closest("[data-close-hint]")) closeHint();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") closeHint();
});
