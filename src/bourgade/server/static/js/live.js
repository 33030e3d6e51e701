// Listens to a table. A lost connection is retried, slower each time, and resumes after the
// last ply that was shown: nothing is missed, nothing is shown twice. A server that refuses the
// stream, since it keeps too many, is asked for the board now and then instead. The first board of a
// stream comes whole, the others as what is different: see fragment.py.

import { request, Stream } from "./net.js";
import { pref } from "./prefs.js";
import { word } from "./words.js";

const CUT = "</"; // As in fragment.py.
const FIRST = 500;
const LONGEST = 15_000;
const PATIENCE = 1500; // Shorter losses are not worth a word.
const ASLEEP = 30_000; // After this long in the background a connection may be dead unnoticed.

// ``seen()`` is the ply on the page; ``hear(message)`` gets what is newer, ``glance`` the chances,
// ``turn`` a bot's turn that this page may think about, ``talk`` what is said beyond what it shows.
export function listen(table, as, seen, hear, glance, turn, talk) {
  const notice = document.getElementById("connection");
  let stream = null;
  let pause = FIRST;
  let retry = 0;
  let worry = 0;
  let hiddenAt = 0;
  let pieces = []; // of the last HTML of this stream

  const query = (more = {}) => {
    const fields = new URLSearchParams({ ...(as ? { as } : {}), ...more });
    return fields.size === 0 ? "" : `?${fields}`;
  };

  const take = (message) => {
    if (message.ply > seen()) hear(message);
    return message;
  };

  // What edits make of the HTML that this stream brought before.
  const whole = ({ html, edits }) => {
    const staying = ([first, many]) => pieces.slice(first, first + many);
    return html ?? edits.flatMap((edit) => (Array.isArray(edit) ? staying(edit) : edit)).join(CUT);
  };

  const receive = (text) => {
    const message = JSON.parse(text);
    message.html = whole(message);
    pieces = message.html.split(CUT);
    take(message);
  };

  function open() {
    clearTimeout(retry);
    stream?.close();
    const shown = talk.mark();
    const said = shown === null ? {} : { talk: shown };
    stream = new Stream(`${table}/stream${query({ after: seen(), bots: pref("bots"), ...said })}`);
    stream.addEventListener("open", found);
    stream.addEventListener("table", (event) => receive(event.data));
    stream.addEventListener("chances", (event) => glance(JSON.parse(event.data)));
    stream.addEventListener("turn", (event) => turn(JSON.parse(event.data)));
    stream.addEventListener("talk", (event) => talk.hear(JSON.parse(event.data)));
    stream.addEventListener("anew", () => location.reload());
    stream.addEventListener("error", lost);
  }

  function found() {
    clearTimeout(worry);
    worry = 0;
    pause = FIRST;
    notice.hidden = true;
  }

  function lost() {
    stream.close();
    worry ||= setTimeout(() => {
      notice.textContent = word(navigator.onLine ? "reconnecting" : "offline");
      notice.hidden = false;
    }, PATIENCE);
    clearTimeout(retry);
    // All clients lose a restarting server at the same moment, but must not return at once.
    retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
    if (pause === LONGEST) refresh();
    pause = Math.min(pause * 2, LONGEST);
  }

  // Fetches the board now; what it was is given back even if it is not newer.
  async function refresh() {
    try {
      const answer = await request(`${table}/fragment${query()}`);
      return answer.ok ? take(await answer.json()) : null;
    } catch {
      return null; // The stream will tell.
    }
  }

  window.addEventListener("online", open);
  window.addEventListener("pageshow", (event) => event.persisted && open());
  window.addEventListener("pagehide", () => stream?.close());
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (stream?.readyState !== Stream.OPEN || Date.now() - hiddenAt > ASLEEP) open();
  });
  open();
  return { refresh, isOpen: () => stream?.readyState === Stream.OPEN };
}
