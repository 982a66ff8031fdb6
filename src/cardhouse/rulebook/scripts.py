"""Scripts that make no game: steps of several families, misplaced steps, or a small deck."""

from collections.abc import Iterator

from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.portion import deck_needed
from cardhouse.engine.core.step import Script, Step
from cardhouse.engine.families import family_of_script
from cardhouse.rulebook.book import GamePage, Posted
from cardhouse.rulebook.citers import tag
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.files import Page
from cardhouse.rulebook.pages import family_for

LEAST_SEATS = 2
# Steps that may follow a settlement, as far as the law allows.
FEES = (Assess, Collect)


def script_faults(page: GamePage, whole: Page, source: Source) -> list[Fault]:
    """Steps of another family than most of the script, and fields only rulings set."""
    if family_of_script(page.script) is None:
        return list(_strangers(page.script, whole, source))
    return list(_of_rulings(page.script, whole, source))


def _strangers(script: Script, whole: Page, source: Source) -> Iterator[Fault]:
    family = family_for(whole)
    for i, step in enumerate(script):
        if type(step) not in family.steps:
            what = f"`{tag(type(step))}` is no step of games of the family `{family.name}`"
            yield source.fault(f"$.script[{i}]", f"{what}, as the other steps are")


def _of_rulings(script: Script, whole: Page, source: Source) -> Iterator[Fault]:
    """Fields that a ruling sets in the script of one hand, and no page may write."""
    for i, (step, written) in enumerate(zip(script, whole["script"], strict=True)):
        for key in written:
            if key in step.unwritten:
                what = f"`{key}` of the step `{tag(type(step))}` is for rulings; no page sets it"
                yield source.fault(f"$.script[{i}].{key}", what)


def misplaced(script: Script, source: Source) -> Iterator[Fault]:
    """Misplaced steps."""
    for i, step in enumerate(script):
        if why := step.misplaced(script[:i], script[i + 1 :]):
            yield source.fault(f"$.script[{i}]", f"`{tag(type(step))}` {why}")


def settle_faults(post: Posted, source: Source, settles: type[Step] | None) -> list[Fault]:
    """A hand that is never settled, or goes on after that: only fees may be dropped then."""
    script = post.page.script
    if settles is None:
        return []
    places = [i for i, step in enumerate(script) if type(step) is settles]
    if not places:
        return [source.fault("$.script", f"no step `{tag(settles)}` settles the hand")]
    late = [i for i in range(places[0] + 1, len(script)) if type(script[i]) not in FEES]
    what = f"comes after `{tag(settles)}`, which ends the hand: only `{tag(Collect)}` may follow"
    return [source.fault(f"$.script[{i}]", f"`{tag(type(script[i]))}` {what}") for i in late]


def deck_faults(post: Posted, source: Source) -> list[Fault]:
    """A deck too small to serve all seats to the end if nobody folds."""
    page = post.page
    key = "most" if page.seating.most <= page.seating.players else "players"
    seats = getattr(page.seating, key)
    for table in page.table:
        cards = len(post.game(table).deck.cards())
        if (needed := deck_needed(page.script, seats)) > cards:
            what = f"{seats} seats need {needed} cards, and the deck has {cards}"
            return [source.fault(f"$.seating.{key}", f"{what}{_served(page.script, cards)}")]
    return []


def _served(script: Script, cards: int) -> str:
    """The number of seats a deck serves, in words."""
    seats = 0
    while seats < cards and deck_needed(script, seats + 1) <= cards:
        seats += 1
    return f": it serves {seats}" if seats >= LEAST_SEATS else ""
