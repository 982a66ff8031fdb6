"""Groups of the viewer's own cards, large, each under its label."""

from collections.abc import Sequence

from cardhouse.cards import Card
from cardhouse.cli.felt.cards import PAPER, card_box
from cardhouse.cli.felt.pen import Pen

# The narrowest card still drawn as a box, and the room between two groups.
BOX = 4
GAP = 2


def large(
    pen: Pen,
    groups: Sequence[tuple[Card, ...]],
    labels: Sequence[str],
    *,
    most: int,
    gap: int = GAP,
    papers: Sequence[str] = (),
) -> None:
    """Draw groups of large cards above the viewer's own plate, each under its label."""
    plan = pen.plan
    count, gaps = sum(map(len, groups)), gap * (len(groups) - 1)
    width = max(BOX, min(plan.own_card[0], (most - gaps) // max(count, 1)))
    size = (width, plan.own_card[1])
    spare = 1 if count * (width + 1) + gaps <= most else 0
    x = plan.middle - (count * (width + spare) - spare + gaps) // 2
    y = plan.height - plan.plate[1] - size[1]
    for cards, label, paper in zip(groups, labels, papers or [PAPER] * len(groups), strict=True):
        span = len(cards) * (width + spare) - spare
        ink = pen.ink("bold #ffd75f", "bold")
        # A long label begins with its cards: to the left of them lie another player's.
        above = (max(x, x + span // 2 - len(label) // 2), y - 1)
        pen.canvas.put(above, pen.sign(label), ink=ink)
        for card in cards:
            card_box(pen.canvas, (x, y), card, size=size, look=pen.look, paper=paper)
            x += width + spare
        x += gap
