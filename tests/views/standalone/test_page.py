"""A study as one HTML file: everything of the game is in it, and nothing that people typed is markup."""

import json
import re
import zlib
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Setup, Study, make_agent
from boonlake_panel.texts.messages import LANGUAGES, in_language
from boonlake_panel.views import LIGHT, Snapshot
from boonlake_panel.views.boards.sheets import boards_of
from boonlake_panel.views.drawing.palette import NONE
from boonlake_panel.views.drawing.scene import Scene
from boonlake_panel.views.standalone import frame_for, page_of
from boonlake_panel.views.standalone.drawings import UNIT

NASTY = "</script><script>window.hacked=1</script><img src=x onerror=window.hacked=1>"
LIMIT = 2_000_000


def played(turns: int, agent: str = "greedy", **setup: Any) -> Study:
    """A game of some turns with a variation, and with names and comments that try to get out of their place."""
    study = Study(Setup(seed=7, **setup), title=NASTY[:100])
    study.play_on(make_agent(agent), until=lambda game: game.turn >= turns)
    node = next(node for node in study.main_line if node.parent and len(study.game_at(node.parent).decision.keys) > 1)
    other = next(key for key in study.game_at(node.parent).decision.keys if key != node.key)
    study.branch(other, node=node.parent, name=NASTY[:60])
    study.comment(f"**Why?** {NASTY}", node)
    study.comment("Before it", node, before=True)
    study.mark("interesting", node)
    return study


def content_of(page: str) -> Any:
    packed = re.search(r'id="content">([^<]*)</script>', page)
    assert packed
    return json.loads(zlib.decompress(b64decode(packed[1])))


@pytest.fixture(scope="module")
def study() -> Study:
    return played(4, players=2, names=[NASTY[:40], "Ünï & “co”"])


@pytest.fixture(scope="module")
def page(study: Study) -> str:
    return page_of(study)


def test_every_node_is_there_with_its_notes(study: Study, page: str) -> None:
    content = content_of(page)
    nodes = content["nodes"]
    assert [node["id"] for node in nodes] == [node.id for node in study]
    assert [nodes[node["from"]]["id"] for node in nodes[1:]] == [node.parent.id for node in study if node.parent]
    for field in ("key", "turn", "seat"):
        assert [node[field] for node in nodes] == [getattr(node, field) for node in study]
    for field in ("name", "comment", "before", "mark"):
        assert [node.get(field, "") for node in nodes] == [getattr(node, field) for node in study]
    assert [tuple(node["points"]) for node in nodes] == [study.game_at(node).scores for node in study]


def test_texts_are_there_in_every_language(study: Study, page: str) -> None:
    content = content_of(page)
    for number, node in enumerate(study):
        for place, language in enumerate(LANGUAGES):
            told = content["texts"][content["nodes"][number]["asked"]]
            with in_language(language):
                prompt = study.game_at(node).in_language(language).decision.prompt
            assert (told[place] if isinstance(told, list) else told) == prompt


def test_what_is_drawn_is_what_the_boards_draw(study: Study, page: str) -> None:
    """Begin and look of every shape, and every word, in German as on the boards."""
    content = content_of(page)
    german = LANGUAGES.index("de")
    kinds = boards_of(study.setup)
    for number, node in list(enumerate(study))[::7]:
        game = study.game_at(node)
        for place, head in enumerate(content["boards"]):
            elements, spots = content["frames"][content["nodes"][number]["frames"][place]]
            drawn = [content["elements"][element] for element in elements]
            with in_language("de"):
                shot = Snapshot.of(game.in_language("de"), head["seat"] or 0)
                scene = Scene(LIGHT, (game.box.hash, shot.names))
                kinds[head["name"]].brush().draw(scene, shot)
            begins = [tuple(shapes[n + 1 : n + 3]) for shapes, *_ in drawn for n in range(0, len(shapes), 6)]
            assert begins == [(round(one.xs[0] * UNIT), round(one.ys[0] * UNIT)) for one in scene.shapes]
            labels = [own[german if len(own) > 1 else 0] for _, *own in drawn]
            words = [content["texts"][own[n]] for own in labels for n in range(0, len(own), 8)]
            assert words == [label.text for label in scene.labels]
            assert len(spots) == len(scene.spots)


def test_nothing_that_people_typed_is_markup(page: str) -> None:
    assert page.count("<script") == page.count("</script>") == 2
    assert "<img" not in page
    assert "hacked" not in re.sub(r"<title>.*?</title>", "", page)
    assert "<title>&lt;/script&gt;" in page


def test_the_policy_allows_this_script_and_nothing_else(page: str) -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    script, style = re.search(r"<script>(.*)</script>", page, re.S), re.search(r"<style>(.*)</style>", page, re.S)
    assert policy
    assert script
    assert style
    for kind, source in (("script", script[1]), ("style", style[1])):
        wanted = b64encode(sha256(source.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{wanted}'" in policy[1]
    assert policy[1].startswith("default-src 'none';")
    assert "unsafe" not in policy[1]
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page), "nothing is loaded from anywhere"


def test_colours_have_a_light_and_a_dark_value(page: str) -> None:
    used = {int(number) for number in re.findall(r"--c(\d+):", page)}
    assert used == set(range(len(used)))
    assert page.count("--c0:") == 3, "light, dark as the device likes it, dark as the reader likes it"
    assert f":{NONE}" not in page


@pytest.mark.parametrize(
    "setup", [{"players": 1}, {"players": 1, "artifacts": True}, {"players": 2, "artifacts": True}]
)
def test_all_kinds_of_games_can_be_taken_along(setup: dict[str, Any], tmp_path: Path) -> None:
    study = played(2, **setup)
    study.export_html(tmp_path / "game.html")
    content = content_of((tmp_path / "game.html").read_text(encoding="utf-8"))
    assert {head["name"] for head in content["boards"]} == set(boards_of(study.setup))


def test_a_frame_shows_the_page_and_lets_it_do_nothing_else() -> None:
    assert frame_for('a"b.html', "<x>") == (
        '<iframe src="a&quot;b.html" title="&lt;x&gt;" width="100%" height="860" sandbox="allow-scripts"'
        ' loading="lazy"></iframe>'
    )


@pytest.mark.slow
def test_a_game_of_400_choices_is_smaller_than_2_mb() -> None:
    study = played(1000, players=4)
    assert len(study) >= 400
    assert len(page_of(study).encode()) < LIMIT
