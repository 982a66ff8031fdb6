"""Serving a room: the web server runs beside the dealers, and closes in good order."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from types import FrameType

import uvicorn

from cardhouse.house.house import House
from cardhouse.server.app import build
from cardhouse.server.front import Front
from cardhouse.server.limits import Limits
from cardhouse.server.logs import note
from cardhouse.server.messages import PersonRole
from cardhouse.server.office import Office
from cardhouse.server.register import GiveRoles, open_register

# Lines are told when to come back, and have so long to hear it.
AGAIN_SECONDS = 2.0
DRAIN_SECONDS = 5
BACKLOG = 1024
SWITCH_SECONDS = 0.001


class WebServer(uvicorn.Server):
    """A web server that says good-bye before it goes."""

    def __init__(self, config: uvicorn.Config, leave: Callable[[], None]) -> None:
        super().__init__(config)
        self._leave = leave

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Somebody asks the room to close; whoever asks twice does not want to wait."""
        self.force_exit = self.should_exit
        self.should_exit = True
        self._leave()


async def open_office(house: House, *, limits: Limits | None = None) -> Office:
    """The office of a house, with the people that the store knows."""
    register = await open_register(house)
    house.reserved |= {person.name for person in register.state.persons.values()}
    return Office(house, register, limits=limits)


async def promote(office: Office, name: str) -> None:
    """Give an account that there is the manager's role."""
    person = office.register.state.find(name)
    if person is None or person.guest:
        raise LookupError(f"no account {name!r}: make it in the room first, then open it again")
    if "manager" not in person.roles:
        roles: tuple[PersonRole, ...] = ("player", "floor", "manager")
        now = office.house.clock.now()
        order = GiveRoles(at=now, name=person.name, roles=roles, by="the owner of the room")
        await office.register.order(order, f"promote/{office.register.count}")


async def serve(
    office: Office,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    ready: Callable[[int], None] | None = None,
) -> None:
    """Deal and serve until somebody asks the room to close, or the store fails."""
    loop = asyncio.get_running_loop()

    def leave() -> None:
        loop.call_soon_threadsafe(office.close, "The room is closing for a moment.", AGAIN_SECONDS)

    # A bot that thinks must not keep the room waiting for long.
    sys.setswitchinterval(SWITCH_SECONDS)
    # Whoever finds the port taken has opened nothing yet.
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    server = WebServer(config(Front(build(office), office.metrics), office.limits), leave)
    dealing = asyncio.ensure_future(office.house.run())
    serving = asyncio.ensure_future(server.serve([listening]))
    announced = asyncio.ensure_future(_announce(server, listening.getsockname()[1], ready))
    try:
        await asyncio.wait((dealing, serving), return_when=asyncio.FIRST_COMPLETED)
        if not serving.done():
            leave()
            server.should_exit = True
        await serving
    finally:
        announced.cancel()
        office.house.stop()
        await dealing
        note("closed")


def config(app: object, limits: Limits) -> uvicorn.Config:
    """How the web server runs: small frames, no compression of what is small anyway."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=limits.size,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_keep_alive=30,
        lifespan="off",
    )


async def _announce(server: WebServer, port: int, ready: Callable[[int], None] | None) -> None:
    """Say on which port the room is open, once it is."""
    while not server.started:
        await asyncio.sleep(0.01)
    note("open", port=port)
    if ready is not None:
        ready(port)
