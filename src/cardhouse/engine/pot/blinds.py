"""The blinds: posted before anybody sees a card."""

from typing import ClassVar

from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.events import BlindPosted, DeadPosted
from cardhouse.engine.pot.hand import PotHand


class Blinds(Step[PotHand], frozen=True, tag="blinds"):
    """Post the blinds left of the button, then what players owe who come in out of turn."""

    keys: ClassVar[frozenset[str]] = frozenset(
        {"blind.small", "blind.full", "blind.dead", "blind.entering"}
    )

    def open(self, hand: PotHand) -> Events:
        posted = blind_seats(hand)
        last = posted[-1]
        for seat, blind in zip(posted, hand.game.stakes.blinds, strict=True):
            amount = min(blind, hand.chips[seat])
            cite = "blind.full" if seat == last else "blind.small"
            yield BlindPosted(seat=seat, amount=amount, cite=cite)
        for seat, post in hand.posts.items():
            if dead := min(post.dead, hand.chips[seat]):
                yield DeadPosted(seat=seat, amount=dead)
            if seat not in posted and (live := min(post.live, hand.chips[seat])):
                yield BlindPosted(seat=seat, amount=live, cite="blind.entering")


def blind_seats(hand: PotHand) -> tuple[int, ...]:
    """Who posts the blinds, smallest blind first; whoever comes in between them takes none."""
    count = len(hand.game.stakes.blinds)
    seats = hand.seats
    if out := (*hand.absent, *hand.between):
        seats = tuple([seat for seat in seats if seat not in out])
    if len(seats) == 2 and hand.game.heads_up == "button-small" and count == 2:
        return (seats[1], seats[0])
    return (seats * count)[:count]
