// Play whole games with a module, a round for every line on standard input.
import fs from "node:fs";
import readline from "node:readline";

const job = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const { instance } = await WebAssembly.instantiate(fs.readFileSync(job.module), {});
const { memory, __heap_base, play_games } = instance.exports;

let free = __heap_base.value;
const at = {};
for (const [name, base64] of Object.entries(job.memory)) {
  at[name] = free = (free + 15) & ~15;
  free += Buffer.from(base64, "base64").length;
}
memory.grow(Math.max(0, Math.ceil((free - memory.buffer.byteLength) / 65536)));
const bytes = Buffer.from(memory.buffer);
const fill = (name) => Buffer.from(job.memory[name], "base64").copy(bytes, at[name]);
Object.keys(job.memory).forEach(fill);

const words = job.words.map((word) => (typeof word === "number" ? word : at[word]));
for await (const _ of readline.createInterface({ input: process.stdin })) {
  fill("rngs");
  const before = process.cpuUsage();
  const plies = play_games(...words);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ plies, seconds: (user + system) / 1e6 })}\n`);
}
