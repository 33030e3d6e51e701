// The board of Ma Petite Ville: a tile or a silhouette follows finger, mouse or keys and snaps to
// where it may go on the map. The moves themselves are the buttons of the board: what is chosen
// here presses one of them, so the page sends it and asks as it always does.

import { pref } from "/static/js/prefs.js";
import { say } from "/static/js/say.js";
import { CityMap } from "./city_map.js";
import { Gestures } from "./gestures.js";
import { Ghost } from "./ghost.js";
import { closest, nearest, nextPlace, placeOf } from "./places.js";
import { Reasons } from "./reasons.js";
import { make } from "./svg.js";
import { Typed } from "./typed.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let board = null; // The board that is on the page.
const boards = new WeakMap(); // A swap may show one again that was there before.

class Board {
  constructor(root) {
    this.root = root;
    this.city = new CityMap(root);
    this.here = root.querySelector(".pv-here");
    this.lays = root.dataset.phase === "lay";
    this.carries = Boolean(this.here);
    this.spots = [];
    this.way = "h";
    this.spot = null; // Where the carried thing would go.
    this.parked = false; // It stays there until somebody agrees.
    this.marks = make("g", { class: "pv-layer" });
    this.city.svg.append(this.marks);
    this.ghost = new Ghost(root, this.city);
    this.reasons = new Reasons(root, () => !this.spot && board === this);
    this.typed = new Typed(this);
    root.classList.add("pv-live");
    this.listen();
    this.pick();
    this.city.show();
  }

  listen() {
    const map = this.city.frame;
    new Gestures(this);
    map.addEventListener("keydown", (event) => this.key(event));
    map.addEventListener("focus", () => {
      if (this.chosen && !this.spot && map.matches(":focus-visible")) this.step(0, 0);
    });
    this.root.addEventListener("change", (event) => {
      if (event.target.name === "pick") this.pick();
    });
    this.root.addEventListener("click", (event) => this.click(event));
    new ResizeObserver(() => this.city.show()).observe(map);
  }

  // What is carried

  pick() {
    if (!this.carries) return;
    const map = this.city.frame;
    const chosen = this.root.querySelector("[name=pick]:checked")?.value ?? "";
    const list = chosen ? this.root.querySelector(`.pv-list[data-pick="${chosen}"]`) : null;
    this.chosen = chosen;
    this.spots = [...(list?.querySelectorAll("button") ?? [])].map((button) =>
      placeOf(button, this.city),
    );
    this.city.around = this.lays ? this.spots.map((spot) => spot.cell) : [];
    this.marks.replaceChildren(...this.spots.map((spot) => spot.mark));
    this.root.classList.toggle("pv-carrying", Boolean(chosen));
    map.setAttribute("tabindex", chosen ? "0" : "-1");
    if (chosen) map.setAttribute("role", "application");
    else map.removeAttribute("role");
    map.setAttribute("aria-labelledby", "pv-town");
    this.reasons.tell("");
    // The turned tile stays where it was held.
    const held = this.lays && this.spot ? this.spots.find((spot) => spot.key === this.spot.key) : null;
    this.hold(held ?? null, this.parked && Boolean(held));
  }

  // Follows a point: snapped to a place, or loose where it cannot go.
  follow(point) {
    const { square } = this.city;
    this.last = point;
    const spot = nearest(this.spots, point, this.way, this.city);
    this.hold(spot, false);
    if (spot) return;
    if (this.lays) {
      this.ghost.tile(this.chosen, point.x - 1.5 * square, point.y - 1.5 * square, "pv-loose");
    } else {
      this.misfit(point);
    }
  }

  leave() {
    this.last = null;
    this.hold(null, false);
    this.reasons.tell("");
  }

  hold(spot, parked) {
    const { city } = this;
    this.spot = spot;
    this.parked = parked && Boolean(spot);
    this.ghost.clear();
    city.frame.classList.toggle("pv-fitting", Boolean(spot));
    for (const { mark } of this.spots) mark.classList.toggle("pv-on", mark === spot?.mark);
    if (this.here) this.here.hidden = !this.parked;
    if (!spot) return;
    this.reasons.tell("");
    if (this.lays) {
      const [c, r] = spot.cell;
      this.ghost.tile(this.chosen, c * city.cell, r * city.cell, "pv-snapped");
    } else {
      this.ghost.line(spot.line, "pv-snapped");
    }
  }

