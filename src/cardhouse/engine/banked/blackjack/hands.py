"""Legal plays of a blackjack hand."""

from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.layout import BANK, Layout, spot_of
from cardhouse.engine.banked.rules import Blackjack
from cardhouse.ranking.points import BEST, Points, Total, total

ACE = "A"
# The bank must stand on hard 17 and more; on a soft 17 the house decides.
BANK_STANDS = 17


def play_rules(hand: BlackjackHand) -> tuple[Blackjack, Points]:
    """The house's rules for playing hands, and for counting them."""
    rules, points = hand.game.blackjack, hand.game.points
    assert rules is not None and points is not None, "no blackjack"
    return rules, points


def count(hand: BlackjackHand, key: int) -> Total:
    """The count of a hand, with the bank's closed card; one made by a split is no natural."""
    lay, (_, points) = hand.layout, play_rules(hand)
    return total(hand.down[key] + hand.up[key], points, split=lay.is_split(key))


def bank_draws(hand: BlackjackHand) -> bool:
    """True if the bank must take another card."""
    cards = hand.down[BANK] + hand.up[BANK]
    if len(cards) < 2:
        return True
    now = count(hand, BANK)
    hits = now.soft and play_rules(hand)[0].soft_17 == "hit"
    return now.points <= BANK_STANDS if hits else now.points < BANK_STANDS


def must_stand(rules: Blackjack, now: Total) -> bool:
    """True if the house allows a hand no more cards."""
    return now.points >= (rules.stand_soft if now.soft else rules.stand_hard)


def split_ace(lay: Layout, key: int, cards: list[Card]) -> bool:
    """True if a hand is a split ace, which gets one card."""
    return lay.is_split(key) and bool(cards) and cards[0][0] == ACE


def may_double(hand: BlackjackHand, key: int) -> bool:
    """True if the cards of a hand allow doubling its wager."""
    rules, _ = play_rules(hand)
    cards, now = hand.up[key], count(hand, key)
    if len(cards) != 2 or JOKER in cards or now.natural or split_ace(hand.layout, key, cards):
        return False
    if rules.double_stands == "all" or not must_stand(rules, now):
        return True
    return rules.double_stands == "soft-19" and now.soft and now.points == 19


def may_split(hand: BlackjackHand, key: int) -> bool:
    """True if a hand is a pair that may be split."""
    (rules, points), lay, cards = play_rules(hand), hand.layout, hand.up[key]
    if len(cards) != 2 or JOKER in cards or count(hand, key).natural:
        return False
    if len(lay.hands[spot_of(key)]) >= rules.split_hands:
        return False
    if split_ace(lay, key, cards) and not rules.resplit_aces:
        return False
    first, second = cards
    if rules.pair == "rank":
        return first[0] == second[0]
    return _value(first, points) == _value(second, points)


def may_surrender(hand: BlackjackHand, key: int) -> bool:
    """True if the cards of a hand allow surrendering it for half its wager."""
    (rules, _), lay, cards = play_rules(hand), hand.layout, hand.up[key]
    now = count(hand, key)
    if rules.surrender == "none" or JOKER in cards:
        return False
    if rules.surrender == "any-time":
        return now.points < BEST
    return len(cards) == 2 and not lay.is_split(key) and key not in lay.doubled


def _value(card: Card, points: Points) -> int:
    return total((card,), points).points
