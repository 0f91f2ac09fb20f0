"""Campaign, chapters and the day. README.md states the law of this room."""

from . import (
    actions,
    campaign,
    chapters,
    company,
    death,
    free_mode,
    growth,
    joining,
    packing,
    phases,
    rest,
    standing_word,
    trade,
    tutorial,
)

BOOKS = (
    actions.book,
    campaign.book,
    chapters.book,
    company.book,
    death.book,
    free_mode.book,
    growth.book,
    joining.book,
    packing.book,
    phases.book,
    rest.book,
    standing_word.book,
    trade.book,
    tutorial.book,
)
ACTS = (death.ACTS, growth.ACTS)
