"""[Game end] The two ways in which the game ends, the safety net, and who has won."""

from __future__ import annotations

from roundtable.kernel import OVER, Follow, Result, Rulebook, Viewer

from .table import ADVENTURES_LEFT, Table

book = Rulebook()


@book.rule
def last_adversary(t: Table) -> None:
    """[Game end] The supply is exhausted and the player took the last adversary of the layout: they complete
    their turn and the game ends (KA-22)."""
    if not t.deck and not t.face_up():
        t.ending = "adversaries"
        t.tell("adversaries.gone", seat=t.turn)


@book.rule
def second_to_last_adventure(t: Table) -> Follow:
    """[Game end] The second to the last adventure card ends the game immediately (KA-21)."""
    if len(t.adventures) > ADVENTURES_LEFT:
        return None
    t.ending = "adventures"
    t.tell("end.adventures", seat=t.turn)
    return OVER


def standing(t: Table, viewer: Viewer) -> dict[str, object]:
    """What everybody would score now; where defeated adversaries are hidden (KA-9), only the viewer's own."""
    hidden = t.options["hide_defeated"]
    return {"scores": [None if hidden and seat != viewer else t.score(seat) for seat in range(t.seats)]}


def result(t: Table) -> Result:
    """[Game end] Most points win; of those who tie, most knight cards in hand; then they share (KA-24)."""
    scores = tuple(t.score(seat) for seat in range(t.seats))
    ranks = [(scores[seat], len(t.hands[seat])) for seat in range(t.seats)]
    winners = tuple(seat for seat in range(t.seats) if ranks[seat] == max(ranks))
    return Result(winners, scores, t.ending or "over")
