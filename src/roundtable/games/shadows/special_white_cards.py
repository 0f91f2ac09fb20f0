"""[III. Special white cards] What each does, and when it would do something (SH-42)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from roundtable.kernel import Ask, AskAll, Flow, Follow, Frame, Rulebook
from roundtable.kernel.pack import eye, mix, show

from .cards import CAMELOT, EFFECTS, EXCALIBUR, MERLIN, NUMBERS, SPECIAL_BLACK, TRAITOR, WARS
from .ending import abandon, unmask
from .quests import move_sword
from .sharing import share_reward
from .special_black_cards import choices, everybody_discards
from .table import Table

book = Rulebook()

OWN, OTHERS = "own", "others"


def can_play(t: Table, seat: int, card: str) -> bool:
    """Whether a special card in the player's hand would do something."""
    if card == MERLIN:
        return "vivien" not in t.in_force and bool(t.engines or merlin_targets(t))
    if card == "heroism":
        return bool(t.open_quests())
    if card == "lady":
        return EXCALIBUR not in t.finished or t.life[seat] < NUMBERS.most_life
    if card == "messenger":
        return len(t.hands[seat]) > 1 and len(t.living()) > 1
    if card == "piety":
        return bool(piety_ways(t, seat))
    if card == "reinforcements":
        return bool(reinforcement_ways(t, seat))
    return card != "clairvoyance" or bool(t.black_deck)


# -- Merlin ----------------------------------------------------------------------------------------------


def merlin_targets(t: Table) -> tuple[tuple[str, ...], ...]:
    """[Merlin] A siege engine, a warrior, or the newest black card of a quest if it is a standard one. A
    card that lies face down is one (SH-25)."""
    found: list[tuple[str, ...]] = [("engine",)] if t.engines else []
    found += [("warrior", war) for war in WARS if t.warriors[war]]
    found += [
        ("card", quest)
        for quest, cards in t.dark.items()
        if cards and t.faces[cards[-1]] not in SPECIAL_BLACK
    ]
    return tuple(found)


@book.rule
def merlin(t: Table, seat: int) -> Flow:
    """[Merlin] One Merlin as an action."""
    if not t.is_knight(seat):
        return None
    what, *where = yield Ask(seat, "merlin.use", merlin_targets(t))
    if what == "engine":
        t.engines -= 1
        t.tell("merlin.engine", seat=seat)
    elif what == "warrior":
        t.warriors[where[0]] -= 1
        t.tell("merlin.warrior", seat=seat, quest=f"place-{where[0]}")
    else:
        t.black_discard.append(t.dark[where[0]].pop())
        t.tell("merlin.card", seat=seat, quest=f"place-{where[0]}")
    return None


# -- the others ------------------------------------------------------------------------------------------


@book.rule
def convocation(t: Table, seat: int) -> Flow:
    """[Convocation] Every knight may come to Camelot; then the gathered share as many white cards as they
    are."""
    away = [knight for knight in t.living() if t.place[knight] != CAMELOT]
    coming = (yield AskAll("convocation.come", dict.fromkeys(away, (True, False)))) if away else {}
    for knight in [knight for knight in away if coming[knight]]:
        abandon(t, knight)
        t.tell("move.to", seat=knight, place=f"place-{CAMELOT}", came=t.place[knight])
        t.place[knight] = CAMELOT
    gathered = tuple(t.present(CAMELOT))
    return share_reward(gathered, EFFECTS.convocation_each * len(gathered), seat)


@book.rule
def fate(t: Table, seat: int) -> Flow:
    """[Fate] Every knight draws a card. A traitor may use it to reveal themselves: then everybody discards
    two. Everybody is asked how they mean it, so that nobody learns who could."""
    if not t.is_knight(seat):
        return None
    hows = ("loyal", "traitor") if t.loyalty[seat] == TRAITOR and t.awake else ("loyal",)
    how = yield Ask(seat, "fate.how", hows)
    if how == "traitor":
        return unmask(seat), everybody_discards(EFFECTS.fate_traitor_discards)
    for knight in t.living():
        t.draw_to_hand(knight, EFFECTS.fate_draws)
    return None


@book.rule
def heroism(t: Table, seat: int) -> Flow:
    """[Heroism] Laid on any quest, even from afar: its end brings one sword more."""
    if not t.is_knight(seat):  # the player has left the game before they chose one
        t.white_discard.append(t.in_force.pop("heroism"))
        return None
    quest = yield Ask(seat, "heroism.quest", t.open_quests())
    t.heroism_on = quest
    t.tell("heroism.laid", seat=seat, quest=f"place-{quest}")
    return None


