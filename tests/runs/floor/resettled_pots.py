"""The correct pots of a hand, worked out from its state before it was settled."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from cardhouse.engine.core.events import Event, FeeDropped
from cardhouse.engine.core.log import effective
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pot.events import BetReturned, PotAwarded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Showdown
from cardhouse.ledger import POT
from cardhouse.ranking.melds import Meld
from tests.laws.ranks import PIPS, Rules, Worth, best_high, five, five_low
from tests.laws.reading import rules_of
from tests.laws.settlement import Deal, Worths, pots, share, winners, worths
from tests.runs.floor.resettled import Chips, before_settlement, cancelled, own, settling

SUITS = "cdhs"
# The cards of a hand at the showdown; in stud a card on the board stands for one of them.
SIZES = {"holdem": 2, "omaha-hi": 4, "omaha-hilo": 4, "stud7": 7, "stud7-hilo": 7}
STUDS = ("stud5", "stud7", "stud7-hilo")


def check_pots(hand: PotHand, log: list[Event]) -> str:
    """Check that every seat gets its share of the pots; returns the kind of comparison."""
    stands = effective(log)
    if cancelled(hand, stands):
        return "cancelled"
    stood = before_settlement(hand, stands)
    assert stood is not None
    before, after = own(stood), own(hand)
    taken = {seat: after[seat] - before[seat] for seat in hand.seats}
    deal = _deal(stood)
    ending = stands[settling(hand, stands) :]
    deal.fee += sum(e.amount for e in ending if isinstance(e, FeeDropped) and e.from_pot)
    if not stood.chips[POT] or not deal.hands:
        assert sum(taken.values()) == stood.chips[POT]
        return "nothing"
    if hand.game.betting.must_bet_low and any(isinstance(e, BetReturned) for e in stands):
        return _must_bet(stood, stands, taken)
    won = _won(stood, deal)
    assert taken == won, f"{taken} instead of {won}"
    return "showdown" if isinstance(stood.at, Showdown) else "alone"


def _deal(stood: PotHand) -> Deal:
    """The cards and chips on the table, without hands that are plainly foul."""
    game, seats = stood.game, list(stood.seats)
    shown = isinstance(stood.at, Showdown)
    hands: dict[int, list[str]] = {
        s: [] if s in stood.boards else [*stood.cards_of(s)] for s in stood.live
    }
    size = SIZES.get(game.name, 5) - (len(stood.board) if game.name in STUDS else 0)
    proper = game.deck.cards()
    for seat in stood.live if shown else ():
        wrong = len(hands[seat]) != size and seat not in stood.boards
        if (wrong or not set(hands[seat]) <= set(proper)) and len(hands) > 1:
            del hands[seat]
    deal = Deal(seats, stood.paid.copy(), stood.dead.copy(), hands, [*stood.board], 1)
    deal.chip, deal.rules = game.stakes.chip, rules_of(game)
    # Chips taken out of the pot for the fee or by a ruling.
    deal.fee = stood.fee_taken + stood.moved
    deal.showdown = list(Showdown.of(stood).players) if shown else []
    if stood.low is not None:
        deal.rules = Rules(high=False, low=True)
    return deal


def _won(stood: PotHand, deal: Deal) -> Chips:
    """Each seat's share of the pots."""
    won = dict.fromkeys(deal.seats, 0)
    if not deal.showdown:
        seat, back = _uncalled(stood)
        won[seat] += back
        deal.paid[seat] -= back
    layers = [(amount, takers) for amount, takers in pots(deal) if amount]
    if not deal.showdown or len(deal.hands) < 2 or len(layers[0][1]) < 2:
        for amount, takers in layers:
            won[takers[0]] += amount
        return won
    found = _worths(stood, deal)
    for amount, takers in layers:
        for seat, part in _divided(stood, deal, amount, takers, found):
            won[seat] += part
    return won


def _uncalled(stood: PotHand) -> tuple[int, int]:
    """The highest bettor of the last round, and the part of the bet nobody called.

    Total payments cannot show it: a hand given back may have paid less before.
    """
    bets = Counter(stood.bets)
    (seat, most), (_, second) = bets.most_common(2)
    back = min(most - second, stood.chips[POT]) if seat in stood.live else 0
    return seat, back


def _worths(stood: PotHand, deal: Deal) -> Worths:
    """The worth of every hand, with suits if they decide; none if the hand is ruled dead."""
    found = worths(deal)
    game = stood.game
    if game.high is not None and game.high.suits_break_ties and stood.low is None:
        found.high = {s: _high_with_suits([*own, *deal.board]) for s, own in deal.hands.items()}
    if stood.low is not None:
        found.low = {s: _low_with_suits(own) for s, own in deal.hands.items()}
    for seat, halves in stood.dead_for.items():
        for half, worth in (("high", found.high), ("low", found.low)):
            if half in halves:
                worth.pop(seat, None)
    return found


