// @ts-check
/** Two versions of a game played with the same seeds: what differs, and how surely.
 *
 * Figures, sums and errors are those of `bourgade compare`. Game g of both has the same random numbers
 * and the same seats, so what both have in common cancels out of the difference. What is known of a
 * game is a whole number of 60ths, so sums are exact and do not depend on the order of the games. */

import { randomStates } from "./random.js";
import { breathe } from "./search.js";
import { ordersOf, POLICIES, Sheet, SLICE } from "./studies.js";

/** @typedef {import("./bourgade.js").Game} Game */
/** @typedef {{group: string, name: string, dim: string, kind: string}} Metric */
/** @typedef {{metric: Metric, sums: number[], products: number[]}} Sums Of one metric: of a, its
 *   count, b, its count; and of their products, row by row. */
/** @typedef {{games: number, unfinished: number, sums: Sums[]}} Part */
/** @typedef {{metric: Metric, games: number, first: number, second: number, error: number,
 *   firstError: number, secondError: number, difference: number, chance: number, found: boolean}} Difference */

const UNIT = 60;
const Z = 1.959963984540054; // of the 95 % interval
const SURE = 0.05; // how often at most a run finds any difference where there is none
const LEAST = 20; // fewer games than this show nothing

// The columns of what is noted of every seat; the lines of the count and the scores follow.
const PLACE = 0;
const DECISIONS = 1;
const CHOICES = 2;
const TOOK = 4;
const FIXED = 5;

/** Play some pairs of games. @param {Game[]} pair @param {import("./studies.js").Study} study
 * @param {{start: number, games: number, signal?: {aborted: boolean}}} how @returns {Promise<Part>} */
export async function playPairs(pair, { bots, seed = 0 }, { start, games, signal }) {
  const sides = pair.map((game) => new Side(game, bots));
  const tally = new Tally(sides);
  for (let done = 0; done < games && !signal?.aborted; ) {
    const count = Math.min(SLICE, games - done);
    const [first, second] = sides.map((side) => side.play(seed, start + done, count));
    for (let g = 0; g < count; g++) tally.add(first(g), second(g));
    done += count;
    await breathe();
  }
  return tally.part;
}

/** One version of the game, and what is known of each game of it. */
class Side {
  /** @param {Game} game @param {string[]} bots */
  constructor(game, bots) {
    const { players, automata, words } = game.data;
    this.game = game;
    this.bots = [...players.map((_, p) => bots[p % bots.length]), ...automata];
    this.orders = ordersOf(this.bots, players.length);
    this.seats = words.seats.length;
    this.sheet = new Sheet(game, this.bots);
    this.names = [...new Set(this.bots)];
    this.metrics = this.#metrics();
    this.keys = this.metrics.map(keyOf);
  }

  /** @returns {Metric[]} */
  #metrics() {
    const { data } = this.game;
    const { lines, slots } = data.notes;
    const share = (/** @type {string} */ group, /** @type {string} */ name, dim = "") =>
      ({ group, name, dim, kind: "share" });
    const number = (/** @type {string} */ group, /** @type {string} */ name, dim = "") =>
      ({ group, name, dim, kind: "number" });
    return [
      ...Array.from({ length: this.seats }, (_, p) => share("place", `${p + 1}`)),
      ...(this.names.length > 1 ? this.names.map((name) => share("bot", name)) : []),
      ...this.sheet.traits.flatMap(([trait, { of }]) =>
        data.words[of ?? ""].map((word) => share(trait, word, of))),
      ...["turns", "decisions", "choices", "lead_changes"].map((name) => number("length", name)),
      ...(data.endings.length > 1 ? data.endings.map((word) => share("ending", word)) : []),
      ...data.scores.map((name) => number("score", name)),
      ...lines.map((name) => number("line", name)),
      ...slots.flatMap(({ name, word, dim, adds }) => [
        ...(adds ? [] : [share(`had ${name}`, word, dim)]),
        number(`mean ${name}`, word, dim),
      ]),
    ];
  }

  /** Play some games; tells of each, metric by metric, its sum and how many it is the mean of; null
   * for one that was cut off. @param {number} seed @param {number} start @param {number} count
   * @returns {(g: number) => [number[], number[]] | null} */
  play(seed, start, count) {
    const { game, orders } = this;
    const seating = Array.from({ length: count }, (_, i) => orders[(start + i) % orders.length]);
    const played = playNoted(game, this.bots, seating, randomStates(seed, start, count));
    return (g) => this.#measured(played, g, seating[g]);
  }

  /** @param {ReturnType<typeof playNoted>} played @param {number} g @param {number[]} seated
   * @returns {[number[], number[]] | null} */
  #measured({ finals, facts, sums, firsts, columns, slots }, g, seated) {
    const { game, seats, sheet } = this;
    const { data } = game;
    const final = finals[g];
    if (!game.field(final, "over")) return null;
    const all = Array.from({ length: seats }, (_, p) => p);
    const fact = (/** @type {number} */ p, /** @type {number} */ column) => facts[(g * seats + p) * columns + column];
    const inAll = (/** @type {(p: number) => number} */ of) => all.reduce((whole, p) => whole + of(p), 0);
    const winners = game.resume(final).winners;
    const won = data.words.seats.map((seat) => (winners.includes(seat) ? Math.floor(UNIT / winners.length) : 0));
    /** @type {number[]} */
    const values = [];
    /** @type {number[]} */
    const counts = [];
    const tell = (/** @type {number} */ value, among = 1) => {
      values.push(value);
      counts.push(among);
    };
    for (const place of all) tell(inAll((p) => (fact(p, PLACE) === place ? won[p] : 0)));
    if (this.names.length > 1) {
      for (const name of this.names) tell(inAll((p) => (this.bots[seated[p]] === name ? won[p] : 0)));
    }
    for (const [, field] of sheet.traits) {
      const has = all.map((p) => sheet.of(final, p, field));
      data.words[field.of ?? ""].forEach((_, n) =>
        tell(inAll((p) => (has[p] === n ? won[p] : 0)), has.filter((one) => one === n).length));
    }
    tell(UNIT * game.field(final, "turn"));
    for (const column of [DECISIONS, CHOICES, TOOK]) tell(UNIT * inAll((p) => fact(p, column)));
    if (data.endings.length > 1) {
      const ending = game.field(final, "ending") - 1;
      data.endings.forEach((_, n) => tell(ending === n ? UNIT : 0));
    }
    const lines = data.notes.lines.length;
    data.scores.forEach((_, i) => tell(UNIT * inAll((p) => fact(p, FIXED + lines + i)), seats));
    data.notes.lines.forEach((_, i) => tell(UNIT * inAll((p) => fact(p, FIXED + i)), seats));
    data.notes.slots.forEach(({ adds }, i) => {
      const at = (/** @type {number} */ p) => (g * seats + p) * slots + i;
      if (!adds) tell(UNIT * inAll((p) => (firsts[at(p)] > 0 ? 1 : 0)), seats);
      tell(UNIT * inAll((p) => sums[at(p)]), seats);
    });
    return [values, counts];
  }
}

