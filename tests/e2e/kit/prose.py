"""What of a journal has been read, and what nobody may have received yet."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

from roundtable.games.taintedgrail.content.load import pack
from roundtable.games.taintedgrail.show.texts import in_all
from roundtable.games.taintedgrail.table import OPENED

from .person import Person

SAMPLE = 60  # letters of a line: enough to know it by


def unread(save: dict[str, Any]) -> set[str]:
    """The beginnings of all lines of prose that were never read in this match, and of the choices of verses
    that were never opened, in every language."""
    table = save["state"]["table"]
    read = {(verse, at) for _, verse, row, lines in table["chronicle"] if row == OPENED for at in lines}
    opened = {verse for _, verse, _, _ in table["chronicle"]}
    known, hidden = set[str](), set[str]()
    journal = [(name, verse) for name in pack("avalon").verses for verse in in_all("avalon", name)]
    for name, verse in journal:
        assert verse, f"{name} is not translated"
        for at, line in enumerate(verse.lines):
            if line.kind == "prose":
                (known if (name, at) in read else hidden).add(_sample(line.text))
        for choice in verse.choices:
            (known if name in opened else hidden).add(_sample(choice.text))
    return {text for text in hidden - known if len(text) > SAMPLE // 3}


def _sample(text: str) -> str:
    return " ".join(re.sub(r"\*+", "", text).split())[:SAMPLE]


def received(person: Person) -> Iterator[str]:
    """All that came over the line, and what now stands on the page."""
    yield json.dumps(person.frames, ensure_ascii=False)
    yield html.unescape(person.page.content())


def leaked(person: Person, save: dict[str, Any]) -> set[str]:
    hidden = unread(save)
    assert len(hidden) > 1500, "there is hardly anything that could leak"
    return {text for heap in received(person) for text in hidden if text in heap}
