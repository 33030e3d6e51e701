// Call an entry of a module, a round for every line on standard input.
import fs from "node:fs";
import readline from "node:readline";

const job = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const { instance } = await WebAssembly.instantiate(fs.readFileSync(job.module), {});
const { memory, __heap_base, ...entries } = instance.exports;

let free = __heap_base.value;
const at = {};
for (const [name, size] of Object.entries(job.sizes)) {
  at[name] = free = (free + 15) & ~15;
  free += size;
}
memory.grow(Math.max(0, Math.ceil((free - memory.buffer.byteLength) / 65536)));
const bytes = Buffer.from(memory.buffer);
const fill = ([name, base64]) => Buffer.from(base64, "base64").copy(bytes, at[name]);
Object.entries(job.memory).forEach(fill);

const words = job.words.map((word) => (typeof word === "number" ? word : at[word]));
for await (const _ of readline.createInterface({ input: process.stdin })) {
  Object.entries(job.again).forEach(fill);
  const before = process.cpuUsage();
  const returned = entries[job.entry](...words) ?? null;
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ returned, seconds: (user + system) / 1e6 })}\n`);
}
