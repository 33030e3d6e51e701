"""Who plays with whom, of those who look for opponents."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set

from bourgade.server.ratings.skill import NEW, Skill
from bourgade.server.store.seeks import NO_BOTS, Seek


def groups(
    waiting: Sequence[Seek],
    apart: Collection[frozenset[str]],
    skills: Mapping[tuple[str, str], Skill],
    now: float,
) -> list[list[Seek]]:
    """The people of each table that can be made now; bots take the seats that are left.

    Whoever has waited longest chooses first: where the game is rated, those of the nearest rating,
    else those who have waited longest. ``apart`` are pairs who block each other, ``skills`` those
    of people by ladder and person.
    """
    free, made = list(waiting), list[list[Seek]]()
    for first in waiting:
        if first not in free:
            continue
        found = _company(first, free, apart, skills)
        if len(found) < first.players and first.takes_bots(now):
            found = [one for one in found if one.patience != NO_BOTS]
        elif len(found) < first.players:
            continue
        made.append(found)
        free = [one for one in free if one not in found]
    return made


def _company(
    first: Seek,
    free: Sequence[Seek],
    apart: Collection[frozenset[str]],
    skills: Mapping[tuple[str, str], Skill],
) -> list[Seek]:
    """Somebody with as many as want the same, and do not block each other, up to a full table."""

    def strength(one: Seek) -> float:
        return skills.get((one.ladder, one.person), NEW).mu

    others = [one for one in free if one.wish == first.wish and one is not first]
    if first.rated:
        others.sort(key=lambda one: abs(strength(one) - strength(first)))  # stable: then by time
    found = [first]
    for one in others:
        if len(found) < first.players and not _blocked(one, found, apart):
            found.append(one)
    return found


def _blocked(one: Seek, there: Sequence[Seek], apart: Collection[frozenset[str]]) -> bool:
    return any(frozenset((one.person, other.person)) in apart for other in there)


def company_of(one: Seek, waiting: Sequence[Seek], apart: Set[str]) -> int:
    """How many others wait for the same as somebody, of those whom nothing keeps apart."""
    return sum(
        other.wish == one.wish and other.person != one.person and other.person not in apart
        for other in waiting
    )
