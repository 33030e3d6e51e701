// The map of Ma Petite Ville: pan, pinch and zoom; a tile or a silhouette that follows finger,
// mouse or keys and snaps to where it may go. The moves themselves are the buttons of the board:
// what is chosen here presses one of them, so the page sends it and asks as it always does.

import { pref } from "/static/js/prefs.js";
import { say } from "/static/js/say.js";

const SVG = "http://www.w3.org/2000/svg";
const SIDES = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0], o: [-1, 0] };
const DRAG = 7; // Pixels after which a press is a drag.
const REST = 160; // Milliseconds after which somebody who points at a line wants to know.
const ABOVE = 58; // Pixels by which a carried thing is held above the finger.
const NEAREST = 96; // The largest square, in pixels.
const AROUND = 26; // Room around the city when all of it is shown.

const still = matchMedia("(prefers-reduced-motion: reduce)");

let kept = null; // How somebody has set the view: its middle and its scale.
let board = null; // The board that is on the page.
const boards = new WeakMap(); // A swap may show one again that was there before.

const make = (name, given = {}, ...children) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

class Board {
  constructor(root) {
    this.root = root;
    this.map = root.querySelector(".pv-map");
    this.svg = root.querySelector(".pv-city");
    this.note = root.querySelector(".pv-note");
    this.here = root.querySelector(".pv-here");
    this.typed = root.querySelector("#pv-type");
    this.square = Number(this.svg.dataset.square);
    this.street = Number(this.svg.dataset.street);
    this.cell = 3 * this.square + this.street;
    this.cells = [...this.svg.querySelectorAll("[data-cell]")].map((tile) =>
      tile.dataset.cell.split(",").map(Number),
    );
    this.lays = root.dataset.phase === "lay";
    this.carries = Boolean(this.here);
    this.pointers = new Map();
    this.reasons = new Map();
    this.spots = [];
    this.way = "h";
    this.spot = null; // Where the carried thing would go.
    this.parked = false; // It stays there until somebody agrees.
    this.over = make("g", { class: "pv-layer" });
    this.ghost = make("g", { class: "pv-ghost" });
    this.svg.append(this.over, this.ghost);
    root.classList.add("pv-live");
    this.listen();
    this.pick();
    this.show();
  }

  // Geometry: squares are counted over the whole city, as in the rules

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

  point(event, lift = 0) {
    const spot = new DOMPoint(event.clientX, event.clientY - lift);
    return spot.matrixTransform(this.svg.getScreenCTM().inverse());
  }

  // The view

  bounds() {
    const cells = this.lays ? [...this.cells, ...this.spots.map((spot) => spot.cell)] : this.cells;
    const columns = cells.map(([c]) => c);
    const rows = cells.map(([, r]) => r);
    const left = Math.min(...columns, 0) * this.cell - AROUND;
    const top = Math.min(...rows, 0) * this.cell - AROUND;
    const right = (Math.max(...columns, 0) + 1) * this.cell - this.street + AROUND;
    const bottom = (Math.max(...rows, 0) + 1) * this.cell - this.street + AROUND;
    return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
  }

  fitted() {
    const { width, height } = this.map.getBoundingClientRect();
    const { x, y, w, h } = this.bounds();
    const most = 64 / this.square; // A single tile need not fill the screen.
    return { x, y, scale: Math.min(width / w, height / h, most) };
  }

