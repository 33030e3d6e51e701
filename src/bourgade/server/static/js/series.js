// A series: how it stands is fetched when the game ends, and the page goes on to the next game as
// soon as one of the players has begun it.

const EVERY = 3000;
const MOST = 400; // Whoever has not gone on by then presses the button.
const place = document.getElementById("series");
let asked = 0;
let shown = document.querySelector(".table-page[data-over]") !== null;

async function look() {
  const over = document.querySelector(".table-page[data-over]") !== null;
  const waits = place.querySelector("[data-waits]") !== null;
  if (!over || document.hidden || (shown && !waits) || asked >= MOST) return;
  asked += 1;
  const answer = await fetch(place.dataset.url).catch(() => null);
  if (!answer?.ok) return;
  const { html, following } = await answer.json();
  if (waits && following) {
    location.assign(following);
    return;
  }
  if (shown) return;
  shown = true;
  const page = new DOMParser().parseFromString(html, "text/html");
  place.replaceChildren(...page.body.childNodes);
}

setInterval(look, EVERY);
new MutationObserver(look).observe(document.getElementById("fragment"), { childList: true, subtree: true });
