"""Dealing: burns, cards to the players in rotation, cards to the board."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core import chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.chance import arranging
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import Arrange
from cardhouse.engine.core.events import Arranged, Burned, Dealt, StepsReplaced
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.portion import Portion, given_up, received, total
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.deal_events import BoardDealt, Scrambled, ScrapFound
from cardhouse.engine.pot.hand import PotHand

Count = Annotated[int, Meta(ge=0)]


class Deal(Step[PotHand], frozen=True, tag="deal"):
    """Burn, then deal down and up cards one at a time in rotation, then turn board cards."""

    keys: ClassVar[Cites] = ("deck", where(lambda deal, game: deal.burn > 0, "deal.burn"))
    ruled: ClassVar[frozenset[str]] = frozenset({"scrap.board", "scrap.down-card"})
    unwritten: ClassVar[frozenset[str]] = frozenset({"short", "extra", "turned", "laid"})

    # Cards burned before it.
    burn: Count = 0
    # Cards to each player, face down.
    down: Count = 0
    # Cards to each player, face up, after those.
    up: Count = 0
    # Cards to the board.
    board: Count = 0
    # The rule for this street.
    cite: str = "deal.rotation"

    # Seats passed over in the last round, by mistake or by a ruling.
    short: tuple[int, ...] = ()
    # Seats served twice; set only by a ruling.
    extra: tuple[int, ...] = ()
    # Seats whose down card of this number the dealer turns up; their next up card comes down.
    turned: tuple[tuple[int, int], ...] = ()
    # The number of cards a ruling has laid on the stock as the burns of this street.
    laid: Count = 0

    def cites(self, game: Game) -> frozenset[str]:
        deals = {self.cite} if self.down or self.up or self.board else set()
        return super().cites(game) | deals

    def portion(self) -> Portion:
        return Portion(down=self.down, up=self.up, board=self.board, burn=self.burn)

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        # Cards out of play are a reserve for a street that could not be dealt otherwise.
        if (hand.burns or hand.eliminated) and len(hand.stock) < self._count(hand):
            return (Scrambled(cite=self.cite),)
        return ()

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        return to_arrange(hand, self._count(hand))

    def answer(self, hand: PotHand, command: Arrange) -> Events:
        return (Arranged(cards=command.cards),)

    @property
    def burns(self) -> int:
        """The number of cards to burn: those laid out for it, or as many as the game says."""
        return max(self.burn, self.laid)

    def _count(self, hand: PotHand) -> int:
        seats = receivers(hand)
        burns = self.burns if self.laid else self.burn
        count = burns + self.board + (self.down + self.up) * len(seats)
        if self.short or self.extra:
            count += len(self.extra) - sum(map(seats.__contains__, self.short))
        return count

    def close(self, hand: PotHand) -> Events:
        for _ in range(self.burns if self.laid else self.burn):
            while hand.stock[0] in hand.scraps:
                yield ScrapFound(card=hand.stock[0], cite="scrap.board")
            yield Burned(card=hand.stock[0])
        rounds = self.down + self.up
        for i in range(rounds):
            seats = receivers(hand)
            if i == rounds - 1 and (self.short or self.extra):
                seats = self._last(seats)
            if self.turned:
                yield from self._mixed(hand, seats, i)
            else:
                yield from self._round(hand, seats, up=i >= self.down)
        if self.board:
            # The card under a scrap replaces it among the cards to be turned, so that the board
            # cards still turn together. Face up, everybody sees a foreign card.
            while scraps := _scraps(hand, self.board):
                yield ScrapFound(card=scraps[0], cite="scrap.board")
            yield BoardDealt(cards=tuple(hand.stock[: self.board]), cite=self.cite)

    def _last(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The seats dealt to in the last round, by mistake or by a ruling."""
        return tuple([seat for seat in seats if seat not in self.short]) + self.extra

    def _mixed(self, hand: PotHand, seats: tuple[int, ...], number: int) -> Events:
        """Deal a round with a seat's card up instead of down, or the other way round."""
        early = {seat for seat, _ in self.turned}
        for seat in seats:
            turned = (seat, number + 1) in self.turned
            swapped = turned or (number == self.down and seat in early)
            yield from self._round(hand, (seat,), up=(number >= self.down) != swapped)

    def _round(self, hand: PotHand, seats: tuple[int, ...], *, up: bool) -> Events:
        """Deal one card to each."""
        if hand.scraps or (up and hand.foreign):
            return self._round_of_scraps(hand, seats, up=up)
        cards = tuple(hand.stock[: len(seats)])
        return (Dealt(seats=seats, cards=cards, up=up, cite=self.cite),)

    def _round_of_scraps(self, hand: PotHand, seats: tuple[int, ...], *, up: bool) -> Events:
        """Deal a round in which a seat that gets a scrap waits for the others."""
        waiting = []
        for seat in seats:
            # Face up, everybody sees a foreign card.
            if hand.stock[0] in hand.scraps or (up and hand.stock[0] in hand.foreign):
                yield ScrapFound(card=hand.stock[0], seat=seat, cite="scrap.down-card")
                waiting.append(seat)
            else:
                yield Dealt(seats=(seat,), cards=(hand.stock[0],), up=up, cite=self.cite)
        if waiting:
            yield from self._round(hand, tuple(waiting), up=up)


