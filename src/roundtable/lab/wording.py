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
    said = dict(_said(match, viewer))  # one of each key is enough
    return [
        f"{key} ({language})"
        for language in LANGUAGES
        for key, args in said.items()
        if not text(language, match.game.name).fits(key, args)
    ]


def _said(match: Match, viewer: Viewer) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that is put into words for this viewer: key and figures."""
    prompt = match.view(viewer)["prompt"]
    yield prompt["key"], prompt["about"]
    yield from match.log(viewer)
    if match.result is not None:
        yield f"ending.{match.result.reason}", {}
    question, show = (None if viewer is None else match.question(viewer)), part(match.game.name, "show")
    if question is not None and show is not None:
        yield from [(key, {}) for key in show.lesson(question.key, dict(match.table.options))]
        yield from [show.label(question.key, option) for option in question.options]
