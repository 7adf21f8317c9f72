"""How quick the explorer is, as ratios to a minimal Panel app in the same run: `python benchmarks/app.py`.

Measured in Chromium: from the address to the first picture, from a click to the repainted map and until nothing on the
page changes any more, until the New game dialog or another page is open, how far the page lies behind when somebody
holds an arrow key, and what a click sends. Measured at the server: memory of a session, and whether anything grows over
many choices and many sessions.
"""

import argparse
import atexit
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
LIMITS = {
    "first view": 2.0,
    "click": 2.0,
    "settled": 3.0,
    "dialog, first time": 20,  # as a ratio to a click in the minimal app; 10 before it was made of widgets
    "dialog, second time": 1.5,  # 3 before
    "dialog, second time (ms)": 300,
    "page, second time (ms)": 300,
    "behind after 60 arrows (ms)": 300,
    "sent for a click, median (kB)": 40,
    "memory": 5.0,  # Panel widgets take more than drawn buttons: 65 kB each
    "growth per 100 choices (MB)": 1.0,
    "growth per session (MB)": 0.3,
}
QUIET = 4
"""Seconds after which a page has sent everything."""

WARM = 3
"""Sessions that load what all later ones share."""

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
READY = "() => window.Bokeh && Bokeh.documents.length > 0 && Bokeh.documents[0].is_idle"
CLICK = """
async (find) => {
  const page = Bokeh.documents[0];
  const sources = [...page._all_models.values()].filter((m) => m.type === 'ColumnDataSource');
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let done;
  const changed = new Promise((resolve) => { done = resolve; });
  const hear = () => done();
  const signals = sources.flatMap((s) => [s.patching, s.change, s.properties.data.change]);
  for (const signal of signals) signal.connect(hear);
  let last = 0;
  const any = () => { last = performance.now(); };
  page.on_change(any);
  const button = eval(find);
  const start = performance.now();
  button.click();
  await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 10000))]);
  await painted();
  const map = performance.now() - start;
  for (const signal of signals) signal.disconnect(hear);
  let settled = performance.now();
  while (performance.now() - last < 250) {  // what follows the map must not count for the next click
    const seen = last;
    await painted();
    if (last !== seen || settled < last) settled = performance.now();
  }
  page.remove_on_change(any);
  return [map, settled - start];
}
"""
DEEP = """((selector) => {
  const look = (root) => {
    const hit = root.querySelector(selector); if (hit) return hit;
    for (const e of root.querySelectorAll('*')) if (e.shadowRoot) { const f = look(e.shadowRoot); if (f) return f; }
    return null;
  };
  return look(document);
})"""


OPEN = """
async (button) => {
  const reads = (root, words) => [...root.childNodes].some((node) => node.nodeType === Node.TEXT_NODE
    ? node.textContent.includes(words) : reads(node, words) || (node.shadowRoot && reads(node.shadowRoot, words)));
  const open = () => {
    const dialog = FIND('[role=dialog]');
    return dialog && dialog.checkVisibility({visibilityProperty: true}) && reads(dialog, 'Players');
  };
  const start = performance.now();
  button.click();
  while (!open() && performance.now() - start < 20000) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
""".replace("FIND", DEEP)


ARROWS = 60
ARROW_PAUSE = 100
"""Milliseconds between two presses."""
STEP = f"{DEEP}('.where').innerText.split('/')[0]"
SHOWN = f"(step) => Number({STEP}) === step"


