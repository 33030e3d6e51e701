// A table of one person and bots, in this page instead of on a server. The log of moves is the game:
// a move is kept before it is shown.

import * as m from "../lib/markup.js";
import { serverTexts } from "../lib/page.js";
import * as $ from "../lib/python.js";
import { botSeed, commitmentOf, diceLines, draw, keyOf } from "./dice.js";
import { Overtaken, save } from "./games.js";
import { localized } from "./places.js";

const ME = "me";
const RECENT = 40; // Lines of the log that are shown at once.
const PAUSES = { fast: 0, "": 700, slow: 1800 }; // Milliseconds that a bot takes.
const HINT = "1s";
const CHANCE = "chance";
const [LEFT, FINISHED] = ["!sealed left", "!sealed finished"]; // As in log_rows.py.

const line = (ply, step, text, next, steps) => ({
  ply,
  actor: step === null ? "-" : step.actor === CHANCE ? "*" : step.actor,
  text,
  next,
  at: 0,
  steps,
  step,
  get events() {
    return step?.events ?? [];
  },
});

export class LocalTable {
  // ``game`` is the game as it was kept; ``kept`` is told whether it could be kept again.
  constructor({ game, compiled, templates, opened, thinkers, language, place, pref, kept }) {
    Object.assign(this, { game, compiled, templates, opened, thinkers, language, place, pref, kept });
    this.key = keyOf(game.secret, game.id);
    this.listeners = new Set();
    this.bots = new Map();
    this.said = [];
    this.table = this.#newTable();
    for (const [n, move] of game.moves.entries()) {
      if (n === game.since) this.#tellEnd();
      this.#tell(move, n);
    }
    if (game.moves.length === game.since) this.#tellEnd();
    this.#finish();
  }

