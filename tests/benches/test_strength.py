"""The bench of the bots' strength writes where readers look."""

from __future__ import annotations

from bench.strength import PAGE

from bourgade.kernel import registry


def test_every_game_has_a_section_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    for name in registry.names():
        assert f"\n## {registry.find(name).texts.say('en', 'title')}\n" in page
