"""A real server, and strangers who speak to it without a browser."""

import asyncio
import json
import re
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import requests
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

ROOT = Path(__file__).resolve().parents[3]
COMMAND = "from boonlake_panel.cli import main; main()"
TOKEN = re.compile(r'"token":"([^"]+)"')
SECONDS = 30


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass
class Served:
    """A `boonlake serve` process with its log."""

    port: int
    folder: Path
    before: str = ""
    """What Python runs before the server starts."""
    process: Any = None

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"{self.origin}/explore"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def start(self, *options: str) -> None:
        library = f"sqlite:///{self.folder / 'studies.db'}"
        command = [
            sys.executable,
            "-c",
            self.before + COMMAND,
            "serve",
            "--port",
            str(self.port),
            "--library",
            library,
            *options,
        ]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        end = time.monotonic() + 90
        while not self.healthy():
            assert self.process.poll() is None, f"the server ended: {self.log}"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)

    def healthy(self) -> bool:
        try:
            return requests.get(f"{self.origin}/health", timeout=5).ok
        except requests.ConnectionError:
            return False

    def memory(self) -> int:
        """The most megabytes that the process ever had."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) // 1024  # type: ignore[index]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Served]]:
    """Starts servers, and ends them with the tests."""
    servers = []

    def start(*options: str, before: str = "") -> Served:
        servers.append(Served(free_port(), tmp_path_factory.mktemp("served"), before))
        servers[-1].start(*options)
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def served(serve: Callable[..., Served]) -> Served:
    """A server as `boonlake serve` starts it."""
    return serve()


def complete(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any]) -> Any:
    """Run a loop in a thread of its own: in this one a browser of other tests may have left a loop that runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(loop.run_until_complete, work).result()


class Line:
    """A websocket that speaks Bokeh's protocol."""

    def __init__(self, loop: asyncio.AbstractEventLoop, connection: WebSocketClientConnection) -> None:
        self.loop = loop
        self.connection = connection
        assert self.receive()["header"]["msgtype"] == "ACK"

    def _run(self, work: Callable[[], Any]) -> Any:
        async def run() -> Any:
            return await asyncio.wait_for(work(), SECONDS)

        return complete(self.loop, run())

    def read(self) -> Any:
        """One frame; None when the server hung up."""
        return self._run(self.connection.read_message)

    def receive(self) -> dict[str, Any]:
        """One message."""
        header, _, content = (json.loads(self.read()) for _ in range(3))
        buffers = [(self.read(), self.read()) for _ in range(header.get("num_buffers", 0))]
        return {"header": header, "content": content, "buffers": buffers}

    def close(self) -> None:
        """Hang up, in the loop of the connection: this thread may have none."""

        async def close() -> None:
            self.connection.close()

        self._run(close)

    def write(self, frame: str | bytes) -> None:
        self._run(lambda: self.connection.write_message(frame, binary=isinstance(frame, bytes)))

    def ask(self, kind: str, content: Any = None, buffers: tuple[tuple[str, bytes], ...] = ()) -> dict[str, Any]:
        """Send a message and wait for its answer; what the server says meanwhile is passed over."""
        id_ = secrets.token_hex(8)
        header = {"msgid": id_, "msgtype": kind, "num_buffers": len(buffers)}
        for part in (header, {}, content or {}):
            self.write(part if isinstance(part, str) else json.dumps(part))
        for name, data in buffers:
            self.write(json.dumps({"id": name}))
            self.write(data)
        while True:
            answer = self.receive()
            if answer["header"].get("reqid") == id_:
                return answer

    def change(self, id_: str, name: str, value: Any) -> dict[str, Any]:
        """Change a property."""
        return self.patch({"kind": "ModelChanged", "model": {"id": id_}, "attr": name, "new": value})

    def say(self, id_: str, data: Any, *buffers: tuple[str, bytes]) -> dict[str, Any]:
        """Send a message of a component."""
        return self.patch(event("data_event", model={"id": id_}, data=data), *buffers)

    def patch(self, event: Any, *buffers: tuple[str, bytes]) -> dict[str, Any]:
        return self.ask("PATCH-DOC", {"events": [event]}, buffers)

    def models(self) -> dict[str, dict[str, Any]]:
        """All models of the document as they are now, by id."""
        found: dict[str, dict[str, Any]] = {}
        parts: list[Any] = [self.ask("PULL-DOC-REQ")["content"]["doc"]]
        while parts:
            part = parts.pop()
            if isinstance(part, dict):
                if part.get("type") == "object" and "id" in part:
                    found[part["id"]] = part
                parts.extend(part.values())
            elif isinstance(part, list):
                parts.extend(part)
        return found

    def settled(self) -> dict[str, dict[str, Any]]:
        """All models, once nothing changes any more."""
        before, now = {}, self.models()
        while before != now:
            time.sleep(0.2)
            before, now = now, self.models()
        return now

    def component(self, kind: str, **values: Any) -> dict[str, Any]:
        """The model of the first component of a kind with these values, once there is one."""
        end = time.monotonic() + SECONDS
        while True:
            for one in self.models().values():
                attributes = one.get("attributes", {})
                if attributes.get("class_name") == kind:
                    data = attributes["data"].get("attributes", {})
                    if all(data.get(name) == value for name, value in values.items()):
                        return one
            assert time.monotonic() < end, f"there is no {kind}"


