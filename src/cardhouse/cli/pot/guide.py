"""The person at a table that plays for a pot."""

from cardhouse.cards import Card
from cardhouse.cli.play.guide import Guide
from cardhouse.cli.pot.felt import PotScene
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.portion import total
from cardhouse.engine.core.view import see
from cardhouse.engine.pot.commands import Discard, Fold, Stake, StayOut
from cardhouse.engine.pot.events import PotAwarded, Shown
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotView
from cardhouse.words.pot import holding
from cardhouse.words.said import Listed, Money, Said, say


class PotGuide(Guide):
    """Leads one person through hands that are played for a pot."""

    typed = (Fold, StayOut, Stake)

    def scene(self) -> PotScene:
        view, dealt = self._view(), total(self.sight.session.table.game.script)
        return PotScene(
            view=view,
            **self.sight.around(view),
            shown=self._shown(),
            won=self._won() if view.over else {},
            board=dealt.board,
            stud=dealt.up > 0,
        )

    def status(self) -> Said:
        """The price to call, the pot, and the person's holding."""
        view, game = self._view(), self.sight.session.table.game
        assert isinstance(game, PotGame)
        cost = next((offer.cost for offer in view.offers if offer.do == "call"), 0)
        parts = [say("your-turn")]
        if cost:
            parts.append(say("to-call", amount=Money(cost)))
        parts.append(say("in-the-pot", amount=Money(view.pot)))
        if (made := holding(view, game)) is not None:
            parts.append(made)
        return say("status", parts=Listed(tuple(parts)))

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """Never throw away cards that the person has not named."""
        default = ask.default
        return () if isinstance(default, Discard) and default.cards else super().enter(ask)

    def _view(self) -> PotView:
        view = self.sight.view()
        assert isinstance(view, PotView)
        return view

    def _shown(self) -> dict[int, tuple[Card, ...]]:
        """Hands that everybody has seen, even if the dealer has mucked them since."""
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
