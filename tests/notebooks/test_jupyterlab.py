"""The first notebook in a real JupyterLab, driven by a real browser."""

import base64
import io
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageOps

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "01_first_look.ipynb"
EXPLORER = 5
"""The number of the code cell that shows the explorer."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SEEN_TEXT = """cell => {
  const words = [];
  const walk = (node) => {
    if (node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.childNodes) {
      if (child.nodeType === 3 && child.textContent.trim()) words.push(child.textContent.trim());
      else if (child.nodeType === 1 && !["STYLE", "SCRIPT"].includes(child.tagName)) walk(child);
    }
  };
  walk(cell);
  return words.join(" | ");
}"""
DRAWN = """cell => {
  const pictures = [];
  const walk = (node) => {
    if (node.shadowRoot) walk(node.shadowRoot);
    if (node.tagName === "CANVAS" && node.width) pictures.push(node.toDataURL());
    for (const child of node.children) walk(child);
  };
  walk(cell);
  return pictures;
}"""
AREAS = """const areas = [];
  const walk = (node) => {
    if (node.shadowRoot) walk(node.shadowRoot);
    if (node.role === "group" && node.tabIndex === 0) areas.push(node);
    for (const child of node.children) walk(child);
  };
  walk(cell);"""
OUTLINED = f"cell => {{ {AREAS} return areas.filter(each => each.style.boxShadow).map(each => each.ariaLabel); }}"
FOCUS = f"cell => {{ {AREAS} areas[0].focus(); }}"
"""As Tab does that comes from the cell before."""
ALL_DONE = """() => {
  const prompts = [...document.querySelectorAll(".jp-CodeCell .jp-InputArea-prompt")].map(each => each.textContent);
  return prompts.length > 0 && prompts.every(text => /\\[\\d+\\]/.test(text));
}"""


class Lab:
    """A notebook that is open in JupyterLab."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.requests: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.page.locator(".jp-CodeCell").first.wait_for()
        self.page.get_by_text("Python 3 (ipykernel) | Idle").first.wait_for()

    def run_all(self) -> None:
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_text("Run All Cells", exact=True).click()
        self.page.wait_for_function(ALL_DONE)

    def restart(self) -> None:
        """Restarts the kernel and clears all outputs."""
        self.page.get_by_role("menuitem", name="Kernel", exact=True).click()
        self.page.get_by_text("Restart Kernel and Clear Outputs of All Cells…", exact=True).click()
        self.page.get_by_role("button", name="Confirm Kernel Restart").click()
        self.until(lambda: self.page.locator(".jp-InputArea-prompt", has_text=re.compile(r"\[\d+\]")).count() == 0)
        self.page.get_by_text("Python 3 (ipykernel) | Idle").first.wait_for()

    def run(self, code: str) -> str:
        """Runs code in a new cell at the end and gives what it prints."""
        self.command_mode()
        before = self.page.locator(".jp-CodeCell").count()
        self.page.keyboard.press("b")
        self.until(lambda: self.page.locator(".jp-CodeCell").count() == before + 1)
        self.page.keyboard.press("Enter")
        self.page.keyboard.insert_text(code)
        self.page.keyboard.press("Control+Enter")
        cell = self.page.locator(".jp-CodeCell").last
        self.until(lambda: re.search(r"\[\d+\]", cell.locator(".jp-InputArea-prompt").inner_text()) is not None)
        printed = cell.locator(".jp-OutputArea-output pre")
        if code.startswith("print"):
            printed.first.wait_for()
        return "\n".join(printed.all_inner_texts()).strip()

    def command_mode(self) -> None:
        """The focus stands on the last cell, not in its text and not in a view."""
        cells = self.page.locator(".jp-CodeCell")
        for cell in (cells.first, cells.last):  # within one cell the focus would stay in its view
            cell.locator(".jp-InputArea-prompt").click()
            self.page.keyboard.press("Escape")

    def cell(self, number: int) -> Any:
        return self.page.locator(".jp-CodeCell").nth(number).locator(".jp-Cell-outputWrapper")

    def seen(self, number: int = EXPLORER) -> str:
        return str(self.cell(number).evaluate(SEEN_TEXT))

    def drawn(self, number: int = EXPLORER) -> list[str]:
        """The pixels of all boards and charts."""
        return list(self.cell(number).evaluate(DRAWN))

    def show(self, code: str) -> int:
        """Runs code that shows something; gives the number of its cell."""
        self.run(code)
        return int(self.page.locator(".jp-CodeCell").count()) - 1

    def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(600):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("waited in vain")


