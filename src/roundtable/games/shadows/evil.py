"""[Phase 1: the forces of evil] The choice, and the standard black cards."""

from __future__ import annotations

from collections.abc import Callable

from roundtable.kernel import Ask, Flow, Follow, Frame, Rulebook
from roundtable.kernel.pack import eye, mix, show

from .cards import (
    ARMOR,
    BLACK_KNIGHT_CARDS,
    DRAGON,
    EFFECTS,
    HOLY_GRAIL,
    LANCELOT,
    LANCELOT_CARDS,
    PERCIVAL,
    QUESTS,
    SPECIAL_BLACK,
    TRAITOR,
    WARS,
    quest_of,
)
from .ending import add_engines, lose_life, unmask
from .quests import add_warrior, lay_despair, move_sword, reveal_combat
from .special_black_cards import (
    darkforest,
    desolation,
    guinevere,
    mist,
    mordred,
    morgan_1,
    morgan_3,
    morgan_4,
    morgan_5,
    vivien,
)
from .stopping_black_cards import excalibur_window, merlin_window
from .table import Table

book = Rulebook()

DRAW, ENGINE, LIFE, UNMASK = "draw", "engine", "life", "unmask"
UP, DOWN = "up", "down"


# -- the choice ------------------------------------------------------------------------------------------


@book.rule
def percival_looks(t: Table, seat: int) -> Follow:
    """[Sir Percival] Percival looks at the top black card before choosing; with the Armour at two (SF-22)."""
    t.renew_if_empty()
    if t.knights[seat] != PERCIVAL:
        return None
    number = 2 if t.holder(ARMOR) == seat else 1
    cards = t.black_deck[-number:][::-1]
    show(t, cards, eye(seat))
    faces = tuple([t.faces[card] for card in cards])
    t.tell_apart((seat,), "percival.looks", {"cards": faces}, seat=seat, count=len(cards))
    return percival_orders(seat) if len(cards) == 2 else None


@book.rule
def percival_orders(t: Table, seat: int) -> Flow:
    """[Sir Percival] With the Armour Percival puts one of the two under the pile."""
    if not t.is_knight(seat):
        return None
    top, second = [t.faces[card] for card in t.black_deck[-1:-3:-1]]
    kept = yield Ask(seat, "percival.keep", tuple(dict.fromkeys((top, second))))
    put_under(t, seat, 2, kept)
    t.tell("percival.orders", seat=seat)
    return None


def put_under(t: Table, seat: int, number: int, kept: str) -> None:
    """One of the top cards stays on top, the other goes under the pile; only the player knows which."""
    cards = [t.black_deck.pop() for _ in range(number)]
    mix(t, cards, but=eye(seat))
    chosen = next(card for card in cards if t.faces[card] == kept)
    cards.remove(chosen)
    t.black_deck[:0] = cards
    t.black_deck.append(chosen)


@book.rule
def choose_evil(t: Table, seat: int) -> Flow:
    """[Phase 1] The player must let evil do one of three things: a black card, a siege engine, or a life of
    their own. A traitor may show themselves instead (SH-11)."""
    if not t.is_knight(seat):
        return None
    treason = (UNMASK,) if t.loyalty[seat] == TRAITOR and t.awake else ()
    what = yield Ask(seat, "evil.what", (DRAW, ENGINE, LIFE, *treason))
    t.tell(f"evil.{what}", seat=seat)
    if what in t.record:
        t.record[what][seat] += 1
    if what == DRAW:
        return draw_black(seat)
    if what == ENGINE:
        return add_engines.now(t, 1)
    return lose_life.now(t, (seat,), 1) if what == LIFE else unmask.now(t, seat)


# -- drawing ---------------------------------------------------------------------------------------------


@book.rule
def draw_black(t: Table, seat: int) -> Flow:
    """[I. A black card] The top one. With Lancelot's Armour the player may look at two, play one and put the
    other under the pile; not in Morgan's chain, and Percival has looked already."""
    if not t.black_deck:
        t.renew_piles()
    if not t.black_deck:
        return None
    armed = t.holder(ARMOR) == seat and not t.chain and len(t.black_deck) > 1
    looked = t.knights[seat] == PERCIVAL and t.is_knight(seat)
    if armed and not looked and (yield Ask(seat, "armor.use", (True, False))):
        show(t, t.black_deck[-2:], eye(seat))
        return choose_drawn(seat)
    take_top(t, seat)
    return see_black(seat)


@book.rule
def choose_drawn(t: Table, seat: int) -> Flow:
    """[Lancelot's Armour] The player plays one of the two; if they have left the game, the upper one comes
    (SH-58)."""
    if seat in t.gone:
        take_top(t, seat)
        return see_black(seat)
    faces = tuple(dict.fromkeys([t.faces[card] for card in t.black_deck[-1:-3:-1]]))
    played = yield Ask(seat, "armor.play", faces)
    put_under(t, seat, 2, played)
    t.tell("armor.used", seat=seat)
    take_top(t, seat)
    return see_black(seat)


