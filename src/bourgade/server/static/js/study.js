// A draft played beside the original, on this device: bars that narrow while the games go on.

import { judged, reach } from "/web/comparisons.js";
import { Thinkers } from "/web/thinkers.js";
import { say } from "./say.js";
import { tunePanel } from "./tune.js";

const MOST_GAMES = 200_000;
const MOST_SECONDS = 180;
const SWEEP_SECONDS = 60; // of all values together
const SURE = 0.01; // a difference of shares is known once its interval reaches no further
const ROUGHLY = 0.02; // the same of a share itself
const MOST_CARDS = 8;
const LEAST = 200; // games before anything is called known
const BETWEEN = 200; // milliseconds between two drawings

const section = document.getElementById("study");
const words = JSON.parse(section.dataset.about);
const results = document.getElementById("study-results");
const state = document.getElementById("study-state");
const button = document.getElementById("study-run");
const language = document.documentElement.lang;
const digits = (count) => new Intl.NumberFormat(language, { minimumFractionDigits: count, maximumFractionDigits: count });
const whole = digits(0);

let thinkers = null;
let running = null; // what stops it
let played = null; // the draft that the results are of

const form = () => document.getElementById("workshop");
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

function label(text) {
  button.querySelector("span").textContent = text;
}

async function json(address, how) {
  const answer = await fetch(address, { ...how, headers: { accept: "application/json" } });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error?.message ?? answer.statusText);
  return body;
}

/** Both versions from the server, and the rules once. A sweep has more versions. */
async function prepare(what = "study") {
  const told = await json(`${form().action}/${what}`, { method: "POST", body: new FormData(form()) });
  const [module, manifest] = await Promise.all([
    fetch(told.module).then((answer) => answer.arrayBuffer()).then((bytes) => WebAssembly.compile(bytes)),
    json(told.manifest),
  ]);
  thinkers ??= new Thinkers();
  thinkers.load("original", { module, manifest, data: told.original });
  thinkers.load("draft", { module, manifest, data: told.draft });
  for (const { value, data } of told.points ?? []) thinkers.load(`value ${value}`, { module, manifest, data });
  return { ...told, module, manifest };
}

/** Something that plays games, with the button that stops it. */
async function playing(work) {
  running = new AbortController();
  label(words.stop);
  state.textContent = words.loading;
  section.scrollIntoView({ block: "start", behavior: "smooth" });
  played = form().elements.draft.value;
  section.classList.remove("old");
  section.classList.add("running");
  try {
    await work(running.signal);
  } catch (error) {
    state.textContent = filled(words.failed, { why: error.message });
  }
  running = null;
  section.classList.remove("running");
  label(words.run);
  mark();
}

function run() {
  return playing(async (signal) => {
    const { labels } = await prepare();
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    let drawn = 0;
    let known = false;
    const study = { bots: [document.getElementById("study-bots").value], seed: 0 };
    const sums = await thinkers.compare("original", "draft", study, {
      games: MOST_GAMES,
      signal,
      enough: (sums) => {
        const differences = sums.differences();
        known = isKnown(differences, sums.games);
        if (performance.now() - drawn > BETWEEN) {
          drawn = performance.now();
          draw(differences, labels);
          state.textContent = filled(words.running, { games: whole.format(sums.games), seconds: whole.format(seconds()) });
        }
        return known || seconds() > MOST_SECONDS;
      },
    });
    if (sums.games) draw(sums.differences(), labels);
    const text = known ? words.certain : words.stopped;
    const values = { games: whole.format(sums.games), seconds: digits(1).format(seconds()) };
    state.textContent = `${filled(text, values)} ${verdict(sums.differences())}`;
    say([...results.querySelectorAll("tr.found")].map((row) => row.dataset.told));
  });
}

/** One figure over a range, each value beside the draft as it is. */
function sweep() {
  return playing(async (signal) => {
    const told = await prepare("sweep");
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const study = { bots: [document.getElementById("study-bots").value], seed: 0 };
    const points = [];
    for (const [n, { value }] of told.points.entries()) {
      if (signal.aborted) break;
      const until = ((n + 1) * SWEEP_SECONDS) / told.points.length;
      const sums = await thinkers.compare("original", `value ${value}`, study, {
        games: MOST_GAMES,
        signal,
        enough: (sums) => {
          const values = { value, games: whole.format(sums.games), seconds: whole.format(seconds()) };
          state.textContent = filled(words["sweep-running"], values);
          return isKnown(sums.differences(), sums.games) || seconds() > until;
        },
      });
      if (!sums.games) break;
      points.push({ value, differences: sums.differences() });
      drawSweep(told, judgedTogether(points));
    }
    const all = judgedTogether(points);
    const every = all.flatMap(({ differences }) => differences).filter(({ error, difference }) => error || difference);
    const values = { seconds: digits(1).format(seconds()), count: every.length, found: every.filter(({ found }) => found).length };
    state.textContent = filled(points.length < told.points.length ? words["sweep-stopped"] : words["sweep-done"], values);
  });
}

