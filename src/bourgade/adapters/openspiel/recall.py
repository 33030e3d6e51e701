"""Games that know what each player has seen: what OpenSpiel's states are made of."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, Self

from bourgade.adapters.openspiel.game_type import CONTENT, STEPS
from bourgade.adapters.options import checked_steps, variant_of
from bourgade.batches.one_game import Array, GameBuffers, OneGame
from bourgade.batches.one_game_loops import OUTSIDE
from bourgade.compile.engine import Mode, best_mode
from bourgade.kernel.content import read_files, sources_of
from bourgade.kernel.errors import BadOption
from bourgade.kernel.game import Choice
from bourgade.kernel.layout import NOBODY

Given = tuple[tuple[str, Choice], ...]

BETWEEN = ";"  # several content files
UNWRITABLE = "(),="  # what OpenSpiel's names of games cannot have in a value


class SpielWorkspace(GameBuffers):
    """What all states of one game of OpenSpiel share, its first position among it."""

    def __init__(self, name: str, given: Given) -> None:
        chosen = dict(given)
        steps = chosen.pop(STEPS, None)
        variant = variant_of(name, chosen, content_of(chosen.pop(CONTENT, "")))
        super().__init__(variant, checked_steps(variant, None if steps is None else int(steps)))
        self.origin = (name, given)
        self.hides = variant.game.hides
        self.viewers = (*range(len(variant.players)), NOBODY)  # whose eyes see different things
        self.base = variant.vocabulary.decisions  # OpenSpiel counts chance's actions from 0
        self.start_features: dict[tuple[int, int], Array] = {}  # often asked for, for their size
        self.start_game = RecallingGame(self)
        self.start_game.look()
        self.start_game.keep()
        self.start_game.watch()  # all new states share it: nothing is left to be done there

    def __reduce__(self) -> Any:
        return workspace_for, self.origin


def content_of(text: Choice) -> list[str]:
    """The content files of a parameter."""
    files = [file.strip() for file in str(text).split(BETWEEN) if file.strip()]
    if odd := next((file for file in files if set(file) & set(UNWRITABLE)), None):
        raise BadOption("error-spiel-content", file=odd, signs=" ".join(UNWRITABLE))
    return files


def workspace_for(name: str, given: Given) -> SpielWorkspace:
    """The workspace of a game with its parameters, made once for each state of its content."""
    files = sources_of(content_of(dict(given).get(CONTENT, "")))
    written = tuple(text for _, text in read_files(files))
    return _workspace_for(name, given, written, best_mode())


@cache
def _workspace_for(
    name: str, given: Given, written: tuple[bytes, ...], mode: Mode
) -> SpielWorkspace:
    return SpielWorkspace(name, given)


class RecallingGame(OneGame):
    """A game that leaves chance to OpenSpiel, and remembers what each viewer has seen of it."""

    workspace: SpielWorkspace

    def __init__(self, workspace: SpielWorkspace) -> None:
        super().__init__(workspace, chance=OUTSIDE)
        self.sights = (b"",) * len(workspace.viewers)  # all that each viewer has seen, hashed
        self.unwatched: list[Array] = []  # memories after steps that are not in there yet

    def copy(self) -> Self:
        twin = super().copy()
        twin.unwatched = self.unwatched.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        self.watch()
        return super().__getstate__()

    def play(self, action: int) -> None:
        super().play(action)
        self.keep()

    def keep(self) -> None:
        """Keep what is there to be seen after a step."""
        if self.workspace.hides:
            self.unwatched.append(self.memory.copy())

    def watch(self) -> None:
        """Add to what was seen; only when it is asked for, since searches never do."""
        workspace, unwatched = self.workspace, self.unwatched
        for memory in unwatched:
            states = memory.view(workspace.dtype)
            self.sights = tuple(
                blake2b(sight + workspace.view(states, viewer).tobytes(), digest_size=12).digest()
                for viewer, sight in zip(workspace.viewers, self.sights, strict=True)
            )
        unwatched.clear()

    def sight_of(self, viewer: int) -> bytes:
        """A hash of everything that a viewer has seen."""
        self.watch()
        return self.sights[self.workspace.viewers.index(viewer)]

    def imagined(self, seat: int, rng: Array) -> Self:
        if not self.workspace.hides:
            return super().imagined(seat, rng)
        mine = self.sight_of(seat)
        twin = super().imagined(seat, rng)
        twin.sights = (mine,) * len(self.sights)  # the seat does not know what the others saw
        twin.keep()
        twin.watch()
        twin.sights = (*twin.sights[:seat], mine, *twin.sights[seat + 1 :])
        return twin

    def features(self, viewer: int, first: int | None = None) -> Array:
        workspace = self.workspace
        if self is not workspace.start_game:
            return super().features(viewer, first)
        key = (viewer, viewer if first is None else first)
        if key not in workspace.start_features:
            workspace.start_features[key] = super().features(viewer, first)
        return workspace.start_features[key]
