"""The effect language in detail: every act, condition, cost and ability says what its words allow, and names
only what the pack has."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from ..content.language import (
    COLOURS,
    KEYWORDS,
    KINDS,
    RESOURCES,
    RULE_KEYS,
    TRACKS,
    Ability,
    Act,
    Cond,
    PackError,
    Step,
    acts_of,
    read_ability,
    read_amount,
    read_conds,
    read_cost,
    read_effects,
    read_needs,
)
from ..content.traits import GUARDIAN, TRAITS
from ..content.verbs import VERBS, Verb, marked
from .grammar import CONDS, ROWS, written
from .sources import Findings, Place, Sources

T = TypeVar("T")
NAMED = ("item", "secret", "part", "task", "event", "encounter", "timer")  # in words of its own


class Words:
    """Looks at what is said, and remembers what is set, what is tested and which verse leads where."""

    def __init__(self, sources: Sources, findings: Findings) -> None:
        self.sources, self.findings = sources, findings
        self.made: dict[tuple[str, str], Place] = {}
        self.tested: dict[tuple[str, str], Place] = {}
        self.played: set[str] = set()  # events that something plays or puts on top
        self.drawn: dict[str, Place] = {}  # colours of which encounters are drawn
        self.leads: dict[str, set[str]] = defaultdict(set)  # verse ("" is the world) -> verses

    # -- whole lines -------------------------------------------------------------------------------------

    def effects(self, text: str, place: Place, world: bool, verse: str = "", kind: str = "") -> None:
        """A line of effects. In the world an act says who it is for (TG-45)."""
        if any(not part.strip() for part in text.split(";")):
            self.findings.error(place, f"a step is empty in {text!r}")
        for step in self._read(read_effects, text, place) or ():
            self._step(step, text, place, world, verse, kind)

    def _step(self, step: Step, text: str, place: Place, world: bool, verse: str, kind: str) -> None:
        for cond in step.conds:
            self._cond(cond, place)
        for group in step.groups:
            for act in group:
                self._act(act, place, world, kind)
                if act.verb == "goto" and act.args:
                    self.leads[verse].add(act.args[0])
                    if act is not group[-1]:
                        self.findings.error(place, f"goto must be the last act of its group in {text!r}")

    def conds(self, text: str, place: Place) -> None:
        for cond in self._read(read_conds, text, place) or ():
            self._cond(cond, place)

    def needs(self, text: str, place: Place) -> None:
        conds, pays = self._read(read_needs, text, place) or ((), ())
        for cond in conds:
            self._cond(cond, place)
        for act in pays:
            self._act(act, place, world=True)

    def verse(self, name: str, place: Place, source: str = "") -> None:
        """A verse that is led to, by another or by the world."""
        self.leads[source].add(name)
        if name not in self.sources.heads:
            self.findings.error(place, f"there is no verse {name!r}")

    def cost(self, text: str, place: Place) -> None:
        self._read(read_cost, text, place)

    def ability(self, text: str, place: Place, kind: str = "") -> None:
        """An ability; `kind` if it stands on a card for fights or for talks."""
        ability = self._read(read_ability, text, place)
        if ability is None:
            return
        if ability.timing == "action":
            self.cost(ability.arg, place)
        for fault in (*_wrong_timing(ability), *_wrong_effects(ability)):
            self.findings.error(place, f"{text!r}: {fault}")
        self.effects(ability.effects, place, world=False, kind=kind)

    def looks_like_effects(self, text: str) -> bool:
        """Whether somebody may have meant this line of prose as effects: a verb and what can follow it."""
        try:
            acts = acts_of(text)
        except (PackError, ValueError, IndexError):
            return False
        return bool(acts) and all(act.args and self._could_be(act) for act in acts)

    def _could_be(self, act: Act) -> bool:
        """Whether these words can follow the verb, if what they name were there."""
        shapes = VERBS[act.verb].shapes + VERBS[act.verb].card_shapes
        named = tuple([f"there is no {kind} " for kind in NAMED])
        return self._shape(shapes, act.args) is not None or self._missing(shapes, act.args).startswith(named)

    def _read(self, reader: Callable[[str], T], text: str, place: Place) -> T | None:
        """What a reader of the language makes of a text; nothing if it is wrong."""
        try:
            return reader(text)
        except PackError as why:
            self.findings.error(place, str(why))
        except (ValueError, IndexError):
            self.findings.error(place, f"{text!r} cannot be read")
        return None

    # -- one act, one condition --------------------------------------------------------------------------

    def _act(self, act: Act, place: Place, world: bool, kind: str = "") -> None:
        verb, said = VERBS[act.verb], " ".join(filter(None, (act.scope, act.verb, *act.args)))
        for fault in _out_of_place(verb, act.scope, world, kind):
            self.findings.error(place, f"{said!r}{fault}")
        if world and self._shape(verb.card_shapes, act.args) is not None:
            self.findings.error(place, f"{said!r} is for cards only")
        else:
            self._shaped(verb.shapes if world else verb.shapes + verb.card_shapes, act.args, said, place)

    def _cond(self, cond: Cond, place: Place) -> None:
        about, compared = CONDS[cond.test]
        if bool(cond.sign) != compared:
            how = "is compared, as in" if compared else "is not compared, unlike in"
            self.findings.error(place, f"the condition {cond.test!r} {how} {cond.test}>=2")
        elif cond.about == "here":
            self.findings.error(place, f"the condition {cond.test!r} names a location by its number")
        elif about:
            self._shaped(about, (cond.about,) if cond.about else (), f"{cond.test} {cond.about}", place)
        elif cond.about:
            self.findings.error(place, f"nothing comes after the condition {cond.test!r}")

    def _shaped(self, shapes: Iterable[str], args: tuple[str, ...], said: str, place: Place) -> None:
        """The words after a verb are of one of these shapes; what they set or test is noted."""
        shape = self._shape(shapes, args)
        if shape is None:
            word = " ".join(said.split()[: -len(args) or None])
            unlike = f"{said!r} is not how that is written; write: {written(word, shapes)}"
            self.findings.error(place, self._missing(shapes, args) or unlike)
            return
        for word, arg in zip(shape, args, strict=True):
            self._note(word, arg, place)

    def _shape(self, shapes: Iterable[str], args: tuple[str, ...]) -> list[str] | None:
        """The first of the shapes that these words have."""
        for shape in shapes:
            words = shape.split()
            if len(words) == len(args) and all(map(self._fits, words, args)):
                return words
        return None

    def _missing(self, shapes: Iterable[str], args: tuple[str, ...]) -> str:
        """What is named but not there, if everything else is well."""
        for shape in shapes:
            words = shape.split()
            wrong = [(word, arg) for word, arg in zip(words, args, strict=False) if not self._fits(word, arg)]
            if len(words) == len(args) and len(wrong) == 1 and wrong[0][0].lstrip("+?") in self._named():
                return f"there is no {wrong[0][0].lstrip('+?')} {wrong[0][1]!r}"
        return ""

    def _named(self) -> tuple[str, ...]:
        return (
            *self.sources.entries,
            "verse",
            "part",
            "box",
            "menhir",
            "guardian",
            "quest",
            "place",
            "token",
        )

    def _note(self, kind: str, word: str, place: Place) -> None:
        if kind == "amount":
            for status in re.findall(r"parts\((\w+)\)", word):
                self.tested.setdefault(("part", status), place)
        elif kind == "colour":
            self.drawn.setdefault(word, place)
        elif kind[0] in "+?":
            (self.made if kind[0] == "+" else self.tested).setdefault((kind[1:], word), place)
            if kind == "+event":
                self.played.add(word)

    # -- words -------------------------------------------------------------------------------------------

    def _fits(self, kind: str, word: str) -> bool:
        kind, entries = kind.lstrip("+?"), self.sources.entries
        if kind.startswith("="):
            return word == kind[1:]
        if kind in entries and kind != "dial":  # a dial needs no table
            return word in entries[kind]
        fits: dict[str, Callable[[], bool]] = {
            "amount": lambda: self._amount(word),
            "part": lambda: self._part(word),
            "box": lambda: "/" in word and self._part(word),
            "number": word.isdecimal,
            "money": lambda: word in (*TRACKS, *RESOURCES),
            "keyword": lambda: word in KEYWORDS,
            "colour": lambda: word in COLOURS,
            "row": lambda: len(word) == 1 and word in ROWS,
            "rule": lambda: word in RULE_KEYS,
            "trait": lambda: word in TRAITS,
            "dial": lambda: re.fullmatch(r"[a-z][a-z0-9_]*", word) is not None,
            "place": lambda: word == "here" or word in entries["location"],
            "token": lambda: word == "here" or word in entries["location"],
            "time": lambda: word == "here" or word in entries["location"],
            "menhir": lambda: word == "here" or "ward" in self._table("location", word),
            "guardian": lambda: self._guardian(word),
            "quest": lambda: bool(self._table("event", word).get("quest")),
            "verse": lambda: word in self.sources.heads,
        }
        return fits[kind]()

    def _table(self, kind: str, id_: str) -> dict[str, object]:
        entry = self.sources.entries[kind].get(id_)
        return entry.table if entry else {}

    def _guardian(self, id_: str) -> bool:
        table = self._table("encounter", id_)
        traits = table.get("traits", [])
        return bool(table.get("guardian")) or (isinstance(traits, list) and GUARDIAN.name in traits)

    def _part(self, word: str) -> bool:
        name, slash, part = word.partition("/")
        parts = self._table("status", name).get("parts", 0)
        if not slash or not isinstance(parts, int):
            return bool(parts)
        return part.isdecimal() and 1 <= int(part) <= parts

    def _amount(self, word: str) -> bool:
        try:
            read = read_amount(word)
        except PackError:
            return False
        if read.term == "parts":
            return read.about in self.sources.entries["status"]
        if read.term == "J":
            return len(read.about) == 1 and read.about in ROWS
        if read.term == "min":
            most, _, inner = read.about.partition(",")
            return most.isdecimal() and self._amount(inner)
        return not read.about


# -- where words may stand -------------------------------------------------------------------------------


def _out_of_place(verb: Verb, scope: str, world: bool, kind: str) -> Iterator[str]:
    """What is wrong with a verb in the world, or on a card of this kind."""
    if world and verb.place != "anywhere":
        yield f": {verb.name} is for cards and encounters only"
    if kind and verb.place in KINDS and verb.place != kind:
        yield f": {verb.name} is for {verb.place} only"
    if world and verb.scope == "must" and not scope:
        yield " must say for whom: each, one, share, doer or all (TG-45)"
    if scope and verb.scope == "no":
        yield f": {verb.name} takes no scope"


def _wrong_timing(ability: Ability) -> Iterator[str]:
    """What is wrong with the words around the effects of an ability."""
    timing, arg = ability.timing, ability.arg
    if ability.kind and ability.kind not in (*COLOURS, *KINDS):
        yield f"there is no kind of encounter {ability.kind!r}"
    if timing == "delay":
        if not arg.isdecimal():
            yield "after delay comes a number"
    elif timing == "joined":
        if len(arg) != 1 or arg not in ROWS:
            yield f"after joined comes a row, one of {' '.join(ROWS)}"
    elif arg and timing != "action":
        yield f"nothing comes after {timing}"


def _wrong_effects(ability: Ability) -> Iterator[str]:
    """What of its effects this ability cannot do."""
    acts, passive = acts_of(ability.effects), marked("passive")
    if ability.timing == "passive" and any(act.verb not in passive for act in acts):
        yield f"only {' and '.join(verb for verb in VERBS if verb in passive)} can be passive"
    if any(act.args[:1] == ("redraw",) for act in acts) and not ability.may and not ability.limit:
        yield "it would never end; say `may`, or give it a limit"
