// Search as you type in rules and cards; the server finds the same without scripts.

const field = document.querySelector(".find-line input");
const count = document.getElementById("count");
const entries = [...document.querySelectorAll("[data-find]")];
const whole = count.textContent;

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "");

function filter() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const entry of entries) {
    const fits = words.every((word) => entry.dataset.find.includes(word));
    entry.hidden = !fits;
    found += fits;
  }
  for (const section of document.querySelectorAll("[data-section]")) {
    section.hidden = !section.querySelector("[data-find]:not([hidden])");
  }
  const contents = document.querySelector("[data-contents]");
  if (contents) contents.hidden = words.length > 0;
  if (!found) count.textContent = count.dataset.none;
  else count.textContent = words.length ? `${found} / ${entries.length}` : whole;
}

if (!field.value) {
  // What the server has filtered is not all there is: then the form asks it again.
  field.addEventListener("input", filter);
  field.form.addEventListener("submit", (event) => event.preventDefault());
}

document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    field.focus();
  }
});
