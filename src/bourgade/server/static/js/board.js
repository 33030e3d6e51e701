// Making moves: taps and keys on the board, confirmation of what is final, refusals.

import { askHint, closeHint } from "./hint.js";
import { correct } from "./lesson.js";
import { foresee, request } from "./net.js";
import { openDialog, pref } from "./prefs.js";
import { barChoices, roam } from "./roam.js";
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

// ``seen()`` is the ply on the page, ``refresh()`` fetches the board, ``lend()`` says whether this
// page thinks for the bots.
export function play(seen, refresh, lend) {
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
    if (lend()) fields.set("thinks", "");
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
    const button = barChoices(form)[Number(event.key) - 1];
    if (button) {
      event.preventDefault();
      button.focus();
      button.click();
    }
  } else if (event.key.startsWith("Arrow")) {
    if (roam(form, event.key)) event.preventDefault();
  } else if (event.key === "Enter" && chosen && document.activeElement === document.body) {
    chosen.click();
  }
}
