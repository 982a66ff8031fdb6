"""Names of the room: a page of another name, or from another place, is none of ours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final

# A name or an address, and perhaps a port.
_HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_.-]+))(?::(?P<port>\d+))?")
PORTS: Final = {"http": 80, "https": 443}
SECURE: Final = {"ws": "http", "wss": "https"}

# Scheme, name and port.
Origin = tuple[str, str, int]


def split_host(host: str) -> tuple[str, int | None]:
    """The name and the port of a Host header; no name where it is none."""
    found = _HOST.fullmatch(host.lower())
    if found is None:
        return "", None
    port = found["port"]
    return found["six"] or found["name"].rstrip("."), int(port) if port else None


def own_origin(scheme: str, host: str) -> Origin | None:
    """The origin of the pages that are asked for under a Host."""
    scheme = SECURE.get(scheme, scheme)
    name, port = split_host(host)
    return (scheme, name, port or PORTS[scheme]) if name and scheme in PORTS else None


def said_origin(origin: str) -> Origin | None:
    """The origin that a browser says."""
    scheme, _, host = origin.partition("://")
    return own_origin(scheme, host) if scheme in PORTS else None


class Hosts:
    """The names under which the room may be asked for.

    A page of an attacker can have its own name lead to this machine, but it cannot take another
    name, nor an address: those that lead here are known, and every other one is refused.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = frozenset({"localhost", *(name.lower() for name in names)})

    def known(self, host: str, here: str) -> bool:
        """Whether a Host header names the room, on a connection to an address of ours."""
        name, _ = split_host(host)
        if name in self._names:
            return True
        try:
            address = ip_address(name)
            return address.is_loopback or address == ip_address(here.partition("%")[0])
        except ValueError:
            return False


def is_name(text: str) -> bool:
    """Whether somebody can call the room by that: a name or an address, without a port."""
    try:
        return bool(ip_address(text))
    except ValueError:
        return text != "" and split_host(text) == (text.lower(), None)
