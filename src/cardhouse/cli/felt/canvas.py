"""A sheet of character cells for drawing the table, with ink and ground kept apart."""

from rich.style import Style
from rich.text import Text


class Canvas:
    """A rectangle of cells; anything outside it is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[""] * width for _ in range(height)]
        self._grounds = [[""] * width for _ in range(height)]

    def put(self, at: tuple[int, int], text: str, *, ink: str = "", ground: str = "") -> None:
        """Write at a column and row; without a ground of its own the text keeps the one below."""
        column, row = at
        if not 0 <= row < self.height:
            return
        for x, sign in enumerate(text, column):
            if 0 <= x < self.width:
                self._signs[row][x] = sign
                self._inks[row][x] = ink
                if ground:
                    self._grounds[row][x] = ground

    def centre(self, at: tuple[int, int], text: str, *, ink: str = "", ground: str = "") -> None:
        """Write with the middle of the text at a column."""
        self.put((at[0] - len(text) // 2, at[1]), text, ink=ink, ground=ground)

    def fill(self, at: tuple[int, int], size: tuple[int, int], ground: str) -> None:
        """Lay a blank rectangle."""
        for row in range(at[1], at[1] + size[1]):
            self.put((at[0], row), " " * size[0], ground=ground)

    def text(self) -> Text:
        """The sheet as lines for rich to print."""
        lines = Text(no_wrap=True, overflow="crop", end="")
        for row in range(self.height):
            if row:
                lines.append("\n")
            self._line(row, lines)
        return lines

    def _line(self, row: int, lines: Text) -> None:
        """Append a row; cells that look alike are printed together."""
        start = 0
        looks = list(zip(self._inks[row], self._grounds[row], strict=True))
        for x in range(1, self.width + 1):
            if x == self.width or looks[x] != looks[start]:
                lines.append("".join(self._signs[row][start:x]), _style(*looks[start]))
                start = x


def _style(ink: str, ground: str) -> Style:
    return Style.parse(f"{ink} on {ground}" if ground else ink or "none")
