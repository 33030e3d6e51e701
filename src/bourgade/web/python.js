/**
 * The run time of functions that `script.py` compiled to JavaScript: Python's truth, equality,
 * dicts, sets, slices, calls with keywords. None is null; tuples and lists are arrays.
 */

/** A key as a Map can hold it: equal keys are the same. */
function keyOf(key) {
  if (typeof key === "boolean") return Number(key);
  if (Array.isArray(key)) return `\u0001${JSON.stringify(key.map(keyOf))}`;
  return key ?? null;
}

export class Dict {
  constructor(pairs = []) {
    this.found = new Map();
    for (const [key, value] of pairs) this.set(key, value);
  }
  set(key, value) {
    const at = keyOf(key);
    const entry = this.found.get(at);
    if (entry) entry[1] = value;
    else this.found.set(at, [key, value]);
    return this;
  }
  has(key) {
    return this.found.has(keyOf(key));
  }
  get(key, otherwise = null) {
    return this.found.get(keyOf(key))?.[1] ?? otherwise;
  }
  at(key) {
    const entry = this.found.get(keyOf(key));
    if (!entry) throw new KeyError(`There is no ${str(key)}.`);
    return entry[1];
  }
  get size() {
    return this.found.size;
  }
  items() {
    return [...this.found.values()].map(([key, value]) => [key, value]);
  }
  keys() {
    return [...this.found.values()].map(([key]) => key);
  }
  values() {
    return [...this.found.values()].map(([, value]) => value);
  }
  setdefault(key, value = null) {
    if (!this.has(key)) this.set(key, value);
    return this.at(key);
  }
  update(other, more = null) {
    for (const [key, value] of pairsOf(other)) this.set(key, value);
    if (more) for (const [key, value] of pairsOf(more)) this.set(key, value);
    return null;
  }
  pop(key, otherwise = null) {
    const value = this.get(key, otherwise);
    this.found.delete(keyOf(key));
    return value;
  }
  copy() {
    return new Dict(this.items());
  }
  clear() {
    this.found.clear();
    return null;
  }
  [Symbol.iterator]() {
    return this.keys()[Symbol.iterator]();
  }
}

const pairsOf = (found) => (found instanceof Dict ? found.items() : iter(found));

export class PySet {
  constructor(items = []) {
    this.found = new Map();
    for (const item of items) this.add(item);
  }
  add(item) {
    this.found.set(keyOf(item), item);
    return null;
  }
  has(item) {
    return this.found.has(keyOf(item));
  }
  get size() {
    return this.found.size;
  }
  [Symbol.iterator]() {
    return this.found.values();
  }
}

export class KeyError extends Error {}
export class WrongError extends Error {}

const LITTLE = 2 ** 31;
const isLittle = (n) => n < LITTLE && n >= -LITTLE;

function wide(a, b, how) {
  const made = Number(how(BigInt(a), BigInt(b)));
  if (!Number.isSafeInteger(made)) throw new RangeError("The number is too large for a page.");
  return made;
}

export function truth(x) {
  if (typeof x === "boolean") return x;
  if (x === null || x === undefined) return false;
  if (typeof x === "number" || typeof x === "string") return Boolean(x);
  if (Array.isArray(x)) return x.length > 0;
  if (x instanceof Dict || x instanceof PySet) return x.size > 0;
  if (typeof x.$length === "number") return x.$length > 0;
  return true;
}

export function eq(a, b) {
  if (a === b) return true;
  if (typeof a === "boolean" && typeof b === "number") return Number(a) === b;
  if (typeof b === "boolean" && typeof a === "number") return Number(b) === a;
  if (a === null || a === undefined || b === null || b === undefined) return a == b;
  if (typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => eq(item, b[i]));
  }
  if (a instanceof Dict) {
    return b instanceof Dict && a.size === b.size && a.items().every(([k, v]) => b.has(k) && eq(v, b.at(k)));
  }
  if (a instanceof PySet) return b instanceof PySet && a.size === b.size && [...a].every((k) => b.has(k));
  if (typeof a.$text === "string") return a.$text === (b.$text ?? b);
  if (a.constructor !== b.constructor || !a.constructor.$fields) return false;
  return a.constructor.$fields.every((name) => eq(a[name], b[name]));
}