@contextmanager
def jupyterlab(folder: Path, **environment: str) -> Iterator[str]:
    """The address of the notebook in a JupyterLab of its own, without a user's settings."""
    shutil.copy(NOTEBOOK, folder / "first.ipynb")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folders = {f"JUPYTER_{name}_DIR": str(folder / name.lower()) for name in ("CONFIG", "DATA", "RUNTIME")}
    options = {
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.open_browser": False,
        "ServerApp.root_dir": str(folder),
        "ServerApp.allow_root": True,
        "IdentityProvider.token": "",
        "LabApp.news_url": "",
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    }
    arguments = [f"--{name}={value}" for name, value in options.items()]
    server = subprocess.Popen(
        [sys.executable, "-m", "jupyterlab", *arguments],
        env={**os.environ, **folders, "JUPYTERLAB_WORKSPACES_DIR": str(folder / "workspaces"), **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/api")
        yield f"http://127.0.0.1:{port}/lab/tree/first.ipynb"
    finally:
        server.terminate()
        server.wait(20)


def wait_for(address: str) -> None:
    for _ in range(240):
        try:
            urllib.request.urlopen(address, timeout=2).close()
        except OSError:
            time.sleep(0.25)
        else:
            return
    raise AssertionError(f"nobody answers at {address}")


@pytest.mark.notebook
@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("comms", ["default", "ipywidgets"])
def test_the_view_and_the_model_tell_the_same(comms: str, tmp_path: Path) -> None:
    """Over the comms of Panel, as in JupyterLab, and over those of `jupyter_bokeh`, as in VS Code."""
    with jupyterlab(tmp_path, PANEL_COMMS=comms) as address, ThreadPoolExecutor(1) as own_thread:
        own_thread.submit(walk_through, address).result()  # other browser tests have a loop of their own in this one


def walk_through(address: str) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": 1400, "height": 1000})
        page.set_default_timeout(120_000)
        lab = Lab(page)
        lab.open(address)
        for check in CHECKS:
            check(lab)
            elsewhere = [url for url in lab.requests if not url.startswith(("http://127.0.0.1:", "data:", "blob:"))]
            assert elsewhere == [], check.__name__
        browser.close()


def alike(one: list[str], other: list[str]) -> bool:
    """Whether boards show the same."""
    pairs = [[picture(address) for address in pair] for pair in zip(one, other, strict=False)]
    return len(one) == len(other) > 4 and all(a.size == b.size and differing(a, b) < 0.001 for a, b in pairs)


def picture(address: str) -> Any:
    return Image.open(io.BytesIO(base64.b64decode(address.partition(",")[2]))).convert("L")


def differing(one: Any, other: Any) -> float:
    """The share of pixels that differ, without the line at each edge: it differs with the place on the page."""
    difference = ImageOps.crop(ImageChops.difference(one, other), 1)
    return 1 - difference.histogram()[0] / (difference.width * difference.height)


def after_run_all(lab: Lab) -> None:
    """What Python played while the view was being built is shown: words, boards and charts as in a view made now."""
    lab.run_all()
    lab.until(lambda: "5 / 5" in lab.seen())
    assert lab.run("print(model.step, model.game.decision.prompt)").startswith("5 ")
    assert "Cattle-breeding, first part" in lab.seen()
    fresh = lab.show("model")
    lab.until(lambda: alike(lab.drawn(), lab.drawn(fresh)))
    lab.until(lambda: lab.seen().split("]:")[-1] == lab.seen(fresh).split("]:")[-1])
    shown = lab.drawn()
    lab.run("model.back()")
    lab.until(lambda: "4 / 5" in lab.seen())
    lab.until(lambda: not alike(lab.drawn(), shown) and alike(lab.drawn(), lab.drawn(fresh)))
    lab.run("model.forward()")
    lab.until(lambda: alike(lab.drawn(), shown) and alike(lab.drawn(), lab.drawn(fresh)))


def a_long_cell_has_the_last_word(lab: Lab) -> None:
    """What the browser heard while the cell went on does not undo what the cell did afterwards."""
    slider = lab.show("import time, panel as pn\npn.widgets.IntSlider.from_param(model.param.step)")
    lab.until(lambda: lab.seen(slider).endswith("5"))
    lab.run("model.first(); time.sleep(1); model.last()")
    assert lab.run("print(model.step)") == "5"
    lab.until(lambda: "5 / 5" in lab.seen())
    assert lab.run("print(model.step)") == "5"


def keys_are_heard_where_a_line_shows_it(lab: Lab) -> None:
    """By Tab as by a click: the explorer that has the focus has a line around it and hears keys, and nobody else."""
    lab.command_mode()
    assert lab.cell(EXPLORER).evaluate(OUTLINED) == []
    lab.cell(EXPLORER).evaluate(FOCUS)
    assert len(lab.cell(EXPLORER).evaluate(OUTLINED)) == 1
    lab.page.keyboard.press("ArrowLeft")
    lab.until(lambda: "4 / 5" in lab.seen())
    lab.page.keyboard.press("Tab")
    assert len(lab.cell(EXPLORER).evaluate(OUTLINED)) == 1
    lab.page.keyboard.press("End")
    lab.until(lambda: "5 / 5" in lab.seen())
    lab.command_mode()
    assert lab.cell(EXPLORER).evaluate(OUTLINED) == []


def keys_elsewhere_change_nothing(lab: Lab) -> None:
    """JupyterLab hears them: `a` and `b` add empty cells, so this comes last."""
    before = lab.run("print(model.step, len(study))")
    lab.command_mode()
    for key in ("1", "a", "b", "ArrowLeft", "ArrowRight", "Home"):
        lab.page.keyboard.press(key)
    assert lab.run("print(model.step, len(study))") == before


def clicks_and_code_meet(lab: Lab) -> None:
    """A click is seen by the next cell, code is seen in the view, and what is bound to the model follows both."""
    step = int(lab.run("print(model.step)"))
    lab.until(lambda: f"{step} / " in lab.seen())
    bound = lab.show("import panel as pn\npn.panel(pn.bind(lambda game: f'step {model.step}', model.param.game))")
    lab.until(lambda: f"step {step}" in lab.seen(bound))
    lab.cell(EXPLORER).locator("button.choice").first.click()
    lab.until(lambda: f"{step + 1} / " in lab.seen())
    lab.until(lambda: f"step {step + 1}" in lab.seen(bound))
    assert lab.run("print(model.step)") == str(step + 1)
    lab.run("model.back()")
    lab.until(lambda: f"{step} / " in lab.seen())
    lab.until(lambda: f"step {step}" in lab.seen(bound))


def two_views_of_one_model(lab: Lab) -> None:
    """One key is one choice, also if two views show the model."""
    second = lab.show("model")
    lab.until(lambda: "5 / 6" in lab.seen(second))
    lab.cell(second).get_by_text("Cattle-breeding, first part").first.click()
    lab.page.keyboard.press("ArrowLeft")
    lab.until(lambda: "4 / 6" in lab.seen(second))
    assert lab.run("print(model.step)") == "4"


def after_a_restart(lab: Lab) -> None:
    """A new kernel and Run All: views, code and what is bound to the model meet as before."""
    lab.restart()
    lab.run_all()
    clicks_and_code_meet(lab)


CHECKS = (
    after_run_all,
    a_long_cell_has_the_last_word,
    keys_are_heard_where_a_line_shows_it,
    clicks_and_code_meet,
    two_views_of_one_model,
    after_a_restart,
    keys_elsewhere_change_nothing,
)
