// The pages of Shafausa: the one in front stays there until something is to be decided on another.

const SWIPE = 60; // Pixels across after which a finger turns the page.

const drawn = new WeakSet();
let front = ""; // The page that somebody looks at.
let asked = ""; // Where something is to be decided, and what.

function draw() {
  const root = document.querySelector(".sh");
  if (!root || drawn.has(root)) return;
  drawn.add(root);
  const { asks } = root.dataset;
  const isNew = asks !== "" && asks !== asked;
  asked = asks;
  // The board itself shows the page of the decision.
  if (front && !isNew) show(root, front);
  front = root.querySelector("[name=sh-page]:checked")?.value ?? "";
  root.addEventListener("change", ({ target }) => {
    if (target.name === "sh-page") front = target.value;
  });
  // A lesson is about something on another page.
  root.addEventListener("wanted", ({ target }) => {
    front = target.closest(".sh-page")?.id.replace("sh-page-", "") ?? front;
    show(root, front);
  });
  swipe(root.querySelector(".sh-body"));
}

function show(root, page) {
  const tab = root.querySelector(`#sh-tab-${page}`);
  if (tab) tab.checked = true;
}

// To the page beside the one in front.
function swipe(body) {
  let from = null;
  body.addEventListener("touchstart", ({ touches }) => {
    from = touches.length === 1 ? touches[0] : null;
  }, { passive: true });
  body.addEventListener("touchend", ({ changedTouches: [to] }) => {
    if (!from) return;
    const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    from = null;
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    const tabs = [...body.querySelectorAll("[name=sh-page]")].filter((tab) => tab.checkVisibility());
    const next = tabs[tabs.findIndex((tab) => tab.checked) - Math.sign(across)];
    next?.click();
  });
}

document.addEventListener("board", draw);
draw();
