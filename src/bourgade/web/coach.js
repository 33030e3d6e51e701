// @ts-check
/** Reviews: what decided a game, with the figures of `bourgade review` but without its words.
 *
 * The Python module `bots/coach.py` says why it is done this way, `play/accounts.py` how margins
 * come about. */

import { calibrated, readBudget } from "./bots.js";
import { CHANCE } from "./bourgade.js";
import { BourgadeError } from "./errors.js";
import { Searcher } from "./search.js";

/** @typedef {import("./bourgade.js").Match} Match */
/** @typedef {import("./search.js").SearchResult} SearchResult */
/** @typedef {"luck" | "mistakes" | "gifts" | "unclear"} Part */
/** @typedef {{seat: string | null, choices: number, before: number[], after: number[],
 *   better: number | null}} Change What one step changed. */
/** @typedef {{start: number[], changes: Change[]}} ShareLine */
/** @typedef {{seat: string, start: number, luck: number, mistakes: number, gifts: number,
 *   unclear: number, result: number, margins: Record<string, number>}} Account */
/** @typedef {{step: number, seat: string | null, move: string, choices: number, before: number[],
 *   after: number[], better: string | null, margin: number}} Moment */
/** @typedef {{game: string, options: Record<string, string | number>, seats: string[],
 *   finished: boolean, start: number[], accounts: Account[], moments: Moment[],
 *   costliest: number[], turning_points: number[], margin: number, widest: number,
 *   positions: number, simulations: number, seconds: number, format: number}} Review */

const FORMAT = 2;
const PASSES = [1, 5, 25]; // of a review, by the budget of each
const NARROW = 0.02; // margins below which a review needs no further pass
const MOST_SHOWN = 3;
const CAUTION = 1.25; // widens what moved between two passes
const ROUNDING = 1e-12; // shares that differ by less are equal
const TYPICAL = 3; // moments of typical error that every sum is given more
const NEVER = { simulations: 100_000_000, seconds: 3600 };

/** Review a match, finished or not. `budget` is the most for each position; `within` divides a time
 * between all of them instead. @param {Match} match
 * @param {{budget?: string, within?: string, seed?: number, signal?: {aborted: boolean},
 *   progress?: (done: number, total: number) => void}} how @returns {Promise<Review>} */
export async function review(match, { budget = "200ms", within, seed = 0, signal, progress } = {}) {
  const began = performance.now();
  if (!match.steps.length) throw new BourgadeError("nothing-to-review", "Nothing was played yet.");
  const wanted = worthSearching(match);
  const sum = PASSES.reduce((a, b) => a + b);
  const most = Math.max(...PASSES);
  /** @typedef {Awaited<ReturnType<typeof searchAll>>} Pass */
  let earlier = /** @type {Pass | null} */ (null);
  let found = /** @type {Pass | null} */ (null);
  let [simulations, spent] = [0, 0];
  for (const [number, part] of PASSES.entries()) {
    // Dice of its own for every pass: what two of them agree on is not the dice's doing.
    const searcher = new Searcher(match.game, PASSES.length * seed + number);
    let each;
    if (within === undefined) {
      const whole = readBudget(budget);
      const count = Math.max(1, Math.floor((whole.simulations * part) / most));
      each = { simulations: count, seconds: (whole.seconds * part) / most };
    } else {
      each = { ...NEVER, seconds: (readBudget(within).seconds * (part / sum)) / searches(wanted, found) };
    }
    const searched = () => {
      spent += part;
      progress?.(Math.floor(spent / sum), wanted.length);
    };
    earlier = found;
    try {
      found = await searchAll(match, wanted, searcher, each, searched, signal);
    } finally {
      searcher.close();
    }
    simulations += /** @type {Pass} */ (found).simulations;
    if (found && earlier && widestMargin(accountsOf(match, found.line, earlier.line)) <= NARROW) break;
  }
  progress?.(wanted.length, wanted.length);
  const { line } = /** @type {Pass} */ (found);
  const seconds = (performance.now() - began) / 1000;
  return reviewOf(match, line, earlier?.line ?? null, { positions: wanted.length, simulations, seconds });
}

/** Every position in which something could have gone otherwise, and where a game broke off.
 * @param {Match} match */
function worthSearching(match) {
  const found = [];
  match.steps.forEach(({ choices }, step) => {
    if (choices > 1) found.push(match.at(step));
  });
  if (!match.over) found.push(match.copy());
  return found;
}

/** How many searches a pass will make, or about as many. @param {Match[]} wanted
 * @param {{searches: number} | null} earlier */
function searches(wanted, earlier) {
  if (earlier) return Math.max(1, earlier.searches);
  const decisions = wanted.filter(({ actor }) => actor !== CHANCE).length;
  return Math.max(1, wanted.length + Math.floor(decisions / 2));
}

