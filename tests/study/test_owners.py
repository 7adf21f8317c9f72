"""Whose a study is: what its owner lets others do, and that everything else is refused by the library itself."""

from collections.abc import Callable, Iterator

import pytest

from boonlake_panel import Library, Setup, Study, StudyError
from boonlake_panel.study.files import dumps
from boonlake_panel.study.library import Visibility, Visitor, Whose
from boonlake_panel.study.library import library as library_module
from boonlake_panel.study.library.record import StudyRecord

from .support import options

ADA, BOB = Visitor("a" * 64, "Ada"), Visitor("b" * 64, "Bob")


@pytest.fixture
def base(database: str) -> Iterator[Library]:
    opened = Library(database)
    yield opened
    opened.close()


@pytest.fixture
def ada(base: Library) -> Library:
    return base.visited_by(ADA)


@pytest.fixture
def bob(base: Library) -> Library:
    return base.visited_by(BOB)


def study(title: str = "Mine", **setup: object) -> Study:
    return Study(Setup(players=2, seed=7, **setup), title=title)  # type: ignore[arg-type]


def titles(library: Library, whose: Whose = Whose.ANY, **query: object) -> list[str]:
    return [entry.title for entry in library.entries(whose=whose, **query)]  # type: ignore[arg-type]


ACTS: dict[str, Callable[[Library, str], object]] = {
    "trash": lambda library, id_: library.trash(id_),
    "restore": lambda library, id_: library.restore(id_),
    "share": lambda library, id_: library.share(id_, Visibility.PUBLIC, True),
    "write": lambda library, id_: library.write(id_, 1, StudyRecord.of(study("Stolen"))),
    "rewrite": lambda library, id_: library.rewrite(id_, lambda stored: StudyRecord.of(study("Stolen"))),
    "bring back": lambda library, id_: library.bring_back(id_, 1),
    "edit": lambda library, id_: library.open(id_).edit(),
}


@pytest.mark.parametrize("visibility", Visibility)
def test_what_belongs_to_somebody_else_is_left_alone(ada: Library, bob: Library, visibility: Visibility) -> None:
    kept = ada.keep(study())
    ada.share(kept.id, visibility, editable=False)
    before = dumps(ada.open(kept.id).study)
    for act in ACTS.values():
        with pytest.raises(StudyError):
            act(bob, kept.id)
    bob.empty_trash()
    (entry,) = ada.entries()
    assert (entry.title, entry.version, entry.access.visibility) == ("Mine", 1, visibility)
    assert dumps(ada.open(kept.id).study) == before


def test_others_read_what_they_may_and_their_lines_stay_apart(ada: Library, bob: Library) -> None:
    kept = ada.keep(study())
    read = bob.open(kept.id)
    assert read.reading
    assert read.access.owner_name == "Ada"
    read.study.play(options(read.study)[0])
    read.study.rename("Bob's")
    assert (titles(ada), len(ada.open(kept.id).study)) == (["Mine"], 0)
    copy = bob.keep(read.study)
    assert titles(bob, Whose.MINE) == ["Bob's"]
    assert not copy.reading
    ada.share(kept.id, Visibility.PRIVATE)
    with pytest.raises(StudyError, match="no study"):
        bob.open(kept.id)


def test_others_change_what_they_may_but_not_its_title(ada: Library, bob: Library) -> None:
    kept = ada.keep(study())
    ada.share(kept.id, Visibility.LINK, editable=True)
    read = bob.open(kept.id)
    read.study.play(options(read.study)[0])
    assert len(ada.open(kept.id).study) == 0, "nobody has said that they want to change it"
    read.edit()
    assert len(ada.open(kept.id).study) == 1
    read.study.rename("Bob's")
    assert titles(ada) == ["Mine"]
    assert read.id != kept.id, "kept as a study of Bob's"
    assert titles(bob, Whose.MINE) == ["Bob's"]


@pytest.mark.parametrize("visibility", [Visibility.PRIVATE, Visibility.LINK])
def test_who_may_no_longer_change_a_study_goes_on_in_a_copy(ada: Library, bob: Library, visibility: Visibility) -> None:
    kept = ada.keep(study())
    ada.share(kept.id, Visibility.PUBLIC, editable=True)
    tab = bob.open(kept.id)
    tab.edit()
    ada.share(kept.id, visibility)
    tab.study.play(options(tab.study)[0])
    assert tab.id != kept.id
    assert tab.access.may_own
    assert len(ada.open(kept.id).study) == 0
    assert len(bob.open(tab.id).study) == 1


def test_lists_tell_mine_from_shared_and_everybodys(base: Library, ada: Library, bob: Library) -> None:
    base.keep(study("Nobody's"))
    for title, visibility in (("Secret", "private"), ("Linked", "link"), ("Open", "public")):
        ada.share(ada.keep(study(title)).id, Visibility(visibility))
    assert sorted(titles(ada, Whose.MINE)) == ["Linked", "Open", "Secret"]
    assert sorted(titles(ada, Whose.EVERYBODYS)) == ["Nobody's"]
    assert titles(bob, Whose.MINE) == titles(bob, Whose.SHARED) == []
    assert sorted(titles(bob)) == sorted(titles(bob, Whose.EVERYBODYS)) == ["Nobody's", "Open"]
    linked = next(entry.id for entry in ada.entries() if entry.title == "Linked")
    bob.open(linked)
    bob.open(linked)
    assert titles(bob, Whose.SHARED) == ["Linked"]
    ada.trash(linked)
    assert titles(bob, Whose.SHARED) == titles(bob, trashed=True) == []
    assert titles(ada, trashed=True) == ["Linked"]
    assert len(titles(base)) == 3


def test_a_search_finds_titles_comments_and_names_of_players(bob: Library) -> None:
    kept = bob.keep(study("Opening", names=["Grace", "Édith"]))
    kept.study.comment("A calm start")
    bob.keep(study("Other"))
    for words in ("opening", "CALM", "grace", "édith opening"):
        assert titles(bob, search=words) == ["Opening"], words


def test_nobodys_studies_stay_open(base: Library, bob: Library) -> None:
    kept = base.keep(study("Nobody's"))
    tab = bob.open(kept.id)
    assert not tab.reading
    tab.study.rename("Ours")
    bob.trash(kept.id)
    assert titles(bob, trashed=True) == ["Ours"]
    bob.restore(kept.id)
    assert titles(base) == ["Ours"]


def test_there_is_only_so_much_room_for_each(ada: Library, bob: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_module, "MAX_OWNED", 2)
    first = ada.keep(study())
    ada.keep(study())
    with pytest.raises(StudyError, match="room for 2 studies"):
        ada.keep(study())
    bob.keep(study())
    monkeypatch.setattr(library_module, "MAX_OWNED_BYTES", 3_000)
    told = []
    first.subscribe(told.append)
    first.study.comment("long " * 1_000)
    assert [notice.what for notice in told] == ["unsaved"]
    assert first.unsaved
