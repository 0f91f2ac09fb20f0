"""Why an answer is a good one, in words: what it does for the knights (or, for a traitor, against them), and
what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roundtable.kernel import Question, Why
from roundtable.kernel.scene import Words

from ..cards import CAMELOT, COMBATS, FIGHTS, NUMBERS, QUESTS
from . import loyal
from .black_cards import black_price, card_price
from .prospects import Prospects
from .suspicion import suspicion


def why(view: dict[str, Any], question: Question, option: Any) -> Why:
    """What speaks for an answer, and against it, as its seat can tell."""
    reason = REASONS.get(question.key)
    return Why() if reason is None else reason(Prospects.of(view), question, option)


def _place(place: str) -> str:
    return f"place-{place}"


# -- evil ------------------------------------------------------------------------------------------------


def _evil(p: Prospects, question: Question, what: str) -> Why:
    engines, top = p.table["engines"], p.table["black_deck"]["top"]
    if p.evil:
        return Why([Words(f"hint.traitor-{what}")])
    if what == "draw":
        known = [Words("hint.black-known", {"card": top[0]})] if top else [Words("hint.black-unknown")]
        dearer = Words("hint.engine-dearer", {"count": engines, "most": NUMBERS.engines})
        return Why([dearer], known) if black_price(p) < p.engine_price() else Why([], known)
    if what == "engine":
        return Why(
            [Words("hint.engine-room", {"count": engines, "most": NUMBERS.engines})],
            [Words("hint.engine-stays")],
        )
    if what == "life":
        return Why([Words("hint.life-room")], [Words("hint.life-left", {"count": p.life - 1})])
    return Why()


def _lay(p: Prospects, question: Question, how: str) -> Why:
    return Why([Words("hint.face-down" if how == "down" else "hint.face-up")])


def _merlins(p: Prospects, question: Question, number: int) -> Why:
    bad = card_price(p, question.about["card"]) > p.weights.three_merlins
    if number:
        return Why([Words("hint.stop", {"card": question.about["card"]})], [Words("hint.three-merlins")])
    return Why([Words("hint.merlins-later")]) if not bad else Why()


# -- deeds -----------------------------------------------------------------------------------------------


def _deed(p: Prospects, question: Question, option: tuple[Any, ...]) -> Why:
    what, *about = option
    reason = DEEDS.get(what)
    if reason is None:
        return Why()
    found = reason(p, about[0] if about else None)
    return found if not p.evil else Why([Words("hint.cover"), *found.gains], found.risks)


def _move(p: Prospects, place: str) -> Why:
    left = [] if p.home() or not p.useful(p.place) else [Words("hint.undone", {"place": _place(p.place)})]
    if place == CAMELOT:
        return Why([Words("hint.home", {"count": len(p.hand)})], left)
    cards = min(p.useful(place), p.need(place))
    gains = [Words("hint.useful", {"count": cards, "need": p.need(place), "place": _place(place)})]
    return Why([*gains, *_danger(p, place)], left)


def _danger(p: Prospects, quest: str) -> list[Words]:
    """A quest that will be lost soon."""
    return [Words("hint.danger", {"place": _place(quest)})] if p.danger(quest) >= 0.6 else []


def _quest(p: Prospects, card: str) -> Why:
    if card == "draw":
        return Why([Words("hint.draw", {"count": len(p.hand)})])
    if card == "engine":
        count = p.table["engines"]
        return Why([Words("hint.strike", {"count": count, "most": NUMBERS.engines})], [Words("hint.die")])
    quest, left = p.place, p.need(p.place) - 1
    swords = QUESTS[quest].win.swords
    progress = {"place": _place(quest), "left": max(0, left), "swords": swords}
    risks = [Words("hint.strength")] if quest in COMBATS and p.chance(quest) < 0.7 else []
    spare = [Words("hint.last-of-kind", {"card": card})] if card in FIGHTS and p.held[card] == 1 else []
    return Why([Words("hint.progress", progress), *_danger(p, quest)], [*risks, *spare])


def _special(p: Prospects, card: str) -> Why:
    return Why([Words(f"hint.use-{card}")])


def _heal(p: Prospects, card: str) -> Why:
    spent = {"card": card, "count": NUMBERS.same_cards_to_heal}
    return Why([Words("hint.heal", {"count": p.life})], [Words("hint.spent", spent)])


def _accuse(p: Prospects, seat: int) -> Why:
    guilt = round(100 * suspicion(p).get(seat, 0.0))
    return Why([Words("hint.guilt", {"seat": seat, "share": guilt})], [Words("hint.wrong")])


def _sacrifice(p: Prospects, about: None) -> Why:
    return Why([Words("hint.second")], [Words("hint.life-left", {"count": p.life - 1})])


def _say(p: Prospects, about: None) -> Why:
    return Why([Words("hint.say")])


def _end(p: Prospects, about: None) -> Why:
    return Why([Words("hint.end")])


DEEDS: dict[str, Callable[[Prospects, Any], Why]] = {
    "move": _move,
    "ride": _move,
    "quest": _quest,
    "special": _special,
    "cast": _special,
    "heal": _heal,
    "accuse": _accuse,
    "sacrifice": _sacrifice,
    "say": _say,
    "end": _end,
}


# -- cards -----------------------------------------------------------------------------------------------


def _part_with(p: Prospects, question: Question, cards: Any) -> Why:
    return Why([Words("hint.least")])


def _volunteer(p: Prospects, question: Question, yes: bool) -> Why:
    return Why([Words("hint.volunteer-yes" if yes else "hint.volunteer-no")])


def _engine_cards(p: Prospects, question: Question, cards: tuple[str, ...]) -> Why:
    strength = sum(FIGHTS[card] for card in cards)
    wins = min(NUMBERS.die_faces, max(0, strength - 1))
    return Why([Words("hint.faces", {"count": wins, "most": NUMBERS.die_faces})])


def _rescue(p: Prospects, question: Question, seat: int | None) -> Why:
    return Why() if seat is None else Why([Words("hint.rescue", {"seat": seat})])


def _merlin_use(p: Prospects, question: Question, use: tuple[str, ...]) -> Why:
    if use[0] == "engine":
        known = {"count": p.table["engines"], "most": NUMBERS.engines}
        return Why([Words("hint.engine-dearer", known)])
    near = loyal.merlin_use(p, *use) >= p.engine_price()
    return Why([Words("hint.nearest" if near else "hint.relief", {"place": _place(use[1])})])


REASONS: dict[str, Callable[[Prospects, Question, Any], Why]] = {
    "evil.what": _evil,
    "evil.serve": _evil,
    "evil.lay": _lay,
    "merlin.stop": _merlins,
    "merlin.use": _merlin_use,
    "deed.what": _deed,
    "exchange.lay": _part_with,
    "discard.some": _part_with,
    "messenger.cards": _part_with,
    "arthur.card": _part_with,
    "engine.cards": _engine_cards,
    "volunteer.cards": _volunteer,
    "volunteer.life": _volunteer,
    "rescue.whom": _rescue,
}
