// @ts-check
/**
 * Bourgade's games in a page or in Node: the same rules, compiled to WebAssembly.
 *
 *     import { loadGame } from "./bourgade.js";
 *     const game = await loadGame(module, manifest, data, nets);
 *     const match = game.start();
 *     match.moves;            // ["roll 1", …], or what chance can bring
 *     match.play("roll 1");   // what happened, as events
 *     match.position;         // everything on the table, by name
 *     const bot = game.bot("strong", { seed: 7 });
 *     match.play(await bot.choose(match));
 *     await hint(match, "1s");    // the best moves, with their shares of the win
 *
 * `module` and `manifest` are in the folder `wasm` of a game; `data` is what
 * `bourgade.web.page_data` makes of the game with its options chosen, and `nets` holds the files that
 * it names. Names, texts and numbers are those of the Python library, and so are records: what one
 * writes, the other reads. `thinkers.js` does the same work in Web Workers, so that no page freezes.
 */

import { makeBot } from "./bots.js";
import { BourgadeError } from "./errors.js";
import { namedRecord, number } from "./layout.js";
import { placeNets, unpacked } from "./nets.js";
import { CHANCE, readRecord, recordText, Vocabulary } from "./notation.js";
import { draw } from "./random.js";

export { botNames, hint, predict, readBudget } from "./bots.js";
export { BourgadeError } from "./errors.js";
export { CHANCE, readRecord } from "./notation.js";

/**
 * @typedef {{at: number, type: string, by?: string[], shape?: number[], of?: string, set?: string,
 *   names?: Record<string, string>}} Field
 * @typedef {{bytes: number, fields: Record<string, Field>}} RecordLayout
 * @typedef {{format: number, game: string, rules: number, digest: string,
 *   sizes: Record<string, number>, records: Record<string, RecordLayout>,
 *   entries: Record<string, [string, string][]>}} Manifest
 * @typedef {{name: string, params: [string, string][], rule: string, rules?: string[]}} EventKind
 * @typedef {{format: number, module: string, game: string, rules: number, content: string,
 *   options: Record<string, string | number>, players: string[], automata: string[], words: Record<string, string[]>,
 *   verbs: [string, string, string[], boolean][], events: EventKind[],
 *   phases: Record<string, string>, scores: string[], endings: string[], notes: Notes, hides: boolean, longest: number,
 *   position: {format: number, without: string[]}, book: string, bots: BotData,
 *   nets: {value: {file: string, seat: number[], table: number[]} | null, moves: MovesNet | null},
 *   start?: {state: string, position: any}}} GameData `start` is where matches begin, if not as in the box.
 * @typedef {{table: number[][], slots: {name: string, word: string, dim: string, adds: boolean}[],
 *   lines: string[]}} Notes What is counted of every player.
 * @typedef {{levels: Record<string, string>, policy_net: boolean, parameters: Record<string, number>,
 *   facts: number, nodes: number, depth: number, powers: number[], units: Record<string, number>,
 *   calibration: number[] | null}} BotData
 * @typedef {{file: string, facts: number, inputs: number[], actions: number[], shift: number,
 *   strange: {moves: string, bias: number[], factor: number[]}}} MovesNet
 * @typedef {{actor: string, move: string, action: number, choices: number, before: Uint8Array,
 *   events: GameEvent[]}} Step What was done, of how many choices, and the state before it.
 * @typedef {{event: string, seat: string | null, rule: string} & Record<string, any>} GameEvent
 * @typedef {{headers: Map<string, string>, moves: [string, string][]}} GameRecord
 */

export const FORMAT = 1;
const BY_CHANCE = -1; // the actor while chance decides
const NOBODY = -2; // the actor once the game is over
const SCRATCH = 5; // states that players try things out in
const PAGE = 65536; // bytes by which memory grows
const KINDS = { i1: Int8Array, i2: Int16Array, i4: Int32Array, i8: BigInt64Array };

/**
 * A game from its module, which must be the one that the data was made for.
 * @param {BufferSource | WebAssembly.Module | Response | Promise<Response>} module
 * @param {Manifest} manifest
 * @param {GameData} data
 * @param {Record<string, ArrayBuffer | Uint8Array>} nets the files that `data.nets` name; without
 *   them everything works but bots and hints
 */
export async function loadGame(module, manifest, data, nets = {}) {
  if (manifest.format !== FORMAT || data.format !== FORMAT) {
    throw new BourgadeError("other-format", `Format ${data.format} of ${data.game} is not known.`);
  }
  if (manifest.digest !== data.module) {
    const found = `${manifest.digest}, not ${data.module}`;
    throw new BourgadeError("other-module", `The module of ${data.game} is another one: ${found}.`);
  }
  return new Game(await instanceOf(module), manifest, data, await unpacked(nets));
}

