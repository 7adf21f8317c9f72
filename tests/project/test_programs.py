"""What the browser, database and notebook tests stand on can be started."""

import subprocess
from pathlib import Path

import pytest


@pytest.mark.browser
def test_chromium_shows_a_page(chromium: str) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_content("<h1>Boonlake</h1>")
        assert page.inner_text("h1") == "Boonlake"
        browser.close()


@pytest.mark.postgres
def test_postgres_is_there(postgres_programs: Path) -> None:
    import psycopg

    for program in ("initdb", "pg_ctl"):
        shown = subprocess.run([postgres_programs / program, "--version"], capture_output=True, text=True, check=True)
        assert "PostgreSQL" in shown.stdout
    assert psycopg.__version__ >= "3.2"


@pytest.mark.notebook
def test_a_notebook_runs() -> None:
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("6 * 7")])
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    assert notebook.cells[0].outputs[0]["data"]["text/plain"] == "42"
