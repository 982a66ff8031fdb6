"""A hand's history for people: plain text, with the cards that one viewer may see."""

from collections.abc import Iterator

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.core.events import Dealt, Event
from cardhouse.engine.core.hand import Hand
from cardhouse.formats.history import History, Viewer, as_seen, replayed
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import Posted
from cardhouse.words.families import scene_of, tell, telling, telling_of
from cardhouse.words.scene import Scene, dollars


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
    teller = Teller()
    for number, seen in enumerate(as_seen(history, viewer).events):
        scene = scene_of(posted, history.names, hands[number], history.events)
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
        family = telling_of(scene.hand.game)
        told = [*family.heading(seen, scene.hand), *filter(None, [tell(seen, scene)])]
        # Before players decide they are told what was dealt.
        if self._dealt and (told or isinstance(seen, family.pauses)):
            told = [*_dealt(self._dealt, scene), *told]
            self._dealt = {}
        return told


def _header(history: History, posted: Posted) -> Iterator[str]:
    told, table = telling(posted.family), posted.table(history.table)
    yield f"Hand {history.hand}: {posted.page.title} at {posted.room.name}"
    yield f"Table {history.table}: {told.stakes(posted, table)}"
    started = history.started()
    for seat in sorted(started.seats):
        name = history.names.get(seat, f"Seat {seat}")
        button = f", {told.mark}" if seat == started.button else ""
        yield f"Seat {seat}: {name}, {dollars(started.stacks[seat])}{button}"


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
