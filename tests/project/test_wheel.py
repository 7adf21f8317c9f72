"""The package works from an installed wheel as well as from a checkout."""

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_an_installed_wheel_finds_its_data(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    install = ["install", "--quiet", "--no-deps", "--no-index", "--target", str(installed), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True, capture_output=True)
    assert (installed / "boonlake_panel" / "py.typed").exists()
    # The installed wheel stands before everything else, so it hides an editable installation of the checkout.
    environment = {**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "120"}

    def run(*command: str) -> str:
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    code = "import boonlake_panel.texts as t; print(len(t.all_rules()), t.data_directory())"
    assert run(sys.executable, "-c", code) == f"353 {installed / 'boonlake_panel' / '_data'}"
    assert "jupyter lab" in run(sys.executable, "-m", "boonlake_panel", "notebooks", str(tmp_path / "stories"))
    assert len(list((tmp_path / "stories").glob("*.ipynb"))) == 10
    assert "data pack standard is sound" in run(str(installed / "bin" / "boonlake"), "check-data")


@pytest.mark.slow
def test_the_source_distribution_has_what_a_checkout_has(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    folders = {name.partition("/")[0] for name in names}
    assert {"benchmarks", "boonlake_panel", "data", "docs", "notebooks", "tests", "LICENSE", "README.md"} <= folders
    assert {"CHANGELOG.md", "boonlake_panel/py.typed", "notebooks/01_first_look.ipynb"} <= names
    assert not [name for name in names if "__pycache__" in name or name.startswith(("docs/_build", "docs/notebooks/"))]


def test_a_checkout_finds_its_data() -> None:
    code = "import boonlake_panel.texts as t; print(t.data_directory())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == ROOT / "data"
