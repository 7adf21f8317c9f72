"""Runs notebooks from top to bottom and keeps light outputs, so that they read well where code is hosted.

python notebooks/run.py                     all notebooks
python notebooks/run.py 01_first_look.ipynb

Boards, explorers and charts become small pictures, taken in Chromium as a reader would see them; run a notebook
yourself and they are alive. Needs the extras `test` and `notebook`.
"""

import base64
import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent
LIVE = "application/vnd.holoviews_exec.v0+json"
LOADING = "application/vnd.holoviews_load.v0+json"
WIDGET = "application/vnd.jupyter.widget-view+json"
"""A progress bar: over, once the notebook is saved."""
WIDTH = 1000
SETTLE = 3_000
"""Milliseconds until everything is drawn."""
COLOURS = 160
HIGHEST = 640
"""Pixels: of an explorer the upper part is enough."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def execute(path: Path) -> Any:
    """The notebook after a real kernel ran it; raises if a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": FOLDER}}).execute()
    return notebook


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


def is_drawn(output: Any) -> bool:
    """Whether somebody sees a board, an explorer or a chart."""
    html = output.get("data", {}).get("text/html", "")
    return output.output_type == "execute_result" and (LIVE in output.get("data", {}) or "<svg" in html)


def is_machinery(output: Any) -> bool:
    """Whether it only serves the browser: scripts, styles, connections, progress bars."""
    data = output.get("data", {})
    loads = LOADING in data or LIVE in data or WIDGET in data or set(data) <= {"application/javascript"}
    return output.output_type == "display_data" and (loads or "<style>" in data.get("text/html", ""))


def page_of(found: list[Any]) -> str:
    """All outputs on one page, each in a frame of its own number."""
    parts = []
    for number, output in enumerate(found):
        data = output.get("data", {})
        script = data.get("application/javascript", "")
        inner = f"<script>{script}</script>" if script else data.get("text/html", "")
        parts.append(f'<div id="output{number}" style="width:{WIDTH}px;margin-bottom:20px">{inner}</div>')
    return "<!doctype html><meta charset=utf-8><body style='margin:0;background:#fff'>" + "\n".join(parts)


def take_pictures(found: list[Any]) -> dict[int, bytes]:
    """What Chromium shows for each output that is drawn."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder) / "outputs.html"
        path.write_text(page_of(found), encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": 900})
        page.goto(path.as_uri(), wait_until="load")
        page.wait_for_timeout(SETTLE)
        taken = {
            number: page.locator(f"#output{number}").screenshot()
            for number, output in enumerate(found)
            if is_drawn(output)
        }
        browser.close()
    return taken


def smaller(picture: bytes) -> str:
    """The picture with few colours and without an empty border, as text."""
    from PIL import Image, ImageChops

    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image = image.crop((0, 0, image.width, min(image.height, HIGHEST)))
    image = image.crop(ImageChops.difference(image, Image.new("RGB", image.size, "white")).getbbox())
    file = io.BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(file, "png", optimize=True)
    return base64.b64encode(file.getvalue()).decode()


def lighten(notebook: Any) -> None:
    """Pictures instead of live outputs; no machinery, no times and other things that differ from run to run."""
    found = outputs(notebook)
    pictures = take_pictures(found) if any(is_drawn(output) for output in found) else {}
    for number, picture in pictures.items():
        found[number].data = {"image/png": smaller(picture), "text/plain": found[number].data["text/plain"]}
        found[number].metadata = {}
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if not is_machinery(output)]
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }


def main(names: list[str]) -> None:
    paths = [FOLDER / name for name in names] or sorted(FOLDER.glob("*.ipynb"))
    for path in paths:
        notebook = execute(path)
        lighten(notebook)
        nbformat.write(notebook, path)
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
