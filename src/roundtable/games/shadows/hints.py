"""What a sensible player thinks an option is worth, from what his seat sees. For bots, never for rules.

The scale is about two thirds of a white card. A loyal bot defends the most urgent front and keeps its hand
balanced; a traitor looks loyal until harm pays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question

from .cards import CAMELOT, COMBATS, EXCALIBUR, FIGHTS, GRAIL, HOLY_GRAIL, MERLIN, WARS, N
from .prospects import CARD, LIFE, Prospects

LATE = 8  # swords or siege engines from which a traitor no longer hides
DRAWS = (1.5, 1.0, 0.6, 0.2)  # what drawing is worth with few cards in hand, with some, many and very many
HOME, LEAVE, STRIKE, PLAY, MERLIN_KEPT = 0.9, 0.6, 5.0, 0.3, 1.6


def value(view: dict[str, Any], question: Question, option: Any) -> float:
    """How good this answer looks; only the order of the answers to one question means anything."""
    judge = JUDGES.get(question.key)
    return 0.0 if judge is None else judge(Prospects.of(view), question, option)


def keep(p: Prospects, card: str) -> float:
    """What a card is worth in hand."""
    if card in FIGHTS:
        return 0.6 + 0.15 * FIGHTS[card] - 0.1 * p.held[card]
    if card == GRAIL:
        return 0.9 if HOLY_GRAIL in p.open else 0.3
    return 2.5 if card == MERLIN else 2.0


# -- evil ------------------------------------------------------------------------------------------------


def _evil(p: Prospects, question: Question, what: str) -> float:
    if p.evil:
        late = p.table["engines"] >= LATE
        return {"draw": 2.0, "engine": 4.0 if late else 1.0, "life": 0.0, "unmask": -5.0}[what]
    top = p.table["black_deck"]["top"]
    black = _known_price(p, top[0]) if top else p.black_price()
    return -{"draw": black, "engine": p.engine_price(), "life": p.life_price(), "unmask": 99.0}[what]


def _known_price(p: Prospects, card: str) -> float:
    """What a black card would cost that he has seen."""
    if card in WARS:
        return 0.5 + 4.0 * p.danger(card) ** 2
    if card == "despair":
        return 0.5 + 4.0 * p.danger(HOLY_GRAIL) ** 2 if HOLY_GRAIL in p.open else p.engine_price()
    if card == EXCALIBUR:
        return 0.5 + 4.0 * p.danger(EXCALIBUR) ** 2 if EXCALIBUR in p.open else p.engine_price()
    return 1.0 if "-" in card and not card.startswith("morgan") else 2.5


def _lay(p: Prospects, question: Question, how: str) -> float:
    """A white card is worth more than to know the value, but for a strong one."""
    strong = question.about["card"].endswith(("5", "7"))
    return CARD if how == "down" and (p.evil or not strong) else 0.0


def _merlins(p: Prospects, question: Question, number: int) -> float:
    bad = question.about["card"] in (
        "morgan-2",
        "morgan-3",
        "mist",
        "vivien",
        "morgan-4",
        "mordred",
        "darkforest",
    )
    return 0.0 if p.evil or not bad else 0.1 * number


def _stop(p: Prospects, question: Question, give_up: bool) -> float:
    grave = p.table["black_swords"] >= N["black_swords"] - 2 or p.table["engines"] >= N["engines"] - 2
    return 1.0 if give_up and grave and not p.evil else 0.5 * (not give_up)


def _war(p: Prospects, question: Question, war: str) -> float:
    return p.danger(war) if p.evil else -p.danger(war) - 0.1 * p.taken(war)


def _black(p: Prospects, question: Question, card: str) -> float:
    return _known_price(p, card) * (1 if p.evil else -1)


def _rescue(p: Prospects, question: Question, seat: int | None) -> float:
    return 0.0 if seat is None else 1.0 + (seat == p.me)


def _volunteer_cards(p: Prospects, question: Question, yes: bool) -> float:
    return float(yes) if len(p.hand) >= 7 and not p.evil else float(not yes)


def _volunteer_life(p: Prospects, question: Question, yes: bool) -> float:
    return float(yes) if p.life >= 5 and not p.evil else float(not yes)


def _discard(p: Prospects, question: Question, cards: tuple[str, ...]) -> float:
    return -sum(keep(p, card) for card in cards)


# -- deeds -----------------------------------------------------------------------------------------------


def _deed(p: Prospects, question: Question, deed: tuple[Any, ...]) -> float:
    what, about = deed[0], deed[1] if len(deed) > 1 else None
    judge = DEEDS[what]
    return judge(p, about)


def _move(p: Prospects, place: str) -> float:
    """Where his cards promise most; home when they promise nothing here."""
    here = 0.0 if p.home() else _stay(p)
    if place == CAMELOT:
        return HOME - here if len(p.hand) < 9 else HOME / 3 - here
    if p.evil:
        return 0.4 if p.home() else 0.1
    return p.promise(place) - LEAVE * here


def _stay(p: Prospects) -> float:
    """What he can still do where he is."""
    return p.card_worth(p.place) if p.useful(p.place) else 0.0


def _quest(p: Prospects, card: str) -> float:
    if card == "draw":
        number = len(p.hand)
        return DRAWS[0 if number < 4 else 1 if number < 7 else 2 if number < 10 else 3]
    if card == "engine":
        strength = sum(FIGHTS[face] for face in p.hand if face in FIGHTS)
        return STRIKE * (p.table["engines"] / N["engines"]) ** 2 if strength >= 8 and not p.evil else -1.0
    quest = p.place
    if quest in COMBATS and card not in p.best_set(quest):
        return -0.5
    if quest == EXCALIBUR:
        return p.card_worth(quest) + PLAY - 0.5 * keep(p, card)
    if p.evil:
        return 0.3
    return p.card_worth(quest) + PLAY + 0.02 * FIGHTS.get(card, 0)


def _special(p: Prospects, card: str) -> float:
    if p.evil:
        return -0.5
    if card == MERLIN:
        return _merlin_worth(p) - (MERLIN_KEPT if p.held[MERLIN] < 2 else MERLIN_KEPT / 2)
    if card == "piety":
        return 3.0 if p.life <= 2 else 0.5
    if card == "lady":
        return 1.4 if EXCALIBUR in p.open else (2.0 if p.life <= 3 else 0.0)
    return {
        "reinforcements": 2.2,
        "fate": 1.8,
        "convocation": 0.6,
        "heroism": _heroism(p),
        "clairvoyance": 0.9,
    }.get(card, -0.5)


def _heroism(p: Prospects) -> float:
    return 2.5 if any(p.need(quest) <= 1 and p.useful(quest) for quest in p.open) else -0.5


def _merlin_worth(p: Prospects) -> float:
    """The most that one Merlin could do now."""
    wars = max((p.table["warriors"][war] for war in WARS), default=0)
    return max(3.5 if wars == 3 else 0.0, p.engine_price() if p.table["engines"] else 0.0, _brink(p))


def _brink(p: Prospects) -> float:
    return max((3.0 for quest in p.open if quest not in WARS and p.danger(quest) >= 0.75), default=0.0)


def _merlin_use(p: Prospects, question: Question, option: tuple[str, ...]) -> float:
    what, *where = option
    if what == "engine":
        return p.engine_price()
    return 4.0 * p.danger(where[0]) ** 2 + 0.1 * p.worth(where[0])


def _heal(p: Prospects, card: str) -> float:
    return {1: 5.0, 2: 3.0, 3: 1.2}.get(p.life, -1.0) - 0.6 * keep(p, card)


def _accuse(p: Prospects, seat: int) -> float:
    """He accuses only whom others suspect as well."""
    name = f"seat-{seat}"
    voices = sum(p.table["talk"][other][:2] == ["suspect", name] for other in p.knights if other != p.me)
    return 3.0 if voices >= 2 and not p.evil else -9.0


def _sacrifice(p: Prospects, about: None) -> float:
    """A life for a second action pays while he has many, or to win at once."""
    if p.evil or p.life < 3:
        return -1.0
    ready = not p.home() and p.useful(p.place) and p.need(p.place) <= 1
    return 2.0 if ready and "quest" not in p.table["deeds"] else 0.5 if p.life >= 5 else -1.0


DEEDS: dict[str, Callable[[Prospects, Any], float]] = {
    "move": _move,
    "ride": lambda p, place: _move(p, place) + 0.1,
    "quest": _quest,
    "special": _special,
    "cast": lambda p, card: _special(p, card) + 0.1,
    "heal": _heal,
    "accuse": _accuse,
    "sacrifice": _sacrifice,
    "exchange": lambda p, seat: -0.2,
    "say": lambda p, about: -0.1,
    "leave": lambda p, about: -99.0,
    "end": lambda p, about: 0.0,
}


# -- the rest --------------------------------------------------------------------------------------------


def _engine_cards(p: Prospects, question: Question, cards: tuple[str, ...]) -> float:
    """About as much as the die can show, and no more."""
    strength = sum(FIGHTS[card] for card in cards)
    win = min(1.0, max(0, strength - 1) / N["die"])
    return win * (p.engine_price() + LIFE) - 0.45 * sum(keep(p, card) for card in cards)


def _kay(p: Prospects, question: Question, card: str | None) -> float:
    return 0.0 if card is None else (0.5 - 0.1 * FIGHTS[card] if not p.evil else -1.0)


def _share(p: Prospects, question: Question, option: Any) -> float:
    return {"agree": 1.0, "shuffle": -1.0}.get(option, -0.5) if isinstance(option, str) else -0.5


def _give(p: Prospects, question: Question, card: str) -> float:
    return -keep(p, card)


def _send(p: Prospects, question: Question, cards: tuple[str, ...]) -> float:
    return -sum(keep(p, card) for card in cards)


def _order(p: Prospects, question: Question, order: tuple[str, ...]) -> float:
    prices = [_known_price(p, card) for card in order]
    rising = sum(price * place for place, price in enumerate(prices))
    return -rising if p.evil else rising


def _weakest(p: Prospects, question: Question, seat: int) -> float:
    return -float(p.table["life"][seat])


def _most_cards(p: Prospects, question: Question, seat: int) -> float:
    return float(len(p.table["hands"][seat]))


JUDGES: dict[str, Callable[[Prospects, Question, Any], float]] = {
    "exchange.lay": _give,
    "share.how": _share,
    "evil.what": _evil,
    "evil.lay": _lay,
    "evil.serve": _evil,
    "merlin.stop": _merlins,
    "merlin.use": _merlin_use,
    "excalibur.stop": _stop,
    "armor.use": lambda p, question, yes: float(yes),
    "armor.play": _black,
    "percival.keep": _black,
    "war.which": _war,
    "rescue.whom": _rescue,
    "volunteer.cards": _volunteer_cards,
    "volunteer.life": _volunteer_life,
    "discard.some": _discard,
    "deed.what": _deed,
    "engine.cards": _engine_cards,
    "kay.add": _kay,
    "convocation.come": lambda p, question, yes: float(yes) if p.promise(p.place) < 0.5 else float(not yes),
    "fate.how": lambda p, question, how: float(how == "loyal"),
    "heroism.quest": lambda p, question, quest: p.promise(quest) - 0.3 * p.need(quest),
    "messenger.whom": _most_cards,
    "messenger.cards": _send,
    "piety.how": lambda p, question, how: float(how == ("own" if p.life <= 3 else "others")),
    "reinforcements.how": lambda p, question, how: float(how == ("own" if len(p.hand) < 8 else "others")),
    "clairvoyance.order": _order,
    "arthur.card": _give,
    "steal.whom": _most_cards,
    "squire.whom": _weakest,
}
