"""Encounters for tests: a small pack of their own, and a table on which one begins."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import roundtable as rt
from roundtable.games.taintedgrail.content import load as packs
from tests.games.playing import asked, play

PACKS = Path(__file__).parent / "packs"
if PACKS not in packs.FOLDERS:
    packs.FOLDERS.append(PACKS)

END, DONE, ESCAPE, RETREAT, PANIC = ("end",), ("done",), ("escape",), ("retreat",), ("panic",)
HEROES = ["brute", "healer", "soldier", "druid"]


@contextmanager
def enlarged(folder: Path, name: str, more: str, journal: str = "", base: str = "proving") -> Iterator[None]:
    """A copy of a small pack under another name, with more in it, as long as somebody needs it."""
    made = shutil.copytree(PACKS / base, folder / name)
    (made / "more.toml").write_text(more, "utf-8")
    (made / "more.journal").write_text(journal, "utf-8")
    head = (made / "pack.toml").read_text("utf-8")
    (made / "pack.toml").write_text(head.replace(f'"{base}"', f'"{name}"'), "utf-8")
    packs.FOLDERS.append(folder)
    yield
    packs.FOLDERS.remove(folder)


def begin(enc, *piles, seed=1, luck=(), options=None, **more):
    """An encounter as it is revealed. Each pile is the whole deck of a seat, from its top, in words; luck are
    the dials that are flipped: 0 is the skull, 1 the grail."""
    decks = [pile.split() for pile in piles]
    kind = packs.pack("proving").encounters[enc].kind
    description = {
        "seats": len(piles),
        "heroes": HEROES[: len(piles)],
        "encounter": enc,
        "decks": {kind: decks},
        "draw": decks,
        "options": options or {},
        **more,
    }
    fate = [*[()] * len(piles), *luck] if luck else ()  # the piles are shuffled first, with nothing in them
    return described(description, seed, fate)


def described(description: dict, seed: int = 1, luck: Any = ()) -> Any:
    """A table of the small pack."""
    options = {"pack": "proving", **description.pop("options", {})}
    return rt.scenario("taintedgrail", {**description, "options": options}, seed=seed, luck=luck)


def keep(match):
    """Nobody leaves gear out or draws anew."""
    while asked(match) in ("enc.gear", "enc.redraw"):
        play(match, None if asked(match) == "enc.gear" else False)
    return match


def meet(enc, *piles, **more):
    """An encounter with the hands that were drawn first."""
    return keep(begin(enc, *piles, **more))


def lay(match, *cards):
    """Lay these cards; `card!` pays for its magic key."""
    for card in cards:
        play(match, ("lay", card.rstrip("!"), card.endswith("!")))
    return match


def turn(match, *cards):
    """Lay these cards and end the activation."""
    return play(lay(match, *cards), END)


def use(match, source, at=0):
    """Use the ability of a source that is offered; a companion lends his charges."""
    option = next(o for o in match.legal(match.to_move[0]) if o[0] == "use" and o[1:3] == (source, at))
    play(match, option)
    return play(match, True) if asked(match) == "enc.lend" else match


def usable(match):
    return [option[1] for option in match.legal(match.to_move[0]) if option[0] == "use"]


def laid(match):
    """The cards in the sequence."""
    return [played[0] for played in match.table.sequence]


def over(match):
    """Whether the encounter has ended, and how; nothing of it is left."""
    t = match.table
    assert (t.enc, t.party, t.inside, t.sequence, t.laying, t.pool, t.affinity) == ("", (), (), [], [], 0, 0)
    assert (t.stages, t.round, t.active, t.activated, t.plays, t.spent) == ([], 0, -1, [], 0, [])
    assert (t.favours, t.guard, t.hurt) == ({}, {}, 0)
    for piles in (t.hands, t.draw, t.thrown, t.gear):
        assert not any(piles)
    return t.outcome


def events(match, key):
    return [event.args for event in match.log(None) if event.key == key]
