// Let bots choose, hint, review and play studies in Node: here, or in workers as a page does.
import fs from "node:fs";
import "./worker.mjs";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const load = (name) => import(new URL(name, job.library));
const { hint, loadGame, predict } = await load("bourgade.js");
const manifest = JSON.parse(fs.readFileSync(job.module.replace(/wasm$/, "json"), "utf8"));
const module = new WebAssembly.Module(fs.readFileSync(job.module));
const nets = Object.fromEntries(
  Object.entries(job.nets).map(([name, base64]) => [name, new Uint8Array(Buffer.from(base64, "base64"))]),
);

const { Thinkers } = await load("thinkers.js");
const { simulate, toCsv } = await load("studies.js");
const { review } = await load("coach.js");
const game = await loadGame(module, manifest, job.data, nets);
const told = {};

async function refused(deed) {
  try {
    await deed();
    return null;
  } catch (error) {
    return error.code ?? String(error);
  }
}

const answers = {
  /** Before every decision of a game: what each bot would do. */
  async chosen({ history, specs, seed }) {
    const bots = specs.map((spec) => game.bot(spec, { seed }));
    const match = game.start();
    const chosen = [];
    for (const [actor, move] of history) {
      if (actor !== "chance") chosen.push(await Promise.all(bots.map((bot) => bot.choose(match))));
      match.play(move);
    }
    bots.forEach((bot) => bot.close());
    return chosen;
  },
  /** In a worker, from what the seat sees of a position: without a memory of what came before. */
  async resumed({ states, spec, seed, longest }) {
    const thinkers = new Thinkers({ size: 1 });
    thinkers.load("it", { module, manifest, data: job.data, nets });
    const chosen = [];
    for (const { state, choices } of states) {
      const bot = thinkers.bot("it", spec, { seed });
      const match = game.resume(new Uint8Array(Buffer.from(state, "base64")));
      chosen.push(await bot.choose(match, { choices, longest }));
      bot.close();
    }
    thinkers.close();
    return chosen;
  },
  hint: ({ history, budget, seed }) => hint(game.replay(history), budget, { seed }),
  predicted: ({ history }) => predict(game.replay(history)),
  review: ({ history, budget, seed }) => review(game.replay(history), { budget, seed }),
  csv: async ({ study, games }) => toCsv(await simulate(game, study, { games })),
  refusals: ({ specs }) => Promise.all(specs.map((spec) => refused(() => game.bot(spec)))),
  withoutNets: async () => {
    const bare = await loadGame(module, manifest, job.data);
    return refused(() => bare.bot("mcts:5").choose(bare.start()));
  },

  /** The same questions to workers, and one that is ended early. */
  async workers({ history, spec, seed, budget, study, games }) {
    const thinkers = new Thinkers({ size: 2 });
    thinkers.load("it", { module, manifest, data: job.data, nets });
    const match = game.replay(history);
    const bot = thinkers.bot("it", spec, { seed });
    const seen = [];
    const told = {
      chosen: await bot.choose(match),
      hint: await thinkers.hint("it", match, budget, { seed }),
      csv: toCsv(await thinkers.simulate("it", study, { games, progress: (done, total) => seen.push([done, total]) })),
      unknown: await refused(() => thinkers.bot("it", "mcst").choose(match)),
      played: await thinkers.playOut("it", match, Array(game.data.players.length).fill("greedy"), { dice: 5 }),
    };
    told.progress = seen.at(-1);
    const stopped = new AbortController();
    const began = performance.now();
    setTimeout(() => stopped.abort(), 50);
    told.stopped = (await thinkers.hint("it", match, "60s", { signal: stopped.signal })).suggestions.length;
    told.review = (await thinkers.review("it", match, { within: "60s", signal: AbortSignal.abort() })).moments.length;
    told.seconds = (performance.now() - began) / 1000;
    const waiting = refused(() => thinkers.hint("it", match, "60s"));
    setTimeout(() => thinkers.close(), 20);
    told.closed = await waiting;
    return told;
  },
};

for (const [name, given] of Object.entries(job.ask)) told[name] = await answers[name](given);
process.stdout.write(JSON.stringify(told));
