"""A chart as a picture: cells of colour, and letters from a small dot-matrix type."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

from cardhouse.cli.charts.rows import DARK_LETTERS, FILL, HEADS, codes

if TYPE_CHECKING:
    from cardhouse.cli.charts.rows import Section

Colour = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (24, 24, 24)
# Letters are five dots wide and seven high, each row two hexadecimal digits.
TYPE = {
    "A": "0e11111f111111", "B": "1e11111e11111e", "C": "0e11101010110e", "D": "1c12111111121c",
    "E": "1f10101e10101f", "F": "1f10101e101010", "G": "0e11101713110f", "H": "1111111f111111",
    "I": "0e04040404040e", "J": "0702020202120c", "K": "11121418141211", "L": "1010101010101f",
    "M": "111b1515111111", "N": "11111915131111", "O": "0e11111111110e", "P": "1e11111e101010",
    "Q": "0e11111115120d", "R": "1e11111e141211", "S": "0f10100e01011e", "T": "1f040404040404",
    "U": "1111111111110e", "V": "11111111110a04", "W": "1111111515150a", "X": "11110a040a1111",
    "Y": "1111110a040404", "Z": "1f01020408101f", "a": "00000e010f110f", "b": "1010161911111e",
    "c": "00000e1010110e", "d": "01010d1311110f", "e": "00000e111f100e", "f": "0609081c080808",
    "g": "000f11110f010e", "h": "10101619111111", "i": "04000c0404040e", "j": "0200060202120c",
    "k": "10101214181412", "l": "0c04040404040e", "m": "00001a15151111", "n": "00001619111111",
    "o": "00000e1111110e", "p": "00001e111e1010", "q": "00000d130f0101", "r": "00001619101010",
    "s": "00000e100e011e", "t": "08081c08080906", "u": "0000111111130d", "v": "00001111110a04",
    "w": "0000111115150a", "x": "0000110a040a11", "y": "000011110f010e", "z": "00001f0204081f",
    "0": "0e11131519110e", "1": "040c040404040e", "2": "0e11010204081f", "3": "1f02040201110e",
    "4": "02060a121f0202", "5": "1f101e0101110e", "6": "0608101e11110e", "7": "1f010204080808",
    "8": "0e11110e11110e", "9": "0e11110f01020c", ",": "00000000060204", "-": "0000001f000000",
    "'": "0c040800000000", ".": "00000000000c0c", "&": "0c12140815120d",
}  # fmt: skip
DOTS_WIDE, DOTS_HIGH = 5, 7
CELL, LINE, LABEL, MARGIN, GAP = 68, 36, 190, 32, 16


class Canvas:
    """Dots of colour, row by row."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._rows = [bytearray(bytes(WHITE) * width) for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        """Fill a rectangle."""
        for row in self._rows[y : y + height]:
            row[3 * x : 3 * (x + width)] = bytes(colour) * width

    def words(self, x: int, y: int, text: str, colour: Colour = BLACK, size: int = 2) -> None:
        """Write from left to right; a letter missing from the type leaves a gap."""
        for letter in text:
            dots = TYPE.get(letter, "")
            for high in range(len(dots) // 2):
                bits = int(dots[2 * high : 2 * high + 2], 16)
                for wide in range(DOTS_WIDE):
                    if bits >> (DOTS_WIDE - 1 - wide) & 1:
                        self.box(x + wide * size, y + high * size, size, size, colour)
            x += (DOTS_WIDE + 1) * size

    def png(self) -> bytes:
        """The picture as a file."""
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self._rows), 9)
        chunks = ((b"IHDR", head), (b"IDAT", data), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)


def picture(title: str, parts: list[Section]) -> bytes:
    """The whole chart in one picture."""
    legend = codes(parts)
    rows = sum(len(part.rows) + 1 for part in parts)
    width = max(2 * MARGIN + LABEL + CELL * len(HEADS), 2 * MARGIN + _wide(title, 3))
    lines = (len(legend) + 1) // 2
    height = 2 * MARGIN + 2 * LINE + rows * LINE + len(parts) * GAP + lines * LINE
    canvas = Canvas(width, height)
    canvas.words(MARGIN, MARGIN, title, size=3)
    y = MARGIN + 2 * LINE
    for part in parts:
        canvas.words(MARGIN, y + 10, part.title)
        # A long title takes the place of the heads, which stand above the first section anyway.
        if _wide(part.title, 2) < LABEL:
            for i, head in enumerate(HEADS):
                canvas.words(_x(i) + (CELL - _wide(head, 2)) // 2, y + 10, head)
        y += LINE
        for name, cells in part.rows:
            canvas.words(MARGIN, y + 10, name)
            for i, cell in enumerate(cells):
                _cell(canvas, _x(i), y, cell)
            y += LINE
        y += GAP
    for i, (code, words) in enumerate(legend.items()):
        x = MARGIN + i % 2 * (width // 2 - MARGIN)
        _cell(canvas, x, y + i // 2 * LINE, code)
        canvas.words(x + CELL + 12, y + i // 2 * LINE + 10, words)
    return canvas.png()


def _x(column: int) -> int:
    return MARGIN + LABEL + column * CELL


def _wide(text: str, size: int) -> int:
    return len(text) * (DOTS_WIDE + 1) * size - size


def _cell(canvas: Canvas, x: int, y: int, code: str) -> None:
    if code.strip():
        red, green, blue = bytes.fromhex(FILL[code[0]][1:])
        canvas.box(x + 1, y + 1, CELL - 2, LINE - 2, (red, green, blue))
        front = BLACK if code[0] in DARK_LETTERS else WHITE
        top = y + (LINE - DOTS_HIGH * 3) // 2
        canvas.words(x + (CELL - _wide(code, 3)) // 2, top, code, front, size=3)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
