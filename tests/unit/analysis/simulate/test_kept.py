"""A run in a file: read again whole, and refused if it is another one's."""

import pytest

from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.simulate.job import Sums
from cardhouse.analysis.simulate.kept import Foreign, Kept, decode, encode, identity
from tests.unit.analysis.simulate.pieces import fake, job

RUN = identity(job(bots=("caller", "random")), fake, version="1.2", book="abc")


def test_sums_of_any_size_are_read_again() -> None:
    sums = fake(job(), 0)
    sums.lines["house"].squares = 2**70
    assert decode(encode(Kept(RUN, 3, sums)), RUN, Sums) == Kept(RUN, 3, sums)
    tally = Tally.empty(2)
    tally.add([[10**12, -(10**12)], [3, -4]])
    assert decode(encode(Kept(RUN, 1, tally)), RUN, Tally) == Kept(RUN, 1, tally)


def test_a_run_is_known_by_all_that_decides_its_results() -> None:
    assert set(RUN) == {*job().__struct_fields__, "method", "version", "book"}
    assert (RUN["version"], RUN["book"]) == ("1.2", "abc")


@pytest.mark.parametrize("name", sorted(RUN))
def test_another_run_is_refused_by_what_differs(name: str) -> None:
    other = {**RUN, name: "another"}
    with pytest.raises(Foreign, match=rf"^it keeps another run \({name}: 'another' there, "):
        decode(encode(Kept(other, 3, Sums())), RUN, Sums)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "it is no kept run: "),
        (b"{}", "it is no kept run: Object missing required field `run`"),
        (b"\xff\xfe", "it is no kept run: "),
        (b'{"run": {}, "pieces": "x", "sums": {}}', "it is no kept run: Expected `int`"),
    ],
)
def test_a_damaged_file_is_refused(data: bytes, says: str) -> None:
    with pytest.raises(Foreign, match=says):
        decode(data, RUN, Sums)
