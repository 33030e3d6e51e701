"""Sheets of cards and tiles: what is on them, at which size, and what is refused."""

from __future__ import annotations

import importlib
import io
import re
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

import pypdf
import pytest

import bourgade.printing.canvas as canvas_module
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption, BourgadeError
from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import LANGUAGES
from bourgade.kernel.options import Choice
from bourgade.kernel.printed import PrintedArea, PrintedPiece, PrintedText, PrintOrder
from bourgade.printing import PAPERS, PrintedSheets, sheets
from bourgade.printing.canvas import SMALLEST, Canvas

MILLIMETRE = 72 / 25.4  # in points


def _editions() -> Iterator[Any]:
    """Enough of them to have every card, tile and board."""
    for name in registry.names():
        game = registry.find(name)
        for edition in game.editions(game.load_content()[1])[-2:]:
            chosen = tuple(edition.items())
            yield pytest.param(name, chosen, id="-".join([name, *map(str, edition.values())]))


EDITIONS = list(_editions())


@cache
def printed(
    name: str, chosen: tuple[tuple[str, Choice], ...] = (), language: str = "en", paper: str = "a4"
) -> PrintedSheets:
    return sheets(registry.find(name).variant(**dict(chosen)), language, paper)


def pieces(variant: Variant, language: str = "en") -> list[PrintedPiece]:
    return list(variant.game.pieces(PrintOrder(variant, language)))


def pages(made: PrintedSheets) -> list[pypdf.PageObject]:
    return list(pypdf.PdfReader(io.BytesIO(made.pdf)).pages)


def words(made: PrintedSheets) -> str:
    """All that is written, without spaces: lines may break anywhere."""
    return re.sub(r"\s", "", "".join(page.extract_text() for page in pages(made)))


def marks(page: pypdf.PageObject) -> tuple[list[float], list[float]]:
    """Where crop marks stand in millimetres: upright ones from the left, flat ones from below."""
    contents = page.get_contents()
    assert contents is not None
    number = r"(-?[\d.]+)"
    lines = re.findall(
        rf"{number} {number} m {number} {number} l S", contents.get_data().decode("latin-1")
    )
    across: set[float] = set()
    down: set[float] = set()
    for x1, y1, x2, y2 in (map(float, line) for line in lines):
        length = abs(x1 - x2) + abs(y1 - y2)
        if (
            abs(length - 3 * MILLIMETRE) < 0.1
        ):  # of the ruler at the foot, lines are longer or shorter
            (across if x1 == x2 else down).add(round((x1 if x1 == x2 else y1) / MILLIMETRE, 2))
    return sorted(across), sorted(down)


def steps(places: list[float]) -> set[float]:
    return {round(b - a, 1) for a, b in pairwise(places)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "chosen"), EDITIONS)
def test_the_name_of_every_card_stands_on_the_sheets(
    name: str, chosen: tuple[tuple[str, Choice], ...], language: str
) -> None:
    variant = registry.find(name).variant(**dict(chosen))
    made = printed(name, chosen, language)
    written = words(made)
    every = pieces(variant, language)
    named = [piece for piece in every if piece.dim != "boards"]
    assert made.pieces == sum(piece.copies for piece in every)
    assert [p.name for p in named if re.sub(r"\s", "", p.name) not in written] == []
    assert len({piece.name for piece in named}) >= 19


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "chosen"), EDITIONS)
def test_words_fit_their_places(
    name: str, chosen: tuple[tuple[str, Choice], ...], language: str
) -> None:
    variant = registry.find(name).variant(**dict(chosen))
    with closing(Canvas(variant.game, 210, 297, "", language)) as canvas:
        canvas.new_page()
        tight = [
            (piece.word, mark.text)
            for piece in pieces(variant, language)
            for mark in piece.marks
            if isinstance(mark, PrintedText) and mark.points > SMALLEST
            if mark.text and canvas.fitted(mark)[0] <= SMALLEST
        ]
    assert tight == []


