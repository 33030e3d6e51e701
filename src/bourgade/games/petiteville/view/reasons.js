// The note on the map: why what is carried cannot go where it is held.

import { request } from "/static/js/net.js";

const REST = 160; // Milliseconds after which somebody who points at a line wants to know.

export class Reasons {
  constructor(root, wanted) {
    this.root = root;
    this.note = root.querySelector(".pv-note");
    this.wanted = wanted; // Whether an answer that comes late is still of use.
    this.known = new Map();
  }

  // Asks the server about a move; "" is one that leaves the city.
  ask(move) {
    clearTimeout(this.asking);
    if (!move) {
      this.tell(this.root.dataset.off, true);
      return;
    }
    if (this.known.has(move)) {
      this.tell(this.known.get(move), true);
      return;
    }
    this.asking = setTimeout(async () => {
      const { table } = document.getElementById("play").dataset;
      try {
        const answer = await request(`${table}/why?${new URLSearchParams({ move })}`);
        if (!answer.ok) return;
        this.known.set(move, (await answer.json()).why);
        if (this.wanted()) this.tell(this.known.get(move), true);
      } catch {
        // Without network there is no reason to be had; the move would be refused.
      }
    }, REST);
  }

  tell(text, bad = false) {
    if (!text) clearTimeout(this.asking);
    this.note.textContent = text;
    this.note.hidden = !text;
    this.note.classList.toggle("pv-refused", bad);
  }
}