  isHeld(point) {
    return this.spot !== null && nearest(this.spots, point, this.way, this.city) === this.spot;
  }

  // Where the picked silhouette does not fit, it is shown crossed out, and the reason is told.
  misfit(point) {
    const { city } = this;
    const length = Number(this.chosen);
    const back = Math.floor((length - 1) / 2);
    const [x, y] = [city.nth(point.x), city.nth(point.y)];
    const first = this.way === "h" ? [x - back, y] : [x, y - back];
    if (!city.nameOf(x, y)) {
      this.reasons.tell("");
      return;
    }
    this.ghost.line([length, ...first, this.way], "pv-bad");
    const name = city.nameOf(...first);
    this.reasons.ask(name ? `place ${length} ${name} ${this.way}` : "");
  }

  // Turns the tile, or lets the silhouette stand the other way.
  turn(step = 1) {
    if (!this.chosen) return;
    if (this.lays) this.turnTile(step);
    else this.turnLine();
  }

  turnTile(step) {
    const turns = [...this.root.querySelectorAll("[name=pick]")];
    const now = turns.findIndex((turn) => turn.checked);
    turns[(now + step + turns.length) % turns.length].checked = true;
    const was = this.parked;
    this.pick();
    this.ghost.swing(step);
    if (was) this.park(this.spot);
    else if (this.last && !this.spot) this.follow(this.last);
  }

  turnLine() {
    this.way = this.way === "h" ? "v" : "h";
    if (this.spot) {
      const was = this.parked;
      const twin = closest(this.spots.filter((spot) => spot.way === this.way), this.spot);
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
    this.city.reveal(spot, 0.2);
    const turns = this.lays || this.spots.some((other) => other.way !== spot.way);
    this.here.querySelector("[data-turn]").hidden = !turns;
    say([spot.button.firstElementChild.textContent]);
    if (spot.button.dataset.confirm !== undefined && pref("confirm") !== "never") {
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

  // With a mouse a click is meant: the thing was seen in its place. A finger covers it, so the
  // place waits, and another tap turns what lies there.
  tap(point, isMouse) {
    const on = this.parked && this.isHeld(point);
    this.last = point;
    if (isMouse) {
      this.follow(point);
      this.commit();
    } else if (on) {
      this.turn();
    } else {
      this.follow(point);
      if (this.spot) this.park(this.spot);
    }
  }

  click(event) {
    const button = event.target.closest("[data-zoom], [data-turn], [data-here], [data-typed]");
    if (button?.dataset.zoom === "fit") this.city.fit();
    else if (button?.dataset.zoom) this.city.zoom(button.dataset.zoom === "in" ? 1.4 : 1 / 1.4);
    else if (button?.dataset.turn !== undefined) this.turn();
    else if (button?.dataset.here !== undefined) this.commit();
    else if (button?.dataset.typed !== undefined) this.typed.send();
    else if (event.target.matches(".pv-tray [name=pick]")) {
      // A second press puts the silhouette back.
      if (event.target.value === this.chosen) this.drop();
    }
  }

  // Keys on the map

  key(event) {
    const { city } = this;
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== city.frame) return;
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx || dy) {
      if (this.chosen) this.step(dx, dy);
      else city.pan(-60 * dx, -60 * dy);
    } else if (event.key === "Enter" || event.key === " ") {
      this.commit();
    } else if (event.key === "+" || event.key === "=") {
      city.zoom(1.3);
    } else if (event.key === "-") {
      city.zoom(1 / 1.3);
    } else if (event.key === "0") {
      city.fit();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // To the next place in the direction of the arrow; first to the one nearest the middle.
  step(dx, dy) {
    const best = this.spot
      ? nextPlace(this.spots, this.spot, dx, dy)
      : closest(this.spots, this.city.view);
    if (!best) return;
    this.way = best.way ?? this.way;
    this.hold(best, false);
    say([best.button.firstElementChild.textContent]);
    this.city.reveal(best);
  }
}

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
  board.city.show();
}

document.addEventListener("board", draw);
draw();
