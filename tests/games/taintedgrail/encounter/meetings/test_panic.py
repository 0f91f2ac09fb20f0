"""[Panic] with traits, keys, decks and what leads out of it."""

from tests.games.taintedgrail.helpers import asked, legal, play
from tests.games.taintedgrail.helpers.encounter import (
    END,
    ESCAPE,
    FILL,
    PANIC,
    endure,
    face,
    laid,
    lay,
    meet,
    turn,
    use,
)

FEAR = {"terror": [5], "health": [4]}


# -- the card that is forced -------------------------------------------------------------------------------


def test_panic_a_bolt_and_an_opportunist_the_forced_card_counts_as_one_of_the_two():
    """Forced card and bolt make two: no opportunity. Then 1 damage, and no card for who panics."""
    match = play(meet("opportunist", "quick mark blank big" + FILL, **FEAR), PANIC)
    endure(match, "quick")
    t = match.table
    assert (t.pool, t.health, t.terror, t.hands[0]) == (2, [3], [5], ["mark", "blank"])


def test_panic_without_a_bolt_and_an_opportunist_one_opportunity_and_no_card_for_comfort():
    match = endure(play(meet("opportunist", "mark mark blank big" + FILL, **FEAR), PANIC))
    t = match.table
    assert (t.health, t.terror, len(t.hands[0]), t.round) == ([3], [6], 3, 2)


def test_panic_an_ignored_bolt_and_an_agile_enemy_one_more_card_and_no_third():
    """The forced card multiplies what follows: 2 markers. The second is the last against the agile."""
    match = play(meet("agile", "more more blank quick" + FILL, **FEAR), PANIC)
    lay(match, "more")
    assert (match.table.pool, legal(match)) == (2, {END, ESCAPE})


def test_panic_lays_the_last_card_of_the_deck_whose_key_draws_the_card_stays_and_he_escapes():
    """Health 4 keeps energy at 4; the forced escape costs 1 and the opportunity, but there is no attack."""
    match = meet("dummy", "blank mark blank drawing", "mark" + FILL, terror=[5, 0], health=[4, 8])
    play(match, 0, PANIC)
    t = match.table
    assert (t.inside, t.active, laid(match)) == ((1,), 1, ["drawing"])
    assert (t.health[0], t.energy[0], t.terror[0]) == (4, 3, 6)


def test_panic_and_defence_the_forced_card_is_the_first_and_its_placement_counts_with_its_key():
    match = play(meet("defender", "blank blank blank gain" + FILL, **FEAR), PANIC)
    assert match.table.pool == 2  # 1 of the key and 2 of placement, less 1


def test_panic_in_an_ambush_he_keeps_one_card_which_may_follow_the_forced_one_by_its_bolt():
    match = meet("ambusher", "quick mark blank big" + FILL, **FEAR)
    assert asked(match) == "fight.keep"
    play(match, "quick", PANIC)
    assert (match.table.pool, legal(match)) == (2, {("lay", "quick", False), END, ESCAPE})
    endure(match, "quick")
    assert (match.table.hands[0], match.table.terror) == ([], [6])


def test_panic_a_sluggish_enemy_and_the_limit_of_the_hand_the_card_of_the_trait_still_comes():
    """Four cards first; three are kept; the ordinary card does not come, that of the trait does."""
    match = endure(play(meet("sluggish", "mark two big more blank" + FILL, **FEAR), PANIC))
    assert asked(match) == "enc.discard"
    play(match, "mark")
    assert sorted(match.table.hands[0]) == ["big", "blank", "more", "two"]


def test_a_card_is_covered_by_the_panic_of_a_companion_and_gives_its_marker_in_his_activation():
    """1 for the cover, 2 of the forced card."""
    match = meet("dummy", "underlay" + FILL, "blank blank blank big" + FILL, terror=[0, 5], health=[9, 4])
    play(match, 0)
    endure(match, "underlay")
    play(match, PANIC)
    assert match.table.pool == 3


def test_what_counts_only_as_first_card_counts_when_panic_lays_it_and_defence_takes_one_of_it():
    match = play(meet("defender", "blank blank blank first_only" + FILL, **FEAR), PANIC)
    assert match.table.pool == 2


def test_a_panicking_hero_suffers_the_opportunist_and_draws_only_the_card_of_the_sluggish():
    """[Panic], [Opportunist], [Sluggish] (TG-78)"""
    match = play(face("slow", "blank" + FILL, terror=[4], health=[3]), PANIC, END)
    assert (match.table.terror, len(match.table.hands[0]), match.table.round) == ([5], 4, 2)


# -- into panic and out of it ------------------------------------------------------------------------------


def test_terror_of_a_discarded_card_makes_panic_in_the_same_attack_and_energy_sinks_with_health():
    """2 sure damage: health 2, so energy 2; the last card goes and frightens: terror 3; energy 1; no card."""
    match = endure(meet("sure_killer", "parting" + FILL, terror=[2], health=[4]), "parting")
    t = match.table
    assert (t.health, t.energy, t.terror, len(t.hands[0])) == ([2], [1], [3], 2)
    assert legal(match) == {PANIC, ESCAPE}


def test_a_charge_frightens_him_into_panic_before_his_first_card():
    """[Charge], [Panic], [2. Laying cards]"""
    match = face("charger", "mark" + FILL, health=[4], terror=[3])
    assert (match.table.health, legal(match)) == ([2], {PANIC, ESCAPE})


def test_the_fear_of_one_card_makes_the_next_hero_panic():
    """[On placement], [Panic] (TG-7), [I. The active hero]"""
    match = turn(face("idle", "all_fear" + FILL, "blank" + FILL, health=[9, 3], terror=[0, 3]), "all_fear")
    assert (match.to_move, legal(match)) == ((1,), {PANIC, ESCAPE})


def test_he_heals_himself_out_of_panic_and_his_empty_deck_drives_him_out_only_at_the_end_if_calm():
    """[Panic], [The deck runs short], [Items] Hurt again the hero panics at the end of the round and draws
    none."""
    match = face("dummy", "mark blank blank", items=[["flask"]], terror=[5], health=[4])
    assert {option[0] for option in legal(match)} == {"panic", "escape", "use"}
    t = endure(use(match, "item/flask"), "mark").table
    assert (t.health, t.inside, t.round, len(t.hands[0])) == ([4], (0,), 2, 2)


def test_two_salts_lead_out_of_panic_at_equal_terror_but_not_in_challenge_mode():
    """[Panic], [Items], [Challenge mode] Each has its own limit (TG-106)."""
    for limiter, panics in (("usual", False), ("turned", True)):
        salts = {"items": [["salts", "salts"]], "terror": [6], "health": [4]}
        match = use(face("dummy", "mark" + FILL, options={"limiter": limiter}, **salts), "item/salts")
        assert PANIC in legal(match)
        assert (PANIC in legal(use(match, "item/salts"))) is panics


def test_the_balm_of_a_companion_works_before_the_first_card_and_ends_the_panic():
    """[Delayed abilities], [Panic], [Party]"""
    match = endure(
        face("dummy", "late_balm" + FILL, "mark" + FILL, terror=[0, 5], health=[9, 4]), "late_balm"
    )
    assert (match.table.active, match.table.health[1], PANIC in legal(match)) == (1, 5, False)
