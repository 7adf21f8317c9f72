"""Databases for the tests of the library: a new SQLite file, or a new database of a private PostgreSQL cluster."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest


class Cluster:
    """A PostgreSQL server of our own: reached through a socket in its folder, gone with the tests."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="boonlake-pg-", dir="/tmp"))  # a socket needs a short path
        self.user = self._owner()
        self._run("initdb", "--auth=trust", "--username=boonlake", "--encoding=UTF8", "--locale=C", "--no-sync")
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off"
        self._run("pg_ctl", "start", "--wait", "-o", options, "-l", str(self.folder / "log"))

    def _owner(self) -> str:
        """Who runs the server: PostgreSQL refuses to be run by root."""
        if os.geteuid() != 0:
            return ""
        try:
            owner = pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("root cannot run PostgreSQL, and there is no user postgres to do it")
        os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        return owner.pw_name

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments, "-D", str(self.folder / "data")]
        become = ["runuser", "-u", self.user, "--"] if self.user else []
        # A server that inherits a pipe keeps it open, and the test would wait for its end.
        done = subprocess.run([*become, *command], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert done.returncode == 0, f"{program} failed: {' '.join(command)}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        import psycopg

        name = f"t{uuid4().hex}"
        with psycopg.connect(host=str(self.folder), user="boonlake", dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://boonlake@/{name}?host={self.folder}"

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-m", "immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def cluster(postgres_programs: Path) -> Iterator[Cluster]:
    server = Cluster(postgres_programs)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'studies.db'}"
    server: Cluster = request.getfixturevalue("cluster")
    return server.new_database()
