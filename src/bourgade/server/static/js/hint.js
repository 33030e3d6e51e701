// What is best: a sheet beside the board, from which the moves can be played.

import { parse } from "./motion.js";
import { ownHint, request } from "./net.js";
import { say } from "./say.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

const sheet = document.getElementById("dialog-hint");
const wait = document.getElementById("hint-asking");
let step = -1; // The step of the game that it is about.
let asking = null; // The question that is under way; closing the sheet takes it back.

const steps = () => Number(document.querySelector(".table-page").dataset.steps);

// The sheet opens at once and says that somebody is thinking.
export async function askHint(form, button) {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  show(wait.content.cloneNode(true));
  sheet.querySelector("[data-close-hint]").focus();
  say([word("hintAsking")]);
  try {
    const fields = new URLSearchParams(new FormData(form));
    const found = await ownHint(mine.signal);
    if (asking !== mine) return;
    if (found) fields.set("found", found);
    const answer = await request(button.getAttribute("formaction"), {
      method: "POST",
      headers: { accept: "application/json" },
      body: fields,
      signal: mine.signal,
    });
    const told = await answer.json();
    if (asking !== mine) return;
    if (answer.ok) {
      show(parse(told.html));
      sheet.querySelector("[name=move]")?.focus();
      say([...sheet.querySelectorAll(".hint-moves li")].slice(0, 1).map((line) => line.innerText));
    } else {
      closeHint();
      toast(told.error.message, { bad: true });
    }
  } catch {
    if (mine.signal.aborted) return; // Whoever asked no longer wants to know.
    closeHint();
    toast(word("notSent"), { bad: true });
  }
}

function show(content) {
  sheet.replaceChildren(content);
  step = steps();
  if (!sheet.open) sheet.show();
}

export function closeHint() {
  asking?.abort();
  asking = null;
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
