"""What bots think things are worth, in actions of a knight; found by letting them play (docs/shadows.md)."""

from __future__ import annotations

W: dict[str, float] = {
    # what the knights gain
    "sword": 5.0,
    "card": 0.5,
    "life": 1.0,
    "relic": 2.0,
    # how a quest will go
    "hope": 0.7,  # of winning one to which nobody else has come yet
    "crowd": 0.5,  # of a card's worth where the others have enough
    "risk": 2.0,  # the power of danger
    "margin": 1.0,  # by which fights should be stronger
    "help": 1.15,  # where somebody calls for help
    # cards
    "draw0": 1.3,  # drawing with fewer than 4 cards in hand
    "draw1": 1.1,  # … 7
    "draw2": 0.8,  # … 10
    "draw3": 0.4,  # … 12
    "cost": 0.8,  # of a card's worth, when it is played
    "merlin": 1.5,
    # ways
    "way": 1.6,  # moves for each visit
    "leave": 0.3,  # going while something could be done here
    "home": 0.75,
    # what evil takes
    "engine0": 2.3,  # one siege engine more, with none …
    "engine1": 8.0,  # … and how the price rises
    "enginep": 3.0,
    "evil": 0.75,  # how much black cards are feared
    "step": 1.4,  # a step of Excalibur to the wrong bank
    "stepg": 2.0,  # Despair in the Grail's row
    "later": 3.2,  # a siege engine later in the game
    "draws": 3.0,  # black cards drawn for each sword that is still to come
    "life6": 0.3,  # the price of a life, by how many he has
    "life5": 0.4,
    "life4": 0.6,
    "life3": 1.8,
    "life2": 4.0,
    "life1": 30.0,
    "sacrifice": 0.0,
    "strike": 2.0,  # cards and action of a fight against a siege engine
    "stop": 9.0,  # how bad a black card must be for three Merlins
}
