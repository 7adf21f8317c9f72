"""An expansion is a module: without its packages, its data and its name in the registry the base game is all there."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import boonlake_panel
from boonlake_panel.components.lexicon import EXPANSION_WORDS
from boonlake_panel.expansions import EXPANSIONS

PACKAGE = Path(boonlake_panel.__file__).parent
ROOT = PACKAGE.parent
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
GOLDEN = sorted(path for path in PLAYTHROUGHS.glob("*.json") if "artifacts" not in path.name)

BASE_GAME = """
import json, sys
from boonlake_panel import Game, GameModel, Setup, Study, StudyError, load_example, open_box, picture
from boonlake_panel.engine.blocked import conceivable_keys
from boonlake_panel.texts.catalogue import all_rules
from boonlake_panel.texts.messages import in_language
from boonlake_panel.views.boards.sheets import MapBoard, SideSheet, TableSheet, optional_boards
from boonlake_panel.views.boards.snapshot import Snapshot
from boonlake_panel.views.drawing.palette import LIGHT

assert open_box().expansion_tables == {}
assert len(all_rules()) > 200
for path in sys.argv[1:]:
    data = json.load(open(path, encoding="utf-8"))
    game = Game(Setup(**data["setup"]))
    for number, key in enumerate(data["keys"]):
        if number % 40 == 0:
            for language in ("en", "de"):
                with in_language(language):
                    assert picture(game).startswith("<svg")
                    for other in conceivable_keys(game):
                        assert game.explain(other).reasons or game.is_legal(other)
            assert Game.from_position(game.position()).position() == game.position()
            for board in (MapBoard, TableSheet, SideSheet, *optional_boards(game.setup)):
                board(LIGHT).update(Snapshot.of(game))
        game = game.play(key)
    assert list(game.scores) == data["scores"], path
try:
    load_example("two-planners")
except StudyError as error:  # without the tables of the expansion the data pack has another hash, all else is the same
    assert len(error.faults) == 1
    study = error.study
study.save("base.json")
study = Study.load("base.json")
study.go(study.end())
assert study.game.over
model = GameModel(study)
assert model.game.scores == study.game.scores
print("played", len(sys.argv) - 1)
"""


def remove(name: str, copy: Path) -> None:
    """Takes an expansion out of a copy of the package and its data."""
    for path in sorted((copy / "boonlake_panel").rglob(name)):
        shutil.rmtree(path)
    for path in [*copy.rglob(f"{name}.py"), *copy.rglob(f"{name}.yaml"), *copy.rglob(f"*{name}*.json")]:
        path.unlink()
    shutil.rmtree(copy / "data" / name)
    words = tuple(f"{word.name}," for word in EXPANSION_WORDS)
    for table in (*(copy / "data" / "base").glob("*.csv"), copy / "data" / "vocabulary.csv"):
        lines = table.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if name not in line and not line.startswith(words)]
        table.write_text("".join(kept), encoding="utf-8")
    for file, mention in (("boonlake_panel/expansions.py", f'"{name}",'), ("data/lessons/course.yaml", f", {name}")):
        text = (copy / file).read_text(encoding="utf-8")
        assert text.count(mention) == 1, file
        (copy / file).write_text(text.replace(mention, ""), encoding="utf-8")


@pytest.mark.slow
def test_the_base_game_needs_nothing_of_the_expansion(tmp_path: Path) -> None:
    for folder in ("boonlake_panel", "data"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    remove("artifacts", tmp_path)
    games = [str(path) for path in GOLDEN]
    run = subprocess.run(
        [sys.executable, "-c", BASE_GAME, *games], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-3000:]
    assert run.stdout.split() == ["played", str(len(games))]


ALLOWED = {
    "expansions.py": "the registry",
    "engine/setup.py": "a set-up says whether it is played with, and how many artifacts one person lays out",
    "app/pages/explore/new_game.py": "a form with the fields of Setup",
    "app/pages/simulate/page.py": "a form with fields of Setup",
    "cli/__init__.py": "the option `--artifacts` of a command whose options are fields of Setup",
    "cli/simulation.py": "the same",
    "cli/box.py": "the option `--artifacts` of `boonlake box cards`",
}
"""Where an expansion may be named outside its own packages, and why."""


@pytest.mark.parametrize("name", EXPANSIONS)
def test_an_expansion_is_named_only_in_its_packages(name: str) -> None:
    word = re.compile(name.removesuffix("s"), re.IGNORECASE)
    files = set()
    for path in PACKAGE.rglob("*.py"):
        place = path.relative_to(PACKAGE).as_posix()
        own = f"/{name}/" in place or place.endswith(f"/{name}.py")
        if not own and word.search(path.read_text(encoding="utf-8")):
            files.add(place)
    assert files <= ALLOWED.keys()
