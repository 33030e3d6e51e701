// A table that waits: seats fill while one looks, and the board opens when the game begins.

const place = document.getElementById("waiting");
let pause = 1000;

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
  stream.addEventListener("open", () => {
    if (pause > 1000) refresh(); // Something may have happened while nobody listened.
    pause = 1000;
  });
  stream.addEventListener("seats", refresh);
  stream.addEventListener("table", () => {
    stream.close();
    location.reload();
  });
  const again = () => {
    stream.close();
    setTimeout(listen, pause);
    pause = Math.min(pause * 2, 20_000);
  };
  stream.addEventListener("gone", again);
  stream.addEventListener("error", again);
}

listen();
