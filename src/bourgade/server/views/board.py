"""What board templates call: the texts of a game, and the parts of a scene by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast
from weakref import WeakKeyDictionary

from bourgade.kernel.game import Variant
from bourgade.kernel.i18n import Value, message_id
from bourgade.server.table_variant import variant_of
from bourgade.server.views.names import said
from bourgade.server.views.scene import Scene, move_key
from bourgade.server.words import TEXTS

NO_PICTURE = "/static/kit.svg#tile"
MOST_KEPT = 5000
_kept: WeakKeyDictionary[Variant, dict[Any, str]] = WeakKeyDictionary()


class BoardFunctions:
    """``ui`` in a board template: sentences, names, buttons and pieces, for one scene.

    It is made from the scene alone, which may have come a long way as JSON.
    """

    def __init__(self, scene: Scene) -> None:
        options: Mapping[str, Any] = scene["options"]
        self._variant = variant_of(scene["game"], tuple(sorted(options.items())), scene["tables"])
        self._language: str = scene["language"]
        self._names: Mapping[str, str] = scene["names"]
        self._choices: Sequence[Mapping[str, Any]] = scene["choices"]
        self._by_move = {(one["verb"], *one["words"]): one for one in self._choices}
        self._refusals: Mapping[str, str] = scene["refusals"]
        self._pictures: Mapping[str, str] = scene["pictures"]
        self._taken: set[str] = set()
        self.bar: list[str] = []  # markup for the bar of actions

    # Words

    def say(self, message: str, **args: Value) -> str:
        """A sentence of the game's language files."""
        return self._variant.texts.say(self._language, message, **args)

    def word(self, message: str, **args: Value) -> str:
        """A sentence of the pages around the boards."""
        return TEXTS.say(self._language, message, **args)

    def has(self, message: str) -> bool:
        return self._variant.texts.has(self._language, message)

    def name(self, dim: str, word: str) -> str:
        """The name of a card, a seat, an icon; players by their own names."""
        if dim == "seats" and word in self._names:
            return self._names[word]
        return self._variant.name(self._language, dim, word)

    def about(self, dim: str, word: str) -> str:
        """What a card does, in full; "" where the texts say nothing."""
        return said(self._variant.texts, self._language, f"about-{message_id(word)}")

    def brief(self, dim: str, word: str) -> str:
        """What a card does, in a few words."""
        return said(self._variant.texts, self._language, f"brief-{message_id(word)}")

    def picture(self, id: str) -> str:
        """The address of a picture of the game, or of what stands for one that it does not have."""
        shown = self._pictures.get(id, id)
        return f"/games/{self._variant.game.name}/art.svg#{shown}" if shown else NO_PICTURE

    # Moves

    def choice(self, verb: str, *words: str) -> Mapping[str, Any] | None:
        """The choice of a verb, if it is one now; the board shows it itself from here on."""
        found = self._by_move.get((verb, *words))
        if found:
            self._taken.add(found["move"])
        return found

    def in_bar(self, markup: str) -> str:
        """Put buttons that the board makes itself into the bar of actions, before the rest."""
        self.bar.append(markup)
        return ""

    def rest(self) -> Sequence[Mapping[str, Any]]:
        """The choices that no part of the board shows: the bar of actions shows them."""
        return [choice for choice in self._choices if choice["move"] not in self._taken]

    @property
    def choices(self) -> int:
        """How many choices there are, wherever they are shown."""
        return len(self._choices)

    def why_not(self, verb: str, *words: str) -> str:
        """Why the viewer may not make a move now, with the rule; "" if they may or need not know.

        The game's ``board_data`` says which moves its board asks about.
        """
        if not self._choices or (verb, *words) in self._by_move:
            return ""
        return self._refusals.get(move_key(verb, *words), "")

    # Pieces that repeat

    def keep(self, *key: Any, caller: Callable[[], str], offers: Any = True) -> str:
        """A piece of a board that its key alone decides, made once and used again.

        From one move to the next most of a board stays as it is. ``offers`` says whether something
        in the piece may be a button for a viewer who has a choice: then it is made anew.
        """
        if self._choices and offers:
            return caller()
        pieces = _kept.setdefault(self._variant, {})
        full = (self._language, *map(_hashable, key))
        if full not in pieces:
            if len(pieces) >= MOST_KEPT:
                pieces.clear()
            pieces[full] = caller()
        return pieces[full]


def _hashable(key: Any) -> Any:
    return repr(cast(object, key)) if isinstance(key, dict | list) else key
