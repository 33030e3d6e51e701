"""One net for a game: names, variants of one shape, and the options that are drawn."""

from __future__ import annotations

import pytest

from bourgade.batches.batch import batch_of
from bourgade.kernel import registry
from bourgade.kernel.errors import BadOption
from bourgade.kernel.observation import feature_names
from bourgade.lab.train import MOVES, POSITIONS, TrainingPlan, mix


@pytest.mark.parametrize("name", registry.names())
def test_every_edition_and_number_of_players_has_its_place(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")  # what is asked for does not depend on it
    game = registry.find(name)
    mixed = mix(game)
    _, content = game.load_content()
    boxes = [
        (box.get("edition"), players)
        for box in game.editions(content)
        for players in sorted(map(int, game.option("players").allowed(content, box)))
    ]
    found = [(t.variant.options.get("edition"), t.variant.options["players"]) for t in mixed.tables]
    assert found == boxes
    assert mixed.seats == max(table.seats for table in mixed.tables)
    for table in mixed.tables:
        names = feature_names(table.variant)
        vocabulary = table.variant.vocabulary
        assert [mixed.inputs[n] for n in table.inputs] == list(names)
        texts = [vocabulary.text(n) for n in range(vocabulary.decisions)]
        assert [mixed.actions[n] for n in table.actions] == texts
        batch = batch_of(table.side_by_side, 8)
        assert len(batch.books) == max(1, 2 * (len(table.variants) - 1))


def test_half_of_the_games_have_the_usual_options() -> None:
    (table,) = mix(registry.find("minivilles"), edition="base_marina", players=2).tables
    assert len(table.variants) > 5
    assert {v.options["market"] for v in table.variants} > {table.variant.options["market"]}
    assert {v.options["first_player"] for v in table.variants} == {"random"}
    assert table.side_by_side[::2] == [table.variant] * (len(table.variants) - 1)
    (plain,) = mix(registry.find("minivilles"), plain=True, edition="base_marina", players=2).tables
    assert plain.side_by_side == [table.variant]


def test_what_is_chosen_stays() -> None:
    mixed = mix(registry.find("minivilles"), edition="base_marina", market="ten")
    assert [table.name for table in mixed.tables] == [f"base_marina {n}" for n in (2, 3, 4)]
    for table in mixed.tables:
        assert {v.options["market"] for v in table.variants} == {"ten"}
    with pytest.raises(BadOption, match="market"):
        mix(registry.find("minivilles"), market="eleven")


def test_the_same_seed_draws_the_same_options() -> None:
    game = registry.find("shafausa")
    one, same, other = (
        [v.options for v in mix(game, edition="geek", players=3, seed=s).tables[0].variants]
        for s in (1, 1, 2)
    )
    assert one == same
    assert one != other


def test_games_with_thousands_of_moves_are_judged_by_positions() -> None:
    ways = {
        name: TrainingPlan(mix(registry.find(name), plain=True), minutes=1).way
        for name in registry.names()
    }
    assert ways.pop("petiteville") == POSITIONS
    assert set(ways.values()) == {MOVES}


def test_a_plan_has_an_end_and_layers() -> None:
    mixed = mix(registry.find("mintworks"), plain=True, players=2)
    with pytest.raises(BadOption, match="needs an end"):
        TrainingPlan(mixed)
    for hidden in ((), (0,), (2000,), (8,) * 9):
        with pytest.raises(BadOption, match="layers"):
            TrainingPlan(mixed, minutes=1, hidden=hidden)
    with pytest.raises(BadOption, match="moves, positions"):
        TrainingPlan(mixed, "cards", minutes=1)
    plan = TrainingPlan(mixed, minutes=10, decisions=1000)
    assert [plan.progress(300, 0), plan.progress(0, 900), plan.progress(900, 1)] == [0.5, 0.9, 1]