@pytest.mark.parametrize(
    ("edition", "boxes"),
    [
        ("base", ["base"]),
        ("base_marina", ["base", "marina"]),
        ("base_marina_green_valley", ["base", "marina", "green_valley"]),
        ("deluxe", ["deluxe"]),
    ],
)
def test_as_many_cards_are_printed_as_the_boxes_hold(edition: str, boxes: list[str]) -> None:
    variant = registry.find("minivilles").variant(edition=edition)
    totals = variant.content.meta.box_totals
    assert sum(piece.copies for piece in pieces(variant)) == sum(totals[box] for box in boxes)


@pytest.mark.parametrize(
    ("name", "edition", "count", "on"),
    [
        ("minivilles", "base", 108, 12),
        ("minivilles", "deluxe", 165, 19),
        ("mintworks", "", 35, 4),
        ("petiteville", "normal", 60, 4),
        ("shafausa", "geek", 8 + 6 + 7 + 57 + 84 + 24, 17),
        ("shafausa", "family", 8 + 6 + 7 + 52 + 84, 14),
    ],
)
def test_pages_and_pieces_are_counted(name: str, edition: str, count: int, on: int) -> None:
    made = printed(name, (("edition", edition),) if edition else ())
    assert (made.pieces, made.pages, len(pages(made))) == (count, on, on)


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_have_the_size_of_cards(paper: str) -> None:
    width, height = PAPERS[paper]
    made = printed("minivilles", paper=paper)
    for page in pages(made):
        assert float(page.mediabox.width) == pytest.approx(width * MILLIMETRE, abs=0.1)
        assert float(page.mediabox.height) == pytest.approx(height * MILLIMETRE, abs=0.1)
    across, down = marks(pages(made)[0])
    assert len(across) == len(down) == 4
    assert steps(across) == {63.0}
    assert steps(down) == {88.0}
    assert across[0] + across[-1] == pytest.approx(width, abs=0.2)  # in the middle


def test_tiles_of_the_city_are_square_and_silhouettes_as_long_as_their_squares() -> None:
    made = pages(printed("petiteville"))
    across, down = marks(made[0])
    assert steps(across) == {60.0}
    assert steps(down) == {60.0}
    across, _ = marks(made[-1])
    first = across[0]
    assert {round(place - first) for place in across} == {0, 40, 60, 80, 180}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", registry.names())
def test_everything_lies_on_the_paper(name: str, paper: str) -> None:
    width, height = PAPERS[paper]
    for page in pages(printed(name, paper=paper)):
        across, down = marks(page)
        assert across[0] >= 5
        assert across[-1] <= width - 5
        assert down[0] >= 6
        assert down[-1] <= height - 6


# Figures of one's own


def own(tmp_path: Path, name: str, text: str, **chosen: Choice) -> Variant:
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    return registry.find(name).variant(file, **chosen)


def test_only_what_differs_is_printed_if_asked(tmp_path: Path) -> None:
    variant = own(tmp_path, "minivilles", '[[establishment]]\nid = "cafe"\ncost = 7\n')
    made = sheets(variant, "fr", only_changed=True)
    assert (made.pieces, made.pages) == (6, 1)
    assert words(made).count("Café") == 6
    assert words(made).count("7") == 6


def test_another_number_of_copies_is_a_difference(tmp_path: Path) -> None:
    variant = own(tmp_path, "minivilles", '[[establishment]]\nid = "cafe"\ncopies = { base = 2 }\n')
    assert sheets(variant, "en", only_changed=True).pieces == 2


def test_the_users_own_file_does_not_count_as_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_HOME", str(tmp_path))
    (tmp_path / "mintworks.toml").write_text('[[plan]]\nid = "mine"\ncost = 9\n', "utf-8")
    assert sheets(registry.find("mintworks").variant(), "en", only_changed=True).pieces == 1


def test_a_card_that_does_something_else_does_not_say_what_the_printed_one_does(
    tmp_path: Path,
) -> None:
    text = '[[establishment]]\nid = "cafe"\neffect = { key = "from_roller", amount = 4 }\n'
    made = words(sheets(own(tmp_path, "minivilles", text), "en", only_changed=True))
    assert "amount:4" in made
    assert "paysyou1coin" not in made


