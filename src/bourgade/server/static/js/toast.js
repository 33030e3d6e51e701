// Short notices at the bottom of the page, read aloud politely.

import { word } from "./words.js";

const LONG = 9000;
const SHORT = 2600;

export function toast(text, { bad = false, rule = "", url = "" } = {}) {
  const place = document.getElementById("toasts");
  if (!place || !text) return;
  const note = document.createElement("div");
  note.className = bad ? "toast bad" : "toast";
  const said = document.createElement("span");
  said.append(...(url && rule ? linked(text, rule, url) : [text]));
  note.append(said);
  if (bad) {
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "×";
    close.setAttribute("aria-label", word("close"));
    close.addEventListener("click", () => note.remove());
    note.append(close);
  }
  place.replaceChildren(note);
  setTimeout(() => note.remove(), bad ? LONG : SHORT);
}

// The sentence names its rule: there the link stands, else at the end.
function linked(text, rule, url) {
  const link = document.createElement("a");
  link.className = "rule-link";
  link.href = url;
  link.textContent = rule;
  const [before, ...after] = text.split(rule);
  return after.length ? [before, link, after.join(rule)] : [text, " ", link];
}

export function hush() {
  document.getElementById("toasts")?.replaceChildren();
}
