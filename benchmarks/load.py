"""How many visitors a server bears: `python benchmarks/load.py --visitors 1 10 30 60`.

Visitors speak to a server of their own through raw websockets, as a browser does, and play a choice every two seconds.
A click lasts from the message to the next question. Its median and worst time are told as ratios to those of one
visitor alone in the same run, because absolute numbers depend on the machine; the visitors use it too.

With `--beside 4` so many others keep the server busy meanwhile: half of them ask What if again and again, half let the
strongest agent play on. `--soak 30` lets visitors come and go for so many minutes, and tells the memory of the server.
"""

import argparse
import asyncio
import json
import os
import random
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

TOKEN = re.compile(r'"token":"([^"]+)"')
COMMAND = "from boonlake_panel.cli import main; main()"
ASK, STRONGEST = "What is it worth?", "Monte Carlo"
"""What a button and an agent are called."""
VISITED = "boonlake-visited=1"
"""The cookie of somebody who needs no welcome."""
STAY = 60
"""Seconds for which somebody stays, on average, while visitors come and go."""
PATIENCE = 60
"""Seconds after which a click counts as lost; so does one that the server does not have in the end."""


@dataclass
class Server:
    """A server process with its children, whose memory can be read."""

    port: int
    process: "subprocess.Popen[bytes]"

    def memory(self) -> float:
        """Megabytes in use."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        found = [re.search(r"VmRSS:\s+(\d+)", status(pid)) for pid in (self.process.pid, *children)]
        return sum(int(each[1]) for each in found if each) / 1024


def status(pid: int | str) -> str:
    path = Path(f"/proc/{pid}/status")
    return path.read_text() if path.exists() else ""


@contextmanager
def served(processes: int) -> Iterator[Server]:
    """A server with an empty library."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", str(port), "--library", f"sqlite:///{folder}/studies.db", "--processes", str(processes)]
        secret = {"BOONLAKE_COOKIE_SECRET": secrets.token_hex(32)}
        command = [sys.executable, "-c", COMMAND, "serve", *options]
        process = subprocess.Popen(command, env={**os.environ, **secret}, stdout=subprocess.DEVNULL)
        try:
            yield Server(port, process)
        finally:
            process.terminate()
            process.wait(30)


def plain(value: Any) -> Any:
    """A value of Bokeh's protocol with its maps as dictionaries."""
    if isinstance(value, dict):
        if value.get("type") == "map":
            return {key: plain(each) for key, each in value["entries"]}
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else value


def components(document: Any, kind: str) -> Iterator[dict[str, Any]]:
    """The models of all components of a kind in a document."""
    parts = [document]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            attributes = part.get("attributes")
            if isinstance(attributes, dict) and attributes.get("class_name") == kind:
                yield part
            parts.extend(part.values())
        elif isinstance(part, list):
            parts.extend(part)


def properties(model: dict[str, Any]) -> dict[str, Any]:
    """What a component says about itself."""
    return plain(model["attributes"]["data"]["attributes"])


