// What this browser knows of the lessons: which are finished, and which can be gone on with.

import { all } from "./games.js";

const buttons = [...document.querySelectorAll("[data-lesson]")];

async function show() {
  const games = await all();
  for (const button of buttons) {
    const url = new URL(button.href);
    const mine = games.filter((one) => url.pathname.endsWith(`/play-${one.game}.html`)
      && one.lesson === url.searchParams.get("lesson") && one.taught !== undefined);
    const line = button.closest(".lesson");
    const begun = mine.find(({ taught }) => taught === "");
    const isFinished = mine.some(({ taught }) => taught === "!sealed finished");
    line.querySelector(".lesson-done").hidden = !isFinished;
    line.classList.toggle("finished", isFinished);
    const resume = line.querySelector("[data-resume]");
    resume.hidden = !begun;
    if (begun) resume.href = `play-${begun.game}.html?t=${begun.id}`;
    if (!mine.length) continue;
    button.textContent = button.dataset.again;
    button.setAttribute("aria-label", `${button.dataset.again}: ${line.querySelector("h4").textContent}`);
    button.classList.remove("primary");
  }
}

window.addEventListener("pageshow", show);
