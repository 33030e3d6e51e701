"""What ``bourgade check`` looks at in a guide: both languages, few words, pictures of something."""

from __future__ import annotations

from collections.abc import Iterator

from bourgade.kernel.errors import BourgadeError
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import LANGUAGES, Texts
from bourgade.play.guide import FOLDER, Guide, find_guide
from bourgade.testing.lessons import is_place

WORDS = 300
PICTURES = (2, 4)


def guide_problems(game: Game) -> Iterator[str]:
    """Everything that is wrong with the page on how to play a game, a sentence each."""
    if not (game.folder / FOLDER).is_dir():
        return
    try:
        guide = find_guide(game)
    except BourgadeError as error:
        yield str(error)
        return
    if guide is None:
        yield "guide/guide.toml is missing"
        return
    yield from Texts(game.folder / FOLDER).problems()
    yield from _word_problems(guide)
    yield from _picture_problems(guide)


def _word_problems(guide: Guide) -> Iterator[str]:
    for language in LANGUAGES:
        missing = [name for name in guide.messages() if not guide.texts.has(language, name)]
        yield from (f"guide/{language}.ftl lacks “{name}”" for name in missing)
        if not missing:
            words = sum(len(guide.texts.say(language, name).split()) for name in guide.messages())
            if words > WORDS:
                yield f"guide/{language}.ftl has {words} words, {WORDS} at most"


def _picture_problems(guide: Guide) -> Iterator[str]:
    pictures = [picture for part in guide.parts for picture in part.picture.values()]
    fewest, most = PICTURES
    if not fewest <= len(pictures) <= most:
        yield f"the guide has {len(pictures)} pictures, not {fewest} to {most}"
    for picture in pictures:
        try:
            variant = guide.match(picture).variant
        except BourgadeError as error:
            yield f"picture {picture.id} of the guide: {error}"
            continue
        for name in picture.lights:
            if not is_place(variant, name):
                yield f"picture {picture.id} of the guide: the game has nothing called “{name}”"
