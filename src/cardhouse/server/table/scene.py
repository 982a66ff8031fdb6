"""A table as one viewer sees it, built from facts they may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.portion import total
from cardhouse.engine.core.view import RAIL, View
from cardhouse.engine.families import look
from cardhouse.management import key
from cardhouse.rulebook import AnyPosted, Rule
from cardhouse.server.commands import tag
from cardhouse.server.faces import Deals
from cardhouse.server.messages import (
    BarredView,
    Countdown,
    Hints,
    PageCard,
    Result,
    RuleText,
    SeatPlate,
    TableView,
    WireFamily,
    WireGame,
    wire_name,
)
from cardhouse.server.table.between import room_offers
from cardhouse.server.table.families import staging_of
from cardhouse.table import Table, offered, to_name
from cardhouse.words.book import stakes_words
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.refusals import refused
from cardhouse.words.said import Said
from cardhouse.words.speech import plain


class Around(Struct, frozen=True, kw_only=True):
    """Facts about a table beside its state."""

    # The seats of people whose connection is lost.
    away: frozenset[int] = frozenset()
    deadline: dict[int, Countdown] = {}
    # The number of viewers.
    watching: int = 0
    # Asks that people have waived, which no longer stand.
    waived: tuple[Ask, ...] = ()
    # The players dealt into the hand, by seat, as far as known for sure.
    dealt: dict[int, str] = {}
    # The reason why the table is paused or closed.
    paused: str = ""
    # The floor's messages that nobody has seen yet, by the name of the player.
    pages: dict[str, PageCard] = {}
    # The outcome of people's wishes, by the keys of their names.
    told: Mapping[str, tuple[Said, ...]] = {}
    # The rules behind a key, for refusals that nobody has asked for yet.
    cited: Callable[[str], tuple[Rule, ...]] = lambda key: ()
    # True at a practice table, and the person whom the coach talks to there.
    practice: bool = False
    coached: str = ""
    # The language of the viewer.
    language: str = ENGLISH


class Sign(Struct, frozen=True, kw_only=True):
    """The sign over a table; under one book it changes only with the game."""

    name: str
    house: str
    house_name: str
    game: str
    title: str
    rules: str
    stakes: str
    family: WireFamily
    kind: WireGame
    deals: Deals
    most: int
    buy_in: int
    # At a table that changes games: the game in force, and all of them.
    playing: str = ""
    games: tuple[str, ...] = ()


def sign(name: str, posted: AnyPosted, rules: str, table: Table, language: str = ENGLISH) -> Sign:
    """The sign over a table, with the stakes of the game in force, in a language."""
    game = table.game.name
    post = posted.plays(game)
    changes = table.mix is not None
    return Sign(
        name=name,
        house=posted.house,
        house_name=posted.room.name,
        game=posted.name,
        title=posted.title,
        rules=rules,
        stakes=stakes_words(post, posted.at(rules, game), language),
        # The last hand stays on the table until the next is dealt.
        family=wire_name(posted.plays(table.dealt.game.name).family),
        kind=posted.plays(table.dealt.game.name).family.name,
        deals=_deals(table.dealt.game),
        most=table.seating.most,
        buy_in=table.buy_in,
        playing=table.game.title if changes else "",
        games=tuple(each.game.title for each in table.spreads) if changes else (),
    )


def _deals(game: Game) -> Deals:
    dealt = total(game.script)
    return Deals(down=dealt.down, up=dealt.up, board=dealt.board)


def seat_of(table: Table, name: str) -> int:
    """A person's seat; 0 at the rail. Seats of bots do not count."""
    seats = (s for s, player in table.players.items() if player.name == name and not player.bot)
    return next(seats, 0)


def eye(table: Table, seat: int, name: str, dealt: Mapping[int, str]) -> int:
    """The seat whose view of the hand a person gets: their own only if they were dealt in.

    Nobody gives up a seat during a hand; after it, a newcomer may sit where cards were thrown away
    unseen.
    """
    hand = table.hand
    if hand is None or table.running() or seat not in hand.seats:
        return seat
    return seat if dealt.get(seat) == name else RAIL


