"""The doors of practice: a table, the coach, a hand in figures, and a game on a page."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, NoReturn

from litestar import Request, get, post
from litestar.params import Body, PathParameter
from msgspec.structs import replace

from cardhouse.coach.advice import Advice, Choice, label_of, means_of
from cardhouse.coach.families import advise, bank_of, explain
from cardhouse.coach.review import Reviewed, review
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.families import look
from cardhouse.rulebook import AnyPosted
from cardhouse.server.commands import to_send
from cardhouse.server.front.language import language_of
from cardhouse.server.front.problems import denied
from cardhouse.server.history import Dealt
from cardhouse.server.lobby import HandNumber, TableName, entered_desk
from cardhouse.server.office import Office
from cardhouse.server.people.guards import REFUSALS, known, office_of, person_of
from cardhouse.server.practice.messages import (
    CoachCard,
    CoachChoice,
    Decision,
    GameSheet,
    NewPractice,
    PracticeTable,
    Review,
    Share,
    Street,
)
from cardhouse.server.practice.sheet import sheet
from cardhouse.server.practice.thinking import Failed
from cardhouse.server.privacy import is_invited
from cardhouse.server.staff.check import permit
from cardhouse.server.table.desk import Desk
from cardhouse.server.table.families import staging_of
from cardhouse.server.table.scene import seat_of
from cardhouse.table import offered
from cardhouse.words.said import Said
from cardhouse.words.speech import Listener, with_suits

AnyRequest = Request[Any, Any, Any]
BookName = Annotated[str, PathParameter(max_length=100)]


@post("/api/practice", status_code=200, responses=REFUSALS)
async def practise(request: AnyRequest, data: Annotated[NewPractice, Body()]) -> PracticeTable:
    """Open a practice table for oneself and bots, in place of the one before."""
    office, person = office_of(request), known(request)
    await permit(office, person, "play")
    posted = _posted(office, data.house, data.game)
    if not office.practice.openings.take(person.name):
        raise denied(429, "practice-often")
    return PracticeTable(name=await office.practice.open(posted, person.name))


@get("/api/tables/{name:str}/coach", responses=REFUSALS)
async def coach(request: AnyRequest, name: TableName) -> CoachCard:
    """The viewer's decision explained, at a practice table without anybody else."""
    office, person, language = office_of(request), known(request), language_of(request)
    practice = office.practice.find(name)
    if practice is None:
        entered_desk(request, name)
        raise denied(403, "coach-no-practice")
    if practice.coached() != person.name:
        raise denied(403, "coach-company")
    if not office.practice.questions.take(person.name):
        raise denied(429, "coach-often")
    desk = practice.desk
    seat, hand = seat_of(desk.table, person.name), desk.table.hand
    ask = _ask_of(desk, seat)
    seq = desk.asked_since(seat)
    to = desk.listener(person.name, language)
    if hand is None or ask is None:
        return await _of_bank(office, desk, seat, seq, to)
    view, game = look(hand, seat), hand.game
    key = (name, seq, seat)
    thinking = office.practice.thinking
    try:
        advice = await thinking.answer(key, advise, game, view, ask, owner=(name, seat))
        pending = advice is None
    except Failed:
        advice, pending = None, False
    # Somebody may have come in while it was thought about.
    if practice.coached() != person.name:
        raise denied(403, "coach-company")
    # A bot takes a moment to make up its mind, and the tables must go on.
    advice = advice or await asyncio.to_thread(explain, game, view, ask)
    hints = staging_of(game).hints(desk.table, view, ask, language)
    card = _card(advice, seq, to, hints.holding)
    return replace(card, pending=pending, ahead=thinking.ahead(key)) if pending else card


async def _of_bank(office: Office, desk: Desk, seat: int, seq: int, to: Listener) -> CoachCard:
    """The worth of the bank to whom it is offered; an empty card to anybody else."""
    table = desk.table
    work = None if table.running() or not seat else bank_of(table.game)
    if work is None or offered(table) != seat:
        return CoachCard(seq=seq)
    thinking, key = office.practice.thinking, (desk.name, "bank", seq)
    try:
        found = await thinking.answer(key, work, table.game, owner=(desk.name, seat))
    except Failed:
        return CoachCard(seq=seq)
    if found is None:
        return CoachCard(seq=seq, pending=True, ahead=thinking.ahead(key))
    return CoachCard(seq=seq, why=_spoken((found.why,), to), basis=with_suits(found.basis, to))