/** Negative, 0 or positive, as `a` comes before, with or after `b`. */
export function order(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const first = order(a[i], b[i]);
      if (first) return first;
    }
    return a.length - b.length;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
const within = (a, b) => [...a].every((one) => has(b, one));
export const lt = (a, b) => order(a, b) < 0;
export const le = (a, b) => (a instanceof PySet ? within(a, b) : order(a, b) <= 0);
export const gt = (a, b) => order(a, b) > 0;
export const ge = (a, b) => order(a, b) >= 0;

export function has(box, item) {
  if (typeof box === "string") return box.includes(item);
  if (box instanceof Dict || box instanceof PySet) return box.has(item);
  for (const one of iter(box)) if (eq(one, item)) return true;
  return false;
}

/** What a loop iterates over. */
export function iter(x) {
  if (x !== null && x !== undefined && typeof x[Symbol.iterator] === "function") return x;
  throw new TypeError(`Nothing to go through: ${x}`);
}

export const len = (x) => x.length ?? x.size;

export function item(x, key) {
  if (x instanceof Dict) return x.at(key);
  if (Array.isArray(key)) return key.reduce(item, x);
  if (typeof x.$item === "function") return x.$item(key);
  const at = key < 0 ? x.length + Number(key) : Number(key);
  if (!(at < x.length)) throw new KeyError(`There is no ${str(key)} among ${x.length}.`);
  return x[at];
}

export function put(x, key, value) {
  if (x instanceof Dict) x.set(key, value);
  else if (Array.isArray(key)) put(item(x, key[0]), key[1], value);
  else x[key < 0 ? x.length + key : key] = value;
}

export function remove(x, key) {
  if (x instanceof Dict) x.pop(key);
  else x.splice(key, 1);
}

export function slice(x, from, to, step) {
  let items = typeof x === "string" ? [...x] : x;
  if (step === -1) {
    if (from !== null || to !== null) throw new RangeError("A slice backwards takes everything.");
    items = [...items].reverse();
  } else {
    items = items.slice(from ?? 0, to ?? undefined);
    if (step !== null && step !== 1) items = items.filter((_, i) => i % step === 0);
  }
  return typeof x === "string" ? items.join("") : items;
}

// Operators

export function add(a, b) {
  if (Array.isArray(a)) return [...a, ...b];
  if (typeof a === "string" && typeof b !== "string") throw new TypeError(`“${a}” and ${b}`);
  return a + b;
}

const setFrom = (items, keep) => new PySet([...items].filter(keep));

export function sub(a, b) {
  return a instanceof PySet ? setFrom(a, (one) => !has(b, one)) : a - b;
}
export function and(a, b) {
  if (a instanceof PySet) return setFrom(a, (one) => has(b, one));
  if (typeof a === "boolean" && typeof b === "boolean") return a && b;
  return isLittle(a) && isLittle(b) ? a & b : wide(a, b, (x, y) => x & y);
}
export function or(a, b) {
  if (a instanceof PySet) return new PySet([...a, ...b]);
  if (a instanceof Dict) return new Dict([...a.items(), ...b.items()]);
  if (typeof a === "boolean" && typeof b === "boolean") return a || b;
  return isLittle(a) && isLittle(b) ? a | b : wide(a, b, (x, y) => x | y);
}
export const xor = (a, b) => (isLittle(a) && isLittle(b) ? a ^ b : wide(a, b, (x, y) => x ^ y));
export const inv = (a) => -1 - a;
export const shl = (a, b) => a * 2 ** b;
export const shr = (a, b) => Math.floor(Number(a) / 2 ** b);
export function mul(a, b) {
  if (typeof a === "string") return a.repeat(Math.max(0, b));
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, b) }, () => a).flat();
  return a * b;
}
export const floordiv = (a, b) => Math.floor(a / b);
export const mod = (a, b) => a - b * Math.floor(a / b);
export const pow = (a, b) => a ** b;

// Values

export const both = (a, b) => (truth(a) ? b() : a);
export const either = (a, b) => (truth(a) ? a : b());

