"""The race as a viewer sees it: the track, the players, and where a choice would lead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from roundtable.kernel.scene import FACTS, PLAYERS, TRACK, Fact, Group, Piece, Words, Zone

from ..allies import ALLY
from ..cards import CARDS, FAKE_GRAIL, TOKEN_MOVES, by_number
from ..moving import backward, barred, forward
from ..seen import Seen
from ..table import clover
from ..track import track
from . import pieces
from .pieces import ICONS

WALKS = ("merlin.walk", "fairy.walk")
SPEAR = "spear.spend"


# -- where a choice leads --------------------------------------------------------------------------------


def destination(view: dict[str, Any], key: str, option: Any) -> int | None:
    """The space to which a choice would bring the viewer's knight, if a spear is spent where one must be;
    or the one that it names."""
    if key == "dragon.where":
        return int(option)
    if key == SPEAR:
        return int(view["prompt"]["about"]["past" if option else "short"])
    if key in WALKS:
        race, seat = Seen.of(view), view["viewer"]
        return forward(race, seat, race.at[seat] + option)
    return ALLY[option].reach(Seen.of(view), view["viewer"]) if key == "draft.ally" else None


def detail(view: dict[str, Any], key: str, option: Any) -> Words | None:
    """What a choice leads to, as far as the viewer can know: the second line below it."""
    if key == "curse.ally":
        return Words("detail.aside") if option in view["table"]["face_up"] else None
    if key == "grail.whom":
        back = backward(Seen.of(view), option, TOKEN_MOVES[FAKE_GRAIL])
        return _way(view, back, met=False, seat=option)
    space = destination(view, key, option)
    if space is None:
        return None
    if key == "dragon.where":
        return Words("detail.kind", {"kind": _kind(view, space)})
    way = _way(view, space, met=key != "draft.ally")
    short = view["table"]["dragon"] - 1
    if key in WALKS and space != short and barred(Seen.of(view), view["viewer"], space):
        return Words("detail.spear", {"way": way, "short": short})
    return way


def _way(view: dict[str, Any], space: int, met: bool, seat: int | None = None) -> Words:
    """A space, what it is, and who stands there; `met` if what is there counts for the knight that comes."""
    table, road = view["table"], track(view["options"]["track"])
    moved = view["viewer"] if seat is None else seat
    way = Words("detail.way", {"space": space, "kind": _kind(view, space)})
    there = sum(at == space for knight, at in enumerate(table["at"]) if knight != moved)
    if there:
        way = Words("detail.queue", {"way": way, "place": there + 1})
    if space == table["dragon"] - 1 and table["at"][moved] <= space:
        way = Words("detail.dragon", {"way": way})
    if met and space in road.villages:
        return Words("detail.village", {"way": way})
    return Words("detail.clover", {"way": way}) if met and space in road.clovers else way


def _kind(view: dict[str, Any], space: int) -> str:
    return pieces.kind(view["options"]["track"], space)[0]


# -- the track -------------------------------------------------------------------------------------------


def course(view: dict[str, Any]) -> Zone:
    """Every space: the knights in their queue, the dragon, tokens that the viewer knows, and where the
    choices of the question lead."""
    table, option = view["table"], view["options"]["track"]
    knights: dict[int, tuple[int, ...]] = {}
    for seat in table["race"]:
        at = table["at"][seat]
        knights[at] = (*knights.get(at, ()), seat)
    spaces = [
        pieces.space(option, space, knights.get(space, ()), _lying(view, space))
        for space in range(len(track(option).spaces))
    ]
    for space, ways in _ways(view).items():
        spaces[space] = replace(spaces[space], on=(*spaces[space].on, *ways))
    return Zone("track", Words("board-track"), TRACK, [Group(pieces=spaces)])


def _lying(view: dict[str, Any], space: int) -> tuple[str, ...]:
    """The dragon, and the clover token if the viewer knows it."""
    table = view["table"]
    dragon = ("dragon",) if table["dragon"] == space else ()
    turned = table["turned"]
    token = turned[1] if turned and turned[0] == space else view["learnt"].get(clover(space))
    return dragon if token is None else (*dragon, token)


def _ways(view: dict[str, Any]) -> dict[int, list[Piece]]:
    """Where the ways that the viewer is asked to choose from lead, each by its mark."""
    key = view["prompt"]["key"]
    marks: dict[Any, str] = {True: "spend", False: "keep"} if key == SPEAR else {}
    if key in WALKS:
        marks = {steps: f"way-{steps}" for steps in CARDS[key.partition(".")[0]].steps}
    found: dict[int, list[Piece]] = {}
    for option, mark in marks.items():
        space, leads = destination(view, key, option), detail(view, key, option)
        assert space is not None
        found.setdefault(space, []).append(Piece(mark, icon=ICONS[mark.partition("-")[0]], text=leads))
    return found


# -- the players -----------------------------------------------------------------------------------------


def players(view: dict[str, Any]) -> Zone:
    listed = [_player(view, seat) for seat in range(view["seats"])]
    return Zone("players", Words("board-players"), PLAYERS, listed)


def _player(view: dict[str, Any], seat: int) -> Group:
    """A player's place in the race, spears and allies."""
    table = view["table"]
    facts = [
        fact("place", table["race"].index(seat) + 1),
        fact("space", table["at"][seat]),
        fact("spear", table["spears"][seat]),
    ]
    marks = {"seal": table["seal"], "favourite": table["favourite"]}
    lying = [pieces.knight(seat), *[pieces.mark(name) for name, whose in marks.items() if whose == seat]]
    shown = [ally for ally in table["allies"][seat] if ally in table["shown"]]
    lying += [pieces.ally(ally) for ally in by_number(shown)]
    down = len(table["allies"][seat]) - len(shown)
    if down:
        lying.append(pieces.hidden(down))
    return Group(seat=seat, pieces=lying, facts=facts, marked=seat in view["to_move"])


def rounds(view: dict[str, Any]) -> Zone:
    """How long the race has lasted, and how often the lead has changed."""
    table = view["table"]
    facts = [fact("round", table["round"]), fact("leads", table["leads"])]
    return Zone("round", Words("board-race"), FACTS, [Group(facts=facts)])


def fact(name: str, value: int) -> Fact:
    return Fact(Words(f"board-{name}"), value, ICONS[name])
