"""A running room over its own interface: requests with a token, answers as plain data."""

from __future__ import annotations

import http.client
import ssl
import time
import urllib.error
import urllib.request
import uuid
from email.message import Message
from typing import Any, Final, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from cardhouse.cli.parser import Mistake

T = TypeVar("T")

# Exit codes: the room was not reached, or does not answer like one; it says that the person may
# not; it says that it cannot be done now; or nothing is done before a second person confirms it.
UNREACHED: Final = 1
MAY_NOT: Final = 3
NOT_NOW: Final = 4
WAITS: Final = 5

SECONDS: Final = 60.0
# The longest answer that is read.
MOST: Final = 64 * 2**20
LOCAL: Final = ("localhost", "127.0.0.1", "::1")
# Pauses before a request is sent again whose answer was lost.
PAUSES: Final = (0.5, 2.0)
# Statuses of a proxy without its room, or of a room without its records.
AWAY: Final = (502, 503, 504)


# Options to type where the room's own words leave it open, by the ids of its messages.
HINTS: Final = {"invited-already": "--again makes one", "staff-whose": "--name says whose"}


def hinted(words: str, said: Any) -> str:
    """The room's words on a refusal, with what to type against it, by the message behind them."""
    hint = HINTS.get(str(said.get("id"))) if isinstance(said, dict) else None
    return f"{words} ({hint})" if hint else words


class Lost(Mistake):
    """No answer came: nobody knows whether the request was carried out."""


class TooOften(Mistake):
    """The room has done nothing: too much came from this address or person in a moment."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows nobody elsewhere: the token is for this room only."""

    def redirect_request(self, *said: Any) -> None:
        return None


