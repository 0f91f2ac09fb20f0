"""What a pack consists of: cards, places, events and people as records."""

from __future__ import annotations

from dataclasses import dataclass

from .language import Ability, Left, Right
from .traits import Trait
from .verses import Verse

Costs = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """An action of a place or of a character, or what happens on entry."""

    title: str
    cost: Costs
    price: dict[str, int]  # the same, energy always and first
    do: str
    once: str  # "" or day
    text: str


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    number: int
    colour: str
    title: str
    energy: int
    bonus: int
    red: int  # energy up to which one is exhausted
    health: int
    terror: int  # the most
    insane: int  # terror from which one is
    attr: dict[str, int]
    start: dict[str, int]
    action: Deed
    flaw: tuple[Ability, ...]
    letter: str


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    owner: str
    kind: str
    copies: int
    starter: bool
    passive: bool
    left: Left
    right: Right
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    number: int
    talk: dict[str, int]  # row -> how far the marker moves
    reaction: str


@dataclass(frozen=True, slots=True)
class Band:
    low: int
    high: int
    effects: str


@dataclass(frozen=True, slots=True)
class Encounter:
    id: str
    deck: str
    level: int
    kind: str
    value: int
    right: Right
    traits: tuple[str, ...]
    bands: tuple[Band, ...]
    opportunity: str
    loot: str
    reward: str
    fail: str
    down: int
    up: int
    avoid: dict[str, str]  # need, pay, then
    stages: tuple[Stage, ...]
    first: bool
    story: bool
    guardian: bool
    picture: str = ""

    def has(self, trait: Trait) -> bool:
        return trait.name in self.traits

    def figure(self, trait: Trait) -> int:
        """The figure of a trait; 0 for an enemy without it."""
        return trait.figure if trait.name in self.traits else 0


@dataclass(frozen=True, slots=True)
class Item:
    id: str
    keyword: str
    crafted: bool
    copies: int
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Secret:
    id: str
    number: int
    scope: str
    keyword: str
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Skill:
    id: str
    attr: str
    front: tuple[Ability, ...]
    back: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Collect:
    """A verse that is read when parts of a status are ticked: all of these, or any given number."""

    parts: tuple[int, ...]
    any: int
    goto: str


@dataclass(frozen=True, slots=True)
class Status:
    id: str
    parts: int
    numbered: bool
    collect: tuple[Collect, ...]


@dataclass(frozen=True, slots=True)
class Event:
    id: str
    chapter: int
    part: int
    random: bool
    quest: bool
    do: str
    rules: tuple[Ability, ...]
    read: str
    goal: str
    success: str


@dataclass(frozen=True, slots=True)
class Ward:
    needs: str
    cost: Costs
    dial: tuple[int, ...]
    lit: str


@dataclass(frozen=True, slots=True)
class Location:
    number: int
    cell: tuple[int, int]
    seals: tuple[str, ...]
    keys: dict[str, int]  # n, e, s, w -> the original number of the neighbour
    original: int  # the number that keys name
    action: Deed | None
    enter: Deed | None
    ward: Ward | None
    tutorial: bool
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Condition:
    id: str
    keep_items: int
    dial: int
    rules: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    number: int
    intro: str
    start: int
    dial: tuple[int, ...]
    events: tuple[str, ...]
    random: tuple[str, ...]
    solo_levels: tuple[int, ...]
    party_levels: tuple[int, ...]
    first_encounters: bool
    mercy: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step of the tutorial: a verse, then only these actions until one of them is done."""

    verse: str
    wait: str
    allow: tuple[str, ...]
    encounter: str


@dataclass(frozen=True, slots=True)
class Tutorial:
    character: str
    location: int
    start: str
    steps: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class Pack:
    id: str
    version: str
    languages: tuple[str, ...]
    chapters: dict[int, Chapter]
    characters: dict[str, Character]
    cards: dict[str, Card]
    encounters: dict[str, Encounter]
    items: dict[str, Item]
    secrets: dict[str, Secret]
    skills: dict[str, Skill]
    statuses: dict[str, Status]
    tasks: tuple[str, ...]
    events: dict[str, Event]
    timers: dict[str, str]  # what happens when one runs out
    locations: dict[int, Location]
    conditions: dict[str, Condition]
    verses: dict[str, Verse]
    tutorial: Tutorial | None
    explored: frozenset[int]  # locations with a verse of their own
    texts: dict[str, str]  # what a player reads, by key, in English
