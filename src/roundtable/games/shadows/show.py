"""How the table of Shadows over Camelot is shown to people: its scene, a label for every option, and the
pieces that an option points at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from roundtable.kernel.scene import COLUMNS, HAND, PLAYERS, ROW, Fact, Group, Piece, Words, Zone

from . import pieces
from .cards import CAMELOT, DRAGON, EXCALIBUR, LANCELOT, QUESTS, RELICS, WARS

SEATS = "messenger.whom steal.whom squire.whom rescue.whom join.who".split()
PLACES = "heroism.quest war.which".split()
OF_HAND = "exchange.lay arthur.card kay.add".split()
SOME_OF_HAND = "discard.some engine.cards messenger.cards".split()
YES_NO = "excalibur.stop armor.use volunteer.cards volunteer.life convocation.come".split()


# -- options ---------------------------------------------------------------------------------------------


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    if key == "deed.what":
        return _deed(*option)
    if key == "say.what":
        return Words("option.silent") if option is None else _phrase(*option)
    if key == "share.how":
        return _share(option)
    if key == "merlin.use":
        what, *where = option
        return Words(f"option.merlin-{what}", {"place": f"place-{where[0]}"} if where else {})
    if option is None:
        return Words("option.none")
    if key in YES_NO:
        return Words(f"option.{key.replace('.', '-')}-{'yes' if option else 'no'}")
    if key in SEATS:
        return Words("option.seat", {"seat": option})
    if key in PLACES:
        return Words("option.place", {"place": f"place-{option}"})
    if key in SOME_OF_HAND or key == "clairvoyance.order":
        return Words("option.cards", {"cards": option})
    if key == "merlin.stop":
        return Words("option.merlins", {"count": option})
    if key in (*OF_HAND, "armor.play", "percival.keep"):
        return Words("option.card", {"card": option})
    return Words(f"option.{key.partition('.')[0]}-{option}")


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


def _phrase(word: str, about: str = "") -> Words:
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


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option of a question points at, by their refs."""
    if option is None:
        return ()
    if key == "deed.what":
        return _deed_touches(*option)
    if key == "share.how" and not isinstance(option, str):
        return (f"offer/{option[1]}", f"knight/{option[2]}")
    if key == "merlin.use":
        return (f"place/{option[1]}",) if len(option) > 1 else ("engines",)
    if key in SEATS:
        return (f"knight/{option}",) if key != "join.who" else ()
    if key in PLACES:
        return (f"place/{option}",)
    if key in OF_HAND:
        return (f"hand/{option}",)
    return tuple([f"hand/{card}" for card in option]) if key in SOME_OF_HAND else ()


def _deed_touches(what: str, about: Any = None) -> tuple[str, ...]:
    if what in ("move", "ride"):
        return (f"place/{about}",)
    if what in ("accuse", "exchange"):
        return (f"knight/{about}",)
    if what == "quest" and about in ("draw", "engine"):
        return ("whitepile",) if about == "draw" else ("engines",)
    if what == "heal":
        return (f"hand/{about}",) * 3
    return () if about is None else (f"hand/{about}",)


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    return [Words(f"help.{key.partition('.')[0]}")]


def lessons() -> list[Words]:
    """All of them, in the order of a turn."""
    topics = "aim exchange share evil merlin excalibur armor percival war volunteer discard deed engine kay"
    return [Words(f"help.{topic}") for topic in (*topics.split(), "rescue", "say")]


# -- the scene -------------------------------------------------------------------------------------------


def scene(view: dict[str, Any]) -> list[Zone]:
    """The places, what is going on at the Round Table, the players, the piles and the viewer's cards."""
    zones = [_board(view), *_round_table(view), _players(view), _piles(view)]
    return zones if view["viewer"] is None else [*zones, _hand(view)]


def _board(view: dict[str, Any]) -> Zone:
    table = view["table"]
    hidden = DRAGON if LANCELOT not in table["finished"] else LANCELOT
    quests = [quest for quest in QUESTS if quest != hidden]
    return Zone(
        "board", Words("board-places"), COLUMNS, [_camelot(view), *[_quest(view, quest) for quest in quests]]
    )


def _there(view: dict[str, Any], place: str) -> tuple[int, ...]:
    return tuple([seat for seat in view["table"]["order"] if view["table"]["place"][seat] == place])


