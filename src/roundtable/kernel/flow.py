"""Rules that ask first and act last, and the stack that runs them.

A rule is a short generator: it reads the table, yields questions, and only then acts; it returns the
rules that follow. Calling a rule writes a frame (rule, arguments): plain data, never a live generator.
Between two questions a rule may read the table but not change it, so the kernel can run a rule afresh
and feed it the answers it has had: that is how a match is saved, cloned and undone in mid-rule.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import update_wrapper
from inspect import isgeneratorfunction, signature
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar, cast

from .asking import Asking, Told
from .errors import RuleError
from .plain import Plain
from .table import Table

P = ParamSpec("P")
T = TypeVar("T", bound=Table)


class Rule:
    """A named rule: what a frame points to. Only the kernel runs the body."""

    __slots__ = ("asks", "body", "name")

    def __init__(self, body: Callable[..., Any]) -> None:
        self.name: str = body.__name__
        self.body = body
        self.asks = isgeneratorfunction(body)

    def __call__(self, *args: Plain) -> Frame:
        return (self, args)

    def __repr__(self) -> str:
        return f"<rule {self.name}>"


class Exit(Rule):
    """A way out of the rules that wait: not run, but obeyed when it is returned."""

    __slots__ = ()


Args: TypeAlias = tuple[Plain, ...]
Frame: TypeAlias = tuple[Rule, Args]
Follow: TypeAlias = Frame | tuple["Follow", ...] | None  # rules, the first to be run first; rows in rows
Flow: TypeAlias = Generator[Asking, Any, Follow]
Stack: TypeAlias = tuple[Rule, Args, "Stack"] | None  # (rule, arguments, the stack below)
Run: TypeAlias = Generator[Asking, Told, None]  # rules in motion


class Written(Protocol[P]):
    """What stands for a rule in the code."""

    __name__: str

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Frame:
        """Write its frame: it will be run when its turn comes."""

    def now(self, table: Table, /, *args: P.args, **kwargs: P.kwargs) -> Follow:
        """Run a rule that asks nothing, here and now. This is the same as returning its frame before all
        others, but nothing is written on the stack."""


class Rulebook(dict[str, Rule]):
    """The rules of one game by name, so that a saved stack finds them again. It begins empty: rules are
    entered one by one, or bound together from several books."""

    def __init__(self) -> None:
        super().__init__()

    @classmethod
    def of(cls, *books: Rulebook) -> Rulebook:
        """One book of several: a game may have its rules in several files."""
        whole = cls()
        for book in books:
            for rule in book.values():
                whole._enter(rule)
        return whole

    def _enter(self, rule: Rule) -> None:
        if rule.name in self:
            raise RuleError(f"Two rules are called {rule.name}; a name must be unique within a game.")
        self[rule.name] = rule

    def rule(self, body: Callable[Concatenate[T, P], Flow | Follow]) -> Written[P]:
        """Enter a rule. In the code it becomes a function that writes its frame: calling it
        says what follows and runs nothing. (A plain function, because calling an object is slower.)"""
        made = Rule(body)
        self._enter(made)
        write = _writer(made)
        if not made.asks:
            write.now = body  # type: ignore[attr-defined]
        return cast("Written[P]", update_wrapper(write, body))


def _writer(made: Rule) -> Callable[..., Frame]:
    """What writes the frame of a rule. One that is about nothing except the table has only one frame."""
    only: Frame = (made, ())

    def write(*args: Plain) -> Frame:
        return (made, args)

    def write_only() -> Frame:
        return only

    return write if len(signature(made.body).parameters) > 1 else write_only


def _over(table: Table) -> None:
    """The end of the match."""


def _back(table: Table, name: str) -> None:
    """The way back to a rule that waits below."""


OVER: Frame = (Exit(_over), ())
_BACK = Exit(_back)


def back_to(rule: Callable[..., Frame]) -> Frame:
    """Leave all rules that wait above the nearest frame of this one, for instance to get out of a fight at
    any stage."""
    return (_BACK, (rule.__name__,))


def push(follow: Any, below: Stack) -> Stack:
    """Put the rules that follow on top of the stack, the first of them uppermost."""
    try:
        head = follow[0] if follow else None
        if type(head) is Rule:
            rule, args = follow
            return (rule, args, below)
        if type(head) is Exit:
            return _left(follow, below)
        for frame in reversed(follow):
            if frame:
                head = frame[0]
                below = (head, frame[1], below) if type(head) is Rule else _row(frame, below)
    except (TypeError, ValueError, KeyError):
        raise RuleError(
            f"A rule returned {follow!r}; it can return rules that were called, or OVER."
        ) from None
    return below


def _row(follow: object, below: Stack) -> Stack:
    """A row within a row, or a way out."""
    if type(follow) is not tuple:
        raise TypeError
    return push(follow, below)


def _left(frame: Frame, below: Stack) -> Stack:
    """The stack after a way out."""
    rule, args = frame
    if rule is _BACK:
        return _unwound(str(args[0]), below)
    if frame is not OVER:
        raise RuleError(f"A rule returned {frame!r} where a called rule was expected.")
    return None


def _unwound(name: str, stack: Stack) -> Stack:
    below = stack
    while below is not None and below[0].name != name:
        below = below[2]
    if below is None:
        raise RuleError(f"No rule called {name} is waiting to be returned to: {trace(stack)}.")
    return below


def frames(stack: Stack) -> list[Frame]:
    """The stack as a list, uppermost first."""
    listed = []
    while stack is not None:
        listed.append((stack[0], stack[1]))
        stack = stack[2]
    return listed


def trace(stack: Stack) -> str:
    """The upper part of the stack in words, for errors."""
    listed = [f"{rule.name}{args!r}" for rule, args in frames(stack)]
    return " < ".join(listed[:TRACED] + ["…"] * (len(listed) > TRACED)) or "(empty stack)"


# -- running -------------------------------------------------------------------------------------------

TRACED = 8  # rules that an error names
PATIENCE = 1000  # rules that may run in a row without a question or an outcome of chance …
LUCK = 100  # … and how many times more without a question, whatever the dice


class Place:
    """Where running rules stand. Their generator and their match share it, so that the generator need not
    hold the match: a circle of the two would outlive its last user."""

    __slots__ = ("answered", "stack")

    def __init__(self, stack: Stack) -> None:
        self.stack = stack
        self.answered = 0  # questions


NOWHERE = Place(None)


def running(table: Table, place: Place) -> Run:
    """Run rules from the top of a stack to its bottom: yields each question, is sent each answer."""
    stack, answered, luck, rounds, head = place.stack, 0, None, 0, (table,)
    while stack is not None:
        for _ in range(PATIENCE):
            rule, args, below = stack
            if rule.asks:
                place.stack = stack
                follow = yield from rule.body(*head + args)
            else:
                follow = rule.body(*head + args)
            stack = below if follow is None else push(follow, below)
            if stack is None:
                return
        rounds = 0 if place.answered != answered else rounds + 1
        if rounds and table.chance.record is luck:
            raise RuleError(f"{PATIENCE} rules ran without a question or a die: {trace(stack)}.")
        if rounds > LUCK:
            raise RuleError(f"{PATIENCE * LUCK} rules ran without a question: {trace(stack)}.")
        answered, luck = place.answered, table.chance.record
