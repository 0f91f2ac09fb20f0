"""[Several effects at once] The hero says in which order they come, and which of them is used up."""

import roundtable as rt
from tests.games.taintedgrail.helpers import answer, asked, legal, play
from tests.games.taintedgrail.helpers.encounter import ESCAPE, FILL, meet, turn, use


def avalon(encounter, **more):
    """The real pack, Ailei alone."""
    wanted = {"seats": 1, "heroes": ["ailei"], "encounter": encounter, "options": {"pack": "avalon"}, **more}
    match = rt.scenario("taintedgrail", wanted, seed=1)
    return answer(match, enc_gear=None, enc_redraw=False, talk_avoid=False)


def test_tg_107_the_wax_and_the_names_she_may_draw_before_she_discards():
    """Wax (discard a card) and Remembers Names (draw one) are one moment: she may draw first, to discard of
    four cards."""
    match = avalon("temptations", secrets=[["wax_plugs"]], skills=[["emp_2/front"]])
    assert asked(match) == "ability.first"  # as at dawn and dusk
    play(match, ("skill/emp_2/front", 0))
    assert (asked(match), len(match.legal(0))) == ("enc.discard", 4)


def test_tg_107_what_happens_does_not_depend_on_which_item_lies_first():
    """With the club first a card is drawn; so the hero can have it, however their items lie."""
    hands = []
    for items in (["portent", "club"], ["club", "portent"]):
        match = meet("dummy", "mark" + FILL, items=[items])
        if asked(match) == "ability.first":
            play(match, next(option for option in match.legal(0) if "club" in str(option)))
        hands.append(len(match.table.hands[0]))
    assert hands == [4, 4]


def test_tg_107_nor_at_the_end_of_a_round():
    names = []
    for items in (["lucky_coin", "purse"], ["purse", "lucky_coin"]):
        match = turn(meet("dummy", "mark" + FILL, items=[items], goods={"wealth": [0], "rep": [0]}), "mark")
        if asked(match) == "ability.first":
            play(match, next(option for option in match.legal(0) if "coin" in str(option)))
        names.append(match.table.goods["rep"])
    assert names == [[1], [1]]


# -- what avoids an attack -------------------------------------------------------------------------------


def test_tg_14_of_two_that_avoid_once_in_an_encounter_the_hero_says_which_is_used_up():
    """1 damage; the coat avoids 2 and the pearl 1, each once in the encounter. One is enough (TG-76)."""
    match = turn(meet("dummy", "mark" + FILL, items=[["coat", "pearl"]]), "mark")
    assert asked(match) == "fight.defend"
    assert {option[1] for option in legal(match) if option[0] == "use"} == {"item/coat", "item/pearl"}


def test_tg_14_he_may_cancel_the_attack_before_his_vest_is_used_up():
    """The trap (may cancel) and the vest (must avoid 1, once in the encounter): with the trap first none is
    left to avoid, and the vest is kept (TG-76)."""
    match = turn(meet("dummy", "trap" + FILL, items=[["vest"]]), "trap")
    use(match, "card/trap")
    assert not [one for one in match.table.spent if one[0] == "item/vest"]


# -- the same elsewhere ------------------------------------------------------------------------------------


def test_tg_107_at_the_end_of_an_encounter_too():
    """The feast needs the wealth that the prize brings: in whatever order they lie, the hero can have
    both."""
    for items in (["feast", "prize"], ["prize", "feast"]):
        match = meet("dummy", "mark" + FILL, items=[items], goods={"wealth": [0], "food": [0]})
        play(match, ESCAPE)
        assert (match.table.enc, match.table.goods["food"], match.table.goods["wealth"]) == ("", [1], [1])
