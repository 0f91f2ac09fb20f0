"""Is there a text for everything that a viewer is told, in every language?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from roundtable.games import part
from roundtable.kernel import Match, Viewer
from roundtable.text import LANGUAGES, Text


@cache
def text(language: str, game: str) -> Text:
    return Text(language, game)


def missing_words(match: Match, viewer: Viewer) -> list[str]:
    """The messages, with their language, that are missing or do not fit their figures."""
    game = match.game.name
    return [
        f"{key} ({language})"
        for language in LANGUAGES
        for key, args in _said(match, viewer)
        if not text(language, game).fits(key, args)
    ]


def _said(match: Match, viewer: Viewer) -> Iterator[tuple[str, dict[str, Any]]]:
    prompt = match.view(viewer)["prompt"]
    yield prompt["key"], prompt["about"]
    yield from {event.key: event for event in match.log(viewer)}.values()
    if match.result is not None:
        yield f"ending.{match.result.reason}", {}
    question, show = (None if viewer is None else match.question(viewer)), part(match.game.name, "show")
    if question is not None and show is not None:
        yield from [(key, {}) for key in show.lesson(question.key, dict(match.table.options))]
        for option in question.options:
            yield show.label(question.key, option)
