"""How the table of Grail Cup is shown to people: its scene, a label for every option, and the pieces that an
option points at."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import HAND, LIST, PLAYERS, ROW, TRACK, Fact, Group, Piece, Words, Zone

from ..allies import ALLY
from ..cards import ALLIES, CARDS, DRAFTS, NUMBER, SPEARS, by_number
from ..seen import Seen
from ..table import clover
from ..track import track
from . import pieces
from .pieces import ICONS

SEATS = ("squire.whom", "grail.whom", "magnet.whom")


def label(key: str, option: Any) -> Words:
    """The message for an option of a question."""
    if key in ("draft.ally", "curse.ally"):
        return Words("option.ally", {"ally": option, "number": NUMBER[option]})
    if key in SEATS:
        return Words("option.knight", {"seat": option})
    if key == "draft.direction":
        return Words(f"option.{option}")
    if key == "merlin.look":
        return Words("option.look", {"spaces": option})
    if key == "merlin.lay":
        return Words("option.lay", dict(zip(("one", "two", "three"), option, strict=True)))
    if key == "dragon.where":
        return Words("option.space", {"space": option})
    if key == "spear.spend":
        return Words("option.spend" if option else "option.keep")
    return Words("option.walk", {"count": option})


def touches(key: str, option: Any) -> tuple[str, ...]:
    """The pieces that an option of a question points at, by their refs."""
    if key == "draft.ally":
        return (f"draft/{option}",)
    if key == "curse.ally":
        return (f"allies/{option}",)
    if key in SEATS:
        return (f"knight/{option}",)
    if key == "merlin.look":
        return tuple([f"track/{space}" for space in option])
    return (f"track/{option}",) if key == "dragon.where" else ()


def lesson(key: str, options: dict[str, Any]) -> list[Words]:
    """The messages that explain the rules of a question."""
    topic = key.partition(".")[0]
    variants = {"spear": ("spear_skips",), "squire": ("squire_himself", "squire_leads")}.get(topic, ())
    return [Words(f"help.{topic}"), *[Words(f"help.{name}") for name in variants if options[name]]]


def lessons() -> list[Words]:
    """All of them, in the order of a round."""
    topics = "aim draft calling curse squire merlin dragon spear fairy village clover grail magnet".split()
    return [Words(f"help.{topic}") for topic in topics]


def scene(view: dict[str, Any]) -> list[Zone]:
    """The track, the viewer's cards, the players, the allies and what lies beside."""
    zones = [_track(view), _players(view), _allies(view), _beside(view)]
    if view["viewer"] is not None:
        zones += [_hand(view), *_passed(view)]
    return zones


def _track(view: dict[str, Any]) -> Zone:
    table, option = view["table"], view["options"]["track"]
    knights: dict[int, tuple[int, ...]] = {}
    for seat in table["race"]:
        at = table["at"][seat]
        knights[at] = (*knights.get(at, ()), seat)
    spaces = [
        pieces.space(option, space, knights.get(space, ()), _lying(view, space))
        for space in range(len(track(option).spaces))
    ]
    return Zone("track", Words("board-track"), TRACK, [Group(pieces=spaces)])


def _lying(view: dict[str, Any], space: int) -> tuple[str, ...]:
    """The dragon, and the clover token if the viewer knows it."""
    table = view["table"]
    dragon = ("dragon",) if table["dragon"] == space else ()
    turned = table["turned"]
    token = turned[1] if turned and turned[0] == space else view["learnt"].get(clover(space))
    return dragon if token is None else (*dragon, token)


def _players(view: dict[str, Any]) -> Zone:
    players = [_player(view, seat) for seat in range(view["seats"])]
    return Zone("players", Words("board-players"), PLAYERS, players)