/** @param {any} module @returns {Promise<WebAssembly.Instance>} */
async function instanceOf(module) {
  const given = await module;
  try {
    if (typeof Response !== "undefined" && given instanceof Response) {
      return (await WebAssembly.instantiateStreaming(given, {})).instance;
    }
    const made = await WebAssembly.instantiate(given, {});
    return made instanceof WebAssembly.Instance ? made : made.instance;
  } catch (error) {
    if (typeof WebAssembly !== "undefined" && !(error instanceof WebAssembly.CompileError)) throw error;
    // The browser is too old, or the policy of the page forbids it.
    throw new BourgadeError("no-webassembly", `The rules cannot run here: ${/** @type {any} */ (error).message}`);
  }
}

/** A game with its options chosen. Its matches share one module; each keeps its own state. */
export class Game {
  /** @type {import("./nets.js").Nets | undefined} */
  #nets;
  /** @type {Map<number, number[]>} */
  #free = new Map(); // offsets of memory that was given back, by bytes
  #end = 0; // of the memory that was ever given away

  /** @param {WebAssembly.Instance} instance @param {Manifest} manifest @param {GameData} data
   * @param {Record<string, ArrayBuffer>} files of nets, unpacked */
  constructor(instance, manifest, data, files = {}) {
    this.files = files;
    this.data = data;
    this.manifest = manifest;
    /** @type {any} */
    this.entries = instance.exports;
    this.vocabulary = new Vocabulary(data);
    const { State, Book, Log } = manifest.records;
    const seats = data.words.seats.length;
    const row = 4 * this.vocabulary.texts.length;
    this.stateBytes = State.bytes;
    this.#end = this.entries.__heap_base.value;
    this.memory = new Uint8Array(this.entries.memory.buffer);
    this.view = new DataView(this.entries.memory.buffer);
    this.at = {
      book: this.reserve(Book.bytes),
      states: this.reserve(SCRATCH * State.bytes),
      log: this.reserve(Log.bytes),
      out: this.reserve(row),
      weight: this.reserve(row),
      more: this.reserve(row),
      rng: this.reserve(32),
      points: this.reserve(4 * seats * data.scores.length),
    };
    const book = bytesOf(data.book);
    if (book.length !== Book.bytes) {
      throw new BourgadeError("other-module", `The book of ${data.game} has another layout.`);
    }
    this.memory.set(book, this.at.book);
  }

  /** The nets that bots ask, placed in memory when they are first needed. */
  get nets() {
    this.#nets ??= placeNets(this, this.files);
    return this.#nets;
  }

  /** A bot by its spec: a level, `random`, `greedy`, `net`, `mcts:500`, `mcts:1.5s`.
   * `await bot.choose(match)` gives a legal move for the seat that is to act; `bot.close()` gives
   * its memory back. @param {string} spec @param {{seed?: number | string}} options */
  bot(spec, { seed = 0 } = {}) {
    return makeBot(this, spec, seed);
  }

  // Memory of the module

