// A game of this browser for the server that offers the site: it reads the record, plays it again
// move by move, and keeps it as a table to look at, to review and to play on from.

import { toast } from "../js/toast.js";
import { phrase } from "./phrases.js";

const RECORDS = "/api/v1/records";

export function handOver(recordOf) {
  for (const button of document.querySelectorAll("[data-hand-over]")) {
    button.addEventListener("click", async () => {
      button.disabled = true;
      const why = await send(recordOf()).catch(() => phrase("site-no-server"));
      button.disabled = false;
      if (why) toast(phrase("site-not-handed", { why }), { bad: true });
    });
  }
}

async function send(record) {
  const answer = await fetch(RECORDS, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ record }),
  });
  const told = await answer.json();
  if (!answer.ok) return told.message;
  location.assign(told.replay);
  return "";
}
