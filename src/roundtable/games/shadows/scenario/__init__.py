"""A table laid from a description. All keys are optional; lists have one entry a seat:

knights     names of knights, or "" for a squire; by seat order if not given
turn        whose turn it is, 0               phase       exchange, evil or heroic; evil
first       who began, the seat whose turn it is
life        4 each                            place       camelot each, or a quest
hands       white cards                       loyalty     loyal or traitor each; all loyal
status      knight, dead or revealed each     box         loyalty cards left over, what is left
shown       whose loyalty has been shown, false      accusers    seats that have accused
relics      armor, excalibur, grail -> a seat, or "out"
engines, white_swords, black_swords, sword    numbers, 0
laid        quest -> white cards on it        warriors    picts, saxons -> how many
dark        quest -> black cards on it; one that lies face down is [card, seat that laid it]
finished    quests that are over: lancelot, dragon, excalibur, grail
in_force    darkforest, vivien, mist          mordred     the war in which they fight
heroism     the quest on which it lies        won         quests won, 0
white_deck, black_deck     the top cards, the first on top, or {"top": [cards]}; the others follow at random
white_discard, black_discard                  awake       loyalty may be looked at, true

What cannot lie on a table is refused. What no match would come to, but the rules can go on from, is not: a
relic may be somebody's before its quest is over.
"""

from __future__ import annotations

from typing import Any

from roundtable.kernel import Follow, SetupError
from roundtable.kernel.pack import eye, show, unpack
from roundtable.kernel.plain import shown
from roundtable.kernel.scenario import Box, check_names, number, per_seat, top_of

from ..actions import act
from ..cards import (
    BLACK,
    CAMELOT,
    KNIGHTS,
    LOYALTY,
    NOWHERE,
    NUMBERS,
    QUESTS,
    RELICS,
    WARS,
    WHITE,
    pack,
)
from ..rules import begin, end_turn, turn
from ..sharing import lay_for_exchange
from ..table import DEAD, KNIGHT, OUT, REVEALED, Table, blank_record
from .impossible import check_quests, check_seats, refuse_if

KEYS = (
    "knights turn phase first life place hands loyalty status box shown accusers relics engines white_swords "
    "black_swords sword laid warriors dark finished in_force mordred heroism won white_deck black_deck "
    "white_discard black_discard awake"
).split()
PHASES = ("exchange", "evil", "heroic")
SPELLS = ("darkforest", "vivien", "mist")


class Cards:
    """One pack, card by card: what a description names is taken out."""

    def __init__(self, t: Table, counts: dict[str, int], what: str) -> None:
        self.t, self.box = t, Box(pack(counts), what)
        self.numbers: dict[str, list[int]] = {}
        for card in reversed(unpack(t, pack(counts))):
            self.numbers.setdefault(t.faces[card], []).append(card)

    def take(self, faces: Any, eyes: int = 0) -> list[int]:
        cards = [self.numbers[face].pop() for face in self.box.take(faces)]
        show(self.t, cards, eyes)
        return cards

    def pile(self, top: Any) -> list[int]:
        """A draw pile: what is named on top, the rest at random."""
        known = top_of(top)
        named = self.take(top if known is None else known)
        rest = [self.numbers[face].pop() for face in self.box.rest()]
        self.t.chance.shuffle(rest)
        return rest + named[::-1]


def scenario(t: Table, wanted: dict[str, Any]) -> Follow:
    check_names(wanted, KEYS, "shadows")
    _seats(t, wanted)
    _loyalty(t, wanted)
    _quests(t, wanted)
    white, black = Cards(t, WHITE, "white cards"), Cards(t, BLACK, "black cards")
    _cards(t, wanted, white, black)
    check_seats(t)
    check_quests(t)
    t.turn = number(wanted.get("turn", 0), range(t.seats), "turn")
    t.first = number(wanted.get("first", t.turn), range(t.seats), "first")
    phase = wanted.get("phase", "evil")
    if phase not in PHASES:
        raise SetupError(f"phase must be one of {', '.join(PHASES)}, not {shown(phase)}.")
    t.phase = str(phase)
    if phase == "exchange":
        refuse_if(
            not all(t.hands[seat] for seat in t.living()),
            "In the exchange every knight lays a card: hands needs one for each of them.",
        )
        return lay_for_exchange(), begin()
    if t.status[t.turn] == DEAD:
        raise SetupError(f"Seat {t.turn} is dead and has no turn.")
    if phase == "evil" or t.status[t.turn] == REVEALED:
        return turn(t.turn)
    return act(t.turn), end_turn(t.turn)


def _seats(t: Table, wanted: dict[str, Any]) -> None:
    seats = t.seats
    t.order = list(range(seats))
    t.knights = _words(wanted, "knights", list(KNIGHTS[:seats]), ("", *KNIGHTS), seats)
    t.unused = [knight for knight in KNIGHTS if knight not in t.knights]
    if len(t.unused) != len(KNIGHTS) - sum(bool(knight) for knight in t.knights):
        raise SetupError("A knight can sit at the table only once.")
    t.status = _words(wanted, "status", [KNIGHT] * seats, (KNIGHT, DEAD, REVEALED), seats)
    alive = [state == KNIGHT for state in t.status]
    t.place = _words(wanted, "place", [CAMELOT] * seats, (CAMELOT, *QUESTS), seats)
    t.place = [place if lives else NOWHERE for place, lives in zip(t.place, alive, strict=True)]
    lives = per_seat(wanted.get("life", [NUMBERS.starting_life] * seats), seats, "life")
    t.life = [
        number(life, range(1, NUMBERS.most_life + 1), "The life of a living knight") if alive[seat] else 0
        for seat, life in enumerate(lives)
    ]
    t.accusers = [number(seat, range(seats), "accusers") for seat in _listed(wanted, "accusers")]
    t.talk, t.record, t.last_hands = [()] * seats, blank_record(seats), [()] * seats


