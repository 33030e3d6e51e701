// The talk at a table: a sheet beside the board, and for a moment what somebody has just said.

import { parse } from "./motion.js";
import { request } from "./net.js";
import { say } from "./say.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

const SHOWN = 6000; // Milliseconds for which a bubble stays.
const MOST = 3; // Bubbles at once.

const sheet = document.getElementById("dialog-talk");
const sign = document.getElementById("talk-open");
const unread = document.getElementById("talk-unread");
const bubbles = document.getElementById("talk-bubbles");

let fresh = 0; // How many have come since the sheet was last open.

const place = () => document.getElementById("talk");
const lines = () => place().querySelector(".talk-lines");

// What the page shows, for the server to tell what is new; null where nobody talks.
export const mark = () => (sheet ? lines().dataset.mark : null);

// News of the stream: lines to add, or all of them where some have gone.
export function hear(message) {
  if (!sheet) return;
  const { writes, over } = message;
  if (message.mark !== undefined) {
    const content = parse(message.html);
    const added = [...content.children];
    const end = atEnd();
    if (message.whole) lines().replaceChildren(content);
    else lines().append(content);
    lines().dataset.mark = message.mark;
    if (end) toEnd();
    if (!message.whole) tell(added.filter((line) => !line.classList.contains("mine")), message.said);
  }
  // What one may do has changed, as it does when the game is over.
  if (String(writes) !== sheet.dataset.writes || String(over) !== sheet.dataset.over) {
    Object.assign(sheet.dataset, { writes, over });
    renew();
  }
}

function tell(added, said) {
  if (!added.length) return;
  say(said);
  if (sheet.open) return;
  fresh += added.length;
  unread.textContent = String(fresh);
  unread.hidden = false;
  for (const line of added.slice(-MOST)) bubble(line.querySelector("p"));
}

function bubble(words) {
  const note = document.createElement("div");
  note.className = "talk-bubble";
  note.append(words.cloneNode(true));
  bubbles.append(note);
  while (bubbles.childElementCount > MOST) bubbles.firstElementChild.remove();
  setTimeout(() => note.remove(), SHOWN);
}

const atEnd = () => lines().scrollTop + lines().clientHeight >= lines().scrollHeight - 20;
const toEnd = () => lines().scrollTo({ top: lines().scrollHeight });

function open() {
  if (!sheet.open) sheet.show();
  fresh = 0;
  unread.hidden = true;
  bubbles.replaceChildren();
  toEnd();
  (place().querySelector("[data-clear]") ?? place().querySelector(".talk-reactions button")).focus();
}

function close() {
  if (!sheet.open) return;
  const inside = sheet.contains(document.activeElement);
  sheet.close();
  if (inside) sign.focus();
}

// All of it anew, as the server would show it now.
async function renew() {
  const answer = await request(sign.href, { headers: { accept: "application/json" } }).catch(() => null);
  if (!answer?.ok) return;
  const { html } = await answer.json();
  const inside = place().contains(document.activeElement);
  place().replaceChildren(parse(html));
  toEnd();
  if (inside) sheet.querySelector("[data-close-talk]").focus();
}

async function send(form, button) {
  const fields = new URLSearchParams(new FormData(form));
  if (button?.name) fields.set(button.name, button.value);
  form.setAttribute("aria-busy", "true");
  try {
    const answer = await request(button?.getAttribute("formaction") ?? form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: fields,
    });
    if (answer.ok) done(form, button);
    else toast((await answer.json()).error.message, { bad: true });
  } catch {
    toast(word("notSent"), { bad: true });
  }
  form.removeAttribute("aria-busy");
}

function done(form, button) {
  const typed = form.querySelector("[data-clear]");
  if (typed) typed.value = "";
  for (const open of form.querySelectorAll("details[open]")) open.open = false;
  if (button?.dataset.told) toast(button.dataset.told);
  if (button?.dataset.anew !== undefined) renew();
}

if (sheet) {
  sign.addEventListener("click", (event) => {
    event.preventDefault();
    if (sheet.open) close();
    else open();
  });
  sheet.addEventListener("click", (event) => {
    if (event.target.closest("[data-close-talk]")) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  sheet.addEventListener("submit", (event) => {
    if (event.target.dataset.talk === undefined) return;
    event.preventDefault();
    if (event.target.getAttribute("aria-busy") !== "true") send(event.target, event.submitter);
  });
}
