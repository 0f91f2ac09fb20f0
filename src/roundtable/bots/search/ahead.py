"""Guesses played ahead: down the trees, on by the quick policy, and back with what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundtable.kernel import Asking, Dice, Guide, Match, Option, Options, Question
from roundtable.kernel.match.view import glance

from .settings import Settings
from .tree import Branch, Node, softmax

Step = tuple[int, Node, Branch]  # whose choice, where, and which
FAR = 10**6  # more answers than any match has


class Ahead:
    """All that is thought about one answer of a seat. It sees guesses alone, never the match."""

    def __init__(self, seat: int, key: str, guide: Guide, settings: Settings, dice: Dice) -> None:
        self.seat, self.key, self.root = seat, key, Node()
        self._guide, self._is, self._dice = guide, settings, dice
        self._others: dict[int, Node] = {}

    def play(self, guess: Match) -> Sequence[float]:
        """Play one guess ahead, and remember what came of each choice in it; it returns how likely each seat
        is to win then."""
        path: list[Step] = []
        self._go_on(guess, self._trees(guess.table.seats), path, self._cut(guess, answered=False))
        return self._credit(path, guess)

    def outcome(self, guess: Match, option: Option) -> float:
        """What comes of an answer in a guess, if everybody goes on by the quick policy."""
        over = self._cut(guess, answered=True)
        guess.play(self.seat, option)
        self._go_on(guess, {}, [], over)
        return self._rewards(guess)[self.seat]

    def promises(self, guess: Match, options: Options) -> list[float]:
        """What the hints promise of each option, as shares."""
        node, branches = Node(), [(self.key, option) for option in options]
        self._promise(node, guess, self.seat, branches)
        return [node.prior[branch] for branch in branches]

    def _go_on(
        self, guess: Match, at: dict[int, Node], path: list[Step], over: Callable[[int, Asking], bool]
    ) -> None:
        """Play until it is enough, at most for as many answers as are set."""
        last = guess.moves + (self._is.answers or FAR) * guess.table.seats
        while (waiting := guess.to_move) and guess.moves < last:
            seat = self.seat if self.seat in waiting else waiting[0]  # others do not see a secret answer
            asking = guess.asking
            assert asking is not None
            if over(seat, asking):
                break
            self._step(guess, seat, asking, at, path)

    def _cut(self, guess: Match, answered: bool) -> Callable[[int, Asking], bool]:
        """When enough was played ahead: this many rounds, or a question of the seat this often again."""
        lap, scene, left = self._is.lap, self._is.scene, self._is.cycles
        if not self._is.answers:
            return lambda seat, asking: False
        if lap:
            end = getattr(guess.table, lap) + left
            return lambda seat, asking: getattr(guess.table, lap) >= end
        if scene:
            now = getattr(guess.table, scene)
            return lambda seat, asking: getattr(guess.table, scene) != now
        keys = self._is.again or (self.key,)
        left += not answered and self.key in keys  # then the question at the root is the first

        def asked_again(seat: int, asking: Asking) -> bool:
            nonlocal left
            if seat == self.seat and asking.key in keys:
                left -= 1
            return not left

        return asked_again

    def _trees(self, seats: int) -> dict[int, Node]:
        """Where each seat stands in its own tree: at the root."""
        if not self._is.everybody:
            return {self.seat: self.root}
        return {
            seat: self.root if seat == self.seat else self._others.setdefault(seat, Node())
            for seat in range(seats)
        }

    def _step(self, guess: Match, seat: int, asking: Asking, at: dict[int, Node], path: list[Step]) -> None:
        """One answer: the only one, one out of the seat's tree, or a quick one."""
        options = guess.legal(seat)
        if len(options) == 1:
            guess.play(seat, options[0])
        elif seat in at:
            branch = self._branch(at[seat], guess, seat, options)
            path.append((seat, at[seat], branch))
            self._go_down(at, seat, branch)
            guess.play(seat, branch[1])
        else:
            guess.play(seat, self._quick(guess, seat, asking, options))

    def _go_down(self, at: dict[int, Node], seat: int, branch: Branch) -> None:
        """One new node a tree and guess: below it the quick policy goes on."""
        known = at[seat].next.get(branch)
        if known is None:
            known = at[seat].next[branch] = Node()
        if self._is.tree and known.visits:
            at[seat] = known
        else:
            del at[seat]

    def _quick(self, guess: Match, seat: int, asking: Asking, options: Options) -> Option:
        quick = self._guide.quick
        if self._is.judges:
            return self._judged(guess, seat, asking, options)
        if quick is None or self._dice.random() < self._is.slips:
            return options[int(self._dice.random() * len(options))]
        return quick(guess.table, seat, asking, options, self._dice)

    def _judged(self, guess: Match, seat: int, asking: Asking, options: Options) -> Option:
        """What the judge of the hints thinks best, of the answers that do something on the table."""
        aside, judge, view = self._is.aside, self._guide.judge, glance(guess, seat)
        question = Question(asking.key, options, asking.about_for(seat))
        deeds = [option for option in options if option not in aside] or options
        return max(deeds, key=lambda option: judge(view, question, option))

    # -- choosing within a tree --------------------------------------------------------------------------

    def _branch(self, node: Node, guess: Match, seat: int, options: Options) -> Branch:
        asking = guess.asking
        assert asking is not None
        key = asking.key
        branches: Sequence[Branch] = [(key, option) for option in options]
        for branch in branches:
            if branch not in node.prior:  # new here, or open in this deal only
                self._promise(node, guess, seat, branches)
                break
        wide = self._is.widest + int(node.tried**self._is.widen)
        if len(branches) > wide:
            branches = sorted(branches, key=node.prior.__getitem__, reverse=True)[:wide]
        if key in self._is.mixed:
            return node.drawn(branches, self._dice, self._is.even)
        return node.best(branches, self._is.explore)

    def _promise(self, node: Node, guess: Match, seat: int, branches: Sequence[Branch]) -> None:
        """What the hints promise of each option, as shares: they are asked once at a node."""
        question, judge = guess.question(seat), self._guide.judge
        assert question is not None
        view = glance(guess, seat)
        shares = softmax([judge(view, question, option) for _, option in branches], self._is.warmth)
        even = self._is.even / len(branches)
        for branch, share in zip(branches, shares, strict=True):
            node.prior[branch] = (1 - self._is.even) * share + even

    # -- what came of it ---------------------------------------------------------------------------------

    def _credit(self, path: list[Step], guess: Match) -> Sequence[float]:
        rewards = self._rewards(guess)
        for seat, node, branch in path:
            node.credit(branch, rewards[seat])
            if branch[0] in self._is.mixed:
                node.settle_regrets()
        return rewards

    def _rewards(self, guess: Match) -> Sequence[float]:
        """How likely each seat is to win. At the end a narrow defeat is still worth more than a clear one,
        for there is luck to come that this guess does not know."""
        chances = self._guide.chances
        assert chances is not None
        standing, result = chances(guess.table), guess.result
        if result is None:
            return standing
        final, won = self._is.final, 1 / max(1, len(result.winners)) if self._is.alone else 1.0
        return [
            (1 - final) * chance + (final * won if seat in result.winners else 0.0)
            for seat, chance in enumerate(standing)
        ]
