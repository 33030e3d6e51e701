// The map: where squares lie, and the view of it that is panned, pinched and zoomed. Squares are
// counted over the whole city, as in the rules.

const NEAREST = 96; // The largest square, in pixels.
const AROUND = 26; // Room around the city when all of it is shown.
const TOOLS = 48; // Pixels at the top where the buttons of the view lie.
const SINGLE = 64; // The square of a single tile, which need not fill the screen.

let kept = null; // How somebody has set the view: its middle and its scale.

export class CityMap {
  constructor(root) {
    this.frame = root.querySelector(".pv-map");
    this.svg = root.querySelector(".pv-city");
    this.square = Number(this.svg.dataset.square);
    this.street = Number(this.svg.dataset.street);
    this.cell = 3 * this.square + this.street;
    this.cells = [...this.svg.querySelectorAll("[data-cell]")].map((tile) =>
      tile.dataset.cell.split(",").map(Number),
    );
    this.around = []; // Cells beside the city that belong to the view, too.
    this.tell(root.querySelectorAll(".pv-words li"));
  }

  // The sheet of a tile says what the list of words says of it.
  tell(lines) {
    for (const [k, tile] of this.svg.querySelectorAll("[data-cell]").entries()) {
      const [name, ...squares] = lines[k]?.textContent.trim().split(": ") ?? [];
      if (name) tile.dataset.tip = `${name}\n${squares.join(": ")}`;
    }
  }

  // Geometry

  at(n) {
    return this.square * n + this.street * Math.floor(n / 3);
  }

  // The row or column of squares at a place of the picture.
  nth(u) {
    const cell = Math.floor((u + this.street / 2) / this.cell);
    const within = Math.floor((u - cell * this.cell) / this.square);
    return 3 * cell + Math.max(0, Math.min(2, within));
  }

  squareOf(name) {
    const [k, s] = name.split(".").map(Number);
    const [c, r] = this.cells[k - 1];
    return [3 * c + ((s - 1) % 3), 3 * r + Math.floor((s - 1) / 3)];
  }

  nameOf(x, y) {
    const c = Math.floor(x / 3);
    const r = Math.floor(y / 3);
    const k = this.cells.findIndex((cell) => cell[0] === c && cell[1] === r);
    return k < 0 ? "" : `${k + 1}.${x - 3 * c + 3 * (y - 3 * r) + 1}`;
  }

  // The middles of the first and the last square of a line.
  ends(length, x, y, way) {
    const half = this.square / 2;
    const [right, bottom] = way === "h" ? [x + length - 1, y] : [x, y + length - 1];
    return [x, y, right, bottom].map((n) => this.at(n) + half);
  }

  point(event, lift = 0) {
    const spot = new DOMPoint(event.clientX, event.clientY - lift);
    return spot.matrixTransform(this.svg.getScreenCTM().inverse());
  }

  // The view

  bounds() {
    const cells = [...this.cells, ...this.around];
    const columns = cells.map(([c]) => c);
    const rows = cells.map(([, r]) => r);
    const left = Math.min(...columns, 0) * this.cell - AROUND;
    const top = Math.min(...rows, 0) * this.cell - AROUND;
    const right = (Math.max(...columns, 0) + 1) * this.cell - this.street + AROUND;
    const bottom = (Math.max(...rows, 0) + 1) * this.cell - this.street + AROUND;
    return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
  }

  fitted() {
    const { width, height } = this.frame.getBoundingClientRect();
    const { x, y, w, h } = this.bounds();
    const scale = Math.min(width / w, (height - TOOLS) / h, SINGLE / this.square);
    return { x, y: y - TOOLS / 2 / scale, scale };
  }

  show(view = kept ?? this.fitted()) {
    const { width, height } = this.frame.getBoundingClientRect();
    if (!width || !height) return;
    const { x, y, w, h } = this.bounds();
    const least = Math.min(width / w, height / h) * 0.8;
    const scale = Math.max(least, Math.min(view.scale, NEAREST / this.square));
    // The city cannot be lost from sight.
    const reach = (middle, size, wanted) =>
      Math.max(middle - size / 2, Math.min(middle + size / 2, wanted));
    this.view = { x: reach(x, w, view.x), y: reach(y, h, view.y), scale };
    const [wide, high] = [width / scale, height / scale];
    this.svg.setAttribute(
      "viewBox",
      `${this.view.x - wide / 2} ${this.view.y - high / 2} ${wide} ${high}`,
    );
  }

  set(view) {
    this.show(view);
    kept = this.view;
  }

  pan(dx, dy) {
    const { x, y, scale } = this.view;
    this.set({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  // Larger or smaller; what lies at the point stays where it is.
  zoom(factor, point = this.view) {
    const { x, y, scale } = this.view;
    const next = Math.min(scale * factor, NEAREST / this.square);
    const f = scale / next;
    this.set({ x: point.x + (x - point.x) * f, y: point.y + (y - point.y) * f, scale: next });
  }

  fit() {
    kept = null;
    this.show();
  }

  // Moves the map until a place is seen, clear of what lies over its lower edge.
  reveal({ x, y }, below = 0.38) {
    const { width, height } = this.frame.getBoundingClientRect();
    const { x: left, y: top, scale } = this.view;
    const [w, h] = [width / scale, height / scale];
    const next = {
      x: Math.max(x - 0.38 * w, Math.min(x + 0.38 * w, left)),
      y: Math.max(y - below * h, Math.min(y + 0.38 * h, top)),
      scale,
    };
    if (next.x !== left || next.y !== top) this.show(next);
  }
}
