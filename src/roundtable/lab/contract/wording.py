"""Is there a text for everything that a viewer is told and shown, in every language?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from roundtable.games import because, checkpoint, detailed, labelled, part, told
from roundtable.kernel import Match, Options, View, Viewer
from roundtable.kernel.scene import ANYTIME, Words, Zone
from roundtable.text import LANGUAGES, Message, Text, is_message

RECENT = 100  # lines


@cache
def text(language: str, game: str) -> Text:
    return Text(language, game)


def missing_words(match: Match, viewer: Viewer) -> list[str]:
    """The messages and names, with their language, that are missing or do not fit their figures."""
    # Of the messages with the same key and the same kinds of figures one is enough.
    said = {(key, *sorted(args)): args for key, args in _said(match, viewer)}
    named = set(_named(match, viewer))
    lacking = []
    for language in LANGUAGES:
        words = text(language, match.game.name)
        lacking += [f"{key} ({language})" for (key, *_), args in said.items() if not words.fits(key, args)]
        lacking += [f"the name {name} ({language})" for name in sorted(named) if not words.has_name(name)]
    return lacking


def _said(match: Match, viewer: Viewer) -> Iterator[Message]:
    """Everything that is put into words for this viewer."""
    show, view = part(match.game.name, "show"), match.view(viewer)
    prompt, log, options = view["prompt"], match.log(viewer), match.table.options
    if match.result is None:  # the whole of a long story is looked at once, at its end
        log = log[-RECENT:]
    yield from _messages([told(show, prompt["key"], prompt["about"], options)])
    yield from _messages([told(show, *event, options) for event in log])
    begun = [event for event in log if event.key in match.game.checkpoints]
    yield from _messages([checkpoint(show, event, options) for event in begun])
    if match.result is not None:
        yield f"ending.{match.result.reason}", {}
    scene = _scene(match, viewer)
    for zone in scene:
        yield from _messages(_shown(zone))
    key = None if viewer is None or (question := match.question(viewer)) is None else question.key
    yield from _messages(_reasons(show, view, key, scene))
    if viewer is not None and show is not None:
        yield from _offered(match, viewer, show, view)


def _offered(match: Match, seat: int, show: Any, view: View) -> Iterator[Message]:
    """What the seat may answer, and what it may do unasked."""
    question = match.question(seat)
    if question is not None:
        yield from _messages(show.lesson(question.key, dict(match.table.options)))
        yield from _messages(_labels(show, view, question.key, question.options))
    yield from _messages(_labels(show, view, ANYTIME, match.anytime(seat)))


def _labels(show: Any, view: View, key: str, options: Options) -> Iterator[Words | None]:
    """What every option says of itself."""
    for option in options:
        yield labelled(show, view, key, option)
        yield detailed(show, view, key, option)


def _reasons(show: Any, view: dict[str, Any], key: str | None, scene: list[Zone]) -> Iterator[Words]:
    """Why each piece cannot be chosen."""
    for ref in sorted({piece.ref for zone in scene for piece in zone.pieces()} - {""}):
        yield because(show, view, key, ref)


def _named(match: Match, viewer: Viewer) -> Iterator[str]:
    """The name of every piece that lies face up."""
    for zone in _scene(match, viewer):
        yield from [piece.name for piece in zone.pieces() if piece.name]


def _scene(match: Match, viewer: Viewer) -> list[Zone]:
    show = part(match.game.name, "show")
    return [] if show is None else show.scene(match.view(viewer))


def _shown(zone: Zone) -> Iterator[Any]:
    """Whatever may be a message in a zone."""
    yield zone.title
    for group in zone.groups:
        yield group.title
        yield from [fact.label for fact in group.facts]
    yield from [words for piece in zone.pieces() for words in (piece.title, piece.text)]


def _messages(things: Any) -> Iterator[Message]:
    """The messages among these, and those within them."""
    for thing in things:
        if is_message(thing):
            yield thing
            yield from _messages(thing[1].values())
        elif isinstance(thing, list | tuple):
            yield from _messages(thing)
