"""What a script can see of a page's looks, and what axe sees of its accessibility."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.visitor import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = "BOURGADE_AXE"
"""Names the file of axe-core: ``npm install axe-core@4``, then ``…/axe-core/axe.min.js``."""

REQUIRED = "BOURGADE_REQUIRE_AXE"

SETTINGS = {
    "wide": ("wide", 100, False),
    "narrow": ("narrow", 100, False),
    "large": ("wide", 130, False),
    "double": ("wide", 200, False),
    "spaced": ("wide", 100, True),
}
"""What a page is looked at with: a font, the size of its text in percent, and whether lines, words
and letters stand as far apart as WCAG 1.4.12 lets people set them."""

ON_A_PHONE = ("double", "spaced")
"""Where there is room on a phone, there is room everywhere."""

DRESS = """
async ([font, percent, spaced]) => {
  const style = document.documentElement.style;
  style.setProperty("--font", `${font}-sans`);
  style.setProperty("--mono", `${font}-mono`);
  style.fontSize = `${percent}%`;
  const apart = new CSSStyleSheet();
  if (spaced) apart.replaceSync(`
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [apart];
  // The page measures itself anew with the next frame.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
"""
"""Sets the font, the size and the spacing of a page's text in a way that its policy allows."""

AUDIT = """
async () => {
  const result = await axe.run(document, { resultTypes: ["violations"] });
  const { passes, violations, incomplete } = result;
  return [[...passes, ...violations, ...incomplete].map((rule) => rule.id), violations];
}
"""
"""The rules that axe went by, and what violates them."""

LOOK = """
(width) => {
  const found = [];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (e) => {
    const words = (e.getAttribute("aria-label") || e.textContent || "").trim();
    return `${e.localName}.${[...e.classList].join(".")} "${words.slice(0, 40)}"`;
  };
  const root = document.scrollingElement;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} pixels wide`);

  // What is wider than its box and cannot be scrolled to is cut.
  for (const e of document.body.querySelectorAll("*")) {
    if (!(e instanceof HTMLElement) || !shown(e) || !e.textContent.trim()) continue;
    const style = getComputedStyle(e);
    if (!["hidden", "clip"].includes(style.overflowX)) continue;
    if (e.closest(".for-ears, .k-hidden, .skip") || style.textOverflow === "ellipsis") continue;
    if (style.webkitLineClamp !== "none") continue;
    if (style.clipPath === "inset(50%)") continue; // for ears, where a phone has no room
    if (e.scrollWidth > e.clientWidth + 1) {
      found.push(`cut: ${name(e)} is ${e.scrollWidth} wide in ${e.clientWidth}`);
    }
    if (["hidden", "clip"].includes(style.overflowY) && e.scrollHeight > e.clientHeight + 2) {
      found.push(`cut: ${name(e)} is ${e.scrollHeight} high in ${e.clientHeight}`);
    }
  }

  // The part of a line that no box scrolls or cuts away; what may not be cut is found above.
  const seen = (line) => {
    let { left, right } = line;
    for (let p = line.e; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = p.getBoundingClientRect();
      if (line.from < frame.top || line.to > frame.bottom) return [0, 0];
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
    }
    return [left, right];
  };

  // Words that leave the box they stand in lie on what is beside it. What a grid or a row puts
  // into its middle is as wide as its words: then the box is that of the row.
  const clipped = (e) => {
    while (e && getComputedStyle(e).overflowX === "visible") e = e.parentElement;
    return e !== null && e.matches(":not(html, body, .k-card, .k-chip)");
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    if (!words.currentNode.data.trim()) continue;
    range.selectNodeContents(words.currentNode);
    const { left, right } = range.getBoundingClientRect();
    let e = words.currentNode.parentElement;
    while (getComputedStyle(e).display === "inline") e = e.parentElement;
    const boxes = [e];
    const placed = /grid|flex/.test(getComputedStyle(e.parentElement).display);
    if (placed && getComputedStyle(e).position === "static") boxes.push(e.parentElement);
    for (const box of boxes) {
      const frame = box.getBoundingClientRect();
      if (right <= frame.right + 1.5 && left >= frame.left - 1.5) continue;
      if (!(e instanceof HTMLElement) || !shown(e) || clipped(e)) continue;
      if (e.closest(".for-ears, .k-hidden, .skip, select, textarea")) continue;
      const wide = Math.round(right - left);
      found.push(`spilt: ${name(box)} is ${wide} wide in ${Math.round(frame.width)}`);
    }
  }

  // Words that lie on other words. Lines of a text may touch: only their middle counts.
  const lines = [];
  words.currentNode = document.body;
  const stuck = new Map();
  // Which edge of the window something sticks to: it lies over what can be scrolled.
  const stuckTo = (e) => {
    if (!e || e === document.body) return "";
    if (!stuck.has(e)) {
      const { position, bottom } = getComputedStyle(e);
      const edge = bottom === "auto" ? "top" : "bottom";
      const isBar = ["fixed", "sticky"].includes(position);
      stuck.set(e, isBar ? edge : stuckTo(e.parentElement));
    }
    return stuck.get(e);
  };
  const top = document.querySelector("dialog[open], details.menu[open], details.since[open]");
  while (words.nextNode()) {
    const e = words.currentNode.parentElement;
    if (!words.currentNode.data.trim() || !shown(e) || (top && !top.contains(e))) continue;
    if (e.closest(".for-ears, .k-hidden, .skip, select, textarea, svg")) continue;
    if (e.matches("details:not([open])")) continue;
    range.selectNodeContents(words.currentNode);
    for (const { left, right, top, height } of range.getClientRects()) {
      const [from, to] = [top + 0.3 * height, top + 0.7 * height];
      if (right - left > 1) lines.push({ e, left, right, from, to, stuck: stuckTo(e) });
    }
  }
  lines.sort((a, b) => a.from - b.from);
  for (const [i, a] of lines.entries()) {
    for (let j = i + 1; j < lines.length && lines[j].from < a.to - 1; j++) {
      const b = lines[j];
      if (a.e === b.e || a.stuck !== b.stuck) continue;
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) < 1.5) continue;
      const [[left, right], [start, end]] = [seen(a), seen(b)];
      if (Math.min(right, end) - Math.max(left, start) < 1.5) continue;
      found.push(`covered: ${name(a.e)} and ${name(b.e)}`);
    }
  }

  // Where something is really drawn: not outside the boxes that scroll it away.
  const box = (e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = p.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, top, right, bottom };
  };
  const isFixed = (e) => {
    for (let p = e; p; p = p.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(p).position)) return true;
    }
    return false;
  };
  // A dialog or a menu lies over the rest on purpose.
  const over = document.querySelector("dialog[open], details.menu[open], details.since[open]");
  const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const targets = [...document.querySelectorAll(pressed)]
    .filter((e) => shown(e) && !e.closest(".for-ears, .skip"))
    .filter((e) => !over || over.contains(e))
    .map((e) => ({ e, box: box(e), fixed: isFixed(e) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  for (const [i, a] of targets.entries()) {
    for (const b of targets.slice(i + 1)) {
      // What sticks to the edge of the screen lies over what can be scrolled.
      if (a.fixed !== b.fixed || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 1.5 && down > 1.5) found.push(`overlap: ${name(a.e)} and ${name(b.e)}`);
    }
  }

  // A button that must be scrolled sideways to be read is cut, too.
  for (const { e } of targets) {
    const frame = e.parentElement.closest(".k-bar");
    const wide = Math.round(e.getBoundingClientRect().width);
    if (frame && wide > frame.clientWidth) {
      found.push(`cut: ${name(e)} is ${wide} wide in a bar of ${frame.clientWidth}`);
    }
  }

  for (const { e, box } of targets) {
    // A link in a line of text is as high as the line; a tick box is pressed by its label.
    const inline = e.localName === "a" && getComputedStyle(e).display.startsWith("inline")
      && !e.classList.contains("button");
    if (inline || e.matches("[type=radio], [type=checkbox]")) continue;
    // A link may cover the whole box it stands in.
    const spread = getComputedStyle(e, "::after").position === "absolute";
    const whole = (spread ? e.offsetParent : e).getBoundingClientRect();
    const least = e.matches("[name=move]") ? 32 : 24;
    if (Math.min(whole.width, whole.height) < least - 0.5) {
      found.push(`small: ${name(e)} is ${Math.round(whole.width)}×${Math.round(whole.height)}`);
    }
  }
  return found;
}
"""


def looks_wrong(page: Page, width: int) -> list[str]:
    """Overflow, cut text, things that lie on each other, targets too small for a finger.

    Whatever fonts the machine has, it is looked at with a wide and a narrow one, with large text
    and, on a phone, with text of twice the size and with wide spacing; it is left with a wide one.
    """
    found: list[str] = []
    for setting in reversed(SETTINGS):
        if setting in ON_A_PHONE and width > PHONE[0]:
            continue
        dress(page, setting)
        problems: list[str] = page.evaluate(LOOK, width)
        found += [f"{setting}: {problem}" for problem in problems]
    return found


def dress(page: Page, setting: str) -> None:
    """Show a page in one of the settings."""
    page.evaluate(DRESS, SETTINGS[setting])


def axe_missing() -> str:
    """Why accessibility cannot be checked; "" where it can."""
    path = os.environ.get(AXE, "")
    if not path:
        return f"{AXE} does not name the file of axe-core (npm install axe-core@4)"
    return "" if Path(path).is_file() else f"{AXE} names {path}, which is no file"


@cache
def _axe() -> str:
    return Path(os.environ[AXE]).read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """Serious and critical violations that axe finds, in a page opened without the policy."""
    page.evaluate(_axe())
    ran, violations = page.evaluate(AUDIT)
    assert "color-contrast" in ran
    return [
        f"{violation['id']} ({violation['impact']}): "
        + "; ".join(f"{node['html'][:160]} {node['failureSummary'][:200]}" for node in nodes[:3])
        for violation in violations
        if violation["impact"] in ("serious", "critical")
        for nodes in [violation["nodes"]]
    ]
