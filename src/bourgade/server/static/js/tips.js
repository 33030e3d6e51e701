// Tips: on hover, on focus, and while a finger stays on something.

const LONG = 400; // Milliseconds that make a press a long one.
const HOVER = 250;

let tip = null;
let owner = null;
let timer = 0;
let pressed = null; // Where the finger came down.
let swallow = false; // A long press is a question, not a tap.

const told = (target) => {
  const element = target instanceof Element ? target.closest("[data-tip]") : null;
  return element?.dataset.tip ? element : null;
};

function show(element) {
  if (!element.isConnected) return;
  hide();
  owner = element;
  tip = document.createElement("div");
  tip.id = "tip";
  tip.className = "k-tip";
  tip.setAttribute("role", "tooltip");
  tip.textContent = element.dataset.tip.trim();
  document.body.append(tip);
  if (!element.hasAttribute("aria-describedby")) element.setAttribute("aria-describedby", "tip");
  const box = element.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const above = box.top - size.height - 8;
  const left = box.left + box.width / 2 - size.width / 2;
  const top = above > 60 ? above : Math.min(box.bottom + 8, innerHeight - size.height - 8);
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  tip.style.top = `${Math.max(8, top)}px`;
}

export function hide() {
  clearTimeout(timer);
  if (owner?.getAttribute("aria-describedby") === "tip") owner.removeAttribute("aria-describedby");
  tip?.remove();
  tip = owner = null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = told(event.target);
  if (element === owner) return;
  hide();
  if (element) timer = setTimeout(show, HOVER, element);
});

document.addEventListener("focusin", (event) => {
  const element = told(event.target);
  if (element && event.target.matches(":focus-visible")) show(element);
});
document.addEventListener("focusout", hide);

document.addEventListener("pointerdown", (event) => {
  swallow = false;
  hide();
  if (event.pointerType === "mouse") return;
  const element = told(event.target);
  if (!element) return;
  pressed = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => {
    swallow = true;
    show(element);
  }, LONG);
});
document.addEventListener("pointermove", (event) => {
  if (!pressed || event.pointerType === "mouse") return;
  if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) {
    clearTimeout(timer);
    pressed = null;
  }
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    pressed = null;
    if (!swallow) clearTimeout(timer);
  });
}
document.addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
document.addEventListener("contextmenu", (event) => {
  if (pressed && told(event.target)) event.preventDefault();
});
document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
document.addEventListener("scroll", hide, { capture: true, passive: true });
