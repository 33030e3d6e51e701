"""Whatever a person gets wrong is one sentence in his language, and nothing is written or lost."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import pytest

from bourgade.cli import files
from bourgade.kernel.errors import BourgadeError
from tests.cli.line import ADMIN, COMMANDS, bourgade, environment, process, record

GAMES = "minivilles"
EDITIONS = "base, base_marina, base_green_valley, base_marina_green_valley, deluxe"
OPTIONS = "market, purple_copies, reroll_dice"
BOTS = "greedy, random"

LINES: dict[str, str] = {
    # The line itself: what was typed, and a piece of the answer in both languages.
    "simulat": "simulate",
    "xyz": ", ".join(COMMANDS),
    "--nothing": "--version",
    "--version=2": "--version",
    "--lang": "--lang",
    "games --jsn": "--json",
    "serve --prt 80": "--port",
    "serve --port x": "--port",
    "serve --port 70000": "70000",
    "serve --workers 2": "PostgreSQL",
    "serve --host 203.0.113.1": "203.0.113.1",
    "serve --database mysql://x": "mysql",
    "games extra": "extra",
    "rules minivilles MV-104 MV-105": "MV-105",
    "effects chess": GAMES,
    "print mintworks --paper a5": "a4, letter",
    "simulate minivilles --gmes 5": "--games",
    "simulate minivilles --games": "--games",
    "simulate minivilles --json=yes": "--json",
    "games --lang": "--lang",
    "games --lang de": "en, fr",
    "--lang de games": "en, fr",
    "rules minivilles --lang=klingon": "en, fr",
    # A host's
    "admin table": "tables",
    "admin tables": "tables.db",
    "admin tables --open --running": "--open, --running",
    "admin tables --limit 0": "--limit",
    "admin tables --database mysql://x": "mysql",
    "admin senders --limit few": "--limit",
    "admin bans --jsn": "--json",
    "admin close": "bourgade admin tables",
    "admin hide": "bourgade admin tables",
    "admin unhide k3x9w2ab": "tables.db",
    "admin rename k3x9w2ab": "A",
    "admin rename k3x9w2ab A": "",
    "admin rename k3x9w2ab A Anna Karina": "Karina",
    "admin ban": "bourgade admin senders",
    "admin ban 203.0.113.7 --days 0": "--days",
    "admin ban 203.0.113.7": "tables.db",
    "admin unban 203.0.113.7": "tables.db",
    "admin reports --limit 0": "--limit",
    "admin hide-message k3x9w2ab": "bourgade admin reports",
    "admin unhide-message k3x9w2ab": "bourgade admin reports",
    "admin rebuild-ratings now": "now",
    "admin designs --limit 0": "--limit",
    "admin hide-design": "bourgade admin designs",
    "admin hide-design k3x9w2ab": "tables.db",
    "admin unhide-design k3x9w2ab": "tables.db",
    "admin people --limit 0": "--limit",
    "admin people": "tables.db",
    "admin export": "bourgade admin people",
    "admin export k3x9w2ab:A": "",
    "admin export k3x9w2ab:A none/ann.json": "none",
    "admin export k3x9w2ab:A my.game": "my.game",
    "admin delete": "bourgade admin people",
    "admin delete k3x9w2ab:A --yes": "tables.db",
    "admin retention": "--abandoned-after",
    "admin retention --finished-after soon": "--finished-after",
    "admin backup": "",
    "admin backup my.game": "my.game",
    "admin backup none/new.backup": "none",
    "admin restore none.backup": "none.backup",
    "admin restore my.game": "my.game",
    "admin verify-store --database sqlite:///none.db": "none.db",
    # Names
    "simulate": GAMES,
    "balance": GAMES,
    "balance chess": GAMES,
    "arena": GAMES,
    "arena chess": GAMES,
    "rules": GAMES,
    "cards": GAMES,
    "play": "--resume",
    "position": "--from",
    "position chess": GAMES,
    "position --from none.game": "none.game",
    "position --from x@y": "x@y",
    "show": "",
    "verify": "",
    "review": "",
    "new": "",
    "play miniville": GAMES,
    "learn miniville": GAMES,
    "learn minivilles marinna": "marina",
    "learn minivilles --save my.game": "my.game",
    "learn --atuo": "--auto",
    "simulate chess": GAMES,
    "rules chess": GAMES,
    "cards chess": GAMES,
    "check chess": GAMES,
    "play minivilles --edition bas": EDITIONS,
    "simulate minivilles --edition ''": EDITIONS,
    "simulate minivilles -o markt=ten": OPTIONS,
    "simulate minivilles -o content=x": OPTIONS,
    "simulate minivilles -o name=x": OPTIONS,
    "play minivilles -o overrides=x": OPTIONS,
    "play minivilles -o market": "market",
    "play minivilles -o =ten": "=ten",
    "play minivilles -o market=ten": "open",
    "play minivilles --edition deluxe -o market=eleven": "nine",
    "play minivilles -o market=open -o market=open": "market",
    "play minivilles --players 2 -o players=2": "players",
    "simulate minivilles --bots gredy": BOTS,
    "balance minivilles --bots gredy": BOTS,
    "simulate minivilles --bots mcts:10 --device cuda": "greedy, random",
    "balance minivilles --bots nowhere.agents:First": "nowhere",
    "play minivilles --seats me,mcts:0": "1.5s",
    "arena minivilles --bots gredy,random": BOTS,
    "arena minivilles --bots ,": BOTS,
    "arena minivilles --bots greedy --versus greedy": "greedy",
    "arena minivilles --versus gredy": BOTS,
    "arena minivilles --bots greedy": BOTS,
    "arena minivilles --bots greedy,random,greedy": "greedy",
    "arena minivilles -o markt=ten": OPTIONS,
    "puzzles chess": GAMES,
    "puzzles minivilles --day never": "2026-12-24",
    "puzzles make minivilles --count x": "--count",
    "puzzles verify chess": GAMES,
    "calibrate chess": GAMES,
    "calibrate minivilles --bots gredy": BOTS,
    "compare chess market=ten": GAMES,
    "compare minivilles": "market=ten",
    "compare minivilles nothing.toml": "nothing.toml",
    "sweep chess establishment.cafe.cost 1..3": GAMES,
    "sweep minivilles establishment.coffee.cost 1..3": "cafe",
    "sweep minivilles establishment.cafe.cost many": "1..4",
    "tune nowhere.toml": "nowhere.toml",
    "train chess --out net": GAMES,
    "train mintworks": "--out",
    "arena minivilles --edition bas": EDITIONS,
    "arena mintworks --players 1": "--players",
    "simulate minivilles --bots ,": BOTS,
    "simulate minivilles --bots ''": BOTS,
    "rules minivilles MV-999": "MV-001",
    "rules minivilles café": "MV-001",
    "cards minivilles caffe": "cafe",
    "cards minivilles xyz": "bourgade cards minivilles",
    # Numbers
    "play minivilles --players 9": "2, 3, 4",
    "play minivilles --players 0": "--players",
    "play minivilles --players -3": "--players",
    "simulate minivilles --players two": "--players",
    "simulate minivilles --games 0": "--games",
    "balance minivilles --games 0": "--games",
    "arena minivilles --games 0": "--games",
    "arena minivilles --until 0": "--until",
    "arena minivilles --until close": "--until",
    "arena minivilles --jobs 0": "--jobs",
    "arena minivilles --players 9": "2, 3, 4",
    "simulate minivilles --games -5": "--games",
    "simulate minivilles --games 1.5": "--games",
    "simulate minivilles --games many": "--games",
    "simulate minivilles --seed -1": "--seed",
    "simulate minivilles --seed x": "--seed",
    "show my.game --at -1": "--at",
    "show my.game --at x": "--at",
    "show my.game --at 100000": "30",
    # Seats
    "play minivilles --seats me,anna": "me:NAME",
    "play minivilles --seats ,": BOTS,
    "play minivilles --seats ''": BOTS,
    "play minivilles --seats me,me,me,me,me": "2, 3, 4",
    "play minivilles --players 2 --seats me,greedy,random": "3",
    "simulate minivilles --players 2 --bots greedy,random,greedy": "3",
    "play --resume my.game --seats me,nobody": BOTS,
    # Records
    "show nothing.game": "nothing.game",
    "show folder": "folder",
    "show binary.game": "binary.game",
    "show note.txt": "1",
    "show empty.game": "1",
    "show chess.game": GAMES,
    "show move.game": "roll 7",
    "show rules.game": "99",
    "show content.game": "4",
    "show folder/deeper/my.game": "folder/deeper/my.game",
    "show my.game/deeper": "my.game/deeper",
    "review nothing.game": "nothing.game",
    "review note.txt": "1",
    "review move.game": "roll 7",
    "review my.game --budget soon": "soon",
    "review my.game --picture chances.gif": ".png",
    "review my.game --content nothing.toml": "nothing.toml",
    "verify nothing.game": "nothing.game",
    "verify note.txt": "1",
    "verify move.game": "roll 7",
    "verify secret.game": "64",
    "verify my.game --content nothing.toml": "nothing.toml",
    "play --resume nothing.game": "nothing.game",
    "play --resume folder": "folder",
    "play --resume note.txt": "1",
    "play --resume move.game": "roll 7",
    "play --resume bot.game": BOTS,
    "play minivilles --resume my.game": "--resume",
    "play --resume my.game --edition base": "--edition",
    "play --resume my.game --players 2": "--players",
    "play --resume my.game -o market=ten": "--option",
    # Content
    "cards minivilles --content nothing.toml": "nothing.toml",
    "cards minivilles --content folder": "folder",
    "cards minivilles --content binary.game": "binary.game",
    "cards minivilles --content broken.toml": "broken.toml",
    "cards minivilles --content typo.toml": "typo.toml",
    "play minivilles --content typo.toml": "establishment.cafe.cost",
    "simulate minivilles --content typo.toml": "establishment.cafe.cost",
    "simulate minivilles --content unknown.toml": "unknown.toml",
    "check minivilles --content typo.toml": "establishment.cafe.cost",
    "check --content typo.toml": "bourgade check minivilles --content typo.toml",
    "show my.game --content nothing.toml": "nothing.toml",
    # Studies
    "simulate nothing.toml": "nothing.toml",
    "simulate folder/study.toml": "folder/study.toml",
    "simulate broken.toml": "broken.toml",
    "simulate typo.toml": "typo.toml",
    "simulate games.toml": "games.toml",
    "simulate chess.toml": GAMES,
    "simulate box.toml": "nothing_here.toml",
    "simulate study.toml --bots random": "--bots",
    "simulate study.toml --players 2": "--players",
    "simulate study.toml --edition base": "--edition",
    "simulate study.toml -o market=ten": "--option",
    "simulate study.toml --content typo.toml": "--content",
    "simulate study.toml --games 0": "--games",
    "simulate minivilles --device tpu": "cpu, cuda",
    "simulate minivilles --engine spark": "threads, ray",
    "simulate minivilles --ray-address auto": "--engine ray",
    "simulate minivilles --engine ray --ray-address 127.0.0.1:9": "127.0.0.1:9",
    # Files to write
    "simulate minivilles --output rows.txt": ".parquet, .csv",
    "simulate minivilles --output rows": ".parquet, .csv",
    "simulate minivilles --output folder.csv": "folder.csv",
    "simulate minivilles --output nowhere/rows.csv": "nowhere/rows.csv",
    "simulate minivilles --output my.game/rows.csv": "my.game/rows.csv",
    "simulate minivilles --output /proc/rows.csv": "/proc/rows.csv",
    f"simulate minivilles --output {'x' * 300}.csv": "x.csv",
    "arena minivilles --out rows.csv": ".parquet",
    "arena minivilles --out nowhere/rows.parquet": "nowhere/rows.parquet",
    "arena minivilles --out /proc/rows.parquet": "/proc/rows.parquet",
    "arena minivilles --out note.parquet": "note.parquet",
    "arena minivilles --picture arena.gif": ".svg, .png",
    "arena minivilles --picture nowhere/arena.svg": "nowhere/arena.svg",
    "play minivilles --save folder": "folder",
    "play minivilles --save nowhere/my.game": "nowhere/my.game",
    "play minivilles --save my.game": "--resume my.game",
    "play minivilles --save note.txt": "note.txt",
    "play --resume my.game --save note.txt": "note.txt",
    "play --resume my.game --save other.game": "--resume other.game",
    # New games
    "new Hameau": "Hameau",
    "new 'two words'": "two words",
    "new class": "class",
    "new ../up": "../up",
    "new minivilles": GAMES,
    "new here --folder .": "here",
    "site note.txt": "note.txt",
    "new hameau --folder note.txt": "note.txt",
    "new hameau --folder note.txt/deeper": "note.txt/deeper",
    "new hameau --folder /proc/nowhere": "/proc/nowhere",
}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The files that the lines above name."""
    match = record(tmp_path_factory.mktemp("record") / "my.game", A="Anna", B="Ben")
    good = match.record()
    return {
        "my.game": good,
        "other.game": good,
        "note.txt": "Milk\nEggs\n",
        "note.parquet": "Milk\nEggs\n",
        "empty.game": "",
        "chess.game": good.replace("game: minivilles", "game: chess"),
        "move.game": good.replace("A roll 1", "A roll 7", 1),
        "rules.game": good.replace("rules: ", "rules: 99"),
        "content.game": good.replace("content: ", "content: 0"),
        "secret.game": good.replace("result: ", "dice table: t\ndice commitment: 12\nresult: "),
        "bot.game": good.replace("player B: Ben", "player B: clever B (bot)"),
        "broken.toml": "[[establishment\n",
        "typo.toml": '[[establishment]]\nid = "cafe"\ncost = "two"\n',
        "unknown.toml": "[palace]\ncost = 3\n",
        "study.toml": 'game = "minivilles"\n',
        "games.toml": 'game = "minivilles"\ngames = "many"\n',
        "chess.toml": 'game = "chess"\n',
        "box.toml": 'game = "minivilles"\ncontent = ["nothing_here.toml"]\n',
    }


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, texts: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "desk"
    for name in ("folder", "folder.csv", "here"):
        (folder / name).mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "binary.game").write_bytes(b"\xff\xfe\x00\x80")
    monkeypatch.chdir(folder)
    return tmp_path


