"""A hand's history for people: plain text, with the cards that one viewer may see."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import Dealt, Event
from cardhouse.engine.core.hand import Hand
from cardhouse.formats.history import History, Viewer, as_seen, replayed
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import Posted
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.families import scene_of, tell_by, telling, telling_of
from cardhouse.words.said import Arg, Cards, Money, Said, say
from cardhouse.words.scene import Scene
from cardhouse.words.speech import Listener, spoken

# The heading of a deal, and what somebody was dealt.
DEAL: Final = "deal-heading"
DEALT: Final = "is-dealt"
# The form of a message as histories have it.
WRITTEN: Final = "written"


class Line(Struct, frozen=True):
    """A line of a told hand: its message, and the number of the event it tells, from 0."""

    said: Said
    event: int


def render(
    history: History,
    posted: Posted,
    *,
    viewer: Viewer = 0,
    you: int = 0,
    language: str = ENGLISH,
) -> str:
    """The whole hand in words; a history that breaks the laws is a LawError."""
    to = Listener(history.names, you, language)
    told = lines(history, posted, viewer=viewer)
    return "\n".join(written(line.said, to, posted) for line in told) + "\n"


def written(said: Said, to: Listener, posted: Posted) -> str:
    """A line as it is written down, with its heading and the ids of its rules."""
    return spoken(said, to, WRITTEN) + rule_ids(said, posted)


def rule_ids(said: Said, posted: Posted) -> str:
    """The ids of the house's rules that a line names: " [TOM-HE-34]"."""
    rules = {rule.id: None for key in said.cites for rule in posted.cited(key)}
    return f" [{', '.join(rules)}]" if rules else ""


def lines(history: History, posted: Posted, *, viewer: Viewer = 0) -> Iterator[Line]:
    """The hand line by line, with the event behind each."""
    hands = replayed(history, posted.game(posted.table(history.table)))
    for said in _header(history, posted):
        yield Line(said, 0)
    yield from told(history, hands, viewer)
    for said in _result(history, hands[-1]):
        yield Line(said, len(hands) - 1)


def told(history: History, hands: list[Hand], viewer: Viewer) -> Iterator[Line]:
    """The events of the hand, without its heading and its account at the end."""
    teller = Teller()
    for number, seen in enumerate(as_seen(history, viewer).events):
        scene = scene_of(hands[number], history.events)
        for said in teller.hear(seen, scene):
            yield Line(said, number)


class Teller:
    """Tells one viewer a hand event by event, with headings and what was dealt."""

    def __init__(self) -> None:
        self._dealt: dict[int, list[Card]] = {}

    def hear(self, seen: Event, scene: Scene) -> list[Said]:
        """The messages for an event as the viewer saw it; the scene is the one after it."""
        if isinstance(seen, Dealt):
            for seat, card in zip(seen.seats, seen.cards, strict=True):
                self._dealt.setdefault(seat, []).append(card)
            return []
        family = telling_of(scene.hand.game)
        told = [*family.heading(seen, scene.hand)] if family.heading else []
        if (said := tell_by(family, seen, scene)) is not None:
            told.append(said)
        # Players hear what they were dealt before they decide.
        if self._dealt and (told or isinstance(seen, family.pauses)):
            told = [*_dealt(self._dealt, scene), *told]
            self._dealt = {}
        return told


def _header(history: History, posted: Posted) -> Iterator[Said]:
    told, table = telling(posted.family), posted.table(history.table)
    house, title = posted.room.name, posted.page.title
    yield say("hand-heading", number=history.hand, title=title, house=house)
    yield say("table-heading", table=history.table, stakes=told.stakes(posted, table))
    started, mark = history.started(), say("mark", which=told.mark)
    for seat in sorted(started.seats):
        name, chips = _name(history, seat), Money(started.stacks[seat])
        more: dict[str, Arg] = {"marked": seat == started.button, "mark": mark}
        yield say("seat-heading", number=seat, name=name, chips=chips, **more)


def _name(history: History, seat: int) -> Said | str:
    return history.names.get(seat) or say("seat-number", number=seat)


def _dealt(cards: dict[int, list[Card]], scene: Scene) -> Iterator[Said]:
    """The heading of the deal, and the cards that the viewer knows."""
    yield say(DEAL)
    for seat, held in sorted(cards.items()):
        if any(card != HIDDEN for card in held):
            yield say(DEALT, whose=scene.hand_of(seat), cards=Cards(tuple(held)))


def _result(history: History, hand: Hand) -> Iterator[Said]:
    yield say("result-heading", over=hand.over)
    stacks = history.started().stacks
    for seat in sorted(hand.seats):
        won = hand.chips[seat] - stacks[seat]
        chips: dict[str, Arg] = {"chips": Money(hand.chips[seat]), "up": won > 0, "won": Money(won)}
        yield say("seat-result", number=seat, name=_name(history, seat), **chips)
    yield say("dropped-result", amount=Money(hand.chips[BOX]))
    if BONUS in hand.chips:
        yield say("bonus-result", amount=Money(hand.chips[BONUS]))
