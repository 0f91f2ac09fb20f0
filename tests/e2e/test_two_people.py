"""Two people, each before a browser of their own, and a bot."""

import pytest
from playwright.sync_api import expect

from .kit.table import play_on, winners


@pytest.mark.parametrize("game", ["kingarthur", "grailcup", "shadows"])
def test_two_people_and_a_bot_finish_a_game_by_what_is_highlighted(newcomer, game):
    """The guest comes by a link, in no more than three interactions, and keeps no secret in the address. At
    three seats even the longest of the games is over within a minute."""
    anna, bert = newcomer(), newcomer(prefs={"confirmTurn": "never"})
    anna.visit("/new")
    anna.page.locator(f"input[name=game][value={game}]").check()
    anna.sees("textbox", "Seat 1: name").fill("Anna")
    anna.sees("combobox", "Seat 2: type of player").select_option("By link")
    anna.sees("button", "Create table and invite").click()
    anna.sees("button", "Invite", exact=True).click()
    link = anna.sees("textbox", "Link to seat 2").input_value()

    bert.visit(link)  # one
    bert.sees("textbox", "Your name at the table").fill("Bert")  # two
    bert.sees("button", "Sit down").click()  # three
    expect(bert.page.get_by_text("The host will start when everyone is here.")).to_be_visible()
    secret = link.rpartition("/")[2]
    assert secret not in bert.page.url
    assert bert.page.evaluate("history.length") <= 2, "the link can be gone back to"

    anna.page.get_by_text("All seats are taken.").wait_for()
    anna.sees("button", "Start the game").click()
    deeds = play_on(anna.page, bert.page)
    assert deeds > 20, "the game was too short to be one"
    assert winners(anna.page) == winners(bert.page)
    assert winners(anna.page).startswith(("The winner is ", "Shared victory: ", "Nobody wins."))
    print(f"\n{deeds} deeds; {winners(anna.page)}")
