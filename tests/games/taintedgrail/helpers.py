"""Short ways to lay a table of Tainted Grail, to play on it and to look at it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import roundtable as rt
from roundtable.games.taintedgrail.content import load as packs
from roundtable.games.taintedgrail.hidden import components
from tests.games.playing import asked as asked
from tests.games.playing import legal as legal
from tests.games.playing import play as play
from tests.games.playing import seen as seen
from tests.games.playing import told as told

PACKS = Path(__file__).parent / "packs"
if PACKS not in packs.FOLDERS:
    packs.FOLDERS.insert(0, PACKS)

SMITH, HERB, HIRELING, DRUID = HEROES = ("smith", "herb", "hireling", "druid")
OPTIONS = (
    *("easy_encounters", "limiter", "cheap_wards", "start_item", "escape", "short_wards", "fewer_random"),
    *("hunger", "dear_growth", "most_items", "mercy", "hard_talk", "more_wards", "days", "tutorial"),
    *("leaving", "late_seats", "free_mode", "free_look", "lasting_map", "blood_price", "calm_entry"),
    *("calm_settlements", "free_gear", "chapter_rest", "more_random", "cancel_treachery", "free_joining"),
    *("guardians_stay", "robber", "pack"),
)
EXPLORE, PLACE, OWN, INSPECT, TAKE, PASS = (
    *(("explore",), ("place",), ("own",), ("inspect",), ("take",), ("pass",)),
)
SKULL, GRAIL = 0, 1  # faces of a dial
NORTH, EAST, SOUTH, WEST, STAY, BANISH = range(6)  # faces of the guardian die


def new(seats: Any = 1, seed: Any = 1, **options: Any) -> Any:
    """A new campaign: Any, because tests look at the fields of this game's table."""
    return rt.new("taintedgrail", seats=seats, seed=seed, **{"pack": "walking", **options})


def lay(seats: Any = 1, seed: Any = 1, luck: tuple[Any, ...] = (), **wanted: Any) -> Any:
    """A table as described; variants by keyword. Lists may leave out the last seats' entries, if those are as
    at the start."""
    options = {"pack": "walking"} | {name: wanted.pop(name) for name in OPTIONS if name in wanted}
    for name in ("items", "secrets", "stowed", "skills"):
        if name in wanted:
            wanted[name] = [*wanted[name], *[[]] * (seats - len(wanted[name]))]
    return rt.scenario("taintedgrail", {"seats": seats, "options": options, **wanted}, seed=seed, luck=luck)


def day_one(seats: Any = 1, **wanted: Any) -> Any:
    """A day without an event."""
    return lay(seats, event_deck=[], **wanted)


def done(effects: str, seats: Any = 1, **wanted: Any) -> Any:
    """A table on which this line of effects has been carried out, as far as nobody is asked anything."""
    return lay(seats, effects=effects, **wanted)


def by(match: Any, seat: int, *options: Any) -> Any:
    """Give these answers for this seat."""
    for option in options:
        match.play(seat, option)
    return match


def together(match: Any, seat: int, deed: Any) -> Any:
    """He asks all others to join, they do, and everybody pays for himself."""
    by(match, seat, deed, True)
    while asked(match) == "party.join":
        play(match, True)
    if asked(match) == "share.how":
        play(match, match.legal(match.to_move[0])[0])
    return match


def alone(match: Any, seat: int, deed: Any) -> Any:
    """He acts and asks nobody to join."""
    by(match, seat, deed)
    return by(match, seat, False) if asked(match) == "party.invite" else match


def go(number: int) -> tuple[str, int]:
    return ("travel", number)


def lucky(match: Any, *outcomes: Any) -> Any:
    """What falls next: numbers for dice and dials."""
    match.table.chance.force(outcomes)
    return match


def answer(match: Any, **answers: Any) -> Any:
    """Answer the questions that follow by their keys (`_` for a dot), as long as they are among these."""
    known = {key.replace("_", ".", 1): option for key, option in answers.items()}
    while asked(match) in known:
        play(match, known[asked(match)])  # type: ignore[index]
    return match


def night(match: Any) -> Any:
    """Everybody passes; nobody eats, learns or changes his deck; to the next morning."""
    quiet = {"day.what": PASS, "rest.eat": False, "rest.share": False, "grow.what": None, "deck.change": None}
    day = match.table.day
    while match.to_move and match.table.day == day and asked(match) in quiet:
        play(match, quiet[asked(match)])  # type: ignore[index]
    return match


def win(match: Any) -> Any:
    """Fight or talk with the first cards that can be laid, until it is over."""
    enc = match.table.enc
    while (key := asked(match)) and match.table.enc == enc and key.startswith(("enc.", "fight.", "talk.")):
        options = match.legal(match.to_move[0])
        if key.endswith(".what"):
            lay_them = [o for o in options if o[0] in ("lay", "panic")]
            first = match.question(match.to_move[0]).about.get("plays", 0) == 0
            play(match, lay_them[0] if lay_them and first else ("end",))
        else:
            play(match, {"enc.gear": None, "enc.redraw": False}.get(key, options[-1]))
    return match


def flee(match: Any) -> Any:
    """Leave an encounter as soon as possible."""
    enc = match.table.enc
    while (key := asked(match)) and match.table.enc == enc and key.startswith(("enc.", "fight.", "talk.")):
        options = match.legal(match.to_move[0])
        out = [o for o in options if o in (("escape",), ("retreat",))]
        play(match, out[0] if out else {"enc.gear": None, "enc.redraw": False}.get(key, options[0]))
    return match


def choose(match: Any, text: str) -> Any:
    """Take the choice of a verse that begins with these words."""
    verses = match.table.content.verses
    for verse, number in match.legal(match.to_move[0]):
        if verses[verse].choices[number - 1].text.startswith(text):
            return play(match, (verse, number))
    raise AssertionError(f"{text!r} is not among {choices(match)}")


def choices(match: Any) -> list[str]:
    """The choices of a verse that can be taken, in words."""
    verses = match.table.content.verses
    return [verses[verse].choices[number - 1].text for verse, number in match.legal(match.to_move[0])]


def goods(match: Any, what: str) -> list[int]:
    return list(match.table.goods[what])


def tracks(match: Any, seat: int = 0) -> tuple[int, int, int]:
    """Energy, health, terror."""
    t = match.table
    return t.energy[seat], t.health[seat], t.terror[seat]


def everything(match: Any) -> Counter[str]:
    """All items and secrets, wherever they lie."""
    return Counter(components(match.table))


def box() -> Counter[str]:
    """All items and secrets of the pack."""
    found = packs.pack("walking")
    items = Counter({name: item.copies for name, item in found.items.items()})
    return items + Counter(list(found.secrets))
