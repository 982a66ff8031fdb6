"""PokerKit replays our fixed-limit hands: same cards and decisions, same turns, same stacks."""

from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from cardhouse.engine.asks import Amounts
from cardhouse.engine.commands import CHANCE
from cardhouse.engine.events import HandStarted
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Raise, Show
from cardhouse.engine.pot.events import Raised
from cardhouse.engine.pot.round import Round
from tests.kit import game
from tests.laws.deals import Play
from tests.laws.settlement import settle
from tests.laws.test_settlement import on_the_table

pokerkit = pytest.importorskip("pokerkit")

# PokerKit counts chips, we count cents; a table of 2-4 is played in chips of a dollar.
CHIP = 100
CAP = 3
BY_ITSELF = tuple(
    automation
    for automation in pokerkit.Automation
    if automation.name not in ("CARD_BURNING", "HOLE_DEALING", "BOARD_DEALING")
)


class Twins:
    """One hand, played here and there."""

    def __init__(self, seed: str, stacks: list[int]) -> None:
        random = Random(seed)
        table = game(table="2-4")
        deck = list(table.deck.cards())
        random.shuffle(deck)
        seats = tuple(range(1, len(stacks) + 1))
        started = HandStarted(
            house=table.house,
            game=table.name,
            seats=seats,
            stacks={seat: stack * CHIP for seat, stack in zip(seats, stacks, strict=True)},
            button=seats[-1],
        )
        self.random = random
        self.ours = Play(table, started, tuple(deck))
        self.ours.play(self.ours.chance.answer(self.ours.ask))
        self.theirs: Any = pokerkit.FixedLimitTexasHoldem.create_state(
            BY_ITSELF, True, 0, (1, 2), 2, 4, stacks, len(stacks)
        )
        self.cards = iter(deck[2 * len(stacks) :])
        for seat in seats:
            self.theirs.deal_hole("".join(self.ours.hand.down[seat]))
        # Where the rules differ, and how often it came to that.
        self.rules: Counter[str] = Counter()

    def deal(self) -> None:
        while self.theirs.can_burn_card():
            self.theirs.burn_card(next(self.cards))
            count = 1 if self.theirs.board_cards else 3
            self.theirs.deal_board("".join(next(self.cards) for _ in range(count)))

    def run(self) -> None:
        """Random decisions in both; where only one of them allows a raise, a rule says why."""
        self.deal()
        while not self.ours.hand.over:
            ask = self.ours.ask
            assert ask.actor != CHANCE
            if Show in ask.offers:
                assert not self.theirs.status or self.theirs.actor_index is None
                self.ours.play(Show(ask.actor))
                continue
            assert self.theirs.actor_index == self.ours.hand.seats.index(int(ask.actor))
            self.decide()
            self.deal()

    def decide(self) -> None:
        ask, state = self.ours.ask, self.theirs
        seat = ask.actor
        kind = Raise if Raise in ask.offers else Bet
        terms = ask.offers.get(kind)
        least = state.min_completion_betting_or_raising_to_amount
        amount = terms.most if isinstance(terms, Amounts) else None
        if amount != (least and least * CHIP):
            self.rules[self.rule(amount, least)] += 1
        elif amount and self.random.random() < 0.45:
            self.ours.play(kind(seat, amount))
            state.complete_bet_or_raise_to(least)
            return
        owed = Call in ask.offers
        if owed and self.random.random() < 0.15:
            self.ours.play(Fold(seat))
            state.fold()
        else:
            self.ours.play(Call(seat) if owed else Check(seat))
            state.check_or_call()

    def rule(self, ours: int | None, theirs: int | None) -> str:
        """The rule by which a raise is offered here and not there, or to another amount."""
        hand, at = self.ours.hand, self.ours.hand.at
        assert isinstance(at, Round)
        if at.raises >= CAP and ours is None and not hand.board:
            # PokerKit does not count the blind as the bet: it allows a fourth raise.
            return "TOM-HE-33"
        if at.raises >= CAP and theirs is None and len(hand.live) == 2:
            return "TOM-HE-34"
        raised = [event for event in self.ours.log if isinstance(event, Raised)]
        if raised and hand.chips[raised[-1].seat] == 0 and hand.bets[raised[-1].seat]:
            # PokerKit: any short all-in is no raise, and the next raise goes on top of it.
            by = raised[-1].to - (at.base if not raised[-1].full else 0)
            assert by % (4 * CHIP if len(hand.board) > 3 else 2 * CHIP)
            return "TOM-ROOM-P2"
        raise AssertionError(f"no rule: {ours} and {theirs} at {at}")

    def stacks(self) -> list[int]:
        return [self.ours.hand.chips[seat] // CHIP for seat in self.ours.hand.seats]

    def all_odd_chips_to_one(self) -> list[int]:
        """Our stacks, if odd chips went as with PokerKit: all of a pot's to one seat, and no
        side pot apart from the main pot once the hands that lost are gone."""
        deal = on_the_table(self.ours)
        left = [self.ours.started.stacks[seat] - deal.paid[seat] for seat in deal.seats]
        winners = settle(deepcopy(deal))
        deal.hands = {seat: held for seat, held in deal.hands.items() if winners[seat]}
        won = settle(deal, to_one=True).values()
        return [(stack + more) // CHIP for stack, more in zip(left, won, strict=True)]


@pytest.mark.rule("TOM-HE-33", "TOM-HE-34", "TOM-HE-P2")
@pytest.mark.parametrize("seats", [2, 3, 6, 9])
def test_deep_stacks_end_the_same(seats: int) -> None:
    rules: Counter[str] = Counter()
    for seed in range(60):
        twins = Twins(f"deep {seats} {seed}", [500] * seats)
        twins.run()
        rules += twins.rules
        assert list(twins.theirs.stacks) == twins.all_odd_chips_to_one(), seed
        if twins.stacks() != list(twins.theirs.stacks):
            rules["TOM-ROOM-P3"] += 1
    # Without all-ins nothing differs but the cap and who gets the odd chips.
    assert set(rules) <= {"TOM-HE-33", "TOM-HE-34", "TOM-ROOM-P3"}
    assert rules["TOM-HE-34" if seats == 2 else "TOM-HE-33"]


@pytest.mark.rule("TOM-ROOM-P1", "TOM-ROOM-P2", "TOM-ROOM-P3")
def test_short_stacks_end_the_same() -> None:
    rules: Counter[str] = Counter()
    for seed in range(240):
        random = Random(f"stacks {seed}")
        # The full blind can be posted: PokerKit makes a shorter one the bet to call.
        stacks = [random.randint(2, 40) for _ in range(random.randint(2, 9))]
        twins = Twins(f"short {seed}", stacks)
        twins.run()
        rules += twins.rules
        assert list(twins.theirs.stacks) == twins.all_odd_chips_to_one(), seed
        if twins.stacks() != list(twins.theirs.stacks):
            rules["TOM-ROOM-P3"] += 1
    assert set(rules) == {"TOM-HE-33", "TOM-HE-34", "TOM-ROOM-P2", "TOM-ROOM-P3"}
