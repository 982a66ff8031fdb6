"""Links as pictures: a QR code for a telephone held before the screen."""

from __future__ import annotations

from typing import Annotated, Any

import segno
from litestar import Request, post
from litestar.params import Body
from msgspec import Meta, Struct

from cardhouse.server.people.guards import REFUSALS, known


class QrText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text for a QR code; it is sent in a body, which no log writes down."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class QrCode(Struct, frozen=True, kw_only=True):
    """A QR code: rows of dark (1) and light (0) squares."""

    rows: tuple[str, ...]


@post("/api/qr", status_code=200, responses=REFUSALS)
async def qr_code(request: Request[Any, Any, Any], data: Annotated[QrText, Body()]) -> QrCode:
    """The QR code of a link: to a table, to a hand, or of an invitation."""
    known(request)
    code = segno.make(data.text, micro=False)
    return QrCode(rows=tuple("".join("01"[bool(dot)] for dot in row) for row in code.matrix))
