"""Serving a room: the web server runs beside the dealers, and closes in good order."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType

import uvicorn

from cardhouse.room.room import Room
from cardhouse.server.app import build
from cardhouse.server.front.addresses import Proxies
from cardhouse.server.front.caller import Caller
from cardhouse.server.front.connection import HttpConnection
from cardhouse.server.front.files import most_files
from cardhouse.server.front.front import Front
from cardhouse.server.front.hosts import Hosts
from cardhouse.server.front.limits import Limits
from cardhouse.server.front.listener import Listener
from cardhouse.server.front.wire import Wire
from cardhouse.server.logs import note
from cardhouse.server.office import Office
from cardhouse.server.people.register import open_register

# Clients are told when to reconnect, and get this long to hear it.
AGAIN_SECONDS = 2.0
LAST_SECONDS = 2.0
TICK_SECONDS = 0.01
DRAIN_SECONDS = 5
SWITCH_SECONDS = 0.001


class WebServer(uvicorn.Server):
    """A web server that admits no more than it can serve, and says good-bye before it closes."""

    def __init__(self, config: uvicorn.Config, office: Office, proxies: Proxies) -> None:
        super().__init__(config)
        self._office = office
        self._proxies = proxies

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving with our own listener: uvicorn's takes everybody."""
        await super().startup(sockets=[])
        self._listener = Listener(
            sockets or (),
            self._office.connections,
            self._answering,
            knocks=self._office.limits.knocks,
            proxies=self._proxies,
            metrics=self._office.metrics,
        )
        self._listener.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody else in, tell everybody why, and answer pending requests."""
        self._listener.close()
        self._office.close(AGAIN_SECONDS)
        # Uvicorn closes sockets at once: the last word must have left before.
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                while len(self._office.lines) and not self.force_exit:
                    await asyncio.sleep(TICK_SECONDS)
        await super().shutdown(sockets=[])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Close the room on a signal; a second one stops waiting."""
        self.force_exit = self.should_exit
        self.leave()

    def leave(self) -> None:
        """Close at the next tick."""
        self.should_exit = True

    def _answering(self, caller: Caller) -> HttpConnection:
        return HttpConnection(
            self.config,
            self.server_state,
            self.lifespan.state,
            office=self._office,
            caller=caller,
        )


async def open_office(room: Room, *, limits: Limits | None = None) -> Office:
    """The office of a room, with the people known to the store."""
    register = await open_register(room)
    room.reserved |= {person.name for person in register.state.persons.values()}
    return Office(room, register, limits=(limits or Limits()).within(most_files()))


async def serve(
    office: Office,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    ready: Callable[[int], None] | None = None,
) -> None:
    """Deal and serve until somebody asks the room to close, or the store fails.

    The room answers to its names, and believes its proxies' word on the addresses behind them.
    """
    # A thinking bot must not hold up the room for long.
    sys.setswitchinterval(SWITCH_SECONDS)
    # Bind first: if the port is taken, nothing has been opened yet.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family)
    believed = Proxies(proxies)
    front = Front(build(office), office, Hosts((host, *names)))
    server = WebServer(config(front, office.limits, believed), office, believed)
    dealing = asyncio.ensure_future(office.room.run())
    serving = asyncio.ensure_future(server.serve([listening]))
    announced = asyncio.ensure_future(_announce(server, listening.getsockname()[1], ready))
    try:
        await asyncio.wait((dealing, serving), return_when=asyncio.FIRST_COMPLETED)
        if not serving.done():
            server.leave()
        await serving
    finally:
        announced.cancel()
        office.room.stop()
        await office.practice.close()
        await dealing
        note("closed")


def config(app: object, limits: Limits, proxies: Proxies) -> uvicorn.Config:
    """Settings of the web server: small frames, not worth compressing."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpConnection,
        ws=Wire,
        ws_max_size=limits.size,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_keep_alive=limits.idle_seconds,
        # By default uvicorn would trust every process of this machine.
        proxy_headers=bool(proxies.networks),
        forwarded_allow_ips=[str(network) for network in proxies.networks],
        lifespan="off",
    )


async def _announce(server: WebServer, port: int, ready: Callable[[int], None] | None) -> None:
    """Announce the port once the room is open."""
    while not server.started:
        await asyncio.sleep(0.01)
    note("open", port=port)
    if ready is not None:
        ready(port)
