"""The allies as a viewer sees them: called, passed round, held and set aside; and Merlin's tokens."""

from __future__ import annotations

from typing import Any

from roundtable.kernel.scene import HAND, LIST, ROW, Group, Piece, Words, Zone

from ..allies import ALLY
from ..cards import ALLIES, CARDS, DRAFTS, NUMBER, SPEARS, by_number, token_pack
from ..rules import TOWARDS
from ..seen import Seen
from ..table import clover
from ..track import track
from . import pieces

DIRECTION, LAY = "draft.direction", "merlin.lay"


def called(view: dict[str, Any]) -> Zone:
    """All of them, by number: what they do, who has shown which, which were silent, which is called now,
    which lie face up, which is cursed."""
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
    """Silence is the same whatever its reason: it is marked by the call alone."""
    number = NUMBER[ally]
    marks = {
        "called": number == table["called"],
        "silent": number <= table["called"] and table["answers"][number - 1] is None,
        "face-up": ally in table["face_up"],
        "cursed": ally == table["curse"],
    }
    return tuple([mark for mark, holds in marks.items() if holds])


def _dead(view: dict[str, Any], ally: str) -> bool:
    """Whether there is no place ahead of the viewer to which an ally could lead (GC-40)."""
    viewer, place = view["viewer"], CARDS[ally].place
    if not place or viewer is None:
        return False
    road, at = track(view["options"]["track"]), view["table"]["at"][viewer]
    return at < road.finish and road.nearest[place][at] is None


# -- beside the track ------------------------------------------------------------------------------------


def beside(view: dict[str, Any]) -> Zone:
    """What lies beside the track: the cards set aside, spears and tokens."""
    table = view["table"]
    face_up = [pieces.ally(ally) for ally in table["face_up"]]
    piles = [
        pieces.hidden(_face_down(view), "beside/hidden"),
        pieces.pile("spear", SPEARS - sum(table["spears"]), SPEARS),
        pieces.pile("tokens", table["supply"], len(token_pack())),
    ]
    return Zone("beside", Words("board-beside"), ROW, [Group(pieces=face_up), Group(pieces=piles)])


def _chosen(view: dict[str, Any]) -> int:
    return sum(map(len, view["table"]["allies"]))


def _face_down(view: dict[str, Any]) -> int:
    """How many allies lie face down: those set aside, and at last the one that nobody chose."""
    table, row = view["table"], DRAFTS[view["seats"]]
    if table["holder"] is None:
        return len(ALLIES) - len(table["face_up"]) - _chosen(view)
    return row.face_down + (row.again if _chosen(view) >= view["seats"] else 0)


# -- the draft -------------------------------------------------------------------------------------------


def passing(view: dict[str, Any]) -> list[Zone]:
    """While allies are chosen: who has the cards, how many, and which way they go, or may go."""
    table = view["table"]
    if table["holder"] is None:
        return []
    held = len(ALLIES) - len(table["face_up"]) - _face_down(view) - _chosen(view)
    ways = [pieces.pass_on(way) for way, step in TOWARDS.items() if table["direction"] in (0, step)]
    pack = pieces.pack(held, table["holder"])
    return [Zone("passing", Words("board-passing"), ROW, [Group(pieces=[pack, *ways])])]


def hand(view: dict[str, Any]) -> Zone:
    """The cards to choose from, or those that one has chosen."""
    table, viewer = view["table"], view["viewer"]
    just = _just_chosen(view)
    kept = by_number([*table["allies"][viewer], *just])
    own = Group(pieces=[_card(view, ally, f"draft/{ally}" if ally in just else "") for ally in kept])
    if table["holder"] != viewer:
        return Zone("hand", Words("board-hand"), HAND, [own])
    cards = [card for card in (*table["pack"], *(table["aside"] or ())) if card not in just]
    groups = [Group(pieces=[_card(view, card, f"draft/{card}") for card in by_number(cards)])]
    if own.pieces:
        own.title = Words("board-hand")
        groups.append(own)
    return Zone("hand", Words("board-choose"), HAND, groups)


def _just_chosen(view: dict[str, Any]) -> tuple[str, ...]:
    """What the first player keeps, while asked for the direction."""
    prompt = view["prompt"]
    return (prompt["about"]["ally"],) if prompt["key"] == DIRECTION else ()


def _card(view: dict[str, Any], ally: str, ref: str = "") -> Piece:
    """An ally in hand, and as far as it is still to come where it would take its owner as the race stands."""
    uncalled = NUMBER[ally] > view["table"]["called"]
    marks = (f"space-{ALLY[ally].reach(Seen.of(view), view['viewer'])}",) if uncalled else ()
    return pieces.ally(ally, ref, marks=marks, dead=_dead(view, ally))


def passed(view: dict[str, Any]) -> list[Zone]:
    """The cards that one has passed on: somebody after that has all except one of them."""
    laps = view["table"]["passed"][view["viewer"]]
    groups = [Group(pieces=[pieces.ally(ally) for ally in lap]) for lap in laps]
    return [Zone("passed", Words("board-passed"), ROW, groups)] if groups else []


# -- Merlin's tokens -------------------------------------------------------------------------------------


def laid_on(view: dict[str, Any], tokens: tuple[str, ...]) -> tuple[str, ...]:
    """The refs of an order of tokens: each on its space."""
    return tuple(
        [_lies(space, token) for space, token in zip(view["prompt"]["about"]["spaces"], tokens, strict=True)]
    )


def _lies(space: int, token: str) -> str:
    return f"lay/{space}/{token}"


def laying(view: dict[str, Any]) -> list[Zone]:
    """The tokens that Merlin has looked at, as each may come to lie on each of the three spaces."""
    prompt = view["prompt"]
    if prompt["key"] != LAY:
        return []
    spaces = prompt["about"]["spaces"]
    tokens = dict.fromkeys([view["learnt"][clover(space)] for space in spaces])
    groups = [
        Group(
            Words("option.space", {"space": space}),
            pieces=[pieces.token(token, _lies(space, token)) for token in tokens],
        )
        for space in spaces
    ]
    return [Zone("laying", Words("board-laying"), HAND, groups, now=True)]
