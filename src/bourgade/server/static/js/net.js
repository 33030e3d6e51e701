// Where tables are: on the server. A page without one has a module of its own in this place.

let foresight = null; // The rules in this page, once they are loaded; see foresight.js.

export const request = (address, options) => reason(address) ?? fetch(address, options);

// Why a move cannot be made needs no request where the rules are known.
function reason(address) {
  const asked = /^\/t\/[^/]+\/why\?(.*)$/.exec(address);
  const found = asked && foresight?.reason(new URLSearchParams(asked[1]).get("move"));
  return found ? Promise.resolve(Response.json(found)) : null;
}

// What a move does, as far as this page can tell before the server has answered.
export const foresee = (move) => foresight?.foresee(move) ?? null;

let cores = null; // What thinks in this page, once it can; see cores.js.

// Whether this page thinks for the bots of its table; from then on it is asked for their moves.
export const lend = () => cores?.lend() ?? false;

export const playForBot = (told) => cores?.play(told);

// The best moves as this page finds them; "" where the server is to look for them.
export const ownHint = async (signal) => (told && (await cores?.hint(JSON.parse(told), signal))) || "";

// The table as the server told it last.
let told = "";
export function know(ahead, ply) {
  told = ahead;
  cores?.heard(ply);
  foresight?.know(ahead);
}

// Load the rules of a table, and what thinks for it where this page may; where that fails, everything
// works through the server.
export async function lookAhead({ table, hintBudget }) {
  if (navigator.connection?.saveData || typeof WebAssembly !== "object") return;
  const module = await import("./foresight.js");
  const rules = await module.open(table);
  if (!rules) return;
  foresight = module;
  foresight.know(told);
  foresight.rehearse();
  document.documentElement.dataset.ahead = "";
  if (!hintBudget || typeof Worker !== "function") return;
  const thinking = await import("./cores.js");
  await thinking.open(rules);
  cores = thinking;
  document.documentElement.dataset.thinks = "";
}

export const Stream = EventSource;

export const WORKER = "/sw.js";
