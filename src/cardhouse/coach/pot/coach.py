"""The coach at games for a pot: equity against unseen hands, outs, and the price of each choice."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardhouse.bots.pot.beaten import is_beaten
from cardhouse.cards import HIDDEN, Card, CardError
from cardhouse.coach.advice import Advice, Choice, Coach, best_of, plain_choices
from cardhouse.coach.pot.draws import draws, kept, to_draw, weigh_draws
from cardhouse.coach.pot.equity import Equity, Question, equity, text
from cardhouse.coach.pot.outs import outs
from cardhouse.coach.pot.sheet import sheet
from cardhouse.coach.pot.streets import streeted
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.asks import Cards as CardsTerms
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Raise,
    Show,
)
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotSeat, PotView
from cardhouse.words.said import Cards, Money, Said, say

# Choices whose worth follows from the share of the pot.
BETTING = (Fold, Check, Call, Bet, Raise, BringIn)


def choices(game: PotGame, view: PotView, ask: Ask) -> Iterator[Choice]:
    """All choices of the betting and the showdown, and a few ways to draw."""
    yield from plain_choices(ask)
    terms = ask.offers.get(Discard)
    if isinstance(terms, CardsTerms) and not terms.least:
        for cards in draws(game, terms):
            yield Choice(command=Discard(ask.actor, cards))
    if Show in ask.offers:
        yield Choice(command=Show(ask.actor))


def weigh(game: PotGame, view: PotView, ask: Ask, found: tuple[Choice, ...]) -> Advice | None:
    """The choices by the share of the pot that the hand wins against unseen cards."""
    own = view.own
    if not own.live or HIDDEN in own.down:
        return None
    try:
        if Show in ask.offers:
            return _at_showdown(game, view, own, ask, found)
        if isinstance(ask.offers.get(Discard), CardsTerms):
            return weigh_draws(game, view, found, question_of)
        if any(isinstance(choice.command, BETTING) for choice in found):
            return _betting(game, view, ask, found)
    except CardError:
        # A card too many, or one that does not belong to the deck: the floor has to be called.
        return None
    return None


def question_of(view: PotView, own: tuple[Card, ...], gone: tuple[Card, ...] = ()) -> Question:
    """The own hand against all others in play, of which only cards that lie face up are known.

    Cards that are thrown away come back to nobody.
    """
    others = [seat.up for seat in view.seats if seat.live and seat.seat != view.viewer]
    board = "".join(view.board)
    dead = [card for seat in view.seats if not seat.live for card in seat.up]
    seen = {*own, *view.board, *(card for cards in others for card in cards)}
    dead += gone
    dead += [card for card in (*view.aside, *view.exposed) if card != HIDDEN]
    out = "".join(dict.fromkeys(card for card in dead if card not in seen))
    return Question((text(own), *map(text, others)), board, out)


def _betting(game: PotGame, view: PotView, ask: Ask, found: tuple[Choice, ...]) -> Advice | None:
    own = view.own
    held = kept(game, view, own)
    others = sum(seat.live for seat in view.seats) - 1
    if not others:
        return None
    gone = tuple(card for card in own.down + own.up if card not in held)
    answer = equity(game, question_of(view, held, gone))
    share = answer.shares[0]
    weighed = tuple(
        replace(choice, worth=_worth(view, own, choice, share))
        if isinstance(choice.command, BETTING)
        else choice
        for choice in found
    )
    best = best_of(weighed)
    if best is None:
        return None
    why = [_share_said(view, answer, others)]
    if to_draw(game, view):
        why.append(say("coach-drawing", count=len(gone), cards=Cards(held)))
    call = next((choice for choice in weighed if isinstance(choice.command, Call)), None)
    if call is not None:
        pot = view.pot
        need = call.cost / (pot + call.cost)
        why.append(say("coach-price", cost=Money(call.cost), pot=Money(pot), need=percent(need)))
    why.append(say("coach-fair", fair=percent(1 / (others + 1)), more=share * (others + 1) > 1))
    for made, helping in outs(game, view, own).items():
        made_said = say("coach-made", made=made.replace(" ", "-"))
        why.append(say("coach-outs", count=len(helping), cards=Cards(helping), made=made_said))
    basis = say("coach-basis-pot", draw=bool(to_draw(game, view)))
    return Advice(choices=weighed, best=best.command, why=tuple(why), basis=basis)


def _share_said(view: PotView, answer: Equity, others: int) -> Said:
    known = any(seat.up for seat in view.seats if seat.live and seat.seat != view.viewer)
    share = percent(answer.shares[0])
    return say("coach-share", share=share, others=others, exact=answer.exact, known=known)


def percent(share: float) -> str:
    """A share as people read it: "38.4"."""
    return f"{100 * share:.1f}"


def _worth(view: PotView, own: PotSeat, choice: Choice, share: float) -> float:
    """The average gain of a choice, if all others in play pay to see the end and nobody raises."""
    command = choice.command
    if isinstance(command, Fold):
        return 0.0
    level = max(seat.bet for seat in view.seats)
    to = max(level, getattr(command, "to", own.bet + choice.cost))
    cost = min(to - own.bet, own.chips) if not isinstance(command, Check) else 0
    others = [seat for seat in view.seats if seat.live and seat.seat != own.seat]
    theirs = sum(min(max(to - seat.bet, 0), seat.chips) for seat in others)
    return share * (view.pot + cost + theirs) - cost


def _at_showdown(
    game: PotGame, view: PotView, own: PotSeat, ask: Ask, found: tuple[Choice, ...]
) -> Advice:
    beaten = Muck in ask.offers and is_beaten(game, view, own)
    best = Muck(ask.actor) if beaten else Show(ask.actor)
    return Advice(choices=found, best=best, why=(say("coach-beaten" if beaten else "coach-shows"),))


def prepare(game: PotGame) -> None:
    """Make the tables of a game by asking about two hands that nobody has seen."""
    equity(game, Question(("random", "random")))


COACH = Coach(
    family=POT, choices=choices, weigh=weigh, sheet=sheet, prepare=prepare, streeted=streeted
)
