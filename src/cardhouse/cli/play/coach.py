"""The coach at the terminal table: what each choice is worth, at the person's own question."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from msgspec.structs import replace

from cardhouse.bots.session import Session
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight
from cardhouse.coach.advice import Advice, label_of, means_of
from cardhouse.words.said import Said, say
from cardhouse.words.scene import dollars
from cardhouse.words.speech import Spoken

# Time to think before the person is told that it takes a while.
SOON_SECONDS: Final = 0.5
# Before the choice that the coach would take, and before the others.
BEST, OTHER = "> ", "  "


@contextmanager
def patient(slow: Callable[[], None]) -> Iterator[None]:
    """Say once that figures take a while, if they do."""
    timer = Timer(SOON_SECONDS, slow)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()


def silent(session: Session) -> str:
    """The message where no choice of a hand is open."""
    return "coach-bank" if session.offered else "coach-rests"


def show(advice: Advice, screen: Screen, sight: Sight) -> None:
    """Print the choice that the coach would take, the reasons, and each choice with its worth."""
    screen.say(*map(sight.words, reasons(advice)), indent=" ")
    screen.rows(choices(advice, sight))
    if advice.basis is not None:
        screen.say(sight.words(advice.basis), indent=" ")


def reasons(advice: Advice) -> Iterator[Said]:
    """The choice that the coach would take, and why."""
    best = next(choice for choice in advice.choices if choice.command == advice.best)
    yield say("coach-takes-this", choice=label_of(best))
    yield from advice.why


def choices(advice: Advice, sight: Sight) -> Iterator[tuple[Spoken, str, Spoken]]:
    """Each choice with its worth and its meaning; a mark stands before the best."""
    for choice in advice.choices:
        mark = BEST if choice.command == advice.best else OTHER
        worth = "" if choice.worth is None else signed(choice.worth)
        yield _after(mark, sight.words(label_of(choice))), worth, sight.words(means_of(choice))


def _after(mark: str, label: Spoken) -> Spoken:
    """A label behind its mark, with its cards still in their places."""
    cards = tuple(place + len(mark) for place in label.cards)
    return replace(label, text=mark + label.text, cards=cards)


def signed(worth: float) -> str:
    """An average gain or loss in whole cents, a gain with its sign."""
    cents = round(worth)
    return f"{'+' if cents > 0 else ''}{dollars(cents)}"
