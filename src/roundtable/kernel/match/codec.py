"""A match as a JSON document, and back; and its fingerprint.

The document holds the truth (set-up, recorded chance, answers) and, so that loading is quick, the state
that follows from it. The log is not in it: it is told again by a replay when somebody asks for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING

from ..chance import Chance
from ..errors import LoadError, RoundtableError, SetupError
from ..flow import Stack, frames
from ..game import Game
from ..log import UNREAD
from ..plain import Document, freeze, is_plain, keep, melt
from ..table import FIELDS
from ..tape import unwind, wind
from .moment import Answer

if TYPE_CHECKING:
    from . import Match, Setup

FORMAT = "roundtable match"
SCHEMA = 1
SEALED = "format schema game rules seats options seed scenario chance answers state fingerprint".split()


def state(match: Match) -> Document:
    """The cache: what the table, the stack and the open question are at this moment; and the options, where a
    rule has changed them since the set-up."""
    table, setup = match.table, match.setup
    changed = setup is not None and table.options != setup.options
    return {
        **({"options": melt(table.options)} if changed else {}),
        "table": {field.name: keep(getattr(table, field.name)) for field in FIELDS[type(table)]},
        "learnt": melt(table.learnt),
        "stack": [[rule.name, melt(args)] for rule, args in frames(match.stack)],
        "pending": melt(match.pending),
        "given": sorted([seat, melt(option)] for seat, option in match.given.items()),
        "position": table.chance.position,
    }


def fingerprint(match: Match, kept: Document | None = None) -> str:
    """The hash of the match; `kept` is its state if that has just been made."""
    table, kept = match.table, kept or state(match)
    whole = [match.game.name, match.game.rules, table.seats, table.options, table.chance.key.hex(), kept]
    return sha256(json.dumps(whole, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:32]


def seal(document: Document) -> str:
    """A hash over all that is ours in a document: the fingerprint is of the state, not of how it came about.
    A program that keeps saves may add keys of its own."""
    ours = [document[key] for key in SEALED]
    return sha256(json.dumps(ours, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:32]


def save(match: Match) -> Document:
    assert match.setup is not None
    game, seats, options, seed, scenario = match.setup
    kept = state(match)
    document = {
        "format": FORMAT,
        "schema": SCHEMA,
        "game": game.name,
        "rules": game.rules,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "scenario": melt(scenario),
        "chance": melt(unwind(match.table.chance.record)),
        "answers": melt(unwind(match.answers)),
        "state": kept,
        "fingerprint": fingerprint(match, kept),
    }
    return {**document, "seal": seal(document)}


def load(document: object, find: Callable[[str], Game]) -> Match:
    """The match in a document, bit for bit; a LoadError says in one sentence why it cannot be loaded."""
    document = _with_head(document)
    try:
        game = find(document["game"])
    except SetupError as why:
        raise LoadError(f"The save cannot be read: {why}") from None
    game = _of_version(document, game)
    try:
        if document["seal"] != seal(document):  # before anything in it is used
            raise LoadError("its contents do not match its seal")
        kept_so = document["rules"] == game.rules
        match = _rebuilt(document, game) if kept_so else _played_again(document, game)
        same = not kept_so or fingerprint(match) == document["fingerprint"]
    except RoundtableError as why:
        raise LoadError(f"The save is damaged: {str(why).rstrip('.')}.") from None
    except Exception as why:  # a rule may fail in any way on data that does not belong there
        raise LoadError(f"The save is damaged: {type(why).__name__} {why}.") from None
    if not same:
        raise LoadError("The save is damaged: its state does not match its fingerprint.")
    return match


def _with_head(document: object) -> Document:
    """The document, if it says that it is a match and of which game."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise LoadError("This is not a saved match.")
    if type(document.get("schema")) is not int or document["schema"] < 1:
        raise LoadError(f"The save is damaged: its schema is {document.get('schema')!r}.")
    if document["schema"] > SCHEMA:
        raise LoadError(
            f"The save has schema {document['schema']}, this program knows up to {SCHEMA}: update Roundtable."
        )
    if not isinstance(document.get("game"), str):
        raise LoadError("The save is damaged: it does not name its game.")
    return document


def _of_version(document: Document, game: Game) -> Game:
    """The game under the rules that the match began with."""
    rules = document.get("rules")
    if type(rules) is not int or rules < 1:
        raise LoadError(f"The save is damaged: its rules version is {rules!r}.")
    if rules > game.rules:
        raise LoadError(
            f"The save has rules version {rules} of {game.name}, this program {game.rules}: "
            "update Roundtable."
        )
    try:
        return game.version(rules)
    except SetupError:
        raise LoadError(
            f"The save has rules version {rules} of {game.name}, this program {game.rules}: "
            "finish it with the version of Roundtable that began it."
        ) from None


def _setup(document: Document, game: Game) -> Setup:
    from . import Setup

    seats, options = game.check_seats(document["seats"]), game.choose(document["options"])
    seed, scenario = document["seed"], document["scenario"]
    if not isinstance(seed, str) or not isinstance(scenario, dict | None):
        raise LoadError("its seed or scenario is invalid")
    return Setup(game, seats, options, seed, scenario)


def _played_again(document: Document, game: Game) -> Match:
    """A match whose state was kept differently: its answers and its dice are played again."""
    from . import Match

    setup = _setup(document, game)
    match = Match.begin(setup, freeze(document["chance"]))
    for seat, option in _answers(document["answers"], setup.seats):
        match.play(seat, option)
    match.table.chance.force(())
    if melt(unwind(match.table.chance.record)) != document["chance"]:
        raise LoadError("its answers lead to another state")
    return match


def _rebuilt(document: Document, game: Game) -> Match:
    from . import Match

    setup, kept = _setup(document, game), document["state"]
    _, seats, options, seed, _ = setup
    options = game.choose(freeze(kept["options"])) if "options" in kept else options
    table = game.table(seats=seats, options=options, chance=Chance(seed), told=UNREAD)
    for field in FIELDS[game.table]:
        setattr(table, field.name, field.read(kept["table"][field.name]))
    table.learnt = [{str(fact): freeze(value) for fact, value in known.items()} for known in kept["learnt"]]
    table.chance.resume(kept["position"], wind(freeze(document["chance"])))
    match = Match(game=game, setup=setup, table=table)
    match.answers = wind(_answers(document["answers"], seats))
    match.moves = len(document["answers"])
    match.stack = _stack(kept["stack"], game)
    match.pending = freeze(kept["pending"])
    match.given = dict(_answers(kept["given"], seats))
    if match.stack is None:
        match.result = game.result(table)
    else:
        match.rerun()
    return match


def _answers(listed: Iterable[tuple[int, object]], seats: int) -> list[Answer]:
    answers = [(seat, freeze(option)) for seat, option in listed]
    if not all(type(seat) is int and 0 <= seat < seats and is_plain(option) for seat, option in answers):
        raise LoadError("one of its answers belongs to no seat")
    return answers


def _stack(listed: Sequence[tuple[str, object]], game: Game) -> Stack:
    stack: Stack = None
    for name, args in reversed(listed):
        if name not in game.book:
            raise LoadError(f"{game.name} has no rule {name!r}")
        stack = (game.book[name], freeze(args), stack)
    return stack
