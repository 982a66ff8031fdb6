"""Cards on the felt: small chips, middle-sized board cards, and the player's own."""

from typing import Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, JOKER, SUIT_SIGNS, Card
from cardhouse.cli.felt.canvas import Canvas

# The colours of the suits on a white card.
TWO: Final = {"c": "black", "d": "#c8102e", "h": "#c8102e", "s": "black"}
FOUR: Final = {"c": "#0a7a2f", "d": "#1450c8", "h": "#c8102e", "s": "black"}
PAPER: Final = "#f7f4ea"
# A card that lies face down for everybody else.
SHADED: Final = "#c3cbdd"
BACK: Final = "#27408b"
BACK_INK: Final = "#8fa5e0"


class Look(Struct, frozen=True, kw_only=True):
    """The abilities of the terminal."""

    colour: bool = True
    four_colours: bool = False
    # True if the output can take suit signs and box characters.
    signs: bool = True

    def card(self, card: Card) -> str:
        """A card in two or three characters: A♠, or As without suit signs."""
        if card in (HIDDEN, JOKER) or not self.signs:
            return str(card)
        return card[0] + SUIT_SIGNS[card[1]]

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Cards in a line of text."""
        return " ".join(self.card(card) for card in cards)

    def ink(self, card: Card) -> str:
        """The colour of a card's print."""
        if not self.colour:
            return "bold"
        if card == JOKER:
            return "bold #7a1fa2"
        return f"bold {(FOUR if self.four_colours else TWO)[card[1]]}"

    def plain(self, text: str) -> str:
        """Text with box characters replaced on a terminal that lacks them."""
        return text if self.signs else text.translate(ASCII)


def in_suits(card: Card) -> tuple[str, int]:
    """The order of a sorted large hand: by suit, and in each suit from the ace up."""
    return card[-1], "A23456789TJQK".find(card[0])


ASCII: Final = str.maketrans("╭╮╰╯─│▒█●▸·…→", "++++-|##o>..>")


def chip(canvas: Canvas, at: tuple[int, int], card: Card, look: Look) -> None:
    """Draw a card as a chip of four characters."""
    if card == HIDDEN:
        if look.colour:
            canvas.put(at, look.plain(" ▒▒ "), ink=BACK_INK, ground=BACK)
        else:
            canvas.put(at, look.plain("[▒▒]"))
    elif look.colour:
        canvas.put(at, f" {look.card(card):<2} ", ink=look.ink(card), ground=PAPER)
    else:
        canvas.put(at, f"[{look.card(card):<2}]", ink=look.ink(card))


def card_box(
    canvas: Canvas,
    at: tuple[int, int],
    card: Card,
    *,
    size: tuple[int, int],
    look: Look,
    paper: str = PAPER,
) -> None:
    """Draw a card as a box: rank and suit in the corner, the suit in the middle, the rank below."""
    width, height = size
    if not look.colour:
        _frame(canvas, at, size=size, look=look)
    if card == HIDDEN:
        _back(canvas, at, size=size, look=look)
        return
    if look.colour:
        canvas.fill(at, size, paper)
    x, y = at
    edge = 0 if look.colour else 1
    rank, suit = _print(card, look)
    ink, ground = look.ink(card), paper if look.colour else ""
    last = y + height - 1 - edge
    if last - (y + edge) == 0:
        canvas.put((x + 1, y + edge), rank + suit, ink=ink, ground=ground)
        return
    canvas.put((x + 1, y + edge), rank, ink=ink, ground=ground)
    if last - (y + edge) >= 2:
        canvas.put((x + width // 2, y + height // 2), suit, ink=ink, ground=ground)
        canvas.put((x + width - 1 - len(rank), last), rank, ink=ink, ground=ground)
    else:
        canvas.put((x + width - 2, last), suit, ink=ink, ground=ground)


def slot(canvas: Canvas, at: tuple[int, int], *, size: tuple[int, int], look: Look) -> None:
    """Draw the slot of a board card to come."""
    if look.colour:
        canvas.fill(at, size, "#0d5a33")
    else:
        canvas.put((at[0] + size[0] // 2, at[1] + size[1] // 2), look.plain("·"))


def _print(card: Card, look: Look) -> tuple[str, str]:
    if card == JOKER:
        return "Jo", "*"
    rank = "10" if card[0] == "T" else card[0]
    return rank, SUIT_SIGNS[card[1]] if look.signs else card[1]


def _back(canvas: Canvas, at: tuple[int, int], *, size: tuple[int, int], look: Look) -> None:
    x, y = at
    if look.colour:
        canvas.fill(at, size, BACK)
    for row in range(1 if not look.colour else 0, size[1] - (not look.colour)):
        pattern = look.plain("▒" * (size[0] - 2))
        canvas.put((x + 1, y + row), pattern, ink=BACK_INK if look.colour else "")


def _frame(canvas: Canvas, at: tuple[int, int], *, size: tuple[int, int], look: Look) -> None:
    """Draw an outline to stand for the card without colour."""
    (x, y), (width, height) = at, size
    line = "─" * (width - 2)
    canvas.put((x, y), look.plain(f"╭{line}╮"))
    for row in range(1, height - 1):
        canvas.put((x, y + row), look.plain(f"│{' ' * (width - 2)}│"))
    canvas.put((x, y + height - 1), look.plain(f"╰{line}╯"))
