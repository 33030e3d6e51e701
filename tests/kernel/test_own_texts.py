"""Names and texts that a content file brings, wherever a shipped card's name is shown."""

from __future__ import annotations

import pickle
import re
from typing import Any

import pytest

import bourgade
from bourgade import BourgadeError
from bourgade.kernel.content import ContentText, content_from
from bourgade.kernel.errors import BadContent
from bourgade.kernel.i18n import message_id
from bourgade.kernel.own_texts import LONGEST, effect_sentence, named_rows

TEA_HOUSE = """
[[establishment]]
id = "tea_house"
rule = "MV-104"
order = 39
colour = "red"
dice = [5, 6]
cost = 2
icon = "cup"
unique_per_player = false
effect = { key = "from_roller", amount = 2 }
provenance = "reconstructed"
detail = "our own"
copies = { base = 6 }
"""

NAMED = """
[establishment.texts.en]
name = "Oriental Tea House"
brief = "2 coins from the roller"
about = "Whoever rolls 5 or 6 pays you 2 coins."
[establishment.texts.fr]
name = "Salon de thé"
article = "un Salon de thé"
brief = "2 pièces du lanceur"
about = "Qui obtient 5 ou 6 vous verse 2 pièces : c’est le thé."
"""


def loaded(text: str, **options: Any) -> Any:
    return bourgade.load("minivilles", content=ContentText(text), **options)


def texts(lines: str, language: str = "en") -> str:
    return f"{TEA_HOUSE}\n[establishment.texts.{language}]\n{lines}\n"


def built(game: Any, word: str = "tea_house") -> Any:
    match = game.setup({"players": {"A": {"coins": 9}}, "actor": "A", "phase": "build"})
    match.play(f"build {word}")
    return match


def log_of(match: Any, language: str) -> str:
    return "\n".join(event.text(language) for step in match.steps() for event in step.events)


def test_an_added_card_is_called_as_its_file_says() -> None:
    variant = loaded(TEA_HOUSE + NAMED).variant
    names = [variant.name(language, "kinds", "tea_house") for language in ("en", "fr")]
    assert names == ["Oriental Tea House", "Salon de thé"]
    assert variant.texts.say("en", "about-tea-house") == "Whoever rolls 5 or 6 pays you 2 coins."
    assert variant.texts.say("fr", "brief-tea-house") == "2 pièces du lanceur"


def test_sentences_of_the_log_have_its_article() -> None:
    match = built(loaded(TEA_HOUSE + NAMED))
    assert "Seat A built an Oriental Tea House for 2 coins" in log_of(match, "en")
    assert "Siège A a construit un Salon de thé pour 2 pièces" in log_of(match, "fr")


def test_a_closed_card_has_its_name_too() -> None:
    file = texts('name = "Tea House"').replace("[5, 6]", "[5, 6]")
    variant = loaded(file.replace("base = 6", "green_valley = 6"), edition="base_green_valley")
    assert "Tea House" in variant.variant.name("en", "cards", "closed tea_house")


def test_a_name_in_one_language_serves_the_other() -> None:
    variant = loaded(texts('name = "Teehaus"', "fr")).variant
    assert variant.name("en", "kinds", "tea_house") == "Teehaus"
    assert "built a Teehaus" in log_of(built(loaded(texts('name = "Teehaus"', "fr"))), "en")


def test_without_a_name_the_id_is_readable() -> None:
    variant = loaded(TEA_HOUSE).variant
    assert variant.name("en", "kinds", "tea_house") == "Tea House"
    assert variant.name("fr", "kinds", "tea_house") == "Tea house"


def test_what_is_printed_can_be_renamed() -> None:
    game = loaded('[establishment.cafe.texts.en]\nname = "Coffee Shop"\n')
    assert game.variant.name("en", "kinds", "cafe") == "Coffee Shop"
    assert game.variant.name("fr", "kinds", "cafe") == "Café"
    assert "built a Coffee Shop" in log_of(built(game, "cafe"), "en")
    usual = bourgade.load("minivilles").variant
    assert usual.name("en", "kinds", "cafe") == "Café"
    assert game.variant.tables.digest != usual.tables.digest
    assert game.variant.books.tobytes() == usual.books.tobytes()


def test_what_a_card_does_is_told_by_its_effect() -> None:
    variant = loaded(TEA_HOUSE).variant
    said = [variant.texts.say(language, "about-tea-house") for language in ("en", "fr")]
    assert said == [
        "When another player rolls its number, they pay you 2 coins.",
        "Un autre joueur vous paie 2 pièces quand il obtient ce nombre.",
    ]
    assert variant.texts.say("fr", "brief-tea-house") == "2 pièces du lanceur"


