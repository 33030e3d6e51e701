// A tap on the curve of the winning chances leads to that moment of the game.

// ``go(step, address)`` is called with the place.
export function followTaps(place, go) {
  place.addEventListener("click", (event) => {
    const chart = event.target.closest("[data-chart]");
    if (!chart) return;
    const { left, width } = chart.querySelector("svg").getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (event.clientX - left) / width));
    const step = Math.round(share * Number(chart.dataset.chart));
    go(step, `${chart.dataset.replay}?step=${step}`);
  });
}