/** The final states of games between policies, and what was noted of them. @param {Game} game
 * @param {string[]} bots @param {number[][]} seating @param {number[][]} states of random numbers */
function playNoted(game, bots, seating, states) {
  const { State, Log } = game.manifest.records;
  const { notes, scores, words } = game.data;
  const count = states.length;
  const seats = words.seats.length;
  const moves = game.vocabulary.texts.length;
  const slots = notes.slots.length;
  const columns = FIXED + notes.lines.length + scores.length;
  const room = {
    states: game.placeRecords(State.bytes, 5),
    finals: game.placeRecords(State.bytes, count),
    policies: game.place("i1", count, seats),
    bars: game.place("i1", bots.length, moves),
    seating: game.place("i1", count, seats),
    rngs: game.place("i8", count, 4),
    out: game.place("i4", 3, moves),
    notes: {
      table: game.place("i4", notes.table.length, 5),
      sums: game.place("i4", count, seats, slots),
      firsts: game.place("i2", count, seats, slots),
      facts: game.place("i4", count, seats, columns),
      logs: game.placeRecords(Log.bytes, 1),
    },
  };
  const clear = [room.states, room.bars, room.notes.sums, room.notes.firsts, room.notes.facts, room.notes.logs];
  for (const { at, bytes } of clear) game.memory.fill(0, at, at + bytes);
  game.view.setInt8(room.states.at + 4 * State.bytes + State.fields.seats.at, seats);
  const numbers = seating.flat().map((entry) => Math.max(0, POLICIES.indexOf(bots[entry])));
  game.array("i1", room.policies).set(numbers);
  game.array("i1", room.seating).set(seating.flat());
  game.array("i8", room.rngs).set(states.flat().map(BigInt));
  game.array("i4", room.notes.table).set(notes.table.flat());
  const books = { at: game.at.book, shape: [1] };
  game.call("play_noted", { ...room, books, most: game.data.longest, lines: notes.lines.length });
  const finals = Array.from({ length: count }, (_, i) => {
    const at = room.finals.at + i * State.bytes;
    return game.memory.slice(at, at + State.bytes);
  });
  const facts = game.array("i4", room.notes.facts).slice();
  const sums = game.array("i4", room.notes.sums).slice();
  const firsts = game.array("i2", room.notes.firsts).slice();
  game.release(room);
  return { finals, facts, sums, firsts, columns, slots };
}

/** @param {Metric} metric */
export function keyOf({ group, name, dim }) {
  return `${group}\n${name}\n${dim}`;
}

/** Adds up pairs of games, metric by metric. What only the second version can tell of, a card that
 * was added, never happened in the first. */
