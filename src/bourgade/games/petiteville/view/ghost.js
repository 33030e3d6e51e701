// What is carried, drawn over the map: snapped to a place, loose, or crossed out where it does not fit.

import { make } from "./svg.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Ghost {
  constructor(root, city) {
    this.root = root;
    this.city = city;
    this.layer = make("g", { class: "pv-ghost" });
    city.svg.append(this.layer);
  }

  clear() {
    this.layer.replaceChildren();
  }

  // The drawn tile as it is turned, at a place of the picture.
  tile(turn, x, y, look) {
    const face = this.root.querySelector(`label:has(#pv-pick-${turn}) svg`);
    const tile = make("g", { class: `pv-tile ${look}` });
    tile.append(...[...face.children].map((child) => child.cloneNode(true)));
    this.layer.replaceChildren(make("g", { transform: `translate(${x} ${y})` }, tile));
  }

  line([length, x, y, way], look) {
    const { city } = this;
    const { colour } = this.root.dataset;
    const half = city.square / 2;
    const [x1, y1, x2, y2] = city.ends(length, x, y, way);
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
          href: `#pv-${colour}-up`, x: city.at(x + dx) + half, y: city.at(y + dy) + half,
        }),
      );
    }
    this.layer.replaceChildren(line);
  }

  // The tile is seen to turn.
  swing(step) {
    const tile = this.layer.querySelector(".pv-tile");
    if (!tile || still.matches) return;
    tile.animate([{ rotate: `${-90 * step}deg` }, { rotate: "0deg" }], {
      duration: 160, easing: "ease-out",
    });
  }
}
