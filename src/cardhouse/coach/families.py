"""The coaches of all families of games, and the one door to them."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from cardhouse.coach.advice import Advice, BankWorth, Choice, Coach, usual
from cardhouse.coach.banked.blackjack import COACH as BLACKJACK
from cardhouse.coach.banked.pai_gow import COACH as PAI_GOW
from cardhouse.coach.pan.coach import COACH as PAN
from cardhouse.coach.pot.coach import COACH as POT
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.engine.families import family_of

COACHES: Final = {coach.family: coach for coach in (POT, BLACKJACK, PAI_GOW, PAN)}
# Figures need NumPy, which comes with the optional part "analysis".
HAS_FIGURES: Final = find_spec("numpy") is not None


def coach_of(game: Game) -> Coach:
    """The coach of a game's family."""
    return COACHES[family_of(game)]


def bank_of(game: Game) -> Callable[[Any], BankWorth] | None:
    """How the bank on offer is valued; None without figures, or in games without a bank."""
    return coach_of(game).bank if HAS_FIGURES else None


def choices_of(game: Game, view: View, ask: Ask) -> tuple[Choice, ...]:
    """The choices worth a look, the bot's among them; at once, and without figures."""
    return _with(tuple(coach_of(game).choices(game, view, ask)), ask, usual(game, view, ask))


def prepare(game: Game) -> None:
    """Make ready for the figures of a game, so that the first question need not wait for it."""
    if HAS_FIGURES and (found := coach_of(game).prepare) is not None:
        found(game)


def _with(found: tuple[Choice, ...], ask: Ask, command: Command) -> tuple[Choice, ...]:
    if any(choice.command == command for choice in found):
        return found
    terms = ask.offers.get(type(command))
    return (*found, Choice(command=command, cost=0 if terms is None else terms.cost))


def explain(game: Game, view: View, ask: Ask) -> Advice:
    """Advice without figures: the choices, and the one that a sensible bot would take."""
    return Advice(choices=choices_of(game, view, ask), best=usual(game, view, ask))


def advise(game: Game, view: View, ask: Ask, *, taken: Command | None = None) -> Advice:
    """Advice with figures, which take a while; on a choice that was taken, too."""
    choices = choices_of(game, view, ask)
    if taken is not None:
        choices = _with(choices, ask, taken)
    found = coach_of(game).weigh(game, view, ask, choices) if HAS_FIGURES else None
    return found or explain(game, view, ask)
