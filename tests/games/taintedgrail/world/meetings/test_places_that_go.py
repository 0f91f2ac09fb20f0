"""[Locations] Places that dissolve or change, with all that is on them."""

from typing import Any

from tests.games.taintedgrail.helpers import (
    EAST,
    STAY,
    TAKE,
    answer,
    asked,
    box,
    by,
    dawn,
    day,
    done,
    everything,
    go,
    goods,
    legal,
    lucky,
    night,
    play,
    tracks,
)
from tests.games.taintedgrail.helpers.encounter import ESCAPE, keep, win

FORD = {"wards": {101: 5, 107: 0}, "shown": [101, 104, 107]}  # 107 dissolves, and 104 is near


# -- places that dissolve ----------------------------------------------------------------------------------


def test_a_guardian_would_go_where_the_place_dissolves_this_dawn_so_it_comes_to_the_hero_instead():
    match = dawn(
        wards={101: 5, 107: 0}, shown=[101, 104, 107], guardians={"wolf": 104}, place=[101], luck=(EAST,)
    )
    t = match.table
    assert (t.shown, t.guardians, t.enc) == ([101, 104], {"wolf": 101}, "wolf")


def test_swept_off_his_place_he_meets_a_guardian_first_the_entry_effect_next_and_the_guardian_again():
    """Health 7, terror 2. The hero escapes: energy 5; the place: terror 3. It stays, and they meet once
    more."""
    match = dawn(wards={101: 5, 107: 0}, shown=[101, 104, 107], guardians={"giant": 104}, place=[107])
    t = match.table
    assert (t.place, t.enc, tracks(match)) == ([104], "giant", (6, 7, 2))
    lucky(match, STAY)
    keep(match)
    play(match, ESCAPE)
    assert (t.guardians, t.enc, tracks(match)) == ({"giant": 104}, "giant", (5, 7, 3))
    assert asked(match) == "enc.redraw"  # the second meeting has only begun


def test_what_lies_on_a_place_that_dissolves_goes_each_to_its_own():
    """Tokens are gone, the item goes under its deck, the guardian under its own."""
    match = dawn(
        wards={101: 5, 107: 0}, shown=[101, 103, 104, 107, 110], tokens={110: 2}, times={110: 3},
        dropped={110: ["rope"]}, guardians={"wolf": 110},
    )  # fmt: skip
    t = match.table
    assert (t.shown, t.tokens, t.times, t.dropped) == ([101, 103, 104], {}, {}, {})
    assert (t.guardians, t.under["grey"], everything(match)) == ({}, ["wolf"], box())


def test_a_bell_at_dawn_comes_before_the_fall_which_comes_before_the_ash():
    """Terror 4, less 1 by the bell, 2 of the fall, 1 of the ash: 6. Health 7, and energy still 6."""
    match = dawn(wards={101: 5, 107: 0}, shown=[101, 104, 107], place=[107], items=[["bell"]], terror=[4])
    assert (match.table.place, tracks(match)) == ([104], (6, 7, 6))


def test_two_fall_from_two_places_onto_one_as_a_party_and_each_pays_there_once():
    """107 and 110 dissolve; the nearest left is 104 for both: it frightens both once, whatever their way."""
    match = dawn(
        2, wards={101: 5, 107: 0}, shown=[101, 104, 107, 110], place=[107, 110], guardians={"wolf": 104}
    )
    t = match.table
    assert (t.place, t.party, t.enc, t.terror) == ([104, 104], (0, 1), "wolf", [2, 2])
    win(match)
    assert (t.terror, goods(match, "exp"), t.health) == ([3, 3], [1, 1], [7, 6])


def test_swept_onto_the_ash_he_meets_the_guardian_who_follows_there_and_the_ash_only_once():
    """[Menhirs and wyrdness] Step 3 frightens by 2 and 1; [Guardians] step 6 is not an arrival of the
    hero."""
    match = dawn(**FORD, place=[107], guardians={"wolf": 101}, luck=(EAST,))
    t = match.table
    assert (t.place, t.enc, t.guardians, t.terror) == ([104], "wolf", {"wolf": 104}, [3])
    win(match)
    assert (t.terror, goods(match, "exp"), t.guardians) == ([3], [1], {})


def test_who_would_not_help_the_swept_one_must_fight_when_the_guardian_stays():
    """[Travel] Helping is free, and who does not help feels no ash; [Guardians] at step 6 nobody is asked."""
    match = dawn(2, **FORD, place=[107, 104], guardians={"giant": 104})
    play(match, False)
    assert (match.table.enc, match.table.party) == ("giant", (0,))
    play(keep(lucky(match, STAY)), ESCAPE)
    answer(match, enc_gear=None, party_entry=False)
    assert (asked(match), sorted(match.table.party), match.table.terror) == ("enc.redraw", [0, 1], [3, 0])


