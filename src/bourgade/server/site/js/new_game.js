// The form of a new game: which editions can be played by how many.

const site = JSON.parse(document.getElementById("site").dataset.told);
const form = document.getElementById("new");
const { edition, players } = form.elements;

function show() {
  const counts = site.variants.filter((one) => !edition || one.options.edition === edition.value).map((one) => one.options.players);
  const chosen = Number(players.value) || site.first.players;
  players.replaceChildren(...[...new Set(counts)].map((count) => new Option(count, count, false, count === chosen)));
  seats();
}

function seats() {
  for (const field of form.querySelectorAll("[data-seat]")) {
    const isPlayed = "ABCDEFGH".indexOf(field.dataset.seat) < Number(players.value);
    field.hidden = !isPlayed;
    field.querySelector("select").disabled = !isPlayed;
  }
}

if (edition && site.first.edition) edition.value = site.first.edition;
edition?.addEventListener("change", show);
players.addEventListener("change", seats);
show();
