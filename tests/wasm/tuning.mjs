// Run the search of the workshop on losses that are known.
import fs from "node:fs";

const { library, cases, goals } = JSON.parse(fs.readFileSync(0, "utf8"));
const { lossOf, missOf, TuningSearch } = await import(new URL("tuning.js", library));

function search({ knobs, wanted, refused = [] }) {
  const found = new TuningSearch(knobs);
  const tried = [];
  for (let some = found.ask(); some.length; some = found.ask()) {
    for (const values of some) {
      tried.push(values);
      const no = refused.some((one) => `${one}` === `${values}`);
      const loss = values.reduce((sum, value, n) => sum + (n + 1) * (value - wanted[n]) ** 2, 0);
      found.tell(values, no ? Infinity : loss);
    }
  }
  return { tried, best: found.best };
}

process.stdout.write(
  JSON.stringify({
    searches: cases.map(search),
    misses: goals.map(([goal, value]) => missOf(goal, value)),
    loss: lossOf(goals.map(([goal]) => goal), goals.map(([, value]) => value)),
    unknown: lossOf([{ least: 0, most: 1 }], [NaN]) === Infinity,
  }),
);
