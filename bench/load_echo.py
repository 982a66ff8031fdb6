"""A bare echo server, which sends every message back."""

import argparse
import asyncio

from websockets.asyncio.server import ServerConnection, serve


async def echo(socket: ServerConnection) -> None:
    """Send back every message."""
    async for message in socket:
        await socket.send(message)


async def run(port: int) -> None:
    """Serve until the process is ended."""
    async with serve(echo, "127.0.0.1", port, compression=None, ping_interval=None):
        print("ready", flush=True)
        await asyncio.Future()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    asyncio.run(run(parser.parse_args().port))
