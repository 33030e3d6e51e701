// @ts-check
/** Many whole games, with the first columns of the rows that `bourgade simulate` writes for the same
 * study, up to what everybody had at the end. Nothing is counted on the way. */

import { BourgadeError } from "./errors.js";
import { derivedSeed, randomStates, seedKey } from "./random.js";
import { breathe } from "./search.js";

/** @typedef {import("./bourgade.js").Game} Game */
/** @typedef {{bots: string[], seed?: number}} Study */
/** @typedef {Record<string, (number | boolean | string)[]>} Columns One row per game. */

export const POLICIES = ["random", "greedy"]; // by their numbers
export const SLICE = 64; // games that are played in one go

/** Play some games of a study: as many bots as there are seats, or a list that is repeated. `signal`
 * ends it after the games that were played by then. @param {Game} game @param {Study} study
 * @param {{start?: number, games: number, signal?: {aborted: boolean},
 *   progress?: (done: number) => void}} how @returns {Promise<Columns>} */
export async function simulate(game, { bots, seed = 0 }, { start = 0, games, signal, progress }) {
  const { players, automata } = game.data;
  if (!bots.length || bots.length > players.length) {
    throw new BourgadeError("bad-seats", `${bots.length} bots for ${players.length} seats.`);
  }
  const seated = players.map((_, p) => bots[p % bots.length].trim().toLowerCase());
  for (const bot of seated) if (!POLICIES.includes(bot)) game.bot(bot).close(); // refused if unknown
  const all = [...seated, ...automata];
  const orders = ordersOf(all, players.length);
  const thinks = seated.some((bot) => !POLICIES.includes(bot));
  const sheet = new Sheet(game, all);
  for (let done = 0; done < games && !(signal?.aborted && done); ) {
    const count = thinks ? 1 : Math.min(SLICE, games - done);
    const seating = Array.from({ length: count }, (_, i) => orders[(start + done + i) % orders.length]);
    const finals = thinks
      ? [await playMatch(game, all, seating[0], derivedSeed("study", seed, start + done), signal)]
      : playGames(game, seating.map((row) => row.map((entry) => POLICIES.indexOf(all[entry]))),
          randomStates(seed, start + done, count));
    if (finals[0] === null) break; // it was stopped in the middle of a game
    finals.forEach((final, i) => sheet.add(start + done + i, /** @type {Uint8Array} */ (final), seating[i]));
    done += count;
    progress?.(done);
    await breathe();
  }
  return sheet.columns;
}

/** The rows of several parts as one. @param {Columns[]} parts @returns {Columns} */
export function joined(parts) {
  return Object.fromEntries(Object.keys(parts[0]).map((name) => [name, parts.flatMap((part) => part[name])]));
}

/** The same as a file, as Python writes these columns. @param {Columns} columns */
export function toCsv(columns) {
  const names = Object.keys(columns);
  const cell = (/** @type {string} */ name, /** @type {any} */ value) => {
    const text = name.startsWith("won_") && Number.isInteger(value) ? `${value}.0` : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = columns.game.map((_, i) => names.map((name) => cell(name, columns[name][i])).join(","));
  return [names.join(","), ...rows].map((line) => `${line}\n`).join("");
}

/** Every way to seat the bots: each order round the table, and each turn of it.
 * @param {string[]} bots @param {number} players @returns {number[][]} */
export function ordersOf(bots, players) {
  const byNames = new Map();
  for (const others of permutations(Array.from({ length: players - 1 }, (_, i) => i + 1))) {
    byNames.set(others.map((entry) => bots[entry]).join("\n"), others);
  }
  // What the rules play themselves keeps its seat.
  const rest = bots.map((_, entry) => entry).slice(players);
  return [...byNames.values()].flatMap((others) => {
    const round = [0, ...others];
    return round.map((_, turn) => [...round.slice(turn), ...round.slice(0, turn), ...rest]);
  });
}

/** @param {number[]} items @returns {number[][]} in the order of the items */
function permutations(items) {
  if (!items.length) return [[]];
  return items.flatMap((item, i) =>
    permutations(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]),
  );
}

/** The final states of games between policies. @param {Game} game @param {number[][]} policies
 * @param {number[][]} states of random numbers @returns {Uint8Array[]} */
