// @ts-check
/** Opponents and hints; for the same seed they choose as in Python. */

import { BourgadeError } from "./errors.js";
import { namesMoves } from "./nets.js";
import { randomState } from "./random.js";
import { errorOf, mean, newRoom, Searcher } from "./search.js";

/** @typedef {import("./bourgade.js").Game} Game */
/** @typedef {import("./bourgade.js").Match} Match */
/** @typedef {import("./search.js").SearchResult} SearchResult */
/** @typedef {{simulations: number, seconds: number, perTurn: boolean}} TurnBudget */
/** @typedef {{signal?: {aborted: boolean}, choices?: number, longest?: number}} Asked Stops a search
 * early; choices of this turn that the match does not remember, and the most seconds. */
/** @typedef {{name: string, choose(match: Match, asked?: Asked): Promise<string>, close(): void}} Bot */
/** @typedef {{move: string, share: number, behind: number, visits: number, error: number}} Suggestion */
/** @typedef {{game: string, options: Record<string, string | number>, seat: string,
 *   suggestions: Suggestion[], simulations: number, seconds: number, format: number}} Hint */

const MAX_SIMULATIONS = 100_000_000;
const MAX_SECONDS = 3600;
const MAX_PARAMETER = 10 ** 9;
const FIRST_SHARE = 1 / 3; // of what is left of a turn's budget, what the next decision gets
const POSITIVE = ["prior_temperature", "prior_visits"];
const HINT_FORMAT = 2;
const MOST_SHOWN = 3;
const ONE = 1_000_000; // what a share of 1 is in tables of calibration
const STEPS = 100; // of a table

/** The budget of a text: `2000`, `1.5s`, `200ms`, `1s/turn`. @param {string} text @returns {TurnBudget} */
export function readBudget(text) {
  const given = /^\s*(\d+(?:\.\d+)?)\s*(ms|s)?\s*(\/\s*turn\s*)?$/.exec(text);
  if (given) {
    const number = Number(given[1]);
    const seconds = given[2] === "ms" ? number / 1000 : number;
    const perTurn = Boolean(given[3]);
    if (given[2] && seconds <= MAX_SECONDS) return { simulations: MAX_SIMULATIONS, seconds, perTurn };
    if (!given[2] && Number.isInteger(number) && number >= 1 && number <= MAX_SIMULATIONS) {
      return { simulations: number, seconds: MAX_SECONDS, perTurn };
    }
  }
  throw new BourgadeError("bad-budget", `“${text.trim()}” is not a search budget; “2000”, “1.5s” and “1s/turn” are.`);
}

/** The budget of a decision, after so many choices of the same turn.
 * @param {TurnBudget} budget @param {number} choices @returns {TurnBudget} */
export function budgetAfter(budget, choices) {
  if (!budget.perTurn) return budget;
  const share = FIRST_SHARE * (1 - FIRST_SHARE) ** choices;
  const simulations = Math.max(1, Math.floor(budget.simulations * share));
  return { simulations, seconds: budget.seconds * share, perTurn: false };
}

/** The bots of a game: levels, weakest first, policies, a net alone, and the search.
 * @param {Game} game @returns {string[]} */
export function botNames({ data }) {
  return [...Object.keys(data.bots.levels), "greedy", "random", "net", "mcts"];
}

/** The bot of a spec. @param {Game} game @param {string} spec @param {number | string} seed @returns {Bot} */
export function makeBot(game, spec, seed) {
  const given = spec.trim().toLowerCase();
  const colon = given.indexOf(":");
  const [name, rest] = colon < 0 ? [given, ""] : [given.slice(0, colon), given.slice(colon + 1)];
  if (name === "mcts") return new SearchBot(game, given, seed, readSearch(given, colon < 0 ? "1s" : rest));
  if (name === "net") {
    const { temperature = 0 } = colon < 0 ? {} : readSettings(given, rest, ["temperature"]);
    return new NetBot(game, given, seed, temperature);
  }
  if (given === "random" || given === "greedy") return new PolicyBot(game, given, seed);
  const level = game.data.bots.levels[given];
  if (level) return Object.assign(makeBot(game, level, seed), { name: given });
  throw new BourgadeError("unknown-bot", `“${spec.trim()}” is not a bot. Known: ${botNames(game).join(", ")}.`);

  /** @param {string} whole @param {string} text */
  function readSearch(whole, text) {
    const [budget, ...settings] = text.split(",");
    const known = ["threads", "temperature", "policy_net", ...Object.keys(game.data.bots.parameters)];
    const read = readSettings(whole, settings.join(","), known.filter((one) => one !== "hidden"));
    const { threads = 1, temperature = 0, policy_net = Number(game.data.bots.policy_net), ...parameters } = read;
    if (threads !== 1) throw new BourgadeError("bad-bot-setting", `“${whole}”: in a page a search has one thread.`);
    if (policy_net > 1) throw new BourgadeError("bad-bot-setting", `“${whole}”: policy_net is 0 or 1.`);
    for (const one of POSITIVE) {
      if (parameters[one] === 0) throw new BourgadeError("bad-bot-setting", `“${whole}”: ${one} cannot be 0.`);
    }
    return { budget: readBudget(budget), temperature, policyNet: policy_net === 1, parameters };
  }
}

