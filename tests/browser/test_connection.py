"""A lost connection: the page says so, takes no clicks meanwhile, and comes back by itself with the game as it was."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from .conftest import VISITED, Server, Visitor

pytestmark = pytest.mark.browser
CUT = 4_000
"""Milliseconds without a connection."""


class Wires:
    """Passes bytes on between browsers and a server, until it is cut."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.cut = False
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near = self.listener.accept()[0]
                try:
                    far = None if self.cut else socket.create_connection(("127.0.0.1", self.target))
                except ConnectionError:
                    far = None
                if far is None:
                    near.close()
                    continue
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                other.sendall(data)
        hang_up(one, other)

    def break_off(self) -> None:
        self.cut = True
        hang_up(*self.ends)
        self.ends.clear()

    def mend(self) -> None:
        self.cut = False

    def close(self) -> None:
        self.break_off()
        self.listener.close()


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def wires(server: Server) -> Iterator[Wires]:
    made = Wires(server.port)
    yield made
    made.close()


@pytest.fixture
def visitor(browser: Any, wires: Wires) -> Iterator[Visitor]:
    """Somebody from Germany behind these wires."""
    context = browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 800})
    context.add_cookies([VISITED | {"url": f"http://127.0.0.1:{wires.port}"}])
    yield Visitor(context.new_page(), Server(wires.port, ""))
    context.close()


def banner(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("alertdialog")


@pytest.mark.slow
def test_a_lost_connection_comes_back_with_the_game_as_it_was(visitor: Visitor, wires: Wires, server: Server) -> None:
    page = visitor.page
    visitor.open()
    visitor.press("1", steps=1)
    visitor.settled()
    choice = page.locator(".choice").first.bounding_box()
    page.evaluate("window.sameness = true")

    wires.break_off()
    banner(visitor).wait_for()
    assert "Die Verbindung zum Server ist unterbrochen" in banner(visitor).inner_text()
    page.mouse.click(choice["x"] + 20, choice["y"] + 10)
    for key in ("Escape", "Escape", "1"):
        page.keyboard.press(key)
    page.wait_for_timeout(CUT)
    assert banner(visitor).is_visible()
    wires.mend()
    banner(visitor).wait_for(state="detached")
    assert page.evaluate("window.sameness"), "the page was reloaded, though its session was there"
    visitor.settled()
    assert visitor.step == 1
    visitor.until_keys_are_heard()
    kept = page.evaluate("localStorage.getItem('boonlake-game')")
    visitor.press("1", steps=1)
    page.wait_for_function("kept => localStorage.getItem('boonlake-game') !== kept", arg=kept)

    server.stop()
    banner(visitor).wait_for()
    server.start()
    page.wait_for_function("window.sameness === undefined")
    visitor.until(lambda: page.locator(".where").count() > 0 and visitor.step == 2)
    assert banner(visitor).count() == 0
    visitor.settled()
    page.locator(".choice").first.click()
    visitor.until(lambda: visitor.step == 3)


@pytest.mark.slow
def test_a_page_of_another_cookie_is_reloaded_a_few_times(visitor: Visitor) -> None:
    """Two tabs that are opened at once get two cookies, and the browser keeps one."""
    page = visitor.page
    other = {"name": "boonlake_visitor", "value": "of-another-tab", "url": visitor.server.url}

    def overtake(route: Any) -> None:
        if route.request.method == "GET":
            page.context.add_cookies([{**other, "value": f"{other['value']}-{len(loaded)}"}])
            loaded.append(route)
        route.continue_()

    loaded: list[Any] = []
    page.route("**/connection.js", overtake, times=1)
    visitor.open()

    page.route("**/connection.js", overtake)
    page.goto(visitor.server.url)
    again = banner(visitor).get_by_role("button", name="Neu laden")
    again.wait_for()
    assert 2 <= len(loaded) <= 6
    page.unroute("**/connection.js")
    again.click()
    page.locator(".prompt .what").first.wait_for()
    visitor.until_keys_are_heard()
    assert banner(visitor).count() == 0
