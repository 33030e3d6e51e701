// Runs before the first paint: the page knows that scripts work and which colours are wanted.
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  try {
    const theme = localStorage.getItem("theme");
    if (theme) root.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; the system's colours do.
  }
})();