class RemoteRoom:
    """A room that runs elsewhere, asked in the name of a person."""

    def __init__(self, url: str, token: str = "", language: str = "") -> None:
        self.url = url
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        if language:
            self.headers["Accept-Language"] = language
        # A room on this computer is asked directly, whatever proxy there is for the world.
        local = urlsplit(url).hostname in LOCAL
        proxies = urllib.request.ProxyHandler({}) if local else urllib.request.ProxyHandler()
        self._opener = urllib.request.build_opener(proxies, _NoRedirect)

    def get(self, path: str, **query: Any) -> Any:
        """Read a page of the room's interface."""
        asked = {name: value for name, value in query.items() if value not in (None, "")}
        return self._json(self._patient("GET", f"{path}?{urlencode(asked)}" if asked else path))

    def text(self, path: str, **query: Any) -> str:
        """Read a page that is no JSON, such as a list for a spreadsheet."""
        asked = {name: value for name, value in query.items() if value not in (None, "")}
        told = self._patient("GET", f"{path}?{urlencode(asked)}")
        return told.decode("utf-8", errors="replace")

    def post(self, path: str, body: Any = None) -> Any:
        """Send a request that may be sent once only."""
        return self._json(self._ask("POST", path, body)[0])

    def act(self, act: dict[str, Any], name: str = "") -> dict[str, Any]:
        """Do an act once, however often the connection breaks."""
        name = name or uuid.uuid4().hex
        try:
            told = self._json(self._patient("POST", "/api/acts", {"id": name, "act": act}))
        except Lost as lost:
            unknown = f"whether it was done is unknown; send it again with --id {name}"
            raise Mistake(f"{lost}: {unknown}, it is done once", code=UNREACHED) from None
        if not isinstance(told, dict) or not isinstance(told.get("entry"), int):
            raise self._nonsense()
        return told

    def log_in(self, name: str, password: str) -> None:
        """Go on with a session of one's own instead of a token."""
        body = {"name": name, "password": password}
        _, headers = self._ask("POST", "/api/login", body)
        cookies = (each.partition(";")[0] for each in headers.get_all("Set-Cookie") or ())
        self.headers["Cookie"] = "; ".join(cookies)

    def as_kind(self, told: Any, kind: type[T]) -> T:
        """An answer as the message that it must be."""
        try:
            return msgspec.convert(told, kind, str_keys=True)
        except msgspec.ValidationError:
            raise self._nonsense() from None

    def _patient(self, method: str, path: str, body: Any = None) -> bytes:
        """Ask, and ask again after a break or when bidden to wait: nothing is done twice."""
        for pause in PAUSES:
            try:
                return self._ask(method, path, body)[0]
            except (Lost, TooOften):
                time.sleep(pause)
        return self._ask(method, path, body)[0]

    def _ask(self, method: str, path: str, body: Any = None) -> tuple[bytes, Message]:
        data = None if body is None else msgspec.json.encode(body)
        if method == "POST" and data is None:
            data = b""
        request = urllib.request.Request(
            f"{self.url}{path}", data=data, headers=self.headers, method=method
        )
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                # Told its length, an answer that breaks off is noticed.
                length = answer.length or 0
                told: bytes = answer.read() if 0 < length <= MOST else answer.read(MOST + 1)
                if len(told) > MOST:
                    raise self._nonsense()
                return told, answer.headers
        except urllib.error.HTTPError as error:
            raise self._refused(error) from None
        except urllib.error.URLError as error:
            raise self._unreached(error.reason) from None
        except http.client.HTTPException as error:
            if isinstance(error, ConnectionError | http.client.IncompleteRead):
                raise Lost(f"{self.url}: the connection broke", code=UNREACHED) from None
            raise self._nonsense() from None
        except OSError as error:
            raise self._unreached(error) from None

    def _json(self, told: bytes) -> Any:
        try:
            return msgspec.json.decode(told)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._nonsense() from None

    def _nonsense(self) -> Mistake:
        return Mistake(f"{self.url} does not answer like a room", code=UNREACHED)

    def _unreached(self, why: BaseException | str) -> Mistake:
        """The mistake for a room that was not reached; Lost if it may have heard the request."""
        match why:
            case ssl.SSLCertVerificationError():
                words = f"its certificate is not trusted ({why.verify_message})"
                return Mistake(f"{self.url}: {words}", code=UNREACHED)
            case ssl.SSLError():
                return Mistake(f"{self.url} does not speak TLS as it should", code=UNREACHED)
            case ConnectionRefusedError():
                return Mistake(f"{self.url}: nobody answers; is the room open?", code=UNREACHED)
            case TimeoutError():
                return Lost(f"{self.url} does not answer in time", code=UNREACHED)
            case ConnectionError():
                return Lost(f"{self.url}: the connection broke", code=UNREACHED)
        words = str(getattr(why, "strerror", None) or why)
        return Mistake(f"{self.url}: {words}; is that the room's address?", code=UNREACHED)

    def _refused(self, error: urllib.error.HTTPError) -> Mistake:
        """The room's own words on a refusal."""
        try:
            with error:
                told = msgspec.json.decode(error.read(MOST))
            # The fields of an act are the command's own.
            words = hinted(str(told["words"]).removeprefix("act."), told.get("said"))
        except (
            msgspec.DecodeError,
            LookupError,
            TypeError,
            AttributeError,
            OSError,
            http.client.HTTPException,
        ):
            if error.code in AWAY:
                return Lost(f"{self.url}: the room is away (status {error.code})", code=UNREACHED)
            return Mistake(
                f"{self.url} does not answer like a room (status {error.code})", code=UNREACHED
            )
        if error.code in AWAY:
            return Lost(words, code=UNREACHED)
        if error.code == 401:
            words = "the room does not know this token, or not any more: make a new one"
            return Mistake(f"{words} (see cardhouse staff token --help)", code=MAY_NOT)
        if error.code == 429:
            return TooOften(words, code=NOT_NOW)
        return Mistake(words, code=MAY_NOT if error.code == 403 else NOT_NOW)
