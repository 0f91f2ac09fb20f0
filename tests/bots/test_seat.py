"""What a bot is given: its seat."""

import pytest

import roundtable as rt
from roundtable.bots import Seat
from roundtable.games import guide
from roundtable.games.kingarthur.hints import value
from roundtable.kernel import Match


@pytest.fixture
def match():
    return rt.new("kingarthur", seats=3, seed="seat")


def test_a_seat_sees_and_is_asked_what_the_match_shows_and_asks_it(match):
    (number,) = match.to_move
    seat = Seat(match, number)
    assert (seat.number, seat.view, seat.question) == (number, match.view(number), match.question(number))


def test_a_seat_that_owes_nothing_is_given_to_nobody(match):
    (number,) = match.to_move
    with pytest.raises(rt.RoundtableError, match=r"^Seat 2 has nothing to answer now\.$"):
        Seat(match, (number + 2) % 3)


def test_a_view_is_made_when_it_is_first_wanted_and_once(match, monkeypatch):
    made = []

    def view(match, seat):
        made.append(seat)
        return {"viewer": seat}

    monkeypatch.setattr(Match, "view", view)
    seat = Seat(match, match.to_move[0])
    assert made == []
    assert seat.view is seat.view
    assert made == [seat.number]


def test_a_seat_judges_by_the_hints_of_its_game(match):
    assert Seat(match, match.to_move[0], guide("kingarthur")).judge is value


def test_without_hints_a_seat_has_no_judge(match):
    with pytest.raises(rt.SetupError, match="kingarthur has no hints"):
        _ = Seat(match, match.to_move[0]).judge


def test_what_a_seat_imagines_looks_like_the_match_and_is_another(match):
    seat = Seat(match, match.to_move[0])
    guesses = [seat.imagine(seed) for seed in range(4)]
    for guess in guesses:
        assert guess.view(seat.number) == seat.view
        assert guess.question(seat.number) == seat.question
        assert guess.setup is None
    assert len({guess.fingerprint() for guess in guesses}) > 1
    assert seat.imagine(1).fingerprint() == guesses[1].fingerprint()


def test_a_guess_can_be_played_on_and_the_match_stays(match):
    before, seat = match.fingerprint(), Seat(match, match.to_move[0])
    guess = seat.imagine("ahead")
    while guess.to_move:
        guess.play(guess.to_move[0], guess.legal(guess.to_move[0])[0])
    assert guess.result is not None
    assert (match.fingerprint(), match.moves) == (before, 0)


def test_a_seat_shows_nothing_else():
    shown = {name for name in dir(Seat) if not name.startswith("_")}
    known = {"guide", "judge", "number", "people", "question", "remembering", "story", "view"}
    assert shown == known | {"imagine", "think_through"}


def test_the_story_of_a_seat_is_its_own_side_of_the_log():
    match = rt.new("shadows", 4, seed="story")
    for _ in range(40):
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    seat = match.to_move[0]
    assert Seat(match, seat).story == match.log(seat)
    assert match.log(seat) != match.log(None)
    for number in range(3):
        assert Seat(match.as_seen_by(seat, number), seat).story == match.log(seat)


def test_a_game_that_cannot_tell_more_is_remembered_as_it_is():
    match = rt.new("kingarthur", 3, seed=1)
    sitting = Seat(match, match.to_move[0], guide("kingarthur"))
    assert sitting.remembering is sitting.guide


def test_a_seat_tells_its_game_which_seats_belong_to_people():
    match, told = rt.new("shadows", 4, seed=2), []

    def recall(view, story, people):
        told.append((view["viewer"], len(story), people))
        return guide("shadows")

    known = guide("shadows")
    assert known is not None
    sitting = Seat(match, match.to_move[0], known._replace(recall=recall), people=(3,))
    assert sitting.remembering is sitting.remembering
    assert told == [(match.to_move[0], len(match.log(match.to_move[0])), (3,))]