def test_a_new_card_is_printed_in_its_own_words_though_nobody_drew_it(tmp_path: Path) -> None:
    text = """
        [[establishment]]
        id = "bistro"
        rule = "MV-094"
        order = 99
        colour = "red"
        dice = [4, 5]
        cost = 3
        icon = "cup"
        unique_per_player = false
        effect = { key = "from_roller", amount = 2 }
        copies = { base = 5 }
        provenance = "public"
        detail = "mine"
        [establishment.texts.en]
        name = "Corner Bistro"
        about = "Whoever rolls it pays you 2 coins."
        [establishment.texts.fr]
        name = "Bistrot du coin"
    """
    variant = own(tmp_path, "minivilles", text)
    made = sheets(variant, "en", only_changed=True)
    assert made.pieces == 5
    for told in ("CornerBistro", "4–5", "Whoeverrollsitpaysyou2coins."):
        assert words(made).count(told) == 5
    assert "Bistrotducoin" in words(sheets(variant, "fr", only_changed=True))


def test_boards_show_the_side_that_is_played() -> None:
    legend, colonial = (
        next(piece for piece in pieces(registry.find("shafausa").variant(edition=edition)))
        for edition in ("geek", "colonial")
    )
    texts = [
        {m.text for m in one.marks if isinstance(m, PrintedText)} for one in (legend, colonial)
    ]
    assert "Miners’ School" in texts[0]
    assert "Miners’ School" not in texts[1]
    slots = [
        sum(isinstance(m, PrintedArea) and m.dashed for m in one.marks)
        for one in (legend, colonial)
    ]
    assert slots == [18, 18]


# What is refused, and what is not


def test_nothing_to_print_is_said() -> None:
    with pytest.raises(BourgadeError) as refused:
        sheets(registry.find("mintworks").variant(), "fr", only_changed=True)
    assert "Mint Works" in refused.value.text("fr")
    assert "--changed" in refused.value.text("fr")


def test_more_copies_than_anybody_cuts_out_are_refused(tmp_path: Path) -> None:
    rows = (
        f'[[establishment]]\nid = "{kind}"\ncopies = {{ base = 110 }}\nstart_copies = {{}}\n'
        for kind in registry.find("minivilles").variant().words["kinds"]
    )
    with pytest.raises(BourgadeError) as refused:
        sheets(own(tmp_path, "minivilles", "".join(rows)), "en")
    assert "at most 1,000" in str(refused.value)


def test_any_text_can_be_printed() -> None:
    """Texts of a content of one's own: very long, of other scripts, with odd characters."""
    game = registry.find("mintworks")
    with closing(Canvas(game, 210, 297, "", "en")) as canvas:
        canvas.new_page()
        for text in ("W" * 300, "漢字 😀 ελληνικά", "a\x00b\tc\r\nd", "«\u00a0œuf\u202f!", " "):
            canvas.text(PrintedText(0, 0, 30, 6, text, 12), 0, 0)
        assert canvas.output().startswith(b"%PDF-")


def test_an_unknown_paper_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as refused:
        sheets(registry.find("mintworks").variant(), "en", "a5")
    assert "“a5”" in str(refused.value)
    assert "a4, letter" in str(refused.value)


@pytest.mark.parametrize(("missing", "package"), [("fpdf", "fpdf2"), ("matplotlib", "matplotlib")])
def test_what_has_to_be_installed_is_said(
    missing: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(name: str, *rest: Any) -> Any:
        if name == missing:
            raise ImportError(name)
        return importlib.import_module(name, *rest)

    monkeypatch.setattr(canvas_module, "import_module", gone)
    monkeypatch.setattr(
        canvas_module,
        "find_spec",
        lambda name: None if name == missing else find_spec(name),
    )
    with pytest.raises(BourgadeError) as refused:
        sheets(registry.find("mintworks").variant(), "en")
    assert package in str(refused.value)
    assert "bourgade[print]" in str(refused.value)
