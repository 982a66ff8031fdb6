"""What the person at the table sees: the view of one seat, told and drawn from nothing else."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cardhouse.bots.session import Session
from cardhouse.cli.histories import history_of
from cardhouse.engine.core.events import Event, FeeDropped
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.floor.core.case import effective
from cardhouse.formats.history import History
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import Posted
from cardhouse.words.addressed import addressed
from cardhouse.words.scene import dollars
from cardhouse.words.text import Line, lines


class Sight:
    """The hand in play from the one seat that no bot plays."""

    def __init__(
        self,
        posted: Posted,
        session: Session,
        table_name: str,
        *,
        after: Callable[[Event, Any], str],
        collected: Callable[[Iterable[Event], int], int],
    ) -> None:
        self.posted = posted
        self.session = session
        self._table = table_name
        # What is told after an event of the hand, and of the collections of a seat.
        self._said_after, self._collected = after, collected
        players = session.table.players
        self.me = next(seat for seat in players if seat not in session.bots)
        self.names = {seat: player.name for seat, player in players.items()}
        self._opening: list[str] = []
        self._told = 0

    def begin(self, opening: Iterable[str] = ()) -> None:
        """A new hand: nothing has been told of it, nor of what happened just before."""
        self._opening = list(opening)
        self._told = 0

    def view(self) -> View:
        return look(self.hand(), self.me)

    def hand(self) -> Hand:
        """The hand in play, or the last one."""
        hand = self.session.table.hand
        assert hand is not None
        return hand

    def log(self) -> list[Event]:
        """What happened in the hand, but for what was taken back."""
        return effective(self.session.table.log)

    def around(self, view: View) -> dict[str, Any]:
        """What a scene shows beside the view, whatever is played."""
        dealt_in = {seat.seat for seat in view.seats}
        players = self.session.table.players
        return {
            "names": self.names,
            "idle": {s: p.chips for s, p in players.items() if s not in dealt_in},
            "turn": next((actor for actor in view.awaited if isinstance(actor, int)), 0),
        }

    def title(self) -> str:
        """Where one sits, and the number of the hand."""
        place = (self.posted.room.name, self.posted.page.title, self._table)
        return " · ".join((*place, f"hand {self.history().hand}"))

    def history(self) -> History:
        """The hand as a record, with everything in it."""
        return history_of(self.session, self.posted, self._table)

    def lines(self) -> list[Line]:
        """The hand so far in words, without its heading and its account at the end."""
        told = [Line(self.to_me(text), 0) for text in self._opening]
        for line in lines(self.history(), self.posted, viewer=self.me):
            if line.text in ("*** Result ***", "*** Not finished ***"):
                break
            if line.event and line.text != "*** Deal ***":
                text = re.sub(r"^\*\*\* (\w+) \*\*\*", r"\1:", line.text)
                told.append(Line(self.to_me(text) + self._after(line), line.event))
        return told

    def _after(self, line: Line) -> str:
        """What is told after an event, where its line does not say it yet."""
        said = self._said_after(self.session.table.log[line.event], self.hand())
        return f" with {said}" if said and said not in line.text else ""

    def to_me(self, text: str) -> str:
        """A line as it is said to the player."""
        return addressed(text) if self.names[self.me] == "You" else text

    def cites(self) -> list[str]:
        """The cite key of each event of the hand."""
        return [event.cite for event in self.session.table.log]

    def news(self) -> list[str]:
        """What has not been told yet."""
        told = [line.text for line in self.lines()]
        fresh = told[self._told :]
        self._told = len(told)
        return fresh

    def account(self) -> str:
        """What the hand brought or cost, and what the house dropped."""
        hand, log = self.hand(), self.session.table.log
        parts = []
        if self.me in hand.seats:
            change = hand.chips[self.me] - self.history().started().stacks[self.me]
            sign = "+" if change > 0 else ""
            parts.append(f"You have {dollars(self._chips())} ({sign}{dollars(change)})")
        if fee := self._collected(log, self.me):
            parts.append(f"collection paid: {dollars(fee)}")
        if any(isinstance(event, FeeDropped) for event in log):
            parts.append(f"fee dropped: {dollars(hand.chips[hand.game.fund])}")
        return ", ".join(parts)

    def stacks(self) -> Iterator[tuple[str, ...]]:
        """Everybody's chips, and what the house has dropped."""
        hand, table = self.hand(), self.session.table
        for seat, player in sorted(table.players.items()):
            playing = not hand.over and seat in hand.seats
            yield (
                f"seat {seat}",
                player.name,
                dollars(hand.chips[seat] if playing else player.chips),
            )
        box = table.box + (0 if hand.over else hand.chips[BOX])
        yield "box", "dropped by the house", dollars(box)
        if BONUS in hand.chips:
            bonus = table.bonus + (0 if hand.over else hand.chips[BONUS])
            yield "bonus", "paid into the bonuses", dollars(bonus)

    def parting(self, hands: int, bought: int) -> str:
        """The session's result in a sentence."""
        chips = self._chips()
        net = chips - bought
        ending = "even" if not net else f"{dollars(abs(net))} {'up' if net > 0 else 'down'}"
        count = "1 hand" if hands == 1 else f"{hands} hands"
        return f"You leave after {count} with {dollars(chips)}: {ending}. Thank you for playing."

    def _chips(self) -> int:
        hand = self.session.table.hand
        if hand is not None and not hand.over and self.me in hand.seats:
            return hand.chips[self.me]
        return self.session.table.players[self.me].chips
