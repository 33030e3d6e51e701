/**
 * Sentences from the data that `fluent_data.py` makes of Fluent files, said as Python says them.
 */

/** A number with the way it is to be written. */
class Figure {
  constructor(value, options = {}) {
    this.value = value;
    this.options = options;
  }
}

/** The messages of some files in one language; later files win. */
export class Sentences {
  constructor(language, ...parts) {
    this.language = language;
    this.messages = Object.assign({}, ...parts.map((part) => part.messages));
    this.terms = Object.assign({}, ...parts.map((part) => part.terms));
    this.plurals = new Intl.PluralRules(language);
    this.writers = new Map();
    this.articles = null;
  }

  has(message) {
    return Object.hasOwn(this.messages, message);
  }

  /** The sentence, or the message's own name where no file has it. */
  say(message, args = {}) {
    const pattern = this.has(message) ? valueOf(this.messages[message]) : null;
    return pattern === null ? message : this.#pattern(pattern, args);
  }

  #pattern(pattern, args) {
    if (typeof pattern === "string") return pattern;
    let text = "";
    for (const part of pattern) text += typeof part === "string" ? part : this.#shown(this.#value(part, args));
    return text;
  }

  #value(part, args) {
    const [kind, name] = part;
    switch (kind) {
      case '"': return name;
      case "#": return new Figure(name, { minimumFractionDigits: part[2] });
      case "$": {
        const value = args[name];
        if (value === undefined) return `{$${name}}`;
        return typeof value === "number" ? new Figure(value) : value;
      }
      case "@": {
        const entry = this.messages[name];
        const pattern = part[2] ? entry.a[part[2]] : valueOf(entry);
        return this.#pattern(pattern, args);
      }
      case "-": {
        const entry = this.terms[name];
        const pattern = part[2] ? entry.a[part[2]] : valueOf(entry);
        const own = {};
        for (const [key, value] of Object.entries(part[3])) own[key] = plain(this.#value(value, args));
        return this.#pattern(pattern, own);
      }
      case "f": return this.#function(name, part[2].map((one) => this.#value(one, args)), part[3], args);
      case "?": return this.#chosen(part, args);
      default: throw new TypeError(`An unknown part of a sentence: ${kind}`);
    }
  }

  #chosen([, selector, variants, otherwise], args) {
    const value = this.#value(selector, args);
    const fits = ([key]) => {
      if (value instanceof Figure && typeof key === "number") return key === value.value;
      if (value instanceof Figure) return key === this.plurals.select(value.value);
      // As in Python, where a word also stands for the numbers of its plural.
      return key === value || (typeof key === "number" && this.plurals.select(key) === value);
    };
    return this.#pattern((variants.find(fits) ?? variants[otherwise])[1], args);
  }

  #function(name, given, named, args) {
    if (name === "ARTICLE") return this.#withArticle(given[0]);
    if (name !== "NUMBER") throw new TypeError(`An unknown function of a sentence: ${name}`);
    const [first] = given;
    if (!(first instanceof Figure)) return first;
    const options = { ...first.options };
    for (const [key, value] of Object.entries(named)) options[key] = plain(this.#value(value, args));
    return new Figure(first.value, options);
  }

  /** “a Bakery”, also before a remark: “a Bakery (closed)”. */
  #withArticle(name) {
    if (typeof name !== "string") return name;
    this.articles ??= this.#everyArticle();
    if (this.articles.has(name)) return this.articles.get(name);
    const at = name.indexOf(" (");
    const [word, remark] = at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at)];
    return (this.articles.get(word) ?? word) + remark;
  }

  #everyArticle() {
    const named = Object.values(this.messages).filter((entry) => entry?.v && entry.a?.article);
    return new Map(named.map((entry) => [this.#pattern(entry.v, {}), this.#pattern(entry.a.article, {})]));
  }

  #shown(value) {
    if (!(value instanceof Figure)) return `${value}`;
    const key = JSON.stringify(value.options);
    if (!this.writers.has(key)) {
      this.writers.set(key, new Intl.NumberFormat(this.language, { maximumFractionDigits: 3, ...value.options }));
    }
    return this.writers.get(key).format(value.value);
  }
}

const valueOf = (entry) => (entry !== null && typeof entry === "object" && !Array.isArray(entry) ? entry.v : entry);
const plain = (value) => (value instanceof Figure ? value.value : value);
