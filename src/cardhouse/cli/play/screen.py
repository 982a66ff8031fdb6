"""The screen of the terminal table: the felt, the last actions, and the offers."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from cardhouse.cli.felt.cards import Look
from cardhouse.cli.felt.places import plan
from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.felt.table import draw
from cardhouse.cli.play.words import with_cards
from cardhouse.rulebook import Rule
from cardhouse.words.speech import Spoken

# Something to print: what was said, words without cards, or text already drawn.
Line = Spoken | str | Text

# Rows above the felt, of a question without a word too many, and of the answer.
TITLE: Final = 1
ASKING: Final = 2
TYPING: Final = 1


class Screen:
    """Draws tables and prints lines; a terminal is cleared between tables, a file is not."""

    def __init__(
        self,
        console: Console,
        look: Look,
        *,
        live: bool = False,
        echo: bool = True,
        pause: float = 0.0,
    ) -> None:
        self.console = console
        self.look = look
        self.live = live
        # True if input must be echoed, because no terminal shows it.
        self.echo = echo
        self._pause = pause

    def table(
        self,
        scene: Scene,
        title: tuple[str, str],
        log: Sequence[Spoken],
        below: Sequence[Line] = (),
    ) -> None:
        """Draw the title, the felt and as many last lines of the log as what is below leaves."""
        measures = plan(*self.console.size)
        if self.live:
            self.console.clear()
        self.console.print(self._title(*title, measures.width), no_wrap=True, overflow="crop")
        self.console.print(draw(scene, measures, self.look), no_wrap=True, overflow="crop")
        if not self.live:
            # Elsewhere the lines have been printed as they came.
            return
        # After the hand nothing is asked, which leaves room for another line.
        room = measures.log + scene.view.over
        if below:
            left = self.console.height - TITLE - measures.height - self.count(below) - TYPING
            room = max(0, min(room, left))
        rows = 0
        for line in self._last(log, room):
            self._line(line, wrap=True)
            rows += self.count((line,))
        # The offers stay in the same row, however little has happened.
        for _ in range(room - rows):
            self.console.print()

    def _last(self, log: Sequence[Spoken], room: int) -> list[Text]:
        """The last lines that fit into some rows, each of them whole, the very last in bold."""
        found: list[Text] = []
        for spoken in reversed(log):
            line = with_cards(spoken, self.look, "dim" if found else "bold", indent=" ")
            if self.count((*found, line)) > room:
                break
            found.insert(0, line)
        return found

    def cramped(self) -> tuple[int, int]:
        """The width and height that a table needs; zeros where the window has them."""
        measures = plan(*self.console.size)
        width, height = measures.width, TITLE + measures.height + ASKING + TYPING
        fits = self.console.width >= width and self.console.height >= height
        return (0, 0) if fits or not self.live else (width, height)

    def count(self, lines: Sequence[Line]) -> int:
        """The rows that lines take on this screen, long ones wrapped."""
        drawn = (self._drawn(line, " ") for line in lines)
        return sum(len(text.wrap(self.console, self.console.width)) for text in drawn)

    def pages(self, talk: Callable[[], None]) -> list[str]:
        """An answer in pieces that leave room for the question; a file takes it whole."""
        with self.console.capture() as said:
            talk()
        lines = said.get().splitlines(keepends=True)
        size = self.console.height - TYPING - ASKING - TITLE if self.live else len(lines)
        size = max(size, 1)
        return ["".join(lines[at : at + size]) for at in range(0, len(lines), size)] or [""]

    def write(self, page: str) -> None:
        """Write a piece that has been drawn."""
        self.console.file.write(page)
        self.console.file.flush()

    def wait(self) -> None:
        """Pause for the eye to follow."""
        if self.live and self._pause:
            time.sleep(self._pause)

    def say(self, *lines: Line, indent: str = "") -> None:
        """Print lines below the table, with cards drawn and long lines wrapped."""
        for line in lines:
            self.console.print(self._drawn(line, indent), highlight=False)

    def complain(self, line: str) -> None:
        """Print one clear line about an impossible action."""
        self._line(Text(f" {line}", "#ff7b72" if self.look.colour else ""), wrap=True)

    def rows(self, rows: Iterable[tuple[Line, ...]]) -> None:
        """Print a small table of texts."""
        grid = Grid.grid(padding=(0, 2))
        for row in rows:
            grid.add_row("", *map(self._drawn, row))
        self.console.print(grid)

    def rules(self, rules: Iterable[Rule]) -> None:
        """Print rules in the house's words, each with its id."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for rule in rules:
            label = Text(f" {rule.id}", "bold #58a6ff" if self.look.colour else "bold")
            grid.add_row(label, Text(" ".join(rule.text.split())))
        self.console.print(grid)

    def _drawn(self, line: Line, indent: str = "") -> Text:
        """A line as text, its cards drawn in their places."""
        if isinstance(line, Spoken):
            return with_cards(line, self.look, indent=indent)
        return Text(f"{indent}{line}") if isinstance(line, str) else line

    def _title(self, title: str, keys: str, width: int) -> Text:
        """The title over the felt, and at its end what can always be typed, if there is room."""
        text, keys = f" {self.look.plain(title)}", self.look.plain(keys)
        room = width - len(text) - 1
        text = f"{text}{keys:>{room}} " if len(keys) < room else text[:width].ljust(width)
        return Text(text, "bold #e6edf3 on #30363d" if self.look.colour else "bold", end="")

    def _line(self, line: Text, *, wrap: bool = False) -> None:
        self.console.print(line, no_wrap=not wrap, overflow="fold" if wrap else "ellipsis")
