"""The book of connections: limits, and the order of giving way."""

from __future__ import annotations

from cardhouse.server.front.book import Book
from cardhouse.server.front.limits import Limits


class Guest:
    def __init__(self) -> None:
        self.drops = 0

    def drop(self) -> None:
        self.drops += 1


def dropped(*guests: Guest) -> list[bool]:
    return [guest.drops == 1 for guest in guests]


def come(book: Book[Guest], *addresses: str) -> list[Guest]:
    guests = []
    for address in addresses:
        assert book.make_room(address), address
        guests.append(Guest())
        book.enter(guests[-1], address)
    return guests


def test_an_address_has_its_limit_and_others_have_theirs() -> None:
    book: Book[Guest] = Book(10, 2)
    first, _ = come(book, "a", "a")
    assert not book.has_room("a") and not book.make_room("a") and book.make_room("b")
    book.leave(first)
    book.leave(first)
    assert len(book) == 1 and book.make_room("a")


def test_in_a_full_room_the_address_that_keeps_us_waiting_most_makes_way() -> None:
    book: Book[Guest] = Book(4, 10)
    lone, oldest, second, third = come(book, "a", "b", "b", "b")
    assert book.full and book.has_room("c") and dropped(oldest) == [False]
    (newcomer,) = come(book, "c")
    assert dropped(oldest, second) == [True, False] and len(book) == 4
    come(book, "d")
    assert dropped(second, lone, third, newcomer) == [True, False, False, False]


def test_whoever_is_settled_stays_and_whoever_rests_can_make_way() -> None:
    book: Book[Guest] = Book(4, 10)
    asking, resting, silent, lone = come(book, "a", "a", "a", "b")
    book.settle(asking)
    book.rest(resting)
    assert book.loose("a") == 2 and book.loose("b") == 1 and not book.loose("c")
    come(book, "c")
    assert dropped(resting, asking, silent, lone) == [True, False, False, False]
    for guest in book:
        book.settle(guest)
    assert not book.has_room("e") and not book.make_room("e") and len(book) == 4


def test_so_many_keep_us_waiting_at_a_time() -> None:
    book: Book[Guest] = Book(100, 100, 2)
    first, second = come(book, "a", "b")
    book.rest(second)
    come(book, "a")
    come(book, "c")
    assert dropped(first, second) == [True, False] and len(book) == 3


def test_the_limits_leave_files_for_the_store_and_pages_for_everybody() -> None:
    limits = Limits().within(1024)
    assert (limits.connections, limits.lines, limits.unfinished) == (768, 512, 256)
    assert Limits().within(60_000) == Limits()
    few = Limits().within(100)
    assert 0 < few.unfinished < few.lines < few.connections < 100
