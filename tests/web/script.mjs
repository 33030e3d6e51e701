// Call functions that were compiled from Python.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const { default: made } = await import(pathToFileURL(job.module));
const told = {};
for (const [name, does] of Object.entries(made)) told[name] = job.numbers.map((n) => does(n));
process.stdout.write(JSON.stringify(told));
