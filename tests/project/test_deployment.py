"""What a deployment is made of names files, options and versions that exist, and fits together."""

import fnmatch
import json
import os
import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.main import get_command

from boonlake_panel.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
INSTRUCTIONS = [tuple(line.split(maxsplit=1)) for line in DOCKERFILE.splitlines() if line and not line.startswith("#")]
CONSTRAINTS = (DEPLOY / "constraints.txt").read_text(encoding="utf-8").splitlines()
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRA = "postgres"


def instructions(name: str) -> list[str]:
    return [words for instruction, words in INSTRUCTIONS if instruction == name]


def check_options(words: list[str]) -> None:
    """The words are a command of ours, with options that it has."""
    command = get_command(app).commands[words[0]]  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known, words


# The constraints


def pinned() -> dict[str, str]:
    lines = [re.fullmatch(r"([\w.-]+)==([\w.+]+) --hash=sha256:[0-9a-f]{64}", line) for line in CONSTRAINTS[2:]]
    assert all(lines)
    return {canonicalize_name(line[1]): line[2] for line in lines if line}


def test_constraints_pin_whatever_a_server_needs() -> None:
    versions, seen = pinned(), set[str]()
    project = PROJECT["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"][EXTRA], *PROJECT["build-system"]["requires"]]
    needed = [Requirement(entry) for entry in wanted]
    while needed:
        one = needed.pop()
        name = canonicalize_name(one.name)
        assert name in versions, f"{one} is missing: .ci/constraints make"
        assert one.specifier.contains(versions[name], prereleases=True), f"{one} is {versions[name]}"
        key = f"{name}{sorted(one.extras)}"
        if key not in seen and distribution(name).version == versions[name]:  # another version has other needs
            seen.add(key)
            inner = [Requirement(entry) for entry in distribution(name).requires or ()]
            needed += [each for each in inner if applies(each, one.extras)]


def applies(requirement: Requirement, extras: set[str]) -> bool:
    """Whether a requirement holds on the machine of the constraints, for these extras."""
    version = python_version()
    machine = {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "x86_64", "os_name": "posix"}
    python = {"python_version": version, "python_full_version": f"{version}.9", "implementation_name": "cpython"}
    return requirement.marker is None or any(
        requirement.marker.evaluate({**machine, **python, "extra": extra}) for extra in ("", *extras)
    )


def python_version() -> str:
    found = re.fullmatch(r"# CPython (3\.\d+) on Linux x86_64", CONSTRAINTS[0])
    assert found
    return found[1]


# The image


def test_the_image_has_the_python_of_the_constraints() -> None:
    assert {image.split("-")[0] for image in instructions("FROM")} == {f"python:{python_version()}"}
    assert f"Programming Language :: Python :: {python_version()}" in PROJECT["project"]["classifiers"]


def test_the_image_runs_as_a_normal_user_with_the_library_on_a_volume() -> None:
    (user,) = instructions("USER")
    assert f"--create-home {user}" in DOCKERFILE
    assert DOCKERFILE.index("USER") < DOCKERFILE.index("ENTRYPOINT")
    (volume,) = instructions("VOLUME")
    assert f"BOONLAKE_LIBRARY=sqlite:///{volume}/" in DOCKERFILE
    assert f"--owner={user} --mode=700 {volume}" in DOCKERFILE


def test_the_image_starts_a_command_of_ours() -> None:
    (entry,) = map(json.loads, instructions("ENTRYPOINT"))
    assert set(entry) <= set(PROJECT["project"]["scripts"])
    (command,) = map(json.loads, instructions("CMD"))
    check_options(command)


def test_the_image_gets_what_the_package_is_built_from_and_no_more() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    given = {line[1:] for line in lines if line.startswith("!")}
    assert "*" in lines
    for name in given:
        assert (ROOT / name).exists(), name
    project, build = PROJECT["project"], PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    wanted = {project["readme"], *project["license-files"], *build["packages"], *build["force-include"]}
    assert given == wanted | {"pyproject.toml", "hatch_build.py", "docs/deploy/constraints.txt"}
    for words in instructions("COPY"):
        if not words.startswith("--from"):
            source = words.split()[0]
            assert source == "." or any(fnmatch.fnmatch(source, name) for name in given)


# The services


def test_the_services_name_files_and_options_that_exist() -> None:
    services = COMPOSE["services"]
    given = {"tls", "users"}  # by whoever runs it
    files = [volume.split(":")[0] for volume in services["nginx"]["volumes"]]
    for name in [*files, *(secret["file"] for secret in COMPOSE["secrets"].values())]:
        assert name.removeprefix("./") in given or (DEPLOY / name).exists(), name
    for name in ("boonlake-1", "boonlake-2"):
        assert (DEPLOY / services[name]["build"]["context"] / "Dockerfile").exists()
        check_options(services[name]["command"])
    assert set(re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yml").read_text())) == variables("compose.env")


def test_nginx_knows_the_services() -> None:
    alone, together = ((DEPLOY / f"{name}-upstream.conf").read_text() for name in ("nginx", "compose"))
    servers = re.findall(r"server ([\w-]+):(\d+);", together)
    assert [name for name, _ in servers] == [name for name in COMPOSE["services"] if name.startswith("boonlake")]
    assert {port for _, port in servers} == set(instructions("EXPOSE"))
    assert re.sub(r"server .*;", "", alone) == re.sub(r"server .*;", "", together)
    (pool,) = re.findall(r"upstream (\w+)", together)
    assert set(re.findall(r"proxy_pass http://(\w+);", (DEPLOY / "nginx.conf").read_text())) == {pool}


def test_the_service_of_systemd_starts_a_command_of_ours() -> None:
    (words,) = re.findall(r"^ExecStart=\S+/boonlake (.*)$", (DEPLOY / "boonlake@.service").read_text(), re.M)
    check_options(words.split())
    assert variables("boonlake.env") == {"BOONLAKE_LIBRARY", "BOONLAKE_COOKIE_SECRET"}


def test_prometheus_asks_the_processes_that_nginx_asks() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())["scrape_configs"]
    targets: Any = job["static_configs"][0]["targets"]
    assert targets == re.findall(r"server ([\d.:]+);", (DEPLOY / "nginx-upstream.conf").read_text())


def variables(name: str) -> set[str]:
    return set(re.findall(r"^(\w+)=", (DEPLOY / name).read_text(), re.M))


def test_the_script_of_the_constraints_can_be_started() -> None:
    assert os.access(ROOT / ".ci" / "constraints", os.X_OK)
