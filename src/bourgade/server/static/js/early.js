// Runs before the first paint: marks that scripts work, and sets the theme.
(() => {
  const root = document.documentElement;
  root.classList.add("js");
  try {
    // What a person's profile says holds on all their devices.
    if (root.dataset.profile) {
      const kept = JSON.parse(root.dataset.profile);
      for (const name of ["theme", "sound", "confirm", "auto", "bots"]) {
        if (kept[name]) localStorage.setItem(name, kept[name]);
        else if (name in kept) localStorage.removeItem(name);
      }
    }
    const theme = localStorage.getItem("theme");
    if (theme) root.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; the system's colours do.
  }
})();
