"""The effect language in words: for bands, rewards and costs, and for cards that have no text of their own.

What belongs to the story (which verse, which secret, which event) is never said: it is not known before it
happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from roundtable.kernel.scene import Words

from ..content import verbs
from ..content.language import (
    ATTRIBUTES,
    COLOURS,
    KEYWORDS,
    KINDS,
    RESOURCES,
    TRACKS,
    Ability,
    Act,
    Cond,
    Group,
    Step,
    read_amount,
    read_effects,
    read_needs,
)
from . import texts

STATES = set("exhausted insane dying panic settlement alone fought talked travelled ate random".split())
STORY = Words(verbs.STORY)  # something that the story knows


def effects(text: str) -> Words:
    """A line of effects."""
    return in_row([step(one) for one in read_effects(text)])


def in_row(parts: Iterable[Words]) -> Words:
    """Several things one after the other; that the story goes on is told once."""
    found: list[Words] = []
    for part in parts:
        if part != STORY or part not in found:
            found.append(part)
    return found[0] if len(found) == 1 else Words("eff-row", {"parts": found})


def step(one: Step) -> Words:
    ways = either([group(acts) for acts in one.groups])
    if not one.conds:
        return ways
    return Words("eff-if", {"if": in_row([cond(test) for test in one.conds]), "then": ways})


def either(ways: Sequence[Words]) -> Words:
    """One of several ways."""
    if len(ways) == 1:
        return ways[0]
    return Words("eff-or", {"one": ways[0], "other": either(ways[1:])})


def group(acts: Group) -> Words:
    return in_row([scoped(act) for act in acts])


def scoped(act: Act) -> Words:
    said = one_act(act)
    return said if act.scope in ("", "doer") or said == STORY else Words(f"eff-{act.scope}", {"act": said})


# -- acts ------------------------------------------------------------------------------------------------


def one_act(act: Act) -> Words:
    """What a verb says with the words that follow it."""
    key = verbs.VERBS[act.verb].said
    if key in SAID:
        return SAID[key](act)
    shape = verbs.VERBS[act.verb].words
    if shape == "amount":
        return _counted(key, act.args[0])
    return Words(key, {"row": act.args[0]}) if shape == "row" else Words(key)


def _drawn(act: Act) -> Words:
    if act.args[0] == "item":
        return Words("eff-item", {"kind": Words(f"keyword-{_keyword(act.args[1:])}")})
    return _counted("eff-draw", act.args[0])


def _met(act: Act) -> Words:
    """An encounter is known by its colour alone."""
    known = act.args and act.args[0] in COLOURS
    return Words("eff-encounter", {"colour": act.args[0]}) if known else STORY


def _keyword(args: Sequence[str]) -> str:
    return next((word for word in args if word in KEYWORDS), "any")


def signed(number: int) -> str:
    """A change with its sign; of nothing too."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def figure(number: int) -> str:
    """A figure that may lie below nothing, with the same minus as a change."""
    return str(number).replace("-", "−")


def _changed(act: Act) -> Words:
    amount = read_amount(act.args[0])
    change: dict[str, Any] = {
        "what": "charges" if act.verb == "charge" else act.verb,
        "change": signed(amount.factor),
    }
    if not amount.term:
        return Words("eff-change", change)
    return Words("eff-change-per", {**change, "term": term(amount.term, amount.about)})


def _counted(key: str, text: str) -> Words:
    amount = read_amount(text)
    if not amount.term:
        return Words(key, {"count": abs(amount.factor)})
    return Words(f"{key}-per", {"term": term(amount.term, amount.about)})


def _avoided(act: Act) -> Words:
    what, text = verbs.VERBS[act.verb].avoids, act.args[0]
    if text == "all":
        return Words("eff-avoid-all", {"what": what})
    amount = read_amount(text)
    if amount.term:
        return Words("eff-avoid-per", {"what": what, "term": term(amount.term, amount.about)})
    return Words("eff-avoid", {"what": what, "count": amount.factor})


def term(name: str, about: str) -> Words:
    """What is counted."""
    if name == "J":
        return Words("term-joined", {"row": about})
    if name == "min":
        most, _, inner = about.partition(",")
        amount = read_amount(inner)
        return Words("term-min", {"count": int(most), "term": term(amount.term, amount.about)})
    return Words(f"term-{name.replace('_', '-')}")


