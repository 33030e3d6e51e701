"""Pictures of what a content file adds: those of the game, which a row names or is like."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from bourgade.kernel.content import Tables
from bourgade.kernel.figures import EffectTable
from bourgade.kernel.own_texts import Named, named_rows
from bourgade.kernel.schema import PICTURE_KEY


def own_pictures(content: Any, tables: Tables, known: Collection[str]) -> dict[str, str]:
    """The pictures to show, by those that would be there in print: ``kinds-tea_house``.

    A row says which (``picture = "icons-cup"``). Otherwise it is the picture of its icon or type,
    or that of a printed card with the same effect; "" if there is none.
    """
    rows = list(named_rows(content, tables)) if tables.laid_over else []
    printed = {(one.dim, _effect_of(one.row)): one for one in reversed(rows) if not one.added}
    return {
        f"{one.dim}-{one.word}": _picture_of(one, printed, known)
        for one in rows
        if one.added or PICTURE_KEY in one.given
    }


def _picture_of(
    one: Named, printed: Mapping[tuple[str, str], Named], known: Collection[str]
) -> str:
    if PICTURE_KEY in one.given:
        picture = one.given[PICTURE_KEY]
        if not isinstance(picture, str) or picture not in known:
            listed = ", ".join(sorted(known)) or "—"
            raise one.wrong(PICTURE_KEY, "content-none-of", found=repr(picture), known=listed)
        return picture
    alike = printed.get((one.dim, _effect_of(one.row)))
    wanted = [*_signs(one.row), *([f"{alike.dim}-{alike.word}"] if alike else [])]
    return next((picture for picture in wanted if picture in known), "")


def _signs(row: Any) -> Iterator[str]:
    """The pictures of the signs on a card: ``icons-cup``, ``types-culture``."""
    for key in ("icon", "type"):
        if value := getattr(row, key, ""):
            yield f"{key}s-{value}"


def _effect_of(row: Any) -> str:
    effect = getattr(row, "effect", "")
    return effect.key if isinstance(effect, EffectTable) else str(effect)
