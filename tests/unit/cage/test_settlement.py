"""Settling up: results add up to nothing, and the fewest payments even them out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from cardhouse import cage
from cardhouse.cage.commands import LendChips, SettleUp
from cardhouse.cage.events import SettledUp
from cardhouse.cage.settlement import EXACT, Payment, payments, results
from cardhouse.cage.state import Cage
from cardhouse.ledger import OUTSIDE
from tests.kit.refusals import refusal
from tests.kit.rooms import NOON

NAMES = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def evened(found: dict[str, int], paid: tuple[Payment, ...]) -> dict[str, int]:
    """Everybody's money after the payments."""
    left = Counter(found)
    assert not {each.payer for each in paid} & {each.payee for each in paid}
    for each in paid:
        assert each.amount > 0 and each.payer != each.payee
        left[each.payer] += each.amount
        left[each.payee] -= each.amount
    return {name: rest for name, rest in left.items() if rest}


def fewest(found: dict[str, int]) -> int:
    """The least number of payments, by trying every way to split people into groups."""
    people = [name for name, amount in found.items() if amount]

    def most_groups(left: list[str]) -> int:
        if not left:
            return 0
        first, *others = left
        best = -1
        for size in range(len(left)):
            for some in combinations(others, size):
                if found[first] + sum(found[name] for name in some) == 0:
                    rest = [name for name in others if name not in some]
                    best = max(best, 1 + most_groups(rest))
        return best

    return len(people) - most_groups(people)


sums = st.lists(st.integers(-300, 300), min_size=1, max_size=7)


@given(sums)
def test_people_are_even_after_the_fewest_payments(amounts: list[int]) -> None:
    found = dict(zip(NAMES, [*amounts, -sum(amounts)], strict=False))
    paid = payments(found)
    assert evened(found, paid) == {}
    assert len(paid) == fewest(found) <= len(found) - 1


@given(st.lists(st.integers(-10_000, 10_000), min_size=EXACT, max_size=25))
def test_a_large_club_needs_one_payment_fewer_than_it_has_people(amounts: list[int]) -> None:
    found = dict(zip(NAMES, [*amounts, -sum(amounts)], strict=False))
    paid = payments(found)
    assert evened(found, paid) == {} and len(paid) <= len(found) - 1


@given(
    st.dictionaries(st.sampled_from(NAMES[:8]), st.integers(1, 10**6)),
    st.dictionaries(st.sampled_from(NAMES[:8]), st.integers(1, 10**6)),
)
def test_results_add_up_to_nothing(owed: dict[str, int], chips: dict[str, int]) -> None:
    found = results(owed, chips)
    assert sum(found.values()) == 0 and found.keys() == {*owed, *chips}
    shares = [found[n] - chips.get(n, 0) + owed.get(n, 0) for n in found]
    assert not shares or max(shares) - min(shares) <= 1


def test_the_box_is_shared_alike() -> None:
    found = results({"Ann": 100, "Bob": 100, "Cy": 100}, {"Ann": 193, "Bob": 100})
    assert found == {"Ann": 96, "Bob": 2, "Cy": -98}
    assert payments(found) == (
        Payment(payer="Cy", payee="Ann", amount=96),
        Payment(payer="Cy", payee="Bob", amount=2),
    )


def test_settling_up_takes_the_chips_and_forgets_the_debts() -> None:
    state = Cage()
    for name in ("Ann", "Bob"):
        cage.play(state, LendChips(at=NOON, name=name, amount=100, owed=True))
    cage.play(state, LendChips(at=NOON, name="Ann", amount=50, owed=True))
    assert state.owed == {"Ann": 150, "Bob": 100}
    order = SettleUp(at=NOON, by="Rosa", chips={"Ann": 240}, boxes={"holdem": 10})
    (event,) = cage.play(state, order)
    assert isinstance(event, SettledUp) and state.owed == {}
    assert event.results == {"Ann": 95, "Bob": -95}
    moved = {(t.source, t.target, t.amount) for t in event.transfers()}
    assert moved == {("player/Ann", OUTSIDE, 240), ("holdem/box", OUTSIDE, 10)}


def test_nothing_is_settled_where_nobody_has_bought_in() -> None:
    with refusal("nothing to settle"):
        cage.play(Cage(), SettleUp(at=NOON, by="Rosa", chips={}))
