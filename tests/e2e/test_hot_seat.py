"""Two people and a bot at one device: nothing of a seat is there before its person has taken the device."""

import json
import re

import pytest
from playwright.sync_api import expect

from .kit.saves import challenge
from .kit.table import click, end_turn, moment, prompt, states, story

NAMES = ["Anna", "Bert", "bot"]
TURNS = 6
REPLIES = ("done", "refused", "warned", "ahead", "because", "then")
NAMED = re.compile(r" draws (?!\d)")  # cards by their names, and not only their number


class Leak(Exception):
    """Something came that was not for who had the device."""


class Watch:
    """Marks in the record of what came over the websocket when a seat was unlocked."""

    def __init__(self, person):
        self.person, self.page = person, person.page

    def unlock(self, seat):
        self.person.frames.append({"type": "unlocked", "seat": seat})
        click(self.page.get_by_role("button", name=f"I am {NAMES[seat]}"))
        self.page.locator(".prompt").wait_for()

    def hide(self):
        """Nobody hands a device on faster than the server has answered everything, the wish to hide too."""
        self.person.wait_for_frames(self.is_answered)
        hidden = len(self.commands("lock"))
        self.page.get_by_role("button", name="Hide and pass on").last.click()
        self.page.locator(".curtain .button.main").first.wait_for()
        self.person.wait_for_frames(lambda: len(self.commands("lock")) > hidden and self.is_answered())

    def commands(self, *types):
        """What was said to the server, of these types or all of it."""
        said = [frame["command"] for frame in self.person.frames if frame["type"] == "sent"]
        return [command for command in said if not types or command["type"] in types]

    def is_answered(self):
        replies = {frame.get("id") for frame in self.person.frames if frame["type"] in REPLIES}
        return all(command["id"] in replies for command in self.commands() if "id" in command)

    def awaited(self):
        """Whom the curtain calls for."""
        called = self.page.locator(".curtain .button.main")
        called.wait_for()
        return NAMES.index(called.inner_text().removeprefix("I am ").split()[-1])


def private_of(state):
    """Whose secrets a state tells."""
    lines = (state.get("story") or {"lines": []})["lines"]
    told = {state["you"].get("seat") for zone in state.get("scene") or [] if zone["name"] == "hand"}
    told |= {line[1]["seat"] for line in lines if line[0] == "knights.drawn.own"}
    if state.get("question") or state.get("back"):
        told |= set(state["to_move"])
    return told


def check_frames(frames):
    """A seat's secrets come only between its unlocking and the server's word that it is hidden again."""
    seen, unlocked, lock = set(), None, ""
    for frame in frames:
        if frame["type"] == "unlocked":
            if unlocked is not None:
                raise Leak(f"the server was never told to hide {unlocked}")
            unlocked, lock = frame["seat"], ""
        elif frame["type"] == "sent" and frame["command"]["type"] == "lock":
            lock = frame["command"]["id"]
        elif frame["type"] == "done" and frame["id"] == lock:
            unlocked = None
        elif frame["type"] == "state":
            told = private_of(frame)
            if not told <= {unlocked} or frame["you"].get("seat") not in (None, unlocked):
                raise Leak(f"of {told} while {unlocked} had the device")
            seen |= told
    return seen


def of_the_table(page):
    """All that the page holds, seen or not."""
    return page.evaluate("document.documentElement.outerHTML + JSON.stringify([{...localStorage}])")


@pytest.fixture
def watch(newcomer):
    person = newcomer(prefs={"confirmTurn": "never"})
    table = person.load(challenge(3), "local Anna", "local Bert", "bot random")
    person.start(table)
    person.at(table)
    return Watch(person)


def test_nothing_of_a_seat_arrives_before_it_is_unlocked_or_stays_after_it_is_hidden(watch):
    page = watch.page
    turns = set()
    for _ in range(TURNS):
        assert moment(page) == "curtain"
        hidden = of_the_table(page)
        assert page.locator("[data-piece], .prompt, #story, .hand").count() == 0
        assert "data-piece" not in hidden
        seat = watch.awaited()
        turns.add(seat)
        watch.unlock(seat)
        if page.locator(".prompt.mine").count():
            question = prompt(page).inner_text().strip()
            assert question not in hidden
        end_turn(page)
        drawn = [line for line in story(page) if NAMED.search(line)]
        hand = page.locator(".hand [data-piece]").evaluate_all("all => all.map((one) => one.ariaLabel)")
        assert hand
        assert drawn
        watch.hide()
        hidden = of_the_table(page)
        for secret in [*drawn, "Your knights", "data-piece", question]:
            assert secret not in hidden, secret
    assert turns == {0, 1}
    assert check_frames(watch.person.frames) == {0, 1}, "secrets did come to whom they belong"


def test_the_record_is_searched_so_that_a_secret_would_be_found(watch):
    """The same search over frames in which Anna's state came to Bert."""
    watch.unlock(0)
    moment(watch.page)
    frames = watch.person.frames
    check_frames(frames)
    assert states(frames)[-1]["question"]
    with pytest.raises(Leak, match=r"of \{0\} while 1 had the device"):
        check_frames(json.loads(json.dumps(frames).replace('"unlocked", "seat": 0', '"unlocked", "seat": 1')))


def test_a_pin_keeps_a_seat_locked_for_whoever_does_not_know_it(watch):
    page = watch.page
    watch.unlock(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("PIN for my seat").fill("1234")
    page.get_by_role("button", name="Set PIN").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    watch.hide()
    page.get_by_role("button", name="I am Anna").click()
    page.get_by_label("PIN for Anna").fill("4321")
    page.get_by_role("button", name="Show my cards").click()
    expect(page.get_by_role("alert")).to_have_text("That is not the PIN for this seat.")
    assert check_frames(watch.person.frames) == {0}
    watch.unlock(1)  # Bert's seat is not protected by Anna's PIN
    assert check_frames(watch.person.frames) == {0, 1}
    watch.hide()
    page.get_by_role("button", name="I am Anna").click()
    page.get_by_label("PIN for Anna").fill("1234")
    watch.person.frames.append({"type": "unlocked", "seat": 0})
    page.keyboard.press("Enter")
    assert moment(page, "curtain") == "asked"
    check_frames(watch.person.frames)
