"""Announcements of a table for a pot that its script or its chips cannot keep."""

from collections.abc import Collection, Iterator

from cardhouse.engine.core.collect import TIMES, Collect
from cardhouse.engine.core.portion import total
from cardhouse.engine.core.step import Script
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import BY_CARD, BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.table.rules import Fee, Seating, TableRules

BY_UP_CARDS = (*BY_CARD, "high-hand", "low-hand")
SEATS_MOST = 10
IN_CHIPS = ("small_bet", "big_bet", "ante", "bring_in")


def fee_promises(script: Script, fees: Collection[Fee], source: Source) -> Iterator[Fault]:
    """A fee that no step drops."""
    drops = [TIMES[step.when] for step in script if isinstance(step, Collect)]
    for time in sorted({fee.time for fee in fees if any(band.amount for band in fee.bands)}):
        if TIMES[time] > max(drops, default=-1):
            what = f"no step `collect` drops the fee, which is due at the {time}"
            yield source.fault("$.script", what)


def seat_promises(seating: Seating, fees: Collection[Fee], source: Source) -> Iterator[Fault]:
    """More players than the fee has a band for."""
    key = "most" if seating.most <= seating.players else "players"
    seats, banded = getattr(seating, key), min(_reach(fee) for fee in fees)
    if banded < seats:
        what = f"{seats} may play, and the fee's bands end with {banded} players"
        yield source.fault(f"$.seating.{key}", what)


def _reach(fee: Fee) -> int:
    """For how many players a fee has bands; bands out of order are another fault."""
    bounds = [band.up_to for band in fee.bands]
    return bounds[-1] if bounds == sorted(bounds) else SEATS_MOST


def round_promises(script: Script, source: Source) -> Iterator[Fault]:
    """Rounds opened by up cards that nobody has."""
    rounds = ((i, step) for i, step in enumerate(script) if isinstance(step, BettingRound))
    for i, step in rounds:
        if step.first in BY_UP_CARDS and total(script[:i]).up < 1:
            what = f"`{step.first}` opens the round, and no card lies face up before it"
            yield source.fault(f"$.script[{i}].first", what)


def stakes_promises(
    script: Script, table: TableRules, path: str, source: Source
) -> Iterator[Fault]:
    """Blinds, antes and bring-ins nobody is asked for, and amounts no chips make up."""
    stakes, path = table.stakes, f"{path}.stakes"
    # A round that is opened after the blinds says itself that it misses them.
    after = any(isinstance(step, BettingRound) and step.first == "after-blinds" for step in script)
    if stakes.blinds and not after and not any(isinstance(step, Blinds) for step in script):
        yield source.fault(f"{path}.blinds", "no step `blinds` asks for them")
    if stakes.ante and not any(isinstance(step, Antes | Redeal) for step in script):
        yield source.fault(f"{path}.ante", "no step `antes` asks for it")
    by_card = (isinstance(step, BettingRound) and step.first in BY_CARD for step in script)
    if stakes.bring_in and not any(by_card):
        yield source.fault(f"{path}.bring_in", "no round is opened by a low or a high card")
    for key in IN_CHIPS:
        if (amount := getattr(stakes, key)) % stakes.chip:
            what = f"{amount} cannot be made up of chips of {stakes.chip}"
            yield source.fault(f"{path}.{key}", what)
    if stakes.blinds and stakes.blinds[-1] > stakes.big_bet:
        what = f"a blind of {stakes.blinds[-1]} is more than the largest bet, {stakes.big_bet}"
        yield source.fault(f"{path}.blinds", what)
