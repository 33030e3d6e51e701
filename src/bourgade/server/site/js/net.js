// Where tables are: in this page. The rules of games are pages of the site.

export const WORKER = "../sw.js";

// Moves are made in this page: there is nothing to foresee.
export const foresee = () => null;
export const know = () => {};
export const lookAhead = async () => {};

// The table itself thinks for its bots and hints.
export const lend = () => false;
export const playForBot = () => {};
export const ownHint = async () => "";

let table = null;

// Set the table that answers in place of a server.
export function serve(local) {
  table = local;
}

export async function request(address, options = {}) {
  const url = new URL(address, location.href);
  const rule = /^(.*\/rules-\w+\.html)\/([\w-]+)$/.exec(url.pathname);
  if (rule) return ruleAlone(...rule.slice(1));
  if (!url.pathname.startsWith("/t/")) return fetch(address, options);
  const deed = url.pathname.split("/").slice(3).join("/");
  const fields = options.body instanceof URLSearchParams ? options.body : url.searchParams;
  const { status = 200, ...told } = await table.answer(deed, fields, options.signal).catch((error) => {
    console.error(error); // the page only says that it did not work
    throw error;
  });
  return new Response(JSON.stringify(told), { status, headers: { "content-type": "application/json" } });
}

async function ruleAlone(address, number) {
  const text = await (await fetch(address)).text();
  const rule = new DOMParser().parseFromString(text, "text/html").getElementById(number);
  return new Response(rule?.outerHTML ?? "", { status: rule ? 200 : 404 });
}

// News of the table, as an EventSource brings them.
export class Stream extends EventTarget {
  static OPEN = 1;

  constructor() {
    super();
    this.readyState = Stream.OPEN;
    this.stop = table.listen((message) => {
      this.dispatchEvent(new MessageEvent("table", { data: JSON.stringify(message) }));
    });
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }

  close() {
    this.readyState = 2;
    this.stop();
  }
}