def test_swept_onto_the_toll_at_dawn_he_has_paid_for_this_day():
    """[Locations] Forced moves count as entry; what is once a day is not due again by travel."""
    place = {"wards": {103: 5, 108: 0}, "shown": [101, 103, 105, 108], "place": [108]}
    match = dawn(**place, goods={"wealth": [5], "food": [0]})
    assert (match.table.place, goods(match, "wealth"), match.table.health) == ([105], [4], [7])
    assert goods(play(match, go(101), go(105)), "wealth") == [4]


def test_a_place_that_the_story_laid_out_of_reach_lasts_one_day_and_its_visitor_comes_to_the_nearest():
    match = night(day(effects="reveal 106; reveal 120; move 120", goods={"food": [0]}))
    assert (match.table.place, 120 in match.table.shown, tracks(match)) == ([106], False, (6, 7, 2))


def test_swept_away_with_a_whistle_he_arrives_but_has_not_travelled_and_the_ash_is_hot():
    match = dawn(
        2, wards={101: 5, 107: 0}, shown=[101, 104, 107], place=[107, 101],
        items=[["whistle"], ["whistle"]][:1], goods={"rep": [0, 0], "wealth": [0, 0]},
    )  # fmt: skip
    t = match.table
    assert (t.place, goods(match, "rep"), goods(match, "wealth")) == ([104, 101], [1, 0], [0, 0])
    assert (tracks(match), t.did[0]) == ((6, 7, 3), [])


def test_swept_onto_the_ash_by_the_verse_of_another_although_he_has_passed():
    """One of two has passed and the other explores: the place goes under both of them. A skill takes back the
    first terror of its owner, but not that of the ash; who has passed stays so."""
    fury: Any = {"skills": [[], ["agg_1/back"]], "wards": {107: 5}, "shown": [101, 104, 107]}
    match = day(2, verse="book.62", party=[0], **fury)
    assert (match.table.place, match.table.health, match.table.terror) == ([104, 104], [7, 6], [3, 2])


# -- places that change ------------------------------------------------------------------------------------


def test_items_of_the_dead_tokens_and_a_guardian_stay_when_their_place_changes():
    match = done(
        "replace 102 112", place=[101], dropped={102: ["rope"]}, tokens={102: 1}, times={102: 3},
        guardians={"wolf": 102}, event_deck=[],
    )  # fmt: skip
    t = match.table
    assert (t.dropped, t.tokens, t.times, t.guardians) == (
        {112: ["rope"]}, {112: 1}, {112: 3}, {"wolf": 112},
    )  # fmt: skip
    play(match, go(112))
    win(match)
    assert (t.terror, TAKE in legal(match)) == ([2], True)
    play(match, TAKE)
    assert (t.items, everything(match)) == ([("rope",)], box())


def test_a_guardian_the_changed_place_and_the_last_health_he_wins_first_and_then_falls():
    match = day(
        effects="replace 107 113", wards={104: 5}, shown=[101, 104, 107], place=[104],
        health=[1], guardians={"wolf": 107}, items=[["rope", "jack", "lantern"]],
    )  # fmt: skip
    assert match.table.guardians == {"wolf": 113}
    play(match, go(113))
    win(match)
    t = match.table
    assert (goods(match, "exp"), t.health, asked(match)) == ([1], [0], "dying.keep")
    assert t.guardians == {}


def test_a_place_changes_under_a_hero_with_tokens_no_arrival_but_the_next_who_comes_arrives():
    match = done("replace 102 112", 2, place=[102, 101], tokens={102: 2}, event_deck=[])
    t = match.table
    assert (t.place, t.tokens, t.terror) == ([112, 101], {112: 2}, [0, 0])
    assert (go(101) in match.legal(0), go(112) in match.legal(1)) == (True, True)
    by(match, 1, go(112))
    answer(match, party_entry=False)
    assert (t.place, t.terror) == ([112, 112], [0, 2])


def test_a_place_with_a_menhir_changes_under_a_hero_and_dissolves_with_its_last_day():
    match = day(effects="replace 107 113", place=[107], wards={107: 1, 101: 5}, shown=[101, 104, 107])
    night(match)
    assert (match.table.wards, match.table.place) == ({113: 0, 101: 4}, [113])
    night(match)
    assert (match.table.wards, match.table.place, match.table.terror) == ({101: 3}, [104], [3])