def table_view(over: Sign, table: Table, name: str, around: Around) -> TableView:
    """The table for a viewer by name; without one they stand at the rail."""
    seat = seat_of(table, name) if name else 0
    hand, staged = table.hand, staging_of(table.dealt.game)
    viewer = eye(table, seat, name, around.dealt)
    view = None if hand is None else last_look(table, hand, viewer)
    ask = _asked(hand, seat, around)
    if view is not None and ask is None and view.offers:
        # A waived option is withdrawn.
        view = replace(view, offers=())
    ended = hand is not None and hand.over
    stands = effective(table.log)
    return TableView(
        **_fields(over),
        naming=to_name(table),
        offered=0 if table.running() else offered(table),
        button=staged.button(table),
        hands=table.hands,
        seats=tuple(_plate(table, s, seat, around) for s in sorted(table.players)),
        you=seat,
        hand=view,
        betting=hand is not None and staged.betting(hand),
        must=ask is None or ask.must,
        shown={} if hand is None else staged.shown(hand, stands, viewer),
        made=() if hand is None else tuple(staged.made(hand, stands, around.language)),
        results=tuple(_results(table, hand, around.language)) if hand is not None and ended else (),
        hand_results=tuple(staged.hand_results(stands)),
        readings=() if view is None else staged.readings(table, view, around.language),
        between=room_offers(table, seat, name, around.language),
        deadline=around.deadline,
        hints=staged.hints(table, view, ask, around.language)
        if view is not None and seat and not ended
        else Hints(),
        barred=tuple(_barred(hand, ask, around)) if hand is not None and ask is not None else (),
        blind_next=staging_of(table.game).next_blind(table) if seat else 0,
        waiting=tuple(table.waiting),
        watching=around.watching,
        posted=tuple(rule.text for rule in table.posted),
        paused=around.paused,
        paged=around.pages.get(name),
        told=tuple(plain(said, around.language) for said in around.told.get(key(name), ())),
        practice=around.practice,
        coach=bool(name) and name == around.coached,
    )


def last_look(table: Table, hand: Hand, viewer: int) -> View:
    """The hand; one that is over stays on the felt as it was before the cards came in."""
    view = look(hand, viewer)
    return staging_of(hand.game).last_look(table, hand, view) if hand.over else view


def _fields(over: Sign) -> dict[str, Any]:
    return {name: getattr(over, name) for name in over.__struct_fields__}


def _asked(hand: Hand | None, seat: int, around: Around) -> Ask | None:
    if hand is None or hand.over or not seat:
        return None
    asks = (ask for ask in hand.asked if ask.actor == seat and ask not in around.waived)
    return next(asks, None)


def _barred(hand: Hand, ask: Ask, around: Around) -> Iterator[BarredView]:
    """The reasons for the buttons that are not there; one that says nothing is left out."""
    for kind, refusal in staging_of(hand.game).bars(hand, ask):
        told = refusal.reason is not Reason.NOT_OFFERED or refusal.detail is not None
        words = plain(refused(refusal), around.language) if told else ""
        cited = around.cited(refusal.cite)
        # One rule is a reason; of many, only the whole book tells which it is.
        rules = tuple(RuleText(id=rule.id, text=rule.text) for rule in cited if len(cited) == 1)
        if words or cited:
            yield BarredView(do=tag(kind), words=words, rules=rules)


def _plate(table: Table, seat: int, viewer: int, around: Around) -> SeatPlate:
    player = table.players[seat]
    playing = table.hand is not None and table.playing(seat)
    return SeatPlate(
        seat=seat,
        name=player.name,
        chips=table.hand.chips[seat] if playing and table.hand else player.chips,
        bot=bool(player.bot),
        you=seat == viewer,
        role=player.role,
        standing=player.standing,
        leaving=player.leaving,
        away=seat in around.away,
        bought=player.bought,
    )


def _results(table: Table, hand: Hand, language: str) -> Iterable[Result]:
    """The net result of the hand for each of its seats."""
    started = table.log[0] if table.log else None
    if not isinstance(started, HandStarted):
        return
    words, log = staging_of(hand.game).result, effective(table.log)
    for seat in hand.seats:
        amount = hand.chips[seat] - started.stacks[seat]
        yield Result(seat=seat, amount=amount, words=words(log, hand, seat, language))
