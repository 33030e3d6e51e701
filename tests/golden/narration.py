"""A match told in sentences, as golden games keep it."""

from __future__ import annotations

from bourgade import Match
from bourgade.kernel.i18n import message_id


def narrate(match: Match, language: str) -> str:
    """Every step with its move, then what happened and by which rule; at the end the scores."""
    lines: list[str] = []
    names = match.names(language)
    for step in match.steps():
        who = "*" if step.actor == "chance" else step.actor
        lines.append(f"{who} {match.variant.vocabulary.text(step.action)}")
        lines += [
            f"    {event.text(language, match.players)} · {event.rule}" for event in step.events
        ]
    lines += [match.ending_text(language)] if match.over else []
    for seat, score in match.scores.items():
        told = ", ".join(
            f"{match.variant.game.texts.say(language, f'score-{message_id(name)}')} {points}"
            for name, points in score.items()
        )
        lines.append(f"{names[seat]}: {told}")
    return "\n".join(lines) + "\n"
