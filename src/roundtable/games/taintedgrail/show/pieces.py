"""The components of Tainted Grail as pieces of a scene: picture, title and text from the pack.

A piece is named by its kind and its place in the pack, so that a reader's screen knows it again; what people
call it travels as its title. The pictures are names in the icon set of game-icons.net.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from roundtable.kernel.scene import Piece, Words

from ..content.load import pack
from . import cards, effects, texts

ICONS = {
    "energy": "energise",
    "health": "hearts",
    "terror": "terror",
    "food": "bread",
    "wealth": "coins",
    "rep": "laurels",
    "magic": "magic-swirl",
    "exp": "star-medal",
    "combat": "crossed-swords",
    "diplomacy": "conversation",
    "weapon": "broadsword",
    "shield": "round-shield",
    "armour": "chest-armor",
    "companion": "paw",
    "relic": "gem-necklace",
    "item": "knapsack",
    "secret": "wax-seal",
    "skill": "laurel-crown",
    "hero": "hooded-figure",
    "menhir": "menhir",
    "darkmenhir": "evil-moon",
    "dream": "dream-catcher",
    "friendly": "village",
    "hostile": "castle",
    "place": "mountaintop",
    "guardian": "beast-eye",
    "token": "flying-flag",
    "time": "hourglass",
    "charges": "cursed-star",
    "event": "scroll-quill",
    "quest": "sword-in-stone",
    "task": "checklist",
    "status": "check-mark",
    "dying": "death-skull",
    "line": "open-book",
    "key": "linked-rings",
    "band": "stone-spear",
    "reward": "open-treasure-chest",
    "trait": "goblin-head",
    "dropped": "open-treasure-chest",
    "day": "campfire",
    "attribute": "muscle-up",
    "agg": "direwolf",
    "emp": "peace-dove",
    "cou": "boar",
    "cau": "hedgehog",
    "pra": "snake",
    "spi": "owl",
    "bolt": "heavy-lightning",
    "draw": "card-draw",
    "damage": "drop",
    "failure": "broken-skull",
    "map": "compass",
    "victory": "laurels",
    "along": "linked-rings",
    "keeps": "coins",
}


def icon(name: str) -> str:
    return ICONS.get(name, "")


@cache
def number(of: str, kind: str, name: str) -> int:
    """The place of something in its pack, by which its piece is known again."""
    content = pack(of)
    kinds: dict[str, Iterable[str]] = {
        "card": content.cards,
        "item": content.items,
        "secret": content.secrets,
        "event": content.events,
        "encounter": content.encounters,
        "status": content.statuses,
        "task": content.tasks,
        "condition": content.conditions,
        "character": content.characters,
        "timer": content.timers,
    }
    return list(kinds[kind]).index(name)


@cache
def card(of: str, name: str, ref: str = "", count: int = 1) -> Piece:
    """A card of a deck, with all that stands on it."""
    return Piece(
        f"card-{number(of, 'card', name)}",
        ref,
        count,
        icon=icon(pack(of).cards[name].kind),
        text=cards.printed(of, name),
        title=texts.title(of, "card", name),
    )


@cache
def item(of: str, name: str, ref: str = "", count: int = 1, stowed: bool = False) -> Piece:
    keyword = pack(of).items[name].keyword
    return Piece(
        f"item-{number(of, 'item', name)}",
        ref,
        count,
        icon=icon(keyword or "item"),
        text=cards.rules_text(of, "item", name),
        on=(Piece("stowed"),) if stowed else (),
        title=texts.title(of, "item", name),
    )


@cache
def secret(of: str, name: str, ref: str = "", stowed: bool = False) -> Piece:
    text = effects.lines([cards.rules_text(of, "secret", name), texts.known(of, f"secret.{name}.flavour")])
    return Piece(
        f"secret-{number(of, 'secret', name)}",
        ref,
        icon=icon("secret"),
        text=text,
        on=(Piece("stowed"),) if stowed else (),
        title=texts.title(of, "secret", name),
    )


@cache
def skill(of: str, name: str) -> Piece:
    path = f"skill.{name.replace('/', '.')}"
    return Piece(
        "skill",
        icon=icon("skill"),
        text=cards.rules_text(of, "skill", name),
        title=texts.say(of, f"{path}.title"),
    )


@cache
def hero(of: str, name: str, seat: int) -> Piece:
    """A character: who they are, what they can do and what they suffer from."""
    path = f"character.{name}"
    text = effects.lines(
        [
            texts.known(of, f"{path}.text"),
            _headed(
                of, f"{path}.action", cards.deed_text(of, f"{path}.action", pack(of).characters[name].action)
            ),
            _headed(of, f"{path}.flaw", cards.rules_text(of, "flaw", name)),
        ]
    )
    return Piece(
        f"hero-{number(of, 'character', name)}",
        f"hero/{seat}",
        icon=icon("hero"),
        text=text,
        title=texts.title(of, "character", name),
    )


def _headed(of: str, path: str, text: Words | None) -> Words | None:
    """A text under its title."""
    title = texts.known(of, f"{path}.title")
    if text is None:
        return None
    return text if title is None else Words("headed", {"title": title, "text": text})


@cache
def condition(of: str, name: str, value: int) -> Piece:
    """Dying, with the days that are left, or losing one's mind."""
    return Piece(
        f"condition-{number(of, 'condition', name)}",
        value=value or None,
        icon=icon("dying"),
        text=cards.rules_text(of, "condition", name),
        title=texts.title(of, "condition", name),
    )


@cache
def told(of: str, kind: str, name: str, value: int | None = None, hinted: bool = False) -> Piece:
    """An event, a quest or a task, with its text and perhaps its hint."""
    path = f"{kind}.{name}"
    hint = texts.known(of, f"{path}.hint") if hinted else None
    text = [texts.known(of, f"{path}.text"), None if hint is None else Words("hint", {"text": hint})]
    return Piece(
        f"{kind}-{number(of, kind, name)}",
        value=value,
        icon=icon("quest" if hinted else kind),
        text=effects.lines(text),
        title=texts.title(of, kind, name),
    )
