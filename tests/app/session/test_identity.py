"""Who is who, and whose is it: two visitors at one server, and what one does to the other's study through the page."""

from collections.abc import Iterator
from typing import Any

import pytest

from boonlake_panel import GameModel, Library, Setup
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.session.identity import Identity
from boonlake_panel.app.session.open_dialog import OpenDialog
from boonlake_panel.app.session.reading_bar import ReadingBar
from boonlake_panel.app.session.save_dialog import SHARES, SaveDialog
from boonlake_panel.app.session.workspace import Workspace
from boonlake_panel.study.library import Visibility, Visitor, Whose

SECRET = "s" * 43


class Page:
    """One visitor at the server: the workspace with its windows, driven by the messages of the browser."""

    def __init__(self, library: Library, secret: str = "", name: str = "", user: str | None = None) -> None:
        self.said: list[str] = []
        model = GameModel(Setup(players=2, seed=1))
        self.identity = Identity(user, lambda visitor: self.workspace.identify())
        self.workspace = Workspace(model, library, lambda words, bad, actions: self.said.append(words), self.identity)
        self.bar = ReadingBar(self.workspace)
        self.window, self.saving = OpenDialog(DialogHost(), self.workspace), SaveDialog(DialogHost(), self.workspace)
        if secret:
            self.identity.storage.receive({"found": f'{{"secret": "{secret}", "name": "{name}"}}'})

    def listed(self) -> dict[str, list[str]]:
        self.window.open()
        return {str(whose): [item["label"] for item in menu.items] for whose, menu in self.window.lists.items()}

    def play(self) -> None:
        model = self.workspace.model
        model.choice = model.options[0].key


@pytest.fixture
def library(tmp_path: Any) -> Iterator[Library]:
    opened = Library(f"sqlite:///{tmp_path / 'studies.db'}")
    yield opened
    opened.close()


@pytest.fixture
def ada(library: Library) -> Page:
    page = Page(library, SECRET, "Ada")
    page.workspace.save("Mine")
    return page


@pytest.fixture
def bob(library: Library) -> Page:
    return Page(library, "t" * 43, "Bob")


def study(library: Library) -> Any:
    (entry,) = library.entries()
    return entry


def test_a_browser_is_recognized_and_the_server_keeps_a_hash_only(library: Library, ada: Page) -> None:
    again = Page(library, SECRET)
    assert again.identity.visitor.id == ada.identity.visitor.id
    assert SECRET not in ada.identity.visitor.id
    new = Page(library)
    before = new.identity.visitor
    new.identity.storage.receive({"found": ""})
    assert new.identity.visitor == before
    assert before.id not in new.identity.storage.text
    assert Page(library, user="ada").identity.visitor == Page(library, SECRET, user="ada").identity.visitor
    assert Page(library, user="ada").identity.visitor != ada.identity.visitor


@pytest.mark.parametrize("found", ['{"secret": "short"}', '{"secret": 7}', "[]", "{", "x" * 30_000, '{"secret": null}'])
def test_a_browser_cannot_choose_a_bad_secret(library: Library, found: str) -> None:
    page = Page(library)
    before = page.identity.visitor.id
    page.identity.storage.receive({"found": found})
    assert page.identity.visitor.id == before


@pytest.mark.parametrize("share", SHARES)
def test_every_forbidden_act_is_refused_through_the_page(library: Library, ada: Page, bob: Page, share: str) -> None:
    ada.saving.open()
    ada.saving.sharing.value = share
    id_ = study(library).id
    before = study(library)
    bob.workspace.open_id(id_)
    bob.window.open()
    bob.window.delete(id_)
    assert "belongs to somebody else" in bob.window.message.title or "no study" in bob.window.message.title
    bob.window.restore(id_)
    bob.saving.open()
    bob.saving.sharing.value = "public-edit"
    bob.workspace.share(Visibility.PUBLIC, True, failed=bob.workspace.refuse)
    bob.saving.field.value = "Stolen"
    bob.play()
    now = study(library)
    assert (now.title, now.version, now.trashed, now.access) == (before.title, 1, None, before.access)


