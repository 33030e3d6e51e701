// Moving about the board with the keyboard: the buttons that digits press, and where arrows lead.

const shown = (element) => element.checkVisibility?.() ?? element.offsetParent !== null;

// The moves that are plain buttons, not cards.
export function barChoices(form) {
  return [...form.querySelectorAll(".k-act[name=move], .k-face[name=move]")].filter(shown);
}

// From one thing to the next in the direction of the arrow: from a move to other moves, from a piece
// to everything that can be pressed.
const PIECES = "[data-roam] [tabindex], [role=button][data-tip]";

export function roam(form, arrow) {
  const active = document.activeElement;
  const moves = [...form.querySelectorAll("[name=move]")].filter(shown);
  const isOnBoard = active?.matches(`[name=move], [data-roam] *, ${PIECES}`) && form.contains(active);
  const from = isOnBoard ? active : null;
  if (!from) {
    if (active && active !== document.body && !active.matches("#main, #fragment")) return false;
    moves[0]?.focus();
    return moves.length > 0;
  }
  const places = from.matches("[name=move]")
    ? moves
    : [...moves, ...form.querySelectorAll(PIECES)].filter(shown);
  const next = nearest(from, places, arrow);
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return Boolean(next);
}

function nearest(from, places, arrow) {
  const a = from.getBoundingClientRect();
  const across = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best = null;
  let least = Infinity;
  for (const place of places) {
    if (place === from) continue;
    const b = place.getBoundingClientRect();
    const dx = b.left + b.width / 2 - a.left - a.width / 2;
    const dy = b.top + b.height / 2 - a.top - a.height / 2;
    const ahead = sign * (across ? dx : dy);
    const aside = Math.abs(across ? dy : dx);
    if (ahead <= 4) continue;
    const distance = ahead + 3 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
