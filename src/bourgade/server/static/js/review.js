// Waits for a review in progress, and shows it when it is ready.

import { followTaps } from "./chart.js";

const EVERY = 800;
const place = document.getElementById("progress");

async function look() {
  let told = null;
  try {
    const answer = await fetch(place.dataset.progress, { cache: "no-store" });
    told = answer.ok ? await answer.json() : null;
  } catch {
    // Without network the next look may tell more.
  }
  if (told?.state === "done" || told?.state === "failed") {
    location.reload();
    return;
  }
  if (told?.total) {
    const bar = place.querySelector("progress");
    bar.max = told.total;
    bar.value = told.done;
  }
  if (told?.said) document.getElementById("progress-text").textContent = told.said;
  setTimeout(look, EVERY);
}

if (place) setTimeout(look, EVERY);

followTaps(document, (_, address) => location.assign(address));