  #newTable() {
    const { game, compiled, opened } = this;
    const seats = game.seats.map((seat, n) => [
      seat.seat,
      { n, seat: seat.seat, kind: seat.kind, name: "", bot: seat.bot ?? "", erased: false, colour: "",
        person: seat.kind === "person" ? ME : "", contribution: "", salt: "" },
    ]);
    return $.made(compiled.TableState, {
      row: { id: game.id, game: game.game, options: new $.Dict(Object.entries(game.options)), pace: "live",
        chance: "fair", secret: game.secret, hints: "always",
        lesson: game.lesson ?? (game.since ? "begun" : ""), origin: "", rated: "" },
      match: opened.start(),
      sitting: new $.Dict(seats),
      bots: new $.Dict(seats.filter(([, seat]) => seat.kind === "bot").map(([letter, seat]) => [letter, seat.bot])),
      resigned: new $.PySet(game.resigned),
      commitment: commitmentOf(game.secret),
      result: null, frozen: "", asked: "", declined: false, agreed: new $.PySet(), auto: new $.PySet(),
      story: [], log: [], last: new $.Dict(), told: new $.Dict(), hints: { $item: () => 0 },
      begins: 0, ply: 1, last_at: 0, sealed: game.taught === "" ? null : game.since, read: game.read ?? 0, seats_n: seats.length,
    });
  }

  get match() {
    return this.table.match;
  }

  // A move joins the match and the story.
  #tell(move, n) {
    const { match, table } = this;
    match.play(move);
    const next = match.actor === CHANCE ? "*" : (match.actor ?? "");
    const told = line(n + 1, match.last_steps(1)[0], move, next, match.length);
    table.story.push(told);
    table.log.push(told);
    table.last.set(told.actor, told);
    table.ply = this.game.revision + 1;
    return told;
  }

  // The line of the story that says how a lesson ended.
  #tellEnd() {
    const { game, match, table } = this;
    if (!game.taught) return;
    // It has a place of its own among the lines, which are known by their numbers.
    const told = line(match.length + 0.5, null, game.taught, match.actor ?? "", match.length);
    table.story.push(told);
    table.log.push(told);
  }

  // A lesson is over: from here on dice are those of the secret.
  #endLesson(how) {
    const { game, match, table } = this;
    Object.assign(game, { taught: how, since: match.length });
    table.sealed = game.since;
    this.#tellEnd();
  }

  #finish() {
    const { game, match, table } = this;
    const played = new $.Dict(game.seats.map(({ seat, kind, bot }) => [seat, kind === "bot" ? `${bot} ${seat} (bot)` : ""]));
    match.players = new $.Dict();
    this.players = played;
    if (match.over) table.result = { winners: match.winners.join(""), reason: "played" };
    else if (game.resigned.length) {
      const left = match.variant.players.filter((seat) => !game.resigned.includes(seat));
      table.result = left.length === 1 ? { winners: left[0], reason: "resigned" } : { winners: "", reason: "abandoned" };
    }
    game.over = table.over;
    game.winners = table.result?.winners ?? "";
    game.myTurn = table.asks(ME);
  }

  // Keep the game as it stands, before anything is shown.
  async #keep() {
    const { game } = this;
    game.revision += 1;
    game.at = Date.now();
    this.table.ply = game.revision + 1;
    this.#finish();
    game.record = this.record(); // for a time when these rules are no longer here
    try {
      this.kept(await save(structuredClone(game)));
    } catch (error) {
      if (error instanceof Overtaken) this.kept(false, true);
      throw error;
    }
  }

  async #make(move) {
    const n = this.game.moves.length;
    this.game.moves.push(move);
    const told = this.#tell(move, n);
    this.said.push(...this.#sentences([told]));
  }

  // Dice, and moves without an alternative, until somebody has to decide.
  async #follow() {
    const { match, table, compiled } = this;
    while (!table.over) {
      const run = table.lesson_run;
      if (run) {
        if (run.due[0]?.[0] !== CHANCE) return;
        await this.#make(run.due[0][1]);
      } else if (table.in_lesson) {
        this.#endLesson(FINISHED);
      } else if (match.actor === CHANCE) {
        const outcomes = [...match.engine.outcomes];
        const fallen = draw(this.key, match.ply, outcomes.map(([, weight]) => weight));
        await this.#make(outcomes[fallen][0]);
      } else if (table.asks(ME) && this.pref("auto") !== "never") {
        const only = compiled.only_move(match);
        if (only === null) return;
        await this.#make(only);
      } else return;
    }
  }

  // Begin or go on: roll the dice, and let the bots move.
  async start() {
    const { game } = this;
    const before = [game.moves.length, game.taught].join();
    await this.#follow();
    if ([game.moves.length, game.taught].join() !== before || game.revision === 0) await this.#keep();
    this.think();
  }

  async think() {
    if (this.thinking || this.stopped) return;
    this.thinking = true;
    try {
      while (this.table.bot_to_move !== null && !this.stopped) {
        const { revision } = this.game;
        const spec = this.table.bot_to_move;
        const seat = this.match.actor;
        const taught = this.table.lesson_run;
        const pause = new Promise((done) => setTimeout(done, PAUSES[this.pref("bots")] ?? PAUSES[""]));
        const move = taught ? taught.due[0][1] : await this.#bot(spec, seat).choose(this.match.engine.copy());
        await pause;
        if (revision !== this.game.revision || this.stopped) continue;
        await this.#make(move);
        await this.#follow();
        await this.#keep();
        this.#announce();
      }
    } finally {
      this.thinking = false;
    }
  }

  #bot(spec, seat) {
    const name = `${spec} ${seat}`;
    if (!this.bots.has(name)) {
      const seed = botSeed(this.game.secret, this.game.id, seat);
      this.bots.set(name, this.thinkers.bot(this.game.game, spec, { seed }));
    }
    return this.bots.get(name);
  }

  // Another page has the game now.
  stop() {
    this.stopped = true;
    this.thinkers.close();
  }

  // What the page asks for

  listen(hear) {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  #announce() {
    const message = this.message();
    this.said = [];
    for (const hear of this.listeners) hear(message);
    return message;
  }

  async answer(deed, fields, signal) {
    const deeds = {
      moves: () => this.#move(fields.get("move")),
      undo: () => this.#undo(),
      resign: () => this.#resign(fields.get("seat")),
      why: () => ({ why: this.#refusal(fields.get("move"))?.text ?? "" }),
      fragment: () => this.message(),
      hint: () => this.#hint(signal),
      "lesson/next": () => this.#readOn(),
      "lesson/leave": () => this.#leaveLesson(),
    };
    if (!deeds[deed]) return { status: 404, error: { message: deed }, ply: null };
    try {
      return await deeds[deed]();
    } catch (error) {
      if (error instanceof Overtaken || this.stopped) return this.#refuse("");
      throw error;
    }
  }

  #refuse(message, rule = "", calm = false) {
    const url = rule ? `rules-${this.game.game}.html#${rule}` : "";
    return { status: 409, error: { message, rule, rule_url: url, calm }, ply: this.table.ply };
  }

  #refusal(move) {
    const { match } = this;
    const { BourgadeError } = this.compiled;
    try {
      const action = match.variant.vocabulary.action(move);
      if (match.actions().includes(action)) return null;
      const error = match.refusal(action);
      return { text: error.brief(this.language), rule: $.str(error.args_.get("rule", "")) };
    } catch (error) {
      if (!(error instanceof BourgadeError)) throw error;
      return { text: error.brief(this.language), rule: "" };
    }
  }

  async #move(move) {
    if (this.stopped) return this.#refuse("");
    if (!this.table.asks(ME) && !this.table.lesson_run) return this.#refuse(this.#say("site-not-your-turn"));
    const refused = this.#refusal(move);
    if (refused) return this.#refuse(refused.text, refused.rule);
    const another = this.table.lesson_run?.refusal(move); // which the rules allow
    if (another) return this.#refuse(another.brief(this.language), "", true);
    await this.#make(move);
    return this.#goOn();
  }

  async #undo() {
    const { game, match, table } = this;
    const { BourgadeError } = this.compiled;
    let back = 0;
    try {
      [, back] = table.check_undo(table.played_by(ME));
    } catch (error) {
      if (!(error instanceof BourgadeError)) throw error;
      return this.#refuse(error.brief(this.language));
    }
    match.take_back(back);
    game.moves.splice(-back);
    table.story.splice(-back);
    table.log.splice(-back);
    table.told.clear();
    table.last.clear();
    for (const told of this.#steps()) table.last.set(told.actor, told);
    return this.#goOn();
  }

  async #readOn() {
    const { game, table } = this;
    const run = table.lesson_run;
    if (!run || run.due.length || run.asks.length) return this.#refuse("");
    game.read = table.read = run.step + 1;
    return this.#goOn();
  }

  async #leaveLesson() {
    if (!this.table.in_lesson) return this.#refuse("");
    this.#endLesson(LEFT);
    return this.#goOn();
  }

  async #goOn() {
    await this.#follow();
    await this.#keep();
    const { ply } = this.#announce();
    this.think();
    return { ply };
  }

  async #resign(seat) {
    if (!this.table.played_by(ME).has(seat) || this.table.over) return this.#refuse("");
    this.game.resigned.push(seat);
    this.table.resigned.add(seat);
    await this.#keep();
    return { ply: this.#announce().ply };
  }

  async #hint(signal) {
    const { engine } = this.match;
    const found = await this.thinkers.hint(this.game.game, engine, HINT, { signal });
    const { vocabulary } = this.match.variant;
    const names = this.compiled.names_of(this.table, this.language);
    const moves = found.suggestions.map(({ move, share, behind }) => new $.Dict([
      ["move", move],
      ["label", this.compiled.move_sentence(this.match.variant, vocabulary.action(move), this.language, names)],
      ["percent", this.#say("percent", { number: Math.round(100 * share) })],
      ["behind", Math.round(1000 * behind) ? this.#say("points", { number: Math.round(1000 * Math.abs(behind)) / 10 }) : ""],
      ["width", Math.round(1000 * share) / 10],
      ["reasons", []],
    ]));
    const hint = new $.Dict([["seat", found.seat], ["moves", moves], ["simulations", found.simulations], ["is_told", false]]);
    return { html: this.#render("_hint_dialog.html", { hint }) };
  }

  // What the page shows

  #say(message, args = {}) {
    return $.call(serverTexts.say, serverTexts, [this.language, message], Object.entries(args));
  }

  #render(template, values) {
    const t = $.declare((message, args) => this.#say(message, Object.fromEntries(args.items())), ["message"], {
      alone: 1,
      others: true,
    });
    const everywhere = {
      t,
      lang: this.language,
      story_turns: (story) => this.#turns(story),
    };
    return localized(m.render(this.templates, template, values, everywhere), this.game.game);
  }

  #turns(story) {
    const { compiled } = this;
    const turns = compiled.turns_of(story);
    const drawn = turns.map((lines, n) =>
      m.safe(this.#render("_turn.html", { lines, brief: compiled.in_one_line(lines), fresh: n === turns.length - 1 })));
    return drawn.reverse();
  }

  #seen() {
    const { compiled, language, table } = this;
    const mine = table.seats_of(ME);
    return { mine, eyes: table.eyes(ME, null), reader: compiled.reader_of(table, mine), compiled, language, table };
  }

  #sentences(lines) {
    const { compiled, eyes, language, reader, table } = this.#seen();
    return compiled.story_of(table, language, lines, eyes, reader).map(({ text }) => text);
  }

  context() {
    const { compiled, eyes, language, reader, table } = this.#seen();
    const view = compiled.view_of(table, language, ME, 0);
    const { generic } = this.place;
    const scene = $.call(compiled.table_scene, null, [table, language, ME, null], [["generic", generic]]);
    const since = compiled.since_last_turn(table, language, table.looks_from(eyes), eyes, reader);
    view.set("since", view.at("my_turn") ? compiled.spoken(since, language) : "");
    return {
      view, since, scene, ui: new compiled.BoardFunctions(scene), board: this.place.board,
      story: compiled.story_of(table, language, table.story.slice(-RECENT), eyes, reader),
      style: "", script: "", guide: "", older: 0, cover: "", covered_as: "", levels: [], watched: false,
      chances: [], lesson: compiled.teacher_of(table, language),
    };
  }

  message() {
    const values = this.context();
    const { view } = values;
    return {
      ply: this.table.ply,
      html: this.#render("_table.html", values),
      said: this.said,
      title: view.at("title"), status: view.at("status"), since: view.at("since"), steps: view.at("steps"),
      my_turn: view.at("my_turn"), over: view.at("over"),
    };
  }

  // The lines of the story that are steps of the match.
  #steps() {
    return this.table.story.filter(({ step }) => step);
  }

  // The board after so many steps, as its player saw it.
  stepBack(step, seat) {
    const { compiled, language, table } = this;
    const { eyes, reader } = this.#seen();
    const then = this.#matchAt(step);
    const scene = $.call(compiled.scene_of, null, [then, language], [
      ["seat", seat], ["mine", eyes], ["bots", table.bots], ["called", compiled.names_of(table, language)],
      ["reader", reader], ["all_open", table.over], ["ended", step === this.match.length && table.over],
      ["generic", this.place.generic],
    ]);
    const steps = this.#steps();
    const lines = step ? compiled.story_of(table, language, [steps[step - 1]], eyes, reader) : [];
    const view = compiled.view_of(table, language, ME, 0);
    const turns = [];
    for (const [n, told] of steps.entries()) {
      if (told.step.heads_turn) {
        const [first] = compiled.story_of(table, language, [told], eyes, reader);
        turns.push([turns.length + 1, n + 1, first?.text ?? ""]);
      }
    }
    const html = this.#render("_replay.html", {
      view, scene, ui: new compiled.BoardFunctions(scene), board: this.place.board, step, lines, turns,
      steps: this.match.length, as_seat: seat ?? "", share: location.href, chart: null, lang: language,
    });
    return { step, html, said: lines.map(({ text }) => text) };
  }

  // How the game ended, in a sentence.
  get result() {
    return this.compiled.view_of(this.table, this.language, ME, 0).at("result");
  }

  // What a review found, as its page tells it.
  reviewed(found) {
    const { compiled, language, match, table } = this;
    const names = compiled.names_of(table, language);
    const wording = $.made(compiled.Wording, { match, given: new $.Dict([[language, names]]) });
    const text = (move) => (move === null ? null : wording.text(match.variant.vocabulary.action(move)));
    const moments = found.moments.map((moment) => $.made(compiled.Moment, {
      ...moment, text: text(moment.move), better_text: text(moment.better), reasons: new $.Dict(),
    }));
    const accounts = found.accounts.map((account) => ({ ...account, margins: new $.Dict(Object.entries(account.margins)) }));
    const review = $.made(compiled.Review, { ...found, accounts, moments });
    const view = compiled.view_of(table, language, ME, 0);
    const shown = compiled.review_of(table, review, language, table.seats_of(ME));
    return this.#render("_review.html", { view, review: shown });
  }

  #matchAt(step) {
    const then = this.match.copy();
    if (step < then.length) then.take_back(then.length - step);
    return then;
  }

  // The record, which anybody can check.
  record() {
    const { game, match, table } = this;
    const [head, ...rest] = match.engine.record().split("\nresult: ");
    const [result, ...moves] = rest.join("\nresult: ").split("\n");
    const won = table.result?.reason === "resigned" ? `${table.result.winners} wins` : result;
    const lines = [
      head,
      ...this.players.items().map(([seat, name]) => `player ${seat}: ${name}`),
      ...diceLines(game, table.over),
      ...(game.resigned.length ? [`resigned: ${game.resigned.join(" ")}`] : []),
      `result: ${won}`,
      ...moves,
    ];
    return lines.join("\n");
  }
}