export function str(x = "") {
  if (typeof x === "string") return x;
  if (x === null || x === undefined) return "None";
  if (typeof x === "boolean") return x ? "True" : "False";
  if (typeof x.$text === "string") return x.$text;
  return typeof x === "object" ? repr(x) : `${x}`;
}

/** As a text that is the same for equal things alone. */
export function repr(x) {
  if (typeof x === "string") return JSON.stringify(x);
  if (Array.isArray(x)) return `[${x.map(repr).join(", ")}]`;
  if (x instanceof Dict) return `{${x.items().map(([k, v]) => `${repr(k)}: ${repr(v)}`).join(", ")}}`;
  if (x instanceof PySet) return `{${[...x].map(repr).sort().join(", ")}}`;
  return typeof x === "object" && x !== null && !x.$text ? JSON.stringify(x) : str(x);
}

export function int(x = 0) {
  if (typeof x === "string") {
    if (!/^\s*[+-]?\d+\s*$/.test(x)) throw new TypeError(`“${x}” is not a number.`);
    return Number(x);
  }
  return Math.trunc(Number(x));
}
export const bool = truth;
export const list = (x = []) => [...iter(x)];
export const tuple = list;
export const set = (x = []) => new PySet(iter(x));
export const frozenset = set;
export const dict = (x = [], more = null) => {
  const made = new Dict(pairsOf(x));
  if (more) made.update(more);
  return made;
};
dict.fromkeys = (keys, value = null) => new Dict([...iter(keys)].map((key) => [key, value]));
export const range = (a, b, step = 1) => {
  const [from, to] = b === undefined ? [0, a] : [a, b];
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step);
};
export const abs = Math.abs;
/** To so many decimals; what lies exactly in the middle goes to the even side, as in Python. */
export const round = (x, digits = 0) => {
  const shifted = x * 10 ** digits;
  const low = Math.floor(shifted);
  const isTie = shifted - low === 0.5 && Number.isInteger(x * 2 ** (digits + 1));
  return isTie ? (low % 2 === 0 ? low : low + 1) / 10 ** digits : Number(x.toFixed(digits));
};
export const divmod = (a, b) => [floordiv(a, b), mod(a, b)];
export const any = (xs) => {
  for (const x of iter(xs)) if (truth(x)) return true;
  return false;
};
export const all = (xs) => {
  for (const x of iter(xs)) if (!truth(x)) return false;
  return true;
};
export const sum = (xs, start = 0) => {
  let total = start;
  for (const x of iter(xs)) total = add(total, x);
  return typeof total === "boolean" ? Number(total) : total;
};
export const map = (f, ...xs) => (xs.length === 1 ? [...iter(xs[0])].map((x) => f(x)) : zip(...xs).map((row) => f(...row)));
export const filter = (f, xs) => lazily(xs, (x) => truth(f ? f(x) : x));
function* lazily(xs, keep) {
  for (const x of iter(xs)) if (keep(x)) yield x;
}
export const zip = (...xs) => {
  const all = xs.map((x) => [...iter(x)]);
  return range(Math.min(...all.map(len))).map((i) => all.map((one) => one[i]));
};
export const enumerate = (xs, start = 0) => [...iter(xs)].map((x, i) => [i + start, x]);
export const reversed = (xs) => (typeof xs.$backwards === "function" ? xs.$backwards() : [...iter(xs)].reverse());
export const islice = function* (xs, most) {
  let n = 0;
  if (n < most) {
    for (const x of iter(xs)) {
      yield x;
      if (++n >= most) return;
    }
  }
};
export const product = (...xs) =>
  xs.reduce((heads, x) => heads.flatMap((head) => [...iter(x)].map((one) => [...head, one])), [[]]);
export const pairwise = (xs) => [...iter(xs)].slice(1).map((x, i) => [xs[i], x]);
export const prod = (xs) => [...iter(xs)].reduce((a, b) => a * b, 1);
export const bisect_right = (xs, x) => xs.filter((one) => le(one, x)).length;
export const itemgetter = (key) => (x) => item(x, key);
export const attrgetter = (name) => (x) => x[name];

/** The next item of an iterator or iterable. */
export function next(xs, otherwise) {
  const { done, value } = (typeof xs.next === "function" ? xs : iter(xs)[Symbol.iterator]()).next();
  if (!done) return value;
  if (otherwise === undefined) throw new KeyError("There is no next one.");
  return otherwise;
}

