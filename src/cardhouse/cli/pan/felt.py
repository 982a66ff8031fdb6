"""A pan table in rows: the middle, each player with their spreads, the viewer's hand by suits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.cli.felt.cards import PAPER, card_box, chip, in_suits
from cardhouse.cli.felt.middle import GOLD
from cardhouse.cli.felt.pen import Pen
from cardhouse.cli.felt.places import Plan
from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.felt.seats import PALE
from cardhouse.cli.felt.strip import strip
from cardhouse.engine.core.view import SeatView
from cardhouse.engine.pan.view import MeldView, PanView
from cardhouse.words.scene import dollars
from cardhouse.words.speech import Spoken

# Columns of a row: the name, the chips, the first player's mark, the spreads.
NAME, CHIPS, MARK, SPREADS = 1, 17, 25, 28
# Rows below the viewer's cards, for what could be laid.
PROPOSALS: Final = 4
WON: Final = "bold #7ee787"


class PanScene(Scene, kw_only=True):
    """A pan table, drawn without an oval: every spread has its place in a row."""

    view: PanView
    # Melds that could be laid now, in words, by the numbers that are typed.
    proposals: list[Spoken] = field(default_factory=list)

    def measured(self, plan: Plan) -> Plan:
        """Give the viewer's cards three rows where all players need the others."""
        rows = len(self.seated()) + plan.own_card[1] + PROPOSALS + 3
        return plan if rows <= plan.height else replace(plan, own_card=(5, 3))

    def draw(self, pen: Pen) -> None:
        """Draw the middle, the rows of the players, the viewer's hand, and the proposals."""
        self.draw_middle(pen)
        viewer, row = self.view.viewer, 2
        for number in [*(seat for seat in self.seated() if seat != viewer), viewer]:
            self._row(pen, number, row)
            row += 1
        self._hand(pen)
        first = pen.plan.height - PROPOSALS
        for at, proposal in enumerate(self.proposals[:PROPOSALS], first):
            _words(pen, (NAME, at), proposal)

    def draw_middle(self, pen: Pen) -> None:
        """Draw the deck, the card drawn, the top discard and the tops in the first row."""
        view, x = self.view, NAME
        x = _piece(pen, x, pen.say("felt-deck", count=view.stock), ())
        if view.spreads.drawn:
            x = _piece(pen, x, pen.say("felt-drawn"), view.spreads.drawn, GOLD)
        if view.spreads.top:
            x = _piece(pen, x, pen.say("felt-discard"), view.spreads.top)
        if view.pot:
            _piece(pen, x, pen.say("felt-tops"), (), end=f" {dollars(view.pot)}")

    def _row(self, pen: Pen, number: int, row: int) -> None:
        """Draw a player's name, chips and spreads, or a word where nothing lies."""
        seat, turn = self.seat(number), self.turn == number
        live = seat is not None and seat.live
        ink = pen.ink("bold white", "bold") if live else pen.ink(PALE)
        pen.canvas.put((0, row), pen.sign("▸") if turn else " ", ink=pen.ink(GOLD, "bold"))
        name = f"{number} {self.names.get(number, '')}"
        pen.canvas.put((NAME, row), name[: CHIPS - NAME - 1], ink=ink)
        won = self.won.get(number, 0)
        chips = self.idle.get(number, 0) if seat is None else seat.chips
        said = f"+{dollars(won)}" if won else dollars(chips)
        pen.canvas.put((CHIPS, row), said, ink=pen.ink(WON if won else "#e6c35c"))
        if self.view.button == number:
            mark = " D " if pen.look.colour else "(D)"
            at, ground = (MARK - 1, row), pen.ink("#ffffff")
            pen.canvas.put(at, mark, ink=pen.ink("bold black", "bold"), ground=ground)
        melds = self.view.spreads.melds.get(number, ())
        if melds:
            self._spreads(pen, row, melds, own=number == self.view.viewer)
        else:
            said = pen.say(self._nothing(seat), count=0 if seat is None else len(seat.down))
            pen.canvas.put((SPREADS, row), said, ink=pen.ink(PALE))

    def _nothing(self, seat: SeatView | None) -> str:
        """The message where a player has no spread."""
        if seat is None:
            return "felt-out"
        return "felt-no-meld" if seat.live else "felt-retired"

    def _spreads(self, pen: Pen, row: int, melds: Sequence[MeldView], *, own: bool) -> None:
        """Draw spreads side by side with their worth; the viewer's own have numbers to type."""
        room = pen.plan.width - SPREADS
        cards, paid = sum(len(meld.cards) for meld in melds), sum(bool(m.worth) for m in melds)
        tight = 3 * cards + len(melds) * (4 if own else 2) + 4 * paid > room
        x = SPREADS
        for number, meld in enumerate(melds, 1):
            if own:
                pen.canvas.put((x, row), f"{number}:", ink=pen.ink("bold #ffd75f", "bold"))
                x += 2
            x = strip(pen, (x, row), meld.cards, tight=tight)
            if meld.worth:
                worth = f"+{meld.worth}"
                pen.canvas.put((x, row), worth, ink=pen.ink(GOLD, "bold"))
                x += len(worth)
            x += 1 if tight else 2

    def _hand(self, pen: Pen) -> None:
        """Draw the viewer's cards by suits, as wide as the terminal allows."""
        own = self.seat(self.view.viewer)
        cards = () if own is None else tuple(sorted(own.down, key=in_suits))
        width, height = pen.plan.own_card
        gap = 1 if len(cards) * (width + 1) <= pen.plan.width else 0
        y = pen.plan.height - PROPOSALS - height
        for at, card in enumerate(cards):
            corner = (NAME + at * (width + gap), y)
            card_box(pen.canvas, corner, card, size=(width, height), look=pen.look)


def _piece(pen: Pen, x: int, said: str, cards: Sequence[Card], ink: str = "", end: str = "") -> int:
    """Draw a piece of the first row; return the column of the next."""
    pen.canvas.put((x, 0), said + end, ink=pen.ink(ink or "bold white", "bold"))
    x += len(said) + len(end) + 1
    for card in cards:
        chip(pen.canvas, (x, 0), card, pen.look)
        x += 5
    return x + 2


def _words(pen: Pen, at: tuple[int, int], line: Spoken) -> None:
    """Draw a line with its cards in their places."""
    x, row = at
    pen.canvas.put((x, row), pen.sign(line.text), ink=pen.ink("bold white", ""))
    ground = PAPER if pen.look.colour else ""
    for place in line.cards:
        card = Card(line.text[place : place + 2])
        here, ink = (x + place, row), pen.look.ink(card)
        pen.canvas.put(here, pen.look.card(card), ink=ink, ground=ground)
