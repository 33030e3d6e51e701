// @ts-check
/**
 * Random numbers as the Python library has them: the same names and seeds give the same ones.
 *
 * SHA-256 is written out since a page that was not fetched over HTTPS has none of the browser's.
 */

const MASK = (1n << 64n) - 1n;
const { K, H } = constants();

/** The first 32 bits after the point of roots of primes: square roots begin the hash, cube roots
 * go into its rounds. */
function constants() {
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  /** @param {number} n @param {bigint} power */
  const bits = (n, power) => {
    const wanted = BigInt(n) << (32n * power);
    let root = BigInt(Math.floor(n ** (1 / Number(power)) * 2 ** 32));
    while (root ** power > wanted) root -= 1n;
    while ((root + 1n) ** power <= wanted) root += 1n;
    return Number(root & 0xffffffffn) | 0;
  };
  return { K: primes.map((p) => bits(p, 3n)), H: primes.slice(0, 8).map((p) => bits(p, 2n)) };
}

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(64 * blocks);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const hash = Int32Array.from(H);
  const w = new Int32Array(64);
  const turned = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15], w[i - 2]];
      const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      w[i] = w[i - 16] + small + w[i - 7] + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
  }
  const digest = new Uint8Array(32);
  hash.forEach((word, i) => new DataView(digest.buffer).setInt32(4 * i, word));
  return digest;
}

/** HMAC with SHA-256. @param {Uint8Array} key @param {Uint8Array} bytes @returns {Uint8Array} */
export function hmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), bytes));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** @param {Uint8Array} a @param {Uint8Array} b */
function joined(a, b) {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** @param {string} text */
export const bytesOf = (text) => new TextEncoder().encode(text);

/** The secret key that a seed stands for. @param {number | string} seed */
export function seedKey(seed) {
  return sha256(bytesOf(`bourgade:${seed}`));
}

/** Which outcome chance brings at a ply: in proportion to the weights, the same for the same ply.
 * @param {Uint8Array} key @param {number} ply @param {number[]} weights */
export function draw(key, ply, weights) {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(key, bytesOf(`${ply}:${attempt}`));
    const number = new DataView(digest.buffer).getBigUint64(0);
    // The uneven tail of the range is thrown again, so that no outcome is favoured.
    if (number >= (1n << 64n) - ((1n << 64n) % total)) continue;
    let left = Number(number % total);
    return weights.findIndex((weight) => (left -= weight) < 0);
  }
}

/** Four 32-bit words that a name stands for. @param {string} name @returns {number[]} */
export function randomState(name) {
  const view = new DataView(seedKey(name).buffer);
  return [0, 4, 8, 12].map((at) => view.getUint32(at, true));
}

/** Four 32-bit words for each of some games, from the seed and the game's number alone.
 * @param {number | bigint} seed @param {number} start @param {number} count @returns {number[][]} */
export function randomStates(seed, start, count) {
  const base = mixed(BigInt(seed) & MASK);
  return Array.from({ length: count }, (_, i) => {
    const index = base + 2n * BigInt(start + i);
    const words = [mixed(index & MASK), mixed((index + 1n) & MASK)];
    const [low, lower] = words.map((word) => Number(word & 0xffffffffn));
    const [high, higher] = words.map((word) => Number(word >> 32n));
    return [(low | 1) >>> 0, lower, high, higher]; // four zeros would stay zeros
  });
}

/** The finish of splitmix64. @param {bigint} number */
function mixed(number) {
  number = ((number + 1n) * 0x9e3779b97f4a7c15n) & MASK;
  number = ((number ^ (number >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  number = ((number ^ (number >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return number ^ (number >> 31n);
}

/** A seed from others. @param {...(number | string)} parts */
export function derivedSeed(...parts) {
  return seedKey(parts.join(" ")).slice(0, 6).reduce((seed, byte) => seed * 256 + byte, 0);
}
