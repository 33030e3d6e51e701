// Compare two versions of a game in Node as a page does: pairs of games, and the statistics alone.
import fs from "node:fs";
import "./worker.mjs";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const load = (name) => import(new URL(name, job.library));
const { PairSums, playPairs } = await load("comparisons.js");
const told = {};

if (job.parts) {
  const sums = new PairSums();
  for (const part of job.parts) sums.add(part);
  told.differences = sums.differences();
}
if (job.studies) {
  told.studies = job.studies.map((part) => {
    const sums = new PairSums();
    sums.add(part);
    return sums.differences();
  });
}
if (job.module) {
  const { loadGame } = await load("bourgade.js");
  const { Thinkers } = await load("thinkers.js");
  const manifest = JSON.parse(fs.readFileSync(job.module.replace(/wasm$/, "json"), "utf8"));
  const module = new WebAssembly.Module(fs.readFileSync(job.module));
  const [first, second] = job.data;
  const pair = await Promise.all(job.data.map((data) => loadGame(module, manifest, data)));
  const sums = new PairSums();
  sums.add(await playPairs(pair, job.study, { start: 0, games: job.games }));
  told.differences = sums.differences();
  const thinkers = new Thinkers({ size: 2 });
  thinkers.load("first", { module, manifest, data: first });
  thinkers.load("second", { module, manifest, data: second });
  const asked = [];
  const all = await thinkers.compare("first", "second", job.study, {
    games: job.games,
    enough: (sums) => void asked.push(sums.games),
  });
  told.asked = asked;
  told.inWorkers = all.differences();
  const soon = await thinkers.compare("first", "second", job.study, { games: 10 ** 6, enough: () => true });
  told.soon = soon.games;
  thinkers.close();
}
process.stdout.write(JSON.stringify(told));
