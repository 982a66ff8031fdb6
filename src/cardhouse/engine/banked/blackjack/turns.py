"""The players' turns: hit, stand, double, split or surrender, one hand after the other."""

from typing import Any, ClassVar

from cardhouse.cards import HIDDEN, JOKER
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.hands import (
    count,
    may_double,
    may_split,
    may_surrender,
    must_stand,
    play_rules,
    split_ace,
)
from cardhouse.engine.banked.blackjack.shoe import next_card
from cardhouse.engine.banked.blackjack.turn_events import (
    BetFollowed,
    CardDue,
    CardTaken,
    Doubled,
    HandClosed,
    HitTaken,
    LateLapsed,
    PairSplit,
    Stood,
    Surrendered,
    Turn,
    TurnsOpened,
)
from cardhouse.engine.banked.commands import (
    Decline,
    Double,
    Follow,
    Hit,
    Lapse,
    Split,
    Stand,
    Surrender,
)
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.terms import OneOf
from cardhouse.engine.core.asks import PLAIN, Ask, Terms
from cardhouse.engine.core.chance import to_arrange
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import DEALER, Arrange, Command
from cardhouse.engine.core.events import Arranged
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Events, Step

# The dealer draws below this total for a player who has walked away.
LEFT_ALONE = 12


class PlayHands(Step[BlackjackHand], frozen=True, tag="turns"):
    """Each player in order plays their hands; a joker as the bank's up card ends it all."""

    needs: ClassVar[tuple[str, ...]] = ("round",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "play.hit",
        "play.stand",
        "play.double",
        "play.split",
        "play.surrender",
        "play.card",
        "play.closed",
        "deck",
        "shoe.out",
        where(lambda step, game: game.banking.circles.back_line > 0, "wager.follow"),
    )
    ruled: ClassVar[frozenset[str]] = frozenset({"mistake.abandoned"})

    def needed(self, hand: BlackjackHand) -> bool:
        return bool(hand.layout.wagers) and JOKER not in hand.up[BANK]

    def open(self, hand: BlackjackHand) -> Events:
        yield TurnsOpened(order=tuple(hand.layout.in_play()))
        yield from serve(hand)

    def asks(self, hand: BlackjackHand) -> tuple[Ask, ...]:
        at = Turn.of(hand)
        if at.following:
            key = at.drawing
            return tuple(_follow_ask(hand, seat, key) for seat in at.following)
        if at.drawing:
            return to_arrange(hand, 1)
        found = in_turn(hand)
        asks = []
        if found:
            key, offers = found
            seat = hand.layout.players[spot_of(key)]
            asks.append(_with_late(hand, Ask(seat, offers, _default(seat, offers))))
        late = _late(hand)
        if not late:
            return tuple(asks)
        seat = hand.layout.players[spot_of(late[0])]
        if not asks or asks[0].actor != seat:
            terms = OneOf(field="hand", values=tuple(late))
            asks.append(Ask(seat, {Surrender: terms}, must=False))
        if not found:
            asks.append(Ask(DEALER, {Lapse: PLAIN}, Lapse()))
        return tuple(asks)

    def answer(self, hand: BlackjackHand, command: Any) -> Events:
        if isinstance(command, Arrange):
            yield Arranged(cards=command.cards)
        elif isinstance(command, Lapse):
            yield LateLapsed()
        elif isinstance(command, Follow | Decline):
            yield _followed(hand, command)
        else:
            yield from self._decided(hand, command)
        yield from serve(hand)

    def resume(self, hand: BlackjackHand) -> Events:
        return serve(hand)

    def _decided(self, hand: BlackjackHand, command: Any) -> Events:
        lay, seat = hand.layout, command.seat
        if isinstance(command, Surrender) and command.hand:
            yield Surrendered(seat=seat, hand=command.hand)
            return
        found = in_turn(hand)
        assert found is not None
        key, _ = found
        amount = _stake(hand, key)
        match command:
            case Hit():
                yield HitTaken(seat=seat, hand=key)
            case Stand():
                yield Stood(seat=seat, hand=key)
            case Surrender():
                yield Surrendered(seat=seat, hand=key)
            case Double():
                yield Doubled(seat=seat, hand=key, amount=amount)
            case Split():
                made = max(lay.hands[spot_of(key)]) + 10
                yield PairSplit(seat=seat, hand=key, made=made, amount=amount)

    def refuse(self, hand: BlackjackHand, command: Command) -> Illegal:
        names = {
            Hit: "play.hit",
            Stand: "play.stand",
            Double: "play.double",
            Split: "play.split",
            Surrender: "play.surrender",
        }
        return Illegal(Reason.NOT_OFFERED, names.get(type(command), "turn"))


def in_turn(hand: BlackjackHand) -> tuple[int, dict[type[Command], Terms]] | None:
    """The first hand with a decision to make, and its offers."""
    lay = hand.layout
    for key in Turn.of(hand).order:
        # A ruling may have taken the wagers off a hand.
        if not lay.on(key):
            continue
        offers = offers_on(hand, key)
        if _decides(hand, offers):
            return key, offers
    return None