/** The settings `name=number` of a text. @param {string} spec @param {string} text
 * @param {string[]} known @returns {Record<string, number>} */
function readSettings(spec, text, known) {
  /** @type {Record<string, number>} */
  const given = {};
  for (const setting of text ? text.split(",") : []) {
    const [name, value = ""] = setting.split("=").map((part) => part.trim());
    if (!known.includes(name) || !/^\d+$/.test(value) || Number(value) > MAX_PARAMETER) {
      const why = `“${setting.trim()}” is not a setting. Known: ${known.join(", ")}`;
      throw new BourgadeError("bad-bot-setting", `“${spec}”: ${why}.`);
    }
    given[name] = Number(value);
  }
  return given;
}

/** The random numbers of one decision. @param {number | string} seed @param {Match} match */
const decisionState = (seed, match) => randomState(`bot ${seed} ${match.ply}`);

/** A bot that plays one of the policies. */
class PolicyBot {
  /** @param {Game} game @param {"random" | "greedy"} name @param {number | string} seed */
  constructor(game, name, seed) {
    this.game = game;
    this.policy = name;
    this.name = /** @type {string} */ (name);
    this.seed = seed;
  }

  /** @param {Match} match */
  async choose(match) {
    return match.chooseBy(this.policy, decisionState(this.seed, match));
  }

  close() {}
}

/** A bot that searches; it keeps its tree while it plays one match. */
class SearchBot {
  /** @param {Game} game @param {string} name @param {number | string} seed
   * @param {{budget: TurnBudget, temperature: number, policyNet: boolean,
   *   parameters: Record<string, number>}} search */
  constructor(game, name, seed, search) {
    this.game = game;
    this.name = name;
    this.seed = seed;
    this.how = search;
    /** @type {Searcher?} */
    this.searcher = null;
  }

  /** @param {Match} match @param {Asked} [asked] */
  async choose(match, asked) {
    const { moves } = match;
    if (moves.length === 1) return moves[0];
    const { estimates, actor } = await this.search(match, asked);
    const { temperature } = this.how;
    if (temperature === 0) return estimates[0].move;
    const lot = decisionState(this.seed, match)[0] / 2 ** 32;
    return sampleMove(this.game, estimates, actor, temperature, lot).move;
  }

  /** Search the position of a match within the bot's budget. @param {Match} match @param {Asked} [asked] */
  async search(match, asked) {
    this.searcher ??= new Searcher(this.game, this.seed, this.how);
    const { choices = 0, longest = MAX_SECONDS } = asked ?? {};
    const { simulations, seconds } = budgetAfter(this.how.budget, choices + match.choicesThisTurn());
    return this.searcher.search(match, { simulations, seconds: Math.min(seconds, longest) }, asked);
  }

  close() {
    this.searcher?.close();
    this.searcher = null;
  }
}

/** A bot that asks a net which move to make, and looks no further. */
class NetBot {
  /** @param {Game} game @param {string} name @param {number | string} seed @param {number} temperature */
  constructor(game, name, seed, temperature) {
    this.name = name;
    this.seed = seed;
    this.temperature = temperature;
    this.net = namesMoves(game.nets) ? new NetReader(game) : null;
    const how = { budget: readBudget("1"), temperature: 0, policyNet: false, parameters: {} };
    this.ahead = new SearchBot(game, "mcts:1", seed, how); // where no net names moves
  }

  /** @param {Match} match @param {Asked} [asked] */
  async choose(match, asked) {
    const { moves } = match;
    if (moves.length === 1) return moves[0];
    if (!this.net) return this.ahead.choose(match, asked);
    return this.net.choose(match, this.temperature, decisionState(this.seed, match));
  }

  close() {
    this.net?.close();
    this.ahead.close();
  }
}

