// Say sentences as a page does.
import fs from "node:fs";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const { Sentences } = await import(job.library);
const told = job.bundles.map(({ language, data, asked }) => {
  const sentences = new Sentences(language, data);
  return asked.map(([message, args]) => sentences.say(message, args));
});
process.stdout.write(JSON.stringify(told));
