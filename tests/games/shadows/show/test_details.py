"""What an option says beneath its label is what the rules then do; and grave options are told apart."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games import detailed, is_grave
from roundtable.games.shadows import show
from roundtable.kernel import Chance
from roundtable.kernel.scene import ANYTIME
from roundtable.text import Text
from tests.games.shadows.helpers import movers, new, play
from tests.games.shadows.helpers.knights import DRAW, SACRIFICE, hero

EN = Text("en", "shadows")
TRIED = 12  # random matches


def details(match: Any) -> dict[Any, tuple[str, dict[str, Any]]]:
    """What each option of the open question says, where it says anything."""
    seat = match.to_move[0]
    view, question = match.view(seat), match.question(seat)
    found = {option: detailed(show, view, question.key, option) for option in question.options}
    return {option: words for option, words in found.items() if words is not None}


def said(match: Any, option: Any) -> str:
    return EN.words(details(match)[option])


def test_a_line_says_what_the_option_would_do():
    match = hero(life=[3, 4, 4, 4], hands=[["grail"] * 3 + ["fight-4"]])
    assert said(match, DRAW) == "cards in your hand → 6"
    assert said(match, ("heal", "grail")) == "your life → 4 of 6"
    assert ("move", "grail") not in details(match)
    play(match, DRAW)
    assert said(match, SACRIFICE) == "your life → 2 of 6"


def test_on_a_quest_it_says_how_far_a_card_brings_it():
    laid = {"blackknight": ["fight-3", "fight-3"]}
    match = hero(place=["blackknight", *["camelot"] * 3], laid=laid, hands=[["fight-5"]])
    assert said(match, ("quest", "fight-5")) == "cards played → 3 of 4, total 11"


def last_of_black_knight(dark: list[Any], **more: Any) -> Any:
    """Seat 0 has the last fight against the Black Knight in hand; the sum of the white cards is 10 then."""
    laid = {"blackknight": ["fight-3", "fight-3", "fight-2"]}
    place = ["blackknight", *["camelot"] * 3]
    return hero(place=place, laid=laid, dark={"blackknight": dark}, hands=[["fight-2"]], **more)


def test_the_last_card_of_a_combat_says_whether_it_wins():
    won = last_of_black_knight(["blackknight-7"])
    assert said(won, ("quest", "fight-2")) == "total 10 against 7: won"
    lost = last_of_black_knight(["blackknight-7", "blackknight-3"])
    assert said(lost, ("quest", "fight-2")) == "total 10 against 10: lost"
    helped = last_of_black_knight(["blackknight-7", "blackknight-3"], relics={"excalibur": 0})
    assert said(helped, ("quest", "fight-2")) == "total 11 against 10: won"


def test_where_black_cards_are_unknown_it_says_how_often_it_wins():
    """Of eleven cards a 7 lies open; ten may lie face down: five 1s, three 3s and two 5s. With a 1 the knight
    wins."""
    match = last_of_black_knight(["blackknight-7", ["blackknight-5", 1]])
    told = "total 10 against 7 and unknown cards (1): won in 50 cases out of 100"
    assert said(match, ("quest", "fight-2")) == told


def test_who_laid_a_card_face_down_knows_it():
    match = last_of_black_knight(["blackknight-7", ["blackknight-5", 0]])
    assert said(match, ("quest", "fight-2")) == "total 10 against 12: lost"


def test_an_accusation_says_what_it_means():
    match = hero(engines=6, white_swords=2)
    assert said(match, ("accuse", 1)).endswith("If not, a white sword turns black.")
    match = hero(engines=6)
    assert said(match, ("accuse", 1)).endswith("If not, you have used your accusation.")


def after(match: Any, option: Any) -> Any:
    twin = match.clone()
    twin.play(match.to_move[0], option)
    return twin.table


def holds(words: tuple[str, dict[str, Any]], match: Any, option: Any) -> bool:
    """Whether what a detail says has come true; where the step went on, as far as can be told."""
    (key, args), t, now = words, match.table, after(match, option)
    seat, place = match.to_move[0], t.place[match.to_move[0]]
    if now.ending or (now.won, now.lost, now.status) != (t.won, t.lost, t.status):
        return True
    if key == "detail-engines":
        return bool(now.engines == args["count"])
    if key == "detail-life":
        return now.life[seat] in (args["count"], 0)
    if key == "detail-cards":
        return len(now.hands[seat]) == args["count"] or not now.white_discard
    if key == "detail-sword":
        return bool(5 - now.sword == args["count"])
    if key in ("detail-row", "detail-combat"):
        return len(now.laid[place]) == args["count"]
    if key == "detail-accuse":
        turned = now.black_swords - t.black_swords
        return bool(turned == (args["count"] > 0) if t.loyalty[args["seat"]] == "loyal" else turned == 0)
    return key in ("detail-strike", "detail-clears")


@pytest.mark.parametrize("number", range(TRIED))
def test_what_is_said_comes_true(number):
    match, chance = new(seats=4, seed=f"details {number}"), Chance(f"details {number}")
    told = 0
    for _ in movers(match, lambda match: match.moves < 400):
        for option, words in details(match).items():
            assert holds(words, match, option), (words, option)
            told += 1
        seat = chance.pick(match.to_move)
        match.play(seat, chance.pick(match.legal(seat)))
    assert told > 20


@pytest.mark.parametrize(
    ("key", "option", "grave"),
    [
        ("deed.what", ("accuse", 1), True),
        ("deed.what", ("sacrifice",), True),
        ("deed.what", ("leave",), True),
        ("deed.what", ("move", "grail"), False),
        ("deed.what", ("heal", "grail"), False),
        ("evil.what", "life", True),
        ("evil.what", "unmask", True),
        ("evil.what", "draw", False),
        ("volunteer.life", True, True),
        ("volunteer.life", False, False),
        ("volunteer.cards", True, False),
        ("excalibur.stop", True, True),
        ("excalibur.stop", False, False),
        ("rescue.whom", None, True),
        ("rescue.whom", 1, False),
        ("fate.how", "traitor", True),
        ("kay.add", None, False),
    ],
)
def test_what_cannot_be_mended_is_grave(key, option, grave):
    assert is_grave(show, key, option) is grave


def test_sh_30_leaving_says_what_it_means_and_is_grave_at_any_time():
    match = hero(leaving=True)
    assert is_grave(show, ANYTIME, ("leave",))
    assert detailed(show, match.view(2), ANYTIME, ("leave",)) == details(match)["leave",]
    assert said(match, ("leave",)) == "you are out of the game, as if your knight had died"
