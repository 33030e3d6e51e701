// @ts-check
/** The tree search of a match, in slices: it can be stopped, and other events are handled meanwhile. */

import { namesMoves, withoutMoves } from "./nets.js";
import { randomState } from "./random.js";

/** @typedef {import("./nets.js").Place} Place */
/** @typedef {{used: Place, nodes: Place, prior: Place, first_value: Place, value_sum: Place}} Tree */
/** @typedef {{action: number, move: string, visits: number, shares: number[]}} MoveEstimate */
/** @typedef {{actor: number, shares: number[], estimates: MoveEstimate[], simulations: number,
 *   seconds: number}} SearchResult */
/** @typedef {{simulations: number, seconds: number}} Budget */

const BY_CHANCE = -1;
const SLICE = 0.02; // seconds of search between two looks at the clock
const [FIRST, NEXT, ACTION, VISITS] = [0, 1, 2, 3]; // columns of a node
const COLUMNS = 4;

/** Let everything else that is waiting run. @returns {Promise<void>} */
export function breathe() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Searches positions of one game, and keeps its tree from one move to the next.
 *
 * The same seed and number of simulations give the same result as in Python. */
export class Searcher {
  /** @param {import("./bourgade.js").Game} game @param {number | string} seed
   * @param {{parameters?: Record<string, number>, policyNet?: boolean, nodes?: number}} how */
  constructor(game, seed = 0, how = {}) {
    const { bots } = game.data;
    const { parameters = {}, policyNet = bots.policy_net, nodes = bots.nodes } = how;
    this.game = game;
    this.seed = seed;
    this.nodes = nodes;
    this.nets = policyNet ? game.nets : withoutMoves(game, game.nets);
    this.room = newRoom(game, this.nets);
    this.work = newWork(game, this.nets, parameters);
    /** @type {Tree} */
    this.tree = this.#newTree();
    /** @type {Tree?} */
    this.spare = null;
    this.queue = game.place("i4", nodes);
    /** @type {number[]?} */
    this.history = null; // actions that led to the root of the tree
    /** @type {Uint8Array?} */
    this.start = null; // the state they began with
    this.#clear();
  }

  /** Search the position of a match, as the seat that is to act sees it; `signal` ends it early,
   * with what was found. @param {import("./bourgade.js").Match} match @param {Budget} budget
   * @param {{signal?: {aborted: boolean}}} how @returns {Promise<SearchResult>} */
  async search(match, budget, { signal } = {}) {
    const began = performance.now();
    const then = match.copy(); // whoever called may play on meanwhile
    this.#reroot(then);
    const simulations = await this.#run(budget, began + 1000 * budget.seconds, signal);
    return this.#result(then, simulations, began);
  }

  /** Start the next search with an empty tree. */
  reset() {
    this.history = this.start = null;
  }

  /** Give the memory back; nothing can be searched afterwards. */
  close() {
    const { game, room, work, tree, spare, queue } = this;
    game.release({ room, work, tree, spare, queue });
  }

