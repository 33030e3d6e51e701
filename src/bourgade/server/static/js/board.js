// Making moves: taps and keys on the board, confirmation of what is final, refusals.

import { askHint, closeHint } from "./hint.js";
import { correct } from "./lesson.js";
import { foresee, request } from "./net.js";
import { openDialog, pref } from "./prefs.js";
import { say } from "./say.js";
import { shut, wordsOf } from "./sheet.js";
import { hush, toast } from "./toast.js";
import { word } from "./words.js";

const ANSWER = 1500; // Milliseconds after which the board is asked for if it did not come.

const form = document.getElementById("play");
let chosen = null;
let sending = false;
let awaited = 0;
let sent = 0; // How many moves were sent: what comes late must not end the wait for a later one.

// ``seen()`` is the ply on the page, ``refresh()`` fetches the board.
export function play(seen, refresh) {
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button || button.dataset.plain !== undefined) return;
    event.preventDefault();
    if (button.classList.contains("hint")) {
      askHint(form, button);
      return;
    }
    if (sending) return;
    const asks = button.dataset.confirm !== undefined && pref("confirm") !== "never" && chosen !== button;
    if (asks) choose(button);
    else send(form, button);
  });
  document.addEventListener("submit", (event) => {
    if (event.target.dataset.deed === undefined) return;
    event.preventDefault();
    event.target.closest("details.menu")?.removeAttribute("open");
    send(event.target, event.submitter);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("#confirm-yes") && chosen) send(form, chosen);
    else if (event.target.closest("#confirm-no")) cancel();
  });
  document.addEventListener("keydown", key);
  document.addEventListener("sheet", cancel);

  async function send(from, button) {
    cancel();
    shut({ back: false });
    hush();
    const fields = new URLSearchParams(new FormData(from));
    if (button?.name) fields.set(button.name, button.value);
    for (const name of ["auto", "bots"]) if (fields.has(name)) fields.set(name, pref(name));
    setSending(true);
    const mine = ++sent;
    const ahead = button?.name === "move" ? foresee(button.value) : null;
    ahead?.show();
    try {
      const answer = await request(button?.getAttribute("formaction") ?? from.action, {
        method: "POST",
        headers: { accept: "application/json" },
        body: fields,
      });
      const told = await answer.json();
      if (answer.ok) {
        closeHint();
        awaited = told.ply;
        if (seen() >= awaited) setSending(false);
        else setTimeout(overdue, ANSWER, mine);
        return;
      }
      ahead?.takeBack();
      const { message, rule, rule_url: url, calm } = told.error;
      if (!calm || !correct(message)) toast(message, { bad: true, rule, url });
      if (told.ply !== null && told.ply !== seen()) refresh();
    } catch {
      ahead?.takeBack();
      toast(word("notSent"), { bad: true });
    }
    setSending(false);
  }

  async function overdue(which) {
    if (sending && which === sent && seen() < awaited) await refresh();
    if (which === sent) setSending(false);
  }
}

// The board has been drawn anew.
export function drawn(ply) {
  chosen = null;
  if (ply >= awaited) setSending(false);
}

function setSending(now) {
  sending = now;
  form.classList.toggle("sending", now);
  form.setAttribute("aria-busy", String(now));
}

// Confirmation

function choose(button) {
  cancel();
  const line = document.getElementById("confirm");
  if (!line) return;
  chosen = button;
  button.dataset.chosen = "";
  button.setAttribute("aria-pressed", "true");
  const { do: what, then } = button.dataset;
  const { words } = wordsOf(button);
  const told = [words[0], then].filter(Boolean);
  document.getElementById("confirm-text").replaceChildren(
    ...told.map((text) => {
      const line = document.createElement("span");
      line.textContent = text;
      return line;
    }),
  );
  document.getElementById("confirm-what").textContent = what;
  line.hidden = false;
  document.getElementById("bar").classList.add("asking");
  say([`${what}?`, ...told]);
}

function cancel() {
  if (!chosen) return;
  delete chosen.dataset.chosen;
  chosen.removeAttribute("aria-pressed");
  chosen = null;
  document.getElementById("confirm").hidden = true;
  document.getElementById("bar").classList.remove("asking");
}

// Keys

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]:not(.hint-sheet, .sheet, .talk-sheet)")) return;
  if (event.target.closest(".talk-sheet")) return;
  if (event.target.closest("input:not([type=hidden], [type=radio]), select, textarea")) return;
  if (event.key === "Escape") {
    if (chosen) {
      chosen.focus();
      cancel();
    }
  } else if (event.key === "?") {
    openDialog("help");
  } else if (event.key === "u" || event.key === "U") {
    form.querySelector('[formaction$="/undo"]')?.click();
  } else if (event.key === "h" || event.key === "H") {
    form.querySelector('[formaction$="/hint"]')?.click();
  } else if (event.key >= "1" && event.key <= "9") {
    const button = barChoices()[Number(event.key) - 1];
    if (button) {
      event.preventDefault();
      button.focus();
      button.click();
    }
  } else if (event.key.startsWith("Arrow")) {
    if (roam(event.key)) event.preventDefault();
  } else if (event.key === "Enter" && chosen && document.activeElement === document.body) {
    chosen.click();
  }
}

const shown = (element) => element.checkVisibility?.() ?? element.offsetParent !== null;

// The moves that are plain buttons, not cards.
function barChoices() {
  return [...form.querySelectorAll(".k-act[name=move], .k-face[name=move]")].filter(shown);
}

// From one thing to the next in the direction of the arrow: from a move to other moves, from a piece
// to everything that can be pressed.
const PIECES = "[data-roam] [tabindex], [role=button][data-tip]";

function roam(arrow) {
  const active = document.activeElement;
  const moves = [...form.querySelectorAll("[name=move]")].filter(shown);
  const isOnBoard = active?.matches(`[name=move], [data-roam] *, ${PIECES}`) && form.contains(active);
  const from = isOnBoard ? active : null;
  if (!from) {
    if (active && active !== document.body && !active.matches("#main, #fragment")) return false;
    moves[0]?.focus();
    return moves.length > 0;
  }
  const places = from.matches("[name=move]")
    ? moves
    : [...moves, ...form.querySelectorAll(PIECES)].filter(shown);
  const next = nearest(from, places, arrow);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(next);
}

function nearest(from, places, arrow) {
  const a = from.getBoundingClientRect();
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best = null;
  let least = Infinity;
  for (const place of places) {
    if (place === from) continue;
    const b = place.getBoundingClientRect();
    const dx = b.left + b.width / 2 - a.left - a.width / 2;
    const dy = b.top + b.height / 2 - a.top - a.height / 2;
    const ahead = sign * (across ? dx : dy);
    const aside = Math.abs(across ? dy : dx);
    if (ahead <= 4) continue;
    const distance = ahead + 3 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
