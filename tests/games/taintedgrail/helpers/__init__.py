"""Short ways to lay a table of Tainted Grail, to play on it and to look at it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import roundtable as rt
from roundtable.games import find
from roundtable.games.taintedgrail.content import load
from roundtable.games.taintedgrail.hidden import components
from tests.games.playing import answer as answer
from tests.games.playing import asked as asked
from tests.games.playing import first as first
from tests.games.playing import last as last
from tests.games.playing import legal as legal
from tests.games.playing import play as play
from tests.games.playing import seen as seen
from tests.games.playing import told as told
from tests.games.playing import until as until

from . import packs as packs

SMITH, HERB, HIRELING, DRUID = HEROES = ("smith", "herb", "hireling", "druid")
OPTIONS = {variant.name for variant in find("taintedgrail").variants}
EXPLORE, PLACE, OWN = ("explore",), ("place",), ("own",)
INSPECT, TAKE, PASS, LEAVE = ("inspect",), ("take",), ("pass",), ("leave",)
QUIET: dict[str | None, Any] = {
    "day.what": PASS,
    "rest.eat": False,
    "rest.share": False,
    "grow.what": None,
    "deck.change": None,
}
SKULL, GRAIL = 0, 1  # faces of a dial
NORTH, EAST, SOUTH, WEST, STAY, BANISH = range(6)  # faces of the guardian die


def new(seats: Any = 1, seed: Any = 1, **options: Any) -> Any:
    """A new campaign: Any, because tests look at the fields of this game's table."""
    return rt.new("taintedgrail", seats=seats, seed=seed, **{"pack": "walking", **options})


def scene(seats: Any = 1, seed: Any = 1, luck: tuple[Any, ...] = (), **wanted: Any) -> Any:
    """A table as described; variants by keyword. Lists may leave out the last seats' entries, if those are as
    at the start."""
    options = {"pack": "walking"} | {name: wanted.pop(name) for name in OPTIONS & wanted.keys()}
    for name in ("items", "secrets", "stowed", "skills"):
        if name in wanted:
            wanted[name] = [*wanted[name], *[[]] * (seats - len(wanted[name]))]
    match = rt.scenario("taintedgrail", {"seats": seats, "options": options, **wanted}, seed=seed, luck=luck)
    return answer(match, mode_change=None)


def day(seats: Any = 1, **wanted: Any) -> Any:
    """A day without an event."""
    return scene(seats, **{"event_deck": [], **wanted})


def camp(seats: Any = 1, **wanted: Any) -> Any:
    """A day without an event at the fair, where nothing dangerous waits and nobody dreams."""
    return day(seats, **{"place": [103] * seats, **wanted})


def dawn(seats: Any = 1, **wanted: Any) -> Any:
    return camp(seats, phase="dawn", **wanted)


def dusk(seats: Any = 1, **wanted: Any) -> Any:
    return camp(seats, phase="dusk", **wanted)


def fasting(seats: Any = 1, **wanted: Any) -> Any:
    """At the fair with nothing to eat and nothing learnt, so that dusk asks nobody anything."""
    return camp(seats, **{"goods": {"food": [0] * seats, "exp": [0] * seats}, **wanted})


def shipped(seats: Any = 1, **wanted: Any) -> Any:
    """A day without an event on the shipped pack."""
    return rt.scenario("taintedgrail", {"seats": seats, "event_deck": [], **wanted}, seed=1)


def done(effects: str, seats: Any = 1, **wanted: Any) -> Any:
    """A table on which this line of effects has been carried out, as far as nobody is asked anything."""
    return scene(seats, effects=effects, **wanted)


def by(match: Any, seat: int, *options: Any) -> Any:
    """Give these answers for this seat."""
    for option in options:
        match.play(seat, option)
    return match


def together(match: Any, seat: int, deed: Any) -> Any:
    """They ask all others to join, who do, and everybody pays for themselves if they can."""
    return agreed(answer(invited(match, seat, deed), party_join=True))


def invited(match: Any, seat: int, deed: Any) -> Any:
    """They ask all others to join."""
    return answer(by(match, seat, deed), party_invite=True, party_whom=first)


def agreed(match: Any) -> Any:
    """The price is split as evenly as it can be, and all who pay for others agree."""
    key = asked(match)
    if key == "share.how":
        play(match, first(match))
    return answer(match, pay_agree=True) if asked(match) == "pay.agree" else match


def alone(match: Any, seat: int, deed: Any) -> Any:
    """They act and ask nobody to join."""
    return answer(by(match, seat, deed), party_invite=False, party_whom=None)


def given(match: Any, seat: int, to: int, item: str) -> Any:
    """One of them hands this item to another."""
    by(match, seat, ("trade", to), ("item", item, 1), None)
    return answer(match, trade_what=None)


def gone(match: Any, seat: int) -> Any:
    """One of them leaves; the others sleep, and nobody comes."""
    return answer(night(by(match, seat, LEAVE)), join_who=None)


def go(number: int) -> tuple[str, int]:
    return ("travel", number)


def lucky(match: Any, *outcomes: Any) -> Any:
    """What falls next: numbers for dice and dials."""
    match.table.chance.force(outcomes)
    return match


def pick(match: Any, number: int) -> Any:
    """Choose this one of several ways."""
    return play(match, next(option for option in match.legal(match.to_move[0]) if option[2] == number))


def night(match: Any) -> Any:
    """Everybody passes; nobody eats, learns or changes their deck; to the next morning."""
    today = match.table.day
    return until(
        match,
        lambda match: match.table.day != today or asked(match) not in QUIET,
        lambda match: QUIET[asked(match)],
    )


def choose(match: Any, text: str) -> Any:
    """Take the choice of a verse that begins with these words."""
    verses = match.table.content.verses
    for verse, number in match.legal(match.to_move[0]):
        if verses[verse].choices[number - 1].text.startswith(text):
            return play(match, (verse, number))
    raise AssertionError(f"{text!r} is not among {choices(match)}")


def unhelped(match: Any, text: str) -> Any:
    """A choice for which nobody pays more than their own part: those who cannot pay it drop out."""
    return answer(choose(match, text), pay_help=False)


def choices(match: Any) -> list[str]:
    """The choices of a verse that can be taken, in words."""
    verses = match.table.content.verses
    return [verses[verse].choices[number - 1].text for verse, number in match.legal(match.to_move[0])]


def story(match: Any, *keys: str) -> list[Any]:
    """What has been told of these, in its order: which verse was read, and that the rest happened."""
    told = [event for event in match.log(None) if event.key in keys]
    return [event.args["verse"] if event.key == "verse.read" else event.key for event in told]


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
    found = load.pack("walking")
    items = Counter({name: item.copies for name, item in found.items.items()})
    return items + Counter(list(found.secrets))
