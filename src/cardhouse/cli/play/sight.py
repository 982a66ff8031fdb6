"""What the person at the table sees: the view of one seat, told and drawn from nothing else."""

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from cardhouse.bots.session import Session
from cardhouse.cards import Card
from cardhouse.cli.felt.seats import Scene
from cardhouse.cli.histories import history_of
from cardhouse.cli.play import banked as play_banked
from cardhouse.cli.play.set import Layout
from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import View, see
from cardhouse.engine.families import look
from cardhouse.engine.pot.events import PotAwarded, Shown
from cardhouse.floor.core.case import effective
from cardhouse.formats.history import History
from cardhouse.ledger import BONUS, BOX
from cardhouse.rulebook import Posted
from cardhouse.words import results as banked_results
from cardhouse.words.addressed import addressed
from cardhouse.words.holding import holding
from cardhouse.words.pot import hand_name
from cardhouse.words.scene import dollars
from cardhouse.words.text import Line, lines


class Sight:
    """The hand in play from the one seat that no bot plays."""

    def __init__(self, posted: Posted, session: Session, table_name: str) -> None:
        self.posted = posted
        self.session = session
        self._table = table_name
        players = session.table.players
        self.me = next(seat for seat in players if seat not in session.bots)
        self.names = {seat: player.name for seat, player in players.items()}
        # How the person means to set a hand, or has set it.
        self.laid: Layout | None = None
        self._opening: list[str] = []
        self._told = 0

    def begin(self, opening: Iterable[str] = ()) -> None:
        """A new hand: nothing has been told of it, nor of what happened just before."""
        self._opening = list(opening)
        self.laid = None
        self._told = 0

    def view(self) -> View:
        return look(self._hand(), self.me)

    def scene(self) -> Scene:
        """What is drawn now."""
        view, table = self.view(), self.session.table
        if view.over and view.layout is not None:
            view = banked_results.before_clearing(view, effective(table.log), table.game)
        if view.pan is not None:
            # Spreads are told in words: there is no room for them at the seats.
            view = replace(view, seats=tuple(replace(seat, up=()) for seat in view.seats))
        laid, rules = self._laid(view), table.game.paigow
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
            results=banked_results.results(effective(table.log)),
            front=laid.front if laid else (),
            back=laid.back if laid else (),
            labels=laid.labels(rules) if laid and rules else (),
        )

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
                told.append(Line(self.to_me(text) + self._winning(line), line.event))
        return told

    def _winning(self, line: Line) -> str:
        """Whoever is left alone need not show; what he showed before is named all the same."""
        event = self.session.table.log[line.event]
        name = hand_name(self._hand(), event.seat) if isinstance(event, PotAwarded) else ""
        return f" with {name}" if name and name not in line.text else ""

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

    def status(self) -> str:
        """Whose turn it is, what it costs, and what one holds."""
        view = self.view()
        if view.layout is not None:
            laid, rules = self._laid(view), self.session.table.game.paigow
            if laid and rules and view.offers:
                return f" Your setting: {laid.words(rules)}"
            return play_banked.status(view, self.names)
        if view.pan is not None:
            return f" Your turn, tops {dollars(view.pot)}"
        cost = next((offer.cost for offer in view.offers if offer.do == "call"), 0)
        parts = ["Your turn"]
        if cost:
            parts.append(f"{dollars(cost)} to call")
        parts.append(f"pot {dollars(view.pot)}")
        if made := holding(view, self.session.table.game):
            parts.append(made)
        return " " + ", ".join(parts)

    def account(self) -> str:
        """What the hand brought or cost, and what the house dropped."""
        hand, log = self._hand(), self.session.table.log
        parts = []
        if self.me in hand.seats:
            change = hand.chips[self.me] - self.history().started().stacks[self.me]
            sign = "+" if change > 0 else ""
            parts.append(f"You have {dollars(self._chips())} ({sign}{dollars(change)})")
        if fee := banked_results.collected(log, self.me):
            parts.append(f"collection paid: {dollars(fee)}")
        if any(isinstance(event, FeeDropped) for event in log):
            parts.append(f"fee dropped: {dollars(hand.chips[hand.game.fund])}")
        return ", ".join(parts)

    def stacks(self) -> Iterator[tuple[str, ...]]:
        """Everybody's chips, and what the house has dropped."""
        hand, table = self._hand(), self.session.table
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

    def _hand(self) -> Hand:
        hand = self.session.table.hand
        assert hand is not None
        return hand

    def _chips(self) -> int:
        hand = self.session.table.hand
        if hand is not None and not hand.over and self.me in hand.seats:
            return hand.chips[self.me]
        return self.session.table.players[self.me].chips

    def _laid(self, view: View) -> Layout | None:
        """The setting that the person has in mind, as long as it is of the cards he holds."""
        held = [(*hand.down, *hand.up) for hand in view.layout.hands] if view.layout else []
        cards = () if self.laid is None else (*self.laid.front, *self.laid.back)
        return self.laid if any(sorted(cards) == sorted(each) for each in held) else None

    def _shown(self) -> dict[int, tuple[Card, ...]]:
        """Hands that everybody has seen, even if the dealer has taken them in since."""
        shown: dict[int, tuple[Card, ...]] = {}
        for event in effective(self.session.table.log):
            if isinstance(event, Shown):
                seen = see(event, self.me)
                assert isinstance(seen, Shown)
                shown[seen.seat] = (*shown.get(seen.seat, ()), *seen.cards)
        return shown

    def _won(self) -> dict[int, int]:
        won: dict[int, int] = {}
        for event in effective(self.session.table.log):
            if isinstance(event, PotAwarded):
                won[event.seat] = won.get(event.seat, 0) + event.amount
        return won
