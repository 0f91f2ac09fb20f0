"""The effect language of a content pack: what cards, verses and events do, in words and never in code.

    effects = step; step …       in order
    step    = [if conds:] group or group …
    group   = act and act …
    act     = [scope] verb arg …

Everything here is read once and remembered: rules pass effects on as the text that stands in the pack.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from roundtable.kernel import SetupError

from .verbs import VERBS

SCOPES = ("each", "one", "share", "doer", "all")
TRACKS = ("energy", "health", "terror")
RESOURCES = ("food", "wealth", "rep", "magic", "exp")
ATTRIBUTES = ("agg", "emp", "cou", "cau", "pra", "spi")
KEYWORDS = ("weapon", "shield", "armour", "companion", "relic", "crafted", "any")
COLOURS = ("green", "grey", "purple", "blue")
KINDS = ("combat", "diplomacy")

TESTS = set(
    "agg emp cou cau pra spi food wealth rep magic exp party_food party_wealth energy health terror status "
    "parts secret item chapter is party players day lit at shown quest dial token time guardian read first "
    "aff pool green grey purple blue combat diplomacy stage trait level exhausted insane dying panic "
    "settlement alone fought talked travelled ate random skull grail".split()
)
TIMINGS = set(
    "placed delay attack use discarded covered joined encounter_start encounter_end activation round_end "
    "won lost opportunity dawn dusk rest explore travel arrive event ward_lit gain_terror damaged action "
    "passive".split()
)
LIMITS = ("activation", "encounter", "day", "once")
RULE_KEYS = set(
    "travel_cost explore_cost location_action_cost character_action_cost ward_energy ward_health ward_food "
    "ward_wealth ward_magic first_travel_cost first_explore_cost start_hand hand_limit round_draw max_cards "
    "rest_health rest_terror energy_restore upgrade_look terror_gain health_loss no_travel no_explore "
    "no_rest no_dream no_trade no_character_action no_escape talk_harder guardians_still".split()
)
TERMS = ("J", "charges", "dmg_taken", "cards", "hand", "party", "players", "parts", "min")


class PackError(SetupError):
    """What is wrong in a pack, in one sentence."""


@dataclass(frozen=True, slots=True)
class Act:
    scope: str  # "" is the default of the place where it stands
    verb: str
    args: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cond:
    """A test, such as `not parts(counted)>=3` or `status oda/2`."""

    no: bool
    test: str
    about: str
    sign: str
    number: int


Group = tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Step:
    conds: tuple[Cond, ...]
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """When something happens, and what."""

    may: bool
    timing: str
    arg: str
    kind: str  # "" always, a kind or a colour of encounter
    spend: int
    limit: str
    effects: str


# -- effects ---------------------------------------------------------------------------------------------


@cache
def read_effects(text: str) -> tuple[Step, ...]:
    """The steps of a line of effects."""
    return tuple(_step(part.strip()) for part in text.split(";") if part.strip())


def _step(text: str) -> Step:
    conds: tuple[Cond, ...] = ()
    if text.startswith("if "):
        asked, _, text = text.removeprefix("if ").partition(": ")
        conds = read_conds(asked)
    groups = tuple(
        tuple(_act(act.strip()) for act in group.split(" and ")) for group in text.strip().split(" or ")
    )
    return Step(conds, groups)


def _act(text: str) -> Act:
    words = text.split()
    scope = words.pop(0) if words and words[0] in SCOPES else ""
    if not words or words[0] not in VERBS:
        raise PackError(f"{text!r} does not begin with a verb of the effect language.")
    return Act(scope, words[0], tuple(words[1:]))


@cache
def acts_of(text: str) -> tuple[Act, ...]:
    """Everything that a line of effects might do."""
    return tuple([act for now in read_effects(text) for group in now.groups for act in group])


@cache
def read_conds(text: str) -> tuple[Cond, ...]:
    """Conditions, all of which must hold."""
    return tuple(_cond(part.strip()) for part in re.split(r", ?| and ", text) if part.strip())


def _cond(text: str) -> Cond:
    no, words = text.startswith("not "), text.removeprefix("not ")
    found = re.fullmatch(r"([a-z_]+)(?:\((\w+)\))?((?: [\w./]+)?)(?:(>=|<=)(\d+))?", words)
    if found is None or found[1] not in TESTS:
        raise PackError(f"{text!r} is not a condition.")
    about = found[2] or found[3].strip()
    if found[4]:
        return Cond(no, found[1], about, found[4], int(found[5]))
    number = int(about) if about.isdigit() else 0
    return Cond(no, found[1], about, "", number)


@cache
def read_needs(text: str) -> tuple[tuple[Cond, ...], tuple[Act, ...]]:
    """What a choice needs: conditions, and what must be paid."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    pays = tuple(_act(part) for part in parts if part.startswith("pay "))
    conds = tuple(_cond(part) for part in parts if not part.startswith("pay "))
    return conds, pays


