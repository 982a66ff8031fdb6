"""The correct settlement of a hand, worked out from its state before it was last settled."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from cardhouse.cards import JOKER
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.settle import AddedReturned, JackpotDue
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.settle import HandExposed
from cardhouse.engine.banked.settle import SettlementOpened
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Began, ChipsMoved, Event, HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.engine.pan.hand import PanHand
from cardhouse.floor.families import rulings_of
from cardhouse.ledger import CAGE, Account
from tests.laws.ranks import Rules, Worth, best_low, five_high, five_low
from tests.oracle.twenty_one import HOUSES, Bet, Papers, Sheet, exchanges, natural

Chips = dict[int, int]
H = TypeVar("H", bound=Hand)

BANK = 9
ORDER = "23456789TJQKA"
# A two-card front hand ranks like the first two cards of a five-card hand.
PAIR, NOTHING = 1, 0


def own(hand: Hand) -> Chips:
    """Each seat's chips, including those held by the cage."""
    return {s: hand.chips[s] + hand.chips.get(f"{CAGE}{s}", 0) for s in hand.seats}


def settling(hand: Hand, stands: list[Event]) -> int:
    """The index where the hand's last settlement began; 0 if no wager was settled."""
    if isinstance(hand, BlackjackHand):
        opened = [i for i, event in enumerate(stands) if isinstance(event, SettlementOpened)]
        start = opened[-1] if opened else 0
        while start and isinstance(stands[start - 1], AddedReturned | JackpotDue | Began):
            start -= 1
    elif isinstance(hand, PaiGowHand):
        counted = [i for i, event in enumerate(stands) if isinstance(event, BankCounted)]
        start = counted[-1] if counted else 0
    elif isinstance(hand, PanHand):
        start = max(i for i, event in enumerate(stands) if isinstance(event, Began))
    else:
        start = rulings_of(hand.game).settlement(stands)
    return start


def before_settlement(hand: H, stands: list[Event]) -> H | None:
    """The hand as its last settlement began; None if no wager was settled."""
    start = settling(hand, stands)
    if not start:
        return None
    stood = kernel.replay(hand.game, stands[:start])
    assert isinstance(stood, type(hand))
    return stood


def cancelled(hand: Hand, stands: list[Event]) -> bool:
    """True for a hand that was called off, once everything is back, fees included."""
    if stands[-1].cite != "fee.cancelled":
        return False
    started = stands[0]
    assert isinstance(started, HandStarted)
    if "left" not in hand.chips and not any(e.cite == "floor" for e in stands if e.transfers()):
        assert own(hand) == dict(started.stacks), "a cancelled hand has cost somebody chips"
    return True


def check_banked(hand: BankedHand, log: list[Event]) -> bool:
    """Check a banked hand's stacks wager by wager; true if there was anything to settle."""
    stands = effective(log)
    stood = None if cancelled(hand, stands) else before_settlement(hand, stands)
    if stood is None:
        return False
    lay, won = stood.layout, Counter(own(stood))
    for wager in lay.wagers:
        won[wager.player] += wager.amount + wager.insurance
    for cover in lay.covers:
        won[cover.player] += stood.chips[f"bank:{cover.player}"]
    due = _due(stood, stands)
    pays = {cover.player: cover.pays for cover in lay.covers}
    takes = {cover.player: cover.takes for cover in lay.covers}
    for player, amount in due:
        rest = abs(amount)
        for seat in pays:
            share = max(0, min(rest, pays[seat] if amount > 0 else takes[seat]))
            pays[seat] -= share
            takes[seat] -= share
            rest -= share
            won[seat] -= share if amount > 0 else -share
            won[player] += share if amount > 0 else -share
    for event in stands[settling(hand, stands) :]:
        # The management may move chips while the hands are being read.
        if isinstance(event, ChipsMoved):
            won[_owner(event.source)] -= event.amount
            won[_owner(event.target)] += event.amount
    assert own(hand) == dict(won), f"{own(hand)} instead of {dict(won)}"
    return True


def _owner(place: Account) -> int:
    return int(str(place).removeprefix("bank:"))


def _due(stood: BankedHand, stands: list[Event]) -> list[tuple[int, int]]:
    """The gain or loss of each wager, in order."""
    if isinstance(stood, BlackjackHand):
        return _of_blackjack(stood)
    assert isinstance(stood, PaiGowHand)
    return _of_pai_gow(stood, stands)


def _of_blackjack(stood: BlackjackHand) -> list[tuple[int, int]]:
    """The gain or loss of each bet, in the order that uses up the bank's money."""
    papers, sheet = _sheet(stood)
    return [(bet.player, amount) for bet, amount in exchanges(sheet, papers)]


