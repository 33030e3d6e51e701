// @ts-check
/** A search for figures that reach goals: whole numbers, each within a range.
 *
 * It begins with the figures as they are and points spread over the ranges, then tries the neighbours
 * of the best at steps that halve. It knows nothing but the losses, so the same losses make the same
 * search. What a loss is, `bourgade tune` says with the same numbers. */

/** @typedef {{least: number, most: number, now: number}} Knob */
/** @typedef {{least: number, most: number}} Goal */

const SPREAD = 6; // points of the first batch, beside the figures as they are
const PRIMES = [2, 3, 5, 7, 11, 13];

/** How far a value is from a goal, in halves of its range. @param {Goal} goal @param {number} value */
export function missOf({ least, most }, value) {
  return Math.max(least - value, value - most, 0) / halfOf({ least, most });
}

/** Half of the range of a goal, or as much as one of a single value is worth. @param {Goal} goal */
export function halfOf({ least, most }) {
  return Math.max(0.5, (most - least) / 2);
}

/** The distance from all goals together; 0 if all are reached. @param {Goal[]} goals
 * @param {number[]} values */
export function lossOf(goals, values) {
  const loss = goals.reduce((sum, goal, n) => sum + missOf(goal, values[n]) ** 2, 0);
  return Number.isNaN(loss) ? Infinity : loss; // what cannot be told is no better than anything
}

export class TuningSearch {
  /** @type {Map<string, number>} */
  #losses = new Map();
  /** @type {{values: number[], loss: number} | null} */
  best = null;
  #began = false;
  #better = false; // whether the last batch was

  /** @param {Knob[]} knobs */
  constructor(knobs) {
    this.knobs = knobs;
    this.steps = knobs.map(({ least, most }) => Math.max(1, Math.ceil((most - least) / 4)));
  }

  /** The figures to try next; none where nothing near the best is left to be tried. */
  ask() {
    if (!this.#began) {
      this.#began = true;
      return this.#fresh([this.knobs.map((knob) => within(knob, knob.now)), ...this.#spread()]);
    }
    for (;;) {
      const near = this.#better ? this.#fresh(this.#neighbours()) : [];
      this.#better = false;
      if (near.length) return near;
      if (this.steps.every((step) => step === 1)) return this.#fresh(this.#neighbours());
      this.steps = this.steps.map((step) => Math.ceil(step / 2));
      this.#better = true; // the nearer ones are yet to be tried
    }
  }

  /** @param {number[]} values @param {number} loss */
  tell(values, loss) {
    this.#losses.set(`${values}`, loss);
    if (this.best && loss >= this.best.loss) return;
    this.best = { values, loss };
    this.#better = true;
  }

  /** Points that lie evenly in the ranges (those of Halton). */
  #spread() {
    return Array.from({ length: SPREAD }, (_, n) =>
      this.knobs.map(({ least, most }, i) =>
        Math.min(most, least + Math.floor(evenly(n + 1, PRIMES[i % PRIMES.length]) * (most - least + 1)))));
  }

  #neighbours() {
    const { values } = this.best ?? { values: this.knobs.map(({ now }) => now) };
    return this.knobs.flatMap((knob, i) =>
      [-1, 1].map((sign) =>
        values.map((value, k) => (k === i ? within(knob, value + sign * this.steps[i]) : value))));
  }

  /** Those that nobody has tried, each once. @param {number[][]} some */
  #fresh(some) {
    const known = new Set(this.#losses.keys());
    return some.filter((values) => !known.has(`${values}`) && known.add(`${values}`));
  }
}

/** @param {Knob} knob @param {number} value */
function within({ least, most }, value) {
  return Math.max(least, Math.min(most, value));
}

/** The digits of a number in a base, mirrored behind the point. @param {number} n @param {number} base */
function evenly(n, base) {
  let value = 0;
  for (let part = 1 / base; n > 0; n = Math.floor(n / base), part /= base) value += (n % base) * part;
  return value;
}
