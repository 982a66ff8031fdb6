"""A table of pai gow poker for tests: stacked piles, known dice, settings in words."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from cardhouse.cards import Card, parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.banked.commands import Confirm, Lapse, Roll, SetHand, Shake
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.bank import BankDecides
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame, PaiGowHand
from cardhouse.engine.banked.pai_gow.setting import Setting
from cardhouse.engine.banked.pai_gow.spots import setter
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from tests.kit.banked import AnyBanked, banked_game

ALL = (1, 2, 3, 4, 5, 6, 7)
# The action on spot 6 when the bank is at spot 2.
TWELVE = (5, 4, 3)

# By the house way the bank has nines behind king and jack; the others are named by their result.
BANK_HAND = "Kd Jh 9d 9c 7h 4s 2c"
WINS = "Ks Qh Td Tc 7s 4h 2d"
WINS_TOO = "Ah Qs Qd Jd 8h 6h 3s"
LOSES = "Ts 8s 5d 5h 6c 3h 2h"
PUSHES = "As 6d 5s 5c 8c Jc 2s"


class Cup(Stacked):
    """Chance with known dice; cards that are not named lie as in a new pack."""

    def __init__(self, dice: tuple[int, ...], cards: tuple[Card, ...] = ()) -> None:
        super().__init__(cards)
        self.dice = dice

    def answer(self, ask: Ask) -> Command:
        return Roll(dice=self.dice) if Roll in ask.offers else super().answer(ask)


def pai_gow(table: str = "", **changes: object) -> PaiGowGame:
    return banked_game(PaiGowGame, "tommys", "pai-gow-poker", table, **changes)


def split(cards: list[Card] | tuple[Card, ...], front: str) -> tuple[tuple[Card, ...], ...]:
    """The named cards in front, the others in the back."""
    named = parse_cards(front)
    return named, tuple(card for card in cards if card not in named)


class PaiGowTable(AnyBanked):
    """A hand of pai gow, dealt up to the dice cup; `hands` by spot, the bank's by its own spot."""

    game: PaiGowGame
    hand: PaiGowHand

    def __init__(
        self,
        played: PaiGowGame | None = None,
        *,
        hands: Mapping[int, str] | None = None,
        bank: int = 2,
        dice: tuple[int, ...] = TWELVE,
        left: str = "",
        money: float = 1000,
        wagers: Mapping[int, float] | None = None,
        others: str = "",
        seats: tuple[int, ...] = ALL,
        stacks: int | dict[int, int] = 5_000_00,
        wait: bool = False,
        bank_hand: int = 1,
        swapped: Mapping[str, str] | None = None,
    ) -> None:
        """`left` names the four cards left over; `dice` say where the action begins.

        `swapped` replaces cards in the deck by others.
        """
        played = played or pai_gow()
        first = (bank - 1 + sum(dice) - 1) % 7
        order = [ALL[(first + i) % 7] for i in range(7)]
        super().__init__(
            played,
            bank=bank,
            money=money,
            wagers=wagers,
            others=others,
            seats=seats,
            stacks=stacks,
            bank_hand=bank_hand,
            shoe=" ".join(_stock(played.deck.cards(), order, hands or {}, left)),
            wait=True,
        )
        self.bank = bank
        self.chance = Cup(dice)
        if swapped:
            self._swap(swapped)
        if not wait:
            self.open_bets().close_bets()

    def _swap(self, swapped: Mapping[str, str]) -> None:
        """Start again with some cards of the deck replaced by others."""
        started = self.log[0]
        assert isinstance(started, HandStarted)
        wrong = {parse_cards(old)[0]: parse_cards(new)[0] for old, new in swapped.items()}
        deck = tuple(wrong.get(card, card) for card in self.game.deck.cards())
        stock = tuple(wrong.get(card, card) for card in started.stock)
        self.start(replace(started, deck=deck, stock=stock))

    def shake(self) -> PaiGowTable:
        """The bank shakes the cup; the piles are delivered."""
        self.play(Shake(self.bank))
        return self

    def set(self, fronts: Mapping[int, str] | None = None) -> PaiGowTable:
        """All players set their hands with these fronts, or by default."""
        for spot, front in (fronts or {}).items():
            self.lay(spot, front)
        while isinstance(self.hand.at, Setting) and self.hand.asked:
            default = self.hand.asked[0].default
            assert default is not None
            self.play(default)
        return self

    def lay(self, spot: int, front: str) -> PaiGowTable:
        """The player of a spot sets the hand with these cards in front."""
        in_front, behind = split(self.hand.down[spot], front)
        self.play(SetHand(seat=setter(self.hand, spot), front=in_front, back=behind))
        return self

    def bank_sets(self, front: str = "") -> PaiGowTable:
        """The bank sets its hand, confirms, and the first hand is about to be exposed."""
        if front:
            in_front, behind = split(self.hand.up[BANK], front)
            self.play(SetHand(seat=self.bank, front=in_front, back=behind))
        while isinstance(self.hand.at, BankDecides):
            if self.hand.at.confirmed:
                self.play(Lapse())
            elif BANK in self.layout.settings:
                self.play(Confirm(self.bank))
            else:
                default = self.ask(self.bank).default
                assert default is not None
                self.play(default)
        return self

    def read(self, fronts: Mapping[int, str] | None = None, bank: str = "") -> PaiGowTable:
        """From the dice to the settlement; the cards still lie on the table."""
        return self.shake().set(fronts).bank_sets(bank)

    def end(self) -> PaiGowTable:
        """The dealer collects the cards."""
        self.play(Lapse())
        assert self.hand.over
        return self

    def results(self) -> dict[tuple[int, int], tuple[str, float, float]]:
        """By spot and player: the result, the amount paid and the amount returned, in dollars."""
        found: dict[tuple[int, int], WagerSettled] = {(e.hand, e.seat): e for e in self.settled()}
        return {
            key: (e.result, sum(share for _, share in e.shares) / 100, e.returned / 100)
            for key, e in found.items()
        }

    def cover(self) -> float:
        """The money of the bank, and behind it, that still covers wagers, in dollars."""
        return sum(cover.pays for cover in self.layout.covers) / 100


def _stock(
    deck: tuple[Card, ...], order: list[int], hands: Mapping[int, str], left: str
) -> list[Card]:
    """The deck in the order that deals these hands."""
    named = {spot: list(parse_cards(text.replace("Jk", "Jo"))) for spot, text in hands.items()}
    rest = list(parse_cards(left.replace("Jk", "Jo")))
    used = {card for cards in named.values() for card in cards} | set(rest)
    free = [card for card in deck if card not in used]
    piles = [named.get(spot, []) for spot in order]
    for cards in piles:
        while len(cards) < 7:
            cards.append(free.pop(0))
    return [piles[i][turn] for turn in range(7) for i in range(7)] + rest + free
