"""The verbs of the effect language: all that is known of each, except what it does. What it does is a rule;
the room that owns it says so in its `ACTS`, and `effects/verbs.py` binds them together.

What may follow a verb stands in its `words`, in several ways parted by "|". A bare word is a kind of thing
(check/words.py knows them), "=word" is that word itself; "+" before a thing: this sets it, "?": this tests
it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

Mark = Literal[
    "goods",  # a track or a resource rises or falls
    "damage",
    "personal",  # it concerns a member of the party, not the story
    "foretold",  # a choice of the journal tells it beforehand
    "hidden",  # nobody may know what it is about before it happens
    "known",  # it changes what conditions ask for, or where the story goes: the solver follows it
    "leads away",  # nothing more of the verse is read
    "note",  # it only writes something down
    "idle",  # nothing happens
    "passive",  # it may hold as long as its source lies
    "attack",  # it changes the attack or the reaction that comes, and nothing else
    "charges",  # charges on a card or off it
    "favour",  # it makes something easier until the activation ends
    "laying",  # … and that is laying cards
]
Scope = Literal["no", "may", "must"]  # whether it says who it is for; "must": only where that is not clear
Place = Literal["anywhere", "encounters", "combat", "diplomacy"]

# Keys that several verbs share; all others are those of one verb.
CHANGE, AVOID, STORY = "eff-change", "eff-avoid", "eff-story"


@dataclass(frozen=True, slots=True)
class Verb:
    name: str
    words: str = ""  # what may follow it
    marks: tuple[Mark, ...] = ()
    said: str = STORY  # the key of its words
    scope: Scope = "no"
    place: Place = "anywhere"
    cards: str = ""  # what else may follow it on cards and in encounters
    avoids: str = ""  # the verb of which it takes something off

    @property
    def shapes(self) -> list[str]:
        """The ways in which it is written anywhere."""
        return [way.strip() for way in self.words.split("|")]

    @property
    def card_shapes(self) -> list[str]:
        """The ways in which it is written on cards and in encounters alone."""
        return [way.strip() for way in self.cards.split("|") if way]


_GOODS: tuple[Mark, ...] = ("goods", "personal", "foretold")
_STORY: tuple[Mark, ...] = ("hidden", "known")
_DRAW = "=item number | =item keyword | =item keyword number"
_LOSE = "=item number | =item keyword | =item item | =secret secret"
_PAY = "money number | =share money number | =each money number"
_HAND_OVER = "=item keyword | =item ?item | =secret ?secret"
_OFF_CARDS = "=card number | =charge number"
_EVENTS = "=random number | =again number | =redraw"
_EVENT = "=top +event | =play +event | =discard =self | =discard event"

_ANYWHERE = (
    Verb("energy", "amount", _GOODS, CHANGE, "must"),
    Verb("health", "amount", _GOODS, CHANGE, "must"),
    Verb("terror", "amount", _GOODS, CHANGE, "must"),
    Verb("food", "amount", _GOODS, CHANGE, "must"),
    Verb("wealth", "amount", _GOODS, CHANGE, "must"),
    Verb("rep", "amount", _GOODS, CHANGE, "must"),
    Verb("magic", "amount", _GOODS, CHANGE, "must"),
    Verb("exp", "amount", _GOODS, CHANGE, "must"),
    Verb("dmg", "amount", ("damage", "personal", "foretold"), "eff-dmg", "must"),
    Verb("pay", f"{_PAY} | {_HAND_OVER}", ("personal", "known"), "pay", "may", cards=_OFF_CARDS),
    Verb("item", "+item", _STORY, "eff-gift"),
    Verb("draw", _DRAW, ("personal", "known"), "eff-draw", "must", cards="amount"),
    Verb("lose", _LOSE, ("personal", "known"), scope="may"),
    Verb("secret", "+secret", _STORY),
    Verb("status", "+part", _STORY),
    Verb("unstatus", "box", _STORY),
    Verb("task", "+task", ("hidden", "note")),
    Verb("done", "?task", ("hidden", "note")),
    Verb("upgrade", "=combat | =diplomacy", ("personal",), "eff-upgrade", "must"),
    Verb("dial", "+dial amount", _STORY),
    Verb("timer", "+timer number", _STORY),
    Verb("undial", "dial", _STORY),
    Verb("token", "+token amount", ("known",)),
    Verb("time", "+time amount", ("known",)),
    Verb("event", f"{_EVENTS} | {_EVENT}", _STORY),
    Verb("encounter", "colour | +encounter", (*_STORY, "foretold"), "eff-encounter"),
    Verb("guardian", "guardian =away | +guardian place", _STORY),
    Verb("reveal", "place", _STORY),
    Verb("replace", "place +place", _STORY),
    Verb("remove", "place", _STORY),
    Verb("ward", "menhir amount | menhir =out", ("known",)),
    Verb("move", "place", ("known",)),
    Verb("pass"),
    Verb("goto", "verse", (*_STORY, "leads away")),
    Verb("end", marks=("known", "leads away")),
    Verb("dream", marks=("known",)),
    Verb("mercy", marks=("known", "leads away")),
    Verb("chapter", "number", (*_STORY, "leads away")),
    Verb("rule", "rule amount", ("passive",), scope="may"),
    Verb("nothing", "", ("idle", "personal", "foretold"), "eff-nothing"),
)
_IN_ENCOUNTERS = (
    Verb("pool", "amount", (), CHANGE, place="combat"),
    Verb("aff", "amount", (), CHANGE, place="diplomacy"),
    Verb("sure_dmg", "amount", ("damage", "personal"), "eff-sure-dmg", place="encounters"),
    Verb("avoid", "amount | =all", ("attack",), AVOID, place="encounters", avoids="dmg"),
    Verb("blunt", "amount", ("attack",), "eff-blunt", place="encounters", avoids="dmg"),
    Verb("avoid_pool", "amount", ("attack",), AVOID, place="combat", avoids="pool"),
    Verb("avoid_terror", "amount", ("attack",), AVOID, place="encounters", avoids="terror"),
    Verb("avoid_aff", "amount", ("attack",), AVOID, place="diplomacy", avoids="aff"),
    Verb("cancel", "", ("attack",), "eff-cancel", place="encounters"),
    Verb("band", "=+1 | =-1", ("attack",), "eff-band", place="combat"),
    Verb("discard", "amount", (), "eff-discard", place="encounters"),
    Verb("discard_deck", "amount", (), "eff-discard-deck", place="encounters"),
    Verb("discard_last", "", (), "eff-discard-last", place="encounters"),
    Verb("discard_self", "", (), "eff-discard-self", place="encounters"),
    Verb("take_back", "", (), "eff-take-back", place="encounters"),
    Verb("retrieve", "amount", (), "eff-retrieve", place="encounters"),
    Verb("charge", "amount", ("charges",), CHANGE, place="encounters"),
    Verb("charge_on", "card amount", ("charges",), place="encounters"),
    Verb("bolt", "", ("favour", "laying"), "eff-bolt", place="encounters"),
    Verb("turn", "=down =up", ("favour", "laying"), "eff-turn", place="diplomacy"),
    Verb("ignore_level", "row", ("favour", "laying"), "eff-ignore-level", place="encounters"),
    Verb("free_magic", "", ("favour", "laying"), "eff-free-magic", place="encounters"),
    Verb("double", "row", ("favour", "laying"), "eff-double", place="encounters"),
    Verb("flee", "", (), "eff-flee", place="encounters"),
    Verb("leave", "", (), "eff-leave", place="encounters"),
    Verb("win_stage", "", ("favour",), "eff-win-stage", place="diplomacy"),
    Verb("enables", "=ward", ("passive", "idle"), place="encounters"),
)
VERBS = {verb.name: verb for verb in (*_ANYWHERE, *_IN_ENCOUNTERS)}
AVOIDS = {verb.name: verb.avoids for verb in VERBS.values() if verb.avoids}


@cache
def marked(*marks: Mark) -> frozenset[str]:
    """The names of the verbs with one of these marks."""
    return frozenset([verb.name for verb in VERBS.values() if not {*marks}.isdisjoint(verb.marks)])
