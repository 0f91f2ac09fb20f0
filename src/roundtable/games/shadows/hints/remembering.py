"""What a seat thinks that remembers its story: whom it suspects; and what it gives away, if it is the
traitor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from roundtable.kernel import Dice, Event, Guide, Judge, Option, Question, View

from ..cards import CAMELOT, COMBATS, FIGHTS, LOYAL, MERLIN, SOLO, TRAITOR
from ..table import Table
from .ahead import SEARCH, chances
from .belief import Belief, Odds, believed
from .belief.deeds import STRONG
from .prospects import Prospects
from .weights import WEIGHTS, Weights

FEAR = 0.08  # how sharply the others' patience ends
GOES = {"move": "go", "ride": "go"}


def recalling(judge_by: Callable[[Weights, Belief | None], Judge], weights: Weights = WEIGHTS) -> Any:
    """How a seat recalls, by these weights."""

    def recall(view: View, story: Sequence[Event], people: Sequence[int] = ()) -> Guide:
        belief = believed(view, story, people, weights)
        cover = None
        if belief.seen and view["table"]["loyalty"][view["viewer"]] == TRAITOR and weights.caution:
            cover = _cover(view, story, people, weights)
        return Guide(
            judge_by(weights, belief), chances, search=SEARCH, redraw=redrawn(belief), gives_away=cover
        )

    return recall


# -- guesses that follow the belief ------------------------------------------------------------------------


def redrawn(belief: Belief) -> Callable[[Table, Dice], None]:
    """Deal the traitor's card in a guess by the belief, instead of evenly."""

    def redraw(t: Table, dice: Dice) -> None:
        hidden = [seat for seat in belief.shares if t.loyalty[seat]]
        if not hidden or not _dealt(t, hidden):
            return
        left = dice.random()
        for seat in hidden:
            left -= belief.shares[seat]
            if left < 0:
                break
        else:
            seat = -1 if TRAITOR in t.box or LOYAL in t.box else hidden[-1]
        _give(t, hidden, seat)

    return redraw


def _dealt(t: Table, hidden: list[int]) -> bool:
    """Whether the traitor's card is among those that the viewer does not know."""
    return TRAITOR in t.box or any([t.loyalty[seat] == TRAITOR for seat in hidden])


def _give(t: Table, hidden: list[int], seat: int) -> None:
    """Let this seat be the traitor, or nobody (-1); as long as the game goes on, a loyal knight is left."""
    before, box = list(t.loyalty), list(t.box)
    cards = sorted([*[t.loyalty[each] for each in hidden], *t.box], key=lambda card: card == TRAITOR)
    traitor = cards.pop()
    for each in hidden:
        t.loyalty[each] = traitor if each == seat else cards.pop()
    t.box = sorted(cards if seat >= 0 else [*cards, traitor])
    if not any([t.loyalty[each] == LOYAL for each in t.living()]):
        t.loyalty, t.box = before, box


# -- what a traitor gives away -------------------------------------------------------------------------------


def _cover(view: View, story: Sequence[Event], people: Sequence[int], weights: Weights) -> Any:
    """What an answer of the traitor would cost in safety. The others do not know what the traitor knows: they
    think of worlds in which this seat may be loyal, and those are the worlds that are asked here."""
    odds, table, me = Odds(view["seats"], people, weights), view["table"], view["viewer"]
    for event in story:
        odds.hear(event)
    hidden = [seat for seat in table["order"] if not table["shown"][seat]]
    certain = view["options"]["traitor"] == "certain"
    shares = odds.shares(hidden, certain)
    mine, p = shares[me], Prospects.of(view, weights)

    def patience(share: float) -> float:
        return 1.0 / (1.0 + exp(-(share - weights.guilt_to_accuse) / FEAR))

    def gives_away(question: Question, option: Option) -> float:
        what = seen_as(p, question.key, option)
        if not what:
            return 0.0
        more = exp(odds.would_be(me, what, question.key == "evil.what"))
        then = mine * more / (mine * more + 1.0 - mine)
        return weights.caution * weights.price_of_being_found * (patience(then) - patience(mine))

    return gives_away


def seen_as(p: Prospects, key: str, option: Any) -> str:
    """What the others see of an answer; "" if it tells them nothing."""
    if key == "evil.what":
        return "" if option == "unmask" else str(option)
    if key != "deed.what":
        return ""
    what, about = option[0], option[1] if option[1:] else None
    if what in GOES:
        return "go home" if about == CAMELOT else "go alone" if about in SOLO else "go"
    if what == "quest":
        return _seen_quest(p, about)
    if what in ("special", "cast"):
        return "merlin" if about == MERLIN else "wonder"
    return what if what in ("heal", "accuse") else ""


def _seen_quest(p: Prospects, card: Any) -> str:
    if card == "draw":
        return "draw"
    if card == "engine":
        return "attack"
    if p.place not in COMBATS:
        return "give"
    return "fight" if FIGHTS[card] >= STRONG else "feint"