def test_a_changed_effect_is_not_told_as_it_is_printed() -> None:
    cafe = '[[establishment]]\nid = "cafe"\n'
    changed = loaded(f"{cafe}effect = {{ amount = 4 }}\n").variant
    assert "pay you 4 coins" in changed.texts.say("en", "about-cafe")
    assert changed.texts.say("en", "brief-cafe") == "4 coins from the roller"
    dear = loaded(f"{cafe}cost = 9\n").variant
    assert dear.texts.say("en", "about-cafe") == dear.game.texts.say("en", "about-cafe")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_effect_can_be_told(language: str) -> None:
    """In words close to those of the cards that have it in print."""
    variant = bourgade.load("minivilles").variant
    told = 0
    for one in named_rows(variant.content, variant.tables):
        if not hasattr(one.row, "effect"):
            continue
        for kind in ("about", "brief"):
            said = effect_sentence(variant.texts, language, one, kind)
            printed = variant.texts.say(language, f"{kind}-{message_id(one.word)}")
            assert said
            assert not set("{}") & set(said)
            mine, theirs = ([int(n) for n in re.findall(r"\d+", text)] for text in (said, printed))
            assert one.word in ("city_hall",) or mine == theirs, (said, printed)
            told += 1
    assert told > 80


def test_monuments_take_the_article_of_their_kind() -> None:
    file = '[monument.harbor.texts.en]\nname = "Old Port"\n'
    assert loaded(file).variant.texts.article("en", "Old Port") == "the Old Port"


def test_nothing_in_a_text_means_anything_to_fluent() -> None:
    odd = '{ $seat } { kinds-cafe } {\\"x\\"} .a [b] *'
    said = odd.replace('\\"', '"')
    game = loaded(texts(f'name = "{odd}"\nabout = "{odd}"'))
    assert game.variant.name("en", "kinds", "tea_house") == said
    assert game.variant.texts.say("en", "about-tea-house") == said
    assert f"built a {said} for" in log_of(built(game), "en")


def test_texts_travel_to_other_processes() -> None:
    variant = loaded(TEA_HOUSE + NAMED).variant
    again = pickle.loads(pickle.dumps(variant))
    assert again.name("fr", "kinds", "tea_house") == "Salon de thé"
    assert again.books.tobytes() == variant.books.tobytes()
    kept = bourgade.load("minivilles", content=content_from(variant.tables.kept)).variant
    assert kept.tables.digest == variant.tables.digest
    assert kept.name("fr", "kinds", "tea_house") == "Salon de thé"
    match = built(loaded(TEA_HOUSE + NAMED))
    with pytest.raises(BourgadeError) as refused:
        match.play("build tea_hose")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


@pytest.mark.parametrize(
    ("file", "key", "why"),
    [
        (texts('name = ""'), "en.name", "is empty"),
        (texts('name = "   "'), "en.name", "is empty"),
        (texts(f'name = "{"x" * 41}"'), "en.name", "has 41 characters; at most 40"),
        (texts(f'about = "{"x" * 301}"'), "en.about", "at most 300"),
        (texts('name = "a\\nb"'), "en.name", "without the character U+000A"),
        (texts('name = "a\\u202eb"'), "en.name", "without the character U+202E"),
        (texts('name = "a\\u0000b"'), "en.name", "without the character U+0000"),
        (texts("name = 5"), "en.name", "is not a text"),
        (texts('title = "x"'), "en.title", "known keys: name, article, brief, about"),
        (texts('name = "x"', "de"), "de", "known keys: en, fr"),
        (f"{TEA_HOUSE}texts = 5", "", "is not a table"),
        (f"{TEA_HOUSE}texts = {{ en = 5 }}", "en", "is not a table"),
    ],
)
def test_texts_are_checked(file: str, key: str, why: str) -> None:
    with pytest.raises(BadContent) as refused:
        loaded(file)
    place = ".".join(filter(None, ("establishment.tea_house.texts", key)))
    assert f"at {place}: " in str(refused.value)
    assert why in str(refused.value)


def test_spaces_of_french_are_possible_and_the_longest_texts_fit() -> None:
    lines = [f'{key} = "{"é" * (most - 2)}\u202f!"' for key, most in LONGEST.items()]
    assert loaded(texts("\n".join(lines), "fr")).variant.texts.own["fr"]


@pytest.mark.parametrize(
    ("id", "why"),
    [
        ("Tea House", "not an id"),
        ("tea-house", "not an id"),
        ("x" * 40, "not an id"),
        ("thé", "not an id"),
        ("harbor", "already has another meaning"),
        ("train_station", "already has another meaning"),
    ],
)
def test_ids_can_be_written_in_moves_and_mean_one_thing(id: str, why: str) -> None:
    with pytest.raises(BadContent) as refused:
        loaded(TEA_HOUSE.replace("tea_house", id))
    assert why in str(refused.value)


def test_an_added_card_has_a_picture_of_the_game() -> None:
    assert loaded(TEA_HOUSE).variant.pictures == {"kinds-tea_house": "icons-cup"}
    named = TEA_HOUSE + 'picture = "kinds-bakery"\n'
    assert loaded(named).variant.pictures == {"kinds-tea_house": "kinds-bakery"}
    for odd in ('"moon"', "5", "{ en = 5 }", "[]"):
        with pytest.raises(BadContent, match=r"establishment.tea_house.picture: .* is not one of"):
            loaded(f"{TEA_HOUSE}picture = {odd}\n")
    assert bourgade.load("minivilles").variant.pictures == {}


def test_a_table_without_names_takes_no_texts() -> None:
    with pytest.raises(BadContent, match="unknown key"):
        loaded('[[market_mode]]\nid = "open"\ntexts = { en = { name = "x" } }')
