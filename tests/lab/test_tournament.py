"""The arena: who meets whom with which dice, and games that no interruption loses."""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars
import pytest

import bourgade
from bourgade.bots import own
from bourgade.kernel.game import Option, Variant
from bourgade.lab import ArenaResult, Tournament, arena
from bourgade.lab import worker_pool as playing_module
from bourgade.lab.tournament import checkpoints
from bourgade.lab.worker_pool import Played, Task
from bourgade.testing.hamlet import GAME as HAMLET
from bourgade.testing.new_game import copy_template

PAIR = ("greedy", "random")
THREE = ("greedy", "random", "mcts:2")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_NUMBA", "off")


@pytest.fixture
def glade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The small game under a name that other processes find."""
    if not (tmp_path / "games").exists():
        copy_template("glade", tmp_path / "games")
    monkeypatch.setenv("BOURGADE_GAMES", str(tmp_path / "games"))
    return "glade"


def hamlet(players: int = 2) -> Variant:
    return HAMLET.variant(players=players)


def cup(players: int = 2, bots: tuple[str, ...] = PAIR, seed: int = 0) -> Tournament:
    return Tournament.of(hamlet(players), bots, seed)


def rows(result: ArenaResult) -> list[dict[str, Any]]:
    """Everything but the time it took."""
    return result.games.drop("seconds").to_dicts()


def kept(file: Path) -> list[dict[str, Any]]:
    return polars.read_parquet(file.read_bytes()).drop("seconds").to_dicts()


class Interrupting:
    """Ctrl-C, pressed once so many games are played."""

    def __init__(self, after: int) -> None:
        self.after = after

    def __call__(self, result: ArenaResult) -> None:
        if result.played >= self.after:
            raise KeyboardInterrupt


# Who meets whom


def test_two_bots_play_in_either_order() -> None:
    assert cup().seatings == ((0, 1), (1, 0))
    assert [cup().task(n).bots for n in (0, 1)] == [("greedy", "random"), ("random", "greedy")]


@pytest.mark.parametrize("players", [3, 4])
def test_each_bot_sits_alone_in_every_seat_once(players: int) -> None:
    found = cup(players)
    seated = [found.task(n).bots for n in range(found.games_per_deal)]
    assert len(seated) == len(set(seated)) == 2 * players
    for bot in PAIR:
        alone = [bots.index(bot) for bots in seated if bots.count(bot) == 1]
        assert sorted(alone) == list(range(players))
    for seat in range(players):
        assert Counter(bots[seat] for bots in seated) == dict.fromkeys(PAIR, players)


def test_every_pair_meets_as_often() -> None:
    found = cup(2, THREE)
    meetings = Counter(frozenset(found.task(n).bots) for n in range(4 * found.games_per_deal))
    assert len(meetings) == 3
    assert set(meetings.values()) == {8}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [cup(2).deals(games) for games in (1, 2, 3, 100)] == [1, 1, 2, 50]
    assert [cup(4).deals(games) for games in (1, 8, 9)] == [1, 1, 2]


def test_all_games_of_a_deal_have_the_same_dice() -> None:
    found = cup(3, THREE, seed=4)
    for deal in range(3):
        first = deal * found.games_per_deal
        seeds = {found.task(n).dice_seed for n in range(first, first + found.games_per_deal)}
        assert len(seeds) == 1


def test_deals_and_seeds_differ_in_their_dice() -> None:
    seeds = {cup(seed=seed).task(2 * deal).dice_seed for seed in range(30) for deal in range(30)}
    assert len(seeds) == 900


def test_bots_in_different_seats_have_lots_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int]] = []
    load = own.load

    def noted(spec: str, seed: int = 0) -> Any:
        made.append((spec, seed))
        return load(spec, seed)

    monkeypatch.setattr(own, "load", noted)
    arena(hamlet(), PAIR, 4, jobs=1)
    assert [spec for spec, _ in made] == [*PAIR, *PAIR[::-1]] * 2
    seeds = [seed for _, seed in made]
    assert seeds[:2] == seeds[2:4]  # another arrangement of the same deal
    assert len(set(seeds)) == 4


# What is played


def test_every_game_is_a_row() -> None:
    found = arena(hamlet(3), PAIR, 7, seed=3, jobs=1)
    frame = found.games
    assert frame.height == found.played == 12
    assert frame["number"].to_list() == list(range(12))
    assert frame["deal"].to_list() == [0] * 6 + [1] * 6
    assert frame["rotation"].to_list() == [*range(6)] * 2
    row = frame.row(7, named=True)
    assert (row["game"], row["rules_version"], row["seed"]) == ("hamlet", 1, "3")
    assert row["content"] == hamlet().tables.digest
    assert '"players": 3' in row["options"]
    assert row["line_up"] == list(PAIR)
    assert row["bots"] == ["random", "greedy", "random"]
    assert sum(row["shares"]) == pytest.approx(1)
    assert len(row["decisions"]) == len(row["seconds"]) == 3
    assert 0 < sum(row["decisions"]) <= row["plies"]
    assert all(seconds > 0 for seconds in row["seconds"])


def test_a_row_is_the_game_that_its_seed_and_bots_play() -> None:
    row = arena(hamlet(), PAIR, 4, jobs=1).games.row(3, named=True)
    match = bourgade.LoadedGame(hamlet()).start(seed=row["dice_seed"])
    bots = [
        own.load(name, playing_module.derived_seed("bot", row["dice_seed"], seat))
        for seat, name in enumerate(row["bots"])
    ]
    while match.actor is not None:
        match.play(bots[match.variant.seat_index(match.actor)].choose(match))
    assert match.ply == row["plies"]
    assert tuple("ABCD"[p] for p, share in enumerate(row["shares"]) if share) == match.winners


def test_winners_share_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bourgade.Match, "winners", property(lambda match: ("A", "C")))
    found = arena(hamlet(3), PAIR, 6, jobs=1)
    assert found.games["shares"].to_list() == [[0.5, 0, 0.5]] * 6
    assert found.rated == 6


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    one, two, other = (rows(arena(hamlet(), PAIR, 8, seed=s, jobs=1)) for s in (5, 5, 6))
    assert one == two
    assert [row["plies"] for row in one] != [row["plies"] for row in other]


def test_processes_play_the_same_games(glade: str) -> None:
    one, two = (arena(glade, PAIR, 12, jobs=jobs) for jobs in (1, 2))
    assert rows(one) == rows(two)
    assert one.matrix == two.matrix


def test_a_process_that_ends_is_told_and_nothing_is_lost(
    glade: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.parquet"
    arena(glade, PAIR, 4, file=file, jobs=1)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(bourgade.BourgadeError, match="The process that played game"):
        arena(glade, PAIR, 40, file=file, jobs=2)
    assert len(kept(file)) == 4


# What they show


def played(number: int, *shares: float, finished: bool = True) -> Played:
    n = len(shares)
    return Played(number, finished, shares, 10, (5,) * n, (0.5,) * n)


def test_the_better_bot_is_first() -> None:
    found = arena(hamlet(), ("random", "greedy"), 40, jobs=1)
    greedy, random = found.ratings
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert (greedy.elo, greedy.low, greedy.high) == (0, 0, 0)
    assert random.elo < random.high < 0
    assert random.low < random.elo
    assert greedy.share + random.share == pytest.approx(1)
    assert greedy.games == random.games == 40
    assert found.anchor == "greedy"
    assert found.stopped == "games"
    assert [bot for bot, _ in found.standings] == ["greedy", "random"]
    assert found.standings[1][1] == pytest.approx(random.elo)


def test_without_greedy_the_mean_is_0() -> None:
    found = ArenaResult(cup(2, ("random", "mcts:2")), [played(0, 1, 0), played(1, 1, 0)])
    assert found.anchor is None
    assert sum(rating.elo for rating in found.ratings) == pytest.approx(0)


def test_the_matrix_counts_shared_wins_in_parts() -> None:
    found = ArenaResult(
        cup(), [played(0, 1, 0), played(1, 0.5, 0.5), played(2, 0.5, 0.5), played(3, 1, 0)]
    )
    assert found.matrix["greedy"] == {"random": pytest.approx(2 / 4)}
    assert found.matrix["random"] == {"greedy": pytest.approx(2 / 4)}


def test_three_players_count_for_whose_seat_wins() -> None:
    # greedy alone in seats A, B, C, then random alone; seat A wins all.
    found = ArenaResult(cup(3), [played(n, 1, 0, 0) for n in range(6)])
    assert found.matrix["greedy"]["random"] == pytest.approx(0.5)
    assert [rating.elo for rating in found.ratings] == pytest.approx([0, 0], abs=1e-6)
    # greedy wins wherever it sits: three times alone, three times by one of its two seats.
    wins = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 0, 0)]
    found = ArenaResult(cup(3), [played(n, *shares) for n, shares in enumerate(wins)])
    assert found.matrix == {"greedy": {"random": 1.0}, "random": {"greedy": 0.0}}
    assert found.ratings[1].elo < -100


def test_a_pair_counts_once_it_has_played_in_every_seat() -> None:
    found = ArenaResult(cup(), [played(0, 1, 0), played(1, 0, 1), played(2, 1, 0)])
    assert (found.played, found.rated, found.whole_deals) == (3, 2, 1)
    assert [rating.games for rating in found.ratings] == [2, 2]


def test_games_cut_off_are_told_and_count_for_nobody() -> None:
    short = replace(HAMLET, longest=6).variant(players=2)
    found = arena(short, PAIR, 4, jobs=1)
    assert (found.played, found.unfinished, found.rated) == (4, 4, 0)
    assert set(found.games["plies"].to_list()) <= {6, 7}
    assert found.games["shares"].to_list() == [[0, 0]] * 4
    assert [rating.elo for rating in found.ratings] == pytest.approx([0, 0])


def test_thinking_is_counted_for_the_bot_not_the_seat() -> None:
    games = [Played(n, True, (1, 0), 9, d, s) for n, d, s in (
        (0, (3, 4), (0.5, 1.0)), (1, (5, 6), (2.0, 4.0)),
    )]  # fmt: skip
    by_bot = {rating.bot: rating for rating in ArenaResult(cup(), games).ratings}
    assert (by_bot["greedy"].decisions, by_bot["greedy"].seconds) == (9, 4.5)
    assert (by_bot["random"].decisions, by_bot["random"].seconds) == (9, 3.0)


# The file


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = arena(hamlet(), PAIR, 20, jobs=1)
    file = tmp_path / "a.parquet"
    first = arena(hamlet(), PAIR, 20, file=file, jobs=1, report=Interrupting(7))
    assert first.stopped == "interrupted"
    assert kept(file) == rows(first) == rows(whole)[:7]
    heard: list[int] = []
    second = arena(
        hamlet(), PAIR, 20, file=file, jobs=1, report=lambda found: heard.append(found.played)
    )
    assert heard == list(range(8, 21))
    assert second.stopped == "games"
    assert kept(file) == rows(second) == rows(whole)
    assert [file.name for file in tmp_path.glob("*arquet*")] == ["a.parquet"]


def test_games_that_ended_out_of_turn_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    whole = arena(hamlet(), PAIR, 12, file=file, jobs=1)
    polars.read_parquet(file).filter(polars.col("number") % 3 != 1).write_parquet(file)
    heard: list[int] = []
    again = arena(hamlet(), PAIR, 12, file=file, jobs=1, report=lambda f: heard.append(f.played))
    assert len(heard) == 4
    assert kept(file) == rows(again) == rows(whole)


def test_a_finished_tournament_is_read_and_not_written(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    first = arena(hamlet(), PAIR, 4, file=file, jobs=1)
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    again = arena(hamlet(), PAIR, 4, file=file, jobs=1)
    assert again.ratings == first.ratings
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


def test_more_games_are_added_and_fewer_lose_none(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    for games, expected in ((4, 4), (10, 10), (2, 10)):
        assert arena(hamlet(), PAIR, games, file=file, jobs=1).played == expected
        assert len(kept(file)) == expected


KILLED = """
import sys
from bourgade.lab import arena
module = sys.modules["bourgade.lab.tournament"]
module.SAVING = 0
arena("glade", ["greedy", "random"], 4000, file=sys.argv[1], jobs=2)
"""


def test_a_killed_tournament_keeps_its_games_and_leaves_nobody_playing(
    glade: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.parquet"
    end = time.monotonic() + 30
    with subprocess.Popen([sys.executable, "-c", KILLED, str(file)]) as child:
        while not (file.exists() and len(kept(file)) >= 8) and time.monotonic() < end:
            time.sleep(0.02)
        players = _children(child.pid)
        os.kill(child.pid, signal.SIGKILL)
    assert len(players) == 2
    count = len(kept(file))
    assert 8 <= count < 4000
    whole = arena(glade, PAIR, count + 6, jobs=1)
    again = arena(glade, PAIR, count + 6, file=file, jobs=1)
    assert rows(again)[: whole.played] == rows(whole)
    end = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() for pid in players) and time.monotonic() < end:
        time.sleep(0.05)
    assert not [pid for pid in players if _runs(pid)]


def _children(pid: int) -> list[int]:
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _runs(pid: int) -> bool:
    """Whether a process lives; one that nobody waited for is dead all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("variant", "bots", "seed", "said"),
    [
        (hamlet(), PAIR, 1, "the seed is 0 there, and 1 here"),
        (hamlet(), THREE, 0, "the bots are greedy, random there, and greedy, random, mcts:2 here"),
        (hamlet(3), PAIR, 0, "the options are .*2.* there, and .*3"),
        (replace(HAMLET, rules_version=2).variant(players=2), PAIR, 0, "version of the rules is 1"),
        (bourgade.load("minivilles").variant, PAIR, 0, "the game is hamlet there, and minivilles"),
    ],
)
def test_another_tournament_s_file_is_refused(
    tmp_path: Path, variant: Variant, bots: tuple[str, ...], seed: int, said: str
) -> None:
    file = tmp_path / "a.parquet"
    arena(hamlet(), PAIR, 2, file=file, jobs=1)
    before = file.read_bytes()
    with pytest.raises(bourgade.BourgadeError, match=said):
        arena(variant, bots, 4, seed=seed, file=file, jobs=1)
    assert file.read_bytes() == before


