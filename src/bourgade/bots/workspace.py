"""The scratch memory of a search, or of a bot that uses its net without a search."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bourgade.bots.policy_net import PolicyNet, PolicyRoom
from bourgade.bots.specs import search_parameters
from bourgade.bots.value import Nets, SearchParameters, SearchWorkspace
from bourgade.bots.value_net import ValueRoom
from bourgade.kernel.game import Variant
from bourgade.kernel.layout import new_records

MAX_DEPTH = 4096


def new_workspace(variant: Variant, nets: Nets, parameters: Mapping[str, int]) -> SearchWorkspace:
    """Scratch memory for a search, with the game's parameters where none are given."""
    records = new_records(SearchParameters, {})
    for name, number in {**search_parameters(variant.game), **parameters}.items():
        setattr(records[0], name, number)
    if variant.game.knowledge is None and len(nets.value.bias) == 0:
        records[0].evaluation_scale = 0
        records[0].rollout_plies = variant.game.longest
    records[0].hidden = variant.game.hides
    return SearchWorkspace(
        states=new_records(variant.game.state, variant.sizes, 3),
        books=variant.books,
        parameters=records,
        rng=np.zeros(4, np.int64),
        out=np.zeros((3, variant.vocabulary.size), np.int32),
        value=np.zeros(variant.seats, np.int64),
        points=np.zeros((variant.seats, len(variant.game.scores)), np.int32),
        of_value=new_value_room(variant, nets),
        logits=np.zeros(variant.vocabulary.size, np.int64),
        path=np.zeros(MAX_DEPTH, np.int32),
    )


def new_value_room(variant: Variant, nets: Nets) -> ValueRoom:
    features = variant.game.features
    widest = max(map(len, features.names(variant.words))) if features else 0
    return ValueRoom(
        features=np.zeros(widest + 1, np.int32),
        units=np.zeros((2 + 2 * variant.seats, max(1, len(nets.value.bias))), np.int64),
    )


def new_policy_room(variant: Variant, net: PolicyNet) -> PolicyRoom:
    widest = max(net.widths.tolist(), default=1)
    return PolicyRoom(
        states=new_records(variant.game.state, variant.sizes, 2),
        seen=np.zeros(len(net.first) + 1, np.int32),
        wide=np.zeros(widest, np.int64),
        sums=np.zeros(widest, np.int32),
        units=np.zeros(widest, np.int32),
        seats=np.zeros(variant.seats, np.int64),
        logits=np.zeros(variant.vocabulary.size, np.int64),
    )
