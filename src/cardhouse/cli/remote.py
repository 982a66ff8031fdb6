"""A running room over its own interface: requests with a token, answers as plain data."""

from __future__ import annotations

import argparse
import os
import urllib.error
import urllib.request
import uuid
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from cardhouse.cli.parser import Mistake, Parser

ROOM: Final = "http://localhost:8000"
TOKEN: Final = "CARDHOUSE_TOKEN"
FAILED: Final = 1
SECONDS: Final = 60.0
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def add_room(parser: Parser, **more: Any) -> None:
    """Add the address of a running room, and the token that speaks for a person."""
    parser.add_argument(
        "--room", type=address, metavar="URL", help=f"the room's address: {ROOM}", **more
    )
    parser.add_argument(
        "--token", metavar="TOKEN", help=f"the token of a person (default: ${TOKEN})", **more
    )
    parser.add_argument(
        "--json", action="store_true", help="print JSON; amounts are in cents", **more
    )


def address(text: str) -> str:
    """The address of a room on the command line."""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as {ROOM}")
    return text.rstrip("/")


def room_of(args: argparse.Namespace) -> RemoteRoom:
    """The room that a command line names."""
    token = args.token or os.environ.get(TOKEN, "")
    if not token:
        raise Mistake(f"a room asks for a token: give --token, or set {TOKEN}")
    if not token.isascii() or not token.isprintable():
        raise Mistake("that is no token of a room")
    return RemoteRoom(args.room or ROOM, token)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for this room only."""

    def redirect_request(self, *said: Any) -> None:
        return None


class RemoteRoom:
    """A room that runs elsewhere, asked in the name of a person."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self._token = token
        # A room on this computer is asked directly, whatever proxy there is for the world.
        local = urlsplit(url).hostname in LOCAL
        proxies = urllib.request.ProxyHandler({}) if local else urllib.request.ProxyHandler()
        self._opener = urllib.request.build_opener(proxies, _NoRedirect)

    def get(self, path: str) -> Any:
        """Read a page of the room's interface."""
        return self._ask("GET", path)

    def act(self, act: dict[str, Any], name: str = "") -> dict[str, Any]:
        """Do an act, once for each name."""
        body = {"id": name or uuid.uuid4().hex, "act": act}
        found: dict[str, Any] = self._ask("POST", "/api/acts", body)
        return found

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        request = urllib.request.Request(
            f"{self.url}{path}",
            data=None if body is None else msgspec.json.encode(body),
            headers={
                "Authorization": f"Bearer {self._token}",
                "Content-Type": "application/json",
            },
            method=method,
        )
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return self._read(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                told = error.read()
            raise self._refused(error.code, told) from None
        except (urllib.error.URLError, TimeoutError) as error:
            reason = getattr(error, "reason", None) or "it does not answer"
            words = getattr(reason, "strerror", None) or reason
            raise Mistake(f"{self.url}: {words}; is the room open?", code=FAILED) from None
        except OSError as error:
            raise Mistake(f"{self.url}: {error.strerror or error}", code=FAILED) from None

    def _read(self, told: bytes) -> Any:
        try:
            return msgspec.json.decode(told)
        except msgspec.DecodeError:
            raise Mistake(f"{self.url} does not answer like a room", code=FAILED) from None

    def _refused(self, status: int, told: bytes) -> Mistake:
        try:
            words = str(msgspec.json.decode(told)["words"])
        except (msgspec.DecodeError, LookupError, TypeError):
            words = f"{self.url} does not answer like a room (status {status})"
        if status == 401:
            words = "the room does not know this token: make one in the room, and give it whole"
        return Mistake(words, code=FAILED)
