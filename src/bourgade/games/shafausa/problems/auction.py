"""What is impossible in the turn order and in the auction for the next one."""

from __future__ import annotations

from bourgade.games.shafausa.layout import Phase
from bourgade.games.shafausa.problems.stage import StageProblems
from bourgade.kernel.problems import Checks


class AuctionProblems(StageProblems):
    """Checks of the turn order and of bids."""

    def check_order(self) -> Checks:
        seats, order = self.seats, self.s.order[: self.seats]
        unsound = sorted(order) != list(range(seats)) or any(p >= 0 for p in self.s.order[seats:])
        yield unsound, "order", "bad-order", "SH-060"
        if self.book.family:
            clockwise = [(order[0] + i) % seats for i in range(seats)]
            yield order != clockwise, "order", "clockwise", "SH-102"
            as_seated = self.book.random_order or order[0] == max(0, self.s.turn - 1) % seats
            yield not as_seated, "order", "order-of-seats", "SH-216"

    def check_auction(self) -> Checks:
        s, row = self.s, self.s.next_order
        standing = [p for p in row if p >= 0]
        bids = [me.bid for _, me in self.players]
        if self.phase not in (Phase.AUCTION, Phase.INSERT):
            yield standing, "next_order", "no-auction", "SH-052"
            for seat, me in self.players:
                yield me.bid, f"players.{seat}.bid", "no-auction", "SH-052"
            yield s.bid, "bid", "no-auction", "SH-052"
            return
        unsound = row[: len(standing)] != standing or len(set(standing)) != len(standing)
        yield unsound, "next_order", "bad-next-order", "SH-058"
        yield s.actor in standing, "next_order", "has-passed", "SH-055"
        told = {"bid": s.bid, "most": max(bids)}
        yield s.bid != max(bids), "bid", "bad-bid", "SH-053", told
        yield from self.check_bids(standing, bids)
        nobody_passed = self.phase is Phase.INSERT and not standing
        yield nobody_passed, "phase", "no-choice", "SH-057"

    def check_bids(self, standing: list[int], bids: list[int]) -> Checks:
        """SH-052 to SH-059: bids rise from player to player, and the highest bidder passes last."""
        s, seats, opening, step = self.s, self.seats, self.book.opening_bid, self.book.raise_by
        paying = self.phase is Phase.INSERT  # the actor has already passed and paid
        for p, (seat, me) in enumerate(self.players):
            place, bid, passed = f"players.{seat}.bid", bids[p], p in standing
            told = {"seats": seat, "bid": bid, "money": me.money}
            unheard = bid < opening or (bid - opening) % step or bids.count(bid) > 1
            yield bid and unheard, place, "no-such-bid", "SH-053", told
            owes = not passed and not (paying and p == s.actor)
            yield owes and bid > me.money, place, "bid-too-high", "SH-054", told
            yield passed and bid and bid == max(bids), place, "highest-passed", "SH-059", told
        if not 0 <= s.at < seats:
            return
        turn = [(s.at + i) % seats for i in range(seats)]  # places, the current one first
        still_in = [i for i in turn if s.order[i] not in standing and not (paying and i == s.at)]
        actor: int = s.actor
        seat = self.word("seats", actor)
        outbid = paying and bids[actor] == max(bids) > 0 and still_in
        yield outbid, f"players.{seat}.bid", "highest-passed", "SH-059", {"seats": seat}
        rising: list[int] = [bids[s.order[i]] for i in still_in]
        silent = [i for i in still_in if bids[s.order[i]] == 0]  # none of them has been asked yet
        asked = [i for i in range(seats) if s.order[i] in standing or bids[s.order[i]]]
        first_lap = not silent or (
            min(silent) >= s.at and not any(i > s.at or (i == s.at and not paying) for i in asked)
        )
        yield rising != sorted(rising) or not first_lap, "at", "bids-in-turn", "SH-052"
