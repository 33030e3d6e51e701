// Reloads as soon as the server answers again.

const EVERY = 5000;

document.getElementById("again").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});

async function look() {
  const answer = await fetch("/health").catch(() => null);
  // Opened by its own address it is only a page like others.
  if (answer?.ok && location.pathname !== "/offline") location.reload();
}

// Where the games are kept on this device, they can be played until then.
async function offer() {
  const names = await caches.keys();
  document.getElementById("kept").hidden = !names.some((name) => name.startsWith("bourgade /app/ "));
}

offer().catch(() => {});
window.addEventListener("online", look);
setInterval(look, EVERY);