def _player(view: dict[str, Any], seat: int) -> Group:
    """His place in the race, his spears and his allies."""
    table = view["table"]
    facts = [
        _fact("place", table["race"].index(seat) + 1),
        _fact("space", table["at"][seat]),
        _fact("spear", table["spears"][seat]),
    ]
    marks = {"seal": table["seal"], "favourite": table["favourite"]}
    lying = [pieces.knight(seat), *[pieces.mark(name) for name, whose in marks.items() if whose == seat]]
    shown = [ally for ally in table["allies"][seat] if ally in table["shown"]]
    lying += [pieces.ally(ally) for ally in by_number(shown)]
    down = len(table["allies"][seat]) - len(shown)
    if down:
        lying.append(pieces.hidden(down))
    return Group(seat=seat, pieces=lying, facts=facts, marked=seat in view["to_move"])


def _fact(name: str, value: int) -> Fact:
    return Fact(Words(f"board-{name}"), value, ICONS[name])


def _allies(view: dict[str, Any]) -> Zone:
    """All of them, by number: what they do, who has shown which, which lie face up, which is cursed."""
    table = view["table"]
    listed = [
        pieces.ally(
            name,
            f"allies/{name}",
            tuple(
                [seat for seat, own in enumerate(table["allies"]) if name in table["shown"] and name in own]
            ),
            _marks(table, name),
            _dead(view, name),
        )
        for name in ALLIES
    ]
    return Zone("allies", Words("board-allies"), LIST, [Group(pieces=listed)])


def _marks(table: dict[str, Any], ally: str) -> tuple[str, ...]:
    marks = {"face-up": ally in table["face_up"], "cursed": ally == table["curse"]}
    return tuple([mark for mark, holds in marks.items() if holds])


def _dead(view: dict[str, Any], ally: str) -> bool:
    """Whether there is no place ahead of the viewer to which an ally could lead (GC-40)."""
    viewer, place = view["viewer"], CARDS[ally].place
    if not place or viewer is None:
        return False
    road, at = track(view["options"]["track"]), view["table"]["at"][viewer]
    return at < road.finish and road.nearest[place][at] is None


def _beside(view: dict[str, Any]) -> Zone:
    """What lies beside the track: the cards set aside, spears and tokens."""
    table = view["table"]
    face_up = [pieces.ally(ally) for ally in table["face_up"]]
    piles = [
        pieces.hidden(_face_down(view)),
        pieces.pile("spear", SPEARS - sum(table["spears"])),
        pieces.pile("tokens", table["supply"]),
    ]
    return Zone("beside", Words("board-beside"), ROW, [Group(pieces=face_up), Group(pieces=piles)])


def _face_down(view: dict[str, Any]) -> int:
    """How many allies lie face down: those set aside, and at last the one that nobody chose."""
    table, row = view["table"], DRAFTS[view["seats"]]
    chosen = sum(map(len, table["allies"]))
    if table["holder"] is None:
        return len(ALLIES) - len(table["face_up"]) - chosen
    return row.face_down + (row.again if chosen >= view["seats"] else 0)


def _hand(view: dict[str, Any]) -> Zone:
    """The cards to choose from, or those that one has chosen."""
    table, viewer = view["table"], view["viewer"]
    own = Group(pieces=[_card(view, ally) for ally in by_number(table["allies"][viewer])])
    if table["holder"] != viewer:
        return Zone("hand", Words("board-hand"), HAND, [own])
    cards = by_number([*table["pack"], *(table["aside"] or ())])
    groups = [Group(pieces=[_card(view, card, f"draft/{card}") for card in cards])]
    if own.pieces:
        own.title = Words("board-hand")
        groups.append(own)
    return Zone("hand", Words("board-choose"), HAND, groups)


def _card(view: dict[str, Any], ally: str, ref: str = "") -> Piece:
    """An ally in hand, and as far as it is still to come where it would take him from where he stands."""
    uncalled = NUMBER[ally] > view["table"]["called"]
    marks = (f"space-{ALLY[ally].reach(Seen.of(view), view['viewer'])}",) if uncalled else ()
    return pieces.ally(ally, ref, marks=marks, dead=_dead(view, ally))


def _passed(view: dict[str, Any]) -> list[Zone]:
    """The cards that one has passed on: somebody after him has all but one of them."""
    laps = view["table"]["passed"][view["viewer"]]
    groups = [Group(pieces=[pieces.ally(ally) for ally in lap]) for lap in laps]
    return [Zone("passed", Words("board-passed"), ROW, groups)] if groups else []
