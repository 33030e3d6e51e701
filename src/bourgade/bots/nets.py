"""Nets as files, and for one variant of a game.

A game's nets are in its folder ``nets``: for each edition a value net, in floats (``base.npz``),
and a policy net, in whole numbers (``moves_base.npz``), or one for all editions (``all.npz``,
``moves.npz``). Weights are found by name: a card that the owner added contributes nothing, and a
move with it is as likely as the other moves of its verb on average.

    bourgade.nets.load("minivilles", players=3).predict(match)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from bourgade.bots.checkpoint import check_whole, checkpoint_of, read_arrays, write_arrays
from bourgade.bots.policy_net import PolicyNet
from bourgade.bots.predictor import Predictor
from bourgade.bots.quantize import STEP_BITS, powers_of_two, quantize, whole_value_net
from bourgade.bots.specs import searches_by_policy_net
from bourgade.bots.value import Nets
from bourgade.bots.value_net import WEIGHT_BITS, ValueNet
from bourgade.kernel import registry
from bourgade.kernel.content import Content
from bourgade.kernel.errors import BadNet
from bourgade.kernel.game import Game, Variant
from bourgade.kernel.observation import fact_names, feature_names
from bourgade.kernel.options import OptionValue

POWERS = powers_of_two()


def load(
    game: str, *, file: str | Path | None = None, content: Content = (), **options: OptionValue
) -> Predictor:
    """The policy net of a game with these options; from a file, if one is given.

    The file is a checkpoint, or a net that ``convert`` made from one.
    """
    variant = registry.find(game).variant(content, **options)
    net = policy_net(variant) if file is None else policy_net_of(Path(file), variant)
    if len(net.widths) == 0:
        raise BadNet("error-no-net", game=variant.game.name)
    return Predictor(variant, net, POWERS)


def convert(
    game: str, checkpoint: str | Path, file: str | Path, bits: int = 8, observed: Any = None
) -> None:
    """Write a checkpoint as a quantized net, as nets are shipped.

    ``observed`` are rows of observations from play, a column for each input: with them the biases
    correct the mean error of rounding.
    """
    arrays = whole_arrays(Path(checkpoint), registry.find(game), bits, observed)
    write_arrays(Path(file), arrays)


def nets_for(variant: Variant, with_policy: bool | None = None) -> Nets:
    """The nets that searches of a variant use, empty if none was trained for it.

    ``with_policy`` says whether the policy net is one of them; None leaves it to the game's
    ``bots.toml``.
    """
    if with_policy is None:
        with_policy = searches_by_policy_net(variant.game)
    named = policy_net(variant) if with_policy else NO_POLICY_NET
    return Nets(value_net(variant), named, POWERS)


def _edition(variant: Variant) -> str | None:
    edition = variant.game.edition
    return None if edition is None else str(variant.options[edition.name])


# Policy nets


def policy_net_file(variant: Variant) -> Path:
    """The file of an edition's policy net, else that of all editions."""
    folder, edition = variant.game.folder / "nets", _edition(variant)
    own = folder / f"moves_{edition}.npz"
    return own if edition is not None and own.exists() else folder / "moves.npz"


def policy_net(variant: Variant) -> PolicyNet:
    """The policy net of a variant; an empty one if there is none for it."""
    file = policy_net_file(variant)
    if not file.exists() or variant.game.features is None:
        return NO_POLICY_NET
    arrays = _shipped(file, variant.game)
    return NO_POLICY_NET if _most_seats(arrays) < variant.seats else select_moves(arrays, variant)


@lru_cache(maxsize=8)
def _shipped(file: Path, game: Game) -> Mapping[str, Any]:
    return whole_arrays(file, game)


def policy_net_of(file: Path, variant: Variant) -> PolicyNet:
    """The policy net of a file, for a variant; refused if it cannot play that."""
    arrays = whole_arrays(file, variant.game)
    if _most_seats(arrays) < variant.seats:
        raise BadNet(
            "error-net-players", file=str(file), most=_most_seats(arrays), seats=variant.seats
        )
    for part, ours in (("inputs", feature_names(variant)), ("actions", variant.vocabulary)):
        if not set(arrays[part].tolist()) & set(ours):
            raise BadNet("error-net-strange", file=str(file), part=part)
    return select_moves(arrays, variant)


