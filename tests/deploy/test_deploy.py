"""What docs/HOSTING.md tells a host to do, as far as it can be done without a public address."""

import configparser
import ipaddress
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
import yaml
from cyclopts import App, Parameter

from gloaming.cli import app
from gloaming.table.settings import Settings, read_settings, setting_names, variable_of
from tests.table.servers import READY, free_port, once

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "HOSTING.md").read_text("utf-8")
DEFAULTS = Settings()
NEEDED = ("setup.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "NOTICE")


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile, each with its keyword."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def image_settings() -> dict[str, str]:
    """The variables that the image sets for Gloaming."""
    (env,) = [rest for word, rest in instructions() if word == "ENV"]
    return dict(pair.split("=", 1) for pair in shlex.split(env) if pair.startswith("GLOAMING_"))


# --- the image's steps, in a clean environment ---------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that deploy/install.sh fills from a copy of the tree.

    Libraries come from the environment of the tests: what would be fetched is pinned anyway.
    """
    tree = tmp_path_factory.mktemp("tree")
    for name in NEEDED:
        shutil.copy(ROOT / name, tree)
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=made)
    shutil.copytree(DEPLOY, tree / "deploy")
    target = tmp_path_factory.mktemp("opt") / "gloaming"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", target], check=True)
    (packages,) = target.glob("lib/python*/site-packages")
    (packages / "libraries.pth").write_text(sysconfig.get_paths()["purelib"])
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(tree),
        "PYTHON": sys.executable,
        "GLOAMING_BUILD": "interpreted",
        "PIP_OPTIONS": "--no-deps --no-build-isolation --no-index",
    }
    done = subprocess.run(
        ["sh", tree / "deploy" / "install.sh", target],
        env=environment,
        capture_output=True,
        text=True,
        cwd="/",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("gloaming ")
    shutil.rmtree(tree)  # nothing of it is needed any more
    return target


@pytest.fixture
def environment(installed: Path, tmp_path: Path) -> dict[str, str]:
    """What the image has for its server, but for the port and the folder."""
    found = {
        "PATH": f"{installed / 'bin'}:/usr/bin:/bin",
        "HOME": str(tmp_path),
        **image_settings(),
    }
    found |= {"GLOAMING_PORT": str(free_port()), "GLOAMING_DATA": str(tmp_path / "data")}
    return found | {"GLOAMING_HOST": "127.0.0.1"}


def health_check(environment: dict[str, str]) -> int:
    """The image's health check, at the port of the test."""
    (check,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
    command = json.loads(check[check.index("[") :])
    command = [part.replace("8420", environment["GLOAMING_PORT"]) for part in command]
    return subprocess.run(command, env=environment, capture_output=True, cwd="/").returncode


@pytest.fixture
def server(environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The image's command, running and healthy."""
    (command,) = [json.loads(rest) for word, rest in instructions() if word == "CMD"]
    executable = shutil.which(command[0], path=environment["PATH"])
    assert executable is not None
    process = subprocess.Popen(
        [executable, *command[1:]],
        env=environment,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    address = f"http://127.0.0.1:{environment['GLOAMING_PORT']}/health/ready"
    end = time.monotonic() + READY
    try:
        while True:
            try:
                urllib.request.urlopen(address, timeout=5).read()
                break
            except OSError:
                assert process.poll() is None, process.communicate()
                assert time.monotonic() < end
                time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


@once
def test_what_the_image_installs_serves_is_backed_up_and_stops(
    server: subprocess.Popen[bytes], environment: dict[str, str], tmp_path: Path
) -> None:
    assert health_check(environment) == 0
    address = f"http://127.0.0.1:{environment['GLOAMING_PORT']}"
    page = urllib.request.urlopen(f"{address}/").read().decode()
    assert "Gloaming" in page
    request = urllib.request.Request(
        f"{address}/api/people",
        data=json.dumps({"name": "Ana"}).encode(),
        headers={"content-type": "application/json"},
    )
    assert urllib.request.urlopen(request).status == 201
    data = Path(environment["GLOAMING_DATA"])
    assert (data.stat().st_mode & 0o777, (data / "tables.sqlite").stat().st_mode & 0o777) == (
        0o700,
        0o600,
    )

    def admin(*words: str, **more: str) -> str:
        done = subprocess.run(
            [shutil.which("gloaming", path=environment["PATH"]) or "", "admin", *words],
            env=environment | more,
            cwd="/",
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    token = admin("token").strip()
    metrics = urllib.request.Request(
        f"{address}/metrics", headers={"authorization": f"Bearer {token}"}
    )
    assert b"gloaming_requests_total" in urllib.request.urlopen(metrics).read()
    backup = tmp_path / "tables.sqlite.gz"
    assert "whole backup" in admin("backup", str(backup))
    server.send_signal(signal.SIGTERM)
    _, written = server.communicate(timeout=30)
    assert server.returncode == 0, written
    for line in written.decode().splitlines():
        assert json.loads(line)["level"] in ("info", "warning")
    assert health_check(environment) != 0
    new = str(tmp_path / "new")
    assert "is restored" in admin("restore", str(backup), "--yes", GLOAMING_DATA=new)
    people = json.loads(admin("people", "--json", GLOAMING_DATA=new))["people"]
    assert [person["name"] for person in people] == ["Ana"]


# --- the files --------------------------------------------------------------------------


def test_the_image_is_small_and_runs_as_a_user_of_its_own() -> None:
    words = [word for word, _ in instructions()]
    stages = [rest for word, rest in instructions() if word == "FROM"]
    assert len(stages) == 2
    assert all("slim" in stage for stage in stages)
    last = instructions()[max(i for i, word in enumerate(words) if word == "FROM") :]
    assert ("USER", "gloaming") in last
    assert not any("gcc" in rest for _, rest in last)
    assert {"HEALTHCHECK", "VOLUME", "STOPSIGNAL"} <= set(words)
    assert any("deploy/install.sh" in rest for word, rest in instructions() if word == "RUN")


def test_what_the_image_needs_is_not_ignored() -> None:
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").split()
    for name in (*NEEDED, "src", "deploy/install.sh"):
        assert f"!{name}" in kept


def test_every_setting_in_the_files_is_one() -> None:
    known = {variable_of(name) for name in setting_names()}
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    composed = set(compose["services"]["gloaming"]["environment"])
    assert composed <= known
    assert set(image_settings()) <= known
    told = tomllib.loads((DEPLOY / "gloaming.toml").read_text("utf-8"))
    assert set(told) <= set(setting_names())
    table = HOSTING[HOSTING.index("## Settings") : HOSTING.index("## Watching")]
    named = {
        name
        for row in re.findall(r"^\| (`.*?) \|", table, re.M)
        for name in re.findall(r"`([\w-]+)`", row)
    }
    assert named
    assert named <= set(setting_names())


# What a service of compose.yaml may say, of the Compose specification: a misspelt word is refused
# by Compose, which is not here.
SERVICE_WORDS = {
    "build",
    "cap_drop",
    "command",
    "depends_on",
    "environment",
    "healthcheck",
    "image",
    "networks",
    "ports",
    "read_only",
    "restart",
    "security_opt",
    "stop_grace_period",
    "tmpfs",
    "volumes",
}


def composed() -> dict[str, Any]:
    """What deploy/compose.yaml says, with the values of .env that docs/HOSTING.md shows."""
    (block,) = re.findall(r"^```\n(DOMAIN=.*?)^```", HOSTING, re.M | re.S)
    values = dict(line.split("=", 1) for line in block.split())

    def value(found: re.Match[str]) -> str:
        return values.pop(found[1]) if found[2] else known[found[1]]

    known = dict(values)
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    filled: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", value, text))
    assert values == {}, "nobody is asked for what .env says"
    return filled


def test_what_compose_names_is_there() -> None:
    compose = composed()
    assert set(compose) == {"services", "networks", "volumes"}
    services = compose["services"]
    for name, service in services.items():
        assert set(service) <= SERVICE_WORDS, name
        assert ("image" in service) != ("build" in service), name
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service.get("networks", ())) <= {"default", *compose["networks"]}, name
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in compose["volumes"], name
        for needed, how in service.get("depends_on", {}).items():
            healthy = "healthcheck" in services[needed] or "build" in services[needed]
            assert how == {"condition": "service_healthy"}, name
            assert healthy, f"nothing says whether {needed} is healthy"
        for value in service.get("environment", {}).values():
            assert isinstance(value, str), f"{name}: Compose wants {value!r} in quotes"
    build = services["gloaming"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    assert (ROOT / build["dockerfile"]).is_file()
    (front,) = compose["networks"]["front"]["ipam"]["config"]
    address = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert ipaddress.ip_address(address) in list(ipaddress.ip_network(front["subnet"]).hosts())[1:]


def test_the_server_starts_with_what_the_image_and_compose_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The settings as the program reads them, and where the others look for it."""
    services = composed()["services"]
    for name in setting_names():
        monkeypatch.delenv(variable_of(name), raising=False)
    for name, value in (image_settings() | services["gloaming"]["environment"]).items():
        monkeypatch.setenv(name, value)
    serve = App(result_action="return_value", config=[read_settings])

    @serve.default
    def told(*, settings: Annotated[Settings, Parameter(name="*")] = DEFAULTS) -> Settings:
        return settings

    settings = serve([], exit_on_error=False, print_error=False)
    settings.check()
    assert (settings.workers, settings.secure, settings.preload) == (2, True, True)
    assert settings.host == "0.0.0.0"
    database = services["database"]["environment"]
    user, password = database["POSTGRES_USER"], database["POSTGRES_PASSWORD"]
    where = f"{user}:{password}@database/{database['POSTGRES_DB']}"
    assert settings.database == f"postgresql://{where}"
    assert services["proxy"]["command"].endswith(f"--to gloaming:{settings.port}")
    assert services["proxy"]["command"].split()[3] == "games.example.org"
    patience = int(services["gloaming"]["stop_grace_period"].removesuffix("s"))
    assert patience > settings.grace


def test_compose_has_a_database_the_server_and_a_proxy_with_tls() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services: dict[str, Any] = compose["services"]
    assert set(services) == {"database", "gloaming", "proxy"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    settings = services["gloaming"]["environment"]
    assert settings["GLOAMING_SECURE"] == "true"
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert settings["GLOAMING_TRUSTED_PROXY"] == proxy
    for name in ("database", "gloaming"):
        assert services[name]["restart"] == "unless-stopped"
    assert set(compose["volumes"]) == {"database", "certificates"}


def commands_in(text: str) -> list[str]:
    """The commands of ours that a text tells to run, in blocks and in tables."""
    blocks = re.findall(r"^```\n(.*?)^```", text, re.M | re.S)
    lines = [line for block in blocks for line in block.splitlines()]
    lines += re.findall(r"`(gloaming [^`]+)`", text)
    found = [re.search(r"gloaming (admin|serve)\b.*", line) for line in lines]
    return [match[0] for match in found if match]


def test_every_command_that_the_document_tells_can_be_run() -> None:
    found = commands_in(HOSTING)
    units = [(DEPLOY / name).read_text("utf-8") for name in os.listdir(DEPLOY) if "service" in name]
    for unit in units:
        found += re.findall(r"^ExecStart=/opt/gloaming/bin/(gloaming .*)$", unit, re.M)
    assert len(found) >= 14
    for command in found:
        words = shlex.split(command)[1:]
        words = [word for word in words if not word.startswith("--config")]
        words = [word for word in words if word != "/etc/gloaming.toml"]
        app.parse_args(words, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("name", ["gloaming.service", "gloaming-backup.service"])
def test_the_units_run_what_install_puts_there(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read(DEPLOY / name)
    assert unit["Service"]["ExecStart"].startswith("/opt/gloaming/bin/gloaming ")
    assert "deploy/install.sh /opt/gloaming" in HOSTING
    if name == "gloaming.service":
        assert unit["Service"]["DynamicUser"] == "yes"
        settings = tomllib.loads((DEPLOY / "gloaming.toml").read_text("utf-8"))
        assert settings["data"] == f"/var/lib/{unit['Service']['StateDirectory']}"
