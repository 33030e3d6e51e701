// A tournament stays fresh while someone looks at it; on a club's screen its pages turn.

const EVERY = 12_000;
const LATER = 5000;
const place = document.getElementById("cup");
const button = document.getElementById("cup-turn");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
let shown = 0;
let timer = 0;

let busy = false;
let again = false;

// One at a time: an answer that was overtaken must not bring back what was before.
async function refresh() {
  if (busy) {
    again = true;
    return;
  }
  busy = true;
  do {
    again = false;
    await fetchAgain().catch(() => null);
  } while (again);
  busy = false;
}

async function fetchAgain() {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of document.querySelectorAll("[data-fresh]")) {
    const fresh = page.getElementById(part.id);
    if (!fresh || fresh.innerHTML === part.dataset.was) continue;
    part.dataset.was = fresh.innerHTML;
    const focused = part.contains(document.activeElement);
    const link = focused && document.activeElement.getAttribute("href");
    part.replaceChildren(...fresh.childNodes);
    if (focused) (link && part.querySelector(`a[href="${CSS.escape(link)}"]`))?.focus();
  }
  show();
}

function pages() {
  return [...document.querySelectorAll(".cup-page")];
}

function show() {
  const all = pages();
  if (!button || !all.length) return;
  const turns = button.getAttribute("aria-pressed") === "true";
  shown %= all.length;
  // A screen that does not turn shows everything, one below the other.
  for (const [n, page] of all.entries()) page.hidden = turns && n !== shown;
}

function turn(on) {
  clearInterval(timer);
  button.setAttribute("aria-pressed", String(on));
  if (on) {
    timer = setInterval(() => {
      shown += 1;
      show();
    }, EVERY);
  }
  show();
}

function listen() {
  const stream = new EventSource(place.dataset.stream);
  document.addEventListener("submit", () => stream.close(), { once: true });
  stream.addEventListener("news", refresh);
  stream.addEventListener("error", () => {
    stream.close();
    setTimeout(listen, LATER * (0.75 + Math.random() / 2));
  });
}

for (const part of document.querySelectorAll("[data-fresh]")) part.dataset.was = part.innerHTML;
if (button) {
  button.addEventListener("click", () => turn(button.getAttribute("aria-pressed") !== "true"));
  // Whoever wants less motion turns the pages on themselves.
  turn(!still.matches);
}
listen();
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
