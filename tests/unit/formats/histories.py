"""Histories for tests: hands dealt by the kit, with events of every kind."""

from typing import Any, Literal, get_args, get_origin

import msgspec

from cardhouse.cards import Card
from cardhouse.engine.banked.outcome import Result
from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.post import Post
from cardhouse.engine.core.said import Money, Said, Seat, say
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.commands import Raise
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.mend import Restock, TakeBack
from cardhouse.engine.pot.rulings import Act
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.formats.history import History
from cardhouse.ranking import Low
from cardhouse.ranking.melds import Meld
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt

ACE, KING = Card("As"), Card("Kd")
NAMES = {1: "Ann", 2: "Bob", 3: "Cy", 4: "Di", 5: "Ed", 6: "Flo"}

STEPS = (
    Assess(),
    Collect(when="flop"),
    Blinds(),
    Deal(burn=1, board=3, short=(2,)),
    BettingRound(size="small-bet", first="left-of-button", cite="round.flop"),
    Restock(cards=(ACE, KING), cite="premature.flop"),
    TakeBack(seat=4, cards=2),
    ShowHands(),
)


def history(dealt: Dealt, table: str = "2-4") -> History:
    """The history of a hand dealt by the kit."""
    return History(
        house=dealt.game.house,
        game=dealt.game.name,
        table=table,
        hand=1,
        book=posted(dealt.game.house, dealt.game.name).hash,
        names={seat: NAMES[seat] for seat in sorted(dealt.hand.seats)},
        events=tuple(dealt.log),
    )


def example(kind: type[Event]) -> Event:
    """An event of a kind with every field filled."""
    fields = msgspec.structs.fields(kind)
    return kind(**{field.name: _value(field.type) for field in fields})


def _value(kind: Any) -> Any:
    kind = getattr(kind, "__supertype__", kind)
    simple = {int: 3, bool: True, str: "As", Post: Post(200, 100), Low: Low(qualifier=8)}
    if kind in simple:
        return simple[kind]
    if kind is Meld:
        return Meld("same", (ACE, ACE, ACE), "s")
    arguments = get_args(kind)
    if kind == int | str:
        return "pot"
    if kind == Result | Literal[""]:
        return "win"
    if kind == Said | str:
        return say("chips-taken-back", seat=Seat(3), amount=Money(400))
    if kind == Act:
        return Raise(3, 400)
    if get_origin(kind) is Literal:
        return arguments[-1]
    if get_origin(kind) is dict:
        return {_value(arguments[0]): _value(arguments[1])}
    assert get_origin(kind) is tuple, f"say here what an example of {kind} is"
    return STEPS if arguments[0] is Step else (_value(arguments[0]),) * 2
