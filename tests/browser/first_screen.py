"""What a player finds in the first screen of a board, in every phase: without scrolling, beyond
where the board itself brings one.

Boards mark what is looked for: ``data-key-figure`` a number of the player's own that every decision
needs, ``data-panel`` a part of the board that keeps its place, ``data-own-city`` what the player
has built, and ``data-way`` something that leads to a move in one tap and is no button of it: the
names of its verbs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import combinations, pairwise
from typing import Any

import bourgade
from bourgade import Match
from bourgade.play.loader import LoadedGame
from tests.browser.house import House
from tests.browser.scenes import seats_of
from tests.browser.towns import PHASES, THROWS, before_deluxe, crowd
from tests.browser.visitor import LAPTOP, PHONE, Visitor

KEY_FIGURES: Mapping[str, frozenset[str]] = {
    "minivilles": frozenset({"coins", "monuments"}),
    "mintworks": frozenset({"mints", "stars"}),
    "petiteville": frozenset({"silhouettes"}),
    "shafausa": frozenset({"money", "resources", "points"}),
}

NOTHING_YET = frozenset({"colours", "people", "draft"})
"""Phases before a player owns anything."""

FEW_PIXELS = 4

SCREENS = {"phone": PHONE, "laptop": LAPTOP}

WIDE = """
const wide = () => {
  const style = document.documentElement.style;
  style.setProperty("--font", "wide-sans");
  style.setProperty("--mono", "wide-mono");
};
if (document.documentElement) wide();
else new MutationObserver((_, watch) => {
  if (document.documentElement) { watch.disconnect(); wide(); }
}).observe(document, { childList: true });
"""
"""The same letters on every machine, before a page decides where to scroll."""

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

LOOK = """
(verbs) => {
  // What happened is told in one line that opens.
  const HUSHED = ".k-hidden, .for-ears, .since";
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clipped = (e) => {
    let { left, top, right, bottom } = e.getBoundingClientRect();
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = p.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) return true;
      if (top < frame.top - 1 || bottom > frame.bottom + 1) return true;
    }
    return false;
  };
  const range = document.createRange();
  // Words may leave the box they stand in, and the window with it.
  const leaks = (e) => {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest(HUSHED)) continue;
      range.selectNodeContents(texts.currentNode);
      if (range.getBoundingClientRect().right > innerWidth + 1) return true;
    }
    return false;
  };
  // All of it inside the window, and nothing over it.
  const inSight = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    if (leaks(e)) return false;
    if (!shown(e) || width < 1 || height < 1 || clipped(e)) return false;
    if (left < -1 || top < -1) return false;
    if (left + width > innerWidth + 1 || top + height > innerHeight + 1) return false;
    return [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].every(([x, y]) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit && (e.contains(hit) || hit.contains(e));
    });
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const figures = new Set(all("[data-key-figure]").filter(inSight).map(e => e.dataset.keyFigure));

  const missing = [];
  for (const [verb, moves] of Object.entries(verbs)) {
    const wanted = new Set(moves);
    const buttons = all("button[name=move]").filter((e) => wanted.has(e.value));
    const ways = all(`[data-way~="${verb}"]`).filter((e) => {
      const target = e.getAttribute("href")?.slice(1);
      if (target === undefined) return true;
      return buttons.some((button) => document.getElementById(target)?.contains(button));
    });
    if (![...buttons, ...ways].some(inSight)) missing.push(verb);
  }

  const broken = [];
  const where = ".top-title, .status-line, .board-place, .action-bar";
  for (const place of all(where)) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.data.trim() || node.parentElement.closest(HUSHED)) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2 || !shown(node.parentElement)) continue;
      for (const word of node.data.matchAll(/[\\p{L}\\p{N}’']+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].map((box) => Math.round(box.top));
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(word[0]);
      }
    }
    for (const e of [place, ...place.querySelectorAll("*")]) {
      const style = getComputedStyle(e);
      const dots = style.textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1;
      const lines = style.webkitLineClamp !== "none" && e.scrollHeight > e.clientHeight + 1;
      if (!(dots || lines) || !shown(e) || e.closest(HUSHED)) continue;
      broken.push(`${e.textContent.trim().slice(0, 40)}…`);
    }
  }

  // Where everything lies on the page, before anybody scrolls. An empty part lies nowhere.
  const isThere = (e) => shown(e) && e.offsetHeight > 0;
  const scroll = scrollY;
  scrollTo({ top: 0, behavior: "instant" });
  const panels = Object.fromEntries(all("[data-panel]").filter(isThere).map((e) => {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const cards = e.querySelectorAll(".k-card, .k-chip").length;
    return [e.dataset.panel, { left, top, right, bottom, cards }];
  }));
  const city = all("[data-own-city]");
  const isCityInSight = city.length > 0 && city.every(inSight);
  scrollTo({ top: scroll, behavior: "instant" });
  return { figures: [...figures], missing, broken: [...new Set(broken)], panels, isCityInSight };
}
"""


@dataclass(frozen=True)
class Sitting:
    """Decisions of one game in one edition, in groups. Between those of a group no panel may move
    that has as many cards above it."""

    game: str
    groups: Callable[[], Sequence[Mapping[str, Match]]]


@dataclass
class FirstScreens:
    """What is wrong with the first screens of a sitting, by question."""

    figures: list[str] = field(default_factory=list[str])
    actions: list[str] = field(default_factory=list[str])
    words: list[str] = field(default_factory=list[str])
    panels: list[str] = field(default_factory=list[str])
    city: list[str] = field(default_factory=list[str])
    compared: int = 0  # panels between two phases


def first_screens(sitting: Sitting, house: House, visitor: Visitor) -> FirstScreens:
    """Opens every phase of a sitting and looks."""
    visitor.page.add_init_script(WIDE)
    found = FirstScreens()
    for group in sitting.groups():
        seen: dict[str, Any] = {}
        for phase, match in group.items():
            open_table(match, house, visitor)
            seen[phase] = look_at(match, visitor)
            judge(found, sitting.game, phase, seen[phase])
        for (one, before), (other, after) in combinations(seen.items(), 2):
            compare(found, f"{one} → {other}", before, after)
    return found


def open_table(match: Match, house: House, visitor: Visitor) -> None:
    """Until the board has brought the visitor where it wants to."""
    chance = "manual" if match.actor == "chance" else "fair"
    visitor.go(house.table(match, *seats_of(visitor, match), chance=chance))
    visitor.sees(".board-place")
    visitor.page.evaluate(SETTLED)


def look_at(match: Match, visitor: Visitor) -> Any:
    """What is in sight of what is wanted in a position."""
    verbs: dict[str, list[str]] = {}
    vocabulary = match.variant.vocabulary
    for action in match.actions():
        verbs.setdefault(vocabulary.move(action).verb, []).append(vocabulary.text(action))
    return visitor.page.evaluate(LOOK, verbs)


def judge(found: FirstScreens, game: str, phase: str, seen: Any) -> None:
    """What is wrong with one screen."""
    is_owner = phase not in NOTHING_YET
    if is_owner and (unseen := KEY_FIGURES[game] - set(seen["figures"])):
        found.figures.append(f"{phase}: {', '.join(sorted(unseen))}")
    if seen["missing"]:
        found.actions.append(f"{phase}: {', '.join(seen['missing'])}")
    if seen["broken"]:
        found.words.append(f"{phase}: {', '.join(seen['broken'])}")
    if is_owner and not seen["isCityInSight"]:
        found.city.append(phase)


def compare(found: FirstScreens, phases: str, before: Any, after: Any) -> None:
    """What moved between two screens."""
    was, now = before["panels"], after["panels"]
    for name, panel in was.items():
        above = [other for other, it in was.items() if _lies_above(it, panel)]
        if name not in now or any(_cards(was, it) != _cards(now, it) for it in above):
            continue
        found.compared += 1
        across, down = (round(now[name][side] - panel[side]) for side in ("left", "top"))
        if max(abs(across), abs(down)) > FEW_PIXELS:
            found.panels.append(f"{phases}: {name} moved by {across}, {down}")


def _lies_above(one: Any, other: Any) -> bool:
    is_beside = one["right"] <= other["left"] or other["right"] <= one["left"]
    return not is_beside and one["bottom"] <= other["top"]


def _cards(panels: Any, name: str) -> int | None:
    return panels[name]["cards"] if name in panels else None


# Which decisions


@cache
def _turns(game: str, seeds: Sequence[int] = (2,), **options: Any) -> Sequence[Mapping[str, Match]]:
    """Games by chance: the last time that seat A came to decide in every phase, each with what A
    decided before. Later games add the phases that did not come up in those before."""
    loaded, last = bourgade.load(game, **options), dict[str, tuple[Any, Any]]()
    for seed in seeds:
        last = {**_last_decisions(loaded, seed), **last}
    return [
        {one["phase"]: loaded.setup(one) for one in (before, after)}
        for before, after in last.values()
    ]


def _last_decisions(loaded: LoadedGame, seed: int) -> dict[str, tuple[Any, Any]]:
    dice = random.Random(seed)
    match, decided = loaded.start(seed=seed), list[Any]()
    while not match.over:
        position = match.position
        if position["actor"] == "A":
            decided.append(position)
        match.play(dice.choice(match.moves))
    last: dict[str, tuple[Any, Any]] = {}
    for before, after in pairwise(decided):
        is_new = before["phase"] != after["phase"]
        if is_new or after["phase"] not in last:
            last[after["phase"]] = (before, after)
    last.setdefault(decided[0]["phase"], (decided[0], decided[0]))
    return last


def _minivilles(*names: str, **more: Callable[[], Match]) -> Sequence[Mapping[str, Match]]:
    made = {name: {**PHASES, **THROWS}[name]() for name in names}
    return [made | {name: make() for name, make in more.items()}]


ALL_BOXES = [name for name in PHASES if name not in ("roll", "build-base", "build-deluxe")]

SITTINGS: Mapping[str, Sitting] = {
    "minivilles": Sitting("minivilles", partial(_minivilles, "roll", "build-base")),
    "minivilles-all-boxes": Sitting(
        "minivilles", partial(_minivilles, *ALL_BOXES, "one-die", "two-dice", "boats")
    ),
    "minivilles-crowd": Sitting(
        "minivilles",
        partial(_minivilles, roll=crowd, build=lambda: crowd("roll 1", "dice 5")),
    ),
    "minivilles-deluxe": Sitting(
        "minivilles", partial(_minivilles, "build-deluxe", roll=before_deluxe)
    ),
    "mintworks": Sitting("mintworks", partial(_turns, "mintworks", players=4)),
    "mintworks-solo": Sitting("mintworks", partial(_turns, "mintworks", players=1)),
    "petiteville": Sitting("petiteville", partial(_turns, "petiteville", players=4)),
    "shafausa": Sitting("shafausa", partial(_turns, "shafausa", (2, 7), players=4)),
    "shafausa-family": Sitting(
        "shafausa", partial(_turns, "shafausa", (2, 5), players=4, edition="family")
    ),
    "shafausa-colonial": Sitting(
        "shafausa", partial(_turns, "shafausa", (7,), players=4, edition="colonial")
    ),
}


def language_of(sitting: str, screen: str) -> str:
    """Both languages by turns: editions of a game share their words, and screens their sittings."""
    turn = [*SITTINGS].index(sitting) + [*SCREENS].index(screen)
    return ("fr", "en")[turn % 2]