/** Asks the policy net of a game. */
class NetReader {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.room = newRoom(game, game.nets);
    this.out = game.place("i4", game.vocabulary.texts.length);
    this.value = game.place("i8", game.data.words.seats.length);
    this.rng = game.place("i8", 4);
    this.states = game.placeRecords(game.stateBytes, 1);
  }

  /** @param {Match} match @param {number} temperature @param {number[]} words */
  choose(match, temperature, words) {
    const { game, rng } = this;
    game.array("i8", rng).set(words.map(BigInt));
    return game.vocabulary.texts[this.#call("choose_by_net", match, { temperature, rng })];
  }

  /** @param {Match} match */
  predict(match) {
    const { game, out, room, value } = this;
    const { units } = game.data.bots;
    const n = this.#call("look", match, {});
    game.call("to_probabilities", { logits: room.logits, n, powers: game.nets.powers });
    const shares = Array.from(game.array("i8", value), (share) => Number(share) / units.share);
    const actions = Array.from(game.array("i4", out).subarray(0, n));
    const parts = Array.from(game.array("i8", room.logits).subarray(0, n), (part) => Number(part) / units.probability);
    return {
      policy: Object.fromEntries(actions.map((action, i) => [game.vocabulary.texts[action], parts[i]])),
      value: Object.fromEntries(game.data.words.seats.map((seat, p) => [seat, shares[p]])),
    };
  }

  /** @param {string} entry @param {Match} match @param {Record<string, any>} more */
  #call(entry, match, more) {
    const { game, out, room, states, value } = this;
    const { policy: net, powers } = game.nets;
    game.memory.set(match.state, states.at);
    return game.call(entry, { s: states, book: { at: game.at.book }, net, powers, room, out, value, ...more });
  }

  close() {
    const { game, room, out, value, rng, states } = this;
    game.release({ room, out, value, rng, states });
  }
}

/** What the policy net says about the position that the seat to act sees: the probability of each
 * legal move, and each seat's share of the win.
 * @param {Match} match @returns {{policy: Record<string, number>, value: Record<string, number>}} */
export function predict(match) {
  if (!namesMoves(match.game.nets)) {
    throw new BourgadeError("no-net", `${match.game.data.game} has no policy net.`);
  }
  checkDecision(match);
  const net = new NetReader(match.game);
  try {
    return net.predict(match);
  } finally {
    net.close();
  }
}

/** The best moves for the player to move; `signal` ends the search early.
 * @param {Match} match @param {string} budget
 * @param {{seed?: number | string, most?: number} & Asked} how @returns {Promise<Hint>} */
export async function hint(match, budget = "1s", { seed = 0, most = MOST_SHOWN, signal } = {}) {
  checkDecision(match);
  const { game } = match;
  const searcher = new Searcher(game, seed);
  try {
    const result = calibrated(match, await searcher.search(match, readBudget(budget), { signal }));
    const { actor, estimates, simulations, seconds } = result;
    const best = estimates[0].shares[actor];
    return {
      game: game.data.game,
      options: game.data.options,
      seat: game.data.words.seats[actor],
      suggestions: estimates.slice(0, most).map((estimate) => {
        // A move with few visits may look better than the best one: it is not known to be.
        const share = Math.min(estimate.shares[actor], best);
        const { move, visits } = estimate;
        return { move, share, behind: best - share, visits, error: errorOf(estimate, actor) };
      }).sort((one, other) => one.behind - other.behind),
      simulations,
      seconds: Math.round(1000 * seconds) / 1000,
      format: HINT_FORMAT,
    };
  } finally {
    searcher.close();
  }
}

/** @param {Match} match */
function checkDecision({ over, seat }) {
  if (over || seat < 0) throw new BourgadeError("no-decision", "Nobody has a decision to make now.");
}

/** A move from the softmax over the seat's shares; `lot`, from 0 to 1, picks it.
 * @template {{shares: number[]}} T
 * @param {Game} game @param {T[]} estimates @param {number} seat @param {number} temperature
 * @param {number} lot @returns {T} */
function sampleMove(game, estimates, seat, temperature, lot) {
  const { units } = game.data.bots;
  const highest = Math.max(...estimates.map(({ shares }) => shares[seat]));
  let total = 0;
  const upTo = estimates.map(({ shares }) => {
    const below = Math.trunc(((highest - shares[seat]) * 1000 * units["log2 e"]) / temperature);
    return (total += game.call("power_of_two", { below, powers: game.nets.powers }));
  });
  const found = upTo.findIndex((sum) => sum > lot * total);
  return estimates[found < 0 ? estimates.length - 1 : found];
}

/** The result of a search with shares that come true as often as they say.
 * @param {Match} match @param {SearchResult} result @returns {SearchResult} */
export function calibrated(match, result) {
  const table = match.game.data.bots.calibration;
  if (!table) return result;
  const estimates = result.estimates.map((one) => ({ ...one, shares: weighed(table, one.shares) }));
  const shares = result.actor < 0
    ? mean(estimates, [...match.outcomes.values()]) // so that luck has no favourite
    : weighed(table, result.shares);
  return { ...result, estimates, shares };
}

/** @param {number[]} table @param {number[]} shares */
function weighed(table, shares) {
  const width = ONE / STEPS;
  const weights = shares.map((share) => {
    const part = roundedToEven(share * ONE);
    const step = Math.min(STEPS - 1, Math.max(0, Math.floor(part / width)));
    const over = Math.min(width, Math.max(0, part - step * width));
    return table[step] * (width - over) + table[step + 1] * over;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total ? weights.map((weight) => weight / total) : shares;
}

/** As Python rounds. @param {number} number */
function roundedToEven(number) {
  const below = Math.floor(number);
  const rest = number - below;
  return rest > 0.5 || (rest === 0.5 && below % 2) ? below + 1 : below;
}
