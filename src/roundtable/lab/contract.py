"""The contract that every game passes, as checks on a match in progress.

Each check takes a moment of a match and complains with a Violation. `inspect` plays a whole random match
and runs them on the way; the tests and `roundtable fuzz` both call it, so that there is one contract.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from roundtable import IllegalMove, Match, RoundtableError, Setup
from roundtable.games import find
from roundtable.kernel import Chance, Game, Viewer, load
from roundtable.kernel.history import replayed_from_setup
from roundtable.kernel.plain import is_plain
from roundtable.kernel.tape import unwind
from roundtable.lab.wording import missing_words

LONGEST = 100_000  # answers after which a match counts as endless


class Violation(RoundtableError):
    """A game or the kernel broke the contract; `match` is the match in which it did."""

    def __init__(self, law: str, detail: str, match: Match) -> None:
        super().__init__(f"{law}: {detail}")
        self.law, self.match = law, match


def demand(holds: bool, law: str, detail: str, match: Match) -> None:
    if not holds:
        raise Violation(law, f"{detail} after {match.moves} answers", match)


def payload(match: Match, viewer: Viewer) -> str:
    """Every byte that a viewer may receive: view, log, question, and what he is told of a wrong answer."""
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
    twin._rerun()
    law = "ask first, act last"
    demand(twin.fingerprint() == before, law, f"{match!r} changed something before it asked", match)
    demand(
        [twin.question(seat) for seat in twin.to_move] == asked, law, f"{match!r} asked something else", match
    )


def saving_keeps_everything(match: Match, chance: Chance) -> None:
    """Save, load and save again: the same document, the same match, the same payload for everybody."""
    document = json.dumps(match.save())
    back = load(json.loads(document), find)
    law = "save and load"
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
    """Non-interference: deal anew all that a viewer cannot know; every byte that he receives stays."""
    setup = real(match)
    everything = sorted(setup.game.components(match.table))
    for viewer in viewers(match):
        guess = match.as_seen_by(viewer, chance.below(1 << 30))
        law = "non-interference"
        demand(
            sorted(setup.game.components(guess.table)) == everything, law, "a redeal loses a component", match
        )
        seen = payload(match, viewer)
        demand(payload(guess, viewer) == seen, law, f"viewer {viewer} sees what he cannot know", match)
        demand(len(setup.seed) < 16 or setup.seed not in seen, law, f"viewer {viewer} sees the seed", match)


def everything_has_words(match: Match, chance: Chance) -> None:
    """Every prompt, option, event and ending has a text in every language, and its figures fit it."""
    for viewer in viewers(match):
        lacking = missing_words(match, viewer)
        demand(not lacking, "words", f"there is no fitting text for {', '.join(lacking)}", match)


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
)


# -- from one question to the next -------------------------------------------------------------------


def undo_goes_back(before: Match, after: Match, seat: int, chance: Chance) -> None:
    """What may be taken back is taken back exactly and can be done again; and it told nobody anything:
    chance did not fall, and in every other deal that fits the seat's knowledge it sees the same."""
    if not after.undoable(seat):
        return
    law = "undo"
    demand(after.table.chance.record is before.table.chance.record, law, "it goes past chance", after)
    demand(after.table.learnt == before.table.learnt, law, "it goes past something learnt", after)
    back, option = after.clone(), answers(after)[-1][1]
    back.undo(seat)
    demand(
        back.fingerprint() == before.fingerprint() and back.moves == before.moves,
        law,
        "it is not exact",
        after,
    )
    back.play(seat, option)
    demand(back.fingerprint() == after.fingerprint(), law, "doing it again differs", after)
    guess = before.as_seen_by(seat, chance.below(1 << 30))
    guess.play(seat, option)
    seen = json.dumps([after.view(seat), after.log(seat)])
    demand(json.dumps([guess.view(seat), guess.log(seat)]) == seen, law, "it takes back a reveal", after)


# -- a whole match -----------------------------------------------------------------------------------


def viewers(match: Match) -> tuple[Viewer, ...]:
    return (*range(match.table.seats), None)


def real(match: Match) -> Setup:
    assert match.setup is not None
    return match.setup


def answers(match: Match) -> list[tuple[int, Any]]:
    return unwind(match.answers)


def random_setup(game: Game, seed: str) -> Setup:
    """Any number of seats and any options, decided by the seed."""
    chance = Chance(f"set-up {seed}")
    seats = chance.pick(game.seats)
    options = {variant.name: chance.pick(variant.choices) for variant in game.variants}
    return Setup(game, seats, options, key_text(chance))


def key_text(chance: Chance) -> str:
    """A seed long enough to be recognised if it leaks."""
    return "".join(f"{chance.below(1 << 32):08x}" for _ in range(4))


def inspect(setup: Setup, seed: str, density: float = 1.0) -> Match:
    """Play a random match to its end; at each question run the checks, each with this probability."""
    chance = Chance(f"contract {seed}")
    match = Match.begin(setup)
    shadow = match.clone() if _now(chance, density) else None
    for before, seat in _played(match, chance):
        if shadow is not None:
            shadow = _followed(shadow, match)
        if _now(chance, density):
            undo_goes_back(before, match, seat, chance)
        for check in CHECKS:
            if match.result is None and _now(chance, density):
                check(match, chance)
        demand(match.moves < LONGEST, "end", "it does not end", match)
    everything_has_words(match, chance)
    replay_gives_the_same(match, chance)
    components_are_conserved(match, chance)
    nothing_leaks(match, chance)
    return match


def _played(match: Match, chance: Chance) -> Iterator[tuple[Match, int]]:
    while match.result is None:
        before = match.clone()
        seat = chance.pick(match.to_move)
        match.play(seat, chance.pick(match.legal(seat)))
        yield before, seat


def _followed(shadow: Match, match: Match) -> Match:
    """A match that is saved and loaded at every step stays the same as the untouched one."""
    back = load(json.loads(json.dumps(shadow.save())), find)
    back.play(*answers(match)[-1])
    demand(
        back.fingerprint() == match.fingerprint(), "save and load", "a reloaded match goes another way", match
    )
    return back


def _now(chance: Chance, density: float) -> bool:
    return density >= 1 or chance.below(1 << 20) < density * (1 << 20)
