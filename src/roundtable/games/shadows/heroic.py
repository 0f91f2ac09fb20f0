"""[Phase 2: the knights of Camelot] One action, a second one for a life, and the knights' powers."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from roundtable.kernel import Ask, AskAll, Flow, Follow, Rulebook
from roundtable.kernel.pack import eye, mix

from .cards import (
    ARTHUR,
    CAMELOT,
    EXCALIBUR,
    FIGHTS,
    GALAHAD,
    GAWAIN,
    KAY,
    LOYAL,
    SOLO,
    SPECIAL_WHITE,
    TRISTAN,
    N,
)
from .fortune import abandon, count_swords, death, die, flip_sword, lay_swords, lose_life, unmask
from .quests import play_on_quest, playable
from .table import Table
from .talk import speak
from .wonders import WONDER, can_play

book = Rulebook()

MOVE, QUEST, WONDER_CARD, HEAL, ACCUSE = (
    "move",
    "quest",
    "special",
    "heal",
    "accuse",
)  # the five kinds of actions
SACRIFICE, END, EXCHANGE, FREE_MOVE, FREE_CARD, SAY, LEAVE = (
    "sacrifice",
    "end",
    "exchange",
    "ride",
    "cast",
    "say",
    "leave",
)

Deed = tuple[Any, ...]


# -- what he can do --------------------------------------------------------------------------------------


def deeds(t: Table, seat: int) -> list[Deed]:
    """Everything that he may do now."""
    acts = actions(t, seat, t.deeds) if not t.deeds or second_owed(t) else []
    free = powers(t, seat)
    if t.deeds and not t.sacrificed and actions(t, seat, t.deeds):
        free.append((SACRIFICE,))
    if t.options["talk"] and SAY not in t.used:
        free.append((SAY,))
    if t.options["leaving"]:
        free.append((LEAVE,))
    return [*acts, *free] if acts else [*free, (END,)]


def second_owed(t: Table) -> bool:
    return t.sacrificed and len(t.deeds) == 1


def actions(t: Table, seat: int, done: list[str]) -> list[Deed]:
    """[Phase 2] The five kinds; never two of one kind in a turn."""
    found: list[Deed] = []
    if QUEST not in done:
        found += quest_actions(t, seat)
    if WONDER_CARD not in done and WONDER_CARD not in t.used:
        found += [(WONDER_CARD, card) for card in wonders(t, seat)]
    if HEAL not in done:
        found += [(HEAL, card) for card in healing(t, seat)]
    if ACCUSE not in done:
        found += [(ACCUSE, other) for other in suspects(t, seat)]
    if MOVE not in (*done, *t.used):
        found += [(MOVE, place) for place in destinations(t, seat)]
    return found


def destinations(t: Table, seat: int) -> list[str]:
    """[I. Going to a quest] Any other place; a quest for one knight only if nobody is there."""
    taken = {t.place[other] for other in t.living() if t.place[other] in SOLO}
    return [place for place in (CAMELOT, *t.open_quests()) if place != t.place[seat] and place not in taken]


def quest_actions(t: Table, seat: int) -> list[Deed]:
    """[II. Quest actions] At Camelot drawing or fighting a siege engine; elsewhere a white card."""
    if t.place[seat] != CAMELOT:
        return [(QUEST, card) for card in playable(t, seat)]
    found: list[Deed] = []
    if len(t.hands[seat]) < N["full_hand"]:
        found.append((QUEST, "draw"))
    if t.engines and any(t.faces[card] in FIGHTS for card in t.hands[seat]):
        found.append((QUEST, "engine"))
    return found


def wonders(t: Table, seat: int) -> list[str]:
    """[III. Special white cards] Those that would do something (SH-42)."""
    hand = t.hand(seat)
    return [card for card in SPECIAL_WHITE if card in hand and can_play(t, seat, card)]


def healing(t: Table, seat: int) -> list[str]:
    """[IV. Healing] Three like cards, if he can use a life."""
    if t.life[seat] >= N["most_life"]:
        return []
    hand = t.hand(seat)
    return [card for card in dict.fromkeys(hand) if hand.count(card) >= N["same_cards_to_heal"]]


def suspects(t: Table, seat: int) -> list[int]:
    """[V. Accusation] Once in the game; not a knight who has been shown to be loyal (SH-14)."""
    if seat in t.accusers or not t.may_accuse() or not t.awake:
        return []
    return [other for other in t.living() if other != seat and not t.shown[other]]


def powers(t: Table, seat: int) -> list[Deed]:
    """[Powers] Before, after or between actions (SH-31)."""
    knight, found = t.knights[seat], list[Deed]()
    if knight == ARTHUR and EXCHANGE not in t.used and t.hands[seat]:
        found += [(EXCHANGE, other) for other in t.living() if other != seat and t.hands[other]]
    if knight == GALAHAD and WONDER_CARD not in t.used:
        found += [(FREE_CARD, card) for card in wonders(t, seat)]
    if knight == TRISTAN and t.place[seat] == CAMELOT and MOVE not in (*t.deeds, *t.used):
        found += [(FREE_MOVE, place) for place in destinations(t, seat)]
    return found


# -- the phase -------------------------------------------------------------------------------------------


@book.rule
def act(t: Table, seat: int) -> Flow:
    """[Phase 2] He must do one action; for a life he may do a second one of another kind."""
    if t.turn_over or not t.is_knight(seat):
        return None
    what, *rest = yield Ask(seat, "deed.what", tuple(deeds(t, seat)))
    if what == END:
        return pay_with_life(seat)
    if what in (MOVE, QUEST, WONDER_CARD, HEAL, ACCUSE):
        t.deeds.append(what)
        return carry(t, seat, what, rest[0]), pay_with_life(seat), act(seat)
    return use(t, seat, what, rest), act(seat)


def carry(t: Table, seat: int, what: str, about: Any) -> Any:
    """The rule of an action."""
    if what == MOVE:
        return go(seat, about)
    if what == QUEST and t.place[seat] == CAMELOT:
        return draw_cards(seat) if about == "draw" else fight_engine(seat)
    if what == QUEST:
        return play_on_quest(seat, about)
    if what == WONDER_CARD:
        return cast(seat, about)
    return heal(seat, about) if what == HEAL else accuse(seat, about)


def use(t: Table, seat: int, what: str, rest: list[Any]) -> Any:
    """The rule of what is no action."""
    if what == SACRIFICE:
        return sacrifice(seat)
    if what == SAY:
        t.used.append(SAY)
        return speak(seat)
    if what == LEAVE:
        return leave(seat)
    if what == EXCHANGE:
        t.used.append(EXCHANGE)
        return exchange(seat, rest[0])
    if what == FREE_MOVE:
        t.used.append(MOVE)
        return go(seat, rest[0])
    return cast(seat, rest[0])


@book.rule
def sacrifice(t: Table, seat: int) -> None:
    """[A life for an action] Once in a turn. Who gives his last dies when the action is done."""
    t.sacrificed = True
    t.life[seat] -= 1
    t.doomed = not t.life[seat]
    t.tell("sacrifice", seat=seat)


@book.rule
def pay_with_life(t: Table, seat: int) -> Follow:
    """[A life for an action] He dies even if the action gave him life; only the Grail can help."""
    if not t.doomed or not t.is_knight(seat):
        return None
    t.doomed, t.life[seat], t.turn_over = False, 0, True
    return die((seat,))


@book.rule
def leave(t: Table, seat: int) -> Follow:
    """[Leaving the game] As if he had died; no Grail helps (SH-30)."""
    t.tell("seat.left", seat=seat)
    return death(seat)


# -- the five actions ------------------------------------------------------------------------------------


@book.rule
def go(t: Table, seat: int, place: str) -> None:
    """[I. Going to a quest] However far it is."""
    abandon(t, seat)
    t.place[seat] = place
    t.tell("move.to", seat=seat, place=f"place-{place}")


@book.rule
def draw_cards(t: Table, seat: int) -> None:
    """[1. Camelot] Two white cards; Gawain three."""
    t.draw_to_hand(seat, N["gawain_draws"] if t.knights[seat] == GAWAIN else N["drawn"])


@book.rule
def fight_engine(t: Table, seat: int) -> Flow:
    """[1. Camelot] Any number of fights first, then the die."""
    fights = tuple([card for card in t.hand(seat) if card in FIGHTS])
    cards = yield Ask(seat, "engine.cards", strikes(fights))
    t.discard_openly(seat, *cards)
    t.tell("engine.attacked", seat=seat, cards=cards)
    return roll(seat, sum([FIGHTS[card] for card in cards]))


@cache
def strikes(fights: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every different choice of fights, the fewest first."""
    return tuple(
        dict.fromkeys(
            chosen for number in range(1, len(fights) + 1) for chosen in combinations(fights, number)
        )
    )


