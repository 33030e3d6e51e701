// @ts-check
/** Records in memory: their numbers, and what these stand for. */

/** @typedef {import("./bourgade.js").Field} Field */
/** @typedef {import("./bourgade.js").RecordLayout} RecordLayout */
/** @typedef {{data: import("./bourgade.js").GameData, manifest: import("./bourgade.js").Manifest}} Known */

/** @param {Field} field Bytes of one number. */
function width(field) {
  return Number(field.type.slice(1));
}

/** @param {DataView} view @param {Field} field @param {number} at */
export function number(view, field, at = field.at) {
  switch (field.type) {
    case "i1": return view.getInt8(at);
    case "i2": return view.getInt16(at, true);
    case "i4": return view.getInt32(at, true);
    default: return Number(view.getBigInt64(at, true));
  }
}

/** Everything in a record, by name. @param {Known} game @param {DataView} view
 * @param {RecordLayout} layout @param {number} base @returns {any} */
export function namedRecord(game, view, layout, base = 0) {
  /** @type {Record<string, any>} */
  const named = {};
  for (const [name, field] of Object.entries(layout.fields)) {
    named[name] = namedField(game, view, field, base + field.at, field.by ?? []);
  }
  return named;
}

/** @param {Known} game @param {DataView} view @param {Field} field @param {number} base
 * @param {string[]} by @returns {any} */
function namedField(game, view, field, base, by) {
  const inner = game.manifest.records[field.type];
  if (!by.length) {
    return inner ? namedRecord(game, view, inner, base) : meaning(game, field, number(view, field, base));
  }
  const sides = (field.shape ?? []).slice(-by.length);
  const step = sides.slice(1).reduce((product, side) => product * side, inner?.bytes ?? width(field));
  /** @type {Record<string, any>} */
  const named = {};
  game.data.words[by[0]].slice(0, sides[0]).forEach((word, i) => {
    const value = namedField(game, view, field, base + i * step, by.slice(1));
    // Counts of nothing are left out, as in Python.
    if (inner || by.length > 1 || (value !== null && value !== 0)) named[word] = value;
  });
  return named;
}

/** @param {Known} game @param {Field} field @param {number} value @returns {any} */
function meaning(game, field, value) {
  if (field.names) return field.names[value];
  if (field.set) return game.data.words[field.set].filter((_, i) => value & (1 << i));
  if (field.of) return value >= 0 ? game.data.words[field.of][value] : null;
  return value;
}
