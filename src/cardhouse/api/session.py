"""Bots playing many hands at one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cardhouse.analysis.simulate.job import RoleSum
from cardhouse.api import arguments
from cardhouse.api.bot import Bot, SeatedBot
from cardhouse.api.chance import Fate
from cardhouse.api.dealing import Seed, seed_of
from cardhouse.api.errors import BotError, NotPosted
from cardhouse.api.game import Game
from cardhouse.api.hand import Hand
from cardhouse.api.refusals import why
from cardhouse.api.result import Result
from cardhouse.bots.names import DEFAULT, NAMES, make_for
from cardhouse.bots.session import Session as BotSession
from cardhouse.chance import Seeded
from cardhouse.engine import Illegal
from cardhouse.ledger import dollars
from cardhouse.words.refusals import refusal_words

NAMED: Final = tuple(NAMES)


class Session:
    """A table with a bot in every seat; a broke bot buys in again.

    >>> import cardhouse
    >>> class Rock:
    ...     def decide(self, view, ask):
    ...         return ask.prefer("check", "fold")
    >>> game = cardhouse.open_book("tommys").game("holdem")
    >>> session = cardhouse.Session(game, [Rock(), "sensible", "sensible"], seed=7)
    >>> session.play(50)[1].won < 0
    True
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot | str] | Mapping[int, Bot | str],
        *,
        seed: Seed = None,
        chips: int = 0,
    ) -> None:
        """`bots` sit in seats 1, 2, ... or by seat: your own, or "sensible", "caller" or "random".

        `chips` is the buy-in in cents, if not the usual one.
        """
        self._spread = spread = arguments.instance(
            "game", game, Game, "a Game: open_book(...).game(...)"
        )._spread
        seated = _seated(bots)
        taken = spread.seats(seated)
        spread.lasting(taken)
        self._seed = seed_of(seed)
        brings = arguments.money("chips", chips)
        try:
            self._session = BotSession.open(
                spread.posted,
                chance=Seeded(self._seed, sparing=True),
                seats=taken,
                table_name=game.table,
                bots={seat: _named(bot) for seat, bot in seated.items()},
                seed=self._seed,
                chips=brings,
            )
        except Illegal as refused:
            least = f"at least {dollars(game.buy_in)} (chips are cents)"
            raise NotPosted(f"chips={brings}: {refusal_words(refused)} Bring {least}.") from None
        for seat, bot in seated.items():
            if not isinstance(bot, str):
                self._session.bots[seat] = SeatedBot(bot)
        self._sums: dict[int, RoleSum] = {}
        self._dropped = 0

    @property
    def seed(self) -> str:
        """The seed: the same seed and bots play the same hands again."""
        return self._seed

    def play(self, hands: int = 1) -> Mapping[int, Result]:
        """Play this many more hands, and return every seat's winnings in all hands so far."""
        for _ in self.hands(arguments.whole("hands", hands, least=0)):
            pass
        return self.results

    def hands(self, count: int) -> Iterator[Hand]:
        """Play this many more hands, and yield each when it is over."""
        wanted = arguments.whole("count", count, least=0)
        return (self._hand() for _ in range(wanted))

    @property
    def results(self) -> Mapping[int, Result]:
        """Every seat's winnings so far, by seat; standing banks of the house have seats too."""
        return {seat: Result.of(total) for seat, total in sorted(self._sums.items())}

    @property
    def dropped(self) -> int:
        """The house's collection, in cents."""
        return self._dropped

    @property
    def chips(self) -> Mapping[int, int]:
        """Every seat's chips now, in cents."""
        players = self._session.table.players
        return {seat: player.chips for seat, player in sorted(players.items())}

    def _hand(self) -> Hand:
        """Play a hand from start to end and count it, whatever goes wrong in between."""
        session = self._session
        for bot in session.bots.values():
            if isinstance(bot, SeatedBot):
                bot.watch.begin()
        session.next_hand()
        try:
            while not session.over:
                self._step()
        finally:
            self._finish()
            hand = self._counted()
        return hand

    def _finish(self) -> None:
        """Finish a hand that a bot has broken off: sensible bots take all seats."""
        if self._session.over:
            return
        crew, table = self._session.crew, self._session.table
        coins = f"{self._seed}/{table.hands}"
        sensible = {seat: make_for(table, DEFAULT, seed=f"{coins}/{seat}") for seat in crew.bots}
        bots, crew.bots = crew.bots, sensible
        try:
            self._session.advance()
        finally:
            crew.bots = bots

    def _counted(self) -> Hand:
        """The finished hand, with its results added to the sums."""
        table = self._session.table
        assert table.hand is not None
        fate = Fate(f"{self._seed}/{table.hands}")
        hand = Hand(self._spread, table.hand, table.log[:], fate, number=table.hands)
        for seat, won in hand.won.items():
            self._sums.setdefault(seat, RoleSum()).add([(won, 0)])
        self._dropped += hand.dropped
        return hand

    def _step(self) -> None:
        """Play one decision; the error for a refused bot says which bot, and why."""
        crew, table = self._session.crew, self._session.table
        command = crew.next(table)
        assert command is not None, "nobody is awaited, and the hand is not over"
        bot = self._session.bots.get(command.seat) if isinstance(command.seat, int) else None
        if not isinstance(bot, SeatedBot):
            self._session.play(command)
            return
        try:
            self._session.play(command)
        except Illegal as refused:
            assert isinstance(command.seat, int) and table.hand is not None
            said = f"{bot.in_seat(command.seat)} answered {command!r}"
            reason = why(refused, command, table.hand)
            raise BotError(f"{said}: {reason}", self._spread.cited(refused.cite)) from None


def _seated(bots: object) -> dict[int, Bot | str]:
    """The bots by seat."""
    if isinstance(bots, Mapping):
        found = {arguments.whole("a seat", seat): bot for seat, bot in bots.items()}
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        found = dict(enumerate(bots, 1))
    else:
        expected = "a list with a bot for each seat, or a dict of seats and bots"
        raise arguments.wrong("bots", expected, bots)
    for seat, bot in found.items():
        if isinstance(bot, type) or not (
            isinstance(bot, str) or callable(getattr(bot, "decide", None))
        ):
            expected = "an object with decide(view, ask), or one of " + ", ".join(NAMED)
            raise arguments.wrong(f"the bot in seat {seat}", expected, bot)
    return found


def _named(bot: Bot | str) -> str:
    """The name of a house bot; a program's own bot takes its place later."""
    if not isinstance(bot, str):
        return DEFAULT
    if bot not in NAMED:
        raise NotPosted(f"no bot {bot!r}; there are: {', '.join(NAMED)}")
    return bot
