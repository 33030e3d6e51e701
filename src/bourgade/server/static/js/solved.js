// Which puzzles were solved on this device, and the marks of the list of puzzles.

const KEY = "puzzles";

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

// Only the first answer to a puzzle counts.
export function remember(game, puzzle, right) {
  const kept = read();
  kept[game] ??= {};
  if (puzzle in kept[game]) return;
  kept[game][puzzle] = right ? 1 : 0;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here; the puzzles work all the same.
  }
}

const kept = read();
for (const section of document.querySelectorAll("[data-puzzles]")) {
  const mine = kept[section.dataset.puzzles] ?? {};
  const right = Object.values(mine).filter(Boolean).length;
  const mark = section.querySelector("[data-solved]");
  const told = mark.querySelector("[data-says]");
  told.textContent = told.dataset.says.replace("{n}", right);
  mark.hidden = !right;
  section.querySelector("[data-today-done]").hidden = !mine[section.dataset.today];
}
