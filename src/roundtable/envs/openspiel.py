"""The games as OpenSpiel games: after `register()`, `pyspiel.load_game("roundtable_NAME(players=3)")`.

A match begins with one chance node, which deals: outcome `i` is the match with the seed `i`, and all later
chance follows from it. Where several seats answer at once, they answer one after another without seeing each
other. A search must therefore not look into the state that it is given, but into guesses, as IS-MCTS does:
`resample_from_infostate` deals again all that a player cannot know, later chance included.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import roundtable
from roundtable.games import find, names
from roundtable.kernel import SetupError

from .course import RESULT, Course
from .features import Vector, encoder

PREFIX = "roundtable_"
PLAYERS, DEALS = "players", "deals"
USUAL_DEALS = 1000
LONGEST = 100_000  # actions of a match: no table gets there


class RoundtableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its players and options; or, with `scenario`, from a described table."""

    def __init__(
        self, name: str, params: Mapping[str, Any] | None = None, scenario: Mapping[str, Any] | None = None
    ) -> None:
        found, given = find(name), dict(params or {})
        self.name, self.scenario = name, scenario
        seats = given.pop(PLAYERS, found.seats[0])
        self.deals = given.pop(DEALS, USUAL_DEALS)
        if type(self.deals) is not int or self.deals < 1:
            raise SetupError(f"There must be at least one deal, not {self.deals!r}.")
        self.seats, self.options = found.check_seats(seats, given), found.choose(given)
        self.encoder = encoder(name, seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.numbering.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, dict(params or {}))

    def new_initial_state(self) -> RoundtableState:
        return RoundtableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer | None:
        if params:
            raise SetupError(f"Observations have no parameters, so not {dict(params)!r}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self, kind.perfect_recall) if whole else None

    def begin(self, deal: int) -> Course:
        """The match of this deal."""
        if self.scenario is None:
            course = Course.begin(self.name, self.seats, deal, self.options)
        else:
            table = {**self.scenario, "seats": self.seats, "options": self.options}
            course = Course(roundtable.scenario(self.name, table, deal), self.encoder)
        course.match.log(None)  # from now on the story is kept, and need not be told again at every question
        return course


class RoundtableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match; before its deal a chance node."""

    def __init__(self, game: RoundtableGame) -> None:
        super().__init__(game)
        self._course: Course | None = None

    @property
    def course(self) -> Course:
        """What lies under it; it knows all secrets."""
        if self._course is None:
            raise RuntimeError("Nothing has been dealt yet.")
        return self._course

    @property
    def _game(self) -> RoundtableGame:
        game: RoundtableGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self._course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._course.seat is None else self._course.seat

    def is_terminal(self) -> bool:
        return self._course is not None and self._course.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.numbers() if player == self.course.seat else []

    def _apply_action(self, action: int) -> None:
        if self._course is None:
            self._course = self._game.begin(action)
        else:
            self._course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._game.encoder.numbering.names()[action]

    def returns(self) -> list[float]:
        return [0.0] * self._game.seats if self._course is None else self._course.rewards(RESULT)

    def resample_from_infostate(self, player: int, sampler: Any) -> RoundtableState:
        """A state that could be this one for all that a player knows. Its later chance is new, too. It can be
        played on and cloned, but it has no history and cannot be serialized."""
        seed = f"{sampler():.17f}" if callable(sampler) else str(sampler)
        guess = RoundtableState(self._game)
        guess._course = self.course.guess(player, seed)
        return guess

    def __str__(self) -> str:
        return "to be dealt" if self._course is None else repr(self._course.match)


class Observer:
    """What a player sees: numbers by name, and text. With perfect recall the text tells the player's whole
    story; the numbers are those of the moment."""

    def __init__(self, game: RoundtableGame, perfect_recall: bool) -> None:
        self._encoder, self._recalls = game.encoder, perfect_recall
        self.tensor: Vector = np.zeros(game.encoder.size, np.float32)
        self.dict: dict[str, Vector] = game.encoder.parts(self.tensor)  # these share its memory

    def set_from(self, state: RoundtableState, player: int) -> None:
        self.tensor[:] = 0 if state.is_chance_node() else state.course.observed(player)

    def string_from(self, state: RoundtableState, player: int) -> str:
        if state.is_chance_node():
            return "to be dealt"
        course, asked = state.course, state.course.asked
        given = list(asked.given) if asked is not None and course.seat == player else []
        question = course.match.question(player) if course.seat == player else None
        story = course.match.log(player) if self._recalls else []
        return json.dumps([player, course.match.view(player), question, given, story])


def game_type(name: str) -> Any:
    """How OpenSpiel lists a game; the options of the game are its parameters."""
    found = find(name)
    usual = {variant.name: variant.default for variant in found.variants}
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Roundtable: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: found.seats[0],
            DEALS: USUAL_DEALS,
            **{key: value for key, value in usual.items() if isinstance(value, bool | int | str)},
        },
    )


def register() -> tuple[str, ...]:
    """Make all games known to OpenSpiel; by which names."""
    known = {listed.short_name for listed in pyspiel.registered_games()}
    for name in names():
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(name), _maker(name))
    return tuple(PREFIX + name for name in names())


def _maker(name: str) -> type[RoundtableGame]:
    """A class for one game: OpenSpiel holds on to it until after Python has ended, and a class stays."""

    class Registered(RoundtableGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered
