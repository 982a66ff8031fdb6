"""Games for a pot in a sentence, from their own scripts: the cards, and the hand that wins."""

from __future__ import annotations

from cardhouse.engine.core.portion import received, total
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.redeal import Redeal
from cardhouse.words.said import Said, say


def about(game: PotGame) -> Said:
    """The game for somebody who does not know it: "2 cards of your own, 5 for all. …"."""
    cards = total(game.script)
    jokers = [each.joker for each in (game.high, game.low) if each is not None]
    return say(
        "about-pot",
        kind="board" if cards.board else "stud" if cards.up else "closed",
        held=received(game.script),
        open=cards.up,
        board=cards.board,
        draws=sum(isinstance(step, Draw) for step in game.script),
        pick=game.pick,
        wins=_wins(game),
        joker=next((each for each in jokers if each != "none"), "none"),
    )


def _wins(game: PotGame) -> str:
    """The hands that share a pot; a pot that nobody opens may be played on for low."""
    if any(isinstance(step, Redeal) and step.low is not None for step in game.script):
        return "turned"
    return "high" if game.low is None else "low" if game.high is None else "both"
