"""The person at a table that plays for a pot."""

from cardhouse.cards import Card
from cardhouse.cli.play.guide import Guide
from cardhouse.cli.pot.felt import PotScene
from cardhouse.engine.core.view import see
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.events import PotAwarded, Shown
from cardhouse.engine.pot.view import PotView
from cardhouse.words.families import telling_of
from cardhouse.words.scene import dollars


class PotGuide(Guide):
    """Leads one person through hands that are played for a pot."""

    def scene(self) -> PotScene:
        view, game = self._view(), self.sight.session.table.game
        return PotScene(
            view=view,
            **self.sight.around(view),
            shown=self._shown(),
            won=self._won() if view.over else {},
            board=sum(step.board for step in game.script if isinstance(step, Deal)),
        )

    def status(self) -> str:
        """Whose turn it is, what it costs, and what one holds."""
        view, game = self._view(), self.sight.session.table.game
        cost = next((offer.cost for offer in view.offers if offer.do == "call"), 0)
        parts = ["Your turn"]
        if cost:
            parts.append(f"{dollars(cost)} to call")
        parts.append(f"pot {dollars(view.pot)}")
        if made := telling_of(game).holding(view, game):
            parts.append(made)
        return " " + ", ".join(parts)

    def _view(self) -> PotView:
        view = self.sight.view()
        assert isinstance(view, PotView)
        return view

    def _shown(self) -> dict[int, tuple[Card, ...]]:
        """Hands that everybody has seen, even if the dealer has taken them in since."""
        shown: dict[int, tuple[Card, ...]] = {}
        for event in self.sight.log():
            if isinstance(event, Shown):
                seen = see(event, self.sight.me)
                assert isinstance(seen, Shown)
                shown[seen.seat] = (*shown.get(seen.seat, ()), *seen.cards)
        return shown

    def _won(self) -> dict[int, int]:
        won: dict[int, int] = {}
        for event in self.sight.log():
            if isinstance(event, PotAwarded):
                won[event.seat] = won.get(event.seat, 0) + event.amount
        return won
