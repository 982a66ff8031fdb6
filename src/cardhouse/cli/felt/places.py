"""Positions on the felt: the oval, the seats around it, the board in the middle."""

from typing import Final, Literal

from msgspec import Struct

Side = Literal["bottom", "left", "top", "right"]

# Places clockwise from the player at the bottom, and those taken by each number of others.
RING: Final = ("BL", "L2", "L1", "T1", "T2", "T3", "R1", "R2", "BR")
TAKEN: Final[dict[int, tuple[str, ...]]] = {
    0: (),
    1: ("T2",),
    2: ("T1", "T3"),
    3: ("L", "T2", "R"),
    4: ("L", "T1", "T3", "R"),
    5: ("L", "T1", "T2", "T3", "R"),
    6: ("L2", "L1", "T1", "T3", "R1", "R2"),
    7: ("L2", "L1", "T1", "T2", "T3", "R1", "R2"),
    8: ("BL", "L2", "L1", "T1", "T3", "R1", "R2", "BR"),
    9: RING,
}


class Place(Struct, frozen=True):
    """A seat's plate: its upper left corner, its side of the table, and the place of its bet."""

    at: tuple[int, int]
    side: Side
    # The middle of the bet at top and bottom; its near end at the sides.
    bet: tuple[int, int]


class Plan(Struct, frozen=True, kw_only=True):
    """The measures of a drawing that fits the terminal."""

    width: int
    height: int
    plate: tuple[int, int]
    board_card: tuple[int, int]
    own_card: tuple[int, int]
    log: int

    @property
    def middle(self) -> int:
        return self.width // 2

    @property
    def board_row(self) -> int:
        """The first row of the board: midway between the upper plates and the viewer's cards."""
        free = self.height - 2 * self.plate[1] - self.own_card[1] - self.board_card[1]
        return self.plate[1] + (free + 1) // 2

    def seats(self, own: int, all_seats: list[int]) -> dict[int, Place]:
        """A place for each seat: the viewer's at the bottom, the others clockwise around."""
        around = [s for s in all_seats if s > own] + [s for s in all_seats if s < own]
        names = TAKEN[len(around)]
        places = {seat: self._place(name) for seat, name in zip(around, names, strict=True)}
        return {own: self._own(), **places}

    def rail(self) -> list[tuple[int, int]]:
        """The first and last column of the felt in each of its rows, from the second row on."""
        rows = self.height - 2
        spans = []
        for row in range(rows):
            v = abs(2 * row / (rows - 1) - 1)
            reach = (1 - v**3.2) ** (1 / 3.2) if v < 1 else 0.0
            half = round((self.width / 2 - 7) * (0.8 + 0.2 * reach))
            spans.append((self.middle - half, self.middle + half - 1))
        return spans

    def _own(self) -> Place:
        width, height = self.plate
        at = (self.middle - width // 2, self.height - height)
        return Place(at, "bottom", (self.middle, at[1] - self.own_card[1] - 1))

    def _place(self, name: str) -> Place:
        width, height = self.plate
        left, right = 0, self.width - width
        span = self.height - height
        upper, lower = round(span * 0.3), round(span * 0.66)
        match name:
            case "L" | "L1" | "L2":
                row = {"L": round(span * 0.47), "L1": upper, "L2": lower}[name]
                return Place((left, row), "left", (left + width + 1, row))
            case "R" | "R1" | "R2":
                row = {"R": round(span * 0.47), "R1": upper, "R2": lower}[name]
                return Place((right, row), "right", (right - 2, row))
            case "BL" | "BR":
                column = width // 3 if name == "BL" else self.width - width - width // 3
                return Place((column, span), "bottom", (column + width // 2, span - 1))
            case _:
                share = {"T1": 0.22, "T2": 0.5, "T3": 0.78}[name]
                column = round(self.width * share)
                return Place((column - width // 2, 0), "top", (column, height))


def plan(width: int, height: int) -> Plan:
    """The measures for a terminal: roomy from about 110 x 36 on, compact below."""
    if width >= 104 and height >= 34:
        return Plan(
            width=min(width - 2, 124),
            height=min(height - 11, 28),
            plate=(20, 2),
            board_card=(7, 5),
            own_card=(9, 7),
            log=6,
        )
    return Plan(
        width=max(min(width, 100), 76),
        height=max(min(height - 7, 21), 17),
        plate=(18, 2),
        board_card=(5, 3),
        own_card=(7, 5),
        log=3,
    )
