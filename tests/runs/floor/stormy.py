"""A table in a storm: random hands, with reports, orders and corrections at random moments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from cardhouse.bots.buying import buys
from cardhouse.bots.crew import Crew
from cardhouse.cards import HIDDEN, JOKER, Card
from cardhouse.chance import Seeded
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pan.commands import GoOnTop
from cardhouse.engine.pan.hand import PanGame, PanHand
from cardhouse.engine.pot.commands import Call, Check, Match, Show
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor import Report
from cardhouse.floor.banked.pai_gow.reports import (
    FoulAllowed,
    FoulNoticed,
    MisreadNoticed,
    OpenedEarly,
    PileMisdealt,
    TwinsFound,
    WagerRemoved,
    WrongHand,
)
from cardhouse.floor.banked.reports import DealMistake, MissedHand
from cardhouse.floor.pan.reports import ForbiddenDiscard
from cardhouse.rulebook import Posted, open_table
from cardhouse.table import AnyEvent, Table, accounts, broken, offered, play, replay
from cardhouse.table.bonus_events import BonusWon
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    Leave,
    NextHand,
    PayBonus,
    Sit,
    TableCommand,
    TakeBank,
)
from cardhouse.table.events import HandCounted
from tests.kit.ledgers import NAME, Booked, roles
from tests.kit.ledgers import Order as AnyOrder
from tests.runs.floor.named import check_details
from tests.runs.floor.resettled import check_banked, prize
from tests.runs.floor.resettled_pots import check_pan, check_pots
from tests.runs.floor.wishes import wishes

# The chance of a report during a hand, and after it; a hand of pai gow has few moments.
REPORTS, PAI_GOW, AFTER = 0.25, 0.5, 0.5
# The chance of dealing a hand from a wrong deck.
WRONG_DECK, TWINS = 0.2, 0.7
# The chance that the next card makes bonuses, naturals and pairs likely.
LOADED = 0.5
# The tries until a report is true, and the chance of making one twice.
TRIES, TWICE = 6, 0.2
RARE = (
    DealMistake
    | PileMisdealt
    | FoulAllowed
    | FoulNoticed
    | MisreadNoticed
    | TwinsFound
    | WrongHand
    | ForbiddenDiscard
    | WagerRemoved
    | OpenedEarly
    | MissedHand
)
STAYING: tuple[type[Command], ...] = (GoOnTop, Match, Call, Check, Show)
ORDERS_MOST = 4_000


class Loaded(Seeded):
    """Chance with favourites: low cards and jokers often come to the top."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._rng = Random(f"{seed}/loaded")

    def answer(self, ask: Ask) -> Command:
        answer, terms = super().answer(ask), ask.offers.get(Arrange)
        if not isinstance(answer, Arrange) or not isinstance(terms, Arrangement):
            return answer
        if self._rng.random() > LOADED:
            return answer
        liked = self._rng.choice(("", "A23456", "".join(self._rng.sample("A23456789TJQK", 5))))
        # Two of a shoe's six jokers should meet now and then.
        jokers = self._rng.choice((0.0, 0.95))
        ahead = []
        for card in answer.cards:
            ahead.append(
                (self._rng.random() - (jokers if card == JOKER else card[0] in liked), card)
            )
        return Arrange(cards=tuple(card for _, card in sorted(ahead)))


