"""Addresses: the sender that a limit counts, and the proxies that speak for others."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network

UNKNOWN: Final = "unknown"
# A customer gets a whole IPv6 network of this many bits, with endless addresses.
CUSTOMER_BITS: Final = 64


@lru_cache(maxsize=4096)
def sender(host: str) -> str:
    """The name that limits count an address by; text that is no address shares one name."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, CUSTOMER_BITS), strict=False))


class Proxies:
    """The addresses and networks whose forwarded addresses are believed."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.networks: tuple[Network, ...] = tuple(ip_network(each, strict=False) for each in named)

    def __contains__(self, host: str) -> bool:
        # Most rooms have none, and every connection is checked.
        if not self.networks:
            return False
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self.networks)
