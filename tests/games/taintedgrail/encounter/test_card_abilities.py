"""[Symbols of cards] On placement, when covered, when discarded; what may be refused or must be paid."""

from tests.games.playing import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import ESCAPE, FILL, events, laid, lay, meet, turn


def test_timing_placed_comes_after_the_keys():
    match = lay(meet("dummy", "gain" + FILL), "gain")
    assert [(event["count"], event["pool"]) for event in events(match, "fight.pool")] == [(1, 1), (2, 3)]


def test_timing_covered_happens_when_a_card_is_laid_on_it():
    match = lay(meet("dummy", "underlay quick" + FILL), "underlay")
    assert match.table.pool == 0
    lay(match, "quick")
    assert match.table.pool == 1


def test_timing_discarded_happens_when_a_key_discards_it():
    match = turn(meet("dummy", "last_words cutting" + FILL), "last_words")
    lay(match, "cutting")
    assert (laid(match), match.table.pool) == (["cutting"], 2)


def test_discarded_happens_to_the_active_hero_whoever_laid_it():
    match = meet("dummy", "parting" + FILL, "cutting" + FILL)
    play(match, 0)
    turn(match, "parting")
    lay(match, "cutting")
    assert (match.table.terror, match.table.thrown) == ([0, 1], [["parting"], []])


def test_discarded_by_the_attack():
    match = turn(meet("sure_killer", "last_words" + FILL), "last_words")
    assert (laid(match), match.table.pool) == ([], 2)


def test_tg_85_a_card_that_returns_does_so_when_the_step_ends():
    match = turn(meet("dummy", "homing cutting quick" + FILL), "homing")
    lay(match, "cutting")
    assert "homing" not in match.table.hands[0]
    assert "homing" in match.table.thrown[0]
    turn(match)
    assert "homing" in match.table.hands[0]
    assert "homing" not in match.table.thrown[0]


def test_a_card_of_one_who_has_left_does_not_return():
    match = meet("dummy", "homing" + FILL, "cutting" + FILL)
    play(match, 0)
    lay(match, "homing")
    play(match, ESCAPE)
    lay(match, "cutting")
    turn(match)
    assert (match.table.hands[0], match.table.thrown[0]) == (["blank", "blank"], ["homing"])


def test_placed_if_first():
    match = lay(meet("dummy", "first_only" + FILL), "first_only")
    assert match.table.pool == 3
    match = lay(meet("dummy", "quick first_only" + FILL), "quick", "first_only")
    assert match.table.pool == 0


def test_may_is_asked_and_can_be_refused():
    match = lay(meet("dummy", "offer mark" + FILL), "offer")
    assert (asked(match), match.question(0).about) == (
        "enc.ability",
        {"source": "card/offer", "timing": "placed"},
    )
    play(match, False)
    assert (match.table.pool, len(match.table.hands[0])) == (0, 2)


def test_may_with_a_price():
    match = lay(meet("dummy", "offer mark" + FILL), "offer")
    play(match, True)
    assert (asked(match), legal(match)) == ("discard.which", {"mark", "blank"})
    play(match, "mark")
    assert (match.table.pool, match.table.thrown[0]) == (3, ["mark"])


def test_what_cannot_be_paid_is_not_asked():
    match = meet("ambusher", "offer mark" + FILL)
    play(match, "offer")
    lay(match, "offer")
    assert (asked(match), match.table.pool) == ("fight.what", 0)


def test_retrieve():
    match = meet("ambusher", "regain mark two" + FILL)
    play(match, "regain")
    lay(match, "regain")
    assert (asked(match), legal(match)) == ("enc.retrieve", {"mark", "two"})
    play(match, "two")
    assert (match.table.hands[0], match.table.thrown[0]) == (["two"], ["mark"])


def test_tg_73_conditions_of_a_card_look_at_the_active_hero_and_at_who_is_there():
    match = meet("dummy", "brave" + FILL, "brave" + FILL, terror=[0, 3])
    play(match, 0)
    lay(match, "brave")
    assert match.table.pool == 1  # two are there; the frightened one is not active
    match = meet("dummy", "brave" + FILL, "brave" + FILL, terror=[0, 3])
    play(match, 1)
    lay(match, "brave")
    assert match.table.pool == 3


def test_tg_73_nobody_pays_with_the_item_of_another():
    """Only the active hero's own weapon could be thrown, and they alone say which."""
    match = meet("dummy", "throw" + FILL, "mark" + FILL, items=[[], ["club"]])
    play(match, 0)
    lay(match, "throw")
    assert (asked(match), match.table.items, match.table.pool) == ("fight.what", [(), ("club",)], 2)
    match = meet("dummy", "mark" + FILL, "throw" + FILL, items=[["club"], ["sling", "buckler"]])
    play(match, False, 1)
    lay(match, "throw")
    assert (asked(match), match.to_move) == ("choose.way", (1,))
    play(match, match.legal(1)[0])
    assert match.table.items == [("club",), ("buckler",)]


def test_tg_60_in_an_encounter_the_active_hero_says_what_he_pays():
    match = meet("dummy", "mark" + FILL, "throw" + FILL, items=[[], ["sling", "club"]], stowed=[[], ["club"]])
    play(match, False, 1)
    lay(match, "throw")
    play(match, match.legal(1)[0])
    assert (asked(match), match.to_move, legal(match)) == ("item.which", (1,), {(1, "sling"), (1, "club")})
