"""The built pages: files of the package, with headers for caches."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct

from cardhouse.server.front.language import language_of
from cardhouse.words.said import say
from cardhouse.words.speech import plain

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
# Names in here carry a fingerprint of the content.
FOREVER: Final = "assets/"
TEXT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cardhouse</title></head>
<body><h1>The pages have not been built</h1>
<p>The room is open, but its pages are missing. In a checkout, run <code>make web</code>,
which builds them, and start the room again. The interface for programs is at
<a href="/schema">/schema</a>.</p></body></html>
"""


class Page(Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    zipped: bytes
    kind: str
    etag: str


class Pages:
    """The files of a folder, each read once until it changes."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._pages: dict[str, tuple[int, Page]] = {}

    def find(self, path: str) -> Page | None:
        """A file by its path; None outside the folder."""
        parts = PurePosixPath(path).parts
        if not parts or any(part in ("..", "/", "") or part.startswith(".") for part in parts):
            return None
        file = self._folder.joinpath(*parts)
        try:
            changed = file.stat().st_mtime_ns
            if path not in self._pages or self._pages[path][0] != changed:
                self._pages[path] = (changed, _page(file))
        except (OSError, ValueError):
            return None
        return self._pages[path][1]


def _page(file: Path) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    text = kind.startswith(TEXT)
    zipped = gzip.compress(body, mtime=0) if text and len(body) > 1000 else b""
    return Page(body, zipped, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file, or the index page, which handles every other path itself."""
    pages: Pages = request.app.state["pages"]
    name = str(request.path_params.get("path", "")).lstrip("/")
    found = pages.find(name)
    if found is None and (name.startswith((FOREVER, "api/", "ws/")) or "." in name):
        words = plain(say("problem-nowhere"), language_of(request))
        return _sent(words.encode(), "text/plain", 404)
    if found is None:
        name, found = INDEX, pages.find(INDEX)
    if found is None:
        return _sent(NOT_BUILT.encode(), "text/html", 503)
    cache = "public, max-age=31536000, immutable" if name.startswith(FOREVER) else "no-cache"
    headers = {"cache-control": cache, "etag": found.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.zipped, "gzip"
    return Response(body, media_type=found.kind, headers=headers)


def _sent(body: bytes, kind: str, status: int) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    return Response(body, media_type=kind, status_code=status, headers=headers)
