// Fair dice in a page: as in play/fair_dice.py, a secret that is fixed and sealed before the first
// throw, and revealed by the record once the game is over.

import { bytesOf, hmac, sha256 } from "../lib/random.js";

export { draw } from "../lib/random.js";

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));
export const commitmentOf = (secret) => hex(sha256(unhex(secret)));

// The key of all chance at a table, which nobody added anything to.
export const keyOf = (secret, table) => hmac(unhex(secret), bytesOf(JSON.stringify({ contributions: {}, table })));

// Where the random numbers of a bot begin.
export const botSeed = (secret, table, seat) => hex(hmac(unhex(secret), bytesOf(`bot ${table} ${seat}`)).slice(0, 16));

export const diceLines = (table, secret, isOver) => [
  `dice table: ${table}`,
  `dice commitment: ${commitmentOf(secret)}`,
  ...(isOver ? [`dice secret: ${secret}`] : []),
];
