// A rule opens beside the board instead of leading away from it.

import { request } from "./net.js";
import { word } from "./words.js";

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a.rule-link");
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain) return;
  const { pathname, hash } = new URL(link.href);
  if (!hash || pathname === location.pathname) return;
  event.preventDefault();
  try {
    const answer = await request(`${pathname}/${hash.slice(1)}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const rule = page.querySelector("article.rule p");
    if (!answer.ok || !rule) throw new Error("no such rule");
    open(hash.slice(1), rule, link.href);
  } catch {
    location.assign(link.href);
  }
});

function open(number, rule, url) {
  document.getElementById("dialog-rule")?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = "dialog-rule";
  dialog.setAttribute("aria-labelledby", "rule-title");
  const head = document.createElement("div");
  head.className = "dialog-head";
  const title = document.createElement("h2");
  title.id = "rule-title";
  title.textContent = `${word("rule")} ${number}`;
  const close = document.createElement("button");
  close.className = "button quiet";
  close.textContent = "×";
  close.setAttribute("aria-label", word("close"));
  close.addEventListener("click", () => dialog.close());
  head.append(title, close);
  const body = document.createElement("div");
  body.className = "dialog-body";
  // References of the rule to other rules lead to the page they stand on.
  for (const reference of rule.querySelectorAll('a[href^="#"]')) {
    reference.href = new URL(reference.getAttribute("href"), url).href;
    reference.className = "rule-link";
  }
  const more = document.createElement("p");
  const link = document.createElement("a");
  link.href = url;
  link.textContent = word("ruleOpen");
  more.append(link);
  body.append(rule, more);
  dialog.append(head, body);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
