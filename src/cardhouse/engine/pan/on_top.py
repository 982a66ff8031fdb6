"""Going on top: before play starts each player stays in or retires."""

from typing import Any, ClassVar

from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange, Command, Pick
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pan.commands import GoOnTop, Retire
from cardhouse.engine.pan.events import OnTopOpened, Retired, WentOnTop
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.mend import MENDED, mended, to_mend
from cardhouse.engine.pan.spreads import Declaring, to_the_right


class DeclareOnTop(Step[PanHand], frozen=True, tag="go-on-top"):
    """From the winner of the last hand to the right; the last player left is not asked."""

    needs: ClassVar[tuple[str, ...]] = ("packets",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "on-top",
        "on-top.retire",
    )
    ruled: ClassVar[frozenset[str]] = MENDED

    def open(self, hand: PanHand) -> Events:
        yield OnTopOpened(order=tuple(s for s in to_the_right(hand) if s in hand.live))

    def asks(self, hand: PanHand) -> tuple[Ask, ...]:
        if hand.spreads.owed:
            return to_mend(hand)
        seat = next((seat for seat in Declaring.of(hand).waiting if seat in hand.live), 0)
        if not seat or len(hand.live) < 2:
            return ()
        return (Ask(seat, {GoOnTop: PLAIN, Retire: PLAIN}, Retire(seat)),)

    def answer(self, hand: PanHand, command: Any) -> Events:
        match command:
            case Arrange() | Pick():
                yield from mended(hand, command)
            case GoOnTop(seat=int(seat)):
                yield WentOnTop(seat=seat)
            case Retire(seat=int(seat)):
                yield Retired(seat=seat)

    def refuse(self, hand: PanHand, command: Command) -> Illegal:
        return Illegal(Reason.NOT_OFFERED, "on-top", say("say-who-stays"))
