"""The options of Shadows over Camelot for people: a label for each, the pieces that it points at, and the
rules of its question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from roundtable.kernel.scene import ANYTIME, Words

from ..cards import NUMBERS

SEATS = "messenger.whom steal.whom squire.whom rescue.whom join.who".split()
PLACES = "heroism.quest war.which".split()
OF_HAND = "exchange.lay arthur.card kay.add".split()
SOME_OF_HAND = "discard.some engine.cards messenger.cards".split()
NOTHING = {"say.what": "option.silent", "join.as": "option.later", "join.who": "option.later"}
YES_NO = "excalibur.stop armor.use volunteer.cards volunteer.life convocation.come".split()


# -- labels ----------------------------------------------------------------------------------------------


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    if option is None:
        return Words(NOTHING.get(key, "option.none"))
    if key in YES_NO:
        return Words(f"option.{key.replace('.', '-')}-{'yes' if option else 'no'}")
    words = LABELS.get(key)
    return Words(f"option.{key.partition('.')[0]}-{option}") if words is None else words(option)


def label_seen(view: dict[str, Any], key: str, option: Any) -> Words:
    """The same as the seat sees it: what is shared out has names."""
    if view and key == "share.how":
        return _share(option, view["table"]["offered"])
    return label(key, option)


def _deed(what: str, about: Any = None) -> Words:
    if what in ("move", "ride"):
        return Words(f"option.{what}", {"place": f"place-{about}"})
    if what in ("accuse", "exchange"):
        return Words(f"option.{what}", {"seat": about})
    if what == "quest" and about in ("draw", "engine"):
        return Words(f"option.quest-{about}")
    return Words(f"option.{what}") if about is None else Words(f"option.{what}", {"card": about})


def phrase(word: str, about: str = "") -> Words:
    """What a knight can say."""
    if about.startswith("seat-"):
        return Words(f"option.say-{word}", {"seat": int(about.removeprefix("seat-"))})
    return Words(f"option.say-{word}", {"place": f"place-{about}"} if about else {})


def _share(option: Any, offered: Sequence[str] = ()) -> Words:
    """A change of who gets what: the card by its name, if the offered cards are seen; of several alike by its
    place."""
    if isinstance(option, str):
        return Words(f"option.share-{option}")
    _, place, seat = option
    if not offered:
        return Words("option.share-give", {"number": place + 1, "seat": seat})
    twins = "-twin" if offered.count(offered[place]) > 1 else ""
    return Words(f"option.share-card{twins}", {"card": offered[place], "number": place + 1, "seat": seat})


def _knighting(option: Any) -> Words:
    if isinstance(option, str):
        return Words(f"option.squire-{option}")
    return Words("option.squire-name", {"seat": option[1]})


def _merlin_use(what: str, where: str = "") -> Words:
    return Words(f"option.merlin-{what}", {"place": f"place-{where}"} if where else {})


LABELS: dict[str, Callable[[Any], Words]] = {
    "deed.what": lambda option: _deed(*option),
    "say.what": lambda option: phrase(*option),
    ANYTIME: lambda option: _deed(*option),
    "share.how": _share,
    "squire.agree": lambda option: _knighting(option),
    "merlin.use": lambda option: _merlin_use(*option),
    "merlin.stop": lambda count: Words("option.merlins", {"count": count}),
    **dict.fromkeys(SEATS, lambda seat: Words("option.seat", {"seat": seat})),
    **dict.fromkeys(PLACES, lambda place: Words("option.place", {"place": f"place-{place}"})),
    **dict.fromkeys(
        [*SOME_OF_HAND, "clairvoyance.order"], lambda cards: Words("option.cards", {"cards": cards})
    ),
    **dict.fromkeys(
        [*OF_HAND, "armor.play", "percival.keep", "join.as"],
        lambda card: Words("option.card", {"card": card}),
    ),
}


# -- what an option points at ----------------------------------------------------------------------------


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option of a question points at, by their refs."""
    pieces = TOUCHES.get(key)
    return () if option is None or pieces is None else pieces(option)


def _deed_touches(what: str, about: Any = None) -> tuple[str, ...]:
    if what in ("move", "ride"):
        return (f"place/{about}",)
    if what in ("accuse", "exchange"):
        return (f"knight/{about}",)
    if what == "quest" and about in ("draw", "engine"):
        return ("whitepile",) if about == "draw" else ("engines",)
    if what == "heal":
        return (f"hand/{about}",) * NUMBERS.same_cards_to_heal
    return () if about is None else (f"hand/{about}",)


def _share_touches(option: Any) -> tuple[str, ...]:
    return () if isinstance(option, str) else (f"offer/{option[1]}", f"knight/{option[2]}")


def _merlin_touches(what: str, where: str = "") -> tuple[str, ...]:
    return (f"place/{where}",) if where else ("engines",)


EVIL = {"draw": ("blackpile",), "engine": ("siege",)}  # where the next engine will stand
TOUCHES: dict[str, Callable[[Any], tuple[str, ...]]] = {
    "deed.what": lambda option: _deed_touches(*option),
    "share.how": _share_touches,
    "squire.agree": lambda option: () if isinstance(option, str) else (f"knight/{option[1]}",),
    "merlin.use": lambda option: _merlin_touches(*option),
    **dict.fromkeys(("evil.what", "evil.serve"), lambda option: EVIL.get(option, ())),
    **dict.fromkeys([key for key in SEATS if key != "join.who"], lambda seat: (f"knight/{seat}",)),
    **dict.fromkeys(PLACES, lambda place: (f"place/{place}",)),
    **dict.fromkeys(OF_HAND, lambda card: (f"hand/{card}",)),
    **dict.fromkeys(SOME_OF_HAND, lambda cards: tuple([f"hand/{card}" for card in cards])),
}


# -- lessons ---------------------------------------------------------------------------------------------


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    return [Words(f"help.{key.partition('.')[0]}")]
