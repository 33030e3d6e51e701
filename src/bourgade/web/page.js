/**
 * A game in a page, as the functions compiled from Python see it: the engine of `bourgade.js` with
 * the interface of `play.Match`, and data in place of what Python reads from files.
 */

import { CHANCE, Match as Engine } from "./bourgade.js";
import { Sentences } from "./fluent.js";
import * as $ from "./python.js";

const NOBODY = -2;

// Words

/** Texts by language, as Python's `Texts`; their names of words come from compiled methods. */
class Words {
  constructor(parts, naming = null) {
    this._naming = naming;
    this.languages = {};
    for (const [language, some] of Object.entries(parts)) {
      this.languages[language] = new Sentences(language, ...some);
    }
  }
  has(language, message) {
    // A page reads one language, and every language has the same messages.
    return (this.languages[language] ?? Object.values(this.languages)[0]).has(message);
  }
}

Words.prototype.say = $.declare(
  function (language, message, args) {
    return this.languages[language].say(message, Object.fromEntries(args.items()));
  },
  ["language", "message"],
  { alone: 2, others: true },
);

export const serverTexts = new Words({});
export const kernelTexts = new Words({});
export const errorTexts = new Words({});

/** Read the words of every page: by language those of the kernel, of errors and of the pages. */
export function learn(words) {
  const parts = (names) =>
    Object.fromEntries(Object.entries(words).map(([language, some]) => [language, names.map((name) => some[name])]));
  Object.assign(serverTexts, new Words(parts(["kernel", "server"])));
  Object.assign(kernelTexts, new Words(parts(["kernel"])));
  Object.assign(errorTexts, new Words(parts(["errors", "kernel"])));
}

// Plain data

const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A record as Python's `plain` makes it: names, lists, lists of lists. */
class Plain {}

class PlainState extends Plain {
  tobytes() {
    return this.$bytes;
  }
}

function read(memory, field, at) {
  switch (field.type) {
    case "i1": return memory.getInt8(at);
    case "i2": return memory.getInt16(at, true);
    case "i4": return memory.getInt32(at, true);
    default: return Number(memory.getBigInt64(at, true));
  }
}

function record(engine, memory, layout, at, into = new Plain()) {
  const { records } = engine.manifest;
  for (const [name, field] of Object.entries(layout.fields)) {
    const inner = records[field.type];
    const bytes = inner?.bytes ?? Number(field.type.slice(1));
    const one = (place) => (inner ? record(engine, memory, inner, place) : read(memory, field, place));
    const shape = field.shape ?? [];
    const part = (side, place) => {
      if (side === shape.length) return one(place);
      const step = shape.slice(side + 1).reduce((product, length) => product * length, bytes);
      // A module has room for more words than this game has.
      const length = Math.min(shape[side], engine.data.words[field.by?.[side]]?.length ?? shape[side]);
      return Array.from({ length }, (_, i) => part(side + 1, place + i * step));
    };
    into[name] = part(0, at + field.at);
  }
  return into;
}

export const plain = (state) => state;

function dicts(x) {
  if (Array.isArray(x)) return x.map(dicts);
  if (x === null || typeof x !== "object") return x;
  return new $.Dict(Object.entries(x).map(([key, value]) => [key, dicts(value)]));
}

/** The same as dicts, lists, texts and numbers. */
export function plainData(x) {
  if (x === null || x === undefined) return null;
  if (typeof x !== "object") return x;
  if (Array.isArray(x) || x instanceof $.PySet) return [...x].map((one) => plainData(one));
  if (x instanceof $.Dict) return new $.Dict(x.items().map(([key, value]) => [$.str(key), plainData(value)]));
  if (x.table instanceof $.Dict) return plainData(x.table);
  const names = x.constructor.$fields ?? Object.keys(x);
  return new $.Dict(names.map((name) => [name, plainData(x[name])]));
}

const known = new WeakMap();

export function contentOf(variant) {
  if (!known.has(variant.content)) known.set(variant.content, plainData(variant.content));
  return known.get(variant.content);
}

export const contents = { $item: () => null };
export const wordsOf = (variant) => variant.words;
export const phasesOf = (act, verb) => act.phases.at(verb);
export const pageLanguage = () => document.documentElement.lang;
export const noDeadline = () => "";

/** The lessons of a game that is open, in their order. */
export const knownLessons = (game) => game.lessons;
export const knownLesson = (game, name) => game.lessons.find((lesson) => lesson.name === name) ?? null;

// What is open in this page

const open = new Map();

export const variantOf = (name) => open.get(name);
export const findGame = (name) => open.get(name).game;