class Server:
    """A server process whose memory can be read."""

    def __init__(self, command: list[str], path: str, library: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/{path}"
        environment = {**os.environ, "BOONLAKE_LIBRARY": library}
        words = [word.replace("PORT", str(self.port)) for word in command]
        self.process = subprocess.Popen([sys.executable, *words], env=environment, stdout=subprocess.DEVNULL)
        atexit.register(self.process.kill)  # whatever goes wrong, no server is left behind
        end = time.monotonic() + 120
        while not self._answers():
            if time.monotonic() > end or self.process.poll() is not None:
                raise SystemExit(f"the server does not answer: {' '.join(words)}")
            time.sleep(0.2)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url, timeout=30) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def opened(browser: Any, server: Server) -> tuple[Page, float]:
    """A page, and the milliseconds until its first picture."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    known = {"name": "boonlake-visited", "value": "1", "url": server.url}  # strangers see a lighter page first
    page.context.add_cookies([known])
    start = time.perf_counter()
    page.goto(server.url)
    page.wait_for_function(READY, timeout=120_000)
    return page, (time.perf_counter() - start) * 1000


def settle(page: Page) -> None:
    """Waits for the boards below the first view."""
    page.locator(".bk-Plot").nth(2).wait_for(timeout=120_000, state="attached")
    page.wait_for_timeout(2000)
    page.wait_for_function(READY)


def clicks(page: Page, selector: str, count: int) -> tuple[float, float]:
    """Medians of clicks on what the selector finds, in milliseconds: to the repainted map, and until all is quiet."""
    again = f"{DEEP}('[data-first]') || {DEEP}('button[data-id=first]')"  # after the end, from the start again
    find = f"{DEEP}({json.dumps(selector)}) || {again}"
    times = [page.evaluate(CLICK, find) for _ in range(count)]
    return statistics.median(map_ for map_, _ in times), statistics.median(settled for _, settled in times)


def dialog(page: Page) -> float:
    """Milliseconds until the New game dialog is open with its fields; it is closed again."""
    button = page.get_by_role("button", name="New game", exact=True).first
    took = float(button.evaluate(OPEN))
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    return took


def another_page(page: Page) -> float:
    """Milliseconds from a click on the name of a page that was open before until it is seen; then back to Explore."""
    times = []
    for _ in range(4):
        start = time.perf_counter()
        page.get_by_role("button", name="Rules", exact=True).first.click()
        page.get_by_role("textbox").locator("visible=true").first.wait_for()
        times.append((time.perf_counter() - start) * 1000)
        page.get_by_role("button", name="Explore", exact=True).first.click()
        page.locator(".where").first.wait_for()
        page.wait_for_timeout(500)
    return statistics.median(times[1:])


def behind(page: Page) -> float:
    """Milliseconds after the last of many presses of an arrow until the page shows where they lead."""
    page.locator(".choice").first.focus()
    here = int(page.evaluate(STEP))
    start = time.perf_counter()
    for number in range(ARROWS):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(max(0.0, (number + 1) * ARROW_PAUSE - (time.perf_counter() - start) * 1000))
    pressed = time.perf_counter()
    page.wait_for_function(SHOWN, arg=max(0, here - ARROWS), timeout=60_000)
    return (time.perf_counter() - pressed) * 1000


class Traffic:
    """Counts what a page and its server send each other."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        for event in ("framesent", "framereceived"):
            socket.on(event, self._count)

    def _count(self, frame: Any) -> None:
        self.bytes += len(frame if isinstance(frame, bytes) else frame.encode())


