// Coordinates as text: the whole move, or what is not yet chosen of it.

export class Typed {
  constructor(board) {
    this.board = board;
    this.field = board.root.querySelector("#pv-type");
    this.field?.addEventListener("input", () => this.preview());
    this.field?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault(); // It would press the first button of the page.
      this.send();
    });
  }

  written() {
    const { lays, chosen } = this.board;
    const words = this.field.value.trim().toLowerCase().split(/[\s,;]+/).filter(Boolean);
    if (!words.length || /^[a-z]{2,}$/.test(words[0])) return words.join(" ");
    if (!lays) {
      return ["place", ...(words[0].includes(".") ? [chosen, ...words] : words)].join(" ");
    }
    const [k, side = "", turn = chosen] = words;
    return `lay ${k} ${side === "o" ? "w" : side} ${turn}`;
  }

  button(move) {
    const buttons = this.board.root.querySelectorAll("button[name=move]");
    return [...buttons].find((button) => button.value === move);
  }

  preview() {
    const { board } = this;
    const button = this.button(this.written());
    const list = button?.closest(".pv-list");
    if (!list) {
      board.hold(null, false);
      return;
    }
    document.getElementById(`pv-pick-${list.dataset.pick}`).checked = true;
    board.pick();
    const spot = board.spots.find((one) => one.button === button);
    board.hold(spot, false);
    board.city.reveal(spot);
  }

  send() {
    const move = this.written();
    if (!move) return;
    // A move that is not legal now goes to the server too, which says why.
    const button = this.button(move) ?? document.createElement("button");
    if (!button.form) {
      Object.assign(button, { name: "move", value: move, hidden: true });
      this.board.root.append(button);
    }
    this.board.press(button);
  }
}
