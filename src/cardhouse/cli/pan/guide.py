"""The person at a pan table."""

from cardhouse.cli.pan.felt import PanScene
from cardhouse.cli.play.guide import Guide
from cardhouse.engine.pan.view import PanView
from cardhouse.words.said import Money


class PanGuide(Guide):
    """Leads one person through hands of pan."""

    def scene(self) -> PanScene:
        view = self.sight.view()
        assert isinstance(view, PanView)
        return PanScene(view=view, **self.sight.around(view))

    def status(self) -> str:
        tops = self.sight.say("tops", tops=Money(self.sight.view().pot))
        return f" {self.sight.say('your-turn')}, {tops}"