  show(view = kept ?? this.fitted()) {
    const { width, height } = this.map.getBoundingClientRect();
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

  // What is carried

  pick() {
    if (!this.carries) return;
    const chosen = this.root.querySelector("[name=pick]:checked")?.value ?? "";
    const list = chosen ? this.root.querySelector(`.pv-list[data-pick="${chosen}"]`) : null;
    this.chosen = chosen;
    this.spots = [...(list?.querySelectorAll("button") ?? [])].map((button) => this.place(button));
    this.over.replaceChildren(...this.spots.map((spot) => spot.mark));
    this.root.classList.toggle("pv-carrying", Boolean(chosen));
    this.map.setAttribute("tabindex", chosen ? "0" : "-1");
    if (chosen) this.map.setAttribute("role", "application");
    else this.map.removeAttribute("role");
    this.map.setAttribute("aria-labelledby", "pv-town");
    this.tell("");
    // The turned tile stays where it was held.
    const held = this.lays && this.spot ? this.spots.find((spot) => spot.key === this.spot.key) : null;
    this.hold(held ?? null, this.parked && Boolean(held));
  }

  // A place of the map where the button's move would put what is carried.
  place(button) {
    const words = button.value.split(" ");
    if (this.lays) {
      const [, k, side] = words;
      const [c, r] = this.cells[Number(k) - 1];
      const cell = [c + SIDES[side][0], r + SIDES[side][1]];
      const [x, y] = [cell[0] * this.cell, cell[1] * this.cell];
      const side3 = 3 * this.square;
      const mark = make("rect", {
        class: "pv-spot", "data-move": button.value, x: x + 3, y: y + 3,
        width: side3 - 6, height: side3 - 6, rx: 10,
      });
      return { button, mark, cell, key: String(cell), x: x + side3 / 2, y: y + side3 / 2 };
    }
    const length = Number(words[1]);
    const [x, y] = this.squareOf(words[2]);
    const ends = this.ends(length, x, y, words[3]);
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
    return { button, mark, line: [length, x, y, words[3]], key: button.value, way: words[3], ...middle };
  }

  ends(length, x, y, way) {
    const half = this.square / 2;
    const [right, bottom] = way === "h" ? [x + length - 1, y] : [x, y + length - 1];
    return [x, y, right, bottom].map((n) => this.at(n) + half);
  }

  // The place nearest to a point, if it is near enough.
  nearest(point) {
    let best = null;
    let least = Infinity;
    for (const spot of this.spots) {
      const [dx, dy] = [Math.abs(point.x - spot.x), Math.abs(point.y - spot.y)];
      if (this.lays) {
        if (Math.max(dx, dy) > this.cell * 0.62) continue;
        if (dx + dy < least) [best, least] = [spot, dx + dy];
        continue;
      }
      const [along, across] = spot.way === "h" ? [dx, dy] : [dy, dx];
      const reach = (spot.line[0] * this.cell) / 6;
      if (across > this.square * 0.55 || along > reach) continue;
      const distance = along + across + (spot.way === this.way ? 0 : this.square * 0.45);
      if (distance < least) [best, least] = [spot, distance];
    }
    return best;
  }

  // Follows a point: snapped to a place, or loose where it cannot go.
  follow(point) {
    const spot = this.nearest(point);
    if (spot) {
      this.hold(spot, false);
      return;
    }
    this.hold(null, false);
    if (this.lays) this.drawTile(point.x - 1.5 * this.square, point.y - 1.5 * this.square, "pv-loose");
    else this.misfit(point);
  }

  hold(spot, parked) {
    this.spot = spot;
    this.parked = parked && Boolean(spot);
    this.ghost.replaceChildren();
    this.map.classList.toggle("pv-fitting", Boolean(spot));
    for (const { mark } of this.spots) mark.classList.toggle("pv-on", mark === spot?.mark);
    if (this.here) this.here.hidden = !this.parked;
    if (!spot) return;
    this.tell("");
    if (this.lays) this.drawTile(spot.cell[0] * this.cell, spot.cell[1] * this.cell, "pv-snapped");
    else this.drawLine(spot.line, "pv-snapped");
  }

  drawTile(x, y, look) {
    const face = this.root.querySelector(`label:has(#pv-pick-${this.chosen}) svg`);
    const tile = make("g", { class: `pv-tile ${look}` });
    tile.append(...[...face.children].map((child) => child.cloneNode(true)));
    this.ghost.replaceChildren(make("g", { transform: `translate(${x} ${y})` }, tile));
  }

  drawLine([length, x, y, way], look) {
    const { colour } = this.root.dataset;
    const half = this.square / 2;
    const [x1, y1, x2, y2] = this.ends(length, x, y, way);
    const line = make("g", { class: `pv-${colour} ${look}` });
    line.append(
      make("rect", {
        class: "pv-plinth", x: x1 - 16, y: y1 - 16, width: x2 - x1 + 32, height: y2 - y1 + 32, rx: 16,
      }),
    );
    for (let i = 0; i < length; i++) {
      const [dx, dy] = way === "h" ? [i, 0] : [0, i];
      line.append(
        make("use", {
          href: `#pv-${colour}-up`, x: this.at(x + dx) + half, y: this.at(y + dy) + half,
        }),
      );
    }
    this.ghost.replaceChildren(line);
  }

  // Where the picked silhouette does not fit, it is shown crossed out, and the reason is told.
  misfit(point) {
    const length = Number(this.chosen);
    const back = Math.floor((length - 1) / 2);
    const [x, y] = [this.nth(point.x), this.nth(point.y)];
    const first = this.way === "h" ? [x - back, y] : [x, y - back];
    if (!this.nameOf(x, y)) {
      this.tell("");
      return;
    }
    this.drawLine([length, ...first, this.way], "pv-bad");
    const name = this.nameOf(...first);
    this.why(name ? `place ${length} ${name} ${this.way}` : "");
  }

  why(move) {
    clearTimeout(this.asking);
    if (!move) {
      this.tell(this.root.dataset.off, true);
      return;
    }
    if (this.reasons.has(move)) {
      this.tell(this.reasons.get(move), true);
      return;
    }
    this.asking = setTimeout(async () => {
      const { table } = document.getElementById("play").dataset;
      try {
        const answer = await fetch(`${table}/why?${new URLSearchParams({ move })}`);
        if (!answer.ok) return;
        this.reasons.set(move, (await answer.json()).why);
        if (!this.spot && board === this) this.tell(this.reasons.get(move), true);
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

  // Turns the tile, or lets the silhouette stand the other way.
  turn(step = 1) {
    if (!this.chosen) return;
    if (this.lays) {
      const turns = [...this.root.querySelectorAll("[name=pick]")];
      const now = turns.findIndex((turn) => turn.checked);
      turns[(now + step + turns.length) % turns.length].checked = true;
      const was = this.parked;
      this.pick();
      const tile = this.ghost.querySelector(".pv-tile");
      if (tile && !still.matches) {
        tile.animate([{ rotate: `${-90 * step}deg` }, { rotate: "0deg" }], {
          duration: 160, easing: "ease-out",
        });
      }
      if (was) this.park(this.spot);
      else if (this.last && !this.spot) this.follow(this.last);
      return;
    }
    this.way = this.way === "h" ? "v" : "h";
    if (this.spot) {
      const { x, y } = this.spot;
      const was = this.parked;
      const twin = this.spots
        .filter((spot) => spot.way === this.way)
        .toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
      if (!twin) return;
      if (was) this.park(twin);
      else this.hold(twin, false);
    } else if (this.last) {
      this.follow(this.last);
    }
  }

  // A place that waits for somebody to agree: on the map, or as the page asks for what is final.
  park(spot) {
    this.way = spot.way ?? this.way;
    this.hold(spot, true);
    this.reveal(spot, 0.2);
    const turns = this.lays || this.spots.some((other) => other.way !== spot.way);
    this.here.querySelector("[data-turn]").hidden = !turns;
    say([spot.button.firstElementChild.textContent]);
    if (spot.button.dataset.confirm && pref("confirm") !== "never") {
      this.here.hidden = true;
      this.press(spot.button);
    } else if (document.getElementById("confirm")?.hidden === false) {
      document.getElementById("confirm-no").click();
    }
  }

  commit() {
    if (this.spot) this.press(this.spot.button);
  }

  press(button) {
    button.form.requestSubmit(button);
  }

  drop() {
    this.hold(null, false);
    if (!this.lays) {
      for (const pick of this.root.querySelectorAll("[name=pick]")) pick.checked = false;
      this.pick();
    }
  }

  // Events

  listen() {
    const { map } = this;
    map.addEventListener("pointerdown", (event) => this.down(event));
    map.addEventListener("pointermove", (event) => this.move(event));
    map.addEventListener("pointerup", (event) => this.up(event));
    map.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId));
    // A tap on the map has been heard already; its click could hit what appears under the finger.
    map.addEventListener("touchend", (event) => {
      if (event.cancelable && !event.target.closest("button")) event.preventDefault();
    });
    map.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "mouse" || this.parked || this.pointers.size) return;
      this.last = null;
      this.hold(null, false);
      this.tell("");
    });
    map.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    map.addEventListener("keydown", (event) => this.key(event));
    map.addEventListener("focus", () => {
      if (this.chosen && !this.spot && map.matches(":focus-visible")) this.step(0, 0);
    });
    this.root.addEventListener("change", (event) => {
      if (event.target.name === "pick") this.pick();
    });
    this.root.addEventListener("click", (event) => this.click(event));
    for (const label of this.root.querySelectorAll("label.pv-pick, label.pv-turn")) this.carry(label);
    this.typed?.addEventListener("input", () => this.preview());
    this.typed?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault(); // It would press the first button of the page.
      this.send();
    });
    new ResizeObserver(() => this.show()).observe(map);
  }

  click(event) {
    const button = event.target.closest("[data-zoom], [data-turn], [data-here], [data-typed]");
    if (button?.dataset.zoom === "fit") this.fit();
    else if (button?.dataset.zoom) this.zoom(button.dataset.zoom === "in" ? 1.4 : 1 / 1.4);
    else if (button?.dataset.turn !== undefined) this.turn();
    else if (button?.dataset.here !== undefined) this.commit();
    else if (button?.dataset.typed !== undefined) this.send();
    else if (event.target.matches(".pv-tray [name=pick]")) {
      // A second press puts the silhouette back.
      if (event.target.value === this.chosen) this.drop();
    }
  }

  down(event) {
    if (event.target.closest("button")) return;
    this.pointers.set(event.pointerId, event);
    this.dragged = false;
    this.from = event;
    if (this.pointers.size === 2) this.pinched = this.spread();
    // A finger on what waits on the map takes it along.
    const held = event.pointerType !== "mouse" && this.parked && this.isHeld(this.point(event));
    this.taken = held ? event.pointerId : null;
    this.map.setPointerCapture(event.pointerId);
  }

  move(event) {
    if (!this.pointers.has(event.pointerId)) {
      if (event.pointerType === "mouse" && this.chosen && !this.parked) {
        if (event.target.closest("button")) return;
        this.last = this.point(event);
        this.follow(this.last);
      }
      return;
    }
    const before = this.pointers.get(event.pointerId);
    this.pointers.set(event.pointerId, event);
    if (this.pointers.size === 2) {
      const now = this.spread();
      this.zoom(now.far / this.pinched.far, this.point(now));
      this.pan(now.clientX - this.pinched.clientX, now.clientY - this.pinched.clientY);
      this.pinched = now;
      this.dragged = true;
      return;
    }
    const far = Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY);
    if (far > DRAG) this.dragged = true;
    if (!this.dragged) return;
    if (this.taken === event.pointerId) {
      this.last = this.point(event, ABOVE);
      this.follow(this.last);
    } else {
      this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    }
  }

  isHeld(point) {
    return this.spot !== null && this.nearest(point) === this.spot;
  }

  spread() {
    const [a, b] = [...this.pointers.values()];
    return {
      far: Math.max(20, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
      clientX: (a.clientX + b.clientX) / 2,
      clientY: (a.clientY + b.clientY) / 2,
    };
  }

  up(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.taken === event.pointerId && this.dragged) {
      this.taken = null;
      if (this.spot) this.park(this.spot);
      return;
    }
    if (this.dragged || this.pointers.size || !this.chosen) return;
    this.tap(event);
  }

  // With a mouse a click is meant: the thing was seen in its place. A finger covers it, so the
  // place waits, and another tap turns what lies there.
  tap(event) {
    const point = this.point(event);
    const on = this.parked && this.isHeld(point);
    this.last = point;
    if (event.pointerType === "mouse") {
      this.follow(point);
      this.commit();
    } else if (on) {
      this.turn();
    } else {
      this.follow(point);
      if (this.spot) this.park(this.spot);
    }
  }

  // From the rack onto the map.
  carry(label) {
    label.addEventListener("pointerdown", (down) => {
      const lift = down.pointerType === "mouse" ? 0 : ABOVE;
      const away = new AbortController();
      let carried = false;
      const over = (event) => {
        const box = this.map.getBoundingClientRect();
        const [x, y] = [event.clientX, event.clientY - lift];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      };
      const move = (event) => {
        if (event.pointerId !== down.pointerId) return;
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (!carried && far > 2 * DRAG) {
          carried = true;
          label.control.checked = true;
          this.pick();
        }
        if (!carried || !over(event)) return;
        this.last = this.point(event, lift);
        this.follow(this.last);
      };
      const up = (event) => {
        if (event.pointerId !== down.pointerId) return;
        away.abort();
        if (!carried) return;
        if (!over(event) || event.type === "pointercancel") this.hold(null, false);
        else if (this.spot) this.park(this.spot);
      };
      const options = { signal: away.signal };
      document.addEventListener("pointermove", move, options);
      document.addEventListener("pointerup", up, options);
      document.addEventListener("pointercancel", up, options);
    });
  }

  wheel(event) {
    event.preventDefault();
    const carrying = this.chosen && !event.ctrlKey && !event.metaKey;
    if (!carrying) {
      this.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), this.point(event));
      return;
    }
    this.rolled = (this.rolled ?? 0) + event.deltaY;
    if (Math.abs(this.rolled) < 40) return;
    this.turn(Math.sign(this.rolled));
    this.rolled = 0;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== this.map) return;
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx || dy) {
      if (this.chosen) this.step(dx, dy);
      else this.pan(-60 * dx, -60 * dy);
    } else if (event.key === "Enter" || event.key === " ") {
      this.commit();
    } else if (event.key === "+" || event.key === "=") {
      this.zoom(1.3);
    } else if (event.key === "-") {
      this.zoom(1 / 1.3);
    } else if (event.key === "0") {
      this.fit();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // To the next place in the direction of the arrow; first to the one nearest the middle.
  step(dx, dy) {
    const from = this.spot ?? this.view;
    let best = null;
    let least = Infinity;
    for (const spot of this.spots) {
      if (spot === this.spot) continue;
      const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
      const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
      const far = Math.hypot(spot.x - from.x, spot.y - from.y);
      if (this.spot && ahead <= 1) continue;
      const distance = this.spot ? ahead + 3 * aside : far;
      if (distance < least) [best, least] = [spot, distance];
    }
    if (!best) return;
    this.way = best.way ?? this.way;
    this.hold(best, false);
    say([best.button.firstElementChild.textContent]);
    this.reveal(best);
  }

  // Moves the map until a place is seen, clear of what lies over its lower edge.
  reveal({ x, y }, below = 0.38) {
    const { width, height } = this.map.getBoundingClientRect();
    const { x: left, y: top, scale } = this.view;
    const [w, h] = [width / scale, height / scale];
    const next = {
      x: Math.max(x - 0.38 * w, Math.min(x + 0.38 * w, left)),
      y: Math.max(y - below * h, Math.min(y + 0.38 * h, top)),
      scale,
    };
    if (next.x !== left || next.y !== top) this.show(next);
  }

  // Coordinates as text: the whole move, or what is not yet chosen of it.

  written() {
    const words = this.typed.value.trim().toLowerCase().split(/[\s,;]+/).filter(Boolean);
    if (!words.length || /^[a-z]{2,}$/.test(words[0])) return words.join(" ");
    if (!this.lays) {
      return ["place", ...(words[0].includes(".") ? [this.chosen, ...words] : words)].join(" ");
    }
    const [k, side = "", turn = this.chosen] = words;
    return `lay ${k} ${side === "o" ? "w" : side} ${turn}`;
  }

  button(move) {
    return [...this.root.querySelectorAll("button[name=move]")].find((b) => b.value === move);
  }

  preview() {
    const button = this.button(this.written());
    const list = button?.closest(".pv-list");
    if (!list) {
      this.hold(null, false);
      return;
    }
    document.getElementById(`pv-pick-${list.dataset.pick}`).checked = true;
    this.pick();
    const spot = this.spots.find((one) => one.button === button);
    this.hold(spot, false);
    this.reveal(spot);
  }

  send() {
    const move = this.written();
    if (!move) return;
    // A move that is not legal now goes to the server too, which says why.
    const button = this.button(move) ?? document.createElement("button");
    if (!button.form) {
      Object.assign(button, { name: "move", value: move, hidden: true });
      this.root.append(button);
    }
    this.press(button);
  }
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Wherever the focus is, R turns what is carried and Escape puts it down.
document.addEventListener("keydown", (event) => {
  if (!board?.carries || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input[type=text], select, textarea, dialog")) return;
  if (event.key === "r" || event.key === "R") board.turn(event.shiftKey ? -1 : 1);
  else if (event.key === "Escape") board.drop();
});

function draw() {
  const root = document.querySelector(".pv");
  if (!root) return;
  if (!boards.has(root)) boards.set(root, new Board(root));
  board = boards.get(root);
  board.show();
}

document.addEventListener("board", draw);
draw();
