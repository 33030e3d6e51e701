"""How to play: one page per game, its texts and what its pictures show, as data in its folder.

``guide/guide.toml`` lists the parts, and ``guide/en.ftl`` and ``guide/fr.ftl`` have their words:

    [[part]]
    id = "goal"                    # messages guide-goal (the heading) and guide-goal-text

    [[part.picture]]
    id = "monuments"               # guide-goal-monuments says what it shows
    lesson = "base"                # the position is that of a lesson, at this step
    step = "goal"
    shows = "players.A.built"      # the part of the board that is drawn, by its mark
    lights = ["players.A.built"]   # what is lit up in it
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from bourgade.kernel.content import merge, read_files
from bourgade.kernel.figures import FigureTable, figure
from bourgade.kernel.game import Game
from bourgade.kernel.i18n import KERNEL_FOLDER, Texts, message_id
from bourgade.kernel.schema import read_table
from bourgade.play.lesson import find_lesson
from bourgade.play.match import Match

FOLDER = "guide"
FILE = "guide.toml"


class GuidePicture(FigureTable):
    """A part of a board at a step of a lesson."""

    id: str = figure()
    lesson: str = figure()
    step: str = figure()
    shows: str = figure()
    lights: tuple[str, ...] = figure(default=())


class GuidePart(FigureTable):
    """A heading, a text and its pictures."""

    id: str = figure()
    picture: dict[str, GuidePicture] = figure(default={})


class _File(FigureTable):
    part: dict[str, GuidePart] = figure(default={})


@dataclass(frozen=True, eq=False)
class Guide:
    """How to play a game."""

    game: Game = field(repr=False)
    parts: tuple[GuidePart, ...]

    @property
    def texts(self) -> Texts:
        return _texts(self.game.folder, self.game.texts)

    def messages(self) -> list[str]:
        """The names of its messages, in order."""
        names: list[str] = []
        for part in self.parts:
            names += [message(part.id), message(part.id, "text")]
            names += [message(part.id, picture.id) for picture in part.picture.values()]
        return names

    def match(self, picture: GuidePicture) -> Match:
        """The match that a picture is drawn from."""
        return find_lesson(self.game, picture.lesson).match_at(picture.step)


def message(*parts: str) -> str:
    return message_id("-".join(("guide", *parts)))


def find_guide(game: Game) -> Guide | None:
    """The guide of a game, if it has one."""
    file = game.folder / FOLDER / FILE
    if not file.is_file():
        return None
    found = read_table(_File, merge(read_files([file]), (), game.texts))
    return Guide(game, tuple(found.part.values()))


@lru_cache
def _texts(folder: Path, texts: Texts) -> Texts:
    return Texts(KERNEL_FOLDER, *texts.folders[1:], folder / FOLDER)
