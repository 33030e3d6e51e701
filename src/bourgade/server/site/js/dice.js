// Fair dice in a page, as in play/fair_dice.py: the secret is fixed and sealed before the first roll,
// and the record reveals it once the game is over.

import { bytesOf, hmac, sha256 } from "../lib/random.js";

export { draw } from "../lib/random.js";

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));
export const commitmentOf = (secret) => hex(sha256(unhex(secret)));

// The key of all chance at a table, without contributions of players.
export const keyOf = (secret, table) => hmac(unhex(secret), bytesOf(JSON.stringify({ contributions: {}, table })));

// The seed of a bot's random numbers.
export const botSeed = (secret, table, seat) => hex(hmac(unhex(secret), bytesOf(`bot ${table} ${seat}`)).slice(0, 16));

// ``since`` is how many steps of another game came before: their dice were thrown there.
export const diceLines = ({ id, secret, since }, isOver) => [
  `dice table: ${id}`,
  `dice commitment: ${commitmentOf(secret)}`,
  ...(isOver ? [`dice secret: ${secret}`] : []),
  ...(since ? [`dice since: ${since}`] : []),
];
