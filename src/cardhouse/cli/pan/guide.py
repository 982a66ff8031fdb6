"""The person at a pan table."""

from cardhouse.cli.pan.felt import PanScene
from cardhouse.cli.play.guide import Guide
from cardhouse.engine.pan.view import PanView
from cardhouse.words.said import Listed, Money, Said, say


class PanGuide(Guide):
    """Leads one person through hands of pan."""

    def scene(self) -> PanScene:
        view = self.sight.view()
        assert isinstance(view, PanView)
        return PanScene(view=view, **self.sight.around(view))

    def status(self) -> Said:
        tops = say("tops", tops=Money(self.sight.view().pot))
        return say("status", parts=Listed((say("your-turn"), tops)))