const best = (sign) => (...given) => {
  const options = given.at(-1) instanceof Options ? given.pop() : {};
  const all = given.length === 1 ? [...iter(given[0])] : given;
  if (!all.length) {
    if (options.default === undefined) throw new TypeError("Nothing to choose from.");
    return options.default;
  }
  const key = options.key ?? ((x) => x);
  return all.reduce((top, x) => (sign * order(key(x), key(top)) > 0 ? x : top));
};
export const max = best(1);
export const min = best(-1);

export function sorted(xs, options = {}) {
  const key = options.key ?? ((x) => x);
  const sign = options.reverse ? -1 : 1;
  return [...iter(xs)].sort((a, b) => sign * order(key(a), key(b)));
}

/** The keywords of a call of something in this module. */
export class Options {
  constructor(given) {
    Object.assign(this, given);
  }
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
export const escape = (text) => str(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

export function isinstance(x, kinds) {
  return (Array.isArray(kinds) ? kinds : [kinds]).some((kind) => {
    if (kind === str) return typeof x === "string";
    if (kind === int) return typeof x === "boolean" || Number.isInteger(x);
    if (kind === bool) return typeof x === "boolean";
    if (kind === list || kind === tuple) return Array.isArray(x);
    if (kind === dict) return x instanceof Dict;
    if (kind === set || kind === frozenset) return x instanceof PySet;
    return x instanceof kind;
  });
}

export const getattr = (x, name, otherwise) => {
  const found = x[name] ?? otherwise;
  if (found === undefined) throw new KeyError(`There is no ${name}.`);
  return found;
};
export const hasattr = (x, name) => x[name] !== undefined;

/** An attribute; a method stays with its object. */
export function attribute(x, name) {
  const found = x[name];
  if (typeof found !== "function" || Object.hasOwn(x, name)) return found;
  const bound = found.bind(x);
  if (found.$signature) {
    const { raw } = found.$signature;
    bound.$signature = { ...found.$signature, raw: (...given) => raw.apply(x, given) };
  }
  return bound;
}

// Methods of texts and lists

const strip = (text, chars, from, to) => {
  const out = chars === undefined || chars === null ? /\s/ : { test: (sign) => chars.includes(sign) };
  let [a, b] = [0, text.length];
  while (from && a < b && out.test(text[a])) a++;
  while (to && b > a && out.test(text[b - 1])) b--;
  return text.slice(a, b);
};

const TEXT = {
  upper: (x) => x.toUpperCase(),
  lower: (x) => x.toLowerCase(),
  capitalize: (x) => x.slice(0, 1).toUpperCase() + x.slice(1).toLowerCase(),
  strip: (x, chars) => strip(x, chars, true, true),
  lstrip: (x, chars) => strip(x, chars, true, false),
  rstrip: (x, chars) => strip(x, chars, false, true),
  startswith: (x, y) => [y].flat().some((one) => x.startsWith(one)),
  endswith: (x, y) => [y].flat().some((one) => x.endsWith(one)),
  removeprefix: (x, y) => (y && x.startsWith(y) ? x.slice(y.length) : x),
  removesuffix: (x, y) => (y && x.endsWith(y) ? x.slice(0, -y.length) : x),
  replace: (x, y, z) => x.replaceAll(y, z),
  split: (x, y) => (y === undefined || y === null ? x.trim().split(/\s+/).filter(Boolean) : x.split(y)),
  join: (x, xs) => [...iter(xs)].map(str).join(x),
  partition: (x, y) => {
    const at = x.indexOf(y);
    return at < 0 ? [x, "", ""] : [x.slice(0, at), y, x.slice(at + y.length)];
  },
  rpartition: (x, y) => {
    const at = x.lastIndexOf(y);
    return at < 0 ? ["", "", x] : [x.slice(0, at), y, x.slice(at + y.length)];
  },
  isdigit: (x) => /^\d+$/.test(x),
  isalpha: (x) => /^\p{L}+$/u.test(x),
  isdecimal: (x) => /^\d+$/.test(x),
  index: (x, y) => x.indexOf(y),
  count: (x, y) => x.split(y).length - 1,
};

const LIST = {
  append: (x, y) => void x.push(y),
  extend: (x, ys) => void x.push(...iter(ys)),
  insert: (x, at, y) => void x.splice(at, 0, y),
  pop: (x, at = -1) => x.splice(at, 1)[0],
  index: (x, y) => {
    const at = x.findIndex((one) => eq(one, y));
    if (at < 0) throw new KeyError(`${str(y)} is not there.`);
    return at;
  },
  count: (x, y) => x.filter((one) => eq(one, y)).length,
  copy: (x) => [...x],
  reverse: (x) => void x.reverse(),
  tolist: (x) => x,
  sum: (x) => sum(x),
};

const SET = {
  clear: (x) => void x.found.clear(),
  discard: (x, y) => void x.found.delete(keyOf(y)),
  intersection: (x, ys) => new PySet([...iter(ys)].filter((y) => x.has(y))),
  difference: (x, ys) => {
    const gone = new PySet(iter(ys));
    return new PySet([...x].filter((one) => !gone.has(one)));
  },
  union: (x, ...ys) => new PySet([...x, ...ys.flatMap((y) => [...iter(y)])]),
};

/** Call a method that a text, a list, a set or an object may have. */
export function method(x, name, ...given) {
  if (name === "bit_count") return BigInt(x).toString(2).replaceAll("0", "").length;
  const own = typeof x === "string" ? TEXT[name] : Array.isArray(x) ? LIST[name] : undefined;
  if (own) return own(x, ...given) ?? null;
  if (x instanceof PySet && SET[name]) return SET[name](x, ...given) ?? null;
  if (typeof x?.[name] !== "function") throw new TypeError(`${x} has no ${name}().`);
  return x[name](...given);
}

// Calls with keywords. A signature lists the positional parameters, how many of them are positional
// only, whether more are taken as a list, the keyword-only parameters, and whether other keywords are
// taken as a dict.

export function declare(raw, names, { alone = 0, rest = false, keywords = [], others = false } = {}) {
  const signature = { names, alone, rest, keywords, others, raw };
  if (!rest && !keywords.length && !others) {
    raw.$signature = signature;
    return raw;
  }
  const made = function (...given) {
    return raw.apply(this, arranged(signature, given, []));
  };
  made.$signature = signature;
  return made;
}

function arranged({ names, alone, rest, keywords, others }, given, pairs) {
  const out = Array.from(names, (_, i) => given[i]);
  const more = given.slice(names.length);
  if (more.length && !rest) throw new TypeError(`${more.length} arguments too many.`);
  const late = keywords.map(() => undefined);
  const rem = new Dict();
  for (const [key, value] of pairs) {
    const at = names.indexOf(key, alone);
    const then = keywords.indexOf(key);
    if (at >= 0) out[at] = value;
    else if (then >= 0) late[then] = value;
    else if (others) rem.set(key, value);
    else throw new TypeError(`There is no argument ${key}.`);
  }
  return [...out, ...(rest ? [more] : []), ...late, ...(others ? [rem] : [])];
}

/** Call with keywords, given as pairs or a dict. */
export function call(made, self, given, keywords) {
  const signature = made.$signature;
  if (!signature) throw new TypeError(`${made.name || made} takes no keywords.`);
  return signature.raw.apply(self, arranged(signature, given, pairsOf(keywords)));
}

/** Make an object of a class. */
export function create(kind, given, keywords = []) {
  if (!kind.$signature) {
    if ([...pairsOf(keywords)].length) throw new TypeError(`${kind.name} takes no keywords.`);
    return new kind(...given);
  }
  return new kind(...arranged(kind.$signature, given, pairsOf(keywords)));
}

/** An object of a class with these attributes, as it was at compile time. */
export const made = (kind, attributes) => Object.assign(Object.create(kind.prototype), attributes);

/** A property that is computed once. */
export function once(kind, name) {
  const { get } = Object.getOwnPropertyDescriptor(kind.prototype, name);
  Object.defineProperty(kind.prototype, name, {
    configurable: true,
    get() {
      const value = get.call(this);
      Object.defineProperty(this, name, { value, writable: true });
      return value;
    },
    set(value) {
      Object.defineProperty(this, name, { value, writable: true });
    },
  });
}