def whole_arrays(file: Path, game: Game, bits: int = 8, observed: Any = None) -> dict[str, Any]:
    """The arrays of a quantized net: those of a file, or quantized from a checkpoint."""
    arrays = read_arrays(file, game)
    if "first" in arrays:
        check_whole(file, arrays)
        return arrays
    checkpoint = checkpoint_of(file, arrays)
    named = {name: arrays[name] for name in ("about", "inputs", "actions")}
    return {**named, **quantize(checkpoint, bits, observed)}


def _most_seats(arrays: Mapping[str, Any]) -> int:
    return len(arrays["shares"])


def select_moves(arrays: Mapping[str, Any], variant: Variant) -> PolicyNet:
    """The weights for the observations and the moves of a variant, in their order."""
    first = arrays["first"].astype(np.int64) * arrays["first_step"][:, None]
    first = (first + (1 << STEP_BITS - WEIGHT_BITS - 1)) >> STEP_BITS - WEIGHT_BITS
    widths = [first.shape[1]]
    while f"hidden{len(widths) - 1}" in arrays:
        widths.append(arrays[f"hidden{len(widths) - 1}"].shape[1])
    later, widest = len(widths) - 1, max(widths)
    hidden = np.zeros((later, widest, widest), np.int8)
    bias, factor = (np.zeros((later, widest), np.int32) for _ in range(2))
    for n in range(later):
        hidden[n, : widths[n], : widths[n + 1]] = arrays[f"hidden{n}"]
        bias[n, : widths[n + 1]] = arrays[f"hidden{n}_bias"]
        factor[n, : widths[n + 1]] = arrays[f"hidden{n}_factor"]
    moves, moves_bias, moves_factor = _moves(arrays, variant)
    seats = variant.seats
    return PolicyNet(
        facts=len(fact_names(variant)[0]),
        first=_by_name(first, arrays["inputs"], feature_names(variant)).astype(np.int32),
        first_bias=arrays["first_bias"].astype(np.int64),
        widths=np.array(widths, np.int64),
        hidden=hidden, hidden_bias=bias, hidden_factor=factor,
        moves=moves, moves_bias=moves_bias, moves_factor=moves_factor,
        shares=arrays["shares"][:seats].copy(),
        shares_bias=arrays["shares_bias"][:seats].astype(np.int64),
        shares_factor=arrays["shares_factor"][:seats].astype(np.int64),
    )  # fmt: skip


def _moves(arrays: Mapping[str, Any], variant: Variant) -> tuple[Any, Any, Any]:
    """Rows, biases and factors of a variant's moves; unknown ones get the mean of their verb."""
    at = {str(text): row for row, text in enumerate(arrays["actions"])}
    vocabulary = variant.vocabulary
    count, width = vocabulary.decisions, arrays["moves"].shape[1]
    rows = np.zeros((count, width), np.int8)
    bias, factor = (np.zeros(count, np.int64) for _ in range(2))
    verbs: dict[str, list[int]] = {}
    known: dict[int, int] = {}
    for action in range(count):
        row = at.get(vocabulary.text(action))
        if row is not None:
            known[action] = row
            verbs.setdefault(vocabulary.move(action).verb, []).append(row)
            rows[action] = arrays["moves"][row]
            bias[action], factor[action] = arrays["moves_bias"][row], arrays["moves_factor"][row]
    for action in range(count):
        if action not in known and known:
            like = verbs.get(vocabulary.move(action).verb, list(known.values()))
            rows[action], bias[action], factor[action] = _mean_move(arrays, like)
    return rows, bias, factor


