// The workshop: what is typed is tried at once, and the bench is drawn anew around it.

import { say } from "./say.js";

const main = document.getElementById("main");
let sending = null;

const bench = () => document.getElementById("workshop");
const place = () => `workshop:${bench().dataset.game}`;

/** Send the form as its button would, and take over what comes back. */
async function send(fields, focus) {
  sending?.abort();
  const controller = (sending = new AbortController());
  bench().setAttribute("aria-busy", "true");
  let page;
  try {
    const answer = await fetch(bench().action, { method: "POST", body: fields, signal: controller.signal });
    page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch (error) {
    if (error.name !== "AbortError") bench().removeAttribute("aria-busy");
    return;
  }
  const fresh = page.getElementById("workshop");
  if (!fresh) {
    bench().removeAttribute("aria-busy");
    say([page.querySelector("main")?.textContent.trim().slice(0, 300) ?? ""]);
    return;
  }
  const wasOpen = bench().elements.open.value;
  for (const kept of bench().querySelectorAll("details[data-keep][open]")) {
    fresh.querySelector(`details[data-keep="${kept.dataset.keep}"]`)?.setAttribute("open", "");
  }
  bench().replaceWith(fresh);
  keep();
  const opened = bench().elements.open.value;
  if (opened && opened !== wasOpen) {
    const title = document.getElementById("ws-editor-title");
    title.focus({ preventScroll: true });
    title.closest("section").scrollIntoView({ block: "nearest", behavior: "smooth" });
  } else if (focus) {
    document.getElementById(focus)?.focus({ preventScroll: true });
  } else if (!opened && wasOpen) {
    main.querySelector(`[value="open:${CSS.escape(wasOpen)}"]`)?.focus();
  }
  const faults = [...bench().querySelectorAll(".ws-fault")].map((fault) => fault.textContent);
  say(faults.length ? faults : [document.getElementById("ws-state").textContent]);
  document.dispatchEvent(new CustomEvent("workshop"));
}

/** The draft outlives the page: it is kept in this browser alone. */
function keep() {
  try {
    const { draft } = bench().elements;
    if (draft.value) localStorage.setItem(place(), draft.value);
    else localStorage.removeItem(place());
  } catch {
    // A browser that keeps nothing has its undo.
  }
}

function fieldsOf(form, button) {
  const fields = new FormData(form);
  if (button?.name) fields.set(button.name, button.value);
  return fields;
}

main.addEventListener("submit", (event) => {
  if (event.target.id !== "workshop") return;
  const button = event.submitter;
  if (button?.dataset.leave !== undefined) return; // a file comes back, not a page
  event.preventDefault();
  send(fieldsOf(event.target, button), button?.id);
});

main.addEventListener("change", (event) => {
  if (!event.target.closest("#workshop") || event.target.dataset.send === undefined) return;
  const fields = fieldsOf(bench());
  fields.set("do", "keep");
  // Where the keyboard goes next is known once the browser has moved it.
  setTimeout(() => send(fields, document.activeElement?.id));
});

if (bench() && !bench().elements.draft.value && !new URLSearchParams(location.search).has("fresh")) {
  let kept = null;
  try {
    kept = localStorage.getItem(place());
  } catch {
    // Nothing was kept.
  }
  if (kept) {
    const fields = fieldsOf(bench());
    fields.set("draft", kept);
    send(fields);
  }
}