def everything(folder: Path) -> dict[str, bytes | None]:
    found = sorted(folder.rglob("*"))
    return {str(file): file.read_bytes() if file.is_file() else None for file in found}


@pytest.mark.parametrize("line", LINES)
def test_a_wrong_line_is_refused_in_one_sentence_of_either_language(desk: Path, line: str) -> None:
    before = everything(desk)
    said: set[str] = set()
    for lang, somebody in (("en", "me:NAME"), ("fr", "me:NOM")):
        refused = bourgade(line, lang=lang)
        assert refused.exit_code == 2
        assert refused.stdout == ""
        sentence = refused.stderr
        assert sentence.startswith("bourgade: ")
        assert sentence.endswith("\n")
        assert len(sentence.splitlines()) == 1
        assert "Traceback" not in sentence
        assert "error-" not in sentence
        assert not set("{}") & set(sentence)
        assert LINES[line].replace("me:NAME", somebody) in sentence
        said.add(sentence)
    assert len(said) == 2
    assert everything(desk) == before


def test_a_line_without_a_command_is_told_the_commands() -> None:
    for lang in ("en", "fr"):
        refused = bourgade(f"--lang {lang}")
        assert refused.exit_code == 2
        assert ", ".join(COMMANDS) in refused.stderr


@pytest.mark.parametrize("asked", ["{} --lang fr", "{} --lang=FR", "--lang fr {}"])
@pytest.mark.parametrize(
    "line",
    ["play chess", "show nothing.game", "simulate minivilles --games x", "rules --typo", "zzz"],
)
def test_the_language_of_the_line_is_the_language_of_its_refusal(line: str, asked: str) -> None:
    expected = bourgade(line, lang="fr").stderr
    assert bourgade(asked.format(line), lang="en").stderr == expected


