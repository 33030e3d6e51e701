/**
 * What Jinja means, for templates that `template_script.py` compiled to JavaScript: escaping,
 * look-ups, loops and filters.
 */

import * as $ from "./python.js";

/** A text that is markup already. */
class Markup {
  constructor(text) {
    this.$text = text;
  }
  get $length() {
    return this.$text.length;
  }
  get length() {
    return this.$text.length;
  }
  toString() {
    return this.$text;
  }
}

export const safe = (text) => new Markup(text);

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]);

/** A value as it stands in markup. */
export function shown(x) {
  if (x instanceof Markup) return x.$text;
  if (x === undefined) return "";
  return escaped($.str(x));
}

const bare = (x) => (x === undefined ? "" : $.str(x));

export function concat(parts) {
  return parts.some((part) => part instanceof Markup) ? safe(parts.map(shown).join("")) : parts.map(bare).join("");
}

export const add = (a, b) => (a instanceof Markup || b instanceof Markup ? concat([a, b]) : $.add(a, b));

// Names. A context has `templates`, and the values of names.

const EVERYWHERE = { range: $.range };

export const named = ({ values }, name) => (name in values ? values[name] : EVERYWHERE[name]);

const run = (context, name, values) => {
  const template = context.templates[name];
  if (!template) throw new TypeError(`There is no template ${name}.`);
  return template({ ...context, values });
};

/** The macros of a template; they see nothing of who imports it. */
export function module(context, name) {
  context.modules[name] ??= new $.Dict(Object.entries(run(context, name, context.globals)[1]));
  return context.modules[name];
}

export const included = (context, name, seen) => run(context, name, { ...context.values, ...seen })[0].$text;

/** The markup of a template. */
export function render(templates, name, values, globals = {}) {
  return run({ templates, globals, modules: {} }, name, { ...globals, ...values })[0].$text;
}

export function get(x, name) {
  if (x instanceof $.Dict) return x.has(name) ? x.at(name) : undefined;
  if (x === undefined) throw new TypeError(`What is asked for ${name} is not there.`);
  if (x === null) return undefined;
  if (x instanceof Markup && typeof name === "number") return safe(get(x.$text, name));
  if (typeof name === "number") return x[name < 0 ? x.length + name : name];
  return x[name];
}

export function call(x, name, given, keywords = null) {
  if (x instanceof $.Dict && x.has(name)) {
    return keywords ? $.call(x.at(name), null, given, keywords) : x.at(name)(...given);
  }
  if (keywords) return $.call(x[name], x, given, keywords);
  return $.method(x instanceof Markup ? x.$text : x, name, ...given);
}

export function slice(x, ...ends) {
  return x instanceof Markup ? safe($.slice(x.$text, ...ends)) : $.slice(x, ...ends);
}

// Loops

export const items = (x) => (x === undefined ? [] : [...$.iter(x)]);

export const loop = (all, at) => ({
  index: at + 1,
  index0: at,
  first: at === 0,
  last: at === all.length - 1,
  length: all.length,
});

// Filters: their keywords come first.

const path = (x, name) => (typeof name === "number" ? get(x, name) : name.split(".").reduce(get, x));
const keyed = (attribute) => (attribute === undefined ? (x) => x : (x) => path(x, attribute));
const folded = (x) => (typeof x === "string" ? x.toLowerCase() : x);

const TESTS = {
  in: (x, box) => $.has(box, x),
  equalto: (x, y) => $.eq(x, y),
  none: (x) => x === null,
};

const chosen = (keep) => (_, xs, test, ...given) => {
  const does = test === undefined ? (x) => $.truth(x) : (x) => TESTS[test](x, ...given);
  return items(xs).filter((x) => does(x) === keep);
};

const chosenBy = (keep) => (_, xs, attribute, test, ...given) =>
  items(xs).filter((x) => {
    const value = path(x, attribute);
    return (test === undefined ? $.truth(value) : TESTS[test](value, ...given)) === keep;
  });

/** A text made of another one: markup stays markup. */
const like = (x, make) => (x instanceof Markup ? safe(make(x.$text)) : make($.str(x)));

const best = (pick) => ({ attribute }, xs) => {
  const all = items(xs);
  const key = keyed(attribute);
  return all.length ? pick(all, new $.Options({ key: (x) => folded(key(x)) })) : undefined;
};

export const filters = {
  length: (_, x) => $.len(x),
  count: (_, x) => $.len(x),
  string: (_, x) => (x instanceof Markup ? x : bare(x)),
  default: (_, x, otherwise = "", always = false) => (x === undefined || (always && !$.truth(x)) ? otherwise : x),
  int: (_, x, otherwise = 0) => {
    const found = Math.trunc(Number(x));
    return Number.isNaN(found) ? otherwise : found;
  },
  sum: ({ attribute, start = 0 }, xs) => $.sum(items(xs).map(keyed(attribute)), start),
  list: (_, xs) => items(typeof xs === "string" ? [...xs] : xs),
  min: best($.min),
  max: best($.max),
  first: (_, xs) => items(xs)[0],
  last: (_, xs) => items(xs).at(-1),
  map: ({ attribute, default: otherwise }, xs, name, ...given) => {
    if (attribute === undefined) return items(xs).map((x) => filters[name]({}, x, ...given));
    return items(xs).map((x) => path(x, attribute) ?? otherwise);
  },
  upper: (_, x) => like(x, (text) => text.toUpperCase()),
  lower: (_, x) => like(x, (text) => text.toLowerCase()),
  safe: (_, x) => safe($.str(x)),
  select: chosen(true),
  reject: chosen(false),
  selectattr: chosenBy(true),
  rejectattr: chosenBy(false),
  sort: ({ attribute, reverse = false }, xs) => {
    const key = keyed(attribute);
    return $.sorted(items(xs), { key: (x) => folded(key(x)), reverse });
  },
  reverse: (_, x) => (typeof x === "string" ? [...x].reverse().join("") : items(x).reverse()),
  replace: (_, x, y, z) => like(x, (text) => text.replaceAll($.str(y), x instanceof Markup ? shown(z) : $.str(z))),
  join: ({ attribute }, xs, sign = "") => {
    const all = items(xs).map(keyed(attribute));
    return all.some((x) => x instanceof Markup) || sign instanceof Markup
      ? safe(all.map(shown).join(shown(sign)))
      : all.map(bare).join(sign);
  },
};
filters.d = filters.default;
