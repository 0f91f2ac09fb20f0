"""Does what a board is told beside the scene depend on anything that its viewer cannot know?"""

from __future__ import annotations

from collections.abc import Callable

from roundtable import Match
from roundtable.games import because, detailed, moves, part
from roundtable.games.foresight import foreseen
from roundtable.kernel import Chance, Viewer
from roundtable.kernel.log import read
from roundtable.kernel.match.view import dealt_anew
from roundtable.kernel.tape import unwind

from .checks import demand, viewers

LAW = "non-interference"


def choices_and_reasons(match: Match, viewer: Viewer) -> str:
    """What every choice of a viewer says of itself, and why each piece cannot be chosen."""
    show, view = part(match.game.name, "show"), match.view(viewer)
    if show is None:
        return ""
    question = None if viewer is None else match.question(viewer)
    key, options = (question.key, question.options) if question is not None else (None, ())
    refs = sorted({piece.ref for zone in show.scene(view) for piece in zone.pieces()} - {""})
    said = [detailed(show, view, key or "", option) for option in options]
    return repr([said, [because(show, view, key, ref) for ref in refs]])


def moving(before: Match, after: Match, viewer: Viewer) -> str:
    """What moves for a viewer in a step."""
    show, view = part(after.game.name, "show"), after.view(viewer)
    news = read(unwind(after.table.told, before.table.told), viewer)
    return repr([list(moves(show, event, view)) for event in news])


def boards_are_told_no_secret(match: Match, chance: Chance) -> None:
    """In every deal that looks alike to a viewer, choices and reasons say the same."""
    viewer = chance.pick(viewers(match))
    guess = dealt_anew(match, viewer, str(chance.below(1 << 30)))
    same = choices_and_reasons(match, viewer) == choices_and_reasons(guess, viewer)
    demand(same, LAW, f"a choice or a reason tells viewer {viewer} what he cannot know", match)


def the_future_is_told_alike(match: Match, chance: Chance) -> None:
    """What would come of an answer can always be told, changes nothing, and is the same in every deal that
    looks alike to the seat."""
    seat = chance.pick(match.to_move)
    option, before = chance.pick(match.legal(seat)), match.fingerprint()
    told = foreseen(match, seat, option)
    demand(match.fingerprint() == before, "ahead", "to look ahead changes the match", match)
    guess = dealt_anew(match, seat, str(chance.below(1 << 30)))
    if guess.question(seat) == match.question(seat):
        same = repr(foreseen(guess, seat, option)) == repr(told)
        demand(same, LAW, f"what would come of {option!r} tells seat {seat} what it cannot know", match)


TELLING: tuple[Callable[[Match, Chance], None], ...] = (boards_are_told_no_secret, the_future_is_told_alike)
