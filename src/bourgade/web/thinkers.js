// @ts-check
/**
 * Bots, hints, reviews and studies on as many cores as there are, while the page stays awake.
 *
 *     import { Thinkers } from "./thinkers.js";
 *     const thinkers = new Thinkers();
 *     thinkers.load("minivilles", { module, manifest, data, nets });
 *     const bot = thinkers.bot("minivilles", "master", { seed: 7 });
 *     match.play(await bot.choose(match));
 *     await thinkers.hint("minivilles", match, "1s");
 *     await thinkers.review("minivilles", match, { within: "20s", progress, signal });
 *     await thinkers.simulate("minivilles", { bots: ["greedy", "random"] }, { games: 1000 });
 *
 * An `AbortSignal` ends a request early, with what was found so far. Workers are started when there
 * is something to do. The policy of a page must allow `worker-src 'self'`, which it does where
 * it allows `script-src 'self'`.
 */

import { BourgadeError } from "./errors.js";
import { PairSums } from "./comparisons.js";
import { joined } from "./studies.js";

/** @typedef {import("./bourgade.js").Match} Match */
/** @typedef {{module: WebAssembly.Module | BufferSource, manifest: import("./bourgade.js").Manifest,
 *   data: import("./bourgade.js").GameData, nets?: Record<string, ArrayBuffer | Uint8Array>}} Parts */
/** @typedef {(done: number, total: number) => void} Progress */
/** @typedef {{signal?: AbortSignal, progress?: Progress}} How */
/** @typedef {{choices?: number, longest?: number}} Limits */
/** @typedef {{resolve: (result: any) => void, reject: (error: Error) => void, progress?: Progress}} Pending */

const LARGEST_PART = 256; // games of a study that a worker is given at a time
const FIRST_PART = 8; // games of the first one, while nobody knows how long they take
const PART_SECONDS = 0.4;

export class Thinkers {
  /** @type {Helper[]} */
  #helpers = [];
  /** @type {Map<string, Parts>} */
  #games = new Map();
  #bots = 0;

  /** @param {{size?: number, make?: () => Worker}} how */
  constructor({ size = navigator.hardwareConcurrency || 2, make = newWorker } = {}) {
    this.size = size;
    this.make = make;
  }

  /** Know a game under a name; the same name with other parts is another game from then on.
   * @param {string} game @param {Parts} parts */
  load(game, parts) {
    this.#games.set(game, parts);
  }

