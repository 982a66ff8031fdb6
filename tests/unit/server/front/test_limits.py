"""Leaky buckets: taking, giving back, waiting, and the senders counted as one."""

from __future__ import annotations

import pytest

from cardhouse.server.front.addresses import sender
from cardhouse.server.front.limits import Buckets, Rate


class Hand:
    """A clock moved by hand."""

    at = 0.0

    def __call__(self) -> float:
        return self.at


def test_what_is_given_back_can_be_taken_again() -> None:
    clock = Hand()
    buckets = Buckets(Rate(2, 0.1), clock)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.wait("a") == pytest.approx(10.0) and buckets.wait("b") == 0
    buckets.give("a")
    assert buckets.wait("a") == 0 and buckets.take("a") and not buckets.take("a")
    clock.at = 4.0
    assert buckets.wait("a") == pytest.approx(6.0)
    clock.at = 10.0
    assert buckets.take("a")
    for _ in range(5):
        buckets.give("a")
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def test_many_are_taken_together_or_not_at_all() -> None:
    buckets = Buckets(Rate(5, 0.1), Hand())
    assert buckets.take("a", 4) and not buckets.take("a", 2) and buckets.take("a")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_many_addresses_counts_as_one(address: str, counted: str) -> None:
    assert sender(address) == counted