@book.rule
def lady(t: Table, seat: int) -> Follow:
    """[Lady of the Lake] A step for Excalibur, from anywhere; when that quest is over, two lives."""
    if EXCALIBUR not in t.finished:
        return move_sword(1, seat)
    gain(t, (seat,), EFFECTS.lady_life)
    return None


def gain(t: Table, seats: tuple[int, ...], number: int) -> None:
    for seat in seats:
        t.life[seat] = min(t.life[seat] + number, NUMBERS.most_life)
    t.tell("life.gained", seats=seats, count=number)


@book.rule
def messenger(t: Table, seat: int) -> Flow:
    """[Messenger] One to three cards of the player's hand for another knight."""
    others = tuple([knight for knight in t.living() if knight != seat])
    if not others or not t.is_knight(seat):
        return None
    other = yield Ask(seat, "messenger.whom", others)
    hand = t.hand(seat)
    most = min(EFFECTS.messenger_most, len(hand))
    cards = yield Ask(
        seat, "messenger.cards", tuple([cards for n in range(1, most + 1) for cards in choices(hand, n)])
    )
    mix(t, t.hands[seat], but=eye(seat))
    t.give(other, [t.take(seat, card) for card in cards])
    t.tell("messenger.given", seat=seat, seats=(other,), count=len(cards))
    t.tell_only((seat, other), "messenger.sent", cards=cards)
    return None


def piety_ways(t: Table, seat: int) -> tuple[str, ...]:
    others = [knight for knight in t.living() if knight != seat]
    own = (OWN,) if t.life[seat] < NUMBERS.most_life else ()
    return (*own, OTHERS) if any(t.life[knight] < NUMBERS.most_life for knight in others) else own


@book.rule
def piety(t: Table, seat: int) -> Flow:
    """[Piety] Three lives, or one for each of the others."""
    ways = piety_ways(t, seat)
    if not ways or not t.is_knight(seat):
        return None
    how = yield Ask(seat, "piety.how", ways)
    if how == OWN:
        gain(t, (seat,), EFFECTS.piety_own)
    else:
        gain(t, tuple([knight for knight in t.living() if knight != seat]), EFFECTS.piety_others)
    return None


def reinforcement_ways(t: Table, seat: int, played: int = 0) -> tuple[str, ...]:
    """For oneself only with fewer than twelve cards, the played one included (SH-33)."""
    own = (OWN,) if len(t.hands[seat]) + played < NUMBERS.full_hand else ()
    return (*own, OTHERS) if len(t.living()) > 1 else own


@book.rule
def reinforcements(t: Table, seat: int) -> Flow:
    """[Reinforcements] Four cards, or one for each of the others."""
    ways = reinforcement_ways(t, seat, played=1)
    if not ways or not t.is_knight(seat):
        return None
    how = yield Ask(seat, "reinforcements.how", ways)
    if how == OWN:
        t.draw_to_hand(seat, EFFECTS.reinforcements_own)
        return None
    for knight in [knight for knight in t.living() if knight != seat]:
        t.draw_to_hand(knight, EFFECTS.reinforcements_others)
    return None


@book.rule
def clairvoyance(t: Table, seat: int) -> Follow:
    """[Clairvoyance] Look at the top five black cards, or what is left (SH-16)."""
    cards = t.black_deck[-EFFECTS.clairvoyance_cards :][::-1]
    show(t, cards, eye(seat))
    faces = tuple([t.faces[card] for card in cards])
    t.tell_apart((seat,), "clairvoyance.seen", {"cards": faces}, seat=seat, count=len(cards))
    return arrange(seat, len(cards))


@book.rule
def arrange(t: Table, seat: int, number: int) -> Flow:
    """[Clairvoyance] Put them back in any order, the first on top."""
    if not t.is_knight(seat):
        return None
    top = t.black_deck[-number:][::-1]
    order = yield Ask(
        seat, "clairvoyance.order", tuple(dict.fromkeys(permutations([t.faces[c] for c in top])))
    )
    mix(t, top, but=eye(seat))
    left, laid = list(top), []
    for face in order:
        card = next(card for card in left if t.faces[card] == face)
        left.remove(card)
        laid.append(card)
    t.black_deck[-number:] = laid[::-1]
    return None


SPECIAL_CARDS: dict[str, Callable[[int], Frame]] = {
    MERLIN: merlin,
    "convocation": convocation,
    "fate": fate,
    "heroism": heroism,
    "lady": lady,
    "messenger": messenger,
    "piety": piety,
    "reinforcements": reinforcements,
    "clairvoyance": clairvoyance,
}
