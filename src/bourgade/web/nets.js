// @ts-check
/** Nets in the memory of a game's module, read from the files that the page data name. */

import { BourgadeError } from "./errors.js";

/** @typedef {{at: number, shape: number[], bytes: number}} Place Numbers in memory, row after row. */
/** @typedef {{value: Record<string, Place>, policy: Record<string, Place | number>, powers: Place}} Nets */
/** @typedef {{rows: Int8Array | Int32Array | BigInt64Array, shape: number[]}} Table */

const FORMAT = 1;
const KINDS = { i1: Int8Array, i4: Int32Array, i8: BigInt64Array };

/** Files as they are served, unpacked. @param {Record<string, ArrayBuffer | Uint8Array>} files
 * @returns {Promise<Record<string, ArrayBuffer>>} */
export async function unpacked(files) {
  const unpack = async (/** @type {ArrayBuffer | Uint8Array} */ file) => {
    const packed = new Blob([/** @type {any} */ (file)]).stream();
    return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  };
  const entries = Object.entries(files).map(async ([name, file]) => [name, await unpack(file)]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The nets of a game; those that are missing everywhere are empty.
 * @param {import("./bourgade.js").Game} game
 * @param {Record<string, ArrayBuffer>} files by name, unpacked
 * @returns {Nets}
 */
export function placeNets(game, files) {
  const { moves, value } = game.data.nets;
  const tables = (/** @type {{file: string}} */ { file }) => {
    if (!files[file]) throw new BourgadeError("no-net", `The file ${file} is missing, and bots need it.`);
    return readNet(file, files[file]);
  };
  const powers = game.place("i8", game.data.bots.powers.length);
  game.array("i8", powers).set(game.data.bots.powers.map(BigInt));
  return {
    value: value ? valueNet(game, tables(value), value) : emptyNet(game, "nets.value."),
    policy: moves ? policyNet(game, tables(moves), moves) : emptyNet(game, "nets.policy."),
    powers,
  };
}

/** The same without the net that names moves.
 * @param {import("./bourgade.js").Game} game @param {Nets} nets @returns {Nets} */
export function withoutMoves(game, nets) {
  return { ...nets, policy: emptyNet(game, "nets.policy.") };
}

/** @param {Nets} nets Whether there is a net that names moves. */
export const namesMoves = (nets) => /** @type {Place} */ (nets.policy.widths).shape[0] > 0;

/** The arrays of a file. @param {string} name @param {ArrayBuffer} file */
function readNet(name, file) {
  const length = new DataView(file).getUint32(0, true);
  const told = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)));
  if (told.format !== FORMAT) throw new BourgadeError("other-format", `${name} has an unknown format.`);
  /** @type {Record<string, Table>} */
  const tables = {};
  for (const [part, [kind, shape, at]] of Object.entries(told.arrays)) {
    const Kind = KINDS[/** @type {keyof typeof KINDS} */ (kind)];
    tables[part] = { rows: new Kind(file, 4 + length + at, product(shape)), shape };
  }
  return tables;
}

/** A net in which every array has no rows.
 * @param {import("./bourgade.js").Game} game @param {string} prefix of its arrays in the search */
function emptyNet(game, prefix) {
  /** @type {Record<string, any>} */
  const net = {};
  for (const [name, kind] of game.manifest.entries.search) {
    if (name.startsWith(prefix)) {
      const shape = Array(kind.split("[]").length - 1).fill(0);
      net[name.slice(prefix.length)] = shape.length ? { at: 0, shape, bytes: 0 } : 0;
    }
  }
  return net;
}

/** @param {import("./bourgade.js").Game} game @param {Record<string, Table>} tables
 * @param {{seat: number[], table: number[]}} data */
function valueNet(game, tables, { seat, table }) {
  const rows = { line: seat, own: seat, others: seat, table };
  /** @type {Record<string, Place>} */
  const net = {};
  for (const [name, whole] of Object.entries(tables)) {
    const wanted = rows[/** @type {keyof typeof rows} */ (name)];
    net[name] = put(game, "i4", wanted ? chosen(whole, wanted) : whole);
  }
  return net;
}

/** @param {import("./bourgade.js").Game} game @param {Record<string, Table>} tables
 * @param {import("./bourgade.js").MovesNet} data */
