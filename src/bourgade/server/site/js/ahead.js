// What a move does, before the server has answered: for the pages of tables, which a server draws.
// It is told only where it needs neither chance nor anything that the player may not see.

import { loadGame } from "../lib/bourgade.js";
import * as m from "../lib/markup.js";
import { learn, openGame, serverTexts } from "../lib/page.js";
import * as $ from "../lib/python.js";

// Worlds that are imagined behind what a player sees: what all of them agree on does not depend on it.
const WORLDS = [1n, 2n, 3n];
const LOT = "i8";
const CHANCE = "chance";

const GAMES = new URL("../../games/", import.meta.url);
const WORDS = new URL("../words/", import.meta.url);

async function fetched(address, kind) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer[kind]();
}

// ``data`` is what the server tells of the game with its options chosen.
export async function openAhead(data, language) {
  const folder = new URL(`${data.game}/`, GAMES);
  const [module, manifest, ownWords, words, game, board] = await Promise.all([
    fetched(new URL(`${data.module}.wasm`, folder), "arrayBuffer"),
    fetched(new URL(`${data.module}.json`, folder), "json"),
    fetched(new URL(`words-${language}.json`, folder), "json"),
    fetched(new URL(`${language}.json`, WORDS), "json"),
    import(new URL("game.js", folder)),
    import(new URL("templates.js", folder)),
  ]);
  const engine = await loadGame(module, manifest, data);
  learn({ [language]: words });
  const opened = openGame(engine, game.default, data, { [language]: ownWords });
  const parts = { module, manifest, data };
  return new Ahead({ engine, compiled: game.default, templates: board.templates, opened, language, parts, folder });
}

class Ahead {
  constructor(given) {
    Object.assign(this, given);
  }

  get name() {
    return this.engine.data.game;
  }

  // A worker that knows the game with the nets of its bots.
  async thinkers() {
    const { moves, value } = this.engine.data.nets;
    const files = [moves, value].filter(Boolean).map(({ file }) => file);
    const fetchedNet = async (file) => [file, await fetched(new URL(`nets/${file}`, this.folder), "arrayBuffer")];
    const [{ Thinkers }, ...nets] = await Promise.all([import("../lib/thinkers.js"), ...files.map(fetchedNet)]);
    const thinkers = new Thinkers({ size: 1 });
    thinkers.load(this.name, { ...this.parts, nets: Object.fromEntries(nets) });
    return thinkers;
  }

  resume(state) {
    return this.engine.resume(bytesOf(state));
  }

  get module() {
    return this.engine.manifest.digest;
  }

  // Why a move cannot be made; null if it can.
  refusal(facts, move) {
    const { BourgadeError } = this.compiled;
    try {
      const match = this.opened.resume(bytesOf(facts.state));
      const action = match.variant.vocabulary.action(move);
      if (match.actions().includes(action)) return null;
      throw match.refusal(action);
    } catch (error) {
      if (!(error instanceof BourgadeError)) throw error;
      return { message: error.brief(this.language), rule: $.str(error.args_.get("rule", "")) };
    }
  }

  // The pieces of the page after a move; null where the server alone can tell.
  after(facts, move, board) {
    const state = bytesOf(facts.state);
    const worlds = this.engine.data.hides ? WORLDS.map((lot) => this.#imagined(state, lot)) : [state];
    const matches = worlds.map((world) => this.opened.resume(world));
    for (const match of matches) match.play(move);
    const [match, ...others] = matches;
    const seen = this.#seen(match, facts.seat);
    // A device with secrets of several people is passed on first.
    if (facts.mine.length > 1 && this.engine.data.hides) return null;
    if (others.some((other) => this.#seen(other, facts.seat) !== seen)) return null;
    const [{ events }] = match.engine.steps;
    if (match.over || (match.actor === CHANCE && !events.length)) return null;
    return this.#drawn(match, facts, move, board);
  }

  #imagined(state, lot) {
    const { at, memory, stateBytes, view } = this.engine;
    memory.set(state, at.states);
    for (let i = 0; i < 4; i++) view.setBigInt64(at.rng + 8 * i, lot + BigInt(i), true);
    const rng = { at: at.rng, shape: [4], kind: LOT };
    this.engine.call("imagine", { s: { at: at.states }, book: { at: at.book }, rng });
    return memory.slice(at.states, at.states + stateBytes);
  }

  // All that a seat can tell of a match after its only step, as a text.
  #seen(match, seat) {
    const { events: kinds } = this.compiled;
    const [{ events }] = match.engine.steps;
    const isTold = (row) => row.seat === seat || !kinds.find(([name]) => name.toLowerCase() === row.event)?.[1].private;
    return `${match.as_seen_by(seat).engine.state} ${JSON.stringify(events.filter(isTold))}`;
  }

  #drawn(match, facts, move, board) {
    const { compiled, language } = this;
    const { actor, variant } = match;
    const called = dict(facts.called);
    const last = dict(facts.last);
    const mover = this.opened.resume(bytesOf(facts.state)).actor;
    last.set(mover, this.#deed(match, mover, facts, move));
    const scene = $.call(compiled.scene_of, null, [match, language], [
      ["seat", sideOf(actor, facts)], ["mine", new $.PySet(facts.mine)], ["may_act", facts.mine.includes(actor)],
      ["bots", dict(facts.bots)], ["last", last], ["called", called], ["reader", facts.reader],
      ["generic", board === "generic.html"],
    ]);
    const t = $.declare((message, args) => this.#say(message, args), ["message"], { alone: 1, others: true });
    const values = {
      scene, ui: new compiled.BoardFunctions(scene), board, view: new $.Dict([["mine", facts.mine]]),
      status: statusOf(actor, facts), name: facts.called[actor] ?? "",
    };
    return m.render(this.templates, "_foreseen.html", values, { t, lang: language });
  }

  // What a seat did, as it reads below its name.
  #deed(match, mover, { called, reader }, move) {
    const { compiled, language } = this;
    const names = dict(called);
    if (reader) names.set(reader, this.#say("you", new $.Dict()));
    const event = match.made.at(-1).events.find(({ seat, heads_turn }) => seat === mover && !heads_turn);
    if (event) {
      const text = event.text(language, names, reader);
      return mover === reader ? text : compiled.unnamed(text, names.at(mover));
    }
    return compiled.move_sentence(match.variant, match.variant.vocabulary.action(move), language, dict(called));
  }

  #say(message, args) {
    return $.call(serverTexts.say, serverTexts, [this.language, message], args.items());
  }
}

// The seat that the board is drawn from: of several, the one whose turn it is.
function sideOf(actor, { mine, seat, turns }) {
  if (!turns) return seat;
  return mine.includes(actor) ? actor : mine[0];
}

// The message that says whose turn it is then; what chance does the server tells.
function statusOf(actor, { bots, mine }) {
  if (actor === CHANCE) return "";
  if (mine.includes(actor)) return mine.length > 1 ? "status-yours-here" : "status-yours";
  return actor in bots ? "status-thinking" : "status-theirs";
}

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const dict = (plain) => new $.Dict(Object.entries(plain));