def _camelot(view: dict[str, Any]) -> Group:
    table = view["table"]
    lying = [
        pieces.place(CAMELOT, _there(view, CAMELOT), ()),
        pieces.pieces("engine", table["engines"], "engines"),
        pieces.pieces("whitesword", table["white_swords"]),
        pieces.pieces("blacksword", table["black_swords"]),
    ]
    return Group(Words("name-place-camelot", {"n": 1}), pieces=lying)


def _quest(view: dict[str, Any], quest: str) -> Group:
    table = view["table"]
    if quest in table["finished"]:
        return Group(Words(f"name-place-{quest}", {"n": 1}), pieces=[pieces.mark("finished")])
    spells = {"darkforest": quest == "grail", "mordred": table["mordred_at"] == quest}
    marks = [spell for spell, here in spells.items() if here and spell in table["in_force"]]
    marks += ["heroism"] if table["heroism_on"] == quest else []
    lying = [pieces.place(quest, _there(view, quest), tuple(marks))]
    if quest == EXCALIBUR:
        lying.append(_sword(table["sword"]))
    if quest in WARS:
        lying.append(pieces.pieces("warrior", table["warriors"][quest]))
    lying += [pieces.card(face, tint="beige") for face in table["laid"][quest]]
    lying += [pieces.card(face) for face in table["dark"][quest]]
    return Group(Words(f"name-place-{quest}", {"n": 1}), pieces=lying)


def _sword(steps: int) -> Piece:
    side = "middle" if not steps else "knights" if steps > 0 else "evil"
    return Piece(f"sword-{side}", value=abs(steps), icon=pieces.icon("excalibur"), text=Words("about-sword"))


def _round_table(view: dict[str, Any]) -> list[Zone]:
    """Cards that are offered, carried out or in force."""
    table = view["table"]
    groups = []
    if table["offered"]:
        offered = [
            pieces.card(face, f"offer/{place}", seats=(seat,))
            for place, (face, seat) in enumerate(zip(table["offered"], table["proposal"], strict=True))
        ]
        groups.append(Group(Words("board-offered"), pieces=offered))
    if table["drawn"]:
        groups.append(Group(Words("board-drawn"), pieces=[pieces.card(face) for face in table["drawn"]]))
    spells = [spell for spell in table["in_force"] if spell in ("mist", "vivien")]
    if spells:
        groups.append(Group(Words("board-force"), pieces=[pieces.card(spell) for spell in spells]))
    return [Zone("roundtable", Words("board-roundtable"), ROW, groups)] if groups else []


def _players(view: dict[str, Any]) -> Zone:
    return Zone("players", Words("board-players"), PLAYERS, [_player(view, s) for s in range(view["seats"])])


def _player(view: dict[str, Any], seat: int) -> Group:
    table = view["table"]
    lying = [pieces.knight(table["knights"][seat], seat)]
    status = table["status"][seat]
    lying += [pieces.mark(status)] if status != "knight" else []
    own = table["loyalty"][seat] if seat == view["viewer"] else ""
    lying += [pieces.mark(own)] if own and status == "knight" else []
    lying += [pieces.mark("cleared")] if table["shown"][seat] and status == "knight" else []
    lying += [pieces.mark(f"relic-{relic}") for relic in RELICS if table["relics"][relic] == seat]
    known = (
        Counter(face for face in table["hands"][seat] if face) if seat != view["viewer"] else Counter[str]()
    )
    lying += [pieces.card(face, count=count) for face, count in sorted(known.items())]
    facts = [
        Fact(Words("board-life"), table["life"][seat], pieces.icon("life")),
        Fact(Words("board-cards"), len(table["hands"][seat]), pieces.icon("cards")),
    ]
    return Group(seat=seat, pieces=lying, facts=facts, marked=seat == table["turn"])


def _piles(view: dict[str, Any]) -> Zone:
    table, black = view["table"], view["table"]["black_deck"]
    lying = [
        pieces.pieces("whitepile", table["white_deck"], "whitepile"),
        pieces.pieces("blackpile", black["count"]),
        *[pieces.card(face) for face in black["top"]],
    ]
    return Zone("piles", Words("board-piles"), ROW, [Group(pieces=lying)])


def _hand(view: dict[str, Any]) -> Zone:
    table, viewer = view["table"], view["viewer"]
    held = Counter(table["hands"][viewer])
    cards = [pieces.card(face, f"hand/{face}", count) for face, count in sorted(held.items())]
    return Zone("hand", Words("board-hand"), HAND, [Group(pieces=cards)])
