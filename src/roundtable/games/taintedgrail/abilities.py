"""What is in force for a hero: abilities of gear, secrets, skills, his flaw, his condition and of events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from .costs import can_pay
from .counting import GRAIL, SKULL, Context, amount, holds_all
from .language import Ability, Act, read_effects
from .pack import pack
from .table import Table

ACTIVATION, DAY, ONCE, PASSIVE = "activation", "day", "once", "passive"
DIAL = (SKULL, GRAIL)


class Source(NamedTuple):
    """An ability and where it stands: "item/mule", "skill/agg_1/front", "flaw/beor", "event/c1_1" …"""

    name: str
    at: int  # its place there
    ability: Ability

    def mark(self, seat: int) -> str:
        """By what its use is remembered."""
        end = "/activation" if self.ability.limit == ACTIVATION else ""
        return f"{self.name}#{self.at}@{seat}{end}"


# -- what a pack says of each source: read once ----------------------------------------------------------


@cache
def abilities_of(of: str, name: str) -> tuple[Ability, ...]:
    kind, _, thing = name.partition("/")
    content = pack(of)
    if kind == "item":
        return content.items[thing].abilities
    if kind == "secret":
        return content.secrets[thing].abilities
    if kind == "skill":
        skill, _, side = thing.partition("/")
        return content.skills[skill].front if side == "front" else content.skills[skill].back
    if kind == "flaw":
        return content.characters[thing].flaw
    return content.conditions[thing].rules if kind == "condition" else content.events[thing].rules


@cache
def _timed(of: str, name: str) -> dict[str, tuple[Source, ...]]:
    """The abilities of a source by their timing."""
    found: dict[str, tuple[Source, ...]] = {}
    for at, ability in enumerate(abilities_of(of, name)):
        found[ability.timing] = (*found.get(ability.timing, ()), Source(name, at, ability))
    return found


@cache
def _acts(effects: str) -> tuple[Act, ...]:
    return tuple(act for step in read_effects(effects) for group in step.groups for act in group)


@cache
def _rules(of: str, name: str) -> dict[str, tuple[tuple[Source, str], ...]]:
    """The figures that a source changes as long as it lies: key -> (ability, by how much)."""
    found: dict[str, tuple[tuple[Source, str], ...]] = {}
    for source in _timed(of, name).get(PASSIVE, ()):
        for act in _acts(source.ability.effects):
            if act.verb == "rule":
                found[act.args[0]] = (*found.get(act.args[0], ()), (source, act.args[1]))
    return found


# -- what is in force now --------------------------------------------------------------------------------


def names(t: Table, seat: int) -> list[str]:
    """Everything that has abilities for a hero, but cards in a sequence."""
    items = t.pack.items
    things = t.gear[seat] if t.enc and seat in t.inside else t.in_use(seat)
    found = [f"item/{thing}" if thing in items else f"secret/{thing}" for thing in things]
    found += [f"secret/{thing}" for thing in t.common]
    found += [f"skill/{skill}" for skill in t.skills[seat]]
    found.append(f"flaw/{t.heroes[seat]}")
    found += [f"condition/{condition}" for condition in conditions(t, seat)]
    found += [f"event/{event}" for event in t.today]
    found += [f"event/{event}" for event in t.quests]
    return found


def conditions(t: Table, seat: int) -> list[str]:
    """[Death and madness] The cards that lie at his board: dying, insane."""
    found = []
    if t.dying[seat]:
        found.append(t.dying_card())
    if t.insane(seat):
        found.append("insane")
    return found


def sources(t: Table, seat: int, timing: str) -> Iterator[Source]:
    """His abilities of this timing."""
    of = t.options["pack"]
    for name in names(t, seat):
        yield from _timed(of, name).get(timing, ())


def triggered(t: Table, seat: int, timing: str, arg: str = "") -> list[Source]:
    """His abilities of this timing that can be used now."""
    return [s for s in sources(t, seat, timing) if s.ability.arg == arg and usable(t, seat, s)]


def usable(t: Table, seat: int, source: Source) -> bool:
    """Whether the kind of encounter fits and the limit has not been reached."""
    ability = source.ability
    if ability.kind and not (t.enc and ability.kind in (t.encounter().deck, t.encounter().kind)):
        return False
    if not ability.limit:
        return True
    marks = {DAY: t.used, ONCE: t.once}.get(ability.limit, t.spent)
    return source.mark(seat) not in marks


def opens(t: Table, seat: int, source: Source) -> bool:
    """Whether some part of it can be carried out now; what a dial decides is left to the dial."""
    context = Context((seat,), seat, source.name)
    for now in read_effects(source.ability.effects):
        conds = [cond for cond in now.conds if cond.test not in DIAL]
        pays = [[act for act in acts if act.verb == "pay"] for acts in now.groups]
        payable = any([all([can_pay(t, act, context) for act in costs]) for costs in pays])
        if payable and holds_all(t, conds, context):
            return True
    return False


def use_up(t: Table, seat: int, source: Source) -> None:
    """Remember the use of an ability with a limit."""
    if source.ability.limit:
        marks = {DAY: t.used, ONCE: t.once}.get(source.ability.limit, t.spent)
        marks.append(source.mark(seat))


def spared(t: Table, what: str, number: int) -> int:
    """[During the attack] How much of a loss is avoided; what avoids it is used up for this step."""
    less = min(number, t.guard.get(what, 0))
    if less:
        t.guard[what] -= less
    return less


def modifiers(t: Table, seat: int) -> dict[str, int]:
    """All figures that passive rules change for him, and by how much."""
    of, total = t.options["pack"], dict(t.edicts)
    for name in names(t, seat):
        for key, changes in _rules(of, name).items():
            for source, text in changes:
                if not source.ability.kind or usable(t, seat, source):
                    total[key] = total.get(key, 0) + amount(t, text, Context((seat,), seat, name))
    return total


def modifier(t: Table, seat: int, key: str) -> int:
    """How much passive rules change one figure for him."""
    of, total = t.options["pack"], t.edicts.get(key, 0)
    for name in names(t, seat):
        for source, text in _rules(of, name).get(key, ()):
            if not source.ability.kind or usable(t, seat, source):
                total += amount(t, text, Context((seat,), seat, name))
    return total


def enabled(t: Table, seats: list[int], what: str) -> bool:
    """Whether a secret of one of them allows something: to light a ward."""
    return any(
        act.verb == "enables" and act.args == (what,)
        for seat in seats
        for source in sources(t, seat, PASSIVE)
        for act in _acts(source.ability.effects)
    )
