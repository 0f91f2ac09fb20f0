"""A described table: what cannot lie there is refused in one sentence, whatever it is."""

from __future__ import annotations

from typing import Any

import pytest

import roundtable as rt
from roundtable.kernel import SetupError
from tests.games.shadows.helpers import seen

KEYS = (
    "knights turn phase first life place hands loyalty status box shown accusers relics engines white_swords "
    "black_swords sword laid warriors dark finished in_force mordred heroism won white_deck black_deck "
    "white_discard black_discard awake"
).split()
ODD: list[Any] = [
    *(None, True, -1, 1, 99, 2.5, "", "no such thing", "grail", [], [[]], [None], [-1], [{}], {}, {1: 2}),
    *(["grail"] * 3, [["grail"]] * 3, ["lancelot", "lancelot"], [1, 1, 1], ["", "", ""], [True] * 3, [4, 4]),
    *({"grail": None}, {"grail": 1}, {"grail": "grail"}, {"grail": ["grail"]}, {"picts": [["picts", 0]]}),
    *({"blackknight": [["blackknight-1", 9]]}, {"picts": {}}, {"armor": []}, {"grail"}, range(3)),
    *(
        {"top": 1},
        {"top": ["grail"]},
        {"top": [], "bottom": []},
        ["dead"] * 3,
        ["revealed"] * 3,
        ("camelot",) * 3,
    ),
]


def lay(**wanted):
    return rt.scenario("shadows", {"seats": 3, **wanted})