def _divided(
    stood: PotHand, deal: Deal, amount: int, takers: list[int], found: Worths
) -> list[tuple[int, int]]:
    high, low = winners(found.high, takers), winners(found.low, takers)
    if not high and not low:
        alive = [s for s in takers if "high" not in stood.dead_for.get(s, ())]
        plain = Rules(joker=deal.rules.joker, two_of_own=deal.rules.two_of_own)
        best = {s: best_high(deal.hands[s], deal.board, plain) or () for s in alive or takers}
        high = winners(best, alive or takers)
    if not (high and low):
        return [*share(amount, high or low, deal.chip).items()]
    half = amount // deal.chip // 2 * deal.chip
    if deal.rules.odd_low_to_high:
        half -= half // deal.chip % len(low) * deal.chip
    parts = [*share(amount - half, high, deal.chip).items()]
    return parts + ([*share(half, low, deal.chip).items()] if half else [])


def _high_with_suits(cards: list[str]) -> Worth:
    """Ranks first, then suits card by card, highest rank first, spades high."""
    found: list[Worth] = []
    for each in combinations(cards, 5):
        worth = five(each)
        ranks = ["A" if rank < 0 else "23456789TJQKA"[rank] for rank in worth[1:]]
        held = [sorted((SUITS.index(c[1]) for c in each if c[0] == r), reverse=True) for r in ranks]
        found.append((*worth, *(suit for suits in held for suit in suits)))
    return max(found)


def _low_with_suits(cards: list[str]) -> Worth:
    """Between equal lows, the lower suits win."""
    worth = five_low(cards, Rules())
    ranks = [PIPS[-pip - 1] for pip in worth[2:]]
    suits = [sorted((SUITS.index(c[1]) for c in cards if c[0] == r), reverse=True) for r in ranks]
    return (*worth, *(-suit for held in suits for suit in held))


def _must_bet(stood: PotHand, stands: list[Event], taken: Chips) -> str:
    """A good low was not bet: its owner wins no more than the pot before the last round."""
    back = [event for event in stands if isinstance(event, BetReturned)]
    awarded = [event for event in stands if isinstance(event, PotAwarded) and not event.beyond]
    assert sum(taken.values()) == stood.chips[POT]
    for event in back:
        assert event.amount <= stood.bets[event.seat], "more comes back than was bet"
    assert sum(e.amount for e in awarded) <= stood.chips[POT] - sum(e.amount for e in back)
    assert any(seat in stood.passive for seat in (e.seat for e in awarded))
    return "must bet"


def check_pan(hand: PanHand, log: list[Event]) -> str:
    """The winner gets two chips plus the value of the melds from each payer, and then the tops."""
    stands = effective(log)
    if cancelled(hand, stands):
        return "cancelled"
    stood = before_settlement(hand, stands)
    assert stood is not None
    lay, chip = stood.spreads, hand.game.stakes.chip
    won = own(stood)
    fee = sum(e.amount for e in stands if isinstance(e, FeeDropped))
    tops = stood.chips[POT] - (fee - stood.chips["box"])
    if lay.winner:
        due = chip * (2 + sum(_pays(meld) for meld in lay.melds.get(lay.winner, ())))
        paying = [s for s in (*stood.live, *lay.fouled) if s != lay.winner]
        owed = dict.fromkeys(paying, due)
        if lay.offender in owed:
            owed = {lay.offender: due * len(paying)}
        for seat, amount in owed.items():
            paid = min(amount, won[seat])
            won[seat] -= paid
            won[lay.winner] += paid
    winner = lay.winner or (stood.live[0] if stood.live else 0)
    if not winner:
        assert sum(own(hand).values()) == sum(won.values()) + tops
        return "nobody"
    won[winner] += tops
    assert own(hand) == won, f"{own(hand)} instead of {won}"
    return "pan"


def _pays(meld: Meld) -> int:
    """The value of a meld: its condition, and one more chip for every further card."""
    ranks, suits = {card[0] for card in meld.cards}, [card[1] for card in meld.cards]
    more = len(meld.cards) - 3
    if meld.kind == "rope":
        pays = ranks >= set("A23") or ranks >= set("KQJ")
        return (1 + more) * (1 + (suits[0] == "s")) * pays
    valle = ranks <= set("357")
    if meld.kind == "same":
        # Cards of another suit add nothing.
        more = suits.count(meld.suit) - 3
        return (1 + valle + more) * (1 + (meld.suit == "s"))
    return (1 + more) * (meld.kind == "different" and valle)
