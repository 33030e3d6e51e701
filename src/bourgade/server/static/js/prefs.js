// Choices kept on this device, menus, copying and sharing: what every page has.

import { WORKER } from "./net.js";
import { toast } from "./toast.js";
import { word } from "./words.js";

export function pref(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function setPref(name, value) {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // Kept for this page only.
  }
  if (name === "theme") {
    if (value) document.documentElement.dataset.theme = value;
    else delete document.documentElement.dataset.theme;
  }
  document.dispatchEvent(new CustomEvent("pref", { detail: { name, value } }));
  keepInProfile();
}

// A person with a profile finds the same choices on their other devices.
function keepInProfile() {
  const csrf = document.querySelector("input[name=csrf]")?.value;
  if (document.documentElement.dataset.profile === undefined || !csrf) return;
  const body = new URLSearchParams({ csrf });
  for (const name of ["theme", "sound", "confirm", "auto", "bots"]) body.set(name, pref(name));
  fetch("/me/settings", { method: "POST", body }).catch(() => {});
}

function showPrefs() {
  for (const button of document.querySelectorAll("[data-pref]")) {
    const chosen = pref(button.dataset.pref) === button.dataset.value;
    button.setAttribute("aria-pressed", String(chosen));
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(word("copied"));
  } catch {
    toast(word("copyFailed"), { bad: true });
  }
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-pref], [data-copy], [data-share], [data-dialog]");
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
  if (!target) return;
  if (target.dataset.pref !== undefined) {
    setPref(target.dataset.pref, target.dataset.value);
    showPrefs();
  } else if (target.dataset.copy !== undefined) {
    copy(target.dataset.copy);
  } else if (target.dataset.share !== undefined) {
    // Closing the system's share sheet without sharing is not a failure.
    const { share: url, shareTitle: title } = target.dataset;
    navigator.share({ title, url }).catch(() => {});
  } else {
    target.closest("details.menu")?.removeAttribute("open");
    openDialog(target.dataset.dialog);
  }
});

export function openDialog(name) {
  const dialog = document.getElementById(`dialog-${name}`);
  if (dialog && !dialog.open) dialog.showModal();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = document.querySelector("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// A click beside a dialog that the page waits for closes it.
document.addEventListener("click", (event) => {
  if (event.target.matches?.("dialog:modal")) event.target.close();
});

for (const field of document.querySelectorAll(".share-address")) {
  field.addEventListener("focus", () => field.select());
}

if (navigator.share) {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
}

showPrefs();

for (const field of document.querySelectorAll("[data-pref-field]")) field.value = pref(field.name);

if ("serviceWorker" in navigator) navigator.serviceWorker.register(WORKER).catch(() => {});
