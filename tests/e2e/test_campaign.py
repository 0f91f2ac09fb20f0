"""Two people, each before a browser of their own, and a bot live through three days on Avalon."""

import json

from .kit.prose import leaked
from .kit.saves import avalon
from .kit.sensible import act
from .kit.table import moment, states, story
from .test_going_on import TABLE, unmarked

LONGEST = 150  # things that people do in three days, at the very most
MENHIR, ROAD, TOWN = 108, 103, 118
TOLD = {"enc.win", "fight.pool-key", "ward.lit", "talk.stage", "talk.marker-key", "verse.chosen"}


def questing(key, answers, state):
    """Lights the menhir, goes to the town, and agrees to all that is proposed; lays cards while some join."""
    if key in ("enc.redraw", "talk.avoid"):
        return answers.index(False)
    if key == "enc.gear":
        return answers.index(None)
    if ["end"] in answers:
        return 0 if answers[0][0] == "lay" else answers.index(["end"])
    if key != "day.what":
        return 0
    if place_of(state) == TOWN:
        wishes: list[list[object]] = [["explore"]] if day_of(state) == 2 else []
    else:
        wishes = [["travel", TOWN], ["travel", ROAD]] if lit(state) else [["inspect"]]
    found = [answers.index(wish) for wish in wishes if wish in answers]
    return found[0] if found else answers.index(["pass"])


def zone(state, name):
    return next(zone for zone in state["scene"] if zone["name"] == name)


def day_of(state):
    return zone(state, "day")["groups"][0]["facts"][0]["value"]


def places(state):
    columns = [group["pieces"] for group in zone(state, "map")["groups"]]
    return {place["value"]: place for column in columns for place in column if place.get("value")}


def place_of(state):
    me = state["you"]["seat"]
    return next(number for number, place in places(state).items() if me in place.get("seats", ()))


def lit(state):
    return any(one["name"].startswith("menhir-") for one in places(state)[MENHIR].get("on", ()))


def live_on(*people, until):
    """All do what they are asked until something is so."""
    for _ in range(LONGEST):
        for person in people:
            moment(person.page)
            if until():
                return
            act(person, questing)
    raise AssertionError("it never came to that")


def told(person):
    """What the story has told so far, by the keys of its messages."""
    return {key for state in states(person.frames) for key, _ in (state.get("story") or {}).get("lines", ())}


def alone(person, day):
    """Whether it is this day, and only this person is asked: nothing happens until they have answered."""
    if f"Day {day} dawns." not in story(person.page):
        return False
    state = states(person.frames)[-1]
    return state["to_move"] == [state["you"]["seat"]]


def latest(parts):
    """The end of each part of a table: a page that is opened again begins the story later."""
    return [part.splitlines()[-12:] for part in parts]


def test_two_people_and_a_bot_live_three_days_and_take_up_their_save(newcomer, tmp_path):
    anna, bert = newcomer(), newcomer()
    table = anna.load(avalon(), "local Anna", "link", "bot squire")
    bert.join(anna.invite(table, 1), "Bert")
    anna.start(table)
    page = anna.at(table)
    bert.at(table)
    live_on(anna, bert, until=lambda: alone(anna, 4))
    for person in (anna, bert):
        assert told(person) >= TOLD
    assert moment(page) == "asked"

    with page.expect_download() as download:
        page.locator(".bar .round").last.click()
        page.get_by_role("link", name="Download the match").click()
    kept = tmp_path / "campaign.json"
    download.value.save_as(kept)
    save = json.loads(kept.read_text())
    for person in (anna, bert):
        assert not leaked(person, save)

    # A new table, laid out as the old one was left.
    before = states(anna.frames)[-1]
    anna.visit("/").locator("input[type=file]").set_input_files(kept)
    page.wait_for_url(lambda address: "/table/" in address and table not in address)
    again = page.url.rpartition("/")[2]
    anna.seat(again, "local Anna", "link", "bot squire")
    bert.join(anna.invite(again, 1), "Bert")
    anna.sees("button", "Start the game").click()
    bert.at(again)
    assert moment(page) == "asked"
    assert states(anna.frames)[-1]["scene"] == before["scene"]
    live_on(anna, bert, until=lambda: alone(anna, 5))
    assert moment(page) == "asked"
    shown = latest(unmarked(page.evaluate(TABLE)))
    page.reload()
    assert moment(page) == "asked"
    assert latest(unmarked(page.evaluate(TABLE))) == shown
