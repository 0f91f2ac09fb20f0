"""What a seat works out from a view is worked out once."""

from __future__ import annotations

from roundtable.kernel import Reading
from roundtable.kernel.reading import once


class Sum(Reading):
    made = 0

    def __init__(self, view):
        super().__init__(view)
        Sum.made += 1
        self.sum = sum(view["table"])


class Most(Reading):
    def __init__(self, view):
        super().__init__(view)
        self.most = max(view["table"])


def test_one_reading_for_all_options_of_a_question():
    view, made = {"table": [1, 2]}, Sum.made
    assert Sum.of(view) is Sum.of(view)
    assert Sum.made == made + 1


def test_another_view_is_read_anew_even_if_it_looks_the_same():
    assert Sum.of({"table": [1, 2]}) is not Sum.of({"table": [1, 2]})


class Scaled(Reading):
    def __init__(self, view, scale=1):
        super().__init__(view)
        self.sum = scale * sum(view["table"])


def test_a_view_is_read_once_for_each_setting():
    view = {"table": [1, 2]}
    assert [Scaled.of(view).sum, Scaled.of(view, 5).sum, Scaled.of(view, 2).sum] == [3, 15, 6]
    assert Scaled.of(view, 2) is Scaled.of(view, 2)


def test_two_games_do_not_share_their_readings():
    view = {"table": [1, 2]}
    assert Sum.of(view).sum == 3
    assert Most.of(view).most == 2


def test_what_a_reading_tells_is_worked_out_once_for_each_thing():
    class Counting(Reading):
        asked = 0

        @once
        def double(self, number: int) -> int:
            self.asked += 1
            return 2 * number

    one, other = Counting({}), Counting({})
    assert [one.double(2), one.double(2), one.double(3), other.double(2)] == [4, 4, 6, 4]
    assert (one.asked, other.asked) == (2, 1)
