"""A served dashboard and a real browser; screenshots go to `artefacts/browser` (or `$BOONLAKE_ARTEFACTS`)."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 60_000
ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = Path(os.environ.get("BOONLAKE_ARTEFACTS", ROOT / "artefacts" / "browser"))
COMMAND = "from boonlake_panel.cli import main; main()"
FOCUSED = """() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.getAttribute("role") === "group" && element.tabIndex === 0;
}"""
DRAWN = """async () => {
  const roots = [document];
  for (const root of roots) { // those found on the way are looked into as well
    roots.push(...[...root.querySelectorAll("*")].map((element) => element.shadowRoot).filter(Boolean));
  }
  const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(roots.flatMap((root) => root.getAnimations()).filter(ends).map((one) => one.finished));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
VISITED = {"name": "boonlake-visited", "value": "1"}
"""The cookie of somebody who has been here before."""
Window = tuple[float, float, float, float]
QUIET = 0.1
"""Seconds; Panel gathers the changes of a widget for half of that before it acts on them."""


@dataclass
class Server:
    """A `boonlake serve` process with a library of its own."""

    port: int
    library: str
    process: Any = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/explore"

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--library", self.library]
        self.process = subprocess.Popen([sys.executable, "-c", COMMAND, *arguments], cwd=ROOT)
        end = time.monotonic() + 90
        while not self.healthy():
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.2)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    started = Server(port, f"sqlite:///{tmp_path_factory.mktemp('library') / 'studies.db'}")
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield launched
        launched.close()


@dataclass
class Wire:
    """Messages between a page and its server: which of them wait for an answer, and when the latest one passed."""

    unanswered: set[str] = field(default_factory=set)
    latest: float = 0.0

    def sent(self, frame: str | bytes) -> None:
        self.latest = time.monotonic()
        self.unanswered |= {kind["msgid"] for kind in header(frame)}

    def received(self, frame: str | bytes) -> None:
        self.latest = time.monotonic()
        self.unanswered -= {kind.get("reqid") for kind in header(frame)}

    @property
    def quiet(self) -> bool:
        return not self.unanswered and time.monotonic() > self.latest + QUIET


def header(frame: str | bytes) -> list[dict[str, str]]:
    """The header of a message of Bokeh's protocol, if a frame is one."""
    return [json.loads(frame)] if isinstance(frame, str) and frame.startswith('{"msgid"') else []


@dataclass
class Visitor:
    """Somebody in front of the page, with what went wrong in their browser."""

    page: Any
    server: Server
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)
    wire: Wire = field(default_factory=Wire)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.on("request", self._asked)
        self.page.on("websocket", self._connected)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((f"http://127.0.0.1:{self.server.port}", "data:", "blob:", "about:")):
            self.strangers.append(request.url)

    def _connected(self, socket: Any) -> None:
        self.wire = Wire(latest=time.monotonic())
        socket.on("framesent", self.wire.sent)
        socket.on("framereceived", self.wire.received)

    def open(self, link: str = "") -> None:
        self.page.goto(self.server.url + link)
        self.page.locator(".prompt .what").first.wait_for()
        self.page.wait_for_function("document.readyState === 'complete'")
        self.until_keys_are_heard()
        self.settled()  # the boards below the map come after the first view

    def until_keys_are_heard(self) -> None:
        """The explorer has the focus."""
        self.page.wait_for_function(FOCUSED)

    @property
    def prompt(self) -> str:
        return str(self.page.locator(".prompt .what").first.inner_text())

    @property
    def step(self) -> int:
        """How many choices led to what is shown."""
        return int(self.page.locator(".where").first.inner_text().split("/")[0])

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=False).first

    def until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, f"waited in vain; the page says {self.prompt!r}"
            self.page.wait_for_timeout(60)

    def settled(self) -> None:
        """Waits until all messages are answered, the server has nothing more to do and the page shows the result."""
        self.until(self._at_rest)

    def _at_rest(self) -> bool:
        before = self.wire.latest
        if not self.wire.quiet or not self.server.healthy():  # it answers when it has done what it has begun
            return False
        self.page.evaluate(DRAWN)
        return self.wire.latest == before

    def choose(self, name: str) -> None:
        """Click a choice and wait for its effect."""
        before = self.step
        self.button(name).click()
        self.until(lambda: self.step == before + 1)

    def press(self, key: str, steps: int = 0) -> None:
        before = self.step
        self.page.keyboard.press(key)
        if steps:
            self.until(lambda: self.step == before + steps)

    def play_on(self, goal: str) -> None:
        """Let the agent play on, and wait until it has stopped."""
        before = self.step
        self.button("Play on").click()
        self.page.get_by_role("menuitem", name=goal).click()
        again = self.button("Play on")
        self.until(lambda: self.step > before and bool(again.is_visible() and again.is_enabled()))

    def darken(self) -> None:
        """Change to the dark look, and wait until the server has changed too."""
        self.button("Toggle theme").click()
        self.page.locator(".root.dark").first.wait_for(state="attached")

    def board(self, place: str) -> Any:
        """The board that lies on the table at a place: `map`, `beside`, `below` or `large`."""
        return self.page.locator(f".{place} .bk-Plot").locator("visible=true").first

    def point(self, place: str, window: Window, x: float, y: float) -> None:
        """Point at a place of a board, given in the units of its picture."""
        self.board(place).hover(position=self._place(place, window, x, y))

    def tap(self, place: str, window: Window, x: float, y: float) -> None:
        """Click a place of a board."""
        self.board(place).click(position=self._place(place, window, x, y))

    def touch(self, place: str, window: Window, x: float, y: float) -> None:
        """Tap a place of a board with a finger."""
        self.board(place).tap(position=self._place(place, window, x, y))

    def _place(self, place: str, window: Window, x: float, y: float) -> dict[str, float]:
        frame = self.board(place).bounding_box()
        left, top, width, height = window
        return {"x": (x - left) / width * frame["width"], "y": (y - top) / height * frame["height"]}

    def picture(self, name: str) -> None:
        self.settled()
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")


@pytest.fixture(scope="session")
def window(browser: Any) -> Iterator[Any]:
    """A window for visitors without special wishes: opening one costs as much as the page in it."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def visit(browser: Any, window: Any, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors; at the end none of them may have seen an error or asked another server for anything."""
    contexts, visitors = [], []

    def make(width: int = 1280, height: int = 900, known: bool = True, **options: Any) -> Visitor:
        if options or visitors:  # a second person has a browser of their own, which remembers nothing of the first
            contexts.append(browser.new_context(**options))
        context = contexts[-1] if contexts else window
        context.add_cookies([VISITED | {"url": server.url}] if known else [])
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        visitors.append(Visitor(page, server))
        return visitors[-1]

    yield make
    for visitor in visitors:
        if visitor.page.context is window:
            forget(visitor)
        visitor.page.close()
    for context in contexts:
        context.close()
    for visitor in visitors:
        assert visitor.errors == []
        assert visitor.strangers == []


def forget(visitor: Visitor) -> None:
    """The browser remembers nothing of what this visitor did."""
    visitor.page.goto("about:blank")
    origin = visitor.server.url.removesuffix("/explore")
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage,cookies"})
