"""Names of the room: pages under other names or from other origins are not ours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

# A name or an address, with an optional port.
_HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_.-]+))(?::(?P<port>\d+))?")
PORTS: Final = {"http": 80, "https": 443}
SECURE: Final = {"ws": "http", "wss": "https"}

# Scheme, name and port.
Origin = tuple[str, str, int]


def split_host(host: str) -> tuple[str, int | None]:
    """The name and port of a Host header; an empty name if it is malformed."""
    found = _HOST.fullmatch(host.lower())
    if found is None:
        return "", None
    port = found["port"]
    return found["six"] or found["name"].rstrip("."), int(port) if port else None


def own_origin(scheme: str, host: str) -> Origin | None:
    """The origin of pages requested under a Host."""
    scheme = SECURE.get(scheme, scheme)
    name, port = split_host(host)
    return (scheme, name, port or PORTS[scheme]) if name and scheme in PORTS else None


def said_origin(origin: str) -> Origin | None:
    """The origin stated by a browser."""
    scheme, _, host = origin.partition("://")
    return own_origin(scheme, host) if scheme in PORTS else None


class Hosts:
    """The names that the room answers to.

    An attacker's page can point its own name at this machine, but it cannot use another name, or an
    address: ours are known, and all others are refused.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = frozenset({"localhost", *(name.lower() for name in names)})

    def known(self, host: str, here: str) -> bool:
        """True if a Host header names the room, on a connection to an address of ours."""
        name, _ = split_host(host)
        if name in self._names:
            return True
        try:
            address = ip_address(name)
            return address.is_loopback or address == ip_address(here.partition("%")[0])
        except ValueError:
            return False


def is_name(text: str) -> bool:
    """True if the room can have this name: a host name or an address, without a port."""
    try:
        return bool(ip_address(text))
    except ValueError:
        return text != "" and split_host(text) == (text.lower(), None)