def _sheet(stood: BlackjackHand) -> tuple[Papers, Sheet]:
    """The table as a plain sheet; a wager without action is no bet."""
    lay, papers = stood.layout, HOUSES[stood.game.house]
    order = list(range(1, 9))
    if papers.from_bank:
        order = order[stood.button :] + order[: stood.button]
    sheet = Sheet(stood.button, order, Counter())
    for key in (*stood.up, BANK):
        sheet.cards[key] = [*stood.up[key], *(stood.down[key] if key == BANK else ())]
    if stood.down[BANK]:
        # The first card lies face up; the second was turned over after it.
        sheet.cards[BANK] = [*stood.up[BANK][:1], *stood.down[BANK], *stood.up[BANK][1:]]
    sheet.players, sheet.given_up = dict(lay.players), list(lay.surrendered)
    sheet.made = [key for keys in lay.hands.values() for key in sorted(keys) if key > BANK]
    came = {(w.player, w.hand % 10): i for i, w in reversed(list(enumerate(lay.wagers)))}
    for wager in sorted(lay.wagers, key=lambda w: (w.behind, came[w.player, w.hand % 10])):
        if wager.hand in lay.void:
            continue
        first = wager.amount - wager.added - wager.idle
        bet = Bet(wager.player, wager.hand, max(first, 0), min(wager.added, wager.action))
        bet.insured, bet.behind = wager.insurance, wager.behind
        sheet.bets.append(bet)
    return papers, sheet


def _of_pai_gow(stood: PaiGowHand, stands: list[Event]) -> list[tuple[int, int]]:
    """Each spot's wagers from the action button on, by the hands as they were laid down."""
    lay, rules = stood.layout, stood.game.paigow
    last = max(i for i, event in enumerate(stands) if isinstance(event, BankCounted))
    shown = {e.spot: e for e in stands[last:] if isinstance(e, HandExposed)}
    joker = Rules(joker=rules.joker)
    spots = sorted(lay.order)
    at = spots.index(lay.action)
    found = []
    for spot in (*spots[at:], *spots[:at]):
        laid, bank = shown.get(spot), lay.settings[BANK]
        for wager in lay.on(spot):
            if laid is None:
                times = 0
            elif wager.forfeited:
                times = -1
            elif spot in lay.misread:
                times = {"win": 1, "lose": -1, "push": 0}[lay.misread[spot]]
            elif spot in lay.fouled or _foul(laid.front, laid.back, joker):
                times = -1
            else:
                fronts = _cmp(_front(laid.front, joker), _front(bank.front, joker))
                backs = _cmp(five_high(laid.back, joker), five_high(bank.back, joker))
                # A copy is the bank's.
                times = ((fronts > 0) + (backs > 0)) - 1
            found.append((wager.player, times * wager.action))
    return found


def _cmp(one: Worth, other: Worth) -> int:
    return (one > other) - (one < other)


def _front(cards: tuple[str, ...], rules: Rules) -> Worth:
    """Two cards: a pair or not; a joker is an ace or pairs the other card."""
    ranks = [ORDER.index(card[0]) for card in cards if card != JOKER]
    while len(ranks) < 2:
        ranks.append(ranks[0] if rules.joker == "wild" and ranks else ORDER.index("A"))
    ranks.sort(reverse=True)
    return (PAIR, ranks[0]) if ranks[0] == ranks[1] else (NOTHING, *ranks)


def _foul(front: tuple[str, ...], back: tuple[str, ...], rules: Rules) -> bool:
    """True unless there are two cards in front, five behind, and the back is higher."""
    return (len(front), len(back)) != (2, 5) or five_high(back, rules) <= _front(front, rules)


def prize(hand: Hand, log: list[Event]) -> tuple[str, tuple[int, ...]] | None:
    """The bonus of the Lo-Ball Room that a hand wins, and the seats that win it."""
    stands = effective(log)
    if stands[-1].cite == "fee.cancelled":
        return None
    stood = before_settlement(hand, stands)
    if stood is None:
        return None
    if isinstance(stood, BlackjackHand):
        return _double_joker(stood)
    lows = {s: tuple(stood.up[s]) for s in stood.live if len(stood.up[s]) == 5}
    sixes = [
        s
        for s in stood.seats
        if s in lows and five_low(lows[s], Rules())[2:] == (-6, -4, -3, -2, -1)
    ]
    wheels = [s for s in lows if best_low(lows[s], (), Rules()) == (-1, 5, -5, -4, -3, -2, -1)]
    for name, joker in (("lo-ball", False), ("lo-ball-joker", True)):
        pairs = [(s, w) for s in sixes for w in wheels]
        mains = [s for s, w in pairs if (JOKER in (*lows[s], *lows[w])) == joker]
        if mains:
            return name, tuple(dict.fromkeys(mains))
    return None


def _double_joker(stood: BlackjackHand) -> tuple[str, tuple[int, ...]] | None:
    """The first hand in dealing order to start with two jokers."""
    papers, sheet = _sheet(stood)
    out = (*stood.layout.void, *stood.layout.surrendered)
    for spot in (*(s for s in sheet.order if s in sheet.players and s not in out), BANK):
        if natural(sheet.cards[spot][:2], papers) == "**":
            return "double-joker", (stood.button if spot == BANK else sheet.players[spot],)
    return None
