"""A table laid from a description. All keys are optional:

    start       the number that each seat started on, one entry a seat; 1, 2, 3 … in seat order
    at          the space of each knight, one entry a seat; the spaces of their start numbers
    race        the knights from the leader to the last: decides who is in front on a shared space;
                else the lower start number is
    dragon      its space, the red one             spears      how many each knight has, one entry a seat, 0
    clovers     space -> token (boots, goblin, bait, grail, magnet); the others are laid at random
    supply      the tokens beside the track: the spaces that are not named then get what is left
    seal        who has the seal, the last knight  rolled      who has rolled it in the round that is played
    round       its number, 1                      first       its first player, who has the seal (a new round
                                                               finds them itself: see rolled)
    call        the number to be called first: the allies have been chosen. Without it, a round begins
    allies      one list a seat: the allies that it has chosen
    face_up     allies that lie face up            aside       those that lie face down
    pack        those that the first player is about to look at: they then choose first
    direction   left or right, left: the way in which the cards were passed on
    curse       the ally that the sorceress named  favourite   the seat whose knight the squire named

Allies that are not named lie face down when allies are called, else in the pack. The track is an option.
"""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Follow, SetupError
from roundtable.kernel.plain import shown
from roundtable.kernel.scenario import Box, check_names, number, per_seat

from .allies import squire_jumps
from .cards import ALLIES, NUMBER, SORCERESS, SPEARS, SQUIRE, START_NUMBERS, by_number, token_pack
from .rules import ROUND, TOWARDS, call_ally, choose_ally, play_round
from .table import Table

KEYS = (
    "start at race dragon spears clovers supply seal rolled round first call allies face_up aside pack "
    "direction curse favourite"
).split()
DRAFTED = ("allies", "face_up", "aside", "pack", "direction")


def scenario(t: Table, wanted: dict[str, Any]) -> Follow:
    check_names(wanted, KEYS, "grailcup")
    _lay_track(t, wanted)
    _lay_clovers(t, wanted)
    t.seal = _seat(t, wanted.get("seal", t.race[-1]), "seal")
    t.first = _seat(t, wanted.get("first", t.seal), "first")
    t.rolled = None if wanted.get("rolled") is None else _seat(t, wanted["rolled"], "rolled")
    t.round = number(wanted.get("round", 1), range(1, 1000), "round")
    if "call" in wanted:
        return _call(t, wanted)
    for key in ("curse", "favourite"):
        if key in wanted:
            raise SetupError(f"{key} is set while allies are called; use call to say at which number.")
    if any(key in wanted for key in DRAFTED):
        return _draft(t, wanted)
    for key in ("seal", "first"):
        if key in wanted:
            raise SetupError(
                f"A new round finds its own first player; instead of {key} say who rolled the seal."
            )
    t.round -= 1
    return play_round()


def _seat(t: Table, value: Any, name: str) -> int:
    return number(value, range(t.seats), name)


def _lay_track(t: Table, wanted: dict[str, Any]) -> None:
    t.start = _start_numbers(t, wanted.get("start", range(1, t.seats + 1)))
    road = range(t.track.finish)
    at = per_seat(wanted.get("at", [t.track.starts[start] for start in t.start]), t.seats, "at")
    t.at = [number(space, road, "The space of a knight") for space in at]
    race = wanted.get("race", sorted(range(t.seats), key=lambda seat: (-t.at[seat], t.start[seat])))
    t.race = [_seat(t, seat, "A knight in the race") for seat in per_seat(race, t.seats, "race")]
    places = [t.at[seat] for seat in t.race]
    if sorted(t.race) != list(range(t.seats)) or places != sorted(places, reverse=True):
        raise SetupError("race must list every knight once, from the foremost space to the rearmost.")
    t.dragon = number(wanted.get("dragon", t.track.dragon), road, "dragon")
    if t.dragon in t.at:
        raise SetupError(f"The dragon cannot be on space {t.dragon}: a knight stands there.")
    spears = per_seat(wanted.get("spears", [0] * t.seats), t.seats, "spears")
    t.spears = [number(spear, range(SPEARS + 1), "The spears of a knight") for spear in spears]
    if sum(t.spears) > SPEARS:
        raise SetupError(f"There are {SPEARS} spears, not {sum(t.spears)}.")


def _start_numbers(t: Table, wanted: Any) -> list[int]:
    numbers = per_seat(list(wanted) if isinstance(wanted, range) else wanted, t.seats, "start")
    known = range(min(START_NUMBERS), max(START_NUMBERS) + 1)
    start = [number(one, known, "A start number") for one in numbers]
    if len(set(start)) < t.seats:
        raise SetupError(f"Every seat has a start number of its own; {start} names one twice.")
    return start