def cost(act: Act) -> Words:
    """What is to be paid."""
    what, *rest = act.args
    if what in ("share", "each"):
        return Words(f"pay-{what}", {"what": rest[0], "count": int(rest[1])})
    if what == "item" and rest[0] not in (*KEYWORDS, "any"):
        key = f"item.{rest[0]}.title"
        return Words("pay-thing", {"thing": texts.say(texts.pack_with(key), key)})
    if what == "item":
        return Words("pay-item", {"kind": Words(f"keyword-{rest[0]}")})
    if what in ("secret", "card", "charge"):
        return Words(f"pay-{what}")
    return Words("pay", {"what": what, "count": int(rest[0])})


# Keys whose words are not just a figure, a row of keys, or nothing more.
SAID: dict[str, Callable[[Act], Words]] = {
    verbs.CHANGE: _changed,
    verbs.AVOID: _avoided,
    verbs.STORY: lambda act: STORY,
    "eff-draw": _drawn,
    "eff-encounter": _met,
    "pay": cost,
}


def amounts(costs: Iterable[tuple[str, int]]) -> list[Words]:
    """A row of costs: "2 energy", "1 food"."""
    return [Words("amount", {"what": what, "count": number}) for what, number in costs]


# -- conditions ------------------------------------------------------------------------------------------


def cond(test: Cond) -> Words:
    said = _cond(test)
    return Words("cond-not", {"cond": said}) if test.no and said.key != "cond-story" else said


def _cond(test: Cond) -> Words:
    name = test.test
    if name in ("skull", "grail"):
        return Words(f"cond-{name}")
    if test.sign and name in (*ATTRIBUTES, *RESOURCES, *TRACKS, "aff", "pool", "party", "players", "day"):
        key = "cond-least" if test.sign == ">=" else "cond-most"
        return Words(key, {"what": name, "count": test.number})
    if name in STATES:
        return Words(f"cond-{name}")
    if name in COLOURS or name in KINDS:
        return Words("cond-encounter", {"what": name})
    if name == "trait":
        return Words("cond-trait", {"trait": test.about})
    return Words("cond-story")


# -- abilities -------------------------------------------------------------------------------------------


def abilities(found: Iterable[Ability]) -> Words | None:
    """What a card or an item does that has no text of its own."""
    return together([ability(one) for one in found])


def ability(one: Ability) -> Words:
    when = Words(f"when-{one.timing.replace('_', '-')}", {"arg": _arg(one)})
    done = effects(one.effects)
    if one.spend:
        done = Words("eff-spend", {"count": one.spend, "then": done})
    if one.limit:
        done = Words(f"limit-{one.limit}", {"then": done})
    return Words("ability-may" if one.may else "ability", {"when": when, "effects": done})


def _arg(one: Ability) -> Any:
    """What the timing speaks of: a row, a number of time tokens, a cost."""
    if one.timing == "delay":
        return int(one.arg or 1)
    words = one.arg.split()
    return in_row(amounts(zip(words[::2], map(int, words[1::2]), strict=True))) if len(words) > 1 else one.arg


def together(parts: Iterable[Words | None]) -> Words | None:
    """Sentences one after the other; None if there is nothing to say."""
    found = [part for part in parts if part is not None]
    if len(found) < 2:
        return found[0] if found else None
    rest = together(found[1:])
    assert rest is not None
    return Words("then", {"one": found[0], "other": rest})


def lines(parts: Iterable[Words | None]) -> Words | None:
    """The same, each in a line of its own: for what is looked at in rest."""
    found = [part for part in parts if part is not None]
    if len(found) < 2:
        return found[0] if found else None
    return Words("lines", {"one": found[0], "other": lines(found[1:])})


# -- choices of the journal ------------------------------------------------------------------------------


def price(needs: str) -> list[Words]:
    """What a choice costs."""
    return [cost(act) for act in read_needs(needs)[1]]


def asked_of(needs: str) -> list[Words]:
    """The attributes that somebody needs for it."""
    return [cond(test) for test in read_needs(needs)[0] if test.test in ATTRIBUTES and not test.no]


def wanted(needs: str) -> list[Words]:
    """All that a choice asks for and everybody can see."""
    conds, pays = read_needs(needs)
    return [*[cond(test) for test in conds if test.sign], *[cost(act) for act in pays]]


def promised(text: str) -> list[Words]:
    """What of its effects anybody may know beforehand."""
    found = []
    for one in read_effects(text):
        for acts in one.groups if not one.conds else ():
            found += [scoped(act) for act in acts if act.verb in verbs.marked("foretold")]
    return [said for said in found if said != STORY]
