// What every page of the site does: links to the other language keep the query of the address, and a
// notice says when the site works without a network or has a new version.

import { toast } from "../js/toast.js";
import { phrase } from "./phrases.js";

try {
  localStorage.setItem("language", document.documentElement.lang);
} catch {
  // The next visit asks the browser again.
}

for (const link of document.querySelectorAll("[data-language]")) {
  link.addEventListener("click", () => {
    link.search = location.search;
  });
}

async function watch() {
  if (!("serviceWorker" in navigator)) return;
  const had = navigator.serviceWorker.controller !== null;
  const registered = await navigator.serviceWorker.ready;
  // At a table it would cover the choices: players are told in the lobby.
  if (!had && !document.querySelector(".at-table")) toast(phrase("site-ready"));
  registered.addEventListener("updatefound", () => {
    registered.installing?.addEventListener("statechange", ({ target }) => {
      if (target.state === "installed" && navigator.serviceWorker.controller) toast(phrase("site-update"));
    });
  });
}

watch().catch(() => {});
