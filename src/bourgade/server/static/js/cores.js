// Thinks for a table of one person and bots in a Web Worker of this page: the moves of its bots, and
// hints. The server says what is to be thought about; where this page fails, it thinks itself.

import { request } from "./net.js";

const form = document.getElementById("play");
const { table, hintBudget } = form.dataset;

let game = null; // The game in this page.
let thinkers = null; // null: the server thinks.
let lent = false; // Whether the server was told that this page thinks.
let turn = null; // The turn of a bot that is being thought about.
let found = null; // The last hint.

// Load what bots need beside the rules.
export async function open(rules) {
  thinkers = await rules.thinkers();
  game = rules;
  addEventListener("pagehide", () => turn && navigator.sendBeacon(`${table}/thought`, fields(turn.told)));
}

// Whether this page thinks for the bots, which the server is told with a move.
export function lend() {
  lent = thinkers !== null;
  return lent;
}

// A bot is to move.
export async function play(told) {
  if (!lent) return; // the server thinks
  stop();
  const mine = { told, ended: new AbortController() };
  const { signal } = mine.ended;
  turn = mine;
  const pause = new Promise((done) => setTimeout(done, 1000 * told.pause));
  try {
    if (told.module !== game.module) throw new Error("The rules of this page are others.");
    const move = await choose(told, signal);
    await pause;
    if (signal.aborted) return;
    const answer = await send(told, move);
    if (!answer.ok && !signal.aborted) throw new Error(`The move was not accepted: ${answer.status}`);
  } catch (error) {
    console.warn(error);
    close();
    await send(told).catch(() => {});
  } finally {
    if (turn === mine) turn = null;
  }
}

async function choose({ bot: spec, seed, state, choices, longest }, signal) {
  const bot = thinkers.bot(game.name, spec, { seed });
  try {
    return await bot.choose(game.resume(state), { choices, longest, signal });
  } finally {
    bot.close();
  }
}

// The table has moved on: nobody waits for that turn any more.
export function heard(ply) {
  if (turn && ply > turn.told.ply) stop();
}

function stop() {
  turn?.ended.abort();
  turn = null;
}

// From now on the server thinks.
function close() {
  thinkers?.close();
  thinkers = null;
  lent = false;
}

const send = (told, move) =>
  request(`${table}/thought`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: fields(told, move),
  });

// Without a move, the server is to think.
const fields = ({ ply, lease }, move = "") =>
  new URLSearchParams({ csrf: form.elements.csrf.value, ply, lease, move });

// The best moves for the reader, as JSON; "" where the server is to look for them.
export async function hint({ ply, module, state }, signal) {
  if (!thinkers || module !== game.module) return "";
  if (found?.ply !== ply) {
    try {
      const { suggestions, simulations } = await thinkers.hint(game.name, game.resume(state), hintBudget, { signal });
      found = { ply, simulations, suggestions };
    } catch (error) {
      console.warn(error);
      close();
      return "";
    }
  }
  return JSON.stringify(found);
}