def _mean_move(arrays: Mapping[str, Any], like: list[int]) -> tuple[Any, int, int]:
    """Row, bias and factor of a move as likely as these are on average."""
    weights = arrays["moves"][like].astype(np.int64) * arrays["moves_factor"][like][:, None]
    mean = weights.sum(0) // len(like)
    factor = max(1, -(-int(np.abs(mean).max()) // 127))
    return (mean // factor).astype(np.int8), int(arrays["moves_bias"][like].mean()), factor


# Value nets


def value_net_file(variant: Variant) -> Path:
    """The file of an edition's value net, whether it exists or not."""
    return variant.game.folder / "nets" / f"{_edition(variant) or 'all'}.npz"


def value_net(variant: Variant) -> ValueNet:
    """The value net of a variant; an empty one if none was trained for it."""
    game = variant.game
    arrays = read(value_net_file(variant))
    if arrays is None or game.features is None:
        return NO_VALUE_NET
    return whole_value_net(select(arrays, *game.features.names(variant.words)))


def select(arrays: Mapping[str, Any], seat: tuple[str, ...], table: tuple[str, ...]) -> ValueNet:
    """The weights for these features, in this order, in floats."""
    return ValueNet(
        _by_name(arrays["line"], arrays["seat_names"], seat),
        _by_name(arrays["own"], arrays["seat_names"], seat),
        _by_name(arrays["others"], arrays["seat_names"], seat),
        _by_name(arrays["table"], arrays["table_names"], table),
        arrays["bias"],
        arrays["output"],
    )


def _by_name(weights: Any, known: Any, names: tuple[str, ...]) -> Any:
    """A row for each name, zeros for those that are not known."""
    at = {str(name): row for row, name in enumerate(known)}
    rows = np.zeros((len(names), *weights.shape[1:]), weights.dtype)
    for row, name in enumerate(names):
        if name in at:
            rows[row] = weights[at[name]]
    return rows


def read(file: Path) -> dict[str, Any] | None:
    """The arrays of a value net; None if there is no file."""
    if not file.exists():
        return None
    with np.load(file) as parts:
        return {name: parts[name] for name in parts.files}


def named(net: ValueNet, seat: tuple[str, ...], table: tuple[str, ...]) -> dict[str, Any]:
    """A net with the names of its features, as the arrays of a net file."""
    return {**net._asdict(), "seat_names": np.array(seat), "table_names": np.array(table)}


def write(file: Path, arrays: Mapping[str, Any]) -> None:
    """Write the arrays of a value net."""
    write_arrays(file, arrays)


def blank_policy_net(variant: Variant) -> PolicyNet:
    """A net of one unit that finds all moves equal, to compile the code with."""
    actions, seats = variant.vocabulary.decisions, variant.seats
    return NO_POLICY_NET._replace(
        facts=len(fact_names(variant)[0]),
        first=np.zeros((len(feature_names(variant)), 1), np.int32),
        first_bias=np.zeros(1, np.int64),
        widths=np.ones(1, np.int64),
        moves=np.zeros((actions, 1), np.int8),
        moves_bias=np.zeros(actions, np.int64), moves_factor=np.zeros(actions, np.int64),
        shares=np.zeros((seats, 1), np.int8),
        shares_bias=np.zeros(seats, np.int64), shares_factor=np.zeros(seats, np.int64),
    )  # fmt: skip


def _nothing(dtype: Any, axes: int) -> Any:
    return np.zeros([0] * axes, dtype)


NO_VALUE_NET = ValueNet(*(_nothing(np.int32, axes) for axes in (1, 2, 2, 2, 1, 1)))
NO_POLICY_NET = PolicyNet(
    facts=0,
    first=_nothing(np.int32, 2), first_bias=_nothing(np.int64, 1), widths=_nothing(np.int64, 1),
    hidden=_nothing(np.int8, 3), hidden_bias=_nothing(np.int32, 2),
    hidden_factor=_nothing(np.int32, 2),
    moves=_nothing(np.int8, 2), moves_bias=_nothing(np.int64, 1),
    moves_factor=_nothing(np.int64, 1),
    shares=_nothing(np.int8, 2), shares_bias=_nothing(np.int64, 1),
    shares_factor=_nothing(np.int64, 1),
)  # fmt: skip
NO_NETS = Nets(NO_VALUE_NET, NO_POLICY_NET, POWERS)
