"""A game's table of shares, counted over random deals and smoothed where hands are rare."""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import numpy as np

from cardhouse.analysis.kernel.jit import is_kept
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import dice
from cardhouse.analysis.pot.compiled.dealt import NOTED, Chips, Count, deal
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.plan import Plan
from cardhouse.analysis.pot.compiled.policies import Wits
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.buckets import DRAWS, LEVELS, LOWS, RIVALS, THREATS, size
from cardhouse.analysis.pot.policies.choose import FULL
from cardhouse.analysis.pot.policies.shares import kept_at, key, known
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.table.rules import NO_FEE

DEALS: Final = 400_000
PLAYERS: Final = 6
_STACK: Final = 1_000_000_00
# The shares of all hands like it count as much as this many hands of its own.
_LIKE: Final = 12.0


def wits_of(plan: Plan, announce: Callable[[], None] = lambda: None) -> Wits:
    """The wits of a game's players; a table that is not there yet is counted and kept."""
    game = plan.source
    found = known(key(game)) or _kept(plan, announce)
    return Wits(
        np.array(traits(game), dtype=np.int64),
        np.zeros(s.SIZE, dtype=np.int64),
        np.frombuffer(found, dtype=np.uint8).copy(),
    )


def _kept(plan: Plan, announce: Callable[[], None]) -> bytes:
    if not is_kept(deal):
        announce()
    table = counted(plan)
    file = kept_at(key(plan.source))
    # A folder that cannot be written costs time, and nothing else.
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(f".{os.getpid()}")
        beside.write_bytes(zlib.compress(table))
        beside.replace(file)
    return table


def counted(plan: Plan, deals: int = DEALS) -> bytes:
    """The shares of a game's hands, over random deals."""
    numbers = traits(plan.source)
    count = Count(np.zeros(size(numbers)), np.zeros(size(numbers)))
    row, sight, noted = (np.zeros(many, dtype=np.int64) for many in (r.WIDTH, s.SIZE, NOTED))
    stacks = np.full(PLAYERS, _STACK, dtype=np.int64)
    own = np.array(numbers, dtype=np.int64)
    with np.errstate(over="ignore"):
        deal(
            *(plan.ranks, plan.game, own, stacks, fee_table(NO_FEE)),
            *((row, sight, noted), dice(1, 1), count, deals),
        )
    return smooth(count)


def smooth(count: Count) -> bytes:
    """Shares as bytes: rare hands lean on those like them, by level, then by street."""
    lows = LOWS if count.hands.size % (LEVELS * DRAWS * THREATS * LOWS * RIVALS) == 0 else 1
    shape = (-1, LEVELS, DRAWS, THREATS, lows, RIVALS)
    won, hands = count.shares.reshape(shape), count.hands.reshape(shape)
    fair = np.broadcast_to(1 / np.arange(2, RIVALS + 2), won.shape)
    street = _mean(won, hands, (1, 2, 3, 4), fair)
    low = _mean(won, hands, (1, 2, 3), street)
    level = _mean(won, hands, (2, 3, 4), street)
    both = np.clip(level + low - street, 0, 1)
    near = _mean(won, hands, (2, 3), both)
    share = (won + _LIKE * near) / (hands + _LIKE)
    return np.rint(FULL * share).astype(np.uint8).tobytes()


def _mean(won: Chips, hands: Chips, over: tuple[int, ...], otherwise: Chips) -> Chips:
    """The mean share over some features, leaning on another one where hands are few."""
    total, many = won.sum(over, keepdims=True), hands.sum(over, keepdims=True)
    found: Chips = (total + _LIKE * otherwise) / (many + _LIKE)
    return found
