// Fair dice in a page: as in play/fair_dice.py, a secret that is fixed and sealed before the first
// throw, and revealed by the record once the game is over.

import { hex, hmac, sha256, unhex, utf8 } from "./sha256.js";

export const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(32)));
export const commitmentOf = (secret) => hex(sha256(unhex(secret)));

// The key of all chance at a table, which nobody added anything to.
export const keyOf = (secret, table) => hmac(unhex(secret), utf8(JSON.stringify({ contributions: {}, table })));

// Where the random numbers of a bot begin.
export const botSeed = (secret, table, seat) => hex(hmac(unhex(secret), utf8(`bot ${table} ${seat}`)).slice(0, 16));

// Which of the outcomes falls: in proportion to their weights, the same for the same step.
export function draw(key, ply, weights, attempt = 0) {
  const digest = new DataView(hmac(key, utf8(`${ply}:${attempt}`)).buffer);
  const number = digest.getBigUint64(0);
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const whole = 1n << 64n;
  // The uneven tail of the range is thrown again, so that no outcome is favoured.
  if (number >= whole - (whole % total)) return draw(key, ply, weights, attempt + 1);
  let rest = Number(number % total);
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

// ``since`` is how many steps of another game came before: their dice were thrown there.
export const diceLines = ({ id, secret, since }, isOver) => [
  `dice table: ${id}`,
  `dice commitment: ${commitmentOf(secret)}`,
  ...(isOver ? [`dice secret: ${secret}`] : []),
  ...(since ? [`dice since: ${since}`] : []),
];
