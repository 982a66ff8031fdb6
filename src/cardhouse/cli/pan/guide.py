"""The person at a pan table."""

from cardhouse.cli.pan.felt import PanScene
from cardhouse.cli.play.guide import Guide
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pan.commands import DiscardCard, Retire
from cardhouse.engine.pan.view import PanView
from cardhouse.words.said import Listed, Money, Said, say


class PanGuide(Guide):
    """Leads one person through hands of pan."""

    typed = (Retire,)

    def scene(self) -> PanScene:
        view = self._view()
        return PanScene(view=view, **self.sight.around(view))

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """Discard a drawn card only where nothing could be laid; choose no card of the hand."""
        chooses = not self._view().spreads.drawn or len(ask.offers) > 1
        if isinstance(ask.default, DiscardCard) and chooses:
            return ()
        return super().enter(ask)

    def status(self) -> Said:
        tops = say("tops", tops=Money(self.sight.view().pot))
        return say("status", parts=Listed((say("your-turn"), tops)))

    def _view(self) -> PanView:
        view = self.sight.view()
        assert isinstance(view, PanView)
        return view
