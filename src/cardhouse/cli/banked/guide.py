"""The person at a table banked by a player."""

from __future__ import annotations

from cardhouse.cli.banked.felt import BankedScene
from cardhouse.cli.banked.status import status
from cardhouse.cli.play.guide import Guide
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.terms import Spots, Sum
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.table import AnyEvent
from cardhouse.words.banked_results import before_clearing, results
from cardhouse.words.said import Said


class BankedGuide(Guide):
    """Leads one person through hands against a bank, remembering their usual sums."""

    # The person's last bank and last wager.
    _bank = 0
    _wager = 0

    def scene(self) -> BankedScene:
        view = self.seen()
        return BankedScene(view=view, **self.sight.around(view), results=results(self.sight.log()))

    def status(self) -> Said:
        return status(self.view())

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """The same sum as last time, none before the person has named one; else the default."""
        view = self.view()
        lay, seat = view.layout, view.viewer
        if not lay.covers and isinstance(terms := ask.offers.get(PutUp), Sum):
            if not self._bank:
                return ()
            return (PutUp(seat, max(terms.least, min(self._bank, terms.most))),)
        terms = ask.offers.get(PlaceWager)
        fresh = all(wager.seat != seat for wager in lay.wagers)
        if fresh and isinstance(terms, Spots) and seat in terms.spots:
            if not self._wager:
                return ()
            least, most = terms.spots[seat]
            more = (min(self._wager, most) - least) // terms.step * terms.step
            return PlaceWager(seat, seat, least + max(0, more)), Done(seat)
        return super().enter(ask)

    def play(self, command: Command) -> list[AnyEvent]:
        events = super().play(command)
        if isinstance(command, PutUp):
            self._bank = command.amount
        elif isinstance(command, PlaceWager):
            self._wager = command.amount
        return events

    def view(self) -> BankedView:
        """The table as it lies."""
        view = self.sight.view()
        assert isinstance(view, BankedView)
        return view

    def seen(self) -> BankedView:
        """The table for the eye: a finished hand with its cards still in place."""
        view, game = self.view(), self.sight.session.table.game
        return before_clearing(view, self.sight.log(), game) if view.over else view
