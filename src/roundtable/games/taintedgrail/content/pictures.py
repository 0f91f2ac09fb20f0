"""Words for a painter: the ground of a place or an encounter and what stands on it, `forest: trees snare`."""

from __future__ import annotations

import re
from collections.abc import Sequence

GROUNDS = ("moor", "forest", "ruin", "village", "shore", "field", "crag", "wyrd")
THINGS = (
    *("menhir", "leaning", "wading"),
    *("houses", "hamlet", "longhouse", "mill", "wall", "gate", "bridge", "tents", "kilns", "chair", "posts"),
    *("trees", "deadwood", "willow", "reeds", "snare", "graves", "swords", "crows", "sheaves", "scarecrow"),
    *("people", "walkers", "council", "armed", "child", "beast", "stag", "bird", "bull", "snakes"),
    *("door", "coat", "eyes", "fog", "rain", "cradle"),
)
BY_COLOUR = {
    "green": "forest: trees",
    "grey": "moor: armed",
    "purple": "wyrd: eyes",
    "blue": "village: people",
}

# What a text speaks of, and a picture that would fit; the first that is found.
SPOKEN = {
    r"mill|wheel|weir": "shore: mill",
    r"ford|river|shore|lake": "shore: reeds",
    r"tree|grove|wood|snare": "forest: trees",
    r"grave|buried|burial": "moor: graves deadwood",
    r"tent|fair|camp": "field: tents",
    r"wall|gate|castle": "ruin: wall",
    r"charred|burnt|ash": "ruin: posts",
    r"crow|crag|rock|hill": "crag: chair crows",
    r"wolf|wolves|dog|bear|sow|boar": "forest: trees beast",
    r"stag|deer|hart": "forest: trees stag",
    r"fog|mist|voice|dead": "wyrd: fog eyes",
    r"knight|men|axe|blade|sword": "moor: armed",
    r"child|orphan|widow|council|neighbour": "village: people",
    r"house|farm|village|street": "village: houses",
}


def words_of(picture: str) -> tuple[str, list[str]]:
    """The ground and the things of a picture."""
    ground, _, things = picture.partition(":")
    return ground.strip(), things.split()


def unknown(picture: str) -> list[str]:
    """The words of a picture that no painter knows."""
    ground, things = words_of(picture)
    return [*([] if ground in GROUNDS else [ground]), *[thing for thing in things if thing not in THINGS]]


def of_place(picture: str, seals: Sequence[str]) -> str:
    """What is painted of a place: what its pack says, else what its seals do."""
    if picture:
        return picture
    ground = "ruin: wall" if "hostile" in seals else "village: houses" if "friendly" in seals else "moor:"
    return f"{ground} menhir" if "ward" in seals else ground


def of_encounter(picture: str, colour: str) -> str:
    return picture or BY_COLOUR.get(colour, "moor:")


def suggested(text: str) -> str:
    """A picture that would fit what a pack says of something; "" if nothing comes to mind."""
    found = [picture for spoken, picture in SPOKEN.items() if re.search(rf"\b({spoken})", text.lower())]
    return found[0] if found else ""