  /** Room for so many bytes; zeros unless it was used before. @param {number} bytes */
  reserve(bytes) {
    const again = this.#free.get(bytes)?.pop();
    if (again !== undefined) return again;
    const at = (this.#end + 15) & ~15;
    this.#end = at + bytes;
    const { memory } = this.entries;
    const missing = Math.ceil((this.#end - memory.buffer.byteLength) / PAGE);
    if (missing > 0) {
      memory.grow(missing);
      this.memory = new Uint8Array(memory.buffer);
      this.view = new DataView(memory.buffer);
    }
    return at;
  }

  /** Room for numbers in rows and columns. @param {keyof typeof KINDS} kind @param {number[]} shape
   * @returns {import("./nets.js").Place} */
  place(kind, ...shape) {
    const bytes = shape.reduce((whole, side) => whole * side, KINDS[kind].BYTES_PER_ELEMENT);
    return { at: this.reserve(bytes), shape, bytes };
  }

  /** Room for records. @param {number} size of one @param {number} count
   * @returns {import("./nets.js").Place} */
  placeRecords(size, count) {
    return { at: this.reserve(size * count), shape: [count], bytes: size * count };
  }

  /** The numbers of a place; ask again after more room was made, which moves them.
   * @template {keyof typeof KINDS} K @param {K} kind @param {import("./nets.js").Place} place
   * @returns {InstanceType<(typeof KINDS)[K]>} */
  array(kind, { at, bytes }) {
    const Kind = KINDS[kind];
    return /** @type {any} */ (new Kind(this.entries.memory.buffer, at, bytes / Kind.BYTES_PER_ELEMENT));
  }

  /** Give places back, however they are bundled. @param {any} bundle */
  release(bundle) {
    if (!bundle || typeof bundle !== "object") return;
    if (bundle.bytes === undefined) return Object.values(bundle).forEach((one) => this.release(one));
    if (!bundle.bytes) return;
    if (!this.#free.has(bundle.bytes)) this.#free.set(bundle.bytes, []);
    this.#free.get(bundle.bytes)?.push(bundle.at);
  }

  /** Call an entry with its arguments by name; places, numbers and bundles of them.
   * @param {string} entry @param {Record<string, any>} given @returns {number} */
  call(entry, given) {
    const words = this.manifest.entries[entry].flatMap(([name, kind]) => {
      const value = name.split(".").reduce((bundle, part) => bundle[part], given);
      if (typeof value === "number") return [value];
      return kind.endsWith("[]") ? [value.at, ...value.shape] : [value.at];
    });
    return this.entries[entry](...words);
  }

  /** Make a step in a state in memory, without reading its events.
   * @param {number} at @param {number} action */
  step(at, action) {
    this.view.setInt32(this.at.log, 0, true);
    this.entries.step(at, this.at.book, action, this.at.log);
  }

  // Matches

  /** A match from its beginning; the caller decides for chance as well. */
  start() {
    const { at, data, entries, stateBytes } = this;
    if (data.start) return new Match(this, bytesOf(data.start.state), []);
    this.memory.fill(0, at.states, at.states + stateBytes);
    this.view.setInt8(at.states + this.manifest.records.State.fields.seats.at, data.words.seats.length);
    entries.setup(at.states, at.book);
    return new Match(this, this.memory.slice(at.states, at.states + stateBytes), []);
  }

  /** A match that goes on from a state, without what came before it. @param {Uint8Array} state */
  resume(state) {
    return new Match(this, state, []);
  }

  /** A number of a state by its field. @param {Uint8Array} state @param {string} name */
  field(state, name) {
    return this.number(state, this.manifest.records.State.fields[name]);
  }

  /** A number of a state that lies somewhere in it. @param {Uint8Array} state @param {Field} field
   * @param {number} at */
  number(state, field, at = field.at) {
    return number(new DataView(state.buffer, state.byteOffset, state.byteLength), field, at);
  }

  /** A match from its record: every move is replayed, so an illegal one is found.
   * @param {string} text */
  read(text) {
    const { headers, moves } = readRecord(text);
    const { data } = this;
    /** @type {Record<string, string>} */
    const expected = { game: data.game, rules: `${data.rules}`, content: data.content };
    for (const [name, value] of Object.entries(data.options)) expected[`option ${name}`] = `${value}`;
    for (const [name, value] of Object.entries(expected)) {
      if (headers.get(name) !== value) {
        const found = headers.get(name) ?? "missing";
        throw new BourgadeError("other-game", `The record says “${name}: ${found}”, not “${value}”.`);
      }
    }
    if (headers.has("position") || headers.has("seen by")) {
      throw new BourgadeError("not-from-start", "The record does not tell a whole game from its start.");
    }
    return this.replay(moves);
  }

  /** A match from its moves, which are all replayed.
   * @param {[string, string][]} moves each with its actor @param {Match} match what they follow */
  replay(moves, match = this.start()) {
    for (const [actor, move] of moves) {
      if (actor !== match.actor) {
        const turn = match.actor ?? "over";
        throw new BourgadeError("wrong-turn", `Move ${match.ply + 1} is by ${actor}; it is ${turn}.`);
      }
      match.play(move);
    }
    return match;
  }

  /** @param {Uint8Array} state @returns {any} What a state holds, by name. */
  named(state) {
    const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
    const read = (/** @type {string} */ name) => number(view, this.manifest.records.State.fields[name]);
    const position = {
      format: this.data.position.format,
      ...namedRecord(this, view, this.manifest.records.State),
    };
    for (const name of this.data.position.without) delete position[name];
    position.actor = this.actorName(read("actor"));
    position.phase = this.data.phases[read("phase")];
    position.over = read("over") !== 0;
    return position;
  }

  /** @param {number} actor */
  actorName(actor) {
    if (actor === NOBODY) return null;
    return actor === BY_CHANCE ? CHANCE : this.data.words.seats[actor];
  }
}

/** One game being played. Moves go in as text; the state is a few hundred bytes of its own. */
export class Match {
  /** @param {Game} game @param {Uint8Array} state @param {Step[]} steps */
  constructor(game, state, steps) {
    this.game = game;
    this.state = state;
    /** What was done, from the start. */
    this.steps = steps;
  }

  copy() {
    return new Match(this.game, this.state, [...this.steps]); // nobody changes a state in place
  }

  /** The match as it stood after so many steps. @param {number} steps */
  at(steps) {
    return new Match(this.game, this.steps[steps]?.before ?? this.state, this.steps.slice(0, steps));
  }

  /** Go back so many steps, past dice as well. @param {number} steps */
  takeBack(steps) {
    const [first] = steps > 0 ? this.steps.splice(-steps) : [];
    if (first) this.state = first.before;
  }

  /** The state before the first step. */
  get beginning() {
    return this.steps[0]?.before ?? this.state;
  }

  /** Who did what, from the start, as a new list. @returns {[string, string][]} */
  get history() {
    return this.steps.map(({ actor, move }) => [actor, move]);
  }

  /** How many choices the player to move has made since somebody else decided. */
  choicesThisTurn() {
    const { actor } = this;
    let choices = 0;
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const step = this.steps[i];
      if (step.actor !== actor && step.actor !== CHANCE) break;
      if (step.actor !== CHANCE && step.choices > 1) choices++;
    }
    return choices;
  }

  /** Who is to act: a seat's letter, "chance", or null once the game is over. */
  get actor() {
    return this.game.actorName(this.game.field(this.state, "actor"));
  }

  /** The number of the seat that is to act; −1 for chance, −2 once the game is over. */
  get seat() {
    return this.game.field(this.state, "actor");
  }

  get over() {
    return this.game.field(this.state, "over") !== 0;
  }

  get ply() {
    return this.game.field(this.state, "ply");
  }

  /** The moves that are legal now, as text; for chance, its outcomes. */
  get moves() {
    return this.actions.map((action) => this.game.vocabulary.texts[action]);
  }

  /** The same as numbers. @returns {number[]} */
  get actions() {
    const { at, entries, view, vocabulary } = this.game;
    this.#put();
    if (this.over) return [];
    const size = vocabulary.texts.length;
    const n = this.seat === BY_CHANCE
      ? entries.chance(at.states, at.book, at.out, size, at.weight, size)
      : entries.legal(at.states, at.book, at.out, size);
    return Array.from({ length: n }, (_, i) => view.getInt32(at.out + 4 * i, true));
  }

  /** The outcomes of chance, with their probabilities. @returns {Map<string, number>} */
  get outcomes() {
    if (this.actor !== CHANCE) return new Map();
    const { at, view } = this.game;
    return new Map(this.moves.map((text, i) => [text, view.getInt32(at.weight + 4 * i, true)]));
  }

  /** Everything on the table, by name. */
  get position() {
    return this.game.named(this.state);
  }

  /** What a seat may see, by name; without a seat, what a spectator sees. @param {string?} seat */
  viewOf(seat = null) {
    const { at, entries } = this.game;
    this.#put();
    entries.observe(at.states, seat === null ? NOBODY : this.#seat(seat));
    return this.game.named(this.game.memory.slice(at.states, at.states + this.game.stateBytes));
  }

  /** Points and tie-breaks by seat. @returns {Record<string, Record<string, number>>} */
  get points() {
    const { at, data, entries, view } = this.game;
    const seats = data.words.seats;
    const columns = data.scores;
    this.#put();
    this.game.memory.fill(0, at.points, at.points + 4 * seats.length * columns.length);
    entries.score(at.states, at.book, at.points, seats.length, columns.length);
    const cell = (/** @type {number} */ p, /** @type {number} */ i) => view.getInt32(at.points + 4 * (p * columns.length + i), true);
    return Object.fromEntries(
      seats.map((seat, p) => [seat, Object.fromEntries(columns.map((name, i) => [name, cell(p, i)]))]),
    );
  }

  /** The seats that won, several if they share the win; none while the game goes on. */
  get winners() {
    if (!this.over) return [];
    const rows = Object.entries(this.points).map(([seat, row]) => ({ seat, row: Object.values(row) }));
    const best = rows.reduce((top, { row }) => (isAhead(row, top) ? row : top), rows[0].row);
    return rows.filter(({ row }) => !isAhead(best, row)).map(({ seat }) => seat);
  }

  /** Make a move, or say what chance brought. @param {string} text @returns {GameEvent[]} */
  play(text) {
    const { at, data, entries, memory, stateBytes, vocabulary, view } = this.game;
    const action = vocabulary.action(text);
    const legal = this.actions;
    if (!legal.includes(action)) {
      const moves = legal.slice(0, 12).map((one) => vocabulary.texts[one]).join(", ");
      throw new BourgadeError("illegal-move", `“${text}” cannot be done now. Possible: ${moves || "nothing"}.`);
    }
    const actor = /** @type {string} */ (this.actor);
    view.setInt32(at.log, 0, true);
    entries.step(at.states, at.book, action, at.log);
    const step = { actor, move: vocabulary.texts[action], action, choices: legal.length };
    const events = readEvents(this.game);
    this.steps.push({ ...step, before: this.state, events });
    this.state = memory.slice(at.states, at.states + stateBytes);
    return events;
  }

  /** Let chance play until somebody has to decide: outcomes depend on the key and the ply alone.
   * @param {Uint8Array} key @returns {GameEvent[]} */
  playChance(key) {
    const events = [];
    while (this.actor === CHANCE) {
      const outcomes = [...this.outcomes];
      const chosen = draw(key, this.ply, outcomes.map(([, weight]) => weight));
      events.push(...this.play(outcomes[chosen][0]));
    }
    return events;
  }

  /** The move of a bot without a search, from what its seat may see. Four random numbers
   * below 2³² decide between equal moves. @param {"random" | "greedy"} policy
   * @param {ArrayLike<number>} numbers */
  choose(policy, numbers) {
    const words = Array.from(numbers, (word) => word >>> 0);
    words[0] = (words[0] | 1) >>> 0; // four zeros would stay zeros
    return this.chooseBy(policy, words);
  }

  /** The same with random numbers as they are. @param {"random" | "greedy"} policy
   * @param {number[]} words */
  chooseBy(policy, words) {
    const { at, entries, view, vocabulary } = this.game;
    const { seat } = this;
    if (seat < 0) throw new BourgadeError("no-decision", "Nobody has a decision to make now.");
    const size = vocabulary.texts.length;
    this.#put();
    words.forEach((word, i) => view.setBigInt64(at.rng + 8 * i, BigInt(word), true));
    const chosen =
      policy === "random"
        ? entries.choose_random(at.states, at.book, at.rng, 4, at.out, size)
        : entries.choose_by_sight(
            ...[at.states, SCRATCH, at.book, 1, seat, at.rng, 4],
            ...[at.out, size, at.weight, size, at.more, size],
          );
    return vocabulary.texts[chosen];
  }

  /** The game as text, which the Python library reads back. */
  record() {
    return recordText(this.game.data, this.history, this.winners);
  }

  #put() {
    this.game.memory.set(this.state, this.game.at.states);
  }

  /** @param {string} letter */
  #seat(letter) {
    const seat = this.game.data.words.seats.indexOf(letter.toUpperCase());
    if (seat < 0) throw new BourgadeError("unknown-seat", `There is no seat ${letter}.`);
    return seat;
  }
}

/** @param {string} base64 */
const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The events of the last step. @param {Game} game @returns {GameEvent[]} */
function readEvents(game) {
  const { at, data, manifest, view } = game;
  const { Log, EventRow } = manifest.records;
  const room = Log.fields.events.shape?.[0] ?? 0;
  const n = view.getInt32(at.log, true);
  if (n > room) throw new RangeError(`${n} events in one step, room for ${room}`);
  return Array.from({ length: n }, (_, i) => {
    const base = at.log + Log.fields.events.at + i * EventRow.bytes;
    const read = (/** @type {string} */ name) => number(view, EventRow.fields[name], base + EventRow.fields[name].at);
    const kind = data.events[read("kind")];
    const seat = read("seat");
    /** @type {Record<string, any>} */
    const words = {};
    let rule = kind.rule;
    kind.params.forEach(([name, dim], k) => {
      const value = read("abc"[k]);
      words[name] = dim === "number" ? value : data.words[dim].at(value);
      if (kind.rules && name === kind.rule) rule = kind.rules.at(value) ?? "";
    });
    return { event: kind.name, seat: seat >= 0 ? data.words.seats[seat] : null, ...words, rule };
  });
}

/** Whether one row of points beats another: the first column that differs decides.
 * @param {number[]} mine @param {number[]} theirs */
function isAhead(mine, theirs) {
  const i = mine.findIndex((value, k) => value !== theirs[k]);
  return i >= 0 && mine[i] > theirs[i];
}
