"""Campaign, chapters and the day. README.md states the law of this room."""

from . import (
    actions,
    campaign,
    chapters,
    company,
    death,
    free_mode,
    growth,
    packing,
    phases,
    rest,
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
    packing.book,
    phases.book,
    rest.book,
    trade.book,
    tutorial.book,
)
ACTS = (death.ACTS, growth.ACTS)
