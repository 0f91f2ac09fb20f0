"""[Improving a character] Experience at dusk: cards, attributes, skills; and building decks."""

from __future__ import annotations

from roundtable.kernel import Ask, Flow, Follow, Rulebook

from ..content.language import ATTRIBUTES, KINDS, Act
from ..effects.conditions import Context
from ..effects.in_force import modifier
from ..effects.verbs import Acts
from ..table import Seats, Table

book = Rulebook()

PAIRS = {"agg": "emp", "emp": "agg", "cou": "cau", "cau": "cou", "pra": "spi", "spi": "pra"}
COSTS = (2, 4, 6, 8, 10)  # a point by the new sum of its pair; 10 from the fifth on
LEAST_CARDS = 15
BOARD = 2  # points of an attribute on the board; from the third on it comes as a skill


def point_cost(t: Table, seat: int, attribute: str) -> int:
    """[Improving attributes] By what the pair comes to; in challenge mode five more each time."""
    total = t.attr[seat][attribute] + t.attr[seat][PAIRS[attribute]] + 1
    return 5 * total if t.options["dear_growth"] else COSTS[min(total, len(COSTS)) - 1]


def card_cost(t: Table) -> int:
    return 5 if t.options["dear_growth"] else 2


def looked_at(t: Table, seat: int) -> int:
    return max(1, (2 if t.options["dear_growth"] else 3) + modifier(t, seat, "upgrade_look"))


@book.rule
def grow(t: Table) -> Follow:
    """[Dusk, 4] Heroes with experience may improve."""
    exp = t.goods["exp"]
    return tuple([improve(seat) for seat in t.living() if exp[seat] >= COSTS[0]])


@book.rule
def improve(t: Table, seat: int) -> Flow:
    """[Dusk, 4] As long as the hero has experience and wants to."""
    if not t.is_alive(seat):
        return None
    exp = t.goods["exp"][seat]
    cards = [("card", kind) for kind in KINDS if t.advanced[kind][seat] and exp >= card_cost(t)]
    points = [("point", name) for name in ATTRIBUTES if exp >= point_cost(t, seat, name)]
    if not cards and not points:
        return None
    choice = yield Ask(seat, "grow.what", (*cards, *points, None))
    if choice is None:
        return None
    what, about = choice
    if what == "card":
        t.goods["exp"][seat] -= card_cost(t)
        return learn_card(seat, about), improve(seat)
    t.goods["exp"][seat] -= point_cost(t, seat, about)
    t.attr[seat][about] += 1
    t.tell("grow.point", seat=seat, attribute=about)
    skill = choose_skill(seat, about) if t.attr[seat][about] > BOARD else None
    return skill, improve(seat)


@book.rule
def learn_card(t: Table, seat: int, kind: str) -> Follow:
    """[Improving decks] Some cards of the advanced set are looked at, at random …"""
    pile = t.advanced[kind][seat]
    if not pile:
        return None
    number = min(looked_at(t, seat), len(pile))
    t.looked = [t.chance.draw(pile) for _ in range(number)]
    return keep_card(seat, kind)


@book.rule
def keep_card(t: Table, seat: int, kind: str) -> Flow:
    """[Improving decks] … one is kept, the others are shuffled back."""
    card = yield Ask(seat, "grow.card", tuple(dict.fromkeys(t.looked)))
    t.looked.remove(card)
    t.advanced[kind][seat] += t.looked
    t.advanced[kind][seat].sort()
    t.looked = []
    t.decks[kind][seat].append(card)
    t.decks[kind][seat].sort()
    t.tell("grow.card", seat=seat, card=card)
    return None


@book.rule
def choose_skill(t: Table, seat: int, attribute: str) -> Flow:
    """[Buying skills] One of all skills of the attribute that nobody has, and one of its two sides; if none
    is left the point alone (TG-58)."""
    taken = {name.partition("/")[0] for skills in t.skills for name in skills}
    free = [s.id for s in t.content.skills.values() if s.attr == attribute and s.id not in taken]
    if not free:
        return None
    skill = yield Ask(
        seat, "grow.skill", tuple([f"{name}/{side}" for name in free for side in ("front", "back")])
    )
    t.skills[seat] += (skill,)
    t.tell("grow.skill", seat=seat, skill=skill)
    return None


# -- decks -----------------------------------------------------------------------------------------------


@book.rule
def build(t: Table) -> Follow:
    """[Dusk, 5] Heroes who have more cards than they need may change their decks."""
    kinds = [(t.decks[kind], t.spare[kind]) for kind in KINDS]
    return tuple(
        [
            build_decks(seat)
            for seat in t.living()
            if any([len(decks[seat]) > LEAST_CARDS or spare[seat] for decks, spare in kinds])
        ]
    )


@book.rule
def build_decks(t: Table, seat: int) -> Flow:
    """[Dusk, 5] Cards are left out or taken in again; no deck below fifteen."""
    if not t.is_alive(seat):
        return None
    options = changes(t, seat)
    if not options:
        return None
    choice = yield Ask(seat, "deck.change", (*options, None))
    if choice is None:
        return None
    way, kind, card = choice
    deck, spare = t.decks[kind][seat], t.spare[kind][seat]
    (spare if way == "take" else deck).remove(card)
    (deck if way == "take" else spare).append(card)
    deck.sort()
    spare.sort()
    t.tell("deck.changed", seat=seat, card=card, way=way)
    t.did[seat].append(f"{way}/{card}")  # what came in today stays in, so that nobody turns in circles
    return build_decks(seat)


def changes(t: Table, seat: int) -> list[tuple[str, str, str]]:
    """Cards that the hero may leave out or take in; none that they have just taken in or left out."""
    found, did = [], t.did[seat]
    for kind in KINDS:
        deck, spare = t.decks[kind][seat], t.spare[kind][seat]
        for card in dict.fromkeys(deck) if len(deck) > LEAST_CARDS else ():
            if "take/" + card not in did:
                found.append(("leave", kind, card))
        for card in dict.fromkeys(spare) if spare else ():
            if "leave/" + card not in did:
                found.append(("take", kind, card))
    return found


def upgrade(t: Table, act: Act, context: Context, seats: Seats) -> Follow:
    """[Improving decks] A card for nothing."""
    return tuple([learn_card(seat, act.args[0]) for seat in seats])


ACTS: Acts = {"upgrade": upgrade}
