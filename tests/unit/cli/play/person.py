"""A person who plays whole hands by typing, as a sensible bot would play them, and errs before."""

import io
import re
from typing import Any

from rich.console import Console

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight, you
from cardhouse.coach.advice import usual
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pot.commands import Call, Check, Fold
from cardhouse.rulebook import AnyPosted, load, open_table

CLEARED = "\x1b[2J"
STYLE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
# More lines are never typed in a few hands.
MOST = 500


def opened(house: str, game: str) -> AnyPosted:
    """A game of a house, or a table whose game changes."""
    book = load(house)
    return book.games.get(game) or book.mixed[game]


def line_for(command: Command) -> str:
    """A command as it is typed."""
    given: Any = command
    tag = str(command.__struct_config__.tag)
    if (to := getattr(given, "to", None) or getattr(given, "amount", None)) is not None:
        spot = f"{given.spot} " if hasattr(given, "spot") else ""
        return f"{'put' if tag == 'put-up' else tag} {spot}{to / 100:g}"
    if hasattr(given, "front"):
        return f"set {' '.join(given.front)}"
    if tag in ("meld", "increase", "split-meld"):
        return "1"
    if hasattr(given, "card"):
        return f"x {given.card}"
    if tag == "discard":
        return " ".join(("draw", *given.cards)) if given.cards else "pat"
    if hasattr(given, "cards"):
        return " ".join((tag, *given.cards))
    words = {
        **{"take-back": "back", "decline": "no", "look-at": "look", "ask-advice": "house"},
        **{"let-dealer-set": "dealer", "stand-all-in": "all-in", "stay-out": "out"},
        **{"stay-in": "stay", "play-board": "board"},
    }
    return words.get(tag, tag)


class Person:
    """A sitting on a terminal of some size: its frames, and the rows of each when it asks."""

    def __init__(
        self,
        house: str,
        game: str,
        *,
        hands: int = 1,
        size: tuple[int, int] = (80, 24),
        language: str = "en",
        seats: int = 6,
        seed: int = 7,
        errs: bool = True,
    ) -> None:
        post = opened(house, game)
        self.hands, self.errs = hands, errs
        seats, empty = min(seats, post.seating.most), open_table(post, "")
        # A seat may be kept for a bank.
        me = next(seat for seat in range(1, seats + 1) if seat not in empty.rotation.seats)
        self.session = Session.open(
            post,
            chance=Seeded(seed),
            seats=seats,
            bots={seat: "sensible" for seat in range(1, seats + 1) if seat != me},
            names={me: you(language)},
            seed=seed,
            chips=5 * empty.buy_in,
        )
        self.out = io.StringIO()
        self.frames: list[list[str]] = []
        self.typed: list[str] = []
        self._pending: list[str] = []
        console = Console(
            file=self.out, width=size[0], height=size[1], force_terminal=True, color_system=None
        )
        self.screen = Screen(console, Look(colour=False), live=True, echo=False)
        sight = Sight(post, self.session, post.table().name, language)
        self.sitting = Sitting(sight, screen=self.screen, read=self._read)
        self.code = self.sitting.run()

    def _read(self, prompt: str) -> str:
        text = STYLE.sub("", self.out.getvalue().rsplit(CLEARED, 1)[-1])
        self.frames.append([*text.split("\n")[:-1], prompt])
        if not self._pending:
            self._pending = self._next()
        self.typed.append(self._pending.pop(0))
        assert len(self.typed) < MOST, f"stuck: {self.typed[-6:]}"
        return self.typed[-1]

    def _next(self) -> list[str]:
        session = self.session
        if session.over:
            if len(self.sitting.histories) >= self.hands:
                return ["quit"]
            if not session.table.players[self.sitting.sight.me].chips:
                return ["dance", "yes"]
            return ["dance", "pass"] if session.offered else ["dance", ""]
        ask, hand = session.waiting, session.table.hand
        assert ask is not None and hand is not None
        command = usual(hand.game, self.sitting.sight.view(), ask)
        stay = next((kind for kind in (Check, Call) if kind in ask.offers), None)
        if isinstance(command, Fold) and stay is not None:
            # A hand is seen to its end.
            command = stay(ask.actor)
        return [*(("dance", "why raise 4 5") if self.errs else ()), *self._lines(command)]

    def _lines(self, command: Command) -> list[str]:
        line = line_for(command)
        # A setting is shown before it is final.
        return [line, "confirm"] if line.startswith("set ") else [line]