  /** A bot that thinks in a worker, with its own tree; otherwise as `Game.bot`. How it is asked may
   * tell what it cannot see: the choices of this turn before the match, and its most seconds.
   * @param {string} game @param {string} spec @param {{seed?: number | string}} options */
  bot(game, spec, { seed = 0 } = {}) {
    const bot = `bot ${this.#bots++}`;
    /** @type {Helper | undefined} */
    let helper;
    return {
      name: spec,
      choose: async (/** @type {Match} */ match, /** @type {How & Limits} */ { choices, longest, ...how } = {}) => {
        helper ??= this.#freest();
        const given = { game, bot, spec, seed, choices, longest, ...sent(match) };
        return helper.ask("choose", given, this.#games, how);
      },
      close: () => {
        helper?.ask("forget", { bot }, this.#games).catch(() => {});
      },
    };
  }

  /** The best moves for the player to move, as `hint` gives them.
   * @param {string} game @param {Match} match @param {string} budget
   * @param {{seed?: number | string, most?: number} & How} how */
  hint(game, match, budget = "1s", { signal, progress, ...how } = {}) {
    const given = { game, ...sent(match), budget, ...how };
    return this.#freest().ask("hint", given, this.#games, { signal, progress });
  }

  /** What a policy net says about a decision, as `predict` gives it. @param {string} game @param {Match} match */
  predict(game, match) {
    return this.#freest().ask("predict", { game, ...sent(match) }, this.#games);
  }

  /** A review of a match, as `coach.js` makes it. @param {string} game @param {Match} match
   * @param {{budget?: string, within?: string, seed?: number} & How} how
   * @returns {Promise<import("./coach.js").Review>} */
  review(game, match, { signal, progress, ...how } = {}) {
    const given = { game, ...sent(match), ...how };
    return this.#freest().ask("review", given, this.#games, { signal, progress });
  }

  /** A match played on by bots, a spec for each seat: all its moves in the end.
   * @param {string} game @param {Match} match @param {string[]} specs
   * @param {{seed?: number | string, dice: number | string} & How} how
   * @returns {Promise<[string, string][]>} */
  playOut(game, match, specs, { signal, progress, seed = 0, dice }) {
    const given = { game, ...sent(match), specs, seed, dice };
    return this.#freest().ask("playOut", given, this.#games, { signal, progress });
  }

  /** Games of a study on all cores, with the rows that one core would write; the first ones without
   * a gap if it is ended early. @param {string} game @param {import("./studies.js").Study} study
   * @param {{games: number} & How} how @returns {Promise<import("./studies.js").Columns>} */
  async simulate(game, study, { games, signal, progress }) {
    const size = Math.max(1, Math.min(LARGEST_PART, Math.ceil(games / (4 * this.size))));
    const parts = Array.from({ length: Math.ceil(games / size) }, (_, i) => i * size);
    const done = parts.map(() => 0);
    /** @type {import("./studies.js").Columns[]} */
    const played = [];
    let next = 0;
    const work = async (/** @type {Helper} */ helper) => {
      while (next < parts.length && !signal?.aborted) {
        const part = next++;
        const start = parts[part];
        const given = { game, study, start, games: Math.min(size, games - start) };
        const told = (/** @type {number} */ count) => {
          done[part] = count;
          progress?.(done.reduce((sum, one) => sum + one), games);
        };
        played[part] = await helper.ask("simulate", given, this.#games, { signal, progress: told });
      }
    };
    const helpers = Array.from({ length: Math.min(this.size, parts.length) }, () => this.#freest(true));
    try {
      await Promise.all(helpers.map(work));
    } finally {
      for (const helper of helpers) helper.taken--;
    }
    const whole = played.findIndex((part, i) => (part?.game.length ?? 0) < Math.min(size, games - parts[i]));
    const until = whole < 0 ? played.length : whole + 1;
    return joined(Array.from(played.slice(0, until)).filter(Boolean));
  }

  /** The same games of two versions on all cores, until `enough` says so or they are played; it is
   * asked whenever more are known, always of the first ones without a gap.
   * @param {string} game @param {string} other @param {import("./studies.js").Study} study
   * @param {{games: number, signal?: AbortSignal, enough: (sums: PairSums) => boolean}} how */
  async compare(game, other, study, { games, signal, enough }) {
    const sums = new PairSums();
    /** @type {Map<number, import("./comparisons.js").Part>} */
    const early = new Map();
    let next = 0;
    let over = false;
    const add = (/** @type {number} */ start, /** @type {import("./comparisons.js").Part} */ part) => {
      early.set(start, part);
      for (let some; !over && (some = early.get(sums.games)); ) {
        early.delete(sums.games);
        sums.add(some);
        over = enough(sums);
      }
    };
    const work = async (/** @type {Helper} */ helper) => {
      let size = FIRST_PART;
      while (next < games && !over && !signal?.aborted) {
        const start = next;
        const count = Math.min(size, games - start);
        next += count;
        const began = performance.now();
        const given = { game, other, study, start, games: count };
        const part = await helper.ask("compare", given, this.#games, { signal });
        if (part.games < count) return; // it was stopped
        add(start, part);
        const wanted = (count * PART_SECONDS * 1000) / Math.max(1, performance.now() - began);
        size = Math.max(1, Math.min(LARGEST_PART, 2 * size, Math.round(wanted)));
      }
    };
    const helpers = Array.from({ length: this.size }, () => this.#freest(true));
    try {
      await Promise.all(helpers.map(work));
    } finally {
      for (const helper of helpers) helper.taken--;
    }
    return sums;
  }

  /** End all workers; what they were asked fails. */
  close() {
    for (const helper of this.#helpers.splice(0)) helper.close();
  }

  /** The worker with the least to do; a new one while all are busy and more are allowed.
   * @param {boolean} apart whether nobody else is to be given the same worker at this time */
  #freest(apart = false) {
    this.#helpers = this.#helpers.filter(({ failed }) => !failed);
    const least = this.#helpers.reduce(
      (/** @type {Helper?} */ best, one) => (best && best.load <= one.load ? best : one), null);
    if (least && (least.load === 0 || this.#helpers.length >= this.size)) {
      if (apart) least.taken++;
      return least;
    }
    const helper = new Helper(this.make());
    if (apart) helper.taken++;
    this.#helpers.push(helper);
    return helper;
  }
}

/** One worker, and what it was asked. */
class Helper {
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** @type {Map<string, Parts>} */
  #loaded = new Map();
  #asked = 0;
  failed = false;
  taken = 0;

  /** @param {Worker} worker */
  constructor(worker) {
    this.worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      this.failed = true;
      this.close(event?.message);
    };
  }

  get load() {
    return this.#pending.size + this.taken;
  }

  /** @param {string} ask @param {Record<string, any>} given @param {Map<string, Parts>} games
   * @param {How} how @returns {Promise<any>} */
  async ask(ask, given, games, { signal, progress } = {}) {
    for (const game of [given.game, given.other]) this.#load(game, games.get(game));
    const id = this.#asked;
    const answer = this.#post(ask, given, progress);
    const stop = () => this.worker.postMessage({ stop: id });
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    try {
      return await answer;
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** See to it that the worker holds a game. @param {string} game @param {Parts} [parts] */
  #load(game, parts) {
    if (!parts || this.#loaded.get(game) === parts) return;
    this.#loaded.set(game, parts);
    this.#post("load", { game, ...parts }).catch(() => this.#loaded.delete(game));
  }

  /** @param {string} [why] */
  close(why = "it was ended") {
    this.worker.terminate();
    const error = new BourgadeError("worker-failed", `The worker does not answer any more: ${why}.`);
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }

  /** @param {string} ask @param {Record<string, any>} given @param {Progress} [progress]
   * @returns {Promise<any>} */
  #post(ask, given, progress) {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, progress });
      this.worker.postMessage({ id, ask, ...given });
    });
  }

  /** @param {{id: number, result?: any, error?: {code: string, message: string},
   *   progress?: [number, number]}} told */
  #hear({ id, result, error, progress }) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (progress) {
      pending.progress?.(...progress);
      return;
    }
    this.#pending.delete(id);
    if (error) pending.reject(new BourgadeError(error.code, error.message));
    else pending.resolve(result);
  }
}

/** A match as it is sent to a worker. @param {Match} match */
const sent = (match) => ({ start: match.beginning, moves: match.history });

function newWorker() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
