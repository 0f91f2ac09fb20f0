"""The components of Grail Cup as pieces of a scene: figure, picture, and what each is good for.

The pictures are names in the icon set of game-icons.net. Pieces are remembered, so that most are made once.
"""

from __future__ import annotations

from functools import cache, lru_cache

from roundtable.kernel.scene import Piece, Words

from ..allies import ALLY
from ..cards import NUMBER
from ..track import track

ICONS = {
    **{name: ally.icon for name, ally in ALLY.items()},
    "boots": "boots",
    "goblin": "goblin-head",
    "bait": "meat",
    "grail": "jeweled-chalice",
    "magnet": "magnet",
    "start": "flying-flag",
    "path": "footsteps",
    "red": "dragon-breath",
    "village": "village",
    "clover": "shamrock",
    "castle": "castle",
    "castle-clover": "elven-castle",
    "church": "church",
    "finish": "holy-grail",
    "dragon": "dragon-head",
    "knight": "mounted-knight",
    "spear": "stone-spear",
    "tokens": "clover-spiked",
    "seal": "wax-seal",
    "cursed": "cursed-star",
    "favourite": "laurel-crown",
    "hidden": "hood",
    "face-up": "hooded-figure",
    "place": "laurels",
    "space": "footsteps",
    "round": "star-cycle",
    "leads": "checkered-flag",
    "called": "bugle-call",
    "silent": "silenced",
    "way": "footsteps",
    "spend": "stone-spear",
    "keep": "footsteps",
    "pack": "card-pickup",
    "left": "clockwise-rotation",
    "right": "anticlockwise-rotation",
}
TINTS = {"village": "orange", "clover": "green", "castle-clover": "green", "church": "blue", "red": "red"}


@cache
def ally(
    name: str, ref: str = "", seats: tuple[int, ...] = (), marks: tuple[str, ...] = (), dead: bool = False
) -> Piece:
    """An ally's card and what is marked on it. `dead`: there is nothing ahead to lead to (GC-40)."""
    return Piece(
        name,
        ref,
        value=NUMBER[name],
        icon=ICONS[name],
        seats=seats,
        text=Words(f"about-{name}-dead" if dead else f"about-{name}"),
        on=tuple(map(mark, marks)),
    )


@cache
def mark(name: str) -> Piece:
    """Something that lies on another piece or before a player: the dragon, a token, a curse, the seal."""
    tint = "red" if name == "dragon" else ""
    what, _, number = name.rpartition("-")
    if what == "space":  # where an ally would lead
        return Piece(name, text=Words("about-there", {"space": int(number)}))
    return Piece(name, icon=ICONS[name], tint=tint, text=Words(f"about-{name}"))


@cache
def hidden(count: int, ref: str = "") -> Piece:
    """Allies that lie face down."""
    return Piece(ref=ref, count=count, icon=ICONS["hidden"], text=Words("about-hidden"))


@cache
def pile(name: str, count: int, whole: int) -> Piece:
    """What is left of this many."""
    return Piece(
        name, f"beside/{name}", count, icon=ICONS[name], text=Words(f"about-{name}", {"whole": whole})
    )


@cache
def token(name: str, ref: str) -> Piece:
    """A clover token, to be laid."""
    return Piece(name, ref, icon=ICONS[name], text=Words(f"about-{name}"))


@cache
def pack(count: int, holder: int) -> Piece:
    """The cards from which somebody chooses."""
    return Piece("pack", count=count, icon=ICONS["pack"], seats=(holder,), text=Words("about-pack"))


@cache
def pass_on(way: str) -> Piece:
    """A way round the table."""
    return Piece(way, f"pass/{way}", icon=ICONS[way], text=Words(f"about-{way}"))


@cache
def knight(seat: int) -> Piece:
    """A player's knight, to be pointed at."""
    return Piece("knight", f"knight/{seat}", icon=ICONS["knight"], text=Words("about-knight"))


@lru_cache(maxsize=4096)
def kind(option: str, number: int) -> tuple[str, dict[str, str]]:
    """What a space of a track is, by its name and with its figures."""
    road = track(option)
    word, *more = road.spaces[number].split(" ")
    if number == road.finish:
        return "finish", {}
    if word == "start":
        return word, {"numbers": ", ".join(more)}
    return "red" if word == "dragon" else "-".join([word, *more]), {}


@lru_cache(maxsize=4096)
def space(option: str, number: int, seats: tuple[int, ...], lying: tuple[str, ...]) -> Piece:
    """A space of the track, the knights in their queue, and what lies there."""
    name, args = kind(option, number)
    return Piece(
        name,
        f"track/{number}",
        value=number,
        icon=ICONS[name],
        tint=TINTS.get(name, ""),
        seats=seats,
        text=Words(f"about-{name}", args),
        on=tuple(map(mark, lying)),
    )