/** Differences that hold in view of all comparisons of the sweep. */
function judgedTogether(points) {
  const every = judged(points.flatMap(({ differences }) => differences));
  return points.map(({ value, differences }) => ({ value, differences: every.splice(0, differences.length) }));
}

/** A table with a column for each value; what differs is marked. */
function drawSweep({ labels, what, now }, points) {
  const keys = new Map();
  for (const { differences } of points) {
    for (const one of differences) {
      const { group, name, dim } = one.metric;
      const key = `${group}\n${name}\n${dim}`;
      if (!labels[key]) continue;
      const told = keys.get(key) ?? { label: labels[key], group, cells: new Map(), found: false };
      told.found ||= one.found;
      told.cells.set(points.find((point) => point.differences.includes(one)).value, one);
      keys.set(key, told);
    }
  }
  const shown = clearest(
    [...keys.values()].map((told) => ({
      ...told,
      metric: { group: told.group },
      difference: Math.max(...[...told.cells.values()].map(({ difference }) => Math.abs(difference))),
    })),
  );
  const scroll = element("div", { className: "ws-wide", tabIndex: 0 });
  scroll.setAttribute("role", "group");
  const made = element("table", { className: "ws-sweep" });
  made.append(element("caption", { textContent: filled(words["sweep-title"], { what }) }));
  const head = element("tr");
  head.append(element("td"));
  for (const { value } of points) {
    const text = value === now ? `${value} (${words["sweep-now"]})` : `${value}`;
    head.append(element("th", { scope: "col", textContent: text }));
  }
  made.append(head);
  for (const { label, cells } of shown) {
    const line = element("tr");
    const heading = element("th", { scope: "row", textContent: label[1] });
    heading.append(element("span", { className: "ws-verdict", textContent: label[0] }));
    line.append(heading);
    const values = [...cells.values()];
    const top = Math.max(...values.map((one) => one.second + reach(one.secondError)), 1e-9);
    for (const { value } of points) {
      const one = cells.get(value);
      const cell = element("td", { className: one?.found ? "draft found" : "draft" });
      if (one) {
        const share = one.metric.kind === "share";
        const number = digits(share ? 1 : 2);
        const scale = share ? 100 : 1;
        cell.append(bar(one.second, one.secondError, top));
        cell.append(element("span", { textContent: `${number.format(scale * one.second)}${share ? " %" : ""}` }));
        cell.append(element("span", { className: "ws-verdict", textContent: `±${number.format(scale * reach(one.secondError))}${one.found ? ` · ${words.found}` : ""}` }));
      }
      line.append(cell);
    }
    made.append(line);
  }
  scroll.setAttribute("aria-label", made.caption.textContent);
  scroll.append(made);
  results.replaceChildren(scroll);
}

/** Whether every share of wins is known well enough, and how it differs to a point. */
function isKnown(differences, games) {
  const shares = differences.filter(({ metric }) => metric.kind === "share" && !/^(had|ending)/.test(metric.group));
  const known = ({ error, secondError }) => reach(error) <= SURE && reach(secondError) <= ROUGHLY;
  return games >= LEAST && shares.every(known);
}

/** What is told first: who wins, how long it takes, and of the cards those that differ most. */
function clearest(differences) {
  const size = ({ difference }) => -Math.abs(difference);
  const cards = differences.filter(({ metric, found }) => found && metric.group.startsWith("had "));
  const most = new Set(cards.sort((one, other) => size(one) - size(other)).slice(0, MOST_CARDS));
  const always = ({ metric }) => !/^(had|mean|score|line) ?/.test(metric.group);
  return differences.filter((one) => most.has(one) || (always(one) && (one.found || one.metric.group !== "ending")));
}

/** How many figures differ, of those that could. */
function verdict(differences) {
  const looked = differences.filter(({ error, difference }) => error || difference);
  const values = { count: whole.format(looked.length), found: whole.format(looked.filter(({ found }) => found).length) };
  return filled(words.verdict, values);
}

