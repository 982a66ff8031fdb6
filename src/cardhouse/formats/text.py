"""A hand's history for people: plain text, with the cards that one viewer may see."""

from collections.abc import Iterator

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.banked.blackjack.turn_events import TurnsOpened
from cardhouse.engine.core.events import Dealt, Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import PotAwarded, ShowdownOpened
from cardhouse.engine.pot.pots import pots
from cardhouse.formats.history import History, Viewer, as_seen, replayed
from cardhouse.formats.words import Scene, dollars, tell
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import Posted

STREETS = {3: "Flop", 4: "Turn", 5: "River"}
LIMITS = {"fixed": "limit", "spread": "spread limit", "pot": "pot limit", "no": "no limit"}


class Line(Struct, frozen=True):
    """One line of a told hand, and the number of the event that it tells, from 0."""

    text: str
    event: int


def render(history: History, posted: Posted, *, viewer: Viewer = 0) -> str:
    """The whole hand in words; a history that breaks the laws is a LawError."""
    return "\n".join(line.text for line in lines(history, posted, viewer=viewer)) + "\n"


def lines(history: History, posted: Posted, *, viewer: Viewer = 0) -> Iterator[Line]:
    """The hand line by line, with the event behind each."""
    hands = replayed(history, posted.game(posted.table(history.table)))
    for text in _header(history, posted):
        yield Line(text, 0)
    side_pots = any(isinstance(e, PotAwarded) and e.pot for e in history.events)
    teller = Teller()
    for number, seen in enumerate(as_seen(history, viewer).events):
        scene = Scene(posted=posted, names=history.names, hand=hands[number], side_pots=side_pots)
        for text in teller.hear(seen, scene):
            yield Line(text, number)
    for text in _result(history, hands[-1]):
        yield Line(text, len(hands) - 1)


class Teller:
    """Tells one viewer a hand event by event, with headings and what was dealt."""

    def __init__(self) -> None:
        self._dealt: dict[int, list[Card]] = {}

    def hear(self, seen: Event, scene: Scene) -> list[str]:
        """The lines for an event as the viewer saw it; the scene is the one after it."""
        if isinstance(seen, Dealt):
            for seat, card in zip(seen.seats, seen.cards, strict=True):
                self._dealt.setdefault(seat, []).append(card)
            return []
        told = [*_heading(seen, scene.hand), *filter(None, [tell(seen, scene)])]
        # Before players decide they are told what was dealt.
        if self._dealt and (told or isinstance(seen, TurnsOpened)):
            told = [*_dealt(self._dealt, scene), *told]
            self._dealt = {}
        return told


def stakes_words(stakes: Stakes, *, banked: bool = False) -> str:
    """What a table plays for: "limit $4-$8, blinds $2 and $4", or "wagers $5 to $100"."""
    if banked:
        return f"wagers {dollars(stakes.small_bet)} to {dollars(stakes.big_bet)}"
    words = f"{LIMITS[stakes.limit]} {dollars(stakes.small_bet)}-{dollars(stakes.big_bet)}"
    if stakes.ante:
        words += f", ante {dollars(stakes.ante)}"
    if stakes.blinds:
        name = "blind" if len(stakes.blinds) == 1 else "blinds"
        words += f", {name} {' and '.join(dollars(blind) for blind in stakes.blinds)}"
    if stakes.bring_in:
        words += f", bring-in {dollars(stakes.bring_in)}"
    return words


def _header(history: History, posted: Posted) -> Iterator[str]:
    stakes = posted.table(history.table).stakes
    yield f"Hand {history.hand}: {posted.page.title} at {posted.room.name}"
    banked, pan = posted.page.banking is not None, posted.page.pan is not None
    words = f"chips of {dollars(stakes.chip)}" if pan else stakes_words(stakes, banked=banked)
    yield f"Table {history.table}: {words}"
    started = history.started()
    mark = "bank" if banked else "first player" if pan else "button"
    for seat in sorted(started.seats):
        name = history.names.get(seat, f"Seat {seat}")
        button = f", {mark}" if seat == started.button else ""
        yield f"Seat {seat}: {name}, {dollars(started.stacks[seat])}{button}"


def _heading(event: Event, hand: Hand) -> Iterator[str]:
    """A new street begins with the whole board, the showdown with the pots."""
    if isinstance(event, BoardDealt):
        street = STREETS.get(len(hand.board), "Board")
        yield f"*** {street} *** {show_cards(hand.board)}"
    elif isinstance(event, ShowdownOpened):
        amounts = [dollars(pot.amount) for pot in pots(hand)]
        sides = "".join(f", side pot {i} {amount}" for i, amount in enumerate(amounts[1:], 1))
        yield f"*** Showdown *** pot {amounts[0]}{sides}"


def _dealt(cards: dict[int, list[Card]], scene: Scene) -> Iterator[str]:
    """The cards that the viewer knows; where he knows none, that there was a deal."""
    yield "*** Deal ***"
    for seat, held in sorted(cards.items()):
        if any(card != HIDDEN for card in held):
            yield f"{scene.hand_of(seat)} is dealt {show_cards(held)}"


def _result(history: History, hand: Hand) -> Iterator[str]:
    yield "*** Result ***" if hand.over else "*** Not finished ***"
    stacks = history.started().stacks
    for seat in sorted(hand.seats):
        name = history.names.get(seat, f"Seat {seat}")
        won = hand.chips[seat] - stacks[seat]
        sign = "+" if won > 0 else ""
        yield f"Seat {seat}: {name}, {dollars(hand.chips[seat])} ({sign}{dollars(won)})"
    yield f"Dropped: {dollars(hand.chips[BOX])}"
    if BONUS in hand.chips:
        yield f"Bonus: {dollars(hand.chips[BONUS])}"
