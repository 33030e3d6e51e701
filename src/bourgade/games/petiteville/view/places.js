// Places of the map where what is carried may go: cells for a tile, lines for a silhouette.

import { make } from "./svg.js";

const SIDES = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0], o: [-1, 0] };

// The place where the button's move would put it, with its mark on the map.
export function placeOf(button, city) {
  const words = button.value.split(" ");
  return words[0] === "lay" ? cellOf(button, words, city) : lineOf(button, words, city);
}

function cellOf(button, [, k, side], city) {
  const [c, r] = city.cells[Number(k) - 1];
  const cell = [c + SIDES[side][0], r + SIDES[side][1]];
  const [x, y] = [cell[0] * city.cell, cell[1] * city.cell];
  const side3 = 3 * city.square;
  const mark = make("rect", {
    class: "pv-spot", "data-move": button.value, x: x + 3, y: y + 3,
    width: side3 - 6, height: side3 - 6, rx: 10,
  });
  return { button, mark, cell, key: String(cell), x: x + side3 / 2, y: y + side3 / 2 };
}

function lineOf(button, words, city) {
  const [length, way] = [Number(words[1]), words[3]];
  const [x, y] = city.squareOf(words[2]);
  const ends = city.ends(length, x, y, way);
  const stroke = `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`;
  const mark = make(
    "g",
    { class: "pv-spot", "data-move": button.value },
    make("path", { d: stroke }),
    make("path", { d: stroke }),
    make("circle", { cx: ends[0], cy: ends[1], r: 7 }),
    make("circle", { cx: ends[2], cy: ends[3], r: 7 }),
  );
  const middle = { x: (ends[0] + ends[2]) / 2, y: (ends[1] + ends[3]) / 2 };
  return { button, mark, line: [length, x, y, way], key: button.value, way, ...middle };
}

// The place nearest to a point, if it is near enough; of lines rather one that goes ``way``.
export function nearest(spots, point, way, { square, cell }) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [Math.abs(point.x - spot.x), Math.abs(point.y - spot.y)];
    if (spot.cell) {
      if (Math.max(dx, dy) > cell * 0.62) continue;
      if (dx + dy < least) [best, least] = [spot, dx + dy];
      continue;
    }
    const [along, across] = spot.way === "h" ? [dx, dy] : [dy, dx];
    const reach = (spot.line[0] * cell) / 6;
    if (across > square * 0.55 || along > reach) continue;
    const distance = along + across + (spot.way === way ? 0 : square * 0.45);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

// The next place from another one in the direction of an arrow.
export function nextPlace(spots, from, dx, dy) {
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (spot === from || ahead <= 1) continue;
    if (ahead + 3 * aside < least) [best, least] = [spot, ahead + 3 * aside];
  }
  return best;
}

export function closest(spots, { x, y }) {
  const far = (spot) => Math.hypot(spot.x - x, spot.y - y);
  return spots.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}