def event(name: str, **values: Any) -> dict[str, Any]:
    """An event as BokehJS sends it."""
    data = {"type": "event", "name": name, "values": js(values)}
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": data}


def js(value: Any) -> Any:
    """A value as BokehJS writes it; references stay what they are."""
    if isinstance(value, dict) and set(value) != {"id"} and value.get("type") not in ("bytes", "ndarray", "map"):
        return {"type": "map", "entries": [[key, js(each)] for key, each in value.items()]}
    return value


@dataclass
class Guest:
    """Somebody with a browser's cookies, but without a browser."""

    server: Served
    cookies: requests.Session = field(default_factory=requests.Session)
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.new_event_loop)
    lines: list[Line] = field(default_factory=list)

    def get(self, link: str = "", **options: Any) -> requests.Response:
        return self.cookies.get(self.server.url + link, timeout=SECONDS, **options)

    def token(self, link: str = "") -> str:
        """The token of a new page."""
        found = TOKEN.search(self.get(link).text)
        assert found
        return found[1]

    def connect(self, token: str | None = None, **headers: str) -> Line:
        """Open the websocket of a page."""
        token = self.token() if token is None else token
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.cookies)
        known = {"Sec-WebSocket-Protocol": f"bokeh, {token}", "Origin": self.server.origin, "Cookie": cookies}
        request = HTTPRequest(self.server.url.replace("http", "ws") + "/ws", headers={**known, **headers})
        self.lines.append(Line(self.loop, complete(self.loop, _open(request))))
        return self.lines[-1]

    def refused(self, token: str, **headers: str) -> bool:
        """Whether the websocket is not opened with this token."""
        try:
            self.connect(token, **headers)
        except (HTTPClientError, TypeError):  # no upgrade, or hung up before a word was said
            return True
        return False

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.loop.close()
        self.cookies.close()


async def _open(request: HTTPRequest) -> WebSocketClientConnection:
    return await websocket_connect(request, max_message_size=100_000_000)


@pytest.fixture
def guests(served: Served) -> Iterator[Callable[..., Guest]]:
    """Makes strangers."""
    made: list[Guest] = []

    def make(server: Served = served) -> Guest:
        made.append(Guest(server))
        return made[-1]

    yield make
    for guest in made:
        guest.close()


@pytest.fixture
def guest(guests: Callable[..., Guest]) -> Guest:
    return guests()
