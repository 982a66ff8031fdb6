"""A banked table on the felt: the bank in the middle, each player's wagers and hands."""

from __future__ import annotations

from typing import Final

from msgspec import field

from cardhouse.cards import Card
from cardhouse.cli.banked.hands import cards_of, counted, hand_row
from cardhouse.cli.felt.cards import card_box, chip
from cardhouse.cli.felt.groups import large
from cardhouse.cli.felt.middle import GOLD
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Place
from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.felt.seats import CHIP, idle, plate, stack, word
from cardhouse.engine.banked.layout import STANDING, spot_of
from cardhouse.engine.banked.view import BankedView, HandView
from cardhouse.words.said import Money
from cardhouse.words.scene import dollars

WON: Final = "bold #7ee787"
LOST: Final = "bold #ff7b72"


class BankedScene(Scene, kw_only=True):
    """A table banked by a player."""

    view: BankedView
    # Each player's win or loss with each hand.
    results: dict[tuple[int, int], int] = field(default_factory=dict)

    def draw_middle(self, pen: Pen) -> None:
        """Draw the bank's cards in place of a board, its money above, its count below."""
        plan, hand = pen.plan, self.view.layout.bank_hand
        top = plan.board_row
        pen.canvas.centre((plan.middle, top - 1), _money(pen, self), ink=pen.ink(GOLD, "bold"))
        if hand.front:
            _chips(pen, hand.front, top)
            _chips(pen, hand.back, top + 2)
            return
        cards = cards_of(hand)
        width, height = plan.board_card
        if len(cards) * (width + 1) > plan.width - 2 * plan.plate[0]:
            _chips(pen, cards, top + height // 2)
            return
        x = plan.middle - (len(cards) * (width + 1) - 1) // 2
        for i, card in enumerate(cards):
            at = (x + i * (width + 1), top)
            card_box(pen.canvas, at, card, size=plan.board_card, look=pen.look)
        total = pen.say("total", kind=hand.kind, points=hand.called) if hand.kind else ""
        pen.canvas.centre((plan.middle, top + height), total, ink=pen.ink(GOLD, "bold"))

    def draw_seat(self, pen: Pen, number: int, place: Place) -> None:
        """Draw a player: the plate with chips and wagers, and their hands."""
        lay, seat = self.view.layout, self.seat(number)
        plate(pen, self, number, place, live=seat is not None)
        if seat is None:
            idle(pen, self, number, place)
            return
        covers = any(cover.seat == number for cover in lay.covers)
        stack(pen, self, seat, place, all_in=not covers)
        _wagers(pen, self, number, place, room=pen.plan.plate[0] - len(dollars(seat.chips)) - 3)
        if number == self.view.viewer:
            self.draw_own(pen)
            return
        hands = self.hands(number)
        row = place.at[1] + pen.plan.plate[1]
        most = pen.plan.plate[0] + (5 if place.side == "top" else 0)
        if place.side == "bottom":
            row, most = place.at[1] - 1, pen.plan.plate[0]
        if hands:
            hand_row(pen, place, hands, row=row, most=most)

    def draw_own(self, pen: Pen) -> None:
        """Draw the viewer's own hands, large, side by side."""
        shown = [hand for hand in self.hands(self.view.viewer) if cards_of(hand)]
        groups = [cards_of(hand) for hand in shown]
        large(pen, groups, [self._label(pen, hand) for hand in shown], most=room_of(pen))

    def seated(self) -> list[int]:
        """The seats at the table; players standing at the rail have none."""
        playing = (seat.seat for seat in self.view.seats if seat.seat < STANDING)
        return sorted({*playing, *self.idle})

    def disc(self) -> str:
        """The bank's button, with the number of the hand in its turn."""
        return f"B{self.view.layout.number}"

    def hands(self, number: int) -> list[HandView]:
        """A player's hands on the table."""
        lay = self.view.layout
        return [
            hand
            for hand in lay.hands
            if (cards_of(hand) or hand.surrendered)
            and lay.players.get(spot_of(hand.hand)) == number
        ]

    def _label(self, pen: Pen, hand: HandView) -> str:
        """The label of one of the viewer's hands: a turn mark, its count, its result."""
        viewer, spot = self.view.viewer, spot_of(hand.hand)
        parts = [counted(pen, hand)]
        if spot != viewer:
            parts.insert(0, pen.say("felt-of-spot", number=spot))
        net = self.results.get((viewer, hand.hand))
        if net is not None:
            parts.append(pen.say("felt-result", result=_result(net)))
        turn = "▸ " if self.view.layout.turn == hand.hand else ""
        return turn + " ".join(parts)


def room_of(pen: Pen) -> int:
    """The room for the viewer's own hands."""
    return pen.plan.width - 2 * pen.plan.plate[0]


def _money(pen: Pen, scene: BankedScene) -> str:
    """The holder of the bank, the money that covers, the wagers, and the rest of the cover."""
    lay, names = scene.view.layout, scene.names
    posted = [cover.posted for cover in lay.covers] or [0]
    bets = sum(wager.amount for wager in lay.wagers)
    return pen.say(
        "felt-bank",
        name=names.get(lay.bank, str(lay.bank)),
        covered=bool(lay.covers),
        posted=Money(posted[0]),
        behind=len(posted) > 1,
        more=Money(sum(posted[1:])),
        bets=bool(bets),
        wagers=Money(bets),
        ended=bool(scene.results),
        left=Money(sum(cover.pays for cover in lay.covers)),
    )


def _result(net: int) -> str:
    return "push" if not net else "win" if net > 0 else "lose"


def _wagers(pen: Pen, scene: BankedScene, number: int, place: Place, *, room: int) -> None:
    """At the plate's end: the wagers in the player's circles and behind them, or the result."""
    lay = scene.view.layout
    ended = [result for (seat, _), result in scene.results.items() if seat == number]
    if ended:
        net = sum(ended)
        said = pen.say("felt-net", result=_result(net), amount=Money(abs(net)))
        if len(said) > room:
            said = f"{'+' if net > 0 else ''}{dollars(net)}"
        _at_end(pen, place, said, WON if net > 0 else LOST if net < 0 else "")
        return
    posted = sum(cover.posted for cover in lay.covers if cover.seat == number)
    if posted:
        banks = number == lay.bank
        covers = pen.say("felt-covers", amount=Money(posted))
        word(pen, place, pen.say("felt-banks") if banks else covers)
        return
    own = sum(w.amount + w.insurance for w in lay.wagers if w.seat == number and not w.behind)
    behind = sum(
        w.amount for w in lay.wagers if w.behind and lay.players.get(spot_of(w.hand)) == number
    )
    if own or behind:
        more = f" +{dollars(behind)}" if behind else ""
        _at_end(pen, place, pen.sign(f"● {dollars(own)}{more}"), "bold white")


def _chips(pen: Pen, cards: tuple[Card, ...], row: int) -> None:
    """Draw small cards in a row in the middle."""
    x = pen.plan.middle - (len(cards) * (CHIP + 1) - 1) // 2
    for i, card in enumerate(cards):
        chip(pen.canvas, (x + i * (CHIP + 1), row), card, pen.look)


def _at_end(pen: Pen, place: Place, text: str, ink: str) -> None:
    end = place.at[0] + pen.plan.plate[0] - 1
    pen.canvas.put((end - len(text), place.at[1] + 1), text, ink=pen.ink(ink, "bold"))
