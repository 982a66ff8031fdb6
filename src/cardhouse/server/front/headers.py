"""The headers of every answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# Nothing from elsewhere, nothing inline.
CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
CACHE: Final = b"cache-control"
# No browser or proxy keeps an answer for whoever asks next, unless it says otherwise.
UNKEPT: Final = (CACHE, b"no-store")
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)


def complete(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those of every answer."""
    own = list(headers)
    kept = any(name.lower() == CACHE for name, _ in own)
    return [*own, *(() if kept else (UNKEPT,)), *HEADERS]
