// Tuning on this device: figures that may change, goals, and a search that plays its tries.

import { halfOf, lossOf, TuningSearch } from "/web/tuning.js";
import { reach } from "/web/comparisons.js";
import { say } from "./say.js";

const MOST_KNOBS = 4; // as the server takes them
const MOST_GOALS = 4;
const SECONDS = 90; // of the search
const TRY_SECONDS = 3; // of one set of figures
const CHECK_SECONDS = 12;
const MOST_TRIES = 80;
const MOST_GAMES = 20_000; // of one set of figures
const LEAST = 200;
const ROUGH = 0.5; // how much of half a goal's range an interval may be while searching …
const FINE = 0.25; // … and in the check
const FRESH = 1_000_003; // the seed of the check
const SHOWN = 5;
const IN_PERCENT = 100;

const number = (text) => (/^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : NaN);
const isShare = (key) => !/^(length|score)\n/.test(key);

/** The panel of tuning, which outlives the form that the server draws anew. */
export function tunePanel({ words, filled, digits, element, state, results, form, playing, prepare, json, bots, thinkers }) {
  const knobs = [];
  const goals = [];
  const whole = digits(0);

  function chip(list, text, remove) {
    const item = element("li");
    const button = element("button", { type: "button", className: "button small", textContent: `${text} ×` });
    button.setAttribute("aria-label", filled(words["tune-remove"], { what: text }));
    button.addEventListener("click", () => {
      remove();
      draw();
      document.getElementById("tune-run").focus();
    });
    item.append(button);
    list.append(item);
  }

  /** What was chosen so far. */
  function draw() {
    const [some, wanted] = ["tune-knobs", "tune-goals"].map((id) => document.getElementById(id));
    if (!some) return;
    some.replaceChildren();
    wanted.replaceChildren();
    for (const knob of knobs) chip(some, filled(words["tune-knob"], { ...knob, what: knob.label }), () => knobs.splice(knobs.indexOf(knob), 1));
    for (const goal of goals) chip(wanted, told(goal), () => goals.splice(goals.indexOf(goal), 1));
    document.getElementById("tune-no-knobs").hidden = knobs.length > 0;
  }

  const told = (goal) =>
    filled(words["tune-goal"], { what: goal.label, least: goal.least, most: goal.most, unit: isShare(goal.key) ? " %" : "" });

  const tell = (text) => {
    state.textContent = text;
    state.scrollIntoView({ block: "nearest" });
  };

  /** A figure with its range, from the fields of the sweep. */
  function addKnob() {
    const { sweep, "sweep-from": from, "sweep-to": to } = form().elements;
    const [least, most] = [number(from.value), number(to.value)];
    if (!Number.isInteger(least) || !Number.isInteger(most) || most <= least) {
      tell(filled(words["tune-range"], { least: from.value, most: to.value }));
      return;
    }
    const option = sweep.selectedOptions[0];
    const card = document.getElementById("ws-editor-title").textContent;
    const label = `${card} · ${option.dataset.label}`;
    const known = knobs.findIndex(({ place }) => place === sweep.value);
    if (known >= 0) knobs.splice(known, 1);
    if (knobs.length < MOST_KNOBS) knobs.push({ place: sweep.value, label, least, most, now: Number(option.dataset.now) });
    draw();
  }

  function addGoal() {
    const [what, from, to] = ["tune-goal", "tune-least", "tune-most"].map((id) => document.getElementById(id));
    const [least, most] = [number(from.value), number(to.value)];
    if (!(most >= least)) {
      tell(filled(words["tune-range"], { least: from.value, most: to.value }));
      return;
    }
    const known = goals.findIndex(({ key }) => key === what.value);
    if (known >= 0) goals.splice(known, 1);
    const { parentElement, textContent } = what.selectedOptions[0];
    const label = `${parentElement.label} · ${textContent}`;
    if (goals.length < MOST_GOALS) goals.push({ key: what.value, label, least, most });
    draw();
  }

  /** What the goals are about, of games that were played: values in their units, and half intervals. */
  function measured(sums) {
    const found = new Map(sums.differences().map((one) => [`${one.metric.group}\n${one.metric.name}\n${one.metric.dim}`, one]));
    return goals.map(({ key }) => {
      const one = found.get(key);
      const scale = isShare(key) ? IN_PERCENT : 1;
      return one ? { value: scale * one.second, within: scale * reach(one.secondError) } : { value: NaN, within: Infinity };
    });
  }

  async function played(name, { seed, seconds, part, signal, progress }) {
    const began = performance.now();
    const sums = await thinkers().compare("draft", name, { bots: [bots()], seed }, {
      games: MOST_GAMES,
      signal,
      enough: (sums) => {
        progress?.(sums.games);
        if (sums.games < LEAST) return false;
        const sure = measured(sums).every(({ within }, n) => within <= part * halfOf(goals[n]));
        return sure || performance.now() - began > 1000 * seconds;
      },
    });
    return { games: sums.games, figures: measured(sums) };
  }

  /** Try figures until the goals are reached, then check the best. */
  function run() {
    if (!knobs.length || !goals.length) {
      tell(words["tune-lacks"]);
      return undefined;
    }
    return playing(async (signal) => {
      const { module, manifest } = await prepare();
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      const search = new TuningSearch(knobs);
      const tried = [];
      let games = 0;
      let refused = 0;
      let why = "";
      const reached = () => search.best?.loss === 0;
      const over = () => signal.aborted || reached() || seconds() > SECONDS || tried.length >= MOST_TRIES;
      for (let some = search.ask(); some.length && !over(); some = search.ask()) {
        const { points } = await tries(some);
        for (const { values, data, refused: reason } of points) {
          if (over()) break;
          if (!data) {
            refused++;
            why = reason;
            search.tell(values, Infinity);
            continue;
          }
          thinkers().load("try", { module, manifest, data });
          const progress = (count) => {
            const values = { count: tried.length, games: whole.format(games + count), seconds: whole.format(seconds()) };
            state.textContent = filled(words["tune-running"], values);
          };
          const { games: more, figures } = await played("try", { seed: 0, seconds: TRY_SECONDS, part: ROUGH, signal, progress });
          games += more;
          if (more < LEAST) break; // stopped
          const loss = lossOf(goals, figures.map(({ value }) => value));
          tried.push({ values, figures, loss, data });
          search.tell(values, loss);
          show(tried, null);
        }
      }
      const stopped = signal.aborted;
      const best = [...tried].sort((one, other) => one.loss - other.loss)[0];
      let verdict = "";
      if (best && !stopped) {
        state.textContent = words["tune-checking"];
        thinkers().load("try", { module, manifest, data: best.data });
        const check = await played("try", { seed: FRESH, seconds: CHECK_SECONDS, part: FINE, signal });
        const loss = lossOf(goals, check.figures.map(({ value }) => value));
        show(tried, { ...best, figures: check.figures, loss });
        verdict = loss === 0 ? words["tune-reached"] : words["tune-missed"];
      }
      const counts = { count: tried.length, seconds: digits(1).format(seconds()) };
      const lacking = refused ? filled(words["tune-refused"], { count: refused, why }) : "";
      state.textContent = [filled(stopped ? words["tune-stopped"] : words["tune-done"], counts), lacking, verdict].filter(Boolean).join(" ");
      say([state.textContent]);
    });
  }

  function tries(some) {
    const fields = new FormData(form());
    fields.set("tries", JSON.stringify({ places: knobs.map(({ place }) => place), tries: some }));
    return json(`${form().action}/tries`, { method: "POST", body: fields });
  }

  /** The best tries, each with what it brought; the check above them. */
  function show(tried, checked) {
    const best = [...tried].sort((one, other) => one.loss - other.loss).slice(0, SHOWN);
    const now = tried.find(({ values }) => values.every((value, n) => value === knobs[n].now));
    const table = element("table", { className: "ws-sweep" });
    table.append(element("caption", { textContent: words["tune-title"] }));
    const head = element("tr");
    const headings = ["", ...knobs.map(({ label }) => label), ...goals.map(told)];
    for (const text of headings) head.append(element("th", { scope: "col", textContent: text }));
    table.append(head);
    if (checked) table.append(row(words["tune-checked"], checked, "found"));
    for (const [n, one] of best.entries()) table.append(row(one === now ? `${n + 1} · ${words["tune-now"]}` : `${n + 1}`, one, ""));
    if (now && !best.includes(now)) table.append(row(words["tune-now"], now, ""));
    const scroll = element("div", { className: "ws-wide", tabIndex: 0 });
    scroll.setAttribute("role", "group");
    scroll.setAttribute("aria-label", words["tune-title"]);
    scroll.append(table);
    results.replaceChildren(scroll);
  }

  function row(name, { values, figures }, className) {
    const line = element("tr", { className });
    const heading = element("th", { scope: "row", textContent: name });
    const button = element("button", { type: "button", className: "button small", textContent: words["tune-take"] });
    button.addEventListener("click", () => take(values));
    heading.append(element("br"), button);
    line.append(heading, ...values.map((value) => element("td", { textContent: value })));
    for (const [n, { value, within }] of figures.entries()) {
      const { key, least, most } = goals[n];
      const shown = digits(isShare(key) ? 1 : 2);
      const cell = element("td", { className: value >= least && value <= most ? "draft found" : "draft" });
      cell.append(element("span", { textContent: `${shown.format(value)}${isShare(key) ? " %" : ""}` }));
      cell.append(element("span", { className: "ws-verdict", textContent: `±${shown.format(within)}` }));
      line.append(cell);
    }
    return line;
  }

  /** The draft with these figures; undo goes back. */
  function take(values) {
    form().elements.taken.value = knobs.map(({ place }, n) => `${place}=${values[n]}`).join(" ");
    for (const [n, knob] of knobs.entries()) knob.now = values[n];
    form().requestSubmit(document.getElementById("ws-take"));
  }

  document.addEventListener("workshop", draw);
  draw();
  return { addKnob, addGoal, run };
}
