// The lists of the lobby stay fresh while someone looks at them.

const EVERY = 20_000;

async function refresh() {
  if (document.hidden) return;
  let page;
  try {
    const answer = await fetch(location.pathname, { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    return; // Without network the lists stay as they are.
  }
  for (const list of document.querySelectorAll("[data-refresh]")) {
    const fresh = page.getElementById(list.id);
    if (!fresh || fresh.innerHTML === list.innerHTML) continue;
    const focused = list.contains(document.activeElement)
      ? document.activeElement.getAttribute("href")
      : null;
    const unfolded = list.querySelector("details[open]") !== null;
    list.replaceChildren(...fresh.childNodes);
    list.hidden = fresh.hidden;
    if (unfolded) list.querySelector("details")?.setAttribute("open", "");
    if (focused) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  }
  const turns = Number(page.body.dataset.myTurns ?? 0);
  document.title = (turns ? `(${turns}) ` : "") + page.title;
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
window.addEventListener("pageshow", (event) => event.persisted && refresh());

// Whoever installed Bourgade can play without a network: the games are fetched while nobody waits.
function keepGames() {
  navigator.serviceWorker?.register("/app/sw.js").catch(() => {});
}

if (matchMedia("(display-mode: standalone)").matches) keepGames();
window.addEventListener("appinstalled", keepGames);
