"""The person at a pai gow poker table: a setting is shown before it is final."""

from __future__ import annotations

from cardhouse.cli.banked.guide import BankedGuide
from cardhouse.cli.banked.pai_gow.felt import PaiGowScene
from cardhouse.cli.banked.pai_gow.set import Layout, meant
from cardhouse.engine.banked.commands import AskAdvice, Confirm, Propose, SetHand
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.pai_gow.setting import AdviceGiven, HandArranged
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.ranking.paigow import PaiGow
from cardhouse.table import AnyEvent
from cardhouse.words.banked_results import results
from cardhouse.words.said import Said


class PaiGowGuide(BankedGuide):
    """Leads one person through hands that are set in two."""

    # The person's intended setting before they confirm it, and how it lies for the eye.
    _meant: SetHand | Propose | None = None
    _laid: Layout | None = None

    def begin(self) -> None:
        self._meant = self._laid = None

    def asked(self, ask: Ask) -> None:
        if self._meant is not None and not ask.allows(self._meant):
            # A misdeal took the cards away.
            self._meant = None

    def scene(self) -> PaiGowScene:
        view = self.seen()
        laid = self._of_hand(view)
        return PaiGowScene(
            view=view,
            **self.sight.around(view),
            results=results(self.sight.log()),
            front=laid.front if laid else (),
            back=laid.back if laid else (),
            labels=tuple(map(self._called, laid.labels(self._rules()))) if laid else (),
        )

    def _called(self, hand: Said) -> str:
        return self.sight.words(hand).text

    def status(self) -> Said:
        view = self.view()
        laid = self._of_hand(view)
        if laid and view.offers:
            return laid.said(self._rules())
        return super().status()

    def offers(self) -> tuple[OfferView, ...]:
        offers = super().offers()
        return (*offers, OfferView("confirm")) if self._meant else offers

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """Never set a hand before the person has seen how."""
        if self._meant is not None:
            return (Confirm(self.sight.me),)
        if AskAdvice in ask.offers:
            return (AskAdvice(self.sight.me),)
        return super().enter(ask)

    def means(self, command: Command) -> bool:
        """True if a command sets a hand that the person has yet to confirm."""
        ask = self.sight.session.waiting
        if not isinstance(command, SetHand | Propose) or ask is None or not ask.allows(command):
            return False
        if self.view().layout.bank == self.sight.me:
            # By the rules the bank confirms after its hand is set.
            return False
        self._meant, self._laid = command, meant(command)
        return True

    def play(self, command: Command) -> list[AnyEvent]:
        if isinstance(command, Confirm) and self._meant is not None:
            command = self._meant
        events = super().play(command)
        for event in events:
            if isinstance(event, AdviceGiven | HandArranged) and event.seat == self.sight.me:
                shown = SetHand(seat=event.seat, front=event.front, back=event.back)
                self._laid = meant(shown)
                self._meant = shown if isinstance(event, AdviceGiven) else None
        return events

    def _of_hand(self, view: BankedView) -> Layout | None:
        """The person's intended setting, while it is of the cards they hold."""
        held = [(*hand.down, *hand.up) for hand in view.layout.hands]
        cards = () if self._laid is None else (*self._laid.front, *self._laid.back)
        return self._laid if any(sorted(cards) == sorted(each) for each in held) else None

    def _rules(self) -> PaiGow:
        game = self.sight.session.table.game
        assert isinstance(game, PaiGowGame)
        return game.paigow
