"""Results at blackjack: a player's total against the bank's, over 21 as the house says."""

from cardhouse.engine.banked.outcome import Outcome
from cardhouse.engine.banked.rules import EVEN, Blackjack
from cardhouse.ranking.points import Total


def outcome(player: Total, cards: int, bank: Total, rules: Blackjack) -> Outcome:
    """The result of a hand of this many cards against the bank's, by the house's table."""
    if player.natural:
        if bank.natural:
            return Outcome("push", "settle.naturals")
        return Outcome("win", "settle.natural", rules.odds.get(player.natural, EVEN))
    if bank.natural:
        return Outcome("lose", "settle.over" if player.over else "settle.bank-natural")
    if player.over:
        return _over(player, cards, bank, rules)
    if bank.over:
        return Outcome("win", "settle.bank-over")
    if player.points == bank.points:
        return Outcome("push", "settle.equal")
    return Outcome("win" if player.points > bank.points else "lose", "settle.closer")


def _over(player: Total, cards: int, bank: Total, rules: Blackjack) -> Outcome:
    """The result of a hand over 21: it never wins, but may push if the bank goes further over."""
    if not bank.over or rules.bust == "loses":
        return Outcome("lose", "settle.over")
    if player.points == bank.points:
        return Outcome("lose", "settle.over-tie")
    if player.points > bank.points:
        return Outcome("lose", "settle.over-bank-closer")
    saved = rules.three_card_push
    if saved and not (cards == 3 and player.points in saved):
        return Outcome("lose", "settle.over-not-saved")
    return Outcome("push", "settle.over-closer")