/** A game with its options chosen: the engine, the functions compiled for it, its words, and its
 * lessons by language where one is given. */
export function openGame(engine, compiled, data, words, lessons = {}) {
  const { Game, Variant, Vocabulary, BoardFunctions, Match, Texts } = compiled;
  if (!Object.hasOwn(BoardFunctions.prototype, "keep")) prepare(compiled);
  // Names of words are found as Python finds them.
  const named = Object.getOwnPropertyDescriptors(Texts.prototype);
  for (const name of ["name", "named"]) {
    if (named[name]) Object.defineProperty(Words.prototype, name, named[name]);
  }
  const facts = compiled.facts;
  const texts = new Words(words, compiled.naming);
  const kinds = new $.Dict(compiled.events.map(([name, kind]) => [name, { name, kind }]));
  const byNumber = (number) => kinds.at(compiled.events[number][0]);
  byNumber.$item = (name) => kinds.at(name);
  const game = $.made(Game, {
    ...Object.fromEntries(FUNCTIONS.map((name) => [name, compiled[name]])),
    name: facts.at("name"),
    scores: facts.at("scores"),
    endings: facts.at("endings"),
    hides: facts.at("hides"),
    edition: facts.at("edition") ? { name: facts.at("edition") } : null,
    state: { fields: new $.PySet(facts.at("ending") ? ["ending"] : []) },
    act: { rule: facts.at("rule"), phases: compiled.phases },
    events: byNumber,
    texts,
  });
  game.lessons = lessonsOf(compiled, game, words, lessons);
  const lists = new $.Dict(Object.entries(data.words));
  const book = record(engine, view(engine.memory), engine.manifest.records.Book, engine.at.book);
  const seats = data.words.seats;
  const variant = $.made(Variant, {
    game,
    content: compiled.content,
    texts,
    tables: { kept: "" },
    pictures: new $.Dict(),
    options: new $.Dict(Object.entries(data.options)),
    players: data.players,
    seats: seats.length,
    automata: new $.Dict(Object.entries(data.automata)),
    words: lists,
    book,
    plain_book: book,
    unusual: data.unusual.map((name) => ({ name })),
    Event: compiled.Event,
  });
  variant.vocabulary = $.made(Vocabulary, vocabularyOf(engine, data));
  open.set(game.name, variant);
  return {
    variant,
    engine,
    start: (moves) => startOf(Match, variant, engine, moves),
    // What came before is not known.
    resume: (state) => matchOf(Match, variant, engine.resume(state)),
  };
}

function lessonsOf({ Lesson, naming }, game, words, given) {
  const [told] = Object.values(given);
  if (!told) return [];
  const parts = Object.entries(given).map(([language, one]) => [language, [...words[language], one.words]]);
  const texts = new Words(Object.fromEntries(parts), naming);
  return told.lessons.map((lesson) => $.made(Lesson, { ...lesson, game, texts }));
}

const FUNCTIONS = [
  "board_data", "refuse", "not_now", "count", "tally", "goal", "naming", "rule_of", "picture",
];

/** The methods of compiled classes that the page writes itself. */
function prepare({ BoardFunctions, Match, Situation, TableState, BourgadeError, Vocabulary }) {
  // Nothing is cached: pieces are made anew.
  BoardFunctions.prototype.keep = $.declare((key, caller) => caller(), [], {
    rest: true,
    keywords: ["caller", "offers"],
  });
  mixin(Situation, PageSituation);
  mixin(Match, PageMatch);
  mixin(TableState, PageTable);
  mixin(Vocabulary, PageVocabulary);
  Vocabulary.unknown = (text) => new BourgadeError("error-unknown-move", null, new $.Dict([["move", text]]));
}

function mixin(kind, page) {
  for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(page.prototype))) {
    if (name !== "constructor") Object.defineProperty(kind.prototype, name, found);
  }
}

// Moves

function vocabularyOf(engine, data) {
  const verbs = [];
  let base = 0;
  for (const [name, written, dims, byChance] of data.verbs) {
    const size = dims.reduce((product, dim) => product * data.words[dim].length, 1);
    verbs.push({ name, written, dims, byChance, base, words: dims.map((dim) => data.words[dim]) });
    base += size;
  }
  return { engine, verbs };
}

