"""A table as text and as a picture: the scene of any game, zone by zone. It is made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from typing import Any

from roundtable.games import labelled, part, told
from roundtable.kernel import Match
from roundtable.kernel.scene import Group, Piece, Zone
from roundtable.text import Text

ROW, COLUMN, WIDE = 18, 560, 1140  # of a picture: the height of a line, the width of a column and of it all
LETTERS = 78  # that fit into a column
SHADES = ("#f7f1e3", "#efe6d0")


def text_of(match: Match, viewer: int | None, language: str = "en") -> str:
    """The table as a viewer sees it, as lines of text."""
    return "\n".join(line for title, lines in _zones(match, viewer, language) for line in (title, *lines))


def picture_of(match: Match, viewer: int | None, language: str = "en") -> str:
    """The same as an SVG picture: zones as sheets in two columns."""
    heights, drawn = [20, 20], []
    for number, (title, lines) in enumerate(_zones(match, viewer, language)):
        rows = [row for line in lines for row in _broken(line)]
        column = heights.index(min(heights))
        left, top, tall = 10 + column * (COLUMN + 10), heights[column], ROW * (len(rows) + 2)
        drawn.append(f'<rect x="{left}" y="{top}" width="{COLUMN}" height="{tall}" rx="8"')
        drawn.append(f' fill="{SHADES[number % 2]}" stroke="#8a6d3b"/>')
        drawn.append(_line(left + 12, top + ROW + 2, title, ' font-weight="bold"'))
        drawn += [_line(left + 12, top + ROW * (n + 2) + 4, row) for n, row in enumerate(rows)]
        heights[column] += tall + 10
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{max(heights) + 10}"'
    return f'{head} font-family="Georgia, serif" font-size="13" fill="#2b2118">{"".join(drawn)}</svg>'


@cache
def _text(language: str, game: str) -> Text:
    return Text(language, game)


def _line(x: int, y: int, words: str, style: str = "") -> str:
    return f'<text x="{x}" y="{y}"{style}>{escape(words)}</text>'


def _broken(line: str) -> Iterator[str]:
    """A line in pieces that fit."""
    row = ""
    for word in line.split():
        if row and len(row) + len(word) >= LETTERS:
            yield row
            row = ""
        row = f"{row} {word}".strip()
    yield row


def _zones(match: Match, viewer: int | None, language: str) -> Iterator[tuple[str, list[str]]]:
    """Titles and their lines: the zones of the scene, and the question of a viewer who is asked."""
    text, view = _text(language, match.game.name), match.view(viewer)
    show = part(match.game.name, "show")
    for zone in () if show is None else show.scene(view):
        yield text.words(zone.title), list(_lines(zone, text))
    if show is None:
        yield match.game.name, [f"{name}: {value}" for name, value in view["table"].items()]
    key, about = view["prompt"]["key"], view["prompt"]["about"]
    yield text.words(told(show, key, about, view["options"])), _choices(match, viewer, show, view, text)


def _choices(match: Match, viewer: int | None, show: Any, view: dict[str, Any], text: Text) -> list[str]:
    question = None if viewer is None else match.question(viewer)
    if question is None:
        return []
    if show is None:
        return [repr(option) for option in question.options]
    return [text.words(labelled(show, view, question.key, option)) for option in question.options]


def _lines(zone: Zone, text: Text) -> Iterator[str]:
    for group in zone.groups:
        said = ", ".join([*_facts(group, text), *(_piece(piece, text) for piece in group.pieces)])
        title = text.player(group.seat) if group.seat is not None else ""
        title = title if group.title is None else text.words(group.title)
        if said or title:
            yield "  " + ": ".join(words for words in (title, said) if words)


def _facts(group: Group, text: Text) -> Iterator[str]:
    for fact in group.facts:
        value = text.name(fact.value) if isinstance(fact.value, str) else fact.value
        yield f"{text.words(fact.label)} {'?' if value is None else value}"


def _piece(piece: Piece, text: Text) -> str:
    name = (
        text.words(piece.title) if piece.title is not None else text.name(piece.name) if piece.name else "?"
    )
    times = "" if piece.count == 1 else f" ×{piece.count}"
    players = f" ({text.players(piece.seats)})" if piece.seats else ""
    on = f" [{', '.join(_piece(other, text) for other in piece.on)}]" if piece.on else ""
    return f"{name}{times}{players}{on}"
