// The sentences of this site, which stand in the page in its language.

import { word } from "../js/words.js";

export function phrase(name, args = {}) {
  let text = word(name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));
  for (const [key, value] of Object.entries(args)) text = text.replaceAll(`{${key}}`, value);
  return text;
}