@dataclass
class Visitor:
    """Somebody who plays, without a browser."""

    server: Server
    chance: random.Random
    clicks: list[float] = field(default_factory=list)
    lost: int = 0
    _line: WebSocketClientConnection | None = None
    _model: str = ""
    _data: str = ""
    _node: str = ""
    _groups: list[Any] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)  # that there is another question
    _read: asyncio.Event = field(default_factory=asyncio.Event)  # that the document was read
    _listener: "asyncio.Task[None] | None" = None
    _document: Any = None

    async def arrive(self, query: str = "") -> None:
        """Open the page and wait for the first question."""
        origin = f"http://127.0.0.1:{self.server.port}"
        known = {"Cookie": VISITED}
        page = await AsyncHTTPClient().fetch(f"{origin}/explore{query}", headers=known, request_timeout=PATIENCE)
        token = TOKEN.search(page.body.decode())
        assert token, "the page has no session"
        cookies = "; ".join([VISITED, *(cookie.split(";")[0] for cookie in page.headers.get_list("Set-Cookie"))])
        headers = {"Sec-WebSocket-Protocol": f"bokeh, {token[1]}", "Origin": origin, "Cookie": cookies}
        request = HTTPRequest(f"ws{origin[4:]}/explore/ws", headers=headers, request_timeout=PATIENCE)
        self._line = await websocket_connect(request, max_message_size=100_000_000)
        await self._receive()  # that the session is there
        self._listener = asyncio.create_task(self._listen())
        await self._send("PATCH-DOC", {"events": [said("document_ready")]})
        await self._look()
        while not self._groups and not query:
            await self._look()

    async def _look(self) -> None:
        """Read the question from the whole document."""
        self._read.clear()
        await self._send("PULL-DOC-REQ", {})
        assert self._listener is not None
        read = asyncio.ensure_future(self._read.wait())
        done, _ = await asyncio.wait({read, self._listener}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        read.cancel()
        if self._listener in done:
            await self._listener  # says why nothing is heard any more
        if not done:
            raise TimeoutError(f"the page was not sent within {PATIENCE} seconds")

    async def play(self, seconds: float, pause: float) -> None:
        """Play a choice now and then; in the end the server must have what was heard of it."""
        end = time.perf_counter() + seconds
        await asyncio.sleep(self.chance.random() * pause)
        while time.perf_counter() < end:
            keys = [option["key"] for group in self._groups for option in group["options"]]
            if not keys:
                break  # the game is over
            began = time.perf_counter()
            self._news.clear()
            values = {"model": {"id": self._model}, "data": mapped({"play": self.chance.choice(keys)})}
            await self._send("PATCH-DOC", {"events": [said("data_event", **values)]})
            try:
                await asyncio.wait_for(self._news.wait(), PATIENCE)
                self.clicks.append(time.perf_counter() - began)
            except TimeoutError:
                self.lost += 1
            await asyncio.sleep(max(0.0, began + pause - time.perf_counter()))
        heard = self._node
        await self._look()
        self.lost += heard != self._node

    async def ask_what_if(self) -> None:
        """Ask what the choices are worth, again and again."""
        await self.arrive("?page=what-if")
        while True:
            await self._look()
            for button in components(self._document, "Button"):
                if properties(button).get("label") == ASK and button["attributes"].get("visible", True):
                    values = {"model": {"id": button["id"]}, "node": "click"}
                    await self._send("PATCH-DOC", {"events": [said("dom_event", **values)]})
            await asyncio.sleep(2)

    async def let_play(self) -> None:
        """Let the strongest agent play to the end of the game."""
        await self.arrive()
        menus = list(components(self._document, "MenuButton"))
        while not menus:
            await self._look()
            menus = list(components(self._document, "MenuButton"))
        for select in components(self._document, "Select"):
            strongest = [name for name in properties(select).get("options", []) if name == STRONGEST]
            if strongest:
                data = select["attributes"]["data"]["id"]
                change = {"kind": "ModelChanged", "model": {"id": data}, "attr": "value", "new": strongest[0]}
                await self._send("PATCH-DOC", {"events": [change]})
        last = len(properties(menus[0])["items"]) - 1
        values = {"model": {"id": menus[0]["id"]}, "data": mapped({"type": "click", "item": last})}
        await self._send("PATCH-DOC", {"events": [said("data_event", **values)]})

    def leave(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
        if self._line is not None:
            self._line.close()

    async def _listen(self) -> None:
        """Hear of new questions."""
        while True:
            header, content = await self._receive()
            if header["msgtype"] == "PULL-DOC-REPLY":
                self._document = content["doc"]
                self._take_over(next(components(self._document, "ChoiceList"), None))
            elif header["msgtype"] == "PATCH-DOC":
                for event in content["events"]:
                    if event["kind"] == "ModelChanged" and event["model"]["id"] == self._data:
                        self._change(event["attr"], event["new"])

    def _take_over(self, found: dict[str, Any] | None) -> None:
        if found is not None:
            data = found["attributes"]["data"]
            self._model, self._data = found["id"], data["id"]
            self._node = data["attributes"].get("node", "")
            self._groups = plain(data["attributes"].get("groups", []))
        self._read.set()

    def _change(self, name: str, value: Any) -> None:
        if name == "groups":
            self._groups = plain(value)
        elif name == "node":
            self._node = value
            self._news.set()

    async def _send(self, kind: str, content: Any) -> None:
        assert self._line is not None
        for part in ({"msgid": secrets.token_hex(8), "msgtype": kind, "num_buffers": 0}, {}, content):
            await self._line.write_message(json.dumps(part))

    async def _receive(self) -> tuple[dict[str, Any], Any]:
        header, _, content = [json.loads(await self._frame()) for _ in range(3)]
        for _ in range(2 * header.get("num_buffers", 0)):
            await self._frame()
        return header, content

    async def _frame(self) -> str | bytes:
        assert self._line is not None
        frame = await self._line.read_message()
        if frame is None:
            raise ConnectionError("the server hung up")
        return frame


def mapped(values: dict[str, Any]) -> dict[str, Any]:
    """A dictionary as BokehJS writes it."""
    return {"type": "map", "entries": [list(entry) for entry in values.items()]}


def said(name: str, **values: Any) -> dict[str, Any]:
    """An event as BokehJS sends it."""
    data = {"type": "event", "name": name, "values": mapped(values)}
    return {"kind": "MessageSent", "msg_type": "bokeh_event", "msg_data": data}


async def answers(server: Server) -> None:
    """Wait until the server is up."""
    end = time.monotonic() + 120
    while True:
        try:
            await AsyncHTTPClient().fetch(f"http://127.0.0.1:{server.port}/health")
            return
        except (HTTPClientError, OSError):
            if time.monotonic() > end or server.process.poll() is not None:
                raise SystemExit("the server does not answer") from None
            await asyncio.sleep(0.2)


async def measure(server: Server, count: int, seconds: float, pause: float, beside: int) -> dict[str, float]:
    """So many visitors at the same time: their clicks, and the memory that each one after the first takes."""
    await answers(server)
    visitors = [Visitor(server, random.Random(number)) for number in range(count)]
    await visitors[0].arrive()
    before = server.memory()
    for visitor in visitors[1:]:
        await visitor.arrive()
    busy = [Visitor(server, random.Random()) for _ in range(beside)]
    works = [asyncio.create_task(one.ask_what_if() if at % 2 else one.let_play()) for at, one in enumerate(busy)]
    await asyncio.gather(*(visitor.play(seconds, pause) for visitor in visitors))
    memory = (server.memory() - before) / (count - 1) if count > 1 else 0.0
    clicks = [click * 1000 for visitor in visitors for click in visitor.clicks]
    for work in works:
        if work.done() and work.exception():
            raise SystemExit(f"somebody beside could not work: {work.exception()}")
        work.cancel()
    for visitor in (*visitors, *busy):
        visitor.leave()
    if not clicks:
        raise SystemExit("nobody could play")
    lost = sum(visitor.lost for visitor in visitors)
    median, worst = statistics.median(clicks), max(clicks)
    return {"clicks": len(clicks), "lost": lost, "median": median, "worst": worst, "memory": memory}


async def soak(server: Server, count: int, minutes: float, pause: float) -> int:
    """So many visitors at any time, each for about a minute, then another one; gives how many clicks were lost."""
    await answers(server)
    end = time.perf_counter() + minutes * 60
    chance = random.Random(0)
    gone: list[Visitor] = []
    late = 0  # visitors whose page did not come in time; on a machine with other work that ends nothing

    async def chair() -> None:
        nonlocal late
        await asyncio.sleep(chance.random() * STAY)
        while time.perf_counter() < end:
            visitor = Visitor(server, random.Random(chance.random()))
            try:
                await visitor.arrive()
            except TimeoutError:
                late += 1
                visitor.leave()
                continue
            await visitor.play(STAY * (0.5 + chance.random()), pause)
            visitor.leave()
            gone.append(visitor)

    async def watch() -> None:
        print("minutes  visits  late  clicks  lost  MB of the server")
        while time.perf_counter() < end:
            await asyncio.sleep(60)
            clicks, lost = sum(len(each.clicks) for each in gone), sum(each.lost for each in gone)
            passed = minutes - (end - time.perf_counter()) / 60
            print(f"{passed:7.0f} {len(gone):7} {late:5} {clicks:7} {lost:5} {server.memory():17.0f}", flush=True)

    await asyncio.gather(watch(), *(chair() for _ in range(count)))
    return sum(visitor.lost for visitor in gone)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--visitors", type=int, nargs="+", default=[1, 10, 30], help="how many at the same time")
    parser.add_argument("--processes", type=int, default=1, help="processes of the server")
    parser.add_argument("--seconds", type=float, default=60, help="how long they play")
    parser.add_argument("--pause", type=float, default=2, help="seconds between two choices of a visitor")
    parser.add_argument("--beside", type=int, default=0, help="how many others keep the server busy")
    parser.add_argument("--soak", type=float, default=0, help="minutes during which visitors come and go")
    options = parser.parse_args()
    if options.soak:
        with served(options.processes) as server:
            return int(asyncio.run(soak(server, max(options.visitors), options.soak, options.pause)) > 0)
    alone: dict[str, float] | None = None
    lost = 0.0
    print("| visitors | clicks | lost | median click (ms) | ratio | worst (ms) | ratio | MB each |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for count in sorted({1, *options.visitors}):
        with served(options.processes) as server:
            beside = options.beside if count > 1 else 0
            figures = asyncio.run(measure(server, count, options.seconds, options.pause, beside))
        alone = alone or figures
        median, worst = (figures[name] / alone[name] for name in ("median", "worst"))
        print(
            f"| {count} | {figures['clicks']} | {figures['lost']} | {figures['median']:.0f} | {median:.1f} "
            f"| {figures['worst']:.0f} | {worst:.1f} | {figures['memory']:.1f} |",
            flush=True,
        )
        lost += figures["lost"]
    return int(lost > 0)


if __name__ == "__main__":
    raise SystemExit(main())
