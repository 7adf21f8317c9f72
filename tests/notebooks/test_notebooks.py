"""Every notebook runs from top to bottom in a real kernel, is committed with light outputs, and can be served."""

import importlib.util
import json
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted(path.name for path in FOLDER.glob("*.ipynb"))
LARGEST = 300_000
SERVED = {
    "01_first_look": "A first look",
    "03_what_if": "What if?",
    "08_your_own_data_pack": "Cheap nights",
    "09_your_own_dashboard": "A dashboard of my own",
}
"""An explorer, a chart, an explorer with a data pack of its own, and single viewers; with their titles."""


def runner() -> Any:
    spec = importlib.util.spec_from_file_location("notebooks_run", FOLDER / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cells(name: str, kind: str = "code") -> list[Any]:
    notebook = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def test_there_are_ten_and_the_list_names_them() -> None:
    assert len(NOTEBOOKS) == 10
    listed = re.findall(r"\]\((\d\d_\w+\.ipynb)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert listed == NOTEBOOKS


@pytest.mark.notebook
@pytest.mark.slow
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_runs_from_top_to_bottom(name: str) -> None:
    notebook = runner().execute(FOLDER / name)  # raises if a cell fails
    told = [output for output in runner().outputs(notebook) if output.output_type == "stream"]
    assert [output.text for output in told if output.name == "stderr"] == []


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_is_committed_with_light_outputs(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert len(text) <= LARGEST
    assert "<script" not in text
    outputs = [output for cell in cells(name) for output in cell["outputs"]]
    assert "error" not in {output["output_type"] for output in outputs}
    assert any("image/png" in output.get("data", {}) for output in outputs)
    assert [cell["execution_count"] for cell in cells(name)] == list(range(1, len(cells(name)) + 1))
    shown = json.dumps([{**output, "data": {**output.get("data", {}), "image/png": ""}} for output in outputs])
    assert not re.search(r"/(home|tmp|root|work)/", shown), "a path of the machine it was run on"


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_it_has_something_to_serve_and_links_lead_somewhere(name: str) -> None:
    assert ".servable(" in "".join("".join(cell["source"]) for cell in cells(name))
    words = "".join("".join(cell["source"]) for cell in cells(name, "markdown"))
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", words):
        assert (FOLDER / link).exists(), link


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    """`panel serve` on some of the notebooks; the address of the server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    paths = [str(FOLDER / f"{name}.ipynb") for name in SERVED]
    process = subprocess.Popen([sys.executable, "-m", "panel", "serve", *paths, "--port", str(port)], cwd=ROOT)
    end = time.monotonic() + 90
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            assert process.poll() is None, "the server ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.2)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(20)


@pytest.mark.notebook
@pytest.mark.slow
@pytest.mark.parametrize("name", SERVED)
def test_it_can_be_served(served: str, name: str) -> None:
    with urllib.request.urlopen(f"{served}/{name}", timeout=120) as answer:
        assert answer.status == 200
        page = answer.read().decode()
    assert f"<title>{SERVED[name]}</title>" in page
    assert '"roots"' in page


@pytest.mark.browser
@pytest.mark.notebook
@pytest.mark.slow
def test_a_served_notebook_can_be_played(served: str, chromium: str) -> None:
    strangers = apart(visit, served, chromium)
    assert [url for url in strangers if not url.startswith((served, "data:", "blob:"))] == []


@pytest.mark.browser
@pytest.mark.notebook
@pytest.mark.slow
def test_a_page_made_from_a_notebook_says_that_it_is_a_photograph(tmp_path: Path, chromium: str) -> None:
    """Nobody computes behind it; and the scripts are in it once, however many explorers it shows."""
    import nbformat
    from nbconvert import HTMLExporter

    sizes = []
    for number in (1, 2):
        code = [
            "import boonlake_panel as b; b.notebook()",
            "model = b.GameModel(b.Setup(players=2, seed=7))",
            *["model"] * number,
        ]
        path = tmp_path / "shown.ipynb"
        nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(line) for line in code]), path)
        notebook = runner().execute(path)
        sizes.append(len(nbformat.writes(notebook)))
    assert sizes[0] < 3_500_000
    assert sizes[1] - sizes[0] < 1_200_000
    (tmp_path / "page.html").write_text(HTMLExporter().from_notebook_node(notebook)[0], encoding="utf-8")
    assert apart(read_photograph, tmp_path / "page.html", chromium).startswith("A photograph of a notebook")


def read_photograph(page_file: Path, chromium: str) -> str:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=runner().FLAGS)
        page = browser.new_page()
        page.goto(page_file.as_uri(), timeout=120_000, wait_until="domcontentloaded")
        words = str(page.locator("#photograph").inner_text(timeout=60_000))
        browser.close()
    return words


def visit(served: str, chromium: str) -> list[str]:
    """What the browser asks for until the first notebook can be played."""
    from playwright.sync_api import sync_playwright

    strangers: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=runner().FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.on("request", lambda request: strangers.append(request.url))
        page.goto(f"{served}/01_first_look", timeout=120_000)
        page.get_by_text("Cattle-breeding").first.wait_for(timeout=60_000)
        browser.close()
    return strangers


def apart(work: Callable[..., Any], *arguments: Any) -> Any:
    """In a thread of its own: the browser of other tests may be at work in this one."""
    with ThreadPoolExecutor(1) as executor:
        return executor.submit(work, *arguments).result()


@pytest.mark.slow
@pytest.mark.browser
def test_pictures_are_taken_of_what_is_drawn() -> None:
    import nbformat

    run = runner()
    html = '<svg width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>'
    drawn = nbformat.v4.new_output("execute_result", {"text/html": html, "text/plain": "<Game>"}, execution_count=1)
    loading = nbformat.v4.new_output("display_data", {run.LOADING: "", "application/javascript": "var loaded = 1"})
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("game", outputs=[loading, drawn])])
    apart(run.lighten, notebook)
    (kept,) = notebook.cells[0].outputs
    assert set(kept.data) == {"image/png", "text/plain"}
