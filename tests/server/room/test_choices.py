"""What a choice says of itself: what would come of it, and whether it can be mended."""

from __future__ import annotations

import json
from typing import Any

from roundtable.server.room import moves
from roundtable.server.room.face import Face
from tests.server.rooms import Kept


def choices(kept: Kept, seat: int) -> list[dict[str, Any]]:
    assert kept.room.match is not None
    state = json.loads(Face(kept.room, seat, kept.room.match).core)
    return list(state["question"]["choices"])


def mover(kept: Kept) -> int:
    assert kept.room.match is not None
    return kept.room.match.to_move[0]


def legal(kept: Kept) -> tuple[Any, ...]:
    assert kept.room.match is not None
    return kept.room.match.legal(mover(kept))


def test_a_choice_has_a_detail_and_is_grave_where_its_game_says_so() -> None:
    kept = Kept(*["person"] * 3, game="shadows", seed="d" * 64, options={"talk": False})
    while "engine" not in legal(kept):
        kept.do(moves.play, seat=mover(kept), answer=legal(kept)[0], bot=True)
    seat = mover(kept)
    told = {str(choice["answer"]): choice for choice in choices(kept, seat)}
    assert told["engine"]["detail"] == ["detail-engines", {"count": 1, "most": 12}]
    assert told["life"]["grave"] is True
    assert "detail" not in told["draw"]
    assert "grave" not in told["draw"]  # what has its default is left out
