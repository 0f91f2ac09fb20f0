"""What a check has found, as lines for people and as data for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..content.verses import Fault
from .solver import Ending, Proof

COLUMNS = 100  # of the line that counts


class Report(NamedTuple):
    errors: list[Fault]
    warnings: list[Fault]
    counts: dict[str, int]
    tax: dict[int, tuple[float, ...]]  # menhir -> percent, for 1 to 4 players
    proofs: list[Proof]  # of the solver; none if it did not get to work
    hints: list[str] = []  # noqa: RUF012 - what could be added; never written to

    def as_json(self) -> dict[str, Any]:
        return {
            "errors": [fault._asdict() for fault in self.errors],
            "warnings": [fault._asdict() for fault in self.warnings],
            "counts": self.counts,
            "ward tax": self.tax,
            "hints": self.hints,
            "endings": [
                {
                    "chapter": proof.chapter,
                    "party": proof.party,
                    "ending": ending.name,
                    "reached": ending.reached,
                    "steps": ending.steps,
                }
                for proof in self.proofs
                for ending in proof.endings
            ],
        }

    def lines(self) -> Iterator[str]:
        yield from map(str, self.errors)
        for fault in self.warnings:
            yield f"{fault.file}:{fault.at}: warning: {fault.text}"
        if self.counts:
            yield ""
            yield from _counted(self.counts)
        if self.tax:
            yield "\nWhat menhirs take of a hero's energy, in percent, for 1 to 4 players:"
            for number, tax in self.tax.items():
                yield f"{number:>6}" + "".join(f"{share:>7.1f}" for share in tax)
        for chapter in sorted({proof.chapter for proof in self.proofs}):
            yield from _proved([proof for proof in self.proofs if proof.chapter == chapter])
        if self.hints:
            yield ""
            yield from self.hints
        yield ""
        yield f"{_many(self.errors, 'error')}, {_many(self.warnings, 'warning')}."
        if not self.proofs:
            yield "The solver waits until the pack can be read without a fault."


def _many(faults: list[Fault], word: str) -> str:
    return f"{len(faults)} {word}" if len(faults) == 1 else f"{len(faults)} {word}s"


def _counted(counts: dict[str, int]) -> Iterator[str]:
    line = ""
    for what, number in counts.items():
        entry = f"{number} {what}"
        if line and len(line) + len(entry) + 2 > COLUMNS:
            yield f"{line},"
            line = ""
        line = f"{line}, {entry}" if line else entry
    yield f"{line}."


def _proved(proofs: list[Proof]) -> Iterator[str]:
    """Which ends each party can reach, by how many deeds; then the shortest way of each."""
    names = [ending.name for ending in proofs[0].endings]
    wide = max(len(", ".join(proof.party)) for proof in proofs)
    yield f"\nEnds of chapter {proofs[0].chapter}, and by how many deeds (-: never, ?: the solver gave up):"
    yield " " * wide + "".join(f"  {name}" for name in names)
    for proof in proofs:
        cells = [_cell(ending).rjust(len(ending.name)) for ending in proof.endings]
        yield ", ".join(proof.party).ljust(wide) + "".join(f"  {cell}" for cell in cells)
    ways: dict[Ending, list[str]] = {}
    for proof in proofs:
        if proof.shortest:
            ways.setdefault(proof.shortest, []).append(", ".join(proof.party))
    for ending, parties in ways.items():
        who = "every party" if len(parties) == len(proofs) else "; ".join(parties)
        yield f"\nThe shortest way for {who}:"
        yield from [f"  {step}" for step in ending.steps]


def _cell(ending: Ending) -> str:
    if ending.reached:
        return str(ending.deeds)
    return "?" if ending.reached is None else "-"