@pytest.mark.parametrize("key", KEYS)
def test_any_nonsense_is_refused_or_laid_but_never_stumbled_over(key):
    for value in ODD:
        why = ""
        try:
            match = lay(**{key: value})
            assert match.to_move, (key, value)
            match.view(0)
        except SetupError as refusal:
            why = str(refusal)
        assert not why or (why.endswith(".") and "\n" not in why), (key, value, why)


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown relic": (
        {"relics": {"crown": 0}},
        "The key relics of a shadows scenario cannot set 'crown'; it can set: armor, excalibur, grail",
    ),
    "a relic that nobody has": ({"relics": {"grail": "nobody"}}, "The bearer of grail, unless it is 'out',"),
    "seventeen swords": ({"white_swords": 11, "black_swords": 6}, "17 cannot lie there"),
    "twelve swords": ({"white_swords": 6, "black_swords": 6}, "over with 12 swords"),
    "a dead relic bearer": (
        {"relics": {"grail": 1}, "status": ["knight", "dead", "knight"]},
        "Seat 1 is dead and cannot have the relic grail",
    ),
    "a revealed bearer of Excalibur": (
        {
            "relics": {"excalibur": 1},
            "status": ["knight", "revealed", "knight"],
            "loyalty": ["loyal", "traitor", "loyal"],
        },
        "Seat 1 is revealed and cannot have the relic excalibur",
    ),
    "two knights at the Black Knight": (
        {"place": ["blackknight", "blackknight", "camelot"]},
        "Only one knight can be at blackknight, not 2",
    ),
    "the Grail on the Black Knight": (
        {"laid": {"blackknight": ["grail"]}},
        "These white cards cannot lie at blackknight: grail",
    ),
    "three values at the Black Knight": (
        {"laid": {"blackknight": ["fight-1", "fight-2", "fight-3"]}},
        "cannot lie at blackknight",
    ),
    "a full side": ({"laid": {"blackknight": ["fight-1", "fight-1", "fight-2", "fight-2"]}}, "cannot lie at"),
    "a war out of order": ({"laid": {"picts": ["fight-2"]}}, "cannot lie at picts: fight-2"),
    "a war that is won": ({"laid": {"picts": [f"fight-{n}" for n in range(1, 6)]}}, "cannot lie at picts"),
    "cards at Excalibur": ({"laid": {"excalibur": ["grail"]}}, "cannot lie at excalibur"),
    "a fight on the Grail": ({"laid": {"grail": ["fight-1"]}}, "cannot lie at grail: fight-1"),
    "Despair at the Black Knight": (
        {"dark": {"blackknight": ["despair"]}},
        "cannot lie at blackknight: despair",
    ),
    "black cards in a war": ({"dark": {"picts": ["picts"]}}, "cannot lie at picts: picts"),
    "four black cards there": ({"dark": {"blackknight": ["blackknight-1"] * 4}}, "cannot lie at blackknight"),
    "a row of eight": (
        {"laid": {"grail": ["grail"] * 4}, "dark": {"grail": ["despair"] * 4}},
        "The row of the grail has 7 places, not 8",
    ),
    "a knight at the Dragon too early": (
        {"place": ["dragon", "camelot", "camelot"]},
        "Nothing can be at dragon",
    ),
    "a knight at a quest that is over": (
        {"place": ["grail", "camelot", "camelot"], "finished": ["grail"]},
        "Nothing can be at grail",
    ),
    "Heroism on a quest that is over": (
        {"heroism": "grail", "finished": ["grail"]},
        "Nothing can be at grail",
    ),
    "cards at Lancelot when he is over": (
        {"dark": {"lancelot": ["lancelot-1"]}, "finished": ["lancelot"]},
        "Nothing can be at lancelot",
    ),
    "the Dragon before Lancelot": ({"finished": ["dragon"]}, "The Dragon comes after Lancelot"),
    "the same quest twice over": ({"finished": ["grail", "grail"]}, "finished names 'grail' twice"),
    "the Forest without a Grail": ({"in_force": ["darkforest"], "finished": ["grail"]}, "The Dark Forest"),
    "a loyal traitor": (
        {"status": ["knight", "revealed", "knight"]},
        "Seat 1 is loyal and cannot be revealed",
    ),
    "a traitor who was shown and is hidden": (
        {"loyalty": ["loyal", "traitor", "loyal"], "shown": [False, True, False]},
        "Seat 1 has been shown to be the traitor",
    ),
    "nobody loyal": (
        {"status": ["knight", "dead", "dead"], "loyalty": ["traitor", "loyal", "loyal"]},
        "A loyal knight must be alive",
    ),
    "a living knight without life": (
        {"life": [0, 4, 4]},
        "The life of a living knight must be a number from 1",
    ),
    "a dead knight with cards": (
        {"status": ["knight", "dead", "knight"], "hands": [[], ["grail"], []]},
        "Seat 1 is dead and has no white cards",
    ),
    "an exchange without cards": ({"phase": "exchange"}, "In the exchange every knight lays a card"),
    "a squire among knights": (
        {"knights": ["", "gawain", "kay"]},
        "Seat 0 can be a squire only with the option",
    ),
    "two traitors": ({"loyalty": ["traitor", "traitor", "loyal"]}, "The box holds no more 'traitor'"),
    "one who accused twice": ({"accusers": [1, 1]}, "accusers names 1 twice"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_lie_on_a_table_is_refused_in_one_sentence(name):
    wanted, why = IMPOSSIBLE[name]
    with pytest.raises(SetupError) as refused:
        lay(**wanted)
    assert why in str(refused.value)
    assert str(refused.value).endswith(".")


def test_what_is_just_possible_is_laid():
    lay(white_swords=6, black_swords=5, engines=11)
    lay(laid={"picts": [f"fight-{n}" for n in range(1, 6)]}, mordred="picts")
    lay(laid={"grail": ["grail"] * 4}, dark={"grail": ["despair"] * 3})
    lay(status=["knight", "revealed", "knight"], loyalty=["loyal", "traitor", "loyal"], relics={"armor": 1})
    lay(place=["dragon"] * 3, finished=["lancelot"], laid={"dragon": ["fight-1"] * 3 + ["fight-5"]})


def test_a_known_top_lies_on_a_shuffled_rest():
    wanted = {"black_deck": ["picts", "vivien"], "white_deck": ["lady", "grail", "merlin"]}
    decks = []
    for seed in range(4):
        table: Any = rt.scenario("shadows", {"seats": 3, **wanted}, seed=seed).table
        faces = [[table.faces[card] for card in pile[::-1]] for pile in (table.black_deck, table.white_deck)]
        assert (faces[0][:2], faces[1][:3]) == (["picts", "vivien"], ["lady", "grail", "merlin"])
        decks.append((tuple(faces[0][2:]), tuple(faces[1][3:])))
    assert len(set(decks)) == 4
    tops = {name: {"top": cards} for name, cards in wanted.items()}
    one, other = (rt.scenario("shadows", {"seats": 3, **way}, seed=1).fingerprint() for way in (wanted, tops))
    assert one == other
    assert len({tuple(sorted(black)) for black, _ in decks}) == 1


def test_the_view_states_the_phase_and_the_swords():
    match = lay(white_swords=3, black_swords=2)
    assert (seen(match)["phase"], seen(match)["white_swords"], seen(match)["black_swords"]) == ("evil", 3, 2)
    match.play(0, "life")
    assert seen(match)["phase"] == "heroic"
    match = rt.new("shadows", 3, 1)
    assert seen(match)["phase"] == "exchange"
    match = lay(engines=11)
    match.play(0, "engine")
    assert seen(match)["phase"] == "over"
    assert seen(lay(phase="heroic"))["phase"] == "heroic"
