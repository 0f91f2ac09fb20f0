"""The rules, each beside its sentence in the rulebook: read, ask, act, say what follows."""

from __future__ import annotations

from roundtable.kernel import OVER, AskAll, Flow, Follow, Result, Rulebook, Viewer

from .table import FIGURES, Table, strength

book = Rulebook()


@book.rule
def play(t: Table) -> Follow:
    """[Preparation] The cards are shuffled and three are dealt to each player."""
    t.box = [f"card-{value}" for value in FIGURES["cards"]["values"]]
    t.chance.shuffle(t.box)
    t.hands = [tuple(sorted(t.box.pop() for _ in range(FIGURES["cards"]["dealt"]))) for _ in range(t.seats)]
    t.points = [0] * t.seats
    return one_round()


@book.rule
def one_round(t: Table) -> Flow:
    """[Playing] Everybody chooses a card in secret. The highest wins a point (or the lowest, TP-1)."""
    choices = yield AskAll("card.choose", dict(enumerate(t.hands)))
    for seat, card in choices.items():
        t.hands[seat] = tuple(c for c in t.hands[seat] if c != card)
        t.played.append(card)
        t.tell("card.shown", seat=seat, card=card)
    best = min if t.options["lowest"] else max
    winner = best(choices, key=lambda seat: strength(choices[seat]))
    t.points[winner] += 1
    t.tell("round.won", seat=winner)
    return one_round() if any(t.hands) else OVER


def standing(t: Table, viewer: Viewer) -> dict[str, object]:
    """How many points everybody has so far."""
    return {"scores": list(t.points)}


def result(t: Table) -> Result:
    """[End] Most points win; equal players share the victory."""
    winners = tuple(seat for seat in range(t.seats) if t.points[seat] == max(t.points))
    return Result(winners, tuple(t.points), "cards")
