"""Messages in the reader's language: keys and figures in, sentences out.

Events, prompts and options travel as a key and arguments and become text only here (and, from the same
.ftl files, in a browser). Conventions for arguments: `seat` and `seats` are seats and become players'
names; a text like "dragon-4" is looked up as the message `name-dragon` with $n = 4; a row of such things
is counted and joined; everything else stands as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "uk")


def message_id(key: str) -> str:
    return key.replace(".", "-")


def sources(language: str, game: str | None) -> Iterable[str]:
    """The message files of a language: the common ones, and those of the game."""
    yield files("roundtable.text").joinpath(f"{language}.ftl").read_text("utf-8")
    if game is not None:
        yield files("roundtable.games").joinpath(game, "text", f"{language}.ftl").read_text("utf-8")


class Said(str):
    """Text that is ready to be read: it is not looked up as a name again."""


class Text:
    """One language, for one game, with the names of the players."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources(language, game):
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(message_id(key))

    def say(self, key: str, **args: Any) -> str:
        """The sentence for a key; the key itself where there is none (a test sees to it that there is)."""
        pattern = self._bundle.get_message(message_id(key)).value if self.knows(key) else None
        if pattern is None:
            return Said(key)
        shown = {name: self._argument(name, value) for name, value in args.items()}
        text, _ = self._bundle.format_pattern(pattern, shown)
        return Said(text)

    def fits(self, key: str, args: dict[str, Any]) -> bool:
        """Whether there is a text for this key and these are the figures that it asks for."""
        pattern = self._bundle.get_message(message_id(key)).value if self.knows(key) else None
        shown = {name: self._argument(name, value) for name, value in args.items()}
        return pattern is not None and not self._bundle.format_pattern(pattern, shown)[1]

    def name(self, thing: Any) -> str:
        """The name of a card or whatever a message speaks of."""
        base, _, tail = str(thing).rpartition("-")
        if tail.isdecimal() and self.knows(f"name-{base}"):
            return self.say(f"name-{base}", n=int(tail))
        return self.say(f"name-{thing}", n=1) if self.knows(f"name-{thing}") else Said(thing)

    def listed(self, things: Iterable[Any]) -> str:
        """A row of things, equal ones counted."""
        counted = Counter(self.name(thing) for thing in things)
        return Said(", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counted.items()))

    def player(self, seat: int) -> str:
        return Said(self.names[seat]) if seat < len(self.names) else self.say("player", number=seat + 1)

    def _argument(self, name: str, value: Any) -> Any:
        if name == "seat" and type(value) is int:
            return self.player(value)
        if name == "seats" and not isinstance(value, int):
            return ", ".join(self.player(seat) for seat in value)
        if isinstance(value, list | tuple):
            return self.listed(value)
        return self.name(value) if type(value) is str else value
