"""Names and sentences from the Fluent files, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import bourgade
from bourgade.kernel import registry
from bourgade.kernel.i18n import (
    ERROR_TEXTS,
    KERNEL_TEXTS,
    LANGUAGES,
    BrokenMessage,
    Texts,
    message_id,
    system_language,
)

EN = """
greeting = Hello { $name }, you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
kinds-wheat-field = Wheat Field
seat = seat { $letter }
"""
FR = """
greeting = Bonjour { $name }, vous avez { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}
kinds-wheat-field = Champ de blé
seat = siège { $letter }
"""


def texts(folder: Path, en: str = EN, fr: str = FR) -> Texts:
    folder.mkdir(exist_ok=True)
    (folder / "en.ftl").write_text(en, "utf-8")
    (folder / "fr.ftl").write_text(fr, "utf-8")
    return Texts(folder)


def test_a_sentence_is_said_in_both_languages(tmp_path: Path) -> None:
    say = texts(tmp_path).say
    assert say("en", "greeting", name="Ann", coins=1) == "Hello Ann, you have one coin"
    assert say("en", "greeting", name="Ann", coins=2) == "Hello Ann, you have 2 coins"
    assert say("fr", "greeting", name="Ann", coins=0) == "Bonjour Ann, vous avez une pièce"
    assert say("fr", "greeting", name="Ann", coins=2) == "Bonjour Ann, vous avez 2 pièces"


@pytest.mark.parametrize(
    "file", sorted(Path(bourgade.__file__).parent.rglob("*.ftl")), ids=lambda file: str(file)[-40:]
)
def test_a_file_says_each_message_once(file: Path) -> None:
    """Of two, the one that was forgotten would be lost, and its place take the other's words."""
    found = Counter(re.findall(r"^(-?[A-Za-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE))
    assert [name for name, count in found.items() if count > 1] == []


@pytest.mark.parametrize("number", [10**15, -(10**30), 10**400, 1e15, -1e300], ids="abcde")
def test_no_number_is_too_large_to_be_said(tmp_path: Path, number: float) -> None:
    """Somebody's content file may say anything, and has to be told what it said."""
    said = texts(tmp_path).say("en", "greeting", name="Ann", coins=number)
    assert str(number)[:4] in said
    assert len(said) < 100


def test_no_mark_of_isolation_stands_around_an_argument(tmp_path: Path) -> None:
    said = texts(tmp_path).say("en", "seat", letter="A")
    assert said == "seat A"
    assert said.isprintable()


def test_a_name_takes_its_article_in_a_sentence(tmp_path: Path) -> None:
    say = texts(
        tmp_path,
        "kinds-inn = Inn\n    .article = an Inn\nbuild = Build { ARTICLE($kinds) }\n",
        "kinds-inn = Auberge\n    .article = une Auberge\nbuild = Construire { ARTICLE($kinds) }\n",
    ).say
    assert say("en", "build", kinds="Inn") == "Build an Inn"
    assert say("en", "build", kinds="Inn (closed)") == "Build an Inn (closed)"
    assert say("en", "build", kinds="Mill") == "Build Mill"
    assert say("fr", "build", kinds="Auberge") == "Construire une Auberge"
    with pytest.warns(BrokenMessage, match="kinds"):
        say("en", "build")


def test_a_sentence_that_no_file_has_is_its_own_name(tmp_path: Path) -> None:
    assert texts(tmp_path).say("en", "farewell", name="Ann") == "farewell"
    assert texts(tmp_path).say("de", "greeting", name="Ann", coins=1) == "greeting"
    assert not texts(tmp_path).has("fr", "farewell")
    assert texts(tmp_path).has("fr", "greeting")


def test_a_message_of_attributes_alone_is_its_own_name(tmp_path: Path) -> None:
    attributes = "field = \n    .label = Field\n"
    assert texts(tmp_path, attributes, attributes).say("en", "field") == "field"


def test_a_later_folder_wins(tmp_path: Path) -> None:
    first = texts(tmp_path / "first")
    later = texts(tmp_path / "later", "seat = chair { $letter }\n", "seat = chaise { $letter }\n")
    both = Texts(*first.folders, *later.folders)
    assert both.say("en", "seat", letter="A") == "chair A"
    assert both.say("fr", "seat", letter="A") == "chaise A"
    assert both.name("en", "kinds", "wheat_field") == "Wheat Field"


def test_a_folder_without_files_says_nothing(tmp_path: Path) -> None:
    empty = Texts(tmp_path)
    assert empty.say("en", "greeting") == "greeting"
    assert empty.messages("en") == {}
    assert list(empty.problems()) == []


# Names


def test_words_have_names_in_both_languages(tmp_path: Path) -> None:
    named = texts(tmp_path)
    assert named.name("en", "kinds", "wheat_field") == "Wheat Field"
    assert named.name("fr", "kinds", "wheat_field") == "Champ de blé"
    assert named.name("fr", "kinds", "mine") == "mine"
    assert named.name("fr", "monuments", "wheat_field") == "wheat_field"


def test_seats_are_named_by_their_letter(tmp_path: Path) -> None:
    named = texts(tmp_path)
    assert named.name("en", "seats", "B") == "seat B"
    assert named.name("fr", "actor", "B") == "siège B"
    assert KERNEL_TEXTS.name("fr", "actor", "chance") == "le hasard"
    assert KERNEL_TEXTS.name("en", "actor", "none") == "nobody"


def test_a_game_may_name_words_its_own_way(tmp_path: Path) -> None:
    def naming(texts: Texts, language: str, dim: str, word: str) -> str | None:
        return f"{language} {dim} {word}" if word.startswith("closed ") else None

    plain = texts(tmp_path)
    own = Texts(*plain.folders, naming=naming)
    assert own.name("fr", "cards", "closed mine") == "fr cards closed mine"
    assert own.name("fr", "kinds", "wheat_field") == "Champ de blé"


def test_arguments_called_after_a_set_become_names(tmp_path: Path) -> None:
    named = texts(tmp_path).named("fr", {"kinds": "wheat_field", "seats": "A", "coins": 3})
    assert named == {"kinds": "Champ de blé", "seats": "siège A", "coins": 3}


@pytest.mark.parametrize(
    ("word", "written"),
    [("players_minus_one", "players-minus-one"), ("closed mine", "closed-mine"), ("TV.1", "tv-1")],
)
def test_words_as_they_stand_in_message_names(word: str, written: str) -> None:
    assert message_id(word) == written


# Problems


def test_files_in_order_have_no_problems(tmp_path: Path) -> None:
    assert list(texts(tmp_path).problems()) == []
    assert texts(tmp_path).messages("en") == {
        "greeting": {"name", "coins"},
        "kinds-wheat-field": set(),
        "seat": {"letter"},
    }


def test_a_line_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    broken = texts(tmp_path, fr=f"{FR}\nthis is no message\n")
    assert list(broken.problems()) == [f"{tmp_path / 'fr'}.ftl: cannot read “this is no message”"]


def test_a_message_that_one_language_lacks_is_found(tmp_path: Path) -> None:
    lacking = texts(tmp_path, en=f"{EN}\nonly-here = Hello\n", fr=f"{FR}\nseulement = Bonjour\n")
    assert sorted(lacking.problems()) == [
        "en.ftl lacks “seulement”, which fr.ftl has",
        "fr.ftl lacks “only-here”, which en.ftl has",
    ]


def test_other_arguments_are_found(tmp_path: Path) -> None:
    other = texts(tmp_path, fr=FR.replace("{ $name }", "{ $nom }"))
    assert list(other.problems()) == ["“greeting” has other arguments in en and fr"]


def test_all_texts_that_are_there_are_in_order() -> None:
    for name in registry.names():
        assert list(registry.find(name).texts.problems()) == []
    assert list(ERROR_TEXTS.problems()) == []


def test_every_message_can_be_said() -> None:
    """A reference to a message that is not there would show as braces."""
    for texts in (ERROR_TEXTS, *(registry.find(name).texts for name in registry.names())):
        for language in LANGUAGES:
            for message, arguments in texts.messages(language).items():
                said = texts.say(language, message, **dict.fromkeys(arguments, 1))
                assert not set("{}") & set(said), said


def test_the_title_of_a_game_is_its_own() -> None:
    assert registry.find("minivilles").title("fr") == "Minivilles"
    assert bourgade.load("thorp").variant.game.title("en") == "Thorp"


# How French is set


def test_french_punctuation_stays_with_its_word() -> None:
    """A line never begins with a colon or a closing guillemet: the space before it is fixed."""
    loose = re.compile(r"[^\s{] [;:!?»](?:[\s.,)]|$)|« ")
    found = [
        f"{file}:{number}"
        for file in Path(bourgade.__file__).parent.rglob("fr.ftl")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and loose.search(line)
    ]
    assert found == []


def test_a_sentence_speaks_to_the_reader_in_one_language_only(tmp_path: Path) -> None:
    """A verb that has another form for “you” needs an argument, and a message of its own."""
    by_who = (
        "\nhas = { $who ->\n    [you] avez\n   *[other] a\n}\ngreets = { $name } { has } salué\n"
    )
    spoken = texts(tmp_path / "you", EN + "greets = { $name } greeted\n", FR + by_who)
    assert list(spoken.problems()) == []
    assert spoken.say("fr", "greets", name="Vous", who="you") == "Vous avez salué"
    other = texts(tmp_path / "other", EN, FR + "lone = { $name }\n")
    assert list(other.problems()) == ["en.ftl lacks “lone”, which fr.ftl has"]


# The language of the system


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_GB"}, "fr"),
        ({"BOURGADE_LANG": "FR", "LC_ALL": "en_GB"}, "fr"),
        ({"BOURGADE_LANG": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("BOURGADE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
