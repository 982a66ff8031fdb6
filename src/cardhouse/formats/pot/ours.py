"""Hands of our own houses that come back: what the extension fields say, read again."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cardhouse.cards import Card, CardError, parse_cards
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.hand import PotGame
from cardhouse.formats.history import History, HistoryError
from cardhouse.formats.pot.enact import Enactment
from cardhouse.formats.pot.plain import Act, PlainHand
from cardhouse.rulebook import Posted


class Ours(Struct, kw_only=True, forbid_unknown_fields=True):
    """The extension fields of a hand of ours."""

    house: str
    game: str
    table: str
    hand: int
    book: str
    button: int
    fee_seat: int = 0
    fee: int = 0
    # Fees paid by a seat, and those that came out of the pot.
    fees: list[tuple[int, int]] = []
    pot_fees: list[int] = []
    # The live and the dead chips posted by a seat that comes in.
    posts: list[tuple[int, int, int]] = []
    between: list[int] = []
    # Seats that threw their hands away at the showdown, even where a format turns them up.
    mucked: list[int] = []
    # The order of the cards, each time that chance decided it.
    shuffles: list[str] = []


def ours_of(plain: PlainHand) -> Ours | None:
    """The extension fields, if there are any; wrong ones are an error."""
    if "house" not in plain.ours:
        return None
    try:
        return msgspec.convert(plain.ours, Ours)
    except msgspec.ValidationError as error:
        raise HistoryError(f"the field `_cardhouse` is damaged: {error}") from None


def as_played(plain: PlainHand) -> PlainHand:
    """The hand with those hands thrown away that a format had to turn up."""
    mucked = plain.ours.get("mucked", [])
    if not isinstance(mucked, list):
        raise HistoryError("the field `_cardhouse` is damaged: `mucked` is no list")
    mucks = tuple(Act(kind="muck", seat=seat) for seat in mucked if seat in plain.seats)
    return replace(plain, acts=plain.acts + mucks)


def history(plain: PlainHand, ours: Ours, post: Posted) -> History:
    """The history as it was written, played again by the game of its house."""
    try:
        game = post.game(post.table(ours.table))
    except LookupError as error:
        raise HistoryError(str(error)) from None
    assert isinstance(game, PotGame)
    before = dict(ours.fees) if game.fee_time == "start" else {}
    started = HandStarted(
        house=ours.house,
        game=ours.game,
        seats=plain.seats,
        stacks={
            seat: stack + before.get(seat, 0) for seat, stack in plain.by_seat(plain.stacks).items()
        },
        button=ours.button,
        fee_seat=ours.fee_seat,
        fee=ours.fee,
        posts={seat: Post(live, dead) for seat, live, dead in ours.posts},
        between=tuple(ours.between),
    )
    play = Enactment(plain, game, started, shuffles=_orders(ours))
    events = play.run()
    finishing = zip(plain.seats, plain.finishing, strict=False)
    if play.hand.over and any(play.hand.chips[seat] != chips for seat, chips in finishing):
        raise HistoryError("the stacks that it states do not follow from its cards and bets")
    return History(
        house=ours.house,
        game=ours.game,
        table=ours.table,
        hand=ours.hand,
        book=ours.book,
        names=plain.named(),
        events=tuple(events),
    )


def _orders(ours: Ours) -> list[tuple[Card, ...]]:
    try:
        return [parse_cards(order) for order in ours.shuffles]
    except CardError as error:
        raise HistoryError(f"the field `_cardhouse` is damaged: {error}") from None
