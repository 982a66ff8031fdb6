"""Verdicts in a file, so that a run can be interrupted and resumed."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tests.mutants.fault import Fault
from tests.mutants.tree import whole
from tests.mutants.trial import Verdict


class Results:
    """The verdicts of a run, one to a line, under their seed and tree."""

    def __init__(self, file: Path | None, seed: int) -> None:
        self.file = file
        self.verdicts: list[Verdict] = []
        head = {"seed": seed, "tree": whole()}
        if file is None:
            return
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(head) + b"\n")
            return
        first, *lines = file.read_bytes().splitlines()
        if msgspec.json.decode(first) != head:
            sys.exit(f"{file} is of another seed or of other sources and tests: take a new file")
        self.verdicts = [msgspec.json.decode(line, type=Verdict) for line in lines]

    @property
    def judged(self) -> list[Verdict]:
        """The verdicts on real faults."""
        return [verdict for verdict in self.verdicts if verdict.result != "refused"]

    def add(self, verdict: Verdict) -> None:
        """Add one verdict."""
        self.verdicts.append(verdict)
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(verdict) + b"\n")

    @staticmethod
    def survivors(file: Path) -> list[Fault]:
        """The uncaught faults in a results file; their sources must not have changed."""
        verdicts = [
            msgspec.json.decode(line, type=Verdict) for line in file.read_bytes().splitlines()[1:]
        ]
        return [v.fault for v in verdicts if v.result in ("survived", "undecided")]
