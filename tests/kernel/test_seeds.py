"""Every game of a simulation has a stream of its own, from the seed and its number alone."""

from __future__ import annotations

import numpy as np

from bourgade.kernel.seeds import random_state, random_states


def test_a_name_gives_four_words_of_32_bits() -> None:
    first, again, other = (random_state(name) for name in ("mill", "mill", "mill 2"))
    assert first.shape == (4,)
    assert ((first >= 0) & (first < 2**32)).all()
    assert (first == again).all()
    assert (first != other).any()


def test_a_game_has_the_same_stream_wherever_a_piece_of_the_study_begins() -> None:
    whole = random_states(7, 0, 1_000)
    assert (random_states(7, 400, 600) == whole[400:]).all()
    assert ((whole >= 0) & (whole < 2**32)).all()
    assert whole[:, 0].min() > 0, "four zeros would stay zeros"


def test_no_two_games_share_a_stream_nor_do_nearby_seeds() -> None:
    every = np.concatenate([random_states(seed, 0, 1_000) for seed in (7, 8, -7, 2**64 - 8)])
    assert len(np.unique(every, axis=0)) == 4_000
    assert (random_states(-7, 0, 10) == random_states(2**64 - 7, 0, 10)).all()
