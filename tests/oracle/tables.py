"""The seven games PokerKit plays too: from our base pages, and as PokerKit sets them up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

import pokerkit

from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.rules import Betting
from cardhouse.ranking import High, Low
from tests.laws.pages import game_of

# PokerKit counts chips, we count cents; every table is played in chips of a dollar.
CHIP = 100

# A bet and three raises. PokerKit counts bets and raises alike, and no blind among them.
RAISES = 3
BETS_AND_RAISES = 4

# We tell PokerKit the cards dealt; it does everything else by itself.
BY_ITSELF = tuple(
    automation
    for automation in pokerkit.Automation
    if automation.name not in ("CARD_BURNING", "HOLE_DEALING", "BOARD_DEALING")
)


@dataclass(frozen=True)
class Money:
    """The stakes of a table, in chips."""

    small_bet: int
    big_bet: int
    blinds: tuple[int, ...] = ()
    ante: int = 0
    bring_in: int = 0


BLINDS = (Money(2, 4, blinds=(1, 2)), Money(4, 8, blinds=(2, 4)))
FORCED = (Money(2, 4, ante=1, bring_in=1), Money(4, 8, ante=2, bring_in=1))
ANTES = (Money(2, 4, ante=1), Money(4, 8, ante=2))

HIGH, EIGHT_OR_BETTER = High(), Low(qualifier=8)


class Twin(Protocol):
    """A game, as set up here and there."""

    @property
    def name(self) -> str: ...

    @property
    def seats_most(self) -> int:
        """The most players the deck can serve, whatever they do."""
        ...

    @property
    def money(self) -> tuple[Money, ...]: ...

    def here(self, money: Money, random: Random) -> PotGame: ...

    def there(self, money: Money, stacks: list[int]) -> Any: ...


@dataclass(frozen=True)
class Table:
    """A game: its base page here, and its set-up there."""

    name: str
    page: str
    money: tuple[Money, ...]
    build: Callable[[Money, list[int]], Any]
    seats_most: int
    high: High | None = HIGH
    low: Low | None = None

    def there(self, money: Money, stacks: list[int]) -> Any:
        """PokerKit's game."""
        return self.build(money, stacks)

    def here(self, money: Money, random: Random) -> PotGame:
        """Our game, with the house's limit on raises drawn at random."""
        cents = {
            name: getattr(money, name) * CHIP
            for name in ("small_bet", "big_bet", "ante", "bring_in")
        }
        blinds = tuple(blind * CHIP for blind in money.blinds)
        betting = Betting(
            raises=RAISES,
            uncapped=random.choice(("never", "two-left", "two-at-start")),
            short_raise=random.choice(("half", "full")),
        )
        stakes = Stakes(**cents, blinds=blinds, chip=CHIP)
        return game_of(self.page, stakes, betting=betting, high=self.high, low=self.low)


def _holdem(money: Money, stacks: list[int]) -> Any:
    return pokerkit.FixedLimitTexasHoldem.create_state(
        BY_ITSELF, True, 0, money.blinds, money.small_bet, money.big_bet, stacks, len(stacks)
    )


def _stud(kind: Any) -> Callable[[Money, list[int]], Any]:
    def there(money: Money, stacks: list[int]) -> Any:
        bets = money.bring_in, money.small_bet, money.big_bet
        return kind.create_state(BY_ITSELF, True, money.ante, *bets, stacks, len(stacks))

    return there


def _from_parts(hands: tuple[Any, ...], streets: Any) -> Callable[[Money, list[int]], Any]:
    """A game PokerKit has no class for, or only with another limit (Omaha hi-lo)."""

    def there(money: Money, stacks: list[int]) -> Any:
        return pokerkit.State(
            BY_ITSELF,
            pokerkit.Deck.STANDARD,
            hands,
            streets(money),
            pokerkit.BettingStructure.FIXED_LIMIT,
            True,
            money.ante,
            money.blinds or 0,
            0,
            stacks,
            len(stacks),
        )

    return there


def _street(bet: int, *, down: int = 0, board: int = 0, draw: bool = False) -> Any:
    position = pokerkit.Opening.POSITION
    return pokerkit.Street(not down, (False,) * down, board, draw, position, bet, BETS_AND_RAISES)


def _omaha(money: Money) -> tuple[Any, ...]:
    return (
        _street(money.small_bet, down=4),
        _street(money.small_bet, board=3),
        _street(money.big_bet, board=1),
        _street(money.big_bet, board=1),
    )


def _draw(money: Money) -> tuple[Any, ...]:
    return _street(money.small_bet, down=5), _street(money.big_bet, draw=True)


SHIPPED = (
    Table("hold'em", "holdem", BLINDS, _holdem, 10),
    Table("Omaha hi", "omaha", BLINDS, _from_parts((pokerkit.OmahaHoldemHand,), _omaha), 8),
    Table(
        "Omaha hi-lo",
        "omaha",
        BLINDS,
        _from_parts((pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand), _omaha),
        8,
        low=EIGHT_OR_BETTER,
    ),
    Table("stud", "stud7", FORCED, _stud(pokerkit.FixedLimitSevenCardStud), 6),
    Table(
        "stud hi-lo",
        "stud7",
        FORCED,
        _stud(pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter),
        6,
        low=EIGHT_OR_BETTER,
    ),
    Table("five-card draw", "draw", ANTES, _from_parts((pokerkit.StandardHighHand,), _draw), 8),
    Table(
        "ace-to-five lowball",
        "lowball",
        BLINDS,
        _from_parts((pokerkit.RegularLowHand,), _draw),
        8,
        high=None,
        low=Low(),
    ),
)
