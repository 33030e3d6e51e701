// A waiting room: seats fill live, and the board opens when the game begins. Without a stream, the
// page is fetched again now and then.

const FIRST = 1000;
const LONGEST = 20_000;
const place = document.getElementById("waiting");
let pause = FIRST;

async function refresh() {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page.getElementById("waiting")) {
    location.reload();
    return;
  }
  for (const selector of ["#sit-list", "[role=status]"]) {
    const fresh = page.querySelector(`#waiting ${selector}`);
    place.querySelector(selector)?.replaceChildren(...(fresh?.childNodes ?? []));
  }
  document.title = page.title;
}

function listen() {
  const stream = new EventSource(place.dataset.stream);
  // What a form does is told here, too: the page it leads to must not lose to a reload.
  document.addEventListener("submit", () => stream.close(), { once: true });
  stream.addEventListener("open", () => {
    if (pause > FIRST) refresh(); // Something may have happened while nobody listened.
    pause = FIRST;
  });
  stream.addEventListener("seats", refresh);
  stream.addEventListener("table", () => {
    stream.close();
    location.reload();
  });
  const again = () => {
    stream.close();
    setTimeout(listen, pause * (0.75 + Math.random() / 2));
    if (pause === LONGEST) refresh();
    pause = Math.min(pause * 2, LONGEST);
  };
  stream.addEventListener("anew", () => location.reload());
  stream.addEventListener("error", again);
}

listen();
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
