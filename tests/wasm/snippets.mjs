// Run a script of a page that finds what the documents say it has: a game, and how to be stopped.
import fs from "node:fs";
import "./worker.mjs";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const contents = ([name, base64]) => [name, new Uint8Array(Buffer.from(base64, "base64"))];
let told = 0;
Object.assign(globalThis, {
  module: await WebAssembly.compile(fs.readFileSync(job.module)),
  manifest: job.manifest,
  data: job.data,
  nets: Object.fromEntries(Object.entries(job.nets).map(contents)),
  signal: AbortSignal.abort(), // no test waits for a review
  progress: () => told++,
});
await import(job.script);
process.stdout.write(JSON.stringify({ told }));