def _ask_of(desk: Desk, seat: int) -> Ask | None:
    hand = desk.table.hand
    if hand is None or hand.over or not seat:
        return None
    waived = desk.dealer.crew.waived
    return next((ask for ask in hand.asked if ask.actor == seat and ask not in waived), None)


def _card(advice: Advice, seq: int, to: Listener, holding: str) -> CoachCard:
    return CoachCard(
        seq=seq,
        choices=tuple(_choice(each, advice, to) for each in advice.choices),
        holding=holding,
        why=_spoken(advice.why, to),
        basis="" if advice.basis is None else with_suits(advice.basis, to),
    )


def _choice(choice: Choice, advice: Advice, to: Listener) -> CoachChoice:
    return CoachChoice(
        words=with_suits(label_of(choice), to),
        means=with_suits(means_of(choice), to),
        command=to_send(choice.command),
        worth=None if choice.worth is None else round(choice.worth, 1),
        best=choice.command == advice.best,
    )


def _spoken(said: tuple[Said, ...], to: Listener) -> tuple[str, ...]:
    return tuple(with_suits(each, to) for each in said)


@get("/api/tables/{name:str}/hands/{number:int}/review", responses=REFUSALS)
async def review_hand(request: AnyRequest, name: TableName, number: HandNumber) -> Review:
    """A finished hand in figures: the shares by street and the viewer's decisions.

    It is made from the cards that the viewer's history of the hand shows.
    """
    office, person, language = office_of(request), person_of(request), language_of(request)
    who = person.name if person else ""
    dealt = await office.history(entered_desk(request, name).name).reviewed(number, who)
    if dealt is None:
        raise denied(404, "problem-no-hand", number=number, name=name)
    if not office.practice.questions.take(who or "rail"):
        raise denied(429, "coach-often")
    key = (name, number, dealt.seat, len(dealt.events))
    reviewing = office.practice.reviewing
    try:
        given = dealt.game, dealt.events, dealt.seat, dealt.shown
        found = await reviewing.answer(key, review, *given, owner=person and (who, "review"))
    except Failed:
        raise denied(503, "coach-failed") from None
    if found is None:
        return Review(pending=True, ahead=reviewing.ahead(key))
    return _review(found, dealt, language)


def _review(found: Reviewed, dealt: Dealt, language: str) -> Review:
    names = {seat: each.name for seat, each in dealt.kept.seats.items()}
    to = Listener(names, dealt.seat, language)
    return Review(
        streets=tuple(
            Street(
                seq=street.events,
                words=with_suits(street.words, to),
                shares=tuple(
                    Share(seat=seat, name=names[seat], share=share, seen=seat in street.seen)
                    for seat, share in street.shares.items()
                ),
            )
            for street in found.streets
        ),
        decisions=tuple(
            Decision(
                seq=each.events,
                taken=with_suits(each.taken, to),
                best=with_suits(each.best, to),
                lost=round(each.lost, 1),
                why=_spoken(each.why, to),
            )
            for each in found.decisions
        ),
        basis="" if found.basis is None else with_suits(found.basis, to),
    )


@get("/api/learn/{house:str}/{game:str}", responses=REFUSALS)
async def learn(request: AnyRequest, house: BookName, game: BookName) -> GameSheet:
    """A game on one page, from the book that its tables are played by."""
    office, person = office_of(request), person_of(request)
    posted = _posted(office, house, game)
    tables = (
        name
        for name, keeper in office.room.tables.items()
        if keeper.count
        and not office.room.closed(name)
        and is_invited(office.room, person, name)
        and (keeper.posted.house, keeper.posted.name) == (house, game)
    )
    return sheet(posted, next(tables, ""), language_of(request))


def _posted(office: Office, house: str, game: str) -> AnyPosted:
    """A game of the room as it is posted now; that of a changing table is one, too."""
    posts = office.room.posts
    if (found := posts.get((house, game))) is not None:
        return found
    one = next((each for each in posts.games() if (each.house, each.name) == (house, game)), None)
    return one or _unknown(house, game)


def _unknown(house: str, game: str) -> NoReturn:
    raise denied(404, "learn-no-game", house=house, game=game)