function playGames(game, policies, states) {
  const { bytes, fields } = game.manifest.records.State;
  const count = states.length;
  const seats = game.data.words.seats.length;
  const room = {
    states: game.placeRecords(bytes, 5),
    finals: game.placeRecords(bytes, count),
    policies: game.place("i1", count, seats),
    rngs: game.place("i8", count, 4),
    out: game.place("i4", 3, game.vocabulary.texts.length),
  };
  const blank = room.states.at + 4 * bytes;
  game.memory.fill(0, room.states.at, room.states.at + room.states.bytes);
  game.view.setInt8(blank + fields.seats.at, seats);
  // What the rules play themselves needs no policy.
  game.array("i1", room.policies).set(policies.flat().map((policy) => Math.max(0, policy)));
  game.array("i8", room.rngs).set(states.flat().map(BigInt));
  const books = { at: game.at.book, shape: [1] };
  game.call("play_games", { ...room, books, most: game.data.longest });
  const finals = Array.from({ length: count }, (_, i) => {
    const at = room.finals.at + i * bytes;
    return game.memory.slice(at, at + bytes);
  });
  game.release(room);
  return finals;
}

/** The final state of a game whose bots think; null if it was stopped.
 * @param {Game} game @param {string[]} bots @param {number[]} seating @param {number} seed
 * @param {{aborted: boolean}} [signal] */
async function playMatch(game, bots, seating, seed, signal) {
  const key = seedKey(seed);
  const seated = game.data.players.map((_, p) => game.bot(bots[seating[p]], { seed: derivedSeed("bot", seed, p) }));
  const match = game.start();
  match.playChance(key);
  while (!match.over && match.ply < game.data.longest) {
    const move = await seated[match.seat].choose(match, { signal });
    if (signal?.aborted) break;
    match.play(move);
    match.playChance(key);
  }
  for (const bot of seated) bot.close();
  return signal?.aborted ? null : match.state;
}

/** Takes the rows of games: who won, how long it took, what everybody had. */
export class Sheet {
  /** @param {Game} game @param {string[]} bots */
  constructor(game, bots) {
    this.game = game;
    this.bots = bots;
    const { State } = game.manifest.records;
    const row = Object.values(State.fields).find(
      ({ type, by }) => game.manifest.records[type] && by?.length === 1 && by[0] === "seats",
    );
    this.players = row;
    this.inner = row && game.manifest.records[row.type];
    const single = Object.entries(this.inner?.fields ?? {}).filter(
      ([, { by, set, names, type }]) => !by && !set && !names && !game.manifest.records[type],
    );
    this.measures = single.filter(([, { of }]) => !of);
    this.traits = single.filter(([, { of }]) => of && of !== "seats");
    /** @type {Columns} */
    this.columns = { game: [], finished: [], turns: [], plies: [] };
    for (const seat of game.data.words.seats) {
      for (const name of ["bot", "won", ...[...this.measures, ...this.traits].map(([one]) => one)]) {
        this.columns[`${name}_${seat}`] = [];
      }
    }
  }

  /** @param {number} number @param {Uint8Array} final @param {number[]} seating */
  add(number, final, seating) {
    const { columns, game } = this;
    const match = game.resume(final);
    const winners = match.winners;
    columns.game.push(number);
    columns.finished.push(match.over);
    columns.turns.push(game.field(final, "turn"));
    columns.plies.push(match.ply);
    game.data.words.seats.forEach((seat, p) => {
      columns[`bot_${seat}`].push(this.bots[seating[p]]);
      columns[`won_${seat}`].push(winners.includes(seat) ? 1 / winners.length : 0);
      for (const [name, field] of this.measures) columns[`${name}_${seat}`].push(this.of(final, p, field));
      for (const [name, field] of this.traits) {
        const word = this.of(final, p, field);
        columns[`${name}_${seat}`].push(word < 0 ? "" : game.data.words[field.of ?? ""][word]);
      }
    });
  }

  /** A figure of a player. @param {Uint8Array} final @param {number} p
   * @param {import("./bourgade.js").Field} field */
  of(final, p, field) {
    const { players, inner } = this;
    return this.game.number(final, field, (players?.at ?? 0) + p * (inner?.bytes ?? 0) + field.at);
  }
}
