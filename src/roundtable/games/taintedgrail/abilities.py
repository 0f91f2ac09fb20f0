"""What is in force for a hero: abilities of gear, secrets, skills, his flaw, his condition and of events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .counting import Context, amount
from .language import Ability, read_effects
from .table import Table

DAY, ONCE = "day", "once"


class Source(NamedTuple):
    """An ability and where it stands: "item/mule", "skill/agg_1/front", "flaw/beor", "event/c1_1" …"""

    name: str
    at: int  # its place there
    ability: Ability

    def mark(self, seat: int) -> str:
        """By what its use is remembered."""
        return f"{self.name}#{self.at}@{seat}"


def sources(t: Table, seat: int) -> Iterator[Source]:
    """All abilities that a hero has, but those of cards in a sequence."""
    pack = t.pack
    things = t.gear[seat] if t.enc and seat in t.inside else t.in_use(seat)
    for thing in things:
        if thing in pack.items:
            yield from _each(f"item/{thing}", pack.items[thing].abilities)
        else:
            yield from _each(f"secret/{thing}", pack.secrets[thing].abilities)
    for thing in t.common:
        yield from _each(f"secret/{thing}", pack.secrets[thing].abilities)
    for name in t.skills[seat]:
        skill, _, side = name.partition("/")
        yield from _each(f"skill/{name}", getattr(pack.skills[skill], side))
    yield from _each(f"flaw/{t.heroes[seat]}", t.character(seat).flaw)
    for condition in conditions(t, seat):
        yield from _each(f"condition/{condition}", pack.conditions[condition].rules)
    for event in (*t.today, *t.quests):
        yield from _each(f"event/{event}", pack.events[event].rules)


def _each(name: str, abilities: tuple[Ability, ...]) -> Iterator[Source]:
    for index, ability in enumerate(abilities):
        yield Source(name, index, ability)


def conditions(t: Table, seat: int) -> list[str]:
    """[Death and madness] The cards that lie at his board: dying, insane."""
    found = []
    if t.dying[seat]:
        found.append("dying_solo" if t.seats == 1 else "dying")
    if t.insane(seat):
        found.append("insane")
    return found


def triggered(t: Table, seat: int, timing: str, arg: str = "") -> list[Source]:
    """His abilities of this timing that can be used now."""
    return [
        source
        for source in sources(t, seat)
        if source.ability.timing == timing and source.ability.arg == arg and usable(t, seat, source)
    ]


def usable(t: Table, seat: int, source: Source) -> bool:
    """Whether the kind of encounter fits and the limit has not been reached."""
    ability, mark = source.ability, source.mark(seat)
    if ability.kind and not (t.enc and ability.kind in (t.encounter().deck, t.encounter().kind)):
        return False
    if ability.limit == DAY:
        return mark not in t.used
    return mark not in (t.once if ability.limit == ONCE else t.spent)


def use_up(t: Table, seat: int, source: Source) -> None:
    """Remember the use of an ability with a limit."""
    if source.ability.limit:
        marks = {DAY: t.used, ONCE: t.once}.get(source.ability.limit, t.spent)
        marks.append(source.mark(seat))


def modifier(t: Table, seat: int, key: str) -> int:
    """How much passive rules change a figure for him."""
    total = t.edicts.get(key, 0)
    for source in sources(t, seat):
        ability = source.ability
        if ability.timing == "passive" and (not ability.kind or usable(t, seat, source)):
            total += _changed(t, ability.effects, key, seat)
    return total


def _changed(t: Table, effects: str, key: str, seat: int) -> int:
    context = Context((seat,), seat, "")
    found = [act for step in read_effects(effects) for group in step.groups for act in group]
    return sum(
        [amount(t, act.args[1], context) for act in found if act.verb == "rule" and act.args[0] == key]
    )


def enabled(t: Table, seats: list[int], what: str) -> bool:
    """Whether a secret of one of them allows something: to light a ward."""
    return any(
        act.verb == "enables" and act.args == (what,)
        for seat in seats
        for source in sources(t, seat)
        if source.ability.timing == "passive"
        for step in read_effects(source.ability.effects)
        for group in step.groups
        for act in group
    )