def _loyalty(t: Table, wanted: dict[str, Any]) -> None:
    seats, box = t.seats, Box(pack(LOYALTY), "loyalty cards")
    t.loyalty = box.take(per_seat(wanted.get("loyalty", ["loyal"] * seats), seats, "loyalty"))
    t.box = box.take(wanted["box"]) if "box" in wanted else box.rest()
    t.shown = [_yes(flag, "shown") for flag in per_seat(wanted.get("shown", [False] * seats), seats, "shown")]
    t.shown = [shown or state == REVEALED for shown, state in zip(t.shown, t.status, strict=True)]
    t.awake = _yes(wanted.get("awake", True), "awake")


def _yes(value: Any, name: str) -> bool:
    if type(value) is not bool:
        raise SetupError(f"{name} must be true or false, not {shown(value)}.")
    return value


def _words(wanted: dict[str, Any], key: str, usual: list[str], allowed: Any, seats: int) -> list[str]:
    words = per_seat(wanted.get(key, usual), seats, key)
    for word in words:
        if word not in allowed:
            raise SetupError(f"{key} cannot be {shown(word)}; it can be: {', '.join(map(repr, allowed))}.")
    return words


def _listed(wanted: dict[str, Any], key: str) -> list[Any]:
    value = wanted.get(key, [])
    if not isinstance(value, list | tuple):
        raise SetupError(f"{key} must be a list, not {shown(value)}.")
    twice = [item for at, item in enumerate(value) if item in value[:at]]
    refuse_if(bool(twice), f"{key} names {shown(twice[0]) if twice else None} twice.")
    return list(value)


def _mapped(wanted: dict[str, Any], key: str, known: Any) -> dict[str, Any]:
    value = wanted.get(key, {})
    if not isinstance(value, dict):
        raise SetupError(f"{key} must map names to what is there, not {shown(value)}.")
    check_names(value, known, "shadows", key)
    return value


def _quests(t: Table, wanted: dict[str, Any]) -> None:
    t.engines = number(wanted.get("engines", 0), range(NUMBERS.engines), "engines")
    t.white_swords = number(wanted.get("white_swords", 0), range(NUMBERS.last_sword), "white_swords")
    t.black_swords = number(wanted.get("black_swords", 0), range(NUMBERS.black_swords), "black_swords")
    steps = QUESTS["excalibur"].steps
    t.sword = number(wanted.get("sword", 0), range(1 - steps, steps), "sword")
    t.won = number(wanted.get("won", 0), range(NUMBERS.swords), "won")
    for war, warriors in _mapped(wanted, "warriors", WARS).items():
        t.warriors[war] = number(warriors, range(QUESTS[war].warriors), "warriors")
    for quest in _listed(wanted, "finished"):
        if not isinstance(quest, str) or quest not in QUESTS or not QUESTS[quest].once:
            raise SetupError(f"{shown(quest)} cannot be over; it can be: lancelot, dragon, excalibur, grail.")
        t.finished.append(quest)
    for relic, where in _mapped(wanted, "relics", RELICS).items():
        who = f"The bearer of {relic}, unless it is 'out',"
        t.relics[relic] = OUT if where == "out" else number(where, range(t.seats), who)


def _cards(t: Table, wanted: dict[str, Any], white: Cards, black: Cards) -> None:
    hands = per_seat(wanted.get("hands", [()] * t.seats), t.seats, "hands")
    t.hands = [tuple(white.take(hand, eye(seat))) for seat, hand in enumerate(hands)]
    for quest, faces in _mapped(wanted, "laid", QUESTS).items():
        t.laid[quest] = white.take(faces, -1)
    for quest, faces in _mapped(wanted, "dark", QUESTS).items():
        if not isinstance(faces, list | tuple):
            raise SetupError(f"There must be a list of black cards, not {shown(faces)}.")
        t.dark[quest] = [_dark(t, black, entry) for entry in faces]
    for spell in _listed(wanted, "in_force"):
        if spell not in SPELLS:
            raise SetupError(f"{shown(spell)} cannot be in force; it can be: {', '.join(SPELLS)}.")
        (t.in_force[spell],) = black.take([spell], -1)
    if wanted.get("mordred"):
        t.mordred_at = _one_of(wanted["mordred"], WARS, "mordred")
        (t.in_force["mordred"],) = black.take(["mordred"], -1)
    if wanted.get("heroism"):
        t.heroism_on = _one_of(wanted["heroism"], tuple(QUESTS), "heroism")
        (t.in_force["heroism"],) = white.take(["heroism"], -1)
    t.white_discard = white.take(wanted.get("white_discard", ()))
    t.black_discard = black.take(wanted.get("black_discard", ()))
    t.white_deck, t.black_deck = (
        white.pile(wanted.get("white_deck", ())),
        black.pile(wanted.get("black_deck", ())),
    )


def _one_of(value: Any, allowed: tuple[str, ...], name: str) -> str:
    if value not in allowed:
        raise SetupError(f"{name} must be one of {', '.join(allowed)}, not {shown(value)}.")
    return str(value)


def _dark(t: Table, black: Cards, entry: Any) -> int:
    if isinstance(entry, list | tuple) and len(entry) == 2:
        return black.take([entry[0]], eye(number(entry[1], range(t.seats), "Who laid a card face down")))[0]
    return black.take([entry], -1)[0]
