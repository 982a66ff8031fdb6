"""Hands of blackjack in all houses, with every kind of play; `-m tests.oracle.shoes`."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence

import msgspec

from cardhouse.bots.names import make
from cardhouse.cards import JOKER, Card
from cardhouse.chance import Seeded
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.families import look
from tests.kit.banked import game
from tests.oracle import twenty_one

RAIL = (101, 102)
# The name of each house's blackjack page.
USUAL = "no-bust-blackjack"
PAGES = {"corner-club": "blackjack"}
# Bots that play at random, sensible bots, and both together.
BOTS = ("random", "sensible", "mixed")
STACKS = (3_00, 12_00, 60_00, 400_00, 2_000_00)


class Shoe:
    """A hand at a house's table, from a seed: players, money, cards and decisions."""

    def __init__(self, house: str, seed: str, bots: str) -> None:
        self.random = source = random.Random(f"{house} {bots} {seed}")
        self.game, self.papers = game(house, PAGES.get(house, USUAL)), twenty_one.HOUSES[house]
        people = source.sample(range(1, 9), source.randint(2, 8))
        rail = RAIL[: source.randint(0, 2)] if self._back_line else ()
        bank, *others = people
        behind = (others.pop(),) if len(others) > 1 and source.random() < 0.5 else ()
        seats = tuple(sorted((*people, *rail)))
        kind = {s: source.choice(BOTS[:2]) if bots == "mixed" else bots for s in seats}
        self.bots = {s: make(kind[s], self.game, seed=f"{seed}/{s}") for s in seats}
        started = HandStarted(
            house=house,
            game=self.game.name,
            seats=seats,
            stacks={seat: source.choice(STACKS) + source.randrange(100) for seat in seats},
            button=bank,
            behind=behind if house != "ven-a-mexico" else (),
            stock=_rich(self.game, source) if source.random() < 0.6 else (),
        )
        self.chance = Seeded(seed)
        self.hand, self.log = kernel.start(self.game, started)

    @property
    def _back_line(self) -> int:
        assert self.game.banking is not None
        return self.game.banking.circles.back_line

    def play(self) -> "Shoe":
        """Play the hand to its end."""
        while not self.hand.over:
            ask = self.random.choice(self.hand.asked)
            self.log += kernel.play(self.hand, self._decide(self.hand, ask))
        return self

    def _decide(self, hand: Hand, ask: Ask) -> Command:
        if ask.actor == CHANCE:
            return self.chance.answer(ask)
        if isinstance(ask.actor, int):
            return self.bots[ask.actor].decide(look(hand, ask.actor), ask)
        return ask.sample(self.random.randrange)

    def facts(self) -> list[twenty_one.Data]:
        """The log as anybody could read it."""
        return [as_data(event) for event in self.log]

    def compare(self) -> Counter[str]:
        """Check stacks and box against the second settlement; returns the cases the hand shows."""
        sheet = twenty_one.read(self.facts(), self.papers)
        stacks, box = twenty_one.settle(sheet, self.papers)
        assert {seat: self.hand.chips[seat] for seat in self.hand.seats} == stacks
        assert self.hand.chips["box"] == box
        assert sheet.bets == [] or twenty_one.faults(sheet, self.papers) == []
        return twenty_one.cases(sheet, self.papers)


def as_data(event: Event) -> twenty_one.Data:
    found: twenty_one.Data = msgspec.json.decode(msgspec.json.encode(event))
    return found


def _rich(played: BlackjackGame, source: random.Random) -> tuple[Card, ...]:
    """A shoe with favoured ranks on top, to make pairs, naturals and jokers frequent."""
    favoured = source.sample(("A", "8", "T", "K", "5", "9", JOKER), 3)
    # Jokers are few, so favoured ones lie near the top.
    places = [
        (source.random() * (0.2 if c == JOKER else 1) - (c in favoured or c[0] in favoured), c)
        for c in played.deck.cards()
    ]
    return tuple(card for _, card in sorted(places))


def run(house: str, hands: int, seed: int = 0) -> Counter[str]:
    """Play this many hands with each kind of bots, and count the cases."""
    found = Counter[str]()
    for bots in BOTS:
        for number in range(seed, seed + hands):
            try:
                found += Shoe(house, str(number), bots).play().compare()
            except AssertionError as error:
                raise AssertionError(f"{house}, {bots} bots, seed {number}: {error}") from error
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Compare many hands of each house, and print the count of each case."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.shoes", description=__doc__)
    parser.add_argument("--hands", type=int, default=1000, help="of each house and kind of bots")
    parser.add_argument("--seed", type=int, default=0, help="the first hand's")
    options = parser.parse_args(argv)
    for house in twenty_one.HOUSES:
        found = run(house, options.hands, options.seed)
        cases = ", ".join(f"{name} {count:,}" for name, count in found.most_common())
        sys.stdout.write(f"{house}: {cases}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
