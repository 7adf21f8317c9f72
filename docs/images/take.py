"""Takes the pictures of README and documentation: serves the dashboard, opens its pages in Chromium, keeps small files.

python docs/images/take.py              all
python docs/images/take.py explore learn
"""

import io
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from boonlake_panel import Library, load_example

FOLDER = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
COMMAND = "from boonlake_panel.cli import main; main()"
COLOURS = 200
PATIENCE = 120_000
SETTLING = 3_000
"""Milliseconds until everything is drawn when the last part has come."""
TURN = 31


@contextmanager
def served(library: str) -> Iterator[str]:
    """The address of a dashboard with a library."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = ["serve", "--port", str(port), "--library", library]
    process = subprocess.Popen([sys.executable, "-c", COMMAND, *arguments])
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=5).close()
                break
            except OSError:
                time.sleep(0.3)
        yield f"{address}/explore"
    finally:
        process.terminate()
        process.wait(20)


def keep_example(library: str) -> str:
    """The end of a link to the beginning of a turn in a recorded game."""
    kept = Library(library).keep(load_example("two-planners"))
    opening = kept.study.find(turn=TURN, main=True)[0]
    kept.study.go(opening.parent)
    return kept.link()


def open_page(page: Any, name: str, last: Any) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()
    complete(page, last)


def complete(page: Any, last: Any) -> None:
    """Wait for the part of a page that comes last."""
    last.first.wait_for()
    page.wait_for_timeout(SETTLING)


def explore(page: Any) -> None:
    complete(page, page.get_by_role("button", name="Play on"))


def learn(page: Any) -> None:
    open_page(page, "Learn", page.get_by_role("button", name="Start here"))


def what_if(page: Any) -> None:
    open_page(page, "What if", page.get_by_role("button", name="What is it worth?"))
    page.get_by_role("button", name="What is it worth?").first.click()
    working = page.locator(".job [role=progressbar]:visible")
    working.wait_for()
    working.wait_for(state="hidden")
    complete(page, page.get_by_role("button", name="Add as branch"))


def components(page: Any) -> None:
    open_page(page, "Components", page.get_by_role("button", name="More", exact=True))


PICTURES: dict[str, tuple[Callable[[Any], None], int, int]] = {
    "explore": (explore, 1280, 900),
    "learn": (learn, 1280, 800),
    "what-if": (what_if, 1280, 800),
    "components": (components, 1280, 800),
    "phone": (explore, 390, 800),
}
"""Name: how to get there, and the size of the window."""


def save(name: str, picture: bytes) -> None:
    image = Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    path = FOLDER / f"{name}.png"
    image.save(path, "png", optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        library = f"sqlite:///{folder}/studies.db"
        link = keep_example(library)
        with served(library) as address:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for name in names or PICTURES:
                visit, width, height = PICTURES[name]
                page = browser.new_page(viewport={"width": width, "height": height})
                page.set_default_timeout(PATIENCE)
                page.goto(address + link)
                page.locator(".prompt .what").first.wait_for()
                visit(page)
                save(name, page.screenshot())
                page.close()
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
