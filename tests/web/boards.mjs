// Play a game as a page does, and draw its board for every viewer.
import fs from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(fs.readFileSync(0, "utf8"));
const from = (file) => import(pathToFileURL(`${job.folder}/${file}`));
const [{ loadGame }, page, $, { render }] = await Promise.all(
  ["bourgade.js", "page.js", "python.js", "markup.js"].map(from),
);
const { default: compiled } = await from("game.mjs");
const { templates } = await from("board.mjs");
page.learn(job.words);
const manifest = JSON.parse(fs.readFileSync(job.module.replace(/wasm$/, "json"), "utf8"));
const told = [];
for (const { data, moves, at } of job.games) {
  const engine = await loadGame(fs.readFileSync(job.module), manifest, data);
  const opened = page.openGame(engine, compiled, data, job.gameWords);
  const match = opened.start();
  const drawn = [];
  const events = [];
  for (const [n, move] of [...moves, null].entries()) {
    if (at.includes(n)) {
      const shown = job.views.filter(({ seat }) => seat === null || data.words.seats.includes(seat));
      drawn.push(shown.map(({ seat, language, reader }) => {
        const viewer = [
          ["seat", seat], ["mine", new $.PySet(seat ? [seat] : [])], ["may_act", seat !== null && seat === match.actor],
          ["bots", new $.Dict([["B", "greedy"]])], ["last", new $.Dict([["A", "…"]])],
          ["called", new $.Dict([["A", "Ada"], ["B", "Bo"]])], ["reader", reader],
        ];
        const scene = $.call(compiled.scene_of, null, [match, language], viewer);
        const ui = new compiled.BoardFunctions(scene);
        return render(templates, "probe.html", { scene, ui, board: job.board, lang: language });
      }));
    }
    if (move === null) break;
    const happened = match.play(move);
    events.push(happened.map((event) => job.languages.map((language) => [
      event.text(language), event.text(language, new $.Dict([["A", "Ada"]]), "A"),
    ])));
  }
  told.push({ drawn, events, winners: match.winners, ending: match.ending_text(job.languages[0]) });
}
process.stdout.write(JSON.stringify(told));
