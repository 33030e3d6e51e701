// Sentences for scripts, written by the server into the page in its language.

const words = document.getElementById("words")?.dataset ?? {};

export const word = (name) => words[name] ?? "";
