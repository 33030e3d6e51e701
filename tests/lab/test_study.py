"""Studies in files and their hashes: what a study is, however it is written down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import bourgade
from bourgade.kernel.errors import BadContent, BadOption
from bourgade.lab import Study, read_study
from bourgade.lab.study import StudyPlan

EXAMPLE = Path(__file__).parents[2] / "examples" / "study.toml"

STUDY = """
game = "minivilles"
games = 50
seed = 7
bots = ["greedy", "random"]
content = ["boxes/my_box.toml"]

[options]
players = 4
edition = "base"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "boxes").mkdir()
    (tmp_path / "boxes" / "my_box.toml").write_text('[[establishment]]\nid = "cafe"\ncost = 9\n')
    (tmp_path / "study.toml").write_text(STUDY)
    return tmp_path / "study.toml"


def test_a_file_says_what_is_played(file: Path) -> None:
    study = read_study(file)
    assert study.variant.game.name == "minivilles"
    assert (study.games, study.seed) == (50, 7)
    assert study.bots == ("greedy", "random", "greedy", "random")
    assert study.variant.options["players"] == 4
    assert study.variant.content.establishments["cafe"].cost == 9
    assert study.variant.options["first_player"] == "A"  # nobody was told to begin


def test_what_is_left_out_is_as_on_the_command_line(file: Path) -> None:
    file.write_text('game = "minivilles"\n')
    study = read_study(file)
    assert (study.games, study.seed, set(study.bots)) == (1000, 0, {"random"})
    file.write_text('game = "minivilles"\nbots = ["greedy", "random", "random"]\n')
    assert read_study(file).variant.options["players"] == 3


def test_the_example_is_a_study() -> None:
    study = read_study(EXAMPLE)
    assert (study.games, study.seed, len(study.bots)) == (100_000, 7, 4)


def test_the_edition_of_a_study(file: Path) -> None:
    file.write_text('game = "petiteville"\n[options]\nedition = "easy"\n')
    assert read_study(file).variant.options["edition"] == "easy"


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("games = 5", "game", "missing"),
        ("game = 5", "game", "expected a text, found the number 5"),
        ('game = "minivilles"\ngames = "many"', "games", "expected a whole number"),
        ('game = "minivilles"\ngames = 0', "games", "a whole number of at least 1, found 0"),
        ('game = "minivilles"\ngames = true', "games", "expected a whole number"),
        ('game = "minivilles"\nseed = -1', "seed", "a whole number of at least 0, found -1"),
        ('game = "minivilles"\nbots = "greedy"', "bots", "expected a list"),
        ('game = "minivilles"\nbots = [1]', "bots.0", "expected a text"),
        (
            'game = "minivilles"\ngame_s = 3',
            "game_s",
            "known keys: bots, content, game, games, opt",
        ),
        ('game = "minivilles"\noptions = 3', "options", "expected a table"),
        ('game = "minivilles"\n[options]\nplayers = 2.5', "options.players", "expected a text"),
    ],
)
def test_errors_name_file_key_and_reason(file: Path, text: str, key: str, why: str) -> None:
    file.write_text(text)
    with pytest.raises(BadContent) as refused:
        read_study(file)
    assert refused.value.text("en").startswith(f"Study file {file}, at {key}: ")
    assert refused.value.text("fr").startswith(f"Fichier d’étude {file}, sous {key}\u00a0: ")
    assert why in str(refused.value)


def test_a_file_that_is_no_toml_is_named(file: Path) -> None:
    file.write_text("game =")
    with pytest.raises(BadContent, match=r"^Study file .*study\.toml: "):
        read_study(file)


def test_what_a_game_does_not_have_is_refused_as_everywhere(file: Path) -> None:
    file.write_text('game = "minivilles"\n[options]\nmarkt = "ten"\n')
    with pytest.raises(BadOption, match="Closest name: market"):
        read_study(file)


# The hash


def test_the_hash_is_that_of_the_study_and_not_of_the_text(file: Path) -> None:
    digest = read_study(file).digest
    file.write_text(
        f"# the same\n{STUDY.replace('50', '5_0').replace('players = 4', '')}players='4'"
    )
    assert read_study(file).digest == digest
    box = file.parent / "boxes" / "my_box.toml"
    plan = StudyPlan("minivilles", 50, 7, ("greedy", "random"), (box,), {"players": 4})
    assert plan.study().digest == digest
    elsewhere = box.rename(file.parent / "elsewhere.toml")
    assert replace(plan, content=(elsewhere,)).study().digest == digest


def test_everything_that_decides_a_row_changes_the_hash(file: Path) -> None:
    def digest(old: str = "", new: str = "") -> str:
        file.write_text(STUDY.replace(old, new))
        return read_study(file).digest

    digests = {
        digest(),
        digest("games = 50", "games = 51"),
        digest("seed = 7", "seed = 8"),
        digest('["greedy", "random"]', '["random", "greedy"]'),
        digest("players = 4", "players = 3"),
        digest('edition = "base"', 'first_player = "B"'),
        digest("content", "# content"),
    }
    assert len(digests) == 7


def test_other_rules_are_another_study(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = bourgade.load("minivilles").variant
    before = Study.of(variant, ("random",), 5).digest
    monkeypatch.setitem(vars(variant.game), "rules_version", 99)
    assert Study.of(variant, ("random",), 5).digest != before


def test_another_greedy_bot_is_another_study(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = bourgade.load("minivilles").variant
    studies = [("random",), ("greedy",)]
    before = [Study.of(variant, bots, 5).digest for bots in studies]
    known = variant.game.knowledge
    assert known
    assert known.__file__
    changed = tmp_path / "knowledge.py"
    changed.write_bytes(Path(known.__file__).read_bytes() + b"WORTH = 2\n")
    monkeypatch.setattr(known, "__file__", str(changed))
    after = [Study.of(variant, bots, 5).digest for bots in studies]
    assert after[0] == before[0]
    assert after[1] != before[1]


def test_the_hash_does_not_change_between_releases() -> None:
    """Files of results name it; what is in it is fixed by this one."""
    variant = bourgade.load("petiteville", players=2).variant
    study = Study.of(variant, ("greedy", "random"), 10, 4)
    names = ["bots", "content", "game", "games", "greedy", "options", "rules_version", "seed"]
    assert sorted(study.identity) == names
    assert study.metadata["identity"].startswith('{"bots":["greedy","random"],"content":"')
