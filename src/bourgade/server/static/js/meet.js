// Waiting for opponents: how many there are is told live, and the table opens once it is made. The
// open stream is also what tells the server that somebody is here.

const FIRST = 1000;
const LONGEST = 15_000;
let pause = FIRST;

async function refresh() {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#meet [role=status]");
  if (fresh) document.querySelector("#meet [role=status]").replaceChildren(...fresh.childNodes);
  else location.reload();
}

function listen() {
  const stream = new EventSource("/meet/stream");
  // Whoever leaves is not to be led to a table by the page they are leaving.
  document.addEventListener("submit", () => stream.close(), { once: true });
  stream.addEventListener("open", () => {
    pause = FIRST;
  });
  stream.addEventListener("people", refresh);
  stream.addEventListener("paired", (event) => {
    stream.close();
    location.replace(JSON.parse(event.data).url);
  });
  stream.addEventListener("anew", () => {
    stream.close();
    location.reload();
  });
  stream.addEventListener("error", () => {
    stream.close();
    setTimeout(listen, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST);
  });
}

listen();
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
