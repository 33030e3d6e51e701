// Fingers and mouse on the map: pan, pinch, follow, tap; and from the rack onto the map.

const DRAG = 7; // Pixels after which a press is a drag.
const ABOVE = 58; // Pixels by which a carried thing is held above the finger.

export class Gestures {
  constructor(board) {
    this.board = board;
    this.pointers = new Map();
    const map = board.city.frame;
    map.addEventListener("pointerdown", (event) => this.down(event));
    map.addEventListener("pointermove", (event) => this.move(event));
    map.addEventListener("pointerup", (event) => this.up(event));
    map.addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId));
    // While something is carried, a tap on the map has been heard already; its click could hit what
    // appears under the finger. Else it asks what lies there, unless the map was moved.
    map.addEventListener("touchend", (event) => {
      const heard = board.chosen && event.cancelable && !event.target.closest("button");
      if (heard) event.preventDefault();
    });
    map.addEventListener("click", (event) => {
      const heard = (board.chosen || this.dragged) && !event.target.closest("button");
      if (heard) event.preventDefault();
    });
    map.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && !board.parked && !this.pointers.size) board.leave();
    });
    map.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    const labels = board.root.querySelectorAll("label.pv-pick, label.pv-turn");
    for (const label of labels) this.carry(label);
  }

  down(event) {
    if (event.target.closest("button")) return;
    const { board } = this;
    this.pointers.set(event.pointerId, event);
    this.dragged = false;
    this.from = event;
    if (this.pointers.size === 2) this.pinched = this.spread();
    // A finger on what waits on the map takes it along.
    const isFinger = event.pointerType !== "mouse";
    const held = isFinger && board.parked && board.isHeld(board.city.point(event));
    this.taken = held ? event.pointerId : null;
    board.city.frame.setPointerCapture(event.pointerId);
  }

  move(event) {
    const { board } = this;
    const { city } = board;
    if (!this.pointers.has(event.pointerId)) {
      if (event.pointerType === "mouse" && board.chosen && !board.parked) {
        if (event.target.closest("button")) return;
        board.follow(city.point(event));
      }
      return;
    }
    const before = this.pointers.get(event.pointerId);
    this.pointers.set(event.pointerId, event);
    if (this.pointers.size === 2) {
      const now = this.spread();
      city.zoom(now.far / this.pinched.far, city.point(now));
      city.pan(now.clientX - this.pinched.clientX, now.clientY - this.pinched.clientY);
      this.pinched = now;
      this.dragged = true;
      return;
    }
    const far = Math.hypot(event.clientX - this.from.clientX, event.clientY - this.from.clientY);
    if (far > DRAG) this.dragged = true;
    if (!this.dragged) return;
    if (this.taken === event.pointerId) board.follow(city.point(event, ABOVE));
    else city.pan(event.clientX - before.clientX, event.clientY - before.clientY);
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
    const { board } = this;
    if (!this.pointers.delete(event.pointerId)) return;
    if (this.taken === event.pointerId && this.dragged) {
      this.taken = null;
      if (board.spot) board.park(board.spot);
      return;
    }
    if (this.dragged || this.pointers.size || !board.chosen) return;
    board.tap(board.city.point(event), event.pointerType === "mouse");
  }

  // From the rack onto the map.
  carry(label) {
    const { board } = this;
    label.addEventListener("pointerdown", (down) => {
      const lift = down.pointerType === "mouse" ? 0 : ABOVE;
      const away = new AbortController();
      let carried = false;
      const over = (event) => {
        const box = board.city.frame.getBoundingClientRect();
        const [x, y] = [event.clientX, event.clientY - lift];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      };
      const move = (event) => {
        if (event.pointerId !== down.pointerId) return;
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (!carried && far > 2 * DRAG) {
          carried = true;
          label.control.checked = true;
          board.pick();
        }
        if (carried && over(event)) board.follow(board.city.point(event, lift));
      };
      const up = (event) => {
        if (event.pointerId !== down.pointerId) return;
        away.abort();
        if (!carried) return;
        if (!over(event) || event.type === "pointercancel") board.hold(null, false);
        else if (board.spot) board.park(board.spot);
      };
      const options = { signal: away.signal };
      document.addEventListener("pointermove", move, options);
      document.addEventListener("pointerup", up, options);
      document.addEventListener("pointercancel", up, options);
    });
  }

  wheel(event) {
    const { board } = this;
    event.preventDefault();
    const carrying = board.chosen && !event.ctrlKey && !event.metaKey;
    if (!carrying) {
      const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500));
      board.city.zoom(factor, board.city.point(event));
      return;
    }
    this.rolled = (this.rolled ?? 0) + event.deltaY;
    if (Math.abs(this.rolled) < 40) return;
    board.turn(Math.sign(this.rolled));
    this.rolled = 0;
  }
}
