"""The person at a pan table."""

from cardhouse.cli.pan.felt import PanScene
from cardhouse.cli.pan.notes import lines
from cardhouse.cli.play.guide import Guide
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pan.commands import DiscardCard, Retire
from cardhouse.engine.pan.events import TopsWon
from cardhouse.engine.pan.view import PanView
from cardhouse.words.pan_results import before_clearing
from cardhouse.words.said import Listed, Money, Said, say


class PanGuide(Guide):
    """Leads one person through hands of pan."""

    typed = (Retire,)

    def scene(self) -> PanScene:
        view, ask = self._view(), self.sight.session.waiting
        return PanScene(
            view=before_clearing(view, self.sight.log(), self.sight.hand().game),
            **self.sight.around(view),
            won=self._won() if view.over else {},
            proposals=[] if ask is None else list(map(self.sight.words, lines(view, ask))),
        )

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """Discard a drawn card only where nothing could be laid; choose no card of the hand."""
        chooses = not self._view().spreads.drawn or len(ask.offers) > 1
        if isinstance(ask.default, DiscardCard) and chooses:
            return ()
        return super().enter(ask)

    def status(self) -> Said:
        tops = say("tops", tops=Money(self.sight.view().pot))
        return say("status", parts=Listed((say("your-turn"), tops)))

    def _won(self) -> dict[int, int]:
        tops = (event for event in self.sight.log() if isinstance(event, TopsWon))
        return {event.seat: event.amount for event in tops}

    def _view(self) -> PanView:
        view = self.sight.view()
        assert isinstance(view, PanView)
        return view
