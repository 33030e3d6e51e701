// @ts-check
/** Moves and records as text. */

import { BourgadeError } from "./errors.js";

export const CHANCE = "chance";
const RECORD_FORMAT = "1";

/** All moves of a game with its options, from text to number and back. */
export class Vocabulary {
  /** @param {import("./bourgade.js").GameData} data */
  constructor(data) {
    /** @type {string[]} */
    this.texts = [];
    for (const [, word, dims] of data.verbs) {
      const heads = dims.reduce(
        (/** @type {string[]} */ heads, dim) => heads.flatMap((head) => data.words[dim].map((w) => `${head} ${w}`)),
        [word],
      );
      this.texts.push(...heads);
    }
    this.actions = new Map(this.texts.map((text, action) => [normal(text), action]));
  }

  /** @param {string} text */
  action(text) {
    const action = this.actions.get(normal(text));
    if (action === undefined) throw new BourgadeError("unknown-move", `“${text}” is not a move of this game.`);
    return action;
  }
}

/** A move's text as it is compared. @param {string} text */
function normal(text) {
  return text.toLowerCase().split(/\s+/).filter(Boolean).join(" ");
}

/** A record taken apart; nothing is played. @param {string} text @returns {import("./bourgade.js").GameRecord} */
export function readRecord(text) {
  const headers = new Map();
  /** @type {[string, string][]} */
  const moves = [];
  let inHeaders = true;
  for (const line of text.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    if (!line) {
      inHeaders = inHeaders && headers.size === 0;
    } else if (inHeaders) {
      const colon = line.indexOf(":");
      if (colon < 0) throw new BourgadeError("no-header", `“${line}” is not a header.`);
      headers.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    } else {
      const space = line.indexOf(" ");
      const actor = line.slice(0, space);
      moves.push([actor === "*" ? CHANCE : actor, line.slice(space + 1)]);
    }
  }
  if (headers.get("bourgade") !== RECORD_FORMAT) {
    throw new BourgadeError("not-a-record", "The text is not a record of a game that is known here.");
  }
  return { headers, moves };
}

/** A game as text, which the Python library reads back.
 * @param {import("./bourgade.js").GameData} data @param {[string, string][]} history
 * @param {string[]} winners */
export function recordText(data, history, winners) {
  const result = winners.length ? `${winners.join(" and ")} ${winners.length > 1 ? "win" : "wins"}` : "unfinished";
  const lines = [
    `bourgade: ${RECORD_FORMAT}`,
    `game: ${data.game}`,
    `rules: ${data.rules}`,
    `content: ${data.content}`,
    ...Object.entries(data.options).map(([name, value]) => `option ${name}: ${value}`),
    `result: ${result}`,
    ...(data.start ? [`position: ${JSON.stringify(data.start.position)}`] : []),
    "",
    ...history.map(([actor, move]) => `${actor === CHANCE ? "*" : actor} ${move}`),
  ];
  return `${lines.join("\n")}\n`;
}
