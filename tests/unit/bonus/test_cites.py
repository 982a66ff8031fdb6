"""Every key listed for a bonus command is really cited by it."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cardhouse.bonus import bonuses_of, free, notices, play
from cardhouse.bonus.commands import ClaimPrize, ClockTick, CollectDollars, OpenBonuses
from cardhouse.bonus.free_commands import DealFree, FetchFree, OpenFree, PayFree, SitFree
from cardhouse.engine.core.cites import known
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import load, posted
from cardhouse.rulebook.citers import of_bonuses
from cardhouse.table.claim import Claim
from cardhouse.table.clock import DAY, WEEK
from tests.kit.enforcing import Citing, tag

HOUSE, LOWBALL = "lo-ball-room", "lowball"
NOW = 10 * WEEK


def cited(do: Callable[..., Sequence[Any]], state: Any, *orders: Any) -> set[Citing]:
    """Every citer with its keys; a refusal is an answer too."""
    found = set()
    for order in orders:
        try:
            found |= {(tag(order), event.cite) for event in do(state, order)}
        except Illegal as refused:
            found.add((tag(order), refused.cite))
    return found


def claim(name: str, table: str, hand: int, at: int) -> ClaimPrize:
    won = Claim(bonus=name, mains=(1,), others=(2, 3))
    return ClaimPrize(at=at, table=table, hand=hand, claim=won)


def test_the_prizes() -> None:
    bonuses = bonuses_of(load(HOUSE).bonuses.bonus)
    found = cited(
        play,
        bonuses,
        claim("lo-ball", "L1", 1, NOW),
        OpenBonuses(at=NOW),
        CollectDollars(at=NOW, table="L1", game=LOWBALL, hand=1, amount=100),
        claim("lo-ball", "L1", 1, NOW),
        claim("double-joker", "B1", 1, NOW),
        claim("double-joker", "B1", 2, NOW),
        ClockTick(at=NOW + DAY),
        ClockTick(at=NOW + WEEK + DAY),
    )
    found |= {("notice", sign.cite) for sign in notices(bonuses, LOWBALL)}
    short = {(who, key.split(".")[1]) for who, key in found if key}
    declared = {(each.name, key) for each in of_bonuses() for key in known(each.of_bonus)}
    assert declared - short == {("deal-free", "paid"), ("pay-free", "paid"), ("pay-free", "once")}


@pytest.mark.parametrize("shares", [{1: 25_00}, {}], ids=["paid", "gone"])
def test_the_way_in_that_is_free(shares: dict[int, int]) -> None:
    post = posted(HOUSE, LOWBALL)
    table = free.free_table(post.game(), load(HOUSE).bonuses.of(LOWBALL))
    opened = OpenFree(by="Flora", open=True, live=(LOWBALL,))
    found = cited(
        free.play,
        table,
        SitFree(seat=1, name="Ada"),
        OpenFree(by="Flora", open=False, live=(LOWBALL,)),
        OpenFree(by="Flora", open=True),
        opened,
        SitFree(seat=1, name="Ada"),
        FetchFree(name="Ben"),
        DealFree(open=False, live=(LOWBALL,)),
        DealFree(open=True),
    )
    table.claim = Claim(bonus="lo-ball", mains=(1,), others=())
    found |= cited(free.play, table, DealFree(open=True, live=(LOWBALL,)))
    found |= cited(free.play, table, PayFree(hand=table.hands, shares=shares))
    assert ("pay-free", f"bonus.{'paid' if shares else 'once'}.lo-ball") in found
    assert ("deal-free", "bonus.paid.lo-ball") in found
    found |= cited(free.play, table, DealFree(open=True, live=(LOWBALL,)))
    declared = {(each.name, key) for each in of_bonuses() for key in known(each.cites)}
    assert declared <= found
