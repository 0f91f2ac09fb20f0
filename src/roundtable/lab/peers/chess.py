"""python-chess: games of at most 300 plies."""

from __future__ import annotations

from .race import Runner, Tally, Throw

PLIES = 300


def runners() -> list[Runner]:
    import chess

    def play(seed: int, throw: Throw) -> Tally:
        board, decisions, options = chess.Board(), 0, 0
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                break
            if len(moves) > 1:
                decisions += 1
                options += len(moves)
            board.push(moves[int(throw() * len(moves))])
        return Tally(decisions, options)

    return [Runner(f"python-chess {chess.__version__}: at most {PLIES} plies", play)]
