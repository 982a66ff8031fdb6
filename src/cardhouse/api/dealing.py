"""Dealing one hand, with everything the house's table brings: fee, blinds, bank."""

import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from cardhouse.api import arguments
from cardhouse.api.chance import Fate
from cardhouse.api.errors import IllegalCommand, NotPosted
from cardhouse.api.hand import Hand
from cardhouse.api.spread import Spread
from cardhouse.bots.names import DEFAULT
from cardhouse.bots.session import Session
from cardhouse.cards import Card, CardError, card_words
from cardhouse.chance import Seeded
from cardhouse.engine import Event, HandStarted, Illegal, start
from cardhouse.engine.core.stakes import Stakes
from cardhouse.ledger import dollars
from cardhouse.table import Table, fold, offered, play
from cardhouse.table.commands import PassBank, TakeBank
from cardhouse.table.events import ButtonDrawn
from cardhouse.words.refusals import refusal_words

# The same seed deals the same cards; without one they are unpredictable.
Seed = int | str | None


def seed_of(seed: Seed) -> str:
    """A seed as text: the one given, or an unpredictable one."""
    given = arguments.seed("seed", seed)
    return secrets.token_hex() if given is None else str(given)


def deal(
    spread: Spread,
    *,
    seats: int | Iterable[int],
    stacks: int | Mapping[int, int] | None,
    button: int,
    seed: Seed,
    deck: str | Sequence[str],
) -> Hand:
    """A hand, dealt and played on until a player must decide."""
    source = seed_of(seed)
    started = fresh(spread, seats=seats, stacks=stacks, button=button, seed=source)
    fate = Fate(source, _stacked(spread, deck))
    hand, log = start(spread.core, started)
    log += fate.go_on(hand, log)
    return Hand(spread, hand, log, fate)


def fresh(
    spread: Spread,
    *,
    seats: int | Iterable[int],
    stacks: int | Mapping[int, int] | None,
    button: int,
    seed: str,
) -> HandStarted:
    """The start of a hand, before anything has happened in it."""
    taken = spread.seats(seats)
    session = Session.open(
        spread.posted,
        chance=Seeded(f"{seed}/draw"),
        seats=taken,
        table_name=spread.table,
        bots=dict.fromkeys(taken, DEFAULT),
        seed=seed,
    )
    if arguments.whole("button", button):
        _place(session.table, button, taken)
    started = _started(session)
    if button and started.button != button:
        raise NotPosted(f"seat {button} cannot have the button in the first hand of this game")
    given = _stacks(started, stacks)
    _check_chips(spread.rules.stakes, given)
    return replace(started, stacks={**started.stacks, **given})


def _place(table: Table, button: int, taken: tuple[int, ...]) -> None:
    """Give the button, or the bank if there is one, to a seat."""
    if button not in taken:
        raise NotPosted(f"seat {button} is not taken: the seats are {', '.join(map(str, taken))}")
    if not offered(table):
        fold(table, ButtonDrawn(seat=button, cards={}))
        return
    try:
        while (asked := offered(table)) and asked != button:
            play(table, PassBank(seat=asked))
        play(table, TakeBank(seat=button))
    except Illegal as refused:
        raise IllegalCommand(f"seat {button} cannot bank: {refusal_words(refused)}") from None


def _started(session: Session) -> HandStarted:
    """The start of the table's next hand."""
    try:
        session.next_hand()
    except Illegal as refused:
        words = refusal_words(refused)
        raise NotPosted(f"no hand can be dealt to these seats: {words}") from None
    started: Event = session.table.log[0]
    assert isinstance(started, HandStarted)
    return started


def _stacks(started: HandStarted, stacks: int | Mapping[int, int] | None) -> dict[int, int]:
    """The given stacks, in cents."""
    if stacks is None:
        return {}
    if not isinstance(stacks, Mapping):
        return dict.fromkeys(started.seats, arguments.money("stacks", stacks))
    given = {arguments.whole("a seat", seat): chips for seat, chips in stacks.items()}
    for seat in given:
        if seat not in started.seats:
            raise NotPosted(f"seat {seat} has a stack and is not dealt in")
    return {seat: arguments.money(f"stacks[{seat}]", chips) for seat, chips in given.items()}


def _check_chips(stakes: Stakes, stacks: Mapping[int, int]) -> None:
    """Refuse fractions of chips, and stacks smaller than a house would sell."""
    for seat, cents in stacks.items():
        if cents < stakes.step or cents % stakes.chip:
            least, chip = dollars(stakes.step), dollars(stakes.chip)
            raise NotPosted(
                f"seat {seat} cannot be dealt in with {cents} cents: stacks are cents ($40 is "
                f"40_00), at least {least} and in chips of {chip}"
            )


def _stacked(spread: Spread, deck: str | Sequence[str]) -> tuple[Card, ...]:
    """The cards on top of the deck, if it has them all."""
    cards, have = arguments.cards("deck", deck), Counter(spread.core.deck.cards())
    for card, count in Counter(cards).items():
        if count > have[card]:
            named = "is named" if count == 1 else f"is named {count} times"
            raise CardError(f"{card} ({card_words(card)}) {named}, and the deck has {have[card]}")
    return cards
