// Two soft notes when it is your turn; off unless switched on.

import { pref } from "./prefs.js";

let audio = null;

function ready() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

function note(frequency, at) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

export function chime() {
  if (pref("sound") !== "on" || audio?.state !== "running") return;
  note(659, audio.currentTime);
  note(880, audio.currentTime + 0.14);
}

// Browsers let a page sound only after the person has touched it.
for (const kind of ["pointerdown", "keydown"]) {
  document.addEventListener(kind, () => pref("sound") === "on" && ready(), { passive: true });
}

document.addEventListener("pref", async ({ detail }) => {
  if (detail.name !== "sound" || detail.value !== "on") return;
  ready();
  await audio.resume();
  chime();
});