@book.rule
def roll(t: Table, seat: int, strength: int) -> Follow:
    """[1. Camelot] The eight-sided die; then Kay may still help himself."""
    die_shows = t.chance.below(N["die"]) + 1
    t.tell("engine.die", die=die_shows, strength=strength)
    return strike(seat, strength, die_shows)


@book.rule
def strike(t: Table, seat: int, strength: int, die_shows: int) -> Flow:
    """[1. Camelot] More than the die and a siege engine is gone; else a life. Kay may add a fight in his own fight,
    or in any if a group plays so (SH-32); Excalibur adds one."""
    kay = t.knight_is(KAY)
    if kay is not None and (kay == seat or (t.options["kay_helps"] and t.place[kay] == CAMELOT)):
        hand = t.hand(kay)
        face = yield Ask(kay, "kay.add", (*[card for card in FIGHTS if card in hand], None))
        if face is not None:
            t.discard_openly(kay, face)
            t.tell("kay.added", seat=kay, card=face)
            strength += FIGHTS[face]
    strength += t.holder(EXCALIBUR) == seat
    if strength <= die_shows:
        t.tell("engine.held", seat=seat)
        return lose_life((seat,), 1)
    t.engines -= 1
    t.tell("engine.gone", seat=seat, engines=t.engines)
    return None