@cache
def read_cost(text: str) -> tuple[tuple[str, int], ...]:
    """A cost such as `energy 2 health 1`."""
    words = text.split()
    if len(words) % 2 or not all(word in (*TRACKS, *RESOURCES) for word in words[::2]):
        raise PackError(f"{text!r} is not a cost; write it like `energy 2 health 1`.")
    return tuple((what, int(number)) for what, number in zip(words[::2], words[1::2], strict=True))


_AMOUNT = re.compile(r"([+-]?)(?:(\d+)\*)?(?:(\d+)|([a-zA-Z_]+)(?:\(([^()]*(?:\([^()]*\))?)\))?)")


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or a factor of something counted; `signed` if a sign was written."""

    factor: int
    term: str  # "" is a plain number
    about: str
    signed: bool


@cache
def read_amount(text: str) -> Amount:
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise PackError(f"{text!r} is not an amount.")
    sign = -1 if found[1] == "-" else 1
    if found[3] is not None:
        return Amount(sign * int(found[3]) * int(found[2] or 1), "", "", bool(found[1]))
    if found[4] not in TERMS:
        raise PackError(f"{text!r} is not something that can be counted.")
    return Amount(sign * int(found[2] or 1), found[4], found[5] or "", bool(found[1]))


# -- abilities -------------------------------------------------------------------------------------------

_ABILITY = re.compile(
    r"(may )?([a-z_]+)((?: (?!in |spend )[\w ]+?)?)(?: in ([a-z]+))?(?: spend (\d+))?(?: /([a-z]+))?: (.+)"
)


@cache
def read_ability(text: str) -> Ability:
    """An ability of a card, of gear, of a skill: `may attack spend 1 /activation: avoid 1`."""
    found = _ABILITY.fullmatch(text)
    if found is None or found[2] not in TIMINGS:
        raise PackError(f"{text!r} is not an ability; write it like `attack: avoid 1`.")
    if found[6] and found[6] not in LIMITS:
        raise PackError(f"{text!r} has an unknown limit.")
    read_effects(found[7])
    return Ability(
        bool(found[1]),
        found[2],
        found[3].strip(),
        found[4] or "",
        int(found[5] or 0),
        found[6] or "",
        found[7],
    )


# -- keys of cards ---------------------------------------------------------------------------------------

CALLED = {"combat": "fight", "diplomacy": "talk"}  # how questions and events of an encounter begin
ROWS = {"combat": ("A", "C", "P", "M", "F"), "diplomacy": ("E", "U", "S", "M", "F")}
ATTRIBUTE_OF = {"A": "agg", "C": "cou", "P": "pra", "E": "emp", "U": "cau", "S": "spi"}
SYMBOLS = {"combat": {"1", "2", "bolt", "draw", "disc", "void", "-"}}
SYMBOLS["diplomacy"] = {"up", "down", "talk", "bolt", "draw", "disc", "void", "-"}

Left = dict[str, tuple[str, ...]]  # row -> symbols
Right = dict[str, int]  # row -> level; M 1; F its multiplier, 0 is void


def read_left(text: str, kind: str) -> Left:
    """The bonus halves of a card, from top to bottom: `P:bolt M:bolt F:-`."""
    halves: Left = {}
    for part in text.split():
        row, _, symbols = part.partition(":")
        found = tuple(symbol for symbol in symbols.split("+") if symbol != "-")
        if row not in ROWS[kind] or not set(found) <= SYMBOLS[kind]:
            raise PackError(f"{part!r} is not a valid left half for a {kind} card.")
        if row in "MF" and "talk" in found:
            raise PackError(f"{part!r}: talk has no meaning in the rows M and F (TG-13).")
        halves[row] = found
    return {row: halves[row] for row in ROWS[kind] if row in halves}


def read_right(text: str, kind: str) -> Right:
    """The condition halves: `A1 P1 M F2x`."""
    halves: Right = {}
    for part in text.split():
        found = re.fullmatch(r"([A-Z])(\d)?(x|void)?", part)
        if found is None or found[1] not in ROWS[kind]:
            raise PackError(f"{part!r} is not a valid right half for a {kind} card.")
        halves[found[1]] = 0 if found[3] == "void" else int(found[2] or 1)
    return halves
