// A new table: a changed option may change the others, so the form is fetched again.

import "./rule.js";

// Weekends are those of whoever makes the table.
function fillZone() {
  const zone = document.querySelector("[data-zone]");
  if (zone) zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
}

const main = document.getElementById("main");
let running = null;

main.addEventListener("change", async (event) => {
  if (!event.target.closest("[data-update]")) return;
  const form = event.target.form;
  const fields = new FormData(form);
  fields.delete("csrf");
  const address = `${location.pathname}?${new URLSearchParams(fields)}`;
  running?.abort();
  running = new AbortController();
  form.classList.add("busy");
  let page;
  try {
    const answer = await fetch(address, { signal: running.signal });
    page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch (error) {
    if (error.name !== "AbortError") form.classList.remove("busy");
    return;
  }
  const fresh = page.getElementById("new");
  if (!fresh) return;
  for (const kept of form.querySelectorAll("details[data-keep][open]")) {
    fresh.querySelector(`details[data-keep="${kept.dataset.keep}"]`)?.setAttribute("open", "");
  }
  const focused = document.activeElement?.id;
  form.replaceWith(fresh);
  fillZone();
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  history.replaceState(null, "", address);
});

fillZone();

// Coming back with the browser's button, nothing may look as if it were still being sent.
window.addEventListener("pageshow", () => {
  document.getElementById("new")?.classList.remove("busy");
});