/** Search every position once, and then what the better moves lead to.
 * @param {Match} match @param {Match[]} wanted @param {Searcher} searcher
 * @param {{simulations: number, seconds: number}} each @param {() => void} searched
 * @param {{aborted: boolean}} [signal] */
async function searchAll(match, wanted, searcher, each, searched, signal) {
  /** @type {Map<number, SearchResult>} */
  const results = new Map();
  let simulations = 0;
  let count = 0;
  const search = async (/** @type {Match} */ then) => {
    const result = calibrated(then, await searcher.search(then, each, { signal }));
    simulations += result.simulations;
    count++;
    return result;
  };
  // In the order of play, so that a searcher keeps its tree from position to position.
  for (const then of wanted) {
    results.set(then.steps.length, await search(then));
    searched();
  }
  /** @type {Map<number, number[]>} */
  const best = new Map();
  for (const then of wanted) {
    const at = then.steps.length;
    const { actor, estimates } = /** @type {SearchResult} */ (results.get(at));
    if (at === match.steps.length || actor < 0 || estimates[0].action === match.steps[at].action) continue;
    const led = ledTo(then, estimates[0].move);
    best.set(at, led.over ? sharesOf(led) : (await search(led)).shares);
  }
  return { line: lineOf(match, results, best), searches: count, simulations };
}

/** The next position after a move in which there is something to choose or to roll.
 * @param {Match} then @param {string} move */
function ledTo(then, move) {
  const led = then.copy();
  led.play(move);
  for (let { moves } = led; !led.over && moves.length === 1; { moves } = led) led.play(moves[0]);
  return led;
}

/** Each seat's share of a win. @param {Match} match */
function sharesOf(match) {
  const { winners } = match;
  return match.game.data.words.seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** What every position and every better move was found to be worth.
 * @param {Match} match @param {Map<number, SearchResult>} results @param {Map<number, number[]>} best
 * @returns {ShareLine} */
function lineOf(match, results, best) {
  const { over, steps } = match;
  let after = over ? sharesOf(match) : /** @type {SearchResult} */ (results.get(steps.length)).shares;
  /** @type {Change[]} */
  const changes = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    const seat = steps[at].actor === CHANCE ? null : steps[at].actor;
    const result = results.get(at);
    /** @type {Change} */
    const change = { seat, choices: result?.estimates.length ?? 1, before: after, after, better: null };
    const better = best.get(at);
    if (result && seat === null) change.before = result.shares;
    else if (result && better && better[result.actor] > after[result.actor] + ROUNDING) {
      change.before = better;
      change.better = result.estimates[0].action;
    }
    changes.unshift(change);
    if (result) after = result.shares;
  }
  return { start: after, changes };
}

/** @param {Match} match @param {ShareLine} line @param {ShareLine | null} earlier
 * @param {{positions: number, simulations: number, seconds: number}} counts @returns {Review} */
function reviewOf(match, line, earlier, { positions, simulations, seconds }) {
  const { data, vocabulary } = match.game;
  const margins = momentMargins(line, earlier);
  const moments = line.changes.map(({ seat, choices, before, after, better }, step) => {
    /** @type {Moment} */
    const moment = { step, seat, move: match.steps[step].move, choices, before, after, better: null, margin: margins[step] };
    // What the search cannot tell from its own error is not called a mistake.
    if (better !== null && lost(moment, data.words.seats) > margins[step]) moment.better = vocabulary.texts[better];
    return moment;
  });
  const accounts = accountsOf(match, line, earlier);
  const typical = moments.filter(({ choices }) => choices > 1).map(({ margin }) => margin);
  return {
    game: data.game,
    options: data.options,
    seats: data.words.seats,
    finished: match.over,
    start: line.start,
    accounts,
    moments,
    costliest: largest(moments.filter(({ better }) => better !== null), (one) => lost(one, data.words.seats)),
    turning_points: largest(moments.filter((one) => swing(one) > one.margin), swing).sort((a, b) => a - b),
    margin: typical.length ? Math.sqrt(sumOf(typical.map((m) => m * m)) / typical.length) : 0,
    widest: widestMargin(accounts),
    positions,
    simulations,
    seconds: Math.round(1000 * seconds) / 1000,
    format: FORMAT,
  };
}

/** What a move cost the player who made it; chance and best moves cost nothing.
 * @param {Moment} moment @param {string[]} seats */
export function lost({ seat, before, after }, seats) {
  if (seat === null) return 0;
  const p = seats.indexOf(seat);
  return Math.max(0, before[p] - after[p]);
}