  /** @returns {Tree} */
  #newTree() {
    const { game, nodes } = this;
    const seats = game.data.words.seats.length;
    return {
      used: game.place("i8", 1),
      nodes: game.place("i4", nodes, COLUMNS),
      prior: game.place("i4", nodes),
      first_value: game.place("i4", nodes),
      value_sum: game.place("i8", nodes, seats),
    };
  }

  /** Leave only the root, with no visits. */
  #clear() {
    const { game, tree } = this;
    game.array("i8", tree.used)[0] = 1n;
    game.array("i4", tree.nodes).fill(0, 0, COLUMNS);
    game.array("i8", tree.value_sum).fill(0n, 0, tree.value_sum.shape[1]);
  }

  /** Make the position of the match the root, with the part of the last tree below it.
   * @param {import("./bourgade.js").Match} match */
  #reroot(match) {
    const { game, work } = this;
    const start = match.beginning;
    const history = match.steps.map(({ action }) => action);
    const path = this.start && sameBytes(start, this.start) ? this.#pathTo(history) : null;
    const words = randomState(`search ${this.seed} ${match.ply} 0`);
    game.array("i8", work.rng).set(words.map(BigInt));
    game.memory.set(match.state, work.states.at);
    if (match.seat !== BY_CHANCE) game.entries.observe(work.states.at, match.seat);
    const node = path === null ? 0 : this.#walk(path);
    if (path === null || node < 0) this.#clear();
    else if (node > 0) this.#keepSubtree(node);
    this.history = history;
    this.start = start;
  }

  /** The actions since the last search; null if its tree does not lead here.
   * @param {number[]} history */
  #pathTo(history) {
    const last = this.history;
    // Where something is hidden, an older tree may be based on what this seat cannot know.
    if (last === null || this.game.data.hides) return null;
    return last.every((action, i) => history[i] === action) ? history.slice(last.length) : null;
  }

  /** @param {number[]} path The node that actions lead to, -1 if there is none. */
  #walk(path) {
    let node = 0;
    for (const action of path) {
      node = this.#children(node).find((child) => this.#column(child, ACTION) === action) ?? 0;
      if (node === 0) return -1;
    }
    return node;
  }

  /** @param {number} node */
  #keepSubtree(node) {
    const { game, tree, queue } = this;
    const kept = this.spare ?? this.#newTree();
    game.call("copy_subtree", { tree, kept, node, queue });
    [this.tree, this.spare] = [kept, tree];
  }

  /** @param {number} node @param {number} column */
  #column(node, column) {
    return this.game.view.getInt32(this.tree.nodes.at + 4 * (COLUMNS * node + column), true);
  }

  /** @param {number} node @returns {number[]} */
  #children(node) {
    const found = [];
    for (let child = this.#column(node, FIRST); child; child = this.#column(child, NEXT)) found.push(child);
    return found;
  }

  /** Search in slices; at least one simulation, so that there is always a result.
   * @param {Budget} budget @param {number} until @param {{aborted: boolean}} [signal] */
  async #run({ simulations }, until, signal) {
    const { game, tree, nets, work, room } = this;
    let [done, portion, heard] = [0, 1, performance.now()];
    while (done < simulations) {
      const begun = performance.now();
      portion = Math.min(portion, simulations - done);
      game.call("search", { tree, nets, work, room, simulations: portion });
      done += portion;
      const now = performance.now();
      if (now >= until || signal?.aborted) break;
      const wanted = Math.min(1000 * SLICE, until - now) / Math.max(now - begun, 1e-6);
      portion = Math.max(1, Math.floor(portion * Math.min(wanted, 8)));
      if (now - heard >= (1000 * SLICE) / 2 && done < simulations) {
        await breathe();
        heard = performance.now();
        if (signal?.aborted) break;
      }
    }
    return done;
  }

  /** @param {import("./bourgade.js").Match} match @param {number} simulations @param {number} began
   * @returns {SearchResult} */
  #result(match, simulations, began) {
    const { game, tree } = this;
    const seats = game.data.words.seats.length;
    const whole = game.data.bots.units.share;
    const sums = game.array("i8", tree.value_sum);
    const nodes = new Map(this.#children(0).map((child) => [this.#column(child, ACTION), child]));
    const estimates = match.actions.map((action) => {
      const child = nodes.get(action);
      const visits = child ? this.#column(child, VISITS) : 0;
      const sum = child && visits
        ? Array.from(sums.subarray(child * seats, (child + 1) * seats), Number)
        : this.#firstValue(action);
      const shares = sum.map((part) => part / (Math.max(1, visits) * whole));
      return { action, move: game.vocabulary.texts[action], visits, shares };
    });
    const actor = match.seat;
    let shares;
    if (actor === BY_CHANCE) {
      shares = mean(estimates, [...match.outcomes.values()]);
    } else {
      estimates.sort((a, b) => b.visits - a.visits || b.shares[actor] - a.shares[actor] || a.action - b.action);
      shares = estimates[0].shares;
    }
    return { actor, shares, estimates, simulations, seconds: (performance.now() - began) / 1000 };
  }

  /** The value of the position after a step that was never visited. @param {number} action */
  #firstValue(action) {
    const { game, nets, work, room } = this;
    const [root, after] = [work.states.at, work.states.at + game.stateBytes];
    game.memory.copyWithin(after, root, after);
    game.step(after, action);
    game.call("estimate_value", { s: { at: after }, nets, work, room });
    return Array.from(game.array("i8", work.value), Number);
  }
}

/** The mean of what follows outcomes. @param {{shares: number[]}[]} estimates @param {number[]} weights */
export function mean(estimates, weights) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return estimates[0].shares.map(
    (_, p) => estimates.reduce((sum, { shares }, i) => sum + weights[i] * shares[p], 0) / total,
  );
}

/** The standard error of a seat's share after a move, that comes from sampling.
 * @param {MoveEstimate} estimate @param {number} seat */
export function errorOf({ shares, visits }, seat) {
  return Math.sqrt(Math.max(shares[seat] * (1 - shares[seat]), 0.01) / Math.max(1, visits));
}

/** Scratch memory of a policy net.
 * @param {import("./bourgade.js").Game} game @param {import("./nets.js").Nets} nets */
export function newRoom(game, nets) {
  const { moves } = game.data.nets;
  const widths = /** @type {Place} */ (nets.policy.widths);
  const widest = Math.max(1, ...Array.from(game.array("i8", widths), Number));
  return {
    states: game.placeRecords(game.stateBytes, 2),
    seen: game.place("i4", (namesMoves(nets) && moves ? moves.inputs.length : 0) + 1),
    wide: game.place("i8", widest),
    sums: game.place("i4", widest),
    units: game.place("i4", widest),
    seats: game.place("i8", game.data.words.seats.length),
    logits: game.place("i8", game.vocabulary.texts.length),
  };
}

/** Scratch memory of a search. @param {import("./bourgade.js").Game} game
 * @param {import("./nets.js").Nets} nets @param {Record<string, number>} given parameters */
function newWork(game, nets, given) {
  const { bots, scores, words } = game.data;
  const { bytes, fields } = game.manifest.records.SearchParameters;
  const seats = words.seats.length;
  const size = game.vocabulary.texts.length;
  const units = /** @type {Place} */ (nets.value.bias).shape[0];
  const parameters = game.placeRecords(bytes, 1);
  for (const [name, value] of Object.entries({ ...bots.parameters, ...given })) {
    game.view.setInt32(parameters.at + fields[name].at, value, true);
  }
  return {
    states: game.placeRecords(game.stateBytes, 3),
    books: { at: game.at.book, shape: [1], bytes: 0 },
    parameters,
    rng: game.place("i8", 4),
    out: game.place("i4", 3, size),
    value: game.place("i8", seats),
    points: game.place("i4", seats, scores.length),
    of_value: {
      features: game.place("i4", bots.facts + 1),
      units: game.place("i8", 2 + 2 * seats, Math.max(1, units)),
    },
    logits: game.place("i8", size),
    path: game.place("i4", bots.depth),
  };
}

/** @param {Uint8Array} a @param {Uint8Array} b */
function sameBytes(a, b) {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
