// SHA-256 and HMAC, which a page without HTTPS has no other way to reckon.

const FIRST = new Uint32Array(64);
const START = new Uint32Array(8);

// The fractions of the roots of the first primes, as the standard has it.
let found = 0;
for (let n = 2; found < 64; n++) {
  let isPrime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fraction(n ** (1 / 2));
  FIRST[found++] = fraction(n ** (1 / 3));
}

function fraction(root) {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const turned = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const length = (bytes.length + 9 + 63) & ~63;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + FIRST[i] + w[i];
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] += word;
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (const [i, word] of state.entries()) out.setUint32(4 * i, word);
  return digest;
}

export function hmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + bytes.length);
  inner.set(block.map((byte) => byte ^ 0x36));
  inner.set(bytes, 64);
  const outer = new Uint8Array(96);
  outer.set(block.map((byte) => byte ^ 0x5c));
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const utf8 = (text) => new TextEncoder().encode(text);
