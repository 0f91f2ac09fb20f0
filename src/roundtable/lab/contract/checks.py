"""The contract that every game passes, as checks on a match in progress.

Each check takes a moment of a match and complains with a Violation; those of steps.py take a step from one
moment to the next. inspection.py plays whole matches and runs the checks on the way.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from roundtable import IllegalMove, Match, RoundtableError, Setup
from roundtable.kernel import Chance, LoadError, Viewer, load
from roundtable.kernel.match.history import replayed_from_setup
from roundtable.kernel.match.view import as_seen_by, dealt_anew
from roundtable.kernel.plain import is_plain
from roundtable.kernel.tape import unwind

from .scenes import scene_faults
from .wording import missing_words


class Violation(RoundtableError):
    """A game or the kernel broke the contract; `match` is the match in which it did."""

    def __init__(self, law: str, detail: str, match: Match) -> None:
        super().__init__(f"{law}: {detail}")
        self.law, self.match = law, match


def demand(holds: bool, law: str, detail: str, match: Match) -> None:
    if not holds:
        raise Violation(law, f"{detail} after {match.moves} answers", match)


def payload(match: Match, viewer: Viewer) -> str:
    """Every byte that a viewer may receive: view, log, question, and what they are told of a wrong answer."""
    asked = None if viewer is None else match.question(viewer)
    refused = [] if viewer is None else [_refusal(match, viewer, probe) for probe in PROBES]
    return json.dumps([match.view(viewer), match.log(viewer), asked, refused])


PROBES: tuple[Any, ...] = ("no such option", -1, ("merlin", "merlin"), None)


def _refusal(match: Match, seat: int, probe: Any) -> str:
    if any(probe == option for option in match.legal(seat)):
        return ""
    try:
        match.clone().play(seat, probe)
    except IllegalMove as why:
        return str(why)
    return "taken"


def viewers(match: Match) -> tuple[Viewer, ...]:
    return (*range(match.table.seats), None)


def real(match: Match) -> Setup:
    assert match.setup is not None
    return match.setup


def answers(match: Match) -> list[tuple[int, Any]]:
    return unwind(match.answers)


def reloaded(match: Match) -> Match:
    """The match as it comes back from a file."""
    try:
        return load(json.loads(json.dumps(match.save())), lambda name: match.game)
    except LoadError as why:
        raise Violation("save and load", str(why), match) from why


# -- at every question -------------------------------------------------------------------------------


def options_are_plain(match: Match, chance: Chance) -> None:
    """Options are plain data, different from each other, and never empty; everybody has a prompt."""
    law = "options"
    demand(bool(match.to_move), law, "nobody is asked in a match that is not over", match)
    for seat in match.to_move:
        options = match.legal(seat)
        demand(
            bool(options) and len(set(options)) == len(options),
            law,
            f"{options!r} repeats or is empty",
            match,
        )
        demand(all(map(is_plain, options)), law, f"{options!r} is not plain data", match)
        question = match.question(seat)
        figures = {} if question is None else question.about
        demand(all(map(is_plain, figures.values())), law, f"{figures!r} is not plain data", match)
    for viewer in viewers(match):
        demand(bool(match.view(viewer)["prompt"]["key"]), law, f"viewer {viewer} has no prompt", match)


def components_are_conserved(match: Match, chance: Chance) -> None:
    """Every card and token is somewhere exactly once."""
    setup = real(match)
    first = sorted(setup.game.components(Match.begin(setup).table))
    now = sorted(setup.game.components(match.table))
    demand(first == now, "components", f"{len(first)} became {len(now)} or others", match)


def asking_twice_changes_nothing(match: Match, chance: Chance) -> None:
    """Law 1: a rule that is run once more up to its question leaves the table alone and asks the same."""
    twin = match.clone()
    before, asked = twin.fingerprint(), [twin.question(seat) for seat in twin.to_move]
    twin.rerun()
    law = "ask first, act last"
    demand(twin.fingerprint() == before, law, f"{match!r} changed something before it asked", match)
    demand(
        [twin.question(seat) for seat in twin.to_move] == asked, law, f"{match!r} asked something else", match
    )


def saving_keeps_everything(match: Match, chance: Chance) -> None:
    """Save, load and save again: the same document, the same match, the same payload for everybody."""
    document, law = json.dumps(match.save()), "save and load"
    back = reloaded(match)
    demand(json.dumps(back.save()) == document, law, "the second save differs", match)
    for viewer in viewers(match):
        demand(
            payload(back, viewer) == payload(match, viewer), law, f"viewer {viewer} sees another match", match
        )


def replay_gives_the_same(match: Match, chance: Chance) -> None:
    """Law 4: set-up, recorded chance and answers are the whole match; so are set-up, seed and answers."""
    law = "replay"
    demand(
        replayed_from_setup(match).fingerprint() == match.fingerprint(),
        law,
        "the record tells another",
        match,
    )
    fresh = Match.begin(real(match))
    for seat, option in answers(match):
        fresh.play(seat, option)
    demand(fresh.fingerprint() == match.fingerprint(), law, "the seed tells another", match)


def clones_are_independent(match: Match, chance: Chance) -> None:
    """Playing on in a clone leaves the original alone, and the other way round it goes the same way."""
    before, twin = match.fingerprint(), match.clone()
    seat = chance.pick(twin.to_move)
    twin.play(seat, chance.pick(twin.legal(seat)))
    demand(match.fingerprint() == before, "clone", "playing a clone changed the original", match)
    demand(match.clone().fingerprint() == before, "clone", "a clone differs from its original", match)


def wrong_answers_change_nothing(match: Match, chance: Chance) -> None:
    """An illegal or foreign answer raises and changes nothing."""
    before = match.fingerprint()
    moves = match.moves
    for seat in range(-1, match.table.seats + 1):
        for probe in (*PROBES, 1.0, [], object(), {}, match):
            if any(type(probe) is type(option) and probe == option for option in match.legal(seat)):
                continue
            try:
                match.play(seat, probe)
            except IllegalMove:
                continue
            raise Violation("wrong answers", f"{probe!r} of seat {seat} was taken", match)
    demand(
        match.fingerprint() == before and match.moves == moves,
        "wrong answers",
        "one changed something",
        match,
    )


def nothing_leaks(match: Match, chance: Chance) -> None:
    """Non-interference: deal again everything a viewer cannot know; every byte that they receive stays the
    same."""
    setup, law = real(match), "non-interference"
    everything = sorted(setup.game.components(match.table))
    for viewer in viewers(match):
        seen = payload(match, viewer)
        for deal in (dealt_anew, as_seen_by):
            guess = deal(match, viewer, str(chance.below(1 << 30)))
            whole = sorted(setup.game.components(guess.table)) == everything
            demand(whole, law, "a redeal loses a component", match)
            demand(payload(guess, viewer) == seen, law, f"viewer {viewer} sees what he cannot know", match)
        demand(len(setup.seed) < 16 or setup.seed not in seen, law, f"viewer {viewer} sees the seed", match)


def everything_has_words(match: Match, chance: Chance) -> None:
    """All that is told and shown has a text in every language, and its figures fit it."""
    for viewer in viewers(match):
        lacking = missing_words(match, viewer)
        demand(not lacking, "words", f"there is no fitting text for {', '.join(lacking)}", match)


def scenes_can_be_drawn(match: Match, chance: Chance) -> None:
    """Everybody's scene is plain data, and every piece that an option points at lies in it."""
    for viewer in viewers(match):
        faults = list(scene_faults(match, viewer))
        demand(not faults, "scene", f"for viewer {viewer} {'; '.join(faults)}", match)


CHECKS: tuple[Callable[[Match, Chance], None], ...] = (
    options_are_plain,
    components_are_conserved,
    asking_twice_changes_nothing,
    saving_keeps_everything,
    replay_gives_the_same,
    clones_are_independent,
    wrong_answers_change_nothing,
    nothing_leaks,
    everything_has_words,
    scenes_can_be_drawn,
)
