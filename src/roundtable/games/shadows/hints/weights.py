"""What bots think things are worth, in actions of a knight; found by letting them play (docs/shadows.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """All that a bot weighs. Other weights: `dataclasses.replace(WEIGHTS, hope=0.6)`, for `hints.judge`."""

    # what the knights gain
    white_sword: float = 5.0
    card: float = 0.5
    life_won: float = 1.0  # by each who is there when a quest is won, and lost by each when it is lost
    relic: float = 2.0
    the_game: float = 60.0  # the last sword, or the last siege engine

    # how a quest will go
    hope: float = 0.7  # of winning one to which nobody else has come yet
    share_in_a_crowd: float = 0.5  # of a card's worth where the others have enough
    power_of_danger: float = 2.0  # how a quest in danger becomes one that will be lost
    margin_of_fights: float = 1.0  # by which they should be stronger
    call_for_help: float = 1.15  # how much more a place is worth where somebody calls for it

    # cards
    draw_below_4_cards: float = 1.3  # drawing, by how many one has in hand
    draw_below_7_cards: float = 1.1
    draw_below_10_cards: float = 0.8
    draw_with_more_cards: float = 0.4
    share_of_a_played_card: float = 0.8  # of its worth in hand, what it costs to play it
    merlin: float = 1.5

    # ways
    moves_for_a_visit: float = 1.6
    leaving_undone: float = 0.3  # going while something could be done here
    share_of_drawing_at_home: float = 0.75  # of what it will be worth, for going home

    # what evil takes
    black_swords: tuple[float, ...] = (0.5, 0.8, 1.5, 3.0, 7.0, 20.0, 40.0, 40.0, 40.0, 40.0, 40.0)  # each
    first_engine: float = 2.3
    rise_of_engines: float = 8.0  # how much more the last one costs …
    power_of_engines: float = 3.0  # … and how late the price rises
    fear_of_black_cards: float = 0.75
    step_of_excalibur: float = 1.4  # to the wrong bank
    despair: float = 2.0  # in the Grail's row
    later_engine: float = 3.2  # a siege engine later in the game
    black_cards_for_a_sword: float = 3.0  # this many are drawn for each sword that is still to come
    lives: tuple[float, ...] = (0.0, 30.0, 4.0, 1.8, 0.6, 0.4, 0.3)  # what it costs to lose one, of this many
    sacrifice: float = 0.0  # of a life for an action, beside the life
    fight_with_an_engine: float = 2.0  # its cards and its action
    three_merlins: float = 9.0  # how bad a black card must be for them

    # who may be the traitor: how much each thing speaks for it, as logarithms of the odds
    guilt_of_a_turn: float = 0.2
    guilt_of_a_life: float = -0.4  # that somebody gave to evil
    guilt_of_a_card: float = -0.33  # that somebody gave to a quest
    guilt_of_a_voice: float = 0.2  # that suspects somebody aloud
    most_guilt: float = 4.0  # no record says more than this
    guilt_to_accuse: float = 0.45  # how likely a traitor must be to be accused …
    belief_to_accuse: float = 0.7  # … the same for one who remembers the story …
    guilt_to_speak: float = 0.3  # … or to be spoken of
    right_accusation: float = 14.0
    wrong_accusation: float = 9.0

    trust_in_bots: float = 0.7  # how much the deeds of bots say: not all act as those that were counted …
    trust_in_people: float = 0.3  # … and people still less

    # the traitor
    open_treason_from: int = 9  # this many siege engines or swords: from there on there is no need to hide
    engine_is_noticed: float = 1.5  # how much worse a siege engine looks than a black card before that
    guilt_to_hide: float = 0.3  # so much suspected, a traitor does what a loyal knight would
    caution: float = 1.0  # how much a traitor who looks ahead minds what a deed gives away …
    price_of_being_found: float = 0.25  # … in chances to win
    hiding: float = 0.0  # how much a traitor who does not look ahead wants to look loyal, until late


WEIGHTS = Weights()