@book.rule
def cast(t: Table, seat: int, card: str) -> Follow:
    """[III. Special white cards] One in a turn at most."""
    t.used.append(WONDER_CARD)
    t.tell("wonder.played", seat=seat, card=card)
    if card == "heroism":
        t.in_force["heroism"] = t.play_openly(seat, card)  # it lies on the quest until that is over
    else:
        t.discard_openly(seat, card)
    return WONDER[card](seat)


@book.rule
def heal(t: Table, seat: int, card: str) -> None:
    """[IV. Healing] Three like cards, discarded face down, for a life."""
    t.discard_hidden(seat, *[card] * N["same_cards_to_heal"])
    t.life[seat] += 1
    t.tell_apart((seat,), "heal", {"card": card}, seat=seat)


@book.rule
def accuse(t: Table, seat: int, other: int) -> Follow:
    """[V. Accusation] The accused shows his loyalty: a white sword if he is the traitor, else one turns black."""
    t.accusers.append(seat)
    t.shown[other] = True
    if t.loyalty[other] == LOYAL:
        t.tell("accuse.wrong", seat=seat, seats=(other,))
        return flip_sword()
    t.tell("accuse.right", seat=seat, seats=(other,))
    return lay_swords(1, 0), unmask(other), count_swords()


@book.rule
def exchange(t: Table, seat: int, other: int) -> Flow:
    """[King Arthur] He and another knight exchange a card, each of his own choice, face down and at once; the other
    cannot refuse."""
    answers = yield AskAll("arthur.card", {who: tuple(dict.fromkeys(t.hand(who))) for who in (seat, other)})
    for who in (seat, other):
        mix(t, t.hands[who], but=eye(who))
    his, hers = t.take(seat, answers[seat]), t.take(other, answers[other])
    t.give(seat, [hers])
    t.give(other, [his])
    t.tell("arthur.exchanged", seat=seat, seats=(other,))
    for who, gave, got in ((seat, his, hers), (other, hers, his)):
        t.tell_only((who,), "arthur.swapped", given=t.faces[gave], got=t.faces[got])
    return None
