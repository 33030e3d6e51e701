"""What players of OpenSpiel see: tensors with named parts, and strings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bourgade.adapters.openspiel.library import pyspiel
from bourgade.batches.features import record_names
from bourgade.batches.one_game import GameBuffers
from bourgade.batches.one_game_loops import ALL
from bourgade.kernel.errors import BadOption
from bourgade.kernel.layout import NOBODY
from bourgade.kernel.observation import fact_names

if TYPE_CHECKING:
    from bourgade.adapters.openspiel.state import SpielState


class SpielObserver:
    """Observations of one kind; the contract is in ``open_spiel.python.observation``."""

    def __init__(self, workspace: GameBuffers, kind: Any, params: Mapping[str, Any] | None) -> None:
        for name in params or {}:
            raise BadOption(
                "error-unknown-option", game=workspace.variant.game.name, option=name, options="–",
                near="none",
            )  # fmt: skip
        self._variant = workspace.variant
        self._kind = kind
        self.tensor: Any = None  # what was seen in a whole game has no fixed size
        self.dict: dict[str, Any] = {}
        if not kind.perfect_recall:
            parts = observed_parts(workspace)
            self.tensor = np.zeros(sum(len(names) for names, _ in parts.values()), np.float32)
            offset = 0
            for part, (names, shape) in parts.items():
                self.dict[part] = self.tensor[offset : offset + len(names)].reshape(shape)
                offset += len(names)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor. Of the private part alone, numbers as everybody sees them count 0."""
        if self.tensor is None:
            return
        self.tensor[:] = state.one_game.features(self._eyes(player), player)
        if not self._kind.public_info:
            self.tensor -= state.one_game.features(NOBODY, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view by name. The private part alone is what an onlooker sees otherwise."""
        if self._kind.perfect_recall:
            return self._recall(state, player)
        view = state.position(self._eyes(player))
        if not self._kind.public_info:
            public = state.position(NOBODY)
            view = {name: value for name, value in view.items() if value != public[name]}
        return json.dumps(view) if view else ""

    def _eyes(self, player: int) -> int:
        """Whose eyes see all that is asked for."""
        match self._kind.private_info:
            case pyspiel.PrivateInfoType.ALL_PLAYERS:
                return ALL
            case pyspiel.PrivateInfoType.SINGLE_PLAYER:
                return player
            case _:
                return NOBODY

    def _recall(self, state: SpielState, player: int) -> str:
        """All that was seen: every move, or where something is hidden, their own and a hash."""
        eyes, hides = self._eyes(player), self._variant.game.hides
        knows_all = eyes == ALL or not hides
        if not self._kind.public_info and (eyes == NOBODY or not hides):
            return ""
        moves = "; ".join(
            state.text(past.player, past.action)
            for past in state.full_history()
            if knows_all or past.player == eyes
        )
        seen = "" if knows_all else f" | {state.one_game.sight_of(eyes).hex()}"
        return f"{self._variant.words['seats'][player]}: {moves}{seen}"


def observed_parts(workspace: GameBuffers) -> dict[str, tuple[Sequence[str], tuple[int, ...]]]:
    """The parts of an observation: the names of their numbers, and their shape."""
    variant = workspace.variant
    seats = variant.words["seats"]
    if variant.game.features is None:
        record = [*record_names(workspace.dtype)]
        return {"viewer": (seats, (len(seats),)), "state": (record, (len(record),))}
    own, table = fact_names(variant)
    whose = ["mine", *(f"{n} seats on" for n in range(1, len(seats)))]
    names = [f"{who}: {name}" for who in whose for name in own]
    return {"seats": (names, (len(seats), len(own))), "table": (table, (len(table),))}
