// The review of a game of this browser: a worker goes through it, and it is kept with the game.

import { followTaps } from "../js/chart.js";
import { parse } from "../js/motion.js";
import { pref } from "../js/prefs.js";
import { load, save } from "./games.js";
import { broken, lacking, language, notice, oldRules, open, site, variantOf } from "./opening.js";
import { phrase } from "./phrases.js";
import { LocalTable } from "./table.js";

const WITHIN = "30s";

const query = new URLSearchParams(location.search);
const panel = document.getElementById("progress");

async function look() {
  const game = await load(query.get("t"));
  if (!game) return notice(phrase("site-no-game"));
  const variant = variantOf(game);
  if (!variant) return oldRules(game);
  const parts = await open(variant);
  const place = { board: site.board, generic: site.board === "generic.html" };
  const table = new LocalTable({ game, ...parts, language, place, pref, kept: () => {} });
  document.getElementById("about").textContent = [variant.label, table.result].filter(Boolean).join(" · ");
  document.getElementById("replay").href = `replay-${site.game}.html?t=${game.id}`;
  if (!game.review || game.review.moments.length !== table.match.length) {
    const isWhole = await make(game, table, parts.thinkers);
    // One that was ended early is made again the next time; what cannot be kept is shown all the same.
    if (isWhole) await save(game).catch(() => {});
  }
  document.getElementById("found").replaceChildren(parse(table.reviewed(game.review)));
  followTaps(document, (step) => location.assign(`replay-${site.game}.html?t=${game.id}&step=${step}`));
  document.documentElement.dataset.ready = "";
}

// Review a game; false if somebody did not want to wait for all of it.
async function make(game, table, thinkers) {
  const stopping = new AbortController();
  const bar = panel.querySelector("progress");
  document.getElementById("stop").addEventListener("click", () => stopping.abort());
  panel.hidden = false;
  const progress = (done, total) => {
    Object.assign(bar, { max: total, value: done });
    document.getElementById("progress-text").textContent = phrase("review-progress", { done, total });
  };
  const { engine } = table.match;
  const { signal } = stopping;
  game.review = await thinkers.review(site.game, engine, { within: WITHIN, progress, signal });
  panel.hidden = true;
  return !signal.aborted;
}

const lacks = lacking();
if (lacks.length) notice(phrase("site-lacks", { what: lacks.join(", ") }));
else look().catch(broken);