def test_a_file_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    contents = [b"", b"Milk, eggs"]
    for frame in (polars.DataFrame({"price": [1, 2]}), ArenaResult(cup()).games):
        frame.write_parquet(file)
        contents.append(file.read_bytes())
    for content in contents:
        file.write_bytes(content)
        with pytest.raises(bourgade.BourgadeError, match="does not hold the games of an arena"):
            arena(hamlet(), PAIR, 2, file=file, jobs=1)
        assert file.read_bytes() == content


def test_a_full_disk_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: ArenaResult, file: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as context:
        context.setattr(ArenaResult, "save", full)
        found = arena(hamlet(), PAIR, 4, file=tmp_path / "a.parquet", jobs=1)
    assert found.played == 4
    assert found.trouble is not None
    assert found.trouble.errno == 28


# Until


def test_intervals_are_looked_at_less_and_less_often() -> None:
    looks = checkpoints()
    first = [next(looks) for _ in range(30)]
    assert first[:4] == [10, 20, 30, 40]
    assert all(b - a >= max(10, a // 11) for a, b in itertools.pairwise(first))


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are decided at once: in each deal either seat A wins both, or greedy does."""

    def toss(variant: Variant, task: Task) -> Played:
        winner = 0 if task.dice_seed % 3 else task.bots.index("greedy")
        return played(task.number, float(winner == 0), float(winner == 1))

    monkeypatch.setattr(playing_module, "play_game", toss)


def test_it_stops_once_the_intervals_are_narrow(coins: None) -> None:
    whole = arena(hamlet(), PAIR, 400, jobs=1)
    found = arena(hamlet(), PAIR, 400, until=40, jobs=1)
    deals = found.whole_deals
    assert found.stopped == "until"
    assert deals in list(itertools.islice(checkpoints(), 1, 12))
    assert rows(found) == rows(whole)[: 2 * deals]
    assert max(rating.half_width for rating in found.ratings) <= 40
    assert whole.first(deals - 10).estimate().widest > 40


def test_games_are_the_most_it_plays(coins: None) -> None:
    found = arena(hamlet(), PAIR, 30, until=5, jobs=1)
    assert (found.stopped, found.played) == ("games", 30)


def test_it_stops_at_the_same_game_after_interruptions(coins: None, tmp_path: Path) -> None:
    whole = arena(hamlet(), PAIR, 400, until=40, jobs=1)
    file = tmp_path / "a.parquet"
    for after in (15, 31, 10_000):
        found = arena(hamlet(), PAIR, 400, until=40, file=file, jobs=1, report=Interrupting(after))
    assert found.stopped == "until"
    assert kept(file) == rows(found) == rows(whole)
    again = arena(hamlet(), PAIR, 400, until=40, file=file, jobs=1)
    assert (again.stopped, again.played) == ("until", whole.played)


def test_games_played_ahead_of_the_last_one_do_not_count(coins: None, tmp_path: Path) -> None:
    whole = arena(hamlet(), PAIR, 400, until=40, jobs=1)
    file = tmp_path / "a.parquet"
    arena(hamlet(), PAIR, 400, file=file, jobs=1)
    number, end = polars.col("number"), whole.played
    ahead = (number < end - 3) | number.is_between(end + 1, end + 4)
    polars.read_parquet(file).filter(ahead).write_parquet(file)
    found = arena(hamlet(), PAIR, 400, until=40, file=file, jobs=1)
    assert found.stopped == "until"
    assert kept(file) == rows(found) == rows(whole)


def test_no_file_holds_games_that_were_not_looked_at(coins: None, tmp_path: Path) -> None:
    """One game is missing, later deals are there, and Ctrl-C comes with the missing game."""
    whole = arena(hamlet(), PAIR, 400, until=40, jobs=1)
    file = tmp_path / "a.parquet"
    arena(hamlet(), PAIR, 400, file=file, jobs=1)
    number, end = polars.col("number"), whole.played
    polars.read_parquet(file).filter((number < end + 6) & (number != end - 1)).write_parquet(file)
    found = arena(hamlet(), PAIR, 400, until=40, file=file, jobs=1, report=Interrupting(0))
    assert found.stopped == "until"
    assert kept(file) == rows(found) == rows(whole)


def test_games_that_a_longer_run_kept_are_not_thrown_away(coins: None, tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    arena(hamlet(), PAIR, 400, file=file, jobs=1)
    found = arena(hamlet(), PAIR, 400, until=40, file=file, jobs=1)
    assert (found.stopped, found.played, len(kept(file))) == ("until", 400, 400)


# What cannot be played


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ((), "Name at least one bot"),
        (("greedy",), "you named only “greedy”"),
        (("greedy", "random", " Greedy"), "You named the bot “greedy” more than once"),
    ],
)
def test_a_line_up_that_is_none(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(bourgade.BadOption, match=said):
        arena(hamlet(), bots)


def test_bots_exist() -> None:
    with pytest.raises(bourgade.UnknownBot, match="gredy"):
        arena(hamlet(), ("gredy", "random"))


def test_opponents_that_the_rules_play_are_no_bots() -> None:
    solo = bourgade.load("mintworks", players=1)
    with pytest.raises(bourgade.BadOption, match="play some of the opponents"):
        arena(solo, PAIR)


def test_some_opponents_of_the_rules_are_as_bad_as_all() -> None:
    mixed = replace(HAMLET, automata=lambda content, options: ("robot",)).variant(players=2)
    with pytest.raises(bourgade.BadOption, match="play some of the opponents"):
        arena(mixed, PAIR)


def test_one_player_is_no_arena() -> None:
    alone = replace(HAMLET, options=(Option("players", lambda content, options: (1,)),))
    with pytest.raises(bourgade.BadOption, match="at least two players, and hamlet has 1"):
        arena(alone.variant(), PAIR)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"jobs": 0}, {"until": 0}, {"until": -5.0}])
def test_numbers_are_positive(wrong: dict[str, Any]) -> None:
    with pytest.raises(bourgade.BadOption, match=next(iter(wrong))):
        arena(hamlet(), PAIR, **wrong)


def test_games_are_kept_as_parquet(tmp_path: Path) -> None:
    with pytest.raises(bourgade.BourgadeError, match=r"must end in one of \.parquet"):
        arena(hamlet(), PAIR, file=tmp_path / "a.csv")
    assert not (tmp_path / "a.csv").exists()