def _lay_clovers(t: Table, wanted: dict[str, Any]) -> None:
    box, clovers = Box(token_pack(), "clover tokens"), t.track.clovers
    named, spaces = wanted.get("clovers", {}), {str(space): space for space in clovers}
    if not isinstance(named, dict):
        raise SetupError(f"clovers must map spaces to tokens, not {shown(named)}.")
    for space in named:
        if space not in spaces:
            raise SetupError(f"Space {shown(space)} has no clover; these have one: {', '.join(spaces)}.")
    lying = {spaces[space]: box.take([token])[0] for space, token in named.items()}
    room = len(token_pack()) - len(clovers)
    supply = box.take(wanted.get("supply", ()))
    rest = box.rest()
    t.chance.shuffle(rest)
    if "supply" in wanted and len(supply) != room:
        raise SetupError(f"This track has {room} tokens, not {len(supply)}.")
    t.tokens = [lying[space] if space in lying else rest.pop() for space in clovers]
    t.supply = sorted(supply + rest)


def _lay_allies(t: Table, wanted: dict[str, Any]) -> list[str]:
    """The allies where the description has them; those that it does not name."""
    box, each = Box(ALLIES, "allies"), t.draft.each
    chosen = per_seat(wanted.get("allies", [()] * t.seats), t.seats, "allies")
    t.allies, t.passed = [tuple(box.take(allies)) for allies in chosen], [()] * t.seats
    if any(len(allies) > each for allies in t.allies):
        raise SetupError(f"With {t.seats} players everyone chooses {each} of the allies, and no more.")
    t.face_up = by_number(box.take(wanted.get("face_up", ())))
    t.aside = tuple(box.take(wanted.get("aside", ())))
    t.pack = by_number(box.take(wanted.get("pack", ())))
    direction = wanted.get("direction", "left")
    if direction not in tuple(TOWARDS):
        raise SetupError(f"direction must be left or right, not {shown(direction)}.")
    t.direction = TOWARDS[direction]
    return box.rest()


def _draft(t: Table, wanted: dict[str, Any]) -> Follow:
    """The first player looks at the pack."""
    if "allies" in wanted or "direction" in wanted:
        raise SetupError(
            "allies and direction are set while allies are called; use call to say at which number."
        )
    rest = _lay_allies(t, wanted)
    if "aside" not in wanted:
        t.chance.shuffle(rest)
        t.aside = (rest.pop(),) if "pack" not in wanted and rest else tuple(rest)
        rest = rest if "pack" not in wanted else []
    t.pack = by_number([*t.pack, *rest])
    face_up, face_down = t.draft.face_up, t.draft.face_down
    if (len(t.face_up), len(t.aside)) != (face_up, face_down):
        raise SetupError(
            f"With {t.seats} players {face_up} allies lie face up and {face_down} face down, "
            f"not {len(t.face_up)} and {len(t.aside)}."
        )
    t.direction, t.holder = 0, t.first
    return (choose_ally(t.first), *ROUND[2:])


def _call(t: Table, wanted: dict[str, Any]) -> Follow:
    """Allies are called, from this number on; the lower ones that were chosen have been shown."""
    t.pack = by_number([*_lay_allies(t, wanted), *t.pack])
    if len(t.face_up) > t.draft.face_up:
        raise SetupError(f"With {t.seats} players at most {t.draft.face_up} allies lie face up.")
    begin = number(wanted["call"], range(1, len(ALLIES) + 2), "call")
    t.called = begin - 1
    t.shown = tuple(ally for ally in ALLIES[: t.called] if t.owner_of(ally) is not None)
    t.answers = tuple(map(t.owner_of, ALLIES[: t.called]))
    if wanted.get("curse") is not None:
        _curse(t, wanted["curse"])
    if wanted.get("favourite") is not None:
        _favourite(t, _seat(t, wanted["favourite"], "favourite"))
    return *[call_ally(n) for n in NUMBER.values() if n >= begin], squire_jumps(), play_round()


def _curse(t: Table, ally: Any) -> None:
    if ally not in ALLIES[1:]:
        raise SetupError(f"The sorceress cannot name {ally!r}; she can name: {', '.join(ALLIES[1:])}.")
    if SORCERESS not in t.shown:
        raise SetupError(
            "There is a curse only after the sorceress has been called: somebody must have chosen her."
        )
    t.curse = ally


def _favourite(t: Table, seat: int) -> None:
    himself = seat == t.owner_of(SQUIRE)
    if SQUIRE not in t.shown or (himself and not t.options["squire_himself"]):
        raise SetupError(
            "favourite is the knight that the squire named: the squire must have been called, "
            "and it must be another player's knight."
        )
    t.favourite = seat
