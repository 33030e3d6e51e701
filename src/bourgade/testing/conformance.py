"""The contract that every registered game keeps, shipped so that others can test theirs."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bourgade.compile.engine import engine
from bourgade.kernel.game import BY_CHANCE, EDITION, PLAYERS, Choice, Game, Variant
from bourgade.kernel.rng import below
from bourgade.kernel.seeds import random_states
from bourgade.play import LoadedGame, Match, read


def all_variants(game: Game) -> Iterator[Variant]:
    """Every combination of options that the game allows, or very many of them."""
    tables, content = game.load_content()
    pending: list[dict[str, Choice]] = [{}]
    for option in game.options:
        pending = option.extend(content, pending)
    for chosen in pending:
        yield Variant(game, tables, content, chosen)


def sample_variants(game: Game) -> Iterator[Variant]:
    """Every value of every option at least once; as many players as usual, the fewest, the most."""
    _, content = game.load_content()
    wanted = [
        {**chosen, PLAYERS: count}
        for chosen in game.editions(content)
        for count in _ends(game.option(PLAYERS).allowed(content, chosen))
    ]
    for chosen in wanted:
        resolved = game.resolve(content, chosen)
        yield game.variant(**resolved)
        yield from _others(game, content, resolved)


def _ends(values: tuple[Choice, ...]) -> tuple[Choice, ...]:
    return tuple(dict.fromkeys((values[0], min(values, key=int), max(values, key=int))))


def _others(game: Game, content: object, resolved: dict[str, Choice]) -> Iterator[Variant]:
    """One variant that takes the last value of every further option."""
    chosen: dict[str, Choice] = {}
    for option in game.options:
        values = option.allowed(content, chosen)
        fixed = option.name in (EDITION, PLAYERS)
        chosen[option.name] = resolved[option.name] if fixed else values[-1]
    if chosen != resolved:
        yield game.variant(**chosen)


def play_and_check(variant: Variant, seed: int, every: int = 25) -> Match:
    """Play a random game and check the contract at every step; returns the finished match."""
    numbers = random.Random(seed)
    match = LoadedGame(variant).start(chance="manual")
    while not match.over:
        actions = check_position(match)
        if match.ply % every == 0:
            check_position_again(match)
            if match.ply == every:  # reading a record plays the game again: once, and at the end
                check_record_again(match)
        weights = list(match.outcomes().values()) if match.actor == BY_CHANCE else None
        match.play_action(numbers.choices(actions, weights)[0])
        assert match.ply <= variant.game.longest, f"no end after {match.ply} steps"
    check_end(match)
    return match


def check_position(match: Match) -> list[int]:
    """Actions are there, ascending, unique, of the right actor, and read back as themselves."""
    vocabulary = match.variant.vocabulary
    actions = match.actions()
    assert actions, f"no action for {match!r}"
    assert actions == sorted(set(actions)), f"not ascending or not unique: {actions}"
    by_chance = match.actor == BY_CHANCE
    for action in actions:
        assert (action >= vocabulary.decisions) == by_chance, vocabulary.text(action)
        assert vocabulary.action(vocabulary.text(action)) == action
    if by_chance:
        assert all(weight > 0 for weight in match.outcomes().values())
        if match.ply % 7 == 0:
            check_draw(match)
    return actions


def check_draw(match: Match) -> None:
    """A game's own ``draw`` picks what would be picked from the list of outcomes."""
    rules, out, weight = engine(match.variant), *match.variant.buffers()
    one, two = (random_states(match.ply, 0, 1)[0] for _ in range(2))
    outcomes = match.outcomes()
    rest = below(one, sum(outcomes.values()))
    for text, share in outcomes.items():
        rest -= share
        if rest < 0:
            drawn = rules.draw(match.state, match.variant.book, two, out, weight)
            assert match.variant.vocabulary.text(drawn) == text
            return


def check_record_again(match: Match) -> None:
    """A record leads back to the same state."""
    again = read(match.record()).state.tobytes()
    assert again == match.state.tobytes(), "read(record()) is another state"


def check_position_again(match: Match) -> None:
    """A position leads back to the same state, and trying out moves does not change it."""
    before = match.state.tobytes()
    again = LoadedGame(match.variant).setup(match.position, chance="manual")
    assert again.state.tobytes() == before, "setup(position) is another state"
    for action in match.actions():
        trial = match.copy()
        trial.play(match.variant.vocabulary.text(action))
    assert match.state.tobytes() == before, "a copy shares its state with the match"


def check_end(match: Match) -> None:
    """A finished game has winners, no moves, and stays as it is."""
    assert match.actor is None
    assert match.moves == ()
    assert match.winners
    assert len(match.scores) == match.variant.seats
    assert match.record().endswith("\n")
    check_position_again(match)
    check_record_again(match)
