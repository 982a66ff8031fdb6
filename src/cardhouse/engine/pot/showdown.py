"""The showdown: hands are shown in order, losing hands killed, then the pots are pushed."""

from typing import Any, ClassVar

from cardhouse.engine.core.asks import PLAIN, Ask, Cards, Terms
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.award import shared, values
from cardhouse.engine.pot.commands import Muck, PlayBoard, Show
from cardhouse.engine.pot.deal import cards_due, deals_board
from cardhouse.engine.pot.events import (
    BetReturned,
    HandKilled,
    Mucked,
    PotAwarded,
    ShowdownOpened,
    Shown,
)
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.must_bet import failing, without_the_last_round
from cardhouse.engine.pot.pots import Pot, pots
from cardhouse.engine.pot.round import Showdown

BOARD = 5


class ShowHands(Step[PotHand], frozen=True, tag="showdown"):
    """Show in order, kill the losing hands, push the pots; the last player left need not show."""

    needs: ClassVar[tuple[str, ...]] = ("deal", "bet")
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "show",
        "show.order",
        "show.all-cards",
        "show.says",
        "muck",
        "kill",
        "award",
        "award.unshown",
        "award.side",
        "award.split",
        "award.odd-chip",
        where(lambda show, game: game.high and game.low, "award.high", "award.low"),
        where(lambda show, game: deals_board(game) and _plays_board(game), "muck.board"),
        where(
            lambda show, game: game.betting.must_bet_low is not None,
            *("must-bet", "must-bet.returned", "must-bet.tie", "must-bet.short"),
        ),
    )
    ruled: ClassVar[frozenset[str]] = frozenset({"count.dead", "joker.foul"})

    def open(self, hand: PotHand) -> Events:
        if _contested(layers := pots(hand)):
            yield from self._uncontested(layers)
            yield ShowdownOpened(order=self._order(hand))

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        at = hand.at
        if not isinstance(at, Showdown) or len(hand.live) < 2 or not at.to_show:
            return ()
        seat = at.to_show[0]
        cards = tuple(hand.down[seat])
        offers: dict[type[Command], Terms] = {
            Show: Cards(cards=cards, least=0, most=len(cards)),
        }
        if hand.game.showing.muck:
            offers[Muck] = PLAIN
        if len(hand.board) == BOARD and _plays_board(hand.game):
            offers[PlayBoard] = PLAIN
        return (Ask(seat, offers, Show(seat)),)

    def answer(self, hand: PotHand, command: Any) -> Events:
        seat = command.seat
        if isinstance(command, Show):
            held = tuple(hand.down[seat])
            cards, says = command.cards or held, command.says
            whole = len(cards) == len(held)
            cite = ("show.says" if says else "show") if whole else "show.all-cards"
            return (Shown(seat=seat, cards=cards, says=says, cite=cite),)
        if isinstance(command, PlayBoard):
            return (Mucked(seat=seat, board=True, cite="muck.board"),)
        return (Mucked(seat=seat),)

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        if isinstance(command, Show):
            return Illegal(Reason.WRONG_CARDS, "show")
        if isinstance(command, Muck):
            return Illegal(Reason.NOT_OFFERED, "show")
        if isinstance(command, PlayBoard):
            # A game that requires cards from the hand has no hand without them.
            return Illegal(Reason.NOT_OFFERED, "show.all-cards")
        return Illegal(Reason.NOT_OFFERED)

    def _order(self, hand: PotHand) -> tuple[int, ...]:
        first = hand.opener
        if hand.game.showing.first == "last-aggressor" and hand.aggressor:
            first = hand.aggressor
        elif hand.game.showing.first == "left-of-button":
            first = hand.seats[0]
        before = hand.clockwise(first)
        around = (first, *before[:-1])
        return tuple([seat for seat in around if seat in hand.live and hand.down[seat]])

    def _uncontested(self, layers: list[Pot]) -> Events:
        """Award a side pot with one player left in it at once, shown or not."""
        for number, pot in reversed(list(enumerate(layers))):
            # The main pot waits: a player with nothing in it (the last chip was the fee) is live
            # too.
            if len(pot.seats) == 1 and pot.beyond:
                yield PotAwarded(
                    seat=pot.seats[0],
                    amount=pot.amount,
                    pot=number,
                    beyond=pot.beyond,
                    cite="award.unshown",
                )

    def close(self, hand: PotHand) -> Events:
        yield from self._fouls(hand)
        layers = pots(hand)
        if not (_contested(layers) or _seen_failing(hand)):
            for pot in layers:
                yield PotAwarded(seat=pot.seats[0], amount=pot.amount, cite="award.unshown")
            return
        awards = _awards(hand, layers)
        winners = {award.seat for award in awards if isinstance(award, PotAwarded)}
        for seat in tuple(hand.live):
            if seat not in winners:
                yield HandKilled(seat=seat)
        yield from awards

    def _fouls(self, hand: PotHand) -> Events:
        """Kill hands seen face up to have a foreign card, or too many or too few cards."""
        if not isinstance(hand.at, Showdown):
            return
        for seat, cite in _foul_hands(hand).items():
            if len(hand.live) > 1:
                yield HandKilled(seat=seat, cite=cite)


def _plays_board(game: PotGame) -> bool:
    """True if a hand may be just the board, and its owner may announce it."""
    return game.pick == "any" and game.showing.board


def _contested(layers: list[Pot]) -> bool:
    """True if two hands contend for the main pot; a hand without a chip in it does not."""
    return bool(layers) and len(layers[0].seats) > 1


def _foul_hands(hand: PotHand) -> dict[int, str]:
    """Live hands face up with a foreign card, or too many or too few cards, and the rule."""
    due, foreign, found = cards_due(hand), set(hand.foreign), {}
    for seat in hand.live:
        cards = hand.up[seat]
        if not foreign.isdisjoint(cards):
            found[seat] = "joker.foul"
        elif len(cards) != due and seat not in hand.boards:
            found[seat] = "count.dead"
    return found


def _seen_failing(hand: PotHand) -> bool:
    """True if a hand that lies face up should have been bet; a last hand unseen keeps it all."""
    if hand.game.betting.must_bet_low is None or not isinstance(hand.at, Showdown):
        return False
    # The last hand is not killed for its cards, but a foul one is no low either.
    foul = _foul_hands(hand)
    return bool(failing(hand, [s for s in hand.live if not hand.down[s] and s not in foul]))


def _awards(hand: PotHand, layers: list[Pot]) -> list[PotAwarded | BetReturned]:
    """Each pot to the best hands among those that paid into it; each hand is evaluated once."""
    high, low = hand.ranks()
    highs, lows = values(hand, high), values(hand, low)
    awards: list[PotAwarded | BetReturned] = []
    lax = failing(hand, hand.live)
    for number, pot in enumerate(layers):
        shares = shared(hand, pot, highs, lows)
        if lax:
            shares = without_the_last_round(hand, layers, number, shares, lax)
        for share in shares:
            cite = "award.side" if number and share.cite == "award" else share.cite
            if share.back:
                awards.append(BetReturned(seat=share.seat, amount=share.amount, pot=number))
            elif share.amount:
                awards.append(
                    PotAwarded(
                        seat=share.seat,
                        amount=share.amount,
                        pot=number,
                        half=share.half,
                        cite=cite,
                    )
                )
    return awards