def test_the_last_language_asked_for_counts() -> None:
    line = "--lang en play chess --lang fr"
    assert bourgade(line).stderr == bourgade("play chess", lang="fr").stderr


def test_an_unknown_language_is_refused_in_the_system_s() -> None:
    assert "langue" in bourgade("games --lang de", lang="fr").stderr
    assert "language" in bourgade("games --lang de", lang="en").stderr


def test_the_program_itself_refuses_on_the_other_stream() -> None:
    refused = process("show", "nothing.game")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
    assert refused.stderr.startswith("bourgade: ")


def test_signs_that_move_the_cursor_are_not_printed() -> None:
    refused = bourgade(["play", "che\x1b[31mss\nBourgade: all is well"])
    assert refused.exit_code == 2
    assert len(refused.stderr.splitlines()) == 1
    assert "\x1b" not in refused.stderr


def test_letters_that_are_none_are_no_error(tmp_path: Path) -> None:
    words = ["show", os.fsdecode(b"caf\xe9.game")]
    refused = process(*words, env=environment(PYTHONIOENCODING="utf-8"), cwd=tmp_path)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_a_user_s_folder_that_is_none_is_named(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = desk / "desk" / "note.txt"
    monkeypatch.setenv("BOURGADE_HOME", str(home))
    refused = bourgade("play minivilles")
    assert refused.exit_code == 2
    assert str(home) in refused.stderr
    assert home.read_text() == "Milk\nEggs\n"


def test_a_wrong_file_in_the_user_s_folder_is_named(desk: Path) -> None:
    own = desk / "home" / "minivilles.toml"
    own.parent.mkdir()
    own.write_text('[[establishment]]\nid = "cafe"\ncost = -1\n')
    for line in ("play minivilles", "cards minivilles", "simulate minivilles --games 1"):
        refused = bourgade(line)
        assert refused.exit_code == 2
        assert str(own) in refused.stderr
        assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize("line", ["play --resume my.game", "play minivilles --save new.game"])
def test_a_file_that_may_not_be_written_is_refused_before_the_game(
    line: str, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(self: Path, mode: int = 0o666, exist_ok: bool = True) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", denied)  # root may write everywhere
    before = everything(desk)
    refused = bourgade(line, answers="roll 1\n", lang="fr")
    assert refused.exit_code == 2
    assert refused.stdout == ""
    assert "Le système ne permet pas" in refused.stderr
    assert everything(desk) == before


def test_a_read_only_file_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda file, mode: False)
    refused = bourgade("play --resume my.game")
    assert refused.exit_code == 2
    assert "my.game" in refused.stderr


def test_what_the_system_says_is_passed_on() -> None:
    error = files.refusal(Path("rows.csv"), OSError(28, "No space left on device"))
    assert isinstance(error, BourgadeError)
    assert "No space left on device" in error.text("en")


def test_every_line_of_the_list_can_be_typed() -> None:
    """The list covers every command, so that a new one is thought of here too."""
    words = [shlex.split(line) for line in LINES]
    assert set(COMMANDS) <= {line[0] for line in words}
    assert set(ADMIN) <= {" ".join(line[:2]) for line in words}
