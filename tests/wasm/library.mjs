// Use ``bourgade.js`` as a page would: play records again, write them, choose, refuse.
import fs from "node:fs";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadGame } = await import(job.library);
const manifest = JSON.parse(fs.readFileSync(job.module.replace(/wasm$/, "json"), "utf8"));

function refused(deed) {
  try {
    deed();
    return null;
  } catch (error) {
    return [error.code, error.message];
  }
}

const loaded = async (data) => loadGame(fs.readFileSync(job.module), manifest, data);
const told = {};
if (job.refuse) {
  told.refused = await loaded(job.data).then(() => null, (error) => [error.code, error.message]);
} else {
  const game = await loaded(job.data);
  if (job.record) {
    const match = game.read(job.record);
    told.state = Buffer.from(match.state).toString("base64");
    told.record = match.record();
    told.winners = match.winners;
    told.points = match.points;
    told.actor = match.actor;
  }
  if (job.steps) {
    const match = game.start();
    told.steps = job.steps.map((move) => {
      const step = {
        moves: match.moves,
        outcomes: Object.fromEntries(match.outcomes),
        position: match.position,
        views: game.data.words.seats.map((seat) => match.viewOf(seat)).concat(match.viewOf()),
      };
      return { ...step, events: match.play(move) };
    });
    const length = match.history.length;
    match.takeBack(3);
    told.back = { position: match.position, length: match.history.length, same: match.record() === match.at(length - 3).record() };
  }
  if (job.chosen) {
    const match = game.start();
    told.chosen = [];
    for (const [move, policy, numbers] of job.chosen) {
      told.chosen.push(match.actor === "chance" ? null : match.choose(policy, numbers));
      match.play(move);
    }
  }
  told.refusals = (job.refusals ?? []).map((move) => refused(() => game.start().play(move)));
  told.badRecords = (job.badRecords ?? []).map((text) => refused(() => game.read(text)));
}
process.stdout.write(JSON.stringify(told));