def sent_for_clicks(browser: Any, server: Server, count: int) -> list[float]:
    """Kilobytes that both sides send for each click."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    traffic = Traffic(page)
    page.context.add_cookies([{"name": "boonlake-visited", "value": "1", "url": server.url}])
    page.goto(server.url)
    page.wait_for_function(READY, timeout=120_000)
    settle(page)
    sent = []
    for _ in range(count):
        before = traffic.bytes
        clicks(page, "button.choice", 1)
        page.wait_for_timeout(300)
        sent.append((traffic.bytes - before) / 1000)
    page.close()
    return sent


def session_memory(start: Callable[[], Server], browser: Any, count: int, plots: int) -> float:
    """Megabytes for each of many sessions that are open at the same time, on a server of its own.

    On a server that was used before, sessions would move into memory that earlier ones left.
    """
    server = start()
    pages = []
    before = 0.0
    for number in range(count + WARM):
        page, _ = opened(browser, server)
        page.locator(".bk-Plot, .bk-Figure").nth(plots - 1).wait_for(timeout=120_000, state="attached")
        page.wait_for_timeout(500)
        pages.append(page)
        if number == WARM - 1:
            time.sleep(QUIET)
            before = server.memory()
    time.sleep(QUIET)
    used = (server.memory() - before) / count
    for page in pages:
        page.close()
    server.stop()
    return used


def growth_by_choices(server: Server, browser: Any, count: int) -> float:
    """Megabytes for each 100 choices of one session, after the first ones."""
    page, _ = opened(browser, server)
    settle(page)
    clicks(page, "button.choice", 60)
    before = server.memory()
    clicks(page, "button.choice", count)
    grown = server.memory() - before
    page.close()
    return grown / count * 100


def growth_by_sessions(server: Server, browser: Any, count: int) -> float:
    """Megabytes for each session that was opened and closed, once the first ones are gone."""
    for _ in range(10):
        opened(browser, server)[0].close()
    time.sleep(20)
    before = server.memory()
    for _ in range(count):
        opened(browser, server)[0].close()
    time.sleep(90)
    return (server.memory() - before) / count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer repetitions, no search for growth")
    options = parser.parse_args()
    repeat = 3 if options.quick else 7
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        library = f"sqlite:///{folder}/studies.db"
        minimal_app = ["-m", "panel", "serve", str(HERE / "minimal_app.py"), "--port", "PORT"]
        our_app = ["-c", "from boonlake_panel.cli import main; main()", "serve", "--port", "PORT"]
        start_minimal, start_ours = (
            partial(Server, command, path, library)
            for command, path in ((minimal_app, "minimal_app"), (our_app, "explore"))
        )
        minimal, ours = start_minimal(), start_ours()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        first: dict[str, list[float]] = {"minimal": [], "ours": []}
        for _ in range(repeat):  # in turns, so that both meet the same machine
            for name, server in (("minimal", minimal), ("ours", ours)):
                page, took = opened(browser, server)
                first[name].append(took)
                page.close()
        found["first view minimal (ms)"], found["first view ours (ms)"] = (statistics.median(f) for f in first.values())
        found["first view"] = found["first view ours (ms)"] / found["first view minimal (ms)"]
        small, large = opened(browser, minimal)[0], opened(browser, ours)[0]
        settle(large)
        clicks(large, "button.choice", 5)
        pairs = [(*clicks(small, "button", 10), *clicks(large, "button.choice", 10)) for _ in range(repeat)]
        names = ("click minimal (ms)", "settled minimal (ms)", "click ours (ms)", "settled ours (ms)")
        found |= {name: statistics.median(pair[at] for pair in pairs) for at, name in enumerate(names)}
        found["click"] = statistics.median(pair[2] / pair[0] for pair in pairs)
        found["settled"] = statistics.median(pair[3] / pair[1] for pair in pairs)
        found["dialog, first time"] = dialog(large) / found["click minimal (ms)"]
        found["dialog, second time (ms)"] = statistics.median(dialog(large) for _ in range(5))
        found["dialog, second time"] = found["dialog, second time (ms)"] / found["click minimal (ms)"]
        found["page, second time (ms)"] = another_page(large)
        found["behind after 60 arrows (ms)"] = behind(large)
        sent = sent_for_clicks(browser, ours, 30)
        found |= {"sent for a click, median (kB)": statistics.median(sent), "sent for a click, most (kB)": max(sent)}
        small.close()
        large.close()
        many = 6 if options.quick else 12
        memory = [session_memory(start, browser, many, plots) for start, plots in ((start_minimal, 1), (start_ours, 3))]
        found["memory minimal (MB)"], found["memory ours (MB)"] = memory
        found["memory"] = memory[1] / max(memory[0], 0.1)
        if not options.quick:
            found["growth per 100 choices (MB)"] = growth_by_choices(ours, browser, 500)
            found["growth per session (MB)"] = growth_by_sessions(ours, browser, 50)
        browser.close()
        minimal.stop()
        ours.stop()
    failed = 0
    for name, value in found.items():
        limit = LIMITS.get(name)
        verdict = "" if limit is None else f"  limit {limit:g}  {'ok' if value <= limit else 'TOO MUCH'}"
        failed += limit is not None and value > limit
        print(f"{name:32} {value:8.2f}{verdict}")
    return int(failed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
