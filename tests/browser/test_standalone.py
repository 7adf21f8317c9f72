"""A study as one file, opened by a browser that has no network."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel import Setup, Study, make_agent

from .conftest import ARTEFACTS

pytestmark = pytest.mark.browser
NASTY = "</script><script>window.hacked=1</script><img src=x onerror=window.hacked=1>"


@pytest.fixture(scope="module")
def study() -> Study:
    study = Study(Setup(players=2, seed=7, names=[NASTY[:40], "Zoë"]), title=NASTY[:100])
    study.comment(f"**Welcome** {NASTY}\n\n- one\n- two")
    study.play_on(make_agent("greedy"), until=lambda game: game.turn >= 3)
    node = next(node for node in study.main_line if node.turn == 1)
    other = next(key for key in study.game_at(node.parent).decision.keys if key != node.key)
    study.branch(other, node=node.parent, name=NASTY[:60])
    study.comment(f"Worth a Café? {NASTY}", node)
    study.mark("interesting", node)
    study.go(study.root)
    return study


@pytest.fixture(scope="module")
def file(study: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("standalone") / "game.html"
    study.export_html(path)
    return path


class Reader:
    """Somebody who opens the file without a network."""

    def __init__(self, browser: Any, file: Path, **settings: Any) -> None:
        self.errors: list[str] = []
        self.asked: list[str] = []
        self.context = browser.new_context(offline=True, **settings)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.goto(file.as_uri())
        self.page.locator(".asked .what").wait_for()

    @property
    def where(self) -> str:
        return str(self.page.locator(".where").inner_text())

    def text(self, selector: str) -> str:
        return str(self.page.locator(selector).first.inner_text())

    def picture(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)


@pytest.fixture(scope="module")
def reader(browser: Any, file: Path) -> Iterator[Reader]:
    opened = Reader(browser, file, viewport={"width": 1280, "height": 800}, locale="en-US")
    yield opened
    assert opened.errors == []
    assert [url for url in opened.asked if not url.startswith("file:")] == []
    assert len(opened.asked) == 1
    opened.context.close()


def test_what_people_typed_is_only_text(reader: Reader) -> None:
    page = reader.page
    assert page.evaluate("window.hacked") is None
    assert page.locator("img").count() == 0
    assert page.title() == reader.text("h1") == NASTY[:100].strip()
    assert NASTY in reader.text(".card.note")
    assert reader.text(".card.note strong") == "Welcome"
    assert NASTY[:40] in reader.text(".seats")


def test_one_steps_through_the_game_and_its_variations(reader: Reader, study: Study) -> None:
    page, last = reader.page, len(study.main_line)
    assert reader.where == f"0 / {last}"
    before = page.locator(".board.map svg").inner_html()
    page.keyboard.press("End")
    assert reader.where == f"{last} / {last}"
    assert page.locator(".board.map svg").inner_html() != before
    page.get_by_role("button", name="Back", exact=True).click()
    assert reader.where == f"{last - 1} / {last}"
    page.get_by_role("slider").fill("3")
    assert reader.where == f"3 / {last}"
    assert page.url.endswith(f"#{study.main_line[2].id}")
    page.locator(".variation .step").click()
    branch = next(node for node in study if not node.is_main)
    assert reader.where == f"{branch.depth} / {branch.depth}"
    assert page.url.endswith(f"#{branch.id}")
    page.keyboard.press("ArrowUp")
    assert page.locator(".step[aria-current]").count() == 1
    assert "Worth a Café?" in reader.text(".card.note")
    assert reader.text(".card .sign").strip() == "!?"
    page.goto(f"{page.url.partition('#')[0]}#{branch.id}")
    assert reader.where == f"{branch.depth} / {branch.depth}"


def test_three_languages_and_both_looks(reader: Reader) -> None:
    page = reader.page
    page.keyboard.press("Home")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    reader.picture("standalone")
    for code, words in (("DE", "Spielertableau"), ("FR", "Plateau Joueur"), ("EN", "Player board")):
        page.get_by_role("button", name=code, exact=True).click()
        assert page.evaluate("document.documentElement.lang") == code.lower()
        assert words.casefold() in reader.text(".player-board h2").casefold()
    page.get_by_role("button", name="Light or dark").click()
    assert page.evaluate(ground) != light
    reader.picture("standalone-dark")
    page.get_by_role("button", name="Light or dark").click()


def test_words_keys_comments_and_players_are_found(reader: Reader, study: Study) -> None:
    search, matches = reader.page.get_by_role("searchbox"), reader.page.locator(".match")
    search.fill("cafe")
    assert matches.count() == 1
    search.fill("zoe")
    assert matches.count() == sum(node.seat == 1 for node in study)
    search.fill(study.main_line[4].key)
    assert matches.count() >= 1
    search.fill("no such words")
    assert "Nothing matches" in reader.text(".tree")
    search.fill("")


def test_places_explain_themselves_and_charts_lead_to_their_turn(reader: Reader) -> None:
    page = reader.page
    page.locator(".board.map svg g").last.locator("path").nth(3).hover(force=True)
    assert reader.text(".tip strong") != ""
    page.locator(".trunk > .choice .step").last.click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Goods", exact=True).click()
    assert page.locator(".chart .curve").count() == 5
    page.get_by_role("button", name="Points", exact=True).click()
    assert page.locator(".chart .curve").count() == 2
    box = page.locator(".chart svg").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 16, box["y"] + 60)
    assert not reader.where.startswith("0 /")


def test_nothing_sticks_out_on_a_phone_and_fingers_find_everything(browser: Any, file: Path) -> None:
    phone = Reader(
        browser, file, viewport={"width": 390, "height": 844}, color_scheme="dark", locale="fr-FR", has_touch=True
    )
    assert phone.page.evaluate("document.documentElement.scrollWidth") == 390
    assert phone.page.get_by_role("slider", name="Choix").is_visible()
    heights = phone.page.evaluate(
        "[...document.querySelectorAll('button')].map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    phone.picture("standalone-phone")
    assert phone.errors == []
    phone.context.close()


def test_it_shows_itself_in_a_frame_of_another_page(browser: Any, file: Path) -> None:
    from boonlake_panel.views.standalone import frame_for

    outer = file.with_name("outer.html")
    outer.write_text(f"<!doctype html><title>Outer</title>{frame_for(file.name)}", encoding="utf-8")
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(outer.as_uri())
    inner = page.frame_locator("iframe")
    inner.locator(".asked .what").wait_for()
    inner.get_by_role("button", name="Forward", exact=True).click()
    assert inner.locator(".where").inner_text().startswith("1 /")
    context.close()
