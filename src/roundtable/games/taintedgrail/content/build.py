"""Records made from the tables of a pack; a table that says something wrong is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from .language import ATTRIBUTES, Ability, PackError, read_ability, read_cost, read_left, read_right
from .records import (
    Band,
    Card,
    Chapter,
    Character,
    Collect,
    Condition,
    Deed,
    Encounter,
    Event,
    Item,
    Location,
    Secret,
    Skill,
    Stage,
    Status,
    Ward,
)
from .traits import GUARDIAN, TRAITS


def _abilities(lines: Iterable[str]) -> tuple[Ability, ...]:
    return tuple(half for line in lines for half in _halves(read_ability(line)))


def _halves(ability: Ability) -> tuple[Ability, ...]:
    """[During the attack] What is done before the blow, and what counts the damage taken and comes after it
    (TG-75), are two abilities, unless one price or one decision is for both."""
    parts = ability.effects.split("; ")
    late = next((at for at, part in enumerate(parts) if "dmg_taken" in part), 0)
    if ability.timing != "attack" or not late or ability.may or ability.spend or ability.limit:
        return (ability,)
    return tuple(replace(ability, effects="; ".join(half)) for half in (parts[:late], parts[late:]))


def _deed(table: dict[str, Any]) -> Deed:
    cost = read_cost(table.get("cost", ""))
    return Deed(
        table.get("title", ""),
        cost,
        {"energy": 0, **dict(cost)},
        table.get("do", ""),
        table.get("once", ""),
        table.get("text", ""),
    )


def _character(id_: str, t: dict[str, Any]) -> Character:
    return Character(
        id=id_,
        number=t["number"],
        colour=t["colour"],
        title=t["title"],
        energy=t["energy"]["start"],
        bonus=t["energy"]["bonus"],
        red=t["energy"]["red"],
        health=t["health"],
        terror=t["terror"]["max"],
        insane=t["terror"]["red"],
        attr={name: t["attr"].get(name, 0) for name in ATTRIBUTES},
        start=dict(t["start"]),
        action=_deed(t["action"]),
        flaw=_abilities(t["flaw"].get("rules", ())),
        letter=t["letter"],
    )


def _card(id_: str, t: dict[str, Any]) -> Card:
    kind = t["kind"]
    return Card(
        id=id_,
        owner=t["owner"],
        kind=kind,
        copies=t.get("copies", 1),
        starter=t.get("starter", False),
        passive=t.get("passive", False),
        left=read_left(t.get("left", ""), kind),
        right=read_right(t.get("right", ""), kind),
        abilities=_abilities(t.get("ability", ())),
    )


def _band(text: str) -> Band:
    span, _, effects = text.partition(": ")
    low, _, high = span.partition("-")
    return Band(int(low), int(high or low), effects)


def _known_trait(name: str) -> str:
    if name not in TRAITS:
        raise PackError(f"there is no trait {name!r}")
    return name


def _encounter(id_: str, t: dict[str, Any]) -> Encounter:
    kind = t["kind"]
    stages = tuple(
        Stage(s["n"], {row: int(move) for row, move in s.get("talk", {}).items()}, s.get("reaction", ""))
        for s in t.get("stage", ())
    )
    return Encounter(
        id=id_,
        deck=t["deck"],
        level=t["level"],
        kind=kind,
        value=t.get("value", 0),
        right=read_right(t.get("right", ""), kind),
        traits=tuple(_known_trait(name) for name in t.get("traits", ())),
        bands=tuple(_band(text) for text in t.get("attacks", ())),
        opportunity=t.get("opportunity", ""),
        loot=t.get("loot", ""),
        reward=t.get("reward", ""),
        fail=t.get("fail", ""),
        down=t.get("track", {}).get("down", 3),
        up=t.get("track", {}).get("up", 4),
        avoid=dict(t.get("avoid", {})),
        stages=stages,
        first=t.get("first", False),
        story=t.get("story", False),
        guardian=t.get("guardian", False) or GUARDIAN.name in t.get("traits", ()),
        picture=t.get("picture", ""),
    )


def _item(id_: str, t: dict[str, Any]) -> Item:
    return Item(
        id_, t.get("keyword", ""), t.get("crafted", False), t.get("copies", 1), _abilities(t.get("rules", ()))
    )


def _secret(id_: str, t: dict[str, Any]) -> Secret:
    return Secret(id_, t["number"], t["scope"], t.get("keyword", ""), _abilities(t.get("rules", ())))


def _skill(id_: str, t: dict[str, Any]) -> Skill:
    front, back = (_abilities(t[side].get("rules", ())) for side in ("front", "back"))
    return Skill(id_, t["attr"], front, back)


def _status(id_: str, t: dict[str, Any]) -> Status:
    collect = t.get("collect", [])
    tables = collect if isinstance(collect, list) else [collect]
    return Status(
        id_,
        t["parts"],
        t.get("numbered", False),
        tuple(Collect(tuple(c.get("all", ())), c.get("any", 0), c["goto"]) for c in tables),
    )


def _event(id_: str, t: dict[str, Any]) -> Event:
    return Event(
        id=id_,
        chapter=t.get("chapter", 0),
        part=t.get("part", 0),
        random=t.get("random", False),
        quest=t.get("quest", False),
        do=t.get("do", ""),
        rules=_abilities(t.get("rules", ())),
        read=t.get("read", ""),
        goal=t.get("goal", ""),
        success=t.get("success", ""),
    )


def _location(id_: str, t: dict[str, Any]) -> Location:
    ward = t.get("ward")
    return Location(
        number=int(id_),
        cell=tuple(t.get("cell", (0, 0))),
        seals=tuple(t.get("seals", ())),
        keys=dict(t.get("keys", {})),
        original=t.get("replaces", int(id_)),
        action=_deed(t["action"]) if "action" in t else None,
        enter=_deed(t["enter"]) if "enter" in t else None,
        ward=None if ward is None else _ward(ward),
        tutorial=t.get("tutorial", False),
        picture=t.get("picture", ""),
    )


def _ward(t: dict[str, Any]) -> Ward:
    return Ward(t.get("needs", ""), read_cost(t.get("cost", "")), tuple(t["dial"]), t.get("lit", ""))


def _condition(id_: str, t: dict[str, Any]) -> Condition:
    return Condition(id_, t.get("keep_items", 0), t.get("dial", 0), _abilities(t.get("rules", ())))


def _chapter(id_: str, t: dict[str, Any]) -> Chapter:
    levels = t.get("levels", {})
    return Chapter(
        number=int(id_),
        intro=t.get("intro", ""),
        start=t["start"],
        dial=tuple(t["dial"]),
        events=tuple(t["events"]),
        random=tuple(t.get("random", ())),
        solo_levels=tuple(levels.get("solo", (1,))),
        party_levels=tuple(levels.get("party", (1, 2))),
        first_encounters=t.get("first_encounters", False),
        mercy=t.get("mercy", ""),
    )


MAKERS: dict[str, Any] = {
    "chapter": _chapter,
    "character": _character,
    "card": _card,
    "encounter": _encounter,
    "item": _item,
    "secret": _secret,
    "skill": _skill,
    "status": _status,
    "task": lambda id_, t: id_,
    "event": _event,
    "timer": lambda id_, t: t["ends"],
    "dial": lambda id_, t: id_,
    "location": _location,
    "condition": _condition,
}
