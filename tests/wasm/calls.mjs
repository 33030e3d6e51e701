// Call the entries of a module one after the other, as a job on standard input says, and tell what
// each returned and what memory held then.
//
// {"module": file, "memory": {name: bytes in base64}, "calls": [[entry, arguments, [[name, size], …]], …]}
// An argument is a number, or the name of memory: its offset is handed over. ["put", [name, bytes]]
// writes into memory instead.
import fs from "node:fs";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(fs.readFileSync(job.module), {});
const { memory, __heap_base, ...entries } = instance.exports;

let free = __heap_base.value;
const places = new Map();
for (const [name, base64] of Object.entries(job.memory)) {
  const content = Buffer.from(base64, "base64");
  free = (free + 15) & ~15;
  places.set(name, { at: free, content });
  free += content.length;
}
memory.grow(Math.max(0, Math.ceil((free - memory.buffer.byteLength) / 65536)));
const bytes = Buffer.from(memory.buffer);
for (const { at, content } of places.values()) content.copy(bytes, at);

const offset = (word) => (typeof word === "number" ? word : places.get(word).at);
const told = job.calls.map(([entry, words, shown]) => {
  if (entry === "put") {
    Buffer.from(words[1], "base64").copy(bytes, places.get(words[0]).at);
    return [null, [], 0];
  }
  const began = performance.now();
  const returned = entries[entry](...words.map(offset)) ?? null;
  const took = performance.now() - began;
  const held = shown.map(([name, size]) => {
    const { at } = places.get(name);
    return bytes.toString("base64", at, at + size);
  });
  return [returned, held, took];
});
process.stdout.write(JSON.stringify(told));
