"""A served dashboard and a real browser; screenshots go to `artefacts/browser` (or `$BOONLAKE_ARTEFACTS`)."""

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
MAP = (-2.3, -2.35, 20.3, 15.85)


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
    found = Server(port, f"sqlite:///{tmp_path_factory.mktemp('library') / 'studies.db'}")
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield found
        found.close()


@dataclass
class Visitor:
    """Somebody in front of the page, with what went wrong in their browser."""

    page: Any
    server: Server
    errors: list[str] = field(default_factory=list)
    strangers: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((f"http://127.0.0.1:{self.server.port}", "data:", "blob:", "about:")):
            self.strangers.append(request.url)

    def open(self, link: str = "") -> None:
        self.page.goto(self.server.url + link)
        self.page.locator(".prompt .what").first.wait_for()
        self.page.wait_for_function("document.readyState === 'complete'")
        self.until_keys_are_heard()

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
        self.button("Play on").click()
        self.page.get_by_role("menuitem", name=goal).click()
        self.until(lambda: bool(self.button("Play on").is_visible() and self.button("Play on").is_enabled()))

    def board(self, number: int) -> Any:
        return self.page.locator(".bk-Plot").nth(number)

    def tap(self, number: int, window: tuple[float, float, float, float], x: float, y: float) -> None:
        """Click a point of a board, given in the units of its picture."""
        board = self.board(number)
        board.scroll_into_view_if_needed()
        frame = board.bounding_box()
        left, top, width, height = window
        self.page.mouse.click(
            frame["x"] + (x - left) / width * frame["width"], frame["y"] + (y - top) / height * frame["height"]
        )

    def picture(self, name: str) -> None:
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

    def make(width: int = 1280, height: int = 900, **options: Any) -> Visitor:
        if options or visitors:  # a second person has a browser of their own, which remembers nothing of the first
            contexts.append(browser.new_context(**options))
        page = (contexts[-1] if contexts else window).new_page()
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
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
