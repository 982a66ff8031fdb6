"""A real nginx with the recipe of the docs, in front of a room of the tests."""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from tests.kit.process import free_port

RECIPE = Path(__file__).parents[3] / "deploy" / "nginx.conf"
NAME = "room.example"
SECONDS = 60.0
# Keep everything nginx writes in one folder.
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 200; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{recipe}
}}
"""


class Proxy(Struct):
    """The ports of an nginx, and the certificate its clients have to trust."""

    http: int
    https: int
    trust: ssl.SSLContext


def program(name: str) -> str | None:
    """A program of this machine; Debian keeps servers off the usual path."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate for the room's name."""
    pem, key = folder / "room.pem", folder / "room.key"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext"]
    command += [f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(pem)]
    subprocess.run(command, check=True, capture_output=True)
    return pem, key


def configuration(folder: Path, room: int, proxy: Proxy, pem: Path, key: Path) -> str:
    """The recipe with the ports and files of a test; each appears in it once."""
    recipe = RECIPE.read_text(encoding="utf-8")
    for said, meant in (
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{room};"),
        ("listen 80;", f"listen 127.0.0.1:{proxy.http};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{proxy.https} ssl;"),
        ("ssl_certificate /etc/ssl/room.example.pem;", f"ssl_certificate {pem};"),
        ("ssl_certificate_key /etc/ssl/room.example.key;", f"ssl_certificate_key {key};"),
    ):
        assert recipe.count(said) == 1, said
        recipe = recipe.replace(said, meant)
    return AROUND.format(folder=folder, recipe=recipe)


@contextmanager
def nginx(folder: Path, room: int) -> Iterator[Proxy]:
    """An nginx in front of the room on a port, for the length of a test."""
    command = program("nginx")
    assert command is not None
    pem, key = certificate(folder)
    trust = ssl.create_default_context(cafile=pem)
    proxy = Proxy(http=free_port(), https=free_port(), trust=trust)
    conf, errors = folder / "nginx.conf", folder / "error.log"
    conf.write_text(configuration(folder, room, proxy, pem, key), encoding="utf-8")
    options = ["-p", str(folder), "-c", str(conf), "-e", str(errors)]
    running = subprocess.Popen([command, *options], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + SECONDS
        while not (folder / "nginx.pid").exists():
            assert running.poll() is None and time.monotonic() < until, errors.read_text()
            time.sleep(0.01)
        yield proxy
    finally:
        running.terminate()
        running.wait(SECONDS)
