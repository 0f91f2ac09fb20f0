"""Everything in a pack that is written in the effect language and can bear on how a chapter goes."""

from __future__ import annotations

from collections.abc import Iterator

from ...content.language import Act, Cond, acts_of, read_conds, read_effects, read_needs
from ...content.records import Pack


def all_acts(pack: Pack) -> Iterator[Act]:
    """Every act, what choices ask to be paid included."""
    for text in _effects(pack):
        yield from acts_of(text)
    for verse in pack.verses.values():
        for choice in verse.choices:
            yield from read_needs(choice.needs)[1]


def all_conds(pack: Pack) -> Iterator[Cond]:
    """Every condition except those of prose."""
    for text in _effects(pack):
        for step in read_effects(text):
            yield from step.conds
    for verse in pack.verses.values():
        for line in verse.lines:
            yield from read_conds(line.conds) if line.kind == "redirect" else ()
        for choice in verse.choices:
            yield from read_needs(choice.needs)[0]
    for event in pack.events.values():
        yield from read_conds(event.goal)
    for place in pack.locations.values():
        yield from read_conds(place.ward.needs) if place.ward else ()


def _effects(pack: Pack) -> Iterator[str]:
    """Every line of effects."""
    yield from _of_the_journal(pack)
    yield from _of_places(pack)
    yield from _of_people_and_things(pack)
    for event in pack.events.values():
        yield from (event.do, event.success)
    yield from pack.timers.values()
    for encounter in pack.encounters.values():
        yield from (encounter.loot, encounter.reward, encounter.fail)


def _of_the_journal(pack: Pack) -> Iterator[str]:
    for verse in pack.verses.values():
        yield from [line.text for line in verse.lines if line.kind == "do"]
        yield from [choice.effects for choice in verse.choices]
        yield from [row.effects for row in verse.rows]


def _of_places(pack: Pack) -> Iterator[str]:
    for place in pack.locations.values():
        yield from [deed.do for deed in (place.action, place.enter) if deed]
        yield place.ward.lit if place.ward else ""


def _of_people_and_things(pack: Pack) -> Iterator[str]:
    for character in pack.characters.values():
        yield character.action.do
    for item in pack.items.values():
        yield from [ability.effects for ability in item.abilities]
    for secret in pack.secrets.values():
        yield from [ability.effects for ability in secret.abilities]
