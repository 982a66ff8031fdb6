"""A sitting pays the bonuses its hands win, and then goes on."""

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.rulebook import posted
from cardhouse.table import AnyEvent
from cardhouse.table.bonus_events import BonusPaid, BonusWon
from cardhouse.words.between import between_said
from cardhouse.words.speech import plain

HANDS = 3000


@pytest.fixture(scope="module")
def events() -> list[AnyEvent]:
    """Enough hands for two jokers to come up more than once."""
    bots = dict.fromkeys((2, 3, 4, 6), "caller")
    post = posted("lo-ball-room", "no-bust-blackjack")
    session = Session.open(post, chance=Seeded(3), seats=(2, 3, 4, 6), bots=bots, seed=3)
    found: list[AnyEvent] = []
    for _ in range(HANDS):
        found += session.next_hand() + session.advance()
    return found


@pytest.mark.rule("LBR-BO-07", "LBR-BO-08")
def test_the_first_double_joker_of_the_day_is_paid_and_no_other(events: list[AnyEvent]) -> None:
    won = [event for event in events if isinstance(event, BonusWon)]
    paid = [event for event in events if isinstance(event, BonusPaid)]
    assert [event.hand for event in won] == [event.hand for event in paid]
    assert len(paid) > 2
    first, *later = paid
    assert sum(first.shares.values()) == 50_00
    assert max(first.shares.values()) == 25_00
    assert all(not event.shares for event in later)


def test_the_players_are_told(events: list[AnyEvent]) -> None:
    paid = [event for event in events if isinstance(event, BonusPaid)]
    told = list(map(plain, between_said(paid[:2])))
    assert told[0].startswith("The double-joker bonus is paid: ")
    assert told[1] == "The double-joker bonus has been won already today"
