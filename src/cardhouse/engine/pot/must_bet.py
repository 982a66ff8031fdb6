"""The duty to bet a good low, and the price of failing in it at the showdown."""

from collections.abc import Collection

from msgspec.structs import replace

from cardhouse.engine.pot.award import Share
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.pots import Pot, divide
from cardhouse.ranking import scale

# Seats that failed, and how: by checking, or by just calling a bet too short to count.
Failing = dict[int, str]


def failing(hand: PotHand, seats: Collection[int]) -> Failing:
    """Those of the seats with a low that must be bet in the last round, and was not."""
    _, low = hand.ranks()
    limit = hand.game.betting.must_bet_low
    if limit is None or low is None:
        return {}
    measure = scale(replace(low, qualifier=limit))
    held = {s: (*hand.board, *hand.cards_of(s)) for s in hand.passive if s in seats}
    return {
        seat: hand.passive[seat]
        for seat, cards in held.items()
        if hand.passive[seat] != "short" and measure.value(cards)
    }


def without_the_last_round(
    hand: PotHand, layers: list[Pot], number: int, shares: list[Share], lax: Failing
) -> list[Share]:
    """Divide a pot whose best hand was not bet: it wins only the chips before the last round."""
    winners = tuple(share.seat for share in shares)
    if not lax.keys() & set(winners):
        return shares
    last = _last_round(hand, layers, number)
    if not last:
        return shares
    chip = hand.game.stakes.chip
    before = layers[number].amount - sum(last.values())
    cite = "must-bet.tie" if len(winners) > 1 else "must-bet"
    parts = [Share(s, won, "", cite) for s, won in divide(before, winners, chip).items()]
    # The chips of the last round go back, except those open to winners who did not fail: all of
    # them, or, for a winner who just called a short bet, that bet.
    shorts = [s for s in last if hand.passive.get(s) == "short" and s not in winners]
    others = [s for s in last if s not in shorts and s not in lax.keys() & set(winners)]
    diligent = tuple(s for s in winners if s not in lax)
    callers = tuple(s for s in winners if lax.get(s) != "checked")
    for seats, entitled, why in ((shorts, callers, "short"), (others, diligent, "tie")):
        amount = sum(last[s] for s in seats)
        if entitled and amount:
            won = divide(amount, entitled, chip)
            parts += [Share(s, won[s], "", f"must-bet.{why}") for s in entitled]
            for seat in seats:
                del last[seat]
    return parts + [Share(s, amount, "", "must-bet.returned", True) for s, amount in last.items()]


def _last_round(hand: PotHand, layers: list[Pot], number: int) -> dict[int, int]:
    """Each seat's chips in a pot from the last round; folded players get theirs back too."""
    pot = layers[number]
    reach = layers[number + 1].beyond if number + 1 < len(layers) else max(hand.paid.values())
    found = {}
    # The pot may hold less, after a fee or a ruling, and no more than it holds can go back.
    left = pot.amount
    for seat in hand.seats:
        paid = hand.paid[seat]
        amount = min(paid, reach) - max(paid - hand.bets[seat], pot.beyond)
        if (amount := min(amount, left)) > 0:
            found[seat] = amount
            left -= amount
    return found
