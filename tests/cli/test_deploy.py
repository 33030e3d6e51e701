"""The recipes for hosts: what they name exists, and the programs they are for can read them."""

from __future__ import annotations

import re
import shlex
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bourgade.kernel.settings import GENERAL, read_settings
from bourgade.server.settings import CONFIG, SETTINGS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy"
FILES = sorted(file for file in FOLDER.iterdir() if file.is_file())
KNOWN = (*GENERAL, CONFIG, *SETTINGS)
SWITCHES = {setting.flag.replace("--", "--no-", 1) for setting in KNOWN if setting.is_switch}
FLAGS = {setting.flag for setting in KNOWN} | SWITCHES | {"--check"}


def run(*words: str | Path, **options: Any) -> str:
    done = subprocess.run(
        list(map(str, words)), capture_output=True, text=True, timeout=60, **options
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_exists(file: Path) -> None:
    used = set(re.findall(r"\bBOURGADE_[A-Z_]+", file.read_text("utf-8")))
    assert used <= {setting.variable for setting in KNOWN}


def test_every_flag_exists() -> None:
    unit = (FOLDER / "bourgade.service").read_text("utf-8")
    [start] = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    [command] = re.findall(r"command: \[(.*)\]", (FOLDER / "compose.yaml").read_text("utf-8"))
    host = (ROOT / "docs" / "tutorials" / "host.md").read_text("utf-8")
    lines = [start, command.replace(",", " "), *re.findall(r"bourgade serve [^`\n]*", host)]
    used = [word for line in lines for word in shlex.split(line, comments=True) if word[:2] == "--"]
    assert len(used) > 8
    assert set(used) <= FLAGS


def test_the_file_of_settings_can_be_read() -> None:
    told = read_settings(str(FOLDER / "bourgade.toml"), (*GENERAL, *SETTINGS))
    assert told["secure"] is True
    commented = (FOLDER / "bourgade.toml").read_text("utf-8").replace("# database", "database")
    names = re.findall(r"^(?:# )?(\w+) = ", commented, re.MULTILINE)
    assert set(names) <= {setting.name for setting in KNOWN}


def test_the_units(tmp_path: Path) -> None:
    """The socket listens where the settings say, and the service is shut off from the rest."""
    analyze = program("systemd-analyze")
    for name in ("bourgade.service", "bourgade.socket"):
        text = (FOLDER / name).read_text("utf-8")
        # Whether the program is there is a matter of the machine.
        text = re.sub("^ExecStart=.*$", "ExecStart=/bin/true", text, flags=re.MULTILINE)
        (tmp_path / name).write_text(text, "utf-8")
    units = (tmp_path / "bourgade.service", tmp_path / "bourgade.socket")
    assert "Unknown" not in run(analyze, "verify", *units)
    told = read_settings(str(FOLDER / "bourgade.toml"), (*GENERAL, *SETTINGS))
    where = f"ListenStream={told['host']}:{told['port']}"
    assert where in units[1].read_text("utf-8")
    level = run(analyze, "security", "--offline=true", units[0])
    found = re.search(r"exposure level.*: ([0-9.]+)", level)
    assert found is None or float(found[1]) < 2


def test_the_compose_file() -> None:
    yaml = pytest.importorskip("yaml")
    told = yaml.safe_load((FOLDER / "compose.yaml").read_text("utf-8"))
    services = told["services"]
    assert set(services) == {"database", "bourgade", "proxy"}
    volumes = [one for service in services.values() for one in service["volumes"]]
    named = {volume.split(":")[0] for volume in volumes if not volume.startswith(".")}
    assert named == set(told["volumes"])
    build = services["bourgade"]["build"]
    assert (FOLDER / build["context"] / build["dockerfile"]).resolve() == FOLDER / "Containerfile"


def test_the_containerfile_copies_what_is_there() -> None:
    text = (FOLDER / "Containerfile").read_text("utf-8")
    for names in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE):
        assert all((ROOT / name).exists() for name in names.split())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx_settings(folder: Path, text: str, ports: dict[str, int]) -> Path:
    """A file that includes our settings, at free ports of the loopback and without certificates."""
    text = re.sub(r"^ *(ssl_certificate.*|listen \[::\].*)\n", "", text, flags=re.MULTILINE)
    text = re.sub(
        r"listen ([0-9]+)( ssl http2)?;", lambda at: f"listen 127.0.0.1:{ports[at[1]]};", text
    )
    (folder / "site.conf").write_text(text, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = folder / "nginx.conf"
    main.write_text(
        f"error_log stderr;\npid {folder}/pid;\nevents {{}}\n"
        f"http {{ access_log off; {folders} include {folder}/site.conf; }}\n",
        "utf-8",
    )
    return main


def test_nginx_reads_its_settings(tmp_path: Path) -> None:
    nginx, text = program("nginx"), (FOLDER / "nginx.conf").read_text("utf-8")
    main = nginx_settings(tmp_path, text, {"80": free_port(), "443": free_port()})
    run(nginx, "-t", "-e", "stderr", "-p", tmp_path, "-c", main)
    assert "proxy_buffering off" in text


def test_caddy_reads_its_settings(tmp_path: Path) -> None:
    told = run(
        program("caddy"), "adapt", "--adapter", "caddyfile", "--config", FOLDER / "Caddyfile",
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip
    assert '"flush_interval":-1' in told
