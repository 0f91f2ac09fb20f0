"""Messages in the reader's language: keys and figures in, sentences out.

Events, prompts, options and scenes travel as messages, `[key, arguments]`, and become text only here (and,
from the same .ftl files, in a browser, which keeps the same conventions). A dot in a key is a dash in the
file. Of arguments, the first that fits:

1. `seat`, a number, is a player's name; `seats`, a row of numbers, are names: "Ann, Ben and Cleo".
2. A row of exactly one text and one object is a message itself, `["kind-dragon", {}]`: it is said first.
3. Any other row is a row of things: each is said if it is a message, else named (4); equal results are
   counted and all joined in the order of their first: "red knight ×2, Merlin". An empty row is "".
4. A text is a name: "dragon-4" is the message `name-dragon` with $n = 4 if there is one, else "grail" is
   `name-grail` with $n = 1 if there is one, else it stands as it is.
5. Everything else stands as it is: numbers decide plurals.

What has been said or is a player's name is never looked up again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any, TypeGuard

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "uk")

Message = tuple[str, Mapping[str, Any]]


def message_id(key: str) -> str:
    return key.replace(".", "-")


def is_message(value: Any) -> TypeGuard[Message]:
    """Whether an argument is a message itself; plain rows of things never hold an object."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        return False
    return isinstance(value[0], str) and isinstance(value[1], dict)


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

    def words(self, message: Message) -> str:
        """The sentence for a message that travelled as data."""
        key, args = message
        return self.say(key, **args)

    def say(self, key: str, /, **args: Any) -> str:
        """The sentence for a key; the key itself where there is none (a test sees to it that there is)."""
        pattern = self._bundle.get_message(message_id(key)).value if self.knows(key) else None
        if pattern is None:
            return Said(key)
        shown = {name: self._argument(name, value) for name, value in args.items()}
        text, _ = self._bundle.format_pattern(pattern, shown)
        return Said(text)

    def fits(self, key: str, args: Mapping[str, Any]) -> bool:
        """Whether there is a text for this key and these are the figures that it asks for."""
        pattern = self._bundle.get_message(message_id(key)).value if self.knows(key) else None
        shown = {name: self._argument(name, value) for name, value in args.items()}
        return pattern is not None and not self._bundle.format_pattern(pattern, shown)[1]

    def name(self, thing: Any) -> str:
        """The name of a card or whatever a message speaks of."""
        name = self._name_of(str(thing))
        return Said(thing) if name is None else self.words(name)

    def has_name(self, thing: str) -> bool:
        return self._name_of(thing) is not None

    def _name_of(self, thing: str) -> Message | None:
        base, _, tail = thing.rpartition("-")
        if tail.isdecimal() and self.knows(f"name-{base}"):
            return f"name-{base}", {"n": int(tail)}
        return (f"name-{thing}", {"n": 1}) if self.knows(f"name-{thing}") else None

    def listed(self, things: Iterable[Any]) -> str:
        """A row of things or messages, equal ones counted."""
        counted = Counter(self.words(thing) if is_message(thing) else self.name(thing) for thing in things)
        return Said(", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counted.items()))

    def player(self, seat: int) -> str:
        return Said(self.names[seat]) if seat < len(self.names) else self.say("player", number=seat + 1)

    def players(self, seats: Iterable[int]) -> str:
        names = [self.player(seat) for seat in seats]
        if len(names) < 2:
            return Said("".join(names))
        return self.say("names-and", names=Said(", ".join(names[:-1])), last=names[-1])

    def _argument(self, name: str, value: Any) -> Any:
        if name == "seat" and type(value) is int:
            return self.player(value)
        if name == "seats" and not isinstance(value, int):
            return self.players(value)
        if is_message(value):
            return self.words(value)
        if isinstance(value, list | tuple):
            return self.listed(value)
        return self.name(value) if type(value) is str else value
