"""The sight of the person at the table: told and drawn from one seat's view and nothing else."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.bots.session import Session
from cardhouse.cli.histories import history_of
from cardhouse.engine.core.events import Event, FeeDropped
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.formats.history import History, replayed
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import AnyPosted, Posted
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.refusals import refused
from cardhouse.words.said import Arg, Listed, Money, Said, say
from cardhouse.words.scene import dollars
from cardhouse.words.speech import Listener, Spoken, line, plain
from cardhouse.words.text import DEAL, WRITTEN, lines, rule_ids, told


class Told(Struct, frozen=True):
    """A line, and the number of the event that it tells."""

    line: Spoken
    event: int


def you(language: str) -> str:
    """The name of a player who gave none."""
    return plain(say("you"), language)


class Sight:
    """The hand in play, seen from the one seat without a bot."""

    def __init__(
        self,
        posted: AnyPosted,
        session: Session,
        table_name: str,
        language: str = ENGLISH,
    ) -> None:
        self.language = language
        # The posted game, or mix, that the table was opened with.
        self.opened_by = posted
        self.session = session
        self.table_name = table_name
        # The family's line for an event of the hand, its sum of a seat's collections, and whether
        # an event is the result of a seat; set when the hand begins.
        self._said_after: Callable[[Event, Any, Said], Said] = lambda event, hand, said: said
        self._collected: Callable[[Iterable[Event], int], int] = lambda log, seat: 0
        self._own: Callable[[Event, int], bool] = lambda event, seat: False
        players = session.table.players
        self.me = next(seat for seat in players if seat not in session.bots)
        self.names = {seat: player.name for seat, player in players.items()}
        self._opening: list[Said] = []
        self._told = 0

    @property
    def posted(self) -> Posted:
        """The posted game of the hand in play, or of the last one."""
        return self.opened_by.plays(self.session.table.dealt.game.name)

    def begin(
        self,
        opening: Iterable[Said],
        after: Callable[[Event, Any, Said], Said],
        collected: Callable[[Iterable[Event], int], int],
        own: Callable[[Event, int], bool],
    ) -> None:
        """Start a new hand, with nothing told of it or of its opening yet."""
        self._opening = list(opening)
        self._said_after, self._collected, self._own = after, collected, own
        self._told = 0

    def view(self) -> View:
        return look(self.hand(), self.me)

    def hand(self) -> Hand:
        """The hand in play, or the last one."""
        hand = self.session.table.hand
        assert hand is not None
        return hand

    def log(self) -> list[Event]:
        """The events of the hand, without those taken back."""
        return effective(self.session.table.log)

    def around(self, view: View) -> dict[str, Any]:
        """The parts of a scene beside the view, in any game."""
        dealt_in = {seat.seat for seat in view.seats}
        players = self.session.table.players
        return {
            "names": self.names,
            "idle": {s: p.chips for s, p in players.items() if s not in dealt_in},
            "turn": next((actor for actor in view.awaited if isinstance(actor, int)), 0),
            "language": self.language,
        }

    def place(self) -> str:
        """The house, the game and the table."""
        titles = dict.fromkeys((self.opened_by.title, self.posted.title))
        return " · ".join((self.posted.room.name, *titles, self.table_name))

    def title(self) -> str:
        """The place of the table, and the number of the hand."""
        return " · ".join((self.place(), self.say("title-hand", number=self.history().hand)))

    def history(self) -> History:
        """The hand as a complete record."""
        return history_of(self.session, self.opened_by, self.table_name)

    def lines(self) -> list[Told]:
        """The hand so far in words, without its heading and its final account."""
        all_lines = [Told(self.told(said), 0) for said in self._opening]
        history, log = self.history(), self.session.table.log
        hands = replayed(history, self.posted.game(self.posted.table(history.table)))
        for each in told(history, hands, self.me):
            if each.said.id != DEAL:
                said = self._said_after(log[each.event], self.hand(), each.said)
                all_lines.append(Told(self.told(said), each.event))
        return all_lines

    def told_so_far(self) -> list[Spoken]:
        """The lines of the hand in play."""
        return [each.line for each in self.lines()]

    def ended(self) -> list[Spoken]:
        """The lines of a finished hand: the person's own results and their account come last."""
        log, lines = self.session.table.log, self.lines()
        # A line of the opening is told before the first event.
        own = {id(each) for each in lines if each.event and self._own(log[each.event], self.me)}
        lines.sort(key=lambda each: id(each) in own)
        return [*(each.line for each in lines), self.account()]

    def told(self, said: Said) -> Spoken:
        """A line as told to the person, with the ids of its rules."""
        return _with_rules(self.words(said), said, self.posted)

    def words(self, said: Said, form: str = "") -> Spoken:
        """Something said to the person, in their language."""
        return line(said, Listener(self.names, self.you, self.language), form)

    def refusal(self, illegal: Illegal) -> str:
        """A refusal as told to the person."""
        return self.words(refused(illegal)).text

    def retold(self, history: History) -> Iterator[Spoken]:
        """A finished hand as it is written down, for the person's eyes."""
        posted = self.opened_by.plays(history.game)
        to = Listener(history.names, self.you, self.language)
        for each in lines(history, posted, viewer=self.me):
            yield _with_rules(line(each.said, to, WRITTEN), each.said, posted)

    @property
    def you(self) -> int:
        """The seat that is addressed: a player who gave a name is called by it."""
        return self.me if self.names[self.me] == you(self.language) else 0

    def say(self, key: str, **args: Arg) -> str:
        """Words of the terminal's own, in the person's language."""
        return self.words(say(key, **args)).text

    def cites(self) -> list[str]:
        """The cite key of each event of the hand."""
        return [event.cite for event in self.session.table.log]

    def news(self) -> list[Spoken]:
        """The lines not told yet."""
        every = [each.line for each in self.lines()]
        fresh = every[self._told :]
        self._told = len(every)
        return fresh

    def account(self) -> Spoken:
        """The person's result of the hand, and the house's drop."""
        hand, log = self.hand(), self.session.table.log
        parts = []
        if self.me in hand.seats:
            change = hand.chips[self.me] - self.history().started().stacks[self.me]
            chips, won = Money(self._chips()), Money(change)
            parts.append(say("account-chips", chips=chips, up=change > 0, won=won))
        if fee := self._collected(log, self.me):
            parts.append(say("account-collection", amount=Money(fee)))
        if any(isinstance(event, FeeDropped) for event in log):
            parts.append(say("account-fee", amount=Money(hand.chips[hand.game.fund])))
        return self.words(say("account-hand", parts=Listed(tuple(parts))))

    def stacks(self) -> Iterator[tuple[str, ...]]:
        """Everybody's chips, and the house's drop."""
        hand, table = self.hand(), self.session.table
        for seat, player in sorted(table.players.items()):
            playing = not hand.over and seat in hand.seats
            yield (
                self.say("stacks-seat", number=seat),
                player.name,
                dollars(hand.chips[seat] if playing else player.chips),
            )
        box = table.box + (0 if hand.over else hand.chips[BOX])
        yield self.say("stacks-box"), self.say("stacks-dropped"), dollars(box)
        if BONUS in hand.chips:
            bonus = table.bonus + (0 if hand.over else hand.chips[BONUS])
            yield self.say("stacks-bonus"), self.say("stacks-paid-in"), dollars(bonus)

    def parting(self, hands: int, bought: int) -> str:
        """The session's result in a sentence."""
        chips = self._chips()
        net = chips - bought
        how = "up" if net > 0 else "down" if net else "even"
        sums: dict[str, Arg] = {"chips": Money(chips), "net": Money(abs(net)), "how": how}
        return self.say("parting", hands=hands, **sums)

    def _chips(self) -> int:
        hand = self.session.table.hand
        if hand is not None and not hand.over and self.me in hand.seats:
            return hand.chips[self.me]
        return self.session.table.players[self.me].chips


def _with_rules(spoken: Spoken, said: Said, posted: Posted) -> Spoken:
    """A line with the ids of the house's rules that it names."""
    return ending(spoken, rule_ids(said, posted))


def ending(spoken: Spoken, text: str) -> Spoken:
    """A line with something at its end."""
    return replace(spoken, text=spoken.text + text)
