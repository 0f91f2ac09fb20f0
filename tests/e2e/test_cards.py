"""What is written on a card can be read, whatever lies on it."""

from .kit.saves import avalon
from .kit.table import play_on, tap
from .test_phone import PHONE

# Cards whose name lies under something else of the same card.
COVERED = """() => [...document.querySelectorAll('.piece.as-card:has(.lying)')].flatMap((card) => {
    const name = card.querySelector('.name').getBoundingClientRect();
    const lying = [...card.querySelectorAll('.lying > *')].map((one) => one.getBoundingClientRect());
    const over = lying.filter((one) => one.top < name.bottom && name.top < one.bottom);
    return over.some((one) => one.left < name.right && name.left < one.right) ? [card.ariaLabel] : [];
})"""


def test_a_card_of_a_fight_keeps_its_name_when_keys_join(newcomer):
    anna = newcomer(prefs={"language": "ru"}, **PHONE)
    table = anna.load(avalon(), "local Anna", "bot greedy", "bot greedy")
    anna.start(table)
    page = anna.at(table)
    laid = page.locator("[data-piece^=sequence]:has(.lying)")
    play_on(page, until=lambda: laid.count() > 0, touch=tap)
    assert not page.evaluate(COVERED)