class PageVocabulary {
  move(action) {
    const verb = this.verbs.findLast(({ base }) => base <= action);
    const words = [];
    let rest = action - verb.base;
    for (const choices of verb.words.toReversed()) {
      words.unshift(choices[rest % choices.length]);
      rest = Math.floor(rest / choices.length);
    }
    return { verb: verb.name, dims: verb.dims, words, by_chance: verb.byChance };
  }
  text(action) {
    return this.engine.vocabulary.texts[action];
  }
  action(text) {
    try {
      return this.engine.vocabulary.action(text);
    } catch {
      throw this.constructor.unknown(text);
    }
  }
  written(verb, ...words) {
    return [this.verbs.find(({ name }) => name === verb).written, ...words].join(" ");
  }
}

// A match

function startOf(Match, variant, engine, moves = []) {
  const match = matchOf(Match, variant, engine.start());
  for (const move of moves) match.play(move);
  return match;
}

const matchOf = (Match, variant, engine, steps = []) =>
  $.made(Match, {
    variant, engine, made: steps, skipped: 0, players: new $.Dict(), resigned: [], dice: null, start_position: null,
  });

class PageSituation {
  get state() {
    const { game, state } = this.engine;
    if (this.seen?.$of !== state) {
      this.seen = record(game, view(state), game.manifest.records.State, 0, new PlainState());
      Object.defineProperty(this.seen, "$of", { value: state });
      Object.defineProperty(this.seen, "$bytes", { value: Array.from(state).join() });
    }
    return this.seen;
  }
  get over() {
    return this.engine.over;
  }
  get ply() {
    return this.engine.ply;
  }
  get actor() {
    return this.over ? null : this.engine.actor;
  }
  get phase() {
    return this.engine.position.phase;
  }
  get position() {
    return dicts(this.engine.position);
  }
  actions() {
    return this.engine.moves.map((text) => this.variant.vocabulary.action(text));
  }
  seen_by(seat) {
    return this.as_seen_by(seat).state;
  }
  _score_table() {
    const rows = Object.values(this.engine.points).map((row) => Object.values(row));
    return rows;
  }
}

class PageMatch {
  as_seen_by(seat) {
    const { game } = this.engine;
    const { at, entries, memory, stateBytes } = game;
    memory.set(this.engine.state, at.states);
    entries.observe(at.states, seat === null ? NOBODY : game.data.words.seats.indexOf(seat));
    const seen = new Engine(game, memory.slice(at.states, at.states + stateBytes), []);
    const made = matchOf(this.constructor, this.variant, seen);
    made.players = this.players;
    return made;
  }
  copy() {
    const made = matchOf(this.constructor, this.variant, this.engine.copy(), [...this.made]);
    return Object.assign(made, { players: this.players, resigned: this.resigned, dice: this.dice });
  }
  foresee(action) {
    const then = this.engine.copy();
    const events = then.play(this.variant.vocabulary.text(action));
    return [eventsOf(this.variant, events), then.over ? null : then.actor];
  }
  had_choice(step) {
    return new Engine(this.engine.game, step.state, []).moves.length > 1;
  }
  /** Make a move; what happened. */
  play(text) {
    const { actor, variant } = this;
    const state = this.engine.state;
    const rows = this.engine.play(text);
    const action = variant.vocabulary.action(text);
    this.made.push(stepOf(variant, actor, action, state, rows));
    return this.made.at(-1).events;
  }
  take_back(steps) {
    this.made.splice(-steps);
    this.engine.takeBack(steps);
    return null;
  }
  steps() {
    return this.made;
  }
  backwards() {
    return [...this.made].reverse();
  }
  last_steps(most) {
    return this.made.slice(-most);
  }
  get length() {
    return this.made.length;
  }
  get history() {
    return this.engine.history;
  }
  get throws_dice() {
    return true;
  }
}

const stepOf = (variant, actor, action, state, rows) => ({
  actor,
  action,
  state,
  get events() {
    const events = eventsOf(variant, rows);
    Object.defineProperty(this, "events", { value: events });
    return events;
  },
  get heads_turn() {
    return rows.some(({ event }) => variant.game.events.$item(event.toUpperCase()).kind.heads_turn);
  },
});

function eventsOf(variant, rows) {
  return rows.map(({ event, seat, rule, ...words }) => {
    const { kind } = variant.game.events.$item(event.toUpperCase());
    const args = new $.Dict(kind.params.keys().map((name) => [name, words[name]]));
    return new variant.Event(event, seat, args, rule, variant, kind.private, kind.heads_turn, kind.transfer);
  });
}

// A table of one person

class PageTable {
  get draws_in_secret() {
    return new $.PySet();
  }
  get enters() {
    return new $.PySet();
  }
  playable() {
    return this.match;
  }
  get time_left() {
    return 1;
  }
}

export { CHANCE };