class Stormy(Booked):
    """A table where every report is refused, or all laws hold and the hand is settled right."""

    def __init__(self, post: Posted, rules: str, seed: int) -> None:
        super().__init__(post, rules)
        self.rules, self.rng = rules, Random(f"{post.house}/{post.name}/{rules}/{seed}")
        self.chance = Loaded(seed)
        self.crew = Crew(self.chance, {}, seed=seed)
        # Rulings by report, during the hand and after it.
        self.ruled: Counter[str] = Counter()
        self.after: Counter[str] = Counter()
        self.compared: Counter[str] = Counter()
        for seat, role in roles(self.table.rotation).items():
            self.do(Sit(seat=seat, name=f"p{seat}", chips=buys(self.table, role), role=role))

    def play(self, hands: int) -> None:
        """Play this many hands, with everything that goes wrong in them."""
        for _ in range(ORDERS_MOST * hands):
            if self.table.hands >= hands and not self.table.running():
                break
            self._next()
        assert self.table.hands >= hands, "the table is stuck"
        log = [event for event, _ in self.log]
        assert replay(open_table(self.post, self.rules), log) == self.table

    def _next(self) -> None:
        table, rng = self.table, self.rng
        share = PAI_GOW if isinstance(table.game, PaiGowGame) else REPORTS
        share = share if table.running() else AFTER
        if table.hand is not None and rng.random() < share and self._report(table.hand):
            return
        try:
            self.do(self._decided(table) if table.running() else self._between(table))
        except Illegal:
            self.compared["refused"] += 1

    def _report(self, hand: Hand) -> bool:
        """Try reports, the least ruled first; true if one of them was upheld."""
        found = wishes(self.rng, hand)
        self.rng.shuffle(found)
        found.sort(key=lambda report: self.ruled[type(report).__name__] * self.rng.random())
        if self.rng.random() < 0.5:
            # Some mistakes happen only before the deal, and others are found only after it.
            found.sort(key=lambda report: not isinstance(report, RARE))
        for report in found[:TRIES]:
            over = hand.over
            try:
                self.do(report)
            except Illegal:
                continue
            self.ruled[type(report).__name__] += 1
            self.after[type(report).__name__] += over
            if self.rng.random() < TWICE:
                self._once_more(report)
            return True
        return False

    def _once_more(self, report: Report) -> None:
        """A report already ruled on is made again."""
        try:
            self.do(report)
        except Illegal:
            self.compared["refused"] += 1

    def do(self, order: AnyOrder) -> list[AnyEvent]:
        """Carry out an order; a hand may be dealt from a wrong deck."""
        often = TWINS if isinstance(self.table.game, PaiGowGame) else WRONG_DECK
        if isinstance(order, NextHand) and self.rng.random() < often:
            return self._wrong_deck(order)
        events = super().do(order)
        if isinstance(order, Report):
            check_details(order, events)
        if any(isinstance(event, HandCounted) for event in events):
            self._settled(events)
        return events

    def _wrong_deck(self, order: NextHand) -> list[AnyEvent]:
        """The same hand with an extra joker, or with one card twice and another missing."""
        before, after = self.table, self.table.copy()
        events = play(after, order)
        index = next(i for i, event in enumerate(events) if isinstance(event, HandStarted))
        started: Any = events[index]
        deck = _wrong(after, self.rng)
        if after.hand is None or after.hand.over or started.stock or not deck:
            return self._keep(before, after, events)
        after.hand, after.log = kernel.start(after.game, replace(started, deck=deck))
        return self._keep(before, after, [*events[:index], *after.log])

    def _keep(self, before: Table, after: Table, events: list[AnyEvent]) -> list[AnyEvent]:
        for event, moved in zip(events, accounts.moves(NAME, before, events), strict=True):
            for each in moved:
                self.book(each)
            self.log.append((event, moved))
        self.table = after
        self.compare()
        return events

    def compare(self) -> None:
        """The ledger agrees, and every card is accounted for."""
        super().compare()
        hand = self.table.hand
        if hand is None:
            return
        cards = [card for place in hand.places() for card in place]
        assert len(cards) == len(hand.deck), "cards are missing"
        known = Counter(cards)
        del known[HIDDEN]
        assert not known - counted(hand.deck), "cards have come from nowhere"
        if isinstance(hand.at, Turn) and not hand.at.following:
            turn = {ask.actor for ask in hand.asked if ask.must}
            assert isinstance(hand, BlackjackHand)
            assert not turn & set(hand.layout.abandoned), "who walked away is in turn"

    def _settled(self, events: list[AnyEvent]) -> None:
        """The hand matches its log, and everybody has the right chips."""
        table, hand = self.table, self.table.hand
        assert hand is not None
        assert kernel.replay(table.game, table.log) == hand
        if isinstance(hand, PanHand):
            self.compared[check_pan(hand, table.log)] += 1
        elif isinstance(hand, BankedHand):
            self.compared["wagers" if check_banked(hand, table.log) else "no wager"] += 1
        else:
            assert isinstance(hand, PotHand)
            self.compared[check_pots(hand, table.log)] += 1
        if table.bonuses and table.prized != table.hands:
            self._prized(hand, events)

    def _prized(self, hand: Hand, events: list[AnyEvent]) -> None:
        """The bonus matches the cards, even after the hand was reopened."""
        won = next((event for event in events if isinstance(event, BonusWon)), None)
        due = prize(hand, self.table.log)
        found = None if won is None else (won.claim.bonus, won.claim.mains)
        assert found == due, f"the bonus {found} instead of {due}"
        self.compared["bonus"] += found is not None

    def _decided(self, table: Table) -> Command:
        hand, rng = table.hand, self.rng
        assert hand is not None
        ask = rng.choice(hand.asked)
        if ask.actor == CHANCE:
            return self.chance.answer(ask)
        kind = next((kind for kind in STAYING if kind in ask.offers), None)
        if kind is not None and rng.random() < 0.6:
            return kind(ask.actor)
        return ask.sample(self._toss)

    def _toss(self, count: int) -> int:
        """A number below this one, often the least or the greatest, to try the edges of rules."""
        return self.rng.choice((0, count - 1, self.rng.randrange(count), self.rng.randrange(count)))

    def _between(self, table: Table) -> TableCommand:
        """Prizes, players coming and going, the bank, and then the next hand."""
        rng = self.rng
        if table.claim is not None:
            seats = (*table.claim.mains, *table.claim.others)
            shares = dict.fromkeys(seats, 10_00)
            return PayBonus(bonus=table.claim.bonus, hand=table.hands, shares=shares)
        for seat, role in roles(table.rotation).items():
            if seat not in table.players:
                chips = buys(table, role)
                return Sit(seat=seat, name=f"p{seat}", chips=chips, role=role)
        if rng.random() < 0.05:
            return Leave(seat=rng.choice(sorted(table.players)))
        for seat, player in sorted(table.players.items()):
            if player.chips < table.buy_in // 2 and not player.leaving:
                if player.chips and rng.random() < 0.7:
                    # Some short stacks play on without buying.
                    continue
                return BuyChips(seat=seat, chips=buys(table, player.role))
            if player.standing in ("out", "owing"):
                return ComeIn(seat=seat, how=rng.choice(("post", "wait")))
        if isinstance(table.game, BankedGame) and (offered(table) or broken(table)):
            return TakeBank(seat=offered(table) or rng.choice(sorted(table.players)))
        return self.crew.between(table) or NextHand()


@cache
def counted(deck: tuple[Card, ...]) -> Counter[Card]:
    """The number of each card in a deck."""
    return Counter(deck)


def _wrong(table: Table, rng: Random) -> tuple[Card, ...]:
    """A deck with an extra joker, or with some cards twice; empty for a shoe."""
    cards = table.game.deck.cards()
    if len(set(cards)) < len(cards) or isinstance(table.game, PanGame):
        return ()
    if isinstance(table.game, PaiGowGame):
        *others, one, two, three = rng.sample(cards, 6)
        twins = dict(zip(others, (one, two, three), strict=True))
        return tuple(twins.get(card, card) for card in cards)
    return () if JOKER in cards else (*cards, JOKER)
