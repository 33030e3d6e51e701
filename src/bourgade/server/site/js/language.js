// The first page leads to the language last read here, else to the browser's.
(() => {
  let last = "";
  try {
    last = localStorage.getItem("language") ?? "";
  } catch {
    // Storage may be forbidden; the browser's language does.
  }
  const spoken = last || (navigator.languages ?? []).find((one) => /^(en|fr)/.test(one)) || "en";
  location.replace(`${spoken.slice(0, 2)}/index.html${location.search}`);
})();