def take_top(t: Table, seat: int) -> None:
    card = t.black_deck.pop()
    show(t, [card], eye(seat))
    t.drawn.append(card)


@book.rule
def see_black(t: Table, seat: int) -> Flow:
    """[I. A black card] Cards with a number may be laid face down, and nobody else learns their value; all
    others are read out, and so are those of a player who has left the game (SH-58)."""
    face = t.faces[t.drawn[-1]]
    quest = numbered_quest(t, face)
    if quest and seat not in t.gone:
        lain = yield Ask(seat, "evil.lay", (UP, DOWN), card=face, quest=f"place-{quest}")
        if lain == DOWN:
            return lay_face_down.now(t, seat, quest)
    t.reveal([t.drawn[-1]])
    t.tell("black.shown", seat=seat, card=face)
    stoppable = face in SPECIAL_BLACK and not t.chain and "vivien" not in t.in_force
    return merlin_window(seat) if stoppable else None, excalibur_window(seat), carry_out(seat)


def numbered_quest(t: Table, face: str) -> str:
    """The quest that a card with a number goes to, if it is not over; else ""."""
    if face in BLACK_KNIGHT_CARDS:
        return quest_of(face)
    if face in LANCELOT_CARDS and DRAGON not in t.finished:
        return DRAGON if LANCELOT in t.finished else LANCELOT
    return ""


@book.rule
def lay_face_down(t: Table, seat: int, quest: str) -> Follow:
    """[Standard black cards] A player who lays a number face down draws a white card at once; a revealed
    traitor does not, nor does one who died in Morgan's chain (SH-48)."""
    t.dark[quest].append(t.drawn.pop())
    t.tell("black.down", seat=seat, quest=f"place-{quest}")
    if t.is_knight(seat):
        t.draw_to_hand(seat, 1)
    return fill_combat(t, quest)


def fill_combat(t: Table, quest: str) -> Follow:
    """[2. Combats] The combat is decided when the last black slot is filled."""
    full = len(t.dark[quest]) == QUESTS[quest].black
    there = t.present(quest)
    return reveal_combat(quest, there[0] if QUESTS[quest].solo and there else None) if full else None


# -- carrying out ----------------------------------------------------------------------------------------


@book.rule
def carry_out(t: Table, seat: int) -> Follow:
    """[Standard black cards] The card does what it says; if its quest is over, a siege engine comes
    instead."""
    if not t.drawn:
        return None
    card = t.drawn[-1]
    face = t.faces[card]
    if face == "mordred":
        return mordred(seat, card)  # Mordred lies there until it is known which war to join
    t.drawn.pop()
    if face in SPECIAL_BLACK:
        return SPELL[face](seat, card)
    if face == "mercenaries":
        t.black_discard.append(card)
        return choose_war(seat)
    quest = numbered_quest(t, face)
    if quest:
        t.dark[quest].append(card)
        return fill_combat(t, quest)
    quest = quest_of(face)
    if quest in t.finished or quest == LANCELOT:
        t.black_discard.append(card)
        return add_engines.now(t, 1)
    if quest == HOLY_GRAIL:
        return lay_despair.now(t, card)
    t.black_discard.append(card)
    return add_warrior.now(t, quest) if quest in WARS else move_sword.now(t, -1, seat)


@book.rule
def choose_war(t: Table, seat: int) -> Flow:
    """[Mercenaries] The player chooses which war the mercenaries join."""
    return add_warrior((yield Ask(t.deputy(seat), "war.which", WARS)))


@book.rule
def morgan_2(t: Table, seat: int, card: int) -> Follow:
    """[Morgan] The player draws and carries out three more black cards, which nothing can stop (SF-16). All
    three come, even if they die of one (SH-48); then she is discarded (SH-54)."""
    t.drawn.append(card)
    t.chain = EFFECTS.morgan_chain
    return *[link(seat) for _ in range(t.chain)], end_chain()


@book.rule
def link(t: Table, seat: int) -> Follow:
    """[Morgan] One of the three."""
    return draw_black(seat)


@book.rule
def end_chain(t: Table) -> None:
    """[Morgan] She has done what she says."""
    t.chain = 0
    t.black_discard.append(t.drawn.pop())


SPELL: dict[str, Callable[[int, int], Frame]] = {
    "desolation": desolation,
    "darkforest": darkforest,
    "guinevere": guinevere,
    "mist": mist,
    "vivien": vivien,
    "morgan-1": morgan_1,
    "morgan-2": morgan_2,
    "morgan-3": morgan_3,
    "morgan-4": morgan_4,
    "morgan-5": morgan_5,
}