def receivers(hand: PotHand) -> tuple[int, ...]:
    """The seats dealt to: live hands, and seats that still get dead cards."""
    if not hand.receiving:
        return tuple(hand.live)
    among = {*hand.live, *hand.receiving}
    return tuple(filter(among.__contains__, hand.seats))


def burning(hand: PotHand) -> tuple[int, Deal] | None:
    """The next street with a burn, and its index in the script."""
    for index in range(hand.cursor + 1, len(hand.script)):
        step = hand.script[index]
        if isinstance(step, Deal) and step.burn:
            return index, step
    return None


def laid_to_burn(hand: PotHand, cite: str) -> Iterator[StepsReplaced]:
    """Make the card just laid on the stock the burn of the next street."""
    if (found := burning(hand)) is not None:
        index, deal = found
        steps = (replace(deal, laid=deal.laid + 1), *hand.script[index + 1 :])
        yield StepsReplaced(start=index, steps=steps, cite=cite)


def to_arrange(hand: PotHand, count: int) -> tuple[Ask, ...]:
    """Ask chance for those of the next cards it has not decided on yet."""
    if not (hand.scraps or hand.foreign):
        return chance.to_arrange(hand, count)
    known = len(hand.stock) - hand.stock.count(HIDDEN)
    useful = known - len(_scraps(hand, len(hand.stock)))
    return arranging(hand, max(0, min(count - useful, len(hand.stock) - known)))


def cards_due(hand: PotHand) -> int:
    """The number of cards each player holds in the end; a community card replaces one."""
    # The script is hashed to find its total: once is enough.
    dealt = total(hand.game.script)
    return dealt.held - max(0, len(hand.board) - dealt.board)


def deals_board(game: Game) -> bool:
    """True if a game has community cards."""
    return total(game.script).board > 0


def due_now(hand: PotHand, seat: int) -> int:
    """The number of cards a seat should hold now."""
    played = hand.script[: hand.cursor + 1]
    # A street that ran out of cards is dealt in two parts, and a ruling may deal one again.
    most = received(hand.game.script) - _community(hand)
    held = min(most, received(played)) - given_up(played)
    return held - played[-1].coming(hand, seat) if played else held


def _community(hand: PotHand) -> int:
    return max(0, len(hand.board) - total(hand.game.script).board)


def is_scrap(hand: PotHand, card: Card) -> bool:
    """True if a card counts for nothing: found boxed, or foreign to this game's deck."""
    return card in hand.scraps or card in hand.foreign


def _scraps(hand: PotHand, count: int) -> list[Card]:
    """Those of the next cards that count for nothing."""
    if not (hand.scraps or hand.foreign):
        return []
    return [card for card in hand.stock[:count] if is_scrap(hand, card)]