def test_a_study_of_somebody_else_is_read_until_one_may_and_wants_to_change_it(
    library: Library, ada: Page, bob: Page
) -> None:
    id_ = study(library).id
    bob.workspace.open_id(id_)
    assert (bob.workspace.reading, bob.workspace.saved) == (True, False)
    assert "Ada" in bob.bar.alert.title
    assert bob.bar.alert.objects == [bob.bar.copy]
    bob.play()
    assert study(library).choices == 0
    ada.workspace.share(Visibility.LINK, True)
    bob.workspace.open_id(id_)
    bob.play()
    bob.bar.edit.clicks += 1
    assert study(library).choices == 1
    assert not bob.bar.alert.visible
    bob.play()
    assert study(library).choices == 2


def test_whoever_reads_saves_a_copy(library: Library, ada: Page, bob: Page) -> None:
    id_ = study(library).id
    bob.workspace.open_id(id_)
    bob.play()
    bob.bar.copy.clicks += 1
    assert bob.workspace.saved
    assert bob.workspace.tracked.id != id_
    assert sorted(entry.choices for entry in library.entries()) == [0, 1]
    assert bob.listed() == {"mine": ["Mine"], "shared": ["Mine"], "everybodys": []}


def test_own_lines_come_back_after_a_reload(library: Library, ada: Page, bob: Page) -> None:
    id_ = study(library).id
    bob.workspace.draft.storage.receive({"found": ""})
    bob.workspace.open_id(id_)
    bob.play()
    kept = bob.workspace.draft.storage.text
    again = Page(library, "t" * 43)
    again.workspace.asked = True
    again.workspace.open_id(id_)
    again.workspace.draft.storage.receive({"found": kept})
    assert len(again.workspace.study) == 1
    assert study(library).choices == 0


def test_lists_tell_whose_studies_they_are(library: Library, ada: Page, bob: Page) -> None:
    library.keep(GameModel(Setup(players=2, seed=1)).study)
    assert ada.listed() == {"mine": ["Mine"], "shared": [], "everybodys": ["Untitled study"]}
    assert bob.listed()["mine"] == []
    assert len(ada.window.deletable.items) == 2
    ada.workspace.share(Visibility.PUBLIC, False)
    assert bob.listed()["everybodys"] == ["Untitled study", "Mine"]
    assert len(bob.window.deletable.items) == 1
    assert "by Ada" in bob.window.lists[Whose.EVERYBODYS].items[1]["secondary"]


def test_a_private_study_opens_once_it_is_known_who_asks(library: Library, ada: Page) -> None:
    ada.workspace.share(Visibility.PRIVATE, False)
    id_ = study(library).id
    stranger, owner = Page(library), Page(library)
    for page, found in ((stranger, ""), (owner, f'{{"secret": "{SECRET}"}}')):
        page.workspace.open_id(id_)
        assert (page.workspace.tracked, page.said) == (None, [])
        page.identity.storage.receive({"found": found})
    assert "no study" in stranger.said[0]
    assert owner.workspace.saved


def test_an_owner_is_recognized_after_the_study_was_opened(library: Library, ada: Page) -> None:
    page = Page(library)
    page.workspace.open_id(study(library).id)
    page.play()
    assert page.workspace.reading
    assert not [bar for bar in page.bar.layout if bar.visible], "nobody is told that their own study is somebody else's"
    page.identity.storage.receive({"found": f'{{"secret": "{SECRET}"}}'})
    assert page.workspace.saved
    assert study(library).choices == 1


def test_an_earlier_version_is_looked_at_and_brought_back(library: Library, ada: Page, bob: Page) -> None:
    ada.play()
    ada.workspace.study.delete()
    id_ = study(library).id
    ada.saving.open()
    assert list(ada.saving.versions.options.values()) == [2, 1]
    ada.saving._look_at_version()
    assert (len(ada.workspace.study), ada.workspace.saved) == (1, False)
    ada.workspace.open_id(id_)
    ada.saving.open()
    ada.saving._bring_back()
    assert (len(ada.workspace.study), ada.workspace.saved, study(library).choices) == (1, True, 1)
    bob.workspace.open_id(id_)
    bob.saving.open()
    assert not bob.saving.bring_back.visible
    bob.saving._bring_back()
    assert "belongs to somebody else" in bob.saving.message.title


def test_names_are_shown_as_text_and_cut(library: Library, bob: Page) -> None:
    bob.saving.open()
    bob.saving.name.value = "<b>\u202eBob</b>" + "x" * 100
    bob.workspace.save("His")
    assert study(library).access.owner_name == ("<b>Bob</b>" + "x" * 100)[:59]
    assert library.visited_by(Visitor("other")).access(study(library).id).owner_name.startswith("<b>")
