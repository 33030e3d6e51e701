// @ts-check
/**
 * A Web Worker that holds games and thinks about them; `thinkers.js` talks to it.
 *
 * A message is `{ id, ask, … }`, the answer `{ id, result }` or `{ id, error: { code, message } }`;
 * long ones send `{ id, progress: [done, total] }` meanwhile. `{ stop: id }` ends a request early, with
 * what was found. Matches are sent as the state they begin with and their moves, each with its actor.
 */

import { hint, loadGame, predict } from "./bourgade.js";
import { review } from "./coach.js";
import { playPairs } from "./comparisons.js";
import { seedKey } from "./random.js";
import { simulate } from "./studies.js";

/** @typedef {import("./bourgade.js").Game} Game */
/** @typedef {import("./bots.js").Bot} Bot */
/** @typedef {{signal: {aborted: boolean}, progress: (done: number, total: number) => void}} Asked */

const MOST_BOTS = 8; // whose trees are kept; those that were asked last stay

/** @type {Map<string, Promise<Game>>} */
const games = new Map();
/** @type {Map<string, Bot>} */
const bots = new Map();
/** @type {Map<number, {aborted: boolean}>} */
const signals = new Map();

/** @type {Record<string, (given: any, asked: Asked) => Promise<any>>} */
const answers = {
  /** Hold a game from now on. */
  async load({ game, module, manifest, data, nets }) {
    const loading = loadGame(module, manifest, data, nets);
    games.set(game, loading);
    await loading;
  },

  /** The move of a bot. */
  async choose({ game, bot, spec, seed, choices, longest, ...told }, asked) {
    const held = await holding(game);
    return botOf(held, bot, spec, seed).choose(matchOf(held, told), { ...asked, choices, longest });
  },

  async forget({ bot }) {
    bots.get(bot)?.close();
    bots.delete(bot);
  },

  async hint({ game, start, moves, budget, ...how }, { signal }) {
    return hint(matchOf(await holding(game), { start, moves }), budget, { ...how, signal });
  },

  async predict({ game, ...told }) {
    return predict(matchOf(await holding(game), told));
  },

  async review({ game, start, moves, ...how }, asked) {
    return review(matchOf(await holding(game), { start, moves }), { ...how, ...asked });
  },

  /** Games of a study from `start` on. */
  async simulate({ game, study, start, games: count }, { signal, progress }) {
    const told = (/** @type {number} */ done) => progress(done, count);
    return simulate(await holding(game), study, { start, games: count, signal, progress: told });
  },

  /** The same games of two versions of a game: the sums of what differs. */
  async compare({ game, other, study, start, games: count }, { signal }) {
    const pair = [await holding(game), await holding(other)];
    return playPairs(pair, study, { start, games: count, signal });
  },

  /** A game played on by bots, a spec for each seat; what was played then. Dice come from a seed. */
  async playOut({ game, specs, seed, dice, ...told }, { signal, progress }) {
    const held = await holding(game);
    const match = matchOf(held, told);
    const key = seedKey(dice);
    const seated = specs.map((/** @type {string} */ spec) => held.bot(spec, { seed }));
    match.playChance(key);
    while (!match.over && match.ply < held.data.longest && !signal.aborted) {
      const move = await seated[match.seat].choose(match, { signal });
      if (signal.aborted) break;
      match.play(move);
      match.playChance(key);
      progress(match.ply, held.data.longest);
    }
    seated.forEach((/** @type {Bot} */ bot) => bot.close());
    return match.history;
  },
};

/** @param {string} name @returns {Promise<Game>} */
function holding(name) {
  const game = games.get(name);
  if (!game) throw new Error(`The game ${name} was not loaded.`);
  return game;
}

/** A match that was told. @param {Game} game
 * @param {{start: Uint8Array, moves: [string, string][]}} told */
function matchOf(game, { start, moves }) {
  return game.replay(moves, game.resume(start));
}

/** A bot that was asked before, or a new one. @param {Game} game @param {string} id
 * @param {string} spec @param {number | string} seed */
function botOf(game, id, spec, seed) {
  const bot = bots.get(id) ?? game.bot(spec, { seed });
  bots.delete(id);
  bots.set(id, bot);
  for (const [oldest, other] of bots) {
    if (bots.size <= MOST_BOTS) break;
    other.close(); // it searches anew if it is asked again
    bots.delete(oldest);
  }
  return bot;
}

self.onmessage = async ({ data: { id, ask, stop, ...given } }) => {
  if (stop !== undefined) {
    const signal = signals.get(stop);
    if (signal) signal.aborted = true;
    return;
  }
  const signal = { aborted: false };
  signals.set(id, signal);
  const progress = (/** @type {number} */ done, /** @type {number} */ total) =>
    self.postMessage({ id, progress: [done, total] });
  try {
    self.postMessage({ id, result: await answers[ask](given, { signal, progress }) });
  } catch (error) {
    const { code = "failed", message } = /** @type {any} */ (error);
    self.postMessage({ id, error: { code, message } });
  } finally {
    signals.delete(id);
  }
};
