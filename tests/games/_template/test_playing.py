"""[Playing] and [End], as the rulebook tells them: each test reads as its paragraph does."""

import roundtable as rt


def lay(*hands, **options):
    """A table at which these cards are held."""
    described = {"seats": len(hands), "hands": [list(hand) for hand in hands], "options": options}
    return rt.scenario("_template", described, seed=1)


def play(match, *cards):
    """Everybody plays a card."""
    for seat, card in enumerate(cards):
        match.play(seat, card)


def test_the_highest_card_wins_the_round():
    match = lay(["card-3", "card-4"], ["card-9", "card-10"])
    play(match, "card-3", "card-9")
    assert match.table.points == [0, 1]
    assert match.table.played == ["card-3", "card-9"]


def test_tp_1_the_lowest_card_wins_where_the_group_plays_so():
    match = lay(["card-3", "card-4"], ["card-9", "card-10"], lowest=True)
    play(match, "card-3", "card-9")
    assert match.table.points == [1, 0]


def test_most_points_win_and_equal_players_share_the_victory():
    match = lay(["card-3", "card-12"], ["card-9", "card-10"])
    play(match, "card-3", "card-9")
    assert match.result is None
    play(match, "card-12", "card-10")
    assert match.result == ((0, 1), (1, 1), "cards")


def test_a_card_is_secret_until_all_have_chosen():
    match = lay(["card-3"], ["card-9"])
    match.play(0, "card-3")
    assert match.view(1)["table"]["played"] == []
    assert match.log(1) == []