/** The largest change of a share. @param {Moment} moment */
export function swing({ before, after }) {
  return Math.max(...after.map((share, p) => Math.abs(share - before[p])));
}

/** @param {Moment[]} moments @param {(moment: Moment) => number} by */
function largest(moments, by) {
  const found = [...moments].sort((a, b) => by(b) - by(a) || a.step - b.step);
  return found.slice(0, MOST_SHOWN).map(({ step }) => step);
}

// Accounts, and how far off they may be

/** Every seat's account. @param {Match} match @param {ShareLine} line
 * @param {ShareLine | null} earlier the pass before @returns {Account[]} */
function accountsOf(match, line, earlier) {
  const { seats } = match.game.data.words;
  return seats.map((seat, p) => {
    const parts = partsOf(line, seat, p);
    const figures = eachPart((part) => sumOf(parts[part]));
    const shares = sharesAlong(line, p);
    /** @type {Record<string, number>} */
    const margins = { start: 0, ...eachPart(() => 0), result: 0 };
    if (earlier) {
      const former = partsOf(earlier, seat, p);
      const moves = eachPart((part) => moved(parts[part], former[part]));
      const decided = moves.mistakes.map((a, at) => a + moves.gifts[at]);
      const alike = { ...moves, mistakes: decided, gifts: decided };
      for (const part of PARTS) {
        const spread = sumOf(moves[part].map((d) => d * d)) + TYPICAL * meanSquare(alike[part]);
        const common = Math.max(Math.abs(sumOf(moves[part])), Math.abs(figures.unclear));
        margins[part] = CAUTION * Math.sqrt(spread) + common;
      }
      const drift = moved(shares, sharesAlong(earlier, p));
      const typical = CAUTION * Math.sqrt(meanSquare(drift));
      margins.start = typical + Math.abs(drift[0]);
      margins.result = match.over ? 0 : typical + Math.abs(drift[drift.length - 1]);
    }
    return { seat, start: shares[0], ...figures, result: shares[shares.length - 1], margins };
  });
}

const PARTS = /** @type {Part[]} */ (["luck", "mistakes", "gifts", "unclear"]);

/** @template T @param {(part: Part) => T} make @returns {Record<Part, T>} */
function eachPart(make) {
  return /** @type {Record<Part, T>} */ (Object.fromEntries(PARTS.map((part) => [part, make(part)])));
}

/** A seat's share at the start and after every step. @param {ShareLine} line @param {number} p */
const sharesAlong = ({ start, changes }, p) => [start[p], ...changes.map(({ after }) => after[p])];

/** What every step added to each part of a seat's account.
 * @param {ShareLine} line @param {string} seat @param {number} p @returns {Record<Part, number[]>} */
function partsOf(line, seat, p) {
  const along = sharesAlong(line, p);
  const gained = (/** @type {(by: string | null) => boolean} */ counts) =>
    line.changes.map(({ seat: by, before, after }) => (counts(by) ? after[p] - before[p] : 0));
  return {
    luck: gained((by) => by === null),
    mistakes: gained((by) => by === seat),
    gifts: gained((by) => by !== null && by !== seat),
    unclear: line.changes.map(({ before }, at) => before[p] - along[at]),
  };
}

/** @param {Account[]} accounts */
function widestMargin(accounts) {
  return Math.max(...accounts.flatMap(({ margins }) => Object.values(margins)));
}

/** How far off the change of every step may be, for the seat that it says most of.
 * @param {ShareLine} line @param {ShareLine | null} earlier */
function momentMargins({ start, changes }, earlier) {
  if (!earlier) return changes.map(() => 0);
  const moves = changes.map(({ before, after }, at) => {
    const then = earlier.changes[at];
    return after.map((share, p) => share - before[p] - (then.after[p] - then.before[p]));
  });
  const typical = (/** @type {boolean} */ byChance) =>
    start.map((_, p) => meanSquare(moves.filter((_, at) => (changes[at].seat === null) === byChance).map((d) => d[p])));
  const [byChance, byPlayers] = [typical(true), typical(false)];
  return changes.map(({ choices, seat }, at) => {
    if (choices < 2) return 0;
    const alike = seat === null ? byChance : byPlayers;
    return CAUTION * Math.max(...moves[at].map((d, p) => Math.sqrt(d * d + alike[p])));
  });
}

/** @param {number[]} now @param {number[]} then */
const moved = (now, then) => now.map((share, at) => share - then[at]);

/** @param {number[]} numbers */
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Over what moved at all: steps without a choice say nothing of the others. @param {number[]} moves */
function meanSquare(moves) {
  const squares = moves.filter((d) => Math.abs(d) > ROUNDING).map((d) => d * d);
  return squares.length ? sumOf(squares) / squares.length : 0;
}
