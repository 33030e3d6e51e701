"""The proxies of ``deploy/`` in front of a server: streams, senders, what is not for strangers."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.cli.test_deploy import FOLDER, nginx_settings, program
from tests.server.web.club import ME, TABLES, Server, free_port


def nginx(folder: Path, upstream: int) -> tuple[list[str], str]:
    """The command of nginx with our settings, and its address."""
    port = free_port()
    text = (
        (FOLDER / "nginx.conf")
        .read_text("utf-8")
        .replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    )
    main = nginx_settings(folder, text, {"443": port, "80": free_port()})
    command = [
        program("nginx"),
        "-e",
        "stderr",
        "-g",
        "daemon off;",
        "-p",
        str(folder),
        "-c",
        str(main),
    ]
    return command, f"http://127.0.0.1:{port}"


def caddy(folder: Path, upstream: int) -> tuple[list[str], str]:
    port, file = free_port(), folder / "Caddyfile"
    text = (FOLDER / "Caddyfile").read_text("utf-8")
    text = re.sub(r"\{\$SITE:.*?\}", f"http://127.0.0.1:{port}", text)
    text = re.sub(r"\{\$UPSTREAM:.*?\}", f"127.0.0.1:{upstream}", text)
    file.write_text("{\n\tadmin off\n}\n" + text, "utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)], (
        f"http://127.0.0.1:{port}"
    )


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def site(
    request: pytest.FixtureRequest, tmp_path: Path, sqlite_url: str, games_folder: Path
) -> Iterator[tuple[Server, str]]:
    server = Server(sqlite_url, tmp_path, games_folder, proxy="127.0.0.1", tables_per_hour=3)
    command, address = request.param(tmp_path, server.port)
    server.start()
    environment = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    with (tmp_path / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        for _ in range(200):
            with suppress(httpx.TransportError):
                if httpx.get(f"{address}/health").is_success:
                    break
            time.sleep(0.05)
        yield server, address
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()  # Caddy waits for connections that are open
            process.wait(20)
        server.stop()


def test_a_proxy_of_ours(site: tuple[Server, str]) -> None:
    server, address = site
    assert httpx.get(f"{server.address}/ready").status_code == 200
    assert httpx.get(f"{address}/ready").status_code == 404, "that is for the machine itself"
    with httpx.Client(base_url=address, timeout=20) as http:
        made = http.post(TABLES, json={"game": "thorp", "seats": [ME, ME]})
        assert made.status_code == 201
        assert made.headers["strict-transport-security"].startswith("max-age=")
        assert made.headers["x-request-id"]
        token = {"authorization": f"Bearer {made.json()['token']}"}
        table = made.json()["table"]["id"]
        with http.stream("GET", f"/t/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "event: table"
            for ply in (1, 3):
                body = {"ply": ply, "move": "gather"}
                with httpx.Client(base_url=address, timeout=20) as other:
                    moved = other.post(f"{TABLES}/{table}/moves", json=body, headers=token)
                assert moved.status_code == 200
                # It comes without another move behind it: nothing on its way waits for more.
                assert any(line == f"id: {ply + 2}" for line in lines)
        # Whom a browser claims to ask for does not count: all of these are one sender.
        statuses = [
            http.post(
                TABLES, json={"game": "thorp"}, headers={"x-forwarded-for": f"192.0.2.{n}"}
            ).status_code
            for n in range(3)
        ]
        assert statuses == [201, 201, 429]
        # Some versions of Caddy find no better word for it than 502.
        assert http.post("/verify", content=b"x" * 400_000).status_code in (413, 502)