function policyNet(game, tables, data) {
  const seats = game.data.words.seats.length;
  const widths = [tables.first.shape[1]];
  while (tables[`hidden${widths.length - 1}`]) widths.push(tables[`hidden${widths.length - 1}`].shape[1]);
  const widest = Math.max(...widths);
  const later = widths.length - 1;
  const hidden = { rows: new Int8Array(later * widest * widest), shape: [later, widest, widest] };
  const bias = { rows: new Int32Array(later * widest), shape: [later, widest] };
  const factor = { rows: new Int32Array(later * widest), shape: [later, widest] };
  for (let n = 0; n < later; n++) {
    const { rows } = tables[`hidden${n}`];
    for (let j = 0; j < widths[n]; j++) {
      const row = /** @type {Int8Array} */ (rows).subarray(j * widths[n + 1], (j + 1) * widths[n + 1]);
      hidden.rows.set(row, (n * widest + j) * widest);
    }
    bias.rows.set(/** @type {Int32Array} */ (tables[`hidden${n}_bias`].rows), n * widest);
    factor.rows.set(/** @type {Int32Array} */ (tables[`hidden${n}_factor`].rows), n * widest);
  }
  const seated = Array.from({ length: seats }, (_, p) => p);
  return {
    facts: data.facts,
    first: put(game, "i4", firstLayer(tables, data)),
    first_bias: put(game, "i8", tables.first_bias),
    widths: put(game, "i8", { rows: BigInt64Array.from(widths, BigInt), shape: [widths.length] }),
    hidden: put(game, "i1", hidden),
    hidden_bias: put(game, "i4", bias),
    hidden_factor: put(game, "i4", factor),
    moves: put(game, "i1", withStrange(tables.moves, data, "moves")),
    moves_bias: put(game, "i8", withStrange(tables.moves_bias, data, "bias")),
    moves_factor: put(game, "i8", withStrange(tables.moves_factor, data, "factor")),
    shares: put(game, "i1", chosen(tables.shares, seated)),
    shares_bias: put(game, "i8", chosen(tables.shares_bias, seated)),
    shares_factor: put(game, "i8", chosen(tables.shares_factor, seated)),
  };
}

/** The weights of the first layer, ready multiplied with the step of their row.
 * @param {Record<string, Table>} tables @param {import("./bourgade.js").MovesNet} data */
function firstLayer(tables, { inputs, shift }) {
  const { rows, shape } = chosen(tables.first, inputs);
  const steps = chosen(tables.first_step, inputs).rows;
  const one = 2 ** shift;
  const first = Int32Array.from(/** @type {Int8Array} */ (rows), (weight, i) =>
    Math.floor((Number(weight) * Number(steps[Math.floor(i / shape[1])]) + one / 2) / one),
  );
  return { rows: first, shape };
}

/** Rows of moves, with those that the file does not know.
 * @param {Table} table @param {import("./bourgade.js").MovesNet} data
 * @param {"moves" | "bias" | "factor"} part */
function withStrange(table, { actions, strange }, part) {
  const found = chosen(table, actions);
  const width = product(found.shape.slice(1));
  const given = strange[part];
  const more = typeof given === "string"
    ? Int8Array.from(atob(given), (letter) => letter.charCodeAt(0))
    : BigInt64Array.from(given, BigInt);
  let next = 0;
  actions.forEach((row, action) => {
    if (row >= 0) return;
    /** @type {any} */ (found.rows).set(more.subarray(next, next + width), action * width);
    next += width;
  });
  return found;
}

/** Some rows of a table; zeros for -1. @param {Table} table @param {number[]} wanted @returns {Table} */
function chosen({ rows, shape }, wanted) {
  const width = product(shape.slice(1));
  const found = new /** @type {any} */ (rows).constructor(wanted.length * width);
  wanted.forEach((row, i) => {
    if (row >= 0) found.set(rows.subarray(row * width, (row + 1) * width), i * width);
  });
  return { rows: found, shape: [wanted.length, ...shape.slice(1)] };
}

/** @param {import("./bourgade.js").Game} game @param {"i1" | "i4" | "i8"} kind @param {Table} table */
function put(game, kind, { rows, shape }) {
  const place = game.place(kind, ...shape);
  game.array(kind, place).set(/** @type {any} */ (rows));
  return place;
}

/** @param {number[]} shape */
const product = (shape) => shape.reduce((whole, side) => whole * side, 1);
