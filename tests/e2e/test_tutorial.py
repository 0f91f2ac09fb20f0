"""One person, who has never played Tainted Grail, plays its day of lessons by clicking."""

from playwright.sync_api import expect

from .kit.prose import leaked
from .kit.sensible import act
from .kit.table import moment, story

LESSONS = {
    1: "The forge is cold",
    2: "A day is made of actions",
    3: "It is a fight",
    4: "They left the crowbar",
    5: "They have been waiting",
    6: "You did not know anything",
    7: "So there it is in plain words",
    8: "It gets dark",
    9: "You sleep in the forge",
}
# What lies open to be read, as those hear it who listen: a painted letter is part of its word.
PAGES = """() => [...document.querySelectorAll('.page.fresh')].map((page) => {
    const lines = [...page.querySelectorAll('h3, p')];
    const words = lines.map((line) => line.querySelector(':scope > .unseen') ?? line);
    return words.map((one) => one.textContent.trim()).join(' ').replaceAll(/\\s+/g, ' ');
})"""
LONGEST = 150  # things that one does in it, at the very most


def willing(key, answers, state):
    """Does what the lesson asks: lays cards while there are any that join, and passes when told to."""
    if key in ("enc.redraw", "talk.avoid"):
        return answers.index(False)
    if ["end"] in answers:
        return 0 if answers[0][0] == "lay" else answers.index(["end"])
    return answers.index(["pass"]) if ["pass"] in answers else 0


def test_one_person_plays_the_day_of_lessons(newcomer):
    """Every lesson lies open as a page before it is tried out, and nothing is received before it is read."""
    anna = newcomer()
    page = anna.visit("/new")
    page.locator("input[name=game][value=taintedgrail]").check()
    while page.get_by_role("button", name="Remove seat").count():
        page.get_by_role("button", name="Remove seat").last.click()
    page.locator("main summary").first.click()
    page.get_by_role("switch", name="a day of lessons for one player").check()
    anna.sees("textbox", "Seat 1: name").fill("Anna")
    page.locator("main form .main").click()

    read: dict[str, None] = {}
    for _ in range(LONGEST):
        wanted = moment(page)
        read |= dict.fromkeys(page.evaluate(PAGES))
        if wanted == "over":
            break
        act(anna, willing)
    assert wanted == "over", "the day has no end"
    lessons = [text for text in read if text.startswith("Lesson")]
    expected = [f"Lesson {number} {beginning}" for number, beginning in LESSONS.items()]
    assert [text[: len(start)] for text, start in zip(lessons, expected, strict=True)] == expected
    told = " ".join(story(page))
    assert told.count("The encounter begins") == 2, "not both a fight and a talk"
    assert "tells everyone the price of the menhir" in told
    expect(page.locator(".ending .winners")).to_have_text("The winner is Anna")
    address = page.locator(".ending a[download]").get_attribute("href")
    assert not leaked(anna, anna.context.request.get(address).json())
