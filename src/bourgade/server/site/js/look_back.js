// Looking back at a game of this browser, step by step.

import { parse } from "../js/motion.js";
import { serve } from "../js/net.js";
import { pref } from "../js/prefs.js";
import { load } from "./games.js";
import { handOver } from "./hand_over.js";
import { broken, download, lacking, language, notice, oldRules, open, site, variantOf } from "./opening.js";
import { phrase } from "./phrases.js";
import { LocalTable } from "./table.js";

const query = new URLSearchParams(location.search);
const place = document.getElementById("fragment");

async function lookBack() {
  const game = await load(query.get("t"));
  if (!game) return notice(phrase("site-no-game"));
  const variant = variantOf(game);
  if (!variant) return oldRules(game);
  const parts = await open(variant);
  const board = { board: site.board, generic: site.board === "generic.html" };
  const table = new LocalTable({
    game, ...parts, language, place: board, pref, kept: () => {},
  });
  const own = query.get("as") || (game.seats.find(({ kind }) => kind === "person")?.seat ?? null);
  const steps = table.match.length;
  const shown = (fields) => {
    const seat = fields.get("as") || own;
    // A game that goes on hides from its player what they may not see.
    return table.stepBack(Math.min(steps, Math.max(0, Number(fields.get("step")))), game.over ? seat : own);
  };
  serve({ answer: async (_, fields) => shown(fields) });
  const first = new URLSearchParams({ step: query.get("step") ?? (game.over ? 0 : steps) });
  place.replaceChildren(parse(shown(first).html));
  history.replaceState(null, "", `?t=${game.id}`);
  document.querySelector("[data-review]").href = `review-${site.game}.html?t=${game.id}`;
  document.querySelector("[data-record]").addEventListener("click", () => {
    download(`${site.game}-${game.id}.game`, table.record());
  });
  handOver(() => table.record());
  await import("../js/replay.js");
  document.documentElement.dataset.ready = "";
}

const lacks = lacking();
if (lacks.length) notice(phrase("site-lacks", { what: lacks.join(", ") }));
else lookBack().catch(broken);
