// The clocks of a table go on between two boards. The server counts: what is here only shows it, by
// the server's time, so that a device whose clock is wrong shows the same.

import { say } from "./say.js";

const PULSE = 250;
const LOW = 10; // Seconds from which on little is left.
const WARNED = [60, 30, 10];

const place = document.getElementById("fragment");
const form = document.getElementById("play");
const [page] = performance.getEntriesByType("navigation");
const arrived = Date.now() - (performance.now() - (page?.responseStart || performance.now()));
const ahead = arrived / 1000 - Number(form?.dataset.now ?? arrived / 1000);

let pulse = 0;
let last = { since: "", left: Infinity };

const now = () => Date.now() / 1000 - ahead;
const two = (number) => String(number).padStart(2, "0");

function minutes(seconds) {
  const whole = Math.ceil(seconds - 0.001);
  const hours = Math.floor(whole / 3600);
  const rest = `${Math.floor((whole % 3600) / 60)}:${two(whole % 60)}`;
  return hours ? `${hours}:${rest.padStart(5, "0")}` : rest;
}

// Days and hours, hours and minutes, or the last hour to the second.
function long(seconds, units) {
  const [day, hour, minute] = units.split(" ");
  if (seconds < 3600) return minutes(seconds);
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600)];
  if (days) return `${days}\u202f${day} ${hours}\u202f${hour}`;
  return `${hours}\u202f${hour} ${Math.floor((seconds % 3600) / 60)}\u202f${minute}`;
}

function show(one) {
  const { decision, bank, since, due, units } = one.dataset;
  let left;
  let text;
  if (due) {
    left = Math.max(0, due - now());
    text = long(left, units);
  } else {
    const used = Math.max(0, now() - since);
    const own = Math.max(0, decision - used);
    const kept = Math.max(0, Number(bank) - Math.max(0, used - decision));
    left = own + kept;
    text = Number(bank) ? `${minutes(own)} + ${minutes(kept)}` : minutes(own);
  }
  const line = one.querySelector(".clock-time");
  if (line.textContent !== text) line.textContent = text;
  one.classList.toggle("low", left <= LOW);
  return left;
}

// Whose time it is hears it now and then, and not every second.
function warn(one, left) {
  if (last.since !== one.dataset.since) last = { since: one.dataset.since, left };
  const passed = WARNED.find((seconds) => left <= seconds && last.left > seconds);
  last.left = left;
  const mine = place.querySelector("[data-my-turn]");
  if (passed && mine) say([one.closest(".clocks").getAttribute(`data-warn-${passed}`)]);
}

function go() {
  const one = place.querySelector(".clock.runs");
  if (one) warn(one, show(one));
}

// After every board: the clock on it goes on, if there is one.
export function tick() {
  clearInterval(pulse);
  if (!place.querySelector(".clock.runs")) return;
  go();
  pulse = setInterval(go, PULSE);
}
