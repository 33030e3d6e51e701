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

// The table as the server told it last.
let told = "";
export function know(ahead) {
  told = ahead;
  foresight?.know(ahead);
}

// Load the rules of a table; where that fails, everything works through the server.
export async function lookAhead(table) {
  if (navigator.connection?.saveData || typeof WebAssembly !== "object") return;
  const module = await import("./foresight.js");
  if (!(await module.open(table))) return;
  foresight = module;
  foresight.know(told);
  foresight.rehearse();
  document.documentElement.dataset.ahead = "";
}

export const Stream = EventSource;

export const WORKER = "/sw.js";
