"""What the person at the table sees: the view of one seat, told and drawn from nothing else."""

from collections.abc import Iterator

from cardhouse.bots.session import Session
from cardhouse.cards import Card
from cardhouse.cli.felt_seats import Scene
from cardhouse.cli.play_words import holding
from cardhouse.engine.events import FeeDropped
from cardhouse.engine.hand import Hand
from cardhouse.engine.pot.events import PotAwarded, Shown
from cardhouse.engine.view import View, look, see
from cardhouse.formats.history import History
from cardhouse.formats.text import Line, lines
from cardhouse.formats.words import dollars
from cardhouse.rulebook import Posted


class Sight:
    """The hand in play from the one seat that no bot plays."""

    def __init__(self, posted: Posted, session: Session) -> None:
        self._posted = posted
        self._session = session
        players = session.table.players
        self.me = next(seat for seat in players if seat not in session.bots)
        self.names = {seat: player.name for seat, player in players.items()}
        stakes = session.table.game.stakes
        self._table = next(t.name for t in posted.page.table if t.stakes == stakes)
        self._told = 0

    def begin(self) -> None:
        """A new hand: nothing has been told of it."""
        self._told = 0

    def view(self) -> View:
        return look(self._hand(), self.me)

    def scene(self) -> Scene:
        """What is drawn now."""
        view, table = self.view(), self._session.table
        turn = next((actor for actor in view.awaited if isinstance(actor, int)), 0)
        dealt_in = {seat.seat for seat in view.seats}
        return Scene(
            view=view,
            names=self.names,
            idle={s: p.chips for s, p in table.players.items() if s not in dealt_in},
            shown=self._shown(),
            won=self._won() if view.over else {},
            board=sum(getattr(step, "board", 0) for step in table.game.script),
            turn=turn,
        )

    def title(self, finished: int) -> str:
        number = finished if self._session.over else finished + 1
        page = self._posted.page
        return f"{self._posted.room.name} · {page.title} · {self._table} · hand {number}"

    def history(self, number: int) -> History:
        """The hand as a record, with everything in it."""
        return History(
            house=self._posted.house,
            game=self._posted.name,
            table=self._table,
            hand=number,
            book=self._posted.hash,
            names=self.names,
            events=tuple(self._session.table.log),
        )

    def lines(self) -> list[Line]:
        """The hand so far in words, without its heading and its account at the end."""
        told = []
        for line in lines(self.history(1), self._posted, viewer=self.me):
            if line.text in ("*** Result ***", "*** Not finished ***"):
                break
            if line.event and line.text != "*** Deal ***":
                told.append(line)
        return told

    def cites(self) -> list[str]:
        """The cite key of each event of the hand."""
        return [event.cite for event in self._session.table.log]

    def news(self) -> list[str]:
        """What has not been told yet."""
        told = [line.text for line in self.lines()]
        fresh = told[self._told :]
        self._told = len(told)
        return fresh

    def status(self) -> str:
        """Whose turn it is, what it costs, and what one holds."""
        view = self.view()
        cost = next((offer.cost for offer in view.offers if offer.do == "call"), 0)
        parts = ["Your turn"]
        if cost:
            parts.append(f"{dollars(cost)} to call")
        parts.append(f"pot {dollars(view.pot)}")
        if made := holding(view, self._session.table.game):
            parts.append(made)
        return " " + ", ".join(parts)

    def result(self) -> Iterator[str]:
        """Who won what with which hand, the fee, and one's own account."""
        log = self._session.table.log
        for line in self.lines():
            if isinstance(log[line.event], PotAwarded):
                yield f" {line.text}"
        if fee := sum(event.amount for event in log if isinstance(event, FeeDropped)):
            yield f" Fee dropped: {dollars(fee)}"
        if self.me in self._hand().seats:
            yield f" You have {dollars(self._chips())} ({_signed(self._change())} in this hand)"

    def stacks(self) -> Iterator[tuple[str, ...]]:
        """Everybody's chips, and what the house has dropped."""
        hand, table = self._hand(), self._session.table
        for seat, player in sorted(table.players.items()):
            playing = not hand.over and seat in hand.seats
            yield (
                f"seat {seat}",
                player.name,
                dollars(hand.chips[seat] if playing else player.chips),
            )
        yield "box", "dropped by the house", dollars(table.box)

    def parting(self, hands: int, bought: int) -> str:
        """The session's result in a sentence."""
        chips = self._chips()
        net = chips - bought
        ending = "even" if not net else f"{dollars(abs(net))} {'up' if net > 0 else 'down'}"
        count = "1 hand" if hands == 1 else f"{hands} hands"
        return f"You leave after {count} with {dollars(chips)}: {ending}. Thank you for playing."

    def _hand(self) -> Hand:
        hand = self._session.table.hand
        assert hand is not None
        return hand

    def _chips(self) -> int:
        hand = self._session.table.hand
        if hand is not None and not hand.over and self.me in hand.seats:
            return hand.chips[self.me]
        return self._session.table.players[self.me].chips

    def _change(self) -> int:
        started = self.history(1).started()
        return self._hand().chips[self.me] - started.stacks[self.me]

    def _shown(self) -> dict[int, tuple[Card, ...]]:
        """Hands that everybody has seen, even if the dealer has taken them in since."""
        shown: dict[int, tuple[Card, ...]] = {}
        for event in self._session.table.log:
            if isinstance(event, Shown):
                seen = see(event, self.me)
                assert isinstance(seen, Shown)
                shown[seen.seat] = (*shown.get(seen.seat, ()), *seen.cards)
        return shown

    def _won(self) -> dict[int, int]:
        won: dict[int, int] = {}
        for event in self._session.table.log:
            if isinstance(event, PotAwarded):
                won[event.seat] = won.get(event.seat, 0) + event.amount
        return won


def _signed(amount: int) -> str:
    return f"+{dollars(amount)}" if amount > 0 else dollars(amount)
