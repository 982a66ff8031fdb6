"""The same hand here and in PokerKit: same cards and decisions, same turns, same stacks."""

from __future__ import annotations

from collections import Counter, deque
from random import Random
from typing import Any

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Amounts, Ask, Cards
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import Burned, Dealt, HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.pot.commands import Bet, BringIn, Call, Check, Discard, Fold, Raise, Show
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import Drawn
from cardhouse.engine.pot.limits import LIMITED
from cardhouse.engine.pot.round import Discarding, Drawing
from tests.laws.deals import Play
from tests.laws.reading import expected
from tests.oracle import explain
from tests.oracle.tables import CHIP, Money, Twin

RAISE, FOLD = 0.45, 0.12
DEEP = 500


class Twins:
    """A hand in play at two tables, and the reasons for their differences."""

    def __init__(self, table: Twin, seed: str) -> None:
        """Seat two or more with deep, short or mixed stacks, and shuffle one deck for both."""
        self.random = random = Random(f"{table.name} {seed}")
        self.reasons: Counter[str] = Counter()
        money = random.choice(table.money)
        game = table.here(money, random)
        stacks = _stacks(money, random.randint(2, table.seats_most), random)
        seats = tuple(range(1, len(stacks) + 1))
        deck = list(game.deck.cards())
        random.shuffle(deck)
        started = HandStarted(
            house=game.house,
            game=game.name,
            seats=seats,
            stacks={seat: stack * CHIP for seat, stack in zip(seats, stacks, strict=True)},
            button=seats[-1],
        )
        self.ours = Play(game, started, tuple(deck))
        self.theirs: Any = table.there(money, stacks)
        # The cards dealt here but not there yet.
        self._read = 0
        self._burns: deque[str] = deque()
        self._board: deque[str] = deque()
        self._dealt: dict[int, deque[str]] = {index: deque() for index in range(len(seats))}
        # The cards each seat will throw away for good: PokerKit never deals them.
        portions = [step.portion() for step in game.script]
        dealt = sum(max(0, portion.held) for portion in portions)
        gone = dealt - sum(portion.held for portion in portions)
        self._gone = {seat: random.sample(range(dealt), gone) for seat in seats}
        self._served = dict.fromkeys(seats, 0)
        self._thrown: dict[int, list[Card]] = {seat: [] for seat in seats}

    @property
    def hand(self) -> Hand:
        return self.ours.hand

    def run(self) -> Counter[str]:
        """Play to the end at both tables, and compare the final stacks."""
        while not self.hand.over:
            ask = self.ours.ask
            if ask.actor == CHANCE:
                self.ours.play(self.ours.chance.answer(ask))
            elif Show in ask.offers:
                self.ours.play(Show(ask.actor))
            elif isinstance(self.hand.at, Discarding):
                self._check_through(None)
                self.ours.play(Discard(ask.actor, tuple(self._thrown[int(ask.actor)])))
            elif Discard in ask.offers:
                self._draw(ask)
            else:
                self._same_turn(ask)
                self._decide(ask)
            self._follow()
        self._check_through(None)
        self._compare()
        return self.reasons

    def _compare(self) -> None:
        assert not self.theirs.status, "PokerKit's hand is not over"
        assert [self.hand.chips[s] for s in self.hand.seats] == list(
            expected(self.ours).values()
        ), "our own settlement says otherwise"
        self.reasons.update(explain.stacks(self.ours, list(self.theirs.stacks)))

    def _same_turn(self, ask: Ask) -> None:
        index = self.hand.seats.index(int(ask.actor))
        self._check_through(index)
        if self.theirs.actor_index != index:
            raise explain.Unexplained(f"we ask {index}, PokerKit {self.theirs.actor_index}")

    def _check_through(self, awaited: int | None) -> None:
        """Check for players only PokerKit asks: they have nothing to decide."""
        while (index := self.theirs.actor_index) is not None and index != awaited:
            state = self.theirs
            raises = state.min_completion_betting_or_raising_to_amount
            if raises or state.checking_or_calling_amount:
                raise explain.Unexplained(f"PokerKit asks {index}, who has a choice")
            self.reasons[explain.NOT_ASKED] += 1
            state.check_or_call()
            self._follow()

    def _decide(self, ask: Ask) -> None:
        """Make a random decision in both; if only one allows a raise, a rule gives the reason."""
        seat, kind = ask.actor, Raise if Raise in ask.offers else Bet
        terms = ask.offers.get(kind)
        ours = terms.least if isinstance(terms, Amounts) else None
        theirs = self.theirs.min_completion_betting_or_raising_to_amount
        limited = self.ours.game.stakes.limit in LIMITED
        if limited and isinstance(terms, Amounts) and terms.most > terms.least:
            self.reasons[explain.OPEN_PAIR] += 1
        if ours != (theirs and theirs * CHIP):
            self.reasons[explain.offer(self.ours, ours, theirs)] += 1
        elif isinstance(terms, Amounts) and self.random.random() < RAISE:
            to = terms.least if limited else self._amount(terms)
            self.ours.play(kind(seat, to))
            self.theirs.complete_bet_or_raise_to(to // CHIP)
            return
        self._stay_or_fold(ask)

    def _amount(self, terms: Amounts) -> int:
        """Any amount both allow, often the least or the most."""
        most = self.theirs.max_completion_betting_or_raising_to_amount * CHIP
        if terms.most != most:
            raise explain.Unexplained(f"a raise up to {terms.most} here, {most} there")
        free = terms.least + CHIP * self.random.randint(0, (terms.most - terms.least) // CHIP)
        return self.random.choice((terms.least, terms.least, free, terms.most))

    def _stay_or_fold(self, ask: Ask) -> None:
        seat = ask.actor
        if BringIn in ask.offers:
            self.ours.play(BringIn(seat))
            self.theirs.post_bring_in()
            return
        owed = self.theirs.checking_or_calling_amount * CHIP
        cost = ask.offers[Call].cost if Call in ask.offers else 0
        if owed != cost:
            raise explain.Unexplained(f"{cost} to call here, {owed} there")
        if owed and self.random.random() < FOLD:
            self.ours.play(Fold(seat))
            self.theirs.fold()
        else:
            self.ours.play(Call(seat) if owed else Check(seat))
            self.theirs.check_or_call()

    def _draw(self, ask: Ask) -> None:
        """Throw random cards away; the stock must suffice, for the two renew it differently."""
        terms, at = ask.offers[Discard], self.hand.at
        assert isinstance(terms, Cards) and isinstance(at, Drawing)
        self._check_through(None)
        left = max(0, len(self.hand.stock) - 3 - 2 * len(at.fifth))
        count = self.random.randint(0, min(terms.most, left))
        cards = tuple(self.random.sample(terms.cards, count))
        assert self.theirs.stand_patter_or_discarder_index == self.hand.seats.index(int(ask.actor))
        self.ours.play(Discard(ask.actor, cards))
        self.theirs.stand_pat_or_discard("".join(cards))

    def _follow(self) -> None:
        """Deal the same cards in PokerKit as soon as it is ready for them."""
        self._collect()
        state = self.theirs
        while True:
            if self._burns and state.can_burn_card():
                state.burn_card(self._burns.popleft())
            elif (i := state.hole_dealee_index) is not None and self._dealt[i]:
                state.deal_hole(self._dealt[i].popleft(), i)
            elif self._board and (count := state.board_dealing_count):
                state.deal_board("".join(self._board.popleft() for _ in range(count)))
            else:
                return

    def _collect(self) -> None:
        """Read the cards dealt since from our log."""
        for event in self.ours.log[self._read :]:
            match event:
                case Burned():
                    self._burns.append(event.card)
                case BoardDealt():
                    self._board.extend(event.cards)
                case Dealt():
                    for seat, card in zip(event.seats, event.cards, strict=True):
                        place = self._served[seat]
                        self._served[seat] = place + 1
                        if place in self._gone[seat]:
                            self._thrown[seat].append(card)
                        else:
                            self._dealt[self.hand.seats.index(seat)].append(card)
                case Drawn():
                    self._dealt[self.hand.seats.index(event.seat)].extend(event.cards)
        self._read = len(self.ours.log)


def _stacks(money: Money, count: int, random: Random) -> list[int]:
    most = random.choice((3, 5, 10, 10)) * money.big_bet
    stacks = [random.randint(1, most) for _ in range(count)]
    if random.random() < 0.2:
        stacks = [DEEP] * count
    # PokerKit makes a blind posted short the bet to call; here the bet to call stays the same.
    if money.blinds:
        big_blind = 1 if count > 2 else 0
        stacks[big_blind] = max(stacks[big_blind], money.blinds[-1] + money.ante)
    # The same holds for a forced bet.
    if money.bring_in > 1:
        stacks = [max(stack, money.ante + money.bring_in) for stack in stacks]
    return stacks
