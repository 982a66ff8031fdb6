"""Which hands win a bonus, where the log is not as simple as a hand dealt and shown."""

from cardhouse.bonus.shares import shares
from cardhouse.cards import JOKER
from cardhouse.engine.banked.turn_events import CardTaken
from cardhouse.engine.events import BackedUp, Dealt, Event, Misdealt
from cardhouse.floor.reports import CancelHand
from cardhouse.room import play
from cardhouse.room.commands import NextHand
from cardhouse.room.winning import standing, won
from cardhouse.rulebook import load
from tests.banked import Banked, game
from tests.rules.lo_ball_room.prizes import BLACKJACK, Live

HOUSE = "lo-ball-room"
JOKERS = load(HOUSE).bonuses.of(BLACKJACK)


def plain() -> Banked:
    """A hand of twenty-one without a joker."""
    return Banked(game(HOUSE), bank=1, wagers={2: 10, 3: 10}, shoe="T T 9 T T T T").stand()


def test_cards_to_a_hand_made_by_a_split_are_not_its_first_two() -> None:
    hand = plain()
    taken: list[Event] = [CardTaken(hand=12, card=JOKER), CardTaken(hand=12, card=JOKER)]
    assert won(hand.hand, [*hand.log, *taken], JOKERS) is None


def test_a_deal_that_never_was_wins_nothing() -> None:
    hand = plain()
    jokers: list[Event] = [Dealt(seats=(2, 2), cards=(JOKER, JOKER), up=True)]
    claim = won(hand.hand, [*jokers, *hand.log], JOKERS)
    assert claim is not None and claim.mains == (2,)
    half: list[Event] = [Dealt(seats=(2,), cards=(JOKER,), up=True), Misdealt()]
    assert won(hand.hand, [*half, *half[:1], *hand.log], JOKERS) is None


def test_action_taken_back_is_left_out() -> None:
    first, second, third = Misdealt(), Misdealt(cite="a"), Misdealt(cite="b")
    assert standing([first, second, BackedUp(to=1), third]) == [first, third]
    log = [first, second, BackedUp(to=1), third, BackedUp(to=3), second]
    assert standing(log) == [first, second]


def test_a_cancelled_hand_wins_nothing() -> None:
    live = Live(4)
    play(live.table, NextHand())
    play(live.table, CancelHand(by="Flora", reason="fire alarm"))
    assert live.table.hands == 1 and live.table.claim is None


def test_a_bot_is_nobody_to_whom_a_bonus_could_fall() -> None:
    hands = {2: "6h4d3c2sAh", 3: "5h4s3h2dAc"}
    people = Live(4).hand(hands)
    prizes = {bonus.name: bonus for bonus in people.table.bonuses}
    everybody = shares(100_00, people.claim, prizes[people.claim.bonus])
    assert set(everybody) == {1, 2, 3, 4}
    live = Live(4)
    live.table.players[2].bot = live.table.players[4].bot = "sensible"
    live.hand(hands)
    paid = shares(100_00, live.claim, prizes[live.claim.bonus])
    assert set(paid) == {1, 3} and sum(paid.values()) < 100_00