def _decides(hand: BlackjackHand, offers: dict[type[Command], Terms]) -> bool:
    """True if there is a choice; a hand that may be given up later needs none now."""
    late = play_rules(hand)[0].surrender == "any-time"
    return bool(set(offers) - ({Stand, Surrender} if late else {Stand}))


def offers_on(hand: BlackjackHand, key: int) -> dict[type[Command], Terms]:
    """The commands open to the player of a hand."""
    lay, (rules, _) = hand.layout, play_rules(hand)
    now, cards = count(hand, key), hand.up[key]
    can_add, amount = _can_add(hand, key), _stake(hand, key)
    closed = must_stand(rules, now) or split_ace(lay, key, cards)
    offers: dict[type[Command], Terms] = {}
    if closed or now.points > rules.must_hit:
        offers[Stand] = PLAIN
    if not closed:
        offers[Hit] = PLAIN
    if can_add and may_double(hand, key):
        offers[Double] = Terms(amount)
    if can_add and may_split(hand, key):
        offers[Split] = Terms(amount)
    if may_surrender(hand, key):
        offers[Surrender] = OneOf(field="hand", values=(0,))
    return offers


def _stake(hand: BlackjackHand, key: int) -> int:
    """The decider's wager on a hand; 0 if only others bet on it."""
    lay = hand.layout
    wager = lay.wager(lay.players[spot_of(key)], key)
    return 0 if wager is None else wager.action


def _can_add(hand: BlackjackHand, key: int) -> bool:
    """True if a double or a split can be paid: by the decider, or by a bettor behind them."""
    lay = hand.layout
    own = lay.wager(lay.players[spot_of(key)], key)
    wagers = lay.on(key) if own is None else [own]
    return any(hand.chips[wager.player] >= wager.action for wager in wagers)


def _late(hand: BlackjackHand) -> list[int]:
    """Played hands that may still be given up; a player who has walked away gives up nothing."""
    lay = hand.layout
    return [k for k in Turn.of(hand).late if lay.players[spot_of(k)] not in lay.abandoned]


def _with_late(hand: BlackjackHand, ask: Ask) -> Ask:
    """Let the player in turn also give up a hand they have just played."""
    late = [k for k in _late(hand) if hand.layout.players[spot_of(k)] == ask.actor]
    if not late:
        return ask
    now = (0,) if Surrender in ask.offers else ()
    terms = OneOf(field="hand", values=(*now, *late))
    return Ask(ask.actor, {**ask.offers, Surrender: terms}, ask.default)


def _default(seat: int, offers: dict[type[Command], Terms]) -> Command:
    """The default: draw while the player must, and stand as soon as they may."""
    return Stand(seat) if Stand in offers else Hit(seat)


def _follow_ask(hand: BlackjackHand, seat: int, key: int) -> Ask:
    wager = hand.layout.wager(seat, key)
    assert wager is not None
    offers: dict[type[Command], Terms] = {Decline: PLAIN}
    if hand.chips[seat] >= wager.action:
        offers[Follow] = Terms(wager.action)
    return Ask(seat, offers, Decline(seat))


def _followed(hand: BlackjackHand, command: Command) -> BetFollowed:
    lay, key, seat = hand.layout, Turn.of(hand).drawing, command.seat
    assert isinstance(seat, int)
    wager = lay.wager(seat, key)
    assert wager is not None
    keys = lay.hands[spot_of(key)]
    made = 0 if key in lay.doubled else keys[keys.index(key) + 1]
    amount = wager.action if isinstance(command, Follow) else 0
    return BetFollowed(seat=seat, hand=key, amount=amount, made=made)


def serve(hand: BlackjackHand) -> Events:
    """Deal to hands waiting for a card as long as the shoe's next card is known."""
    at = Turn.of(hand)
    while not at.following:
        if not at.drawing:
            yield from _next_due(hand)
        if not at.drawing:
            return
        yield from next_card(hand)
        if hand.stock[0] == HIDDEN:
            return
        key = at.drawing
        yield CardTaken(hand=key, card=hand.stock[0])
        if key in at.order and not _decides(hand, offers_on(hand, key)):
            yield HandClosed(hand=key)


def _next_due(hand: BlackjackHand) -> Events:
    """Draw without a word for a hand made by a split, or one whose player has left."""
    lay, at = hand.layout, Turn.of(hand)
    if at.order and len(hand.up[at.order[0]]) == 1 and lay.is_split(at.order[0]):
        yield CardDue(hand=at.order[0])
        return
    while lay.abandoned and (found := in_turn(hand)):
        key, seat = found[0], lay.players[spot_of(found[0])]
        if seat not in lay.abandoned:
            return
        if count(hand, key).points < LEFT_ALONE:
            yield HitTaken(seat=seat, hand=key, cite="mistake.abandoned")
            return
        yield Stood(seat=seat, hand=key, cite="mistake.abandoned")
