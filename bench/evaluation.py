"""Batches of seven cards: our kernel, the same loop in C, and the peers called from Python."""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.contest import Rate, work_for
from bench.report import OURS
from cardhouse.analysis.evaluate.many import strengths
from cardhouse.analysis.evaluate.tables import CARDS, order
from cardhouse.ranking import High

Hands = NDArray[np.uint8]
Work = Callable[[float, int], Rate]

BATCH = 1_000_000
CALLS = 2_000
IN_C = "the same in C"


def tables(missing: list[str]) -> dict[str, dict[str, Work]]:
    """The measurements by title; impossible ones are added to the list."""
    pack: dict[str, Work] = {OURS: _ours(High(), 52)}
    joker: dict[str, Work] = {OURS: _ours(High(joker="bug"), 53)}
    try:
        loop = _loop_in_c()
        pack[IN_C], joker[IN_C] = _in_c(loop, High(), 52), _in_c(loop, High(joker="bug"), 53)
    except (OSError, subprocess.CalledProcessError) as error:
        missing.append(f"{IN_C} ({error})")
    for name, peer in (("phevaluator", _phevaluator), ("eval7", _eval7)):
        try:
            pack[name] = peer()
        except ImportError as error:
            missing.append(f"{name} ({error})")
    return {
        "seven of 52, batches: evaluations/s": pack,
        "seven of 53, the bug: evaluations/s": joker,
    }


@cache
def _deals(cards: int, seed: int) -> Hands:
    """Random deals of seven cards, a hand in each row."""
    rng = np.random.default_rng(seed)
    return rng.random((BATCH, cards), dtype=np.float32).argpartition(7, 1)[:, :7].astype(np.uint8)


def _ours(rules: High, cards: int) -> Work:
    hands_of = order(rules)

    def work(seconds: float, seed: int) -> Rate:
        hands = np.ascontiguousarray(_deals(cards, 1))
        return work_for(seconds, lambda: strengths(hands_of, hands), count=len(hands))

    return work


def _loop_in_c() -> Any:
    """The C loop, compiled for this machine; OSError without a compiler."""
    compiler = shutil.which("gcc")
    if compiler is None:
        raise OSError("no gcc")
    source = Path(__file__).with_name("evaluation.c")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "evaluation.so"
        flags = ("-O3", "-march=native", "-shared", "-fPIC")
        subprocess.run([compiler, *flags, str(source), "-o", str(library)], check=True)
        return ctypes.CDLL(str(library)).sevens


def _in_c(loop: Any, rules: High, cards: int) -> Work:
    tables = order(rules).tables

    def work(seconds: float, seed: int) -> Rate:
        hands = np.ascontiguousarray(_deals(cards, 1))
        found = np.empty(len(hands), dtype=np.uint16)
        looked_up = (tables.code, tables.suited, tables.row, tables.of_ranks, tables.of_suited)
        given = [array.ctypes.data_as(ctypes.c_void_p) for array in (hands, found, *looked_up)]
        many = ctypes.c_size_t(len(hands))
        return work_for(
            seconds, lambda: loop(given[0], given[1], many, *given[2:]), count=len(hands)
        )

    return work


def _phevaluator() -> Work:
    from phevaluator import evaluate_cards

    def work(seconds: float, seed: int) -> Rate:
        hands = [hand.tolist() for hand in _deals(52, 1)[:CALLS]]

        def batch() -> None:
            for hand in hands:
                evaluate_cards(*hand)

        return work_for(seconds, batch, count=CALLS)

    return work


def _eval7() -> Work:
    from eval7 import Card, evaluate

    def work(seconds: float, seed: int) -> Rate:
        hands = [[Card(CARDS[card]) for card in hand] for hand in _deals(52, 1)[:CALLS].tolist()]

        def batch() -> None:
            for hand in hands:
                evaluate(hand)

        return work_for(seconds, batch, count=CALLS)

    return work
