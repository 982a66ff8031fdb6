"""Closing the room: everybody hears the last word before the sockets close."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cardhouse.server.app import build
from cardhouse.server.front.addresses import Proxies
from cardhouse.server.front.front import Front
from cardhouse.server.front.hosts import Hosts
from cardhouse.server.serve import WebServer, config
from tests.kit.web import Visitor, Web, run, served


def web_server(web: Web) -> WebServer:
    """A second web server of the same room, which nobody but the test closes."""
    office, believed = web.office, Proxies(())
    front = Front(build(office), office, Hosts(("127.0.0.1",)))
    server = WebServer(config(front, office.limits, believed), office, believed)
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    return server


def test_the_last_word_leaves_before_the_socket_is_closed(tmp_path: Path) -> None:
    async def work() -> tuple[list[dict[str, Any]], int]:
        async with served(tmp_path) as web:
            server, listening = web_server(web), socket.create_server(("127.0.0.1", 0))
            await server.startup([listening])
            url = f"ws://127.0.0.1:{listening.getsockname()[1]}/ws/tables/tommys-holdem"
            async with connect(url, proxy=None) as wire:
                visitor = Visitor(wire, "")
                await visitor.hello()
                # As when the signal comes right before the web server looks for it.
                server.leave()
                await server.shutdown([listening])
                heard = []
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        heard.append(await visitor.hear())
                assert closed.value.rcvd is not None
                return heard, closed.value.rcvd.code

    heard, code = run(work())
    assert heard[-1]["type"] == "failed" and heard[-1]["again"] > 0
    assert code == 1012