/** Figures under their headings: first what is always of interest and what differs, then all. */
function draw(differences, labels) {
  const named = differences.map((one) => {
    const [heading, text] = labels[`${one.metric.group}\n${one.metric.name}\n${one.metric.dim}`] ?? ["", one.metric.name];
    return { ...one, heading, text };
  });
  const told = named.filter((one) => one.heading);
  const first = clearest(told);
  const was = results.querySelector("details");
  const more = element("details", { className: "more" });
  more.open = was?.open ?? false;
  more.append(element("summary", { textContent: filled(words.more, { count: whole.format(told.length) }) }));
  more.append(...tables(told));
  const focused = document.activeElement === was?.querySelector("summary");
  results.replaceChildren(...tables(first), more);
  if (focused) more.querySelector("summary").focus();
}

function tables(differences) {
  const headings = Map.groupBy
    ? Map.groupBy(differences, ({ heading }) => heading)
    : differences.reduce((map, one) => map.set(one.heading, [...(map.get(one.heading) ?? []), one]), new Map());
  return [...headings].map(([heading, some]) => table(heading, some));
}

function table(heading, differences) {
  const made = element("table", { className: "ws-figures" });
  made.append(element("caption", { textContent: heading }));
  const head = element("tr");
  for (const text of ["", words.original, words.draft, words.difference]) {
    head.append(element("th", { textContent: text, scope: "col" }));
  }
  made.append(head);
  const top = Math.max(...differences.flatMap((one) => [one.first + reach(one.firstError), one.second + reach(one.secondError)]), 1e-9);
  for (const one of differences) made.append(row(one, top));
  return made;
}

function row(one, top) {
  const share = one.metric.kind === "share";
  const number = digits(share ? 1 : 2);
  const scale = share ? 100 : 1;
  const unit = share ? " %" : "";
  const shown = (value) => `${number.format(scale * value)}${unit}`;
  const sign = one.difference < 0 ? "−" : "+";
  const off = `${sign}${number.format(scale * Math.abs(one.difference))} ± ${number.format(scale * reach(one.error))}`;
  const verdict = one.found ? words.found : words.none;
  const made = element("tr", { className: one.found ? "found" : "" });
  made.dataset.told = `${one.text}: ${shown(one.first)} → ${shown(one.second)} (${off})`;
  made.append(element("th", { textContent: one.text, scope: "row" }));
  const sides = [["original", one.first, one.firstError], ["draft", one.second, one.secondError]];
  for (const [name, value, error] of sides) {
    const cell = element("td", { className: name });
    cell.append(bar(value, error, top), element("span", { textContent: shown(value) }));
    made.append(cell);
  }
  const cell = element("td", { className: "difference" });
  cell.append(element("span", { textContent: off }), element("span", { className: "ws-verdict", textContent: verdict }));
  made.append(cell);
  return made;
}

/** A bar with its interval; the numbers beside it say the same. */
function bar(value, error, top) {
  const percent = (part) => `${Math.max(0, Math.min(100, (100 * part) / top))}`;
  const svg = svgElement("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true", class: "ws-bar" });
  const [low, high] = [value - reach(error), value + reach(error)].map(percent);
  svg.append(
    svgElement("rect", { x: 0, y: 1, width: percent(value), height: 8 }),
    svgElement("rect", { x: low, y: 3.5, width: Math.max(0.6, high - low), height: 3, class: "interval" }),
  );
  return svg;
}

function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}

function svgElement(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Results of another draft say so. */
function mark() {
  if (running || played === null || !results.children.length) return;
  const old = played !== form().elements.draft.value;
  if (old && !section.classList.contains("old")) state.textContent = words.old;
  section.classList.toggle("old", old);
}

const tune = tunePanel({
  words, filled, digits, element, state, results, form, playing, prepare, json,
  bots: () => document.getElementById("study-bots").value,
  thinkers: () => thinkers,
});

document.addEventListener("workshop", mark);
document.addEventListener("click", (event) => {
  if (event.target.closest("#study-run")) running ? running.abort() : run();
  else if (event.target.closest("[data-run]") && !running) run();
  else if (event.target.closest("[data-sweep]") && !running) sweep();
  else if (event.target.closest("#tune-run") && !running) tune.run();
  else if (event.target.closest("[data-knob]")) tune.addKnob();
  else if (event.target.closest("#tune-add")) tune.addGoal();
});