class Tally {
  /** @param {Side[]} sides */
  constructor([first, second]) {
    this.places = second.keys.map((key) => first.keys.indexOf(key));
    const kept = second.metrics.map((metric, i) => this.places[i] >= 0 || /^(had|mean) /.test(metric.group));
    this.kept = kept.flatMap((yes, i) => (yes ? [i] : []));
    /** @type {Part} */
    this.part = {
      games: 0,
      unfinished: 0,
      sums: this.kept.map((i) => ({
        metric: second.metrics[i], sums: [0, 0, 0, 0], products: new Array(16).fill(0),
      })),
    };
  }

  /** @param {[number[], number[]] | null} first @param {[number[], number[]] | null} second */
  add(first, second) {
    const { part } = this;
    part.games++;
    if (!first || !second) {
      part.unfinished++;
      return;
    }
    this.kept.forEach((i, n) => {
      const place = this.places[i];
      const row = [
        place < 0 ? 0 : first[0][place], place < 0 ? second[1][i] : first[1][place],
        second[0][i], second[1][i],
      ];
      const { sums, products } = part.sums[n];
      for (let a = 0; a < 4; a++) {
        sums[a] += row[a];
        for (let b = 0; b < 4; b++) products[4 * a + b] += row[a] * row[b];
      }
    });
  }
}

/** Pairs of games as far as they have been played. */
export class PairSums {
  games = 0;
  unfinished = 0;
  /** @type {Map<string, Sums>} */
  #sums = new Map();

  /** @param {Part} part */
  add({ games, unfinished, sums }) {
    this.games += games;
    this.unfinished += unfinished;
    for (const one of sums) {
      const held = this.#sums.get(keyOf(one.metric));
      if (!held) {
        this.#sums.set(keyOf(one.metric), { ...one, sums: [...one.sums], products: [...one.products] });
        continue;
      }
      one.sums.forEach((value, i) => (held.sums[i] += value));
      one.products.forEach((value, i) => (held.products[i] += value));
    }
  }

  /** All differences; those are found that hold in view of how many were looked at.
   * @returns {Difference[]} */
  differences() {
    const games = this.games - this.unfinished;
    return judged([...this.#sums.values()].map((sums) => differenceOf(sums, games)));
  }
}

/** The difference of both means or shares, with its standard error. @param {Sums} sums
 * @param {number} games @returns {Difference} */
export function differenceOf({ metric, sums, products }, games) {
  const [a, nA, b, nB] = sums;
  const first = nA ? a / nA : 0;
  const second = nB ? b / nB : 0;
  // How much a value moves with its sum, and with how many it is the mean of
  const slopes = [nA ? [1 / nA, -first / nA] : [0, 0], nB ? [1 / nB, -second / nB] : [0, 0]];
  const errorOf = (/** @type {number[]} */ slope) => {
    let spread = 0;
    for (let i = 0; i < 4; i++) {
      for (let k = 0; k < 4; k++) {
        spread += slope[i] * slope[k] * (products[4 * i + k] - (sums[i] * sums[k]) / Math.max(1, games));
      }
    }
    return Math.sqrt(Math.max(0, (spread * games) / Math.max(1, games - 1))) / UNIT;
  };
  const [one, other] = slopes;
  const error = errorOf([-one[0], -one[1], ...other]);
  const difference = (second - first) / UNIT;
  const chance = error ? chanceOf(Math.abs(difference) / error) : difference ? 0 : 1;
  return {
    metric, games, first: first / UNIT, second: second / UNIT, error, difference, chance, found: false,
    firstError: errorOf([...one, 0, 0]), secondError: errorOf([0, 0, ...other]),
  };
}

/** The same, marked where chance alone would hardly show one like it among so many (Holm).
 * @param {Difference[]} differences @returns {Difference[]} */
export function judged(differences) {
  const looked = differences.filter(({ error, difference }) => error > 0 || difference !== 0);
  const found = new Set();
  const ranked = [...looked].sort((one, other) => one.chance - other.chance);
  for (const [rank, one] of ranked.entries()) {
    if (one.games < LEAST || one.chance > SURE / (looked.length - rank)) break;
    found.add(one);
  }
  return differences.map((one) => ({ ...one, found: found.has(one) }));
}

/** Half of the 95 % interval of a standard error. @param {number} error */
export function reach(error) {
  return Z * error;
}

/** How often something normal lies so many standard errors off, on either side. @param {number} z */
export function chanceOf(z) {
  if (z > 38) return 0;
  const x = z / Math.SQRT2;
  if (x < 2.5) {
    // The series of the error function
    let term = x;
    let sum = x;
    for (let n = 1; n < 80; n++) {
      term *= (-x * x) / n;
      sum += term / (2 * n + 1);
    }
    return Math.max(0, 1 - (2 / Math.sqrt(Math.PI)) * sum);
  }
  // Its continued fraction, from the end
  let rest = x;
  for (let n = 60; n > 0; n--) rest = x + n / 2 / rest;
  return Math.exp(-x * x) / (rest * Math.sqrt(Math.PI));
}
