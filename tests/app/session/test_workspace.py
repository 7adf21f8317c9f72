"""One visitor's study: where it came from, who keeps it, and the way back to the one before."""

import pytest

from boonlake_panel import GameModel, Library, Setup, Study
from boonlake_panel.app.session.examples import Examples
from boonlake_panel.app.session.workspace import BACK, Origin, Workspace
from boonlake_panel.study import StudyError
from boonlake_panel.study.examples import load_example

RULE = "setup.scoring_tile_choice"
Said = list[tuple[str, bool, tuple[str, ...]]]


@pytest.fixture
def said() -> Said:
    return []


@pytest.fixture
def workspace(said: Said) -> Workspace:
    return Workspace(GameModel(Setup(players=2, seed=1)), Library("sqlite://"), lambda *notice: said.append(notice))


def play(workspace: Workspace) -> None:
    workspace.model.play(workspace.model.game.decision.keys[0])


def game(seed: int = 7) -> Study:
    return Study(Setup(players=2, seed=seed))


def test_the_first_game_is_ones_own_from_the_first_choice(workspace: Workspace) -> None:
    assert (workspace.origin, workspace.own, workspace.saved) == (Origin.EXAMPLE, None, False)
    play(workspace)
    assert (workspace.origin, workspace.own) == (Origin.OWN, workspace.study)


def test_an_own_game_is_put_aside_for_another_and_comes_back(workspace: Workspace, said: Said) -> None:
    first = workspace.study
    play(workspace)
    workspace.open(game())
    assert (workspace.own, workspace.aside) == (workspace.study, first)
    assert said[-1][2] == (BACK,)
    play(workspace)
    second = workspace.study
    assert workspace.back()
    assert (workspace.study, workspace.aside) == (first, second)
    workspace.act(BACK)
    assert workspace.study is second


def test_a_game_without_choices_is_not_missed(workspace: Workspace, said: Said) -> None:
    workspace.open(game())
    workspace.open(game(8))
    assert (workspace.aside, said) == (None, [])
    assert not workspace.back()


def test_an_example_is_ones_own_once_something_is_chosen_there(workspace: Workspace) -> None:
    play(workspace)
    first = workspace.study
    workspace.open(load_example("two-planners"), Origin.EXAMPLE)
    assert (workspace.own, workspace.aside) == (None, first)
    workspace.model.first()
    assert workspace.own is None
    workspace.study.comment("Mine now")
    assert (workspace.own, workspace.origin) == (workspace.study, Origin.OWN)


def test_the_library_saves_what_was_saved_once(workspace: Workspace) -> None:
    play(workspace)
    tracked = workspace.save("Mine")
    assert tracked is not None
    assert (workspace.origin, workspace.saved, workspace.own) == (Origin.LIBRARY, True, None)
    play(workspace)
    assert workspace.save() is tracked
    again = Workspace(GameModel(), workspace.library)
    again.open_id(tracked.id, workspace.study.node.id)
    assert (len(again.study), again.study.title, again.origin) == (2, "Mine", Origin.LIBRARY)


def test_a_study_in_the_trash_is_saved_no_longer(workspace: Workspace) -> None:
    tracked = workspace.save("Mine")
    assert tracked is not None
    workspace.trash(tracked.id)
    assert not workspace.saved
    play(workspace)
    assert workspace.own is workspace.study
    with pytest.raises(StudyError):
        workspace.trash("nosuchstudy")


@pytest.mark.parametrize("saved", [False, True])
def test_the_example_of_a_rule_leads_back_to_what_was_shown(workspace: Workspace, saved: bool) -> None:
    play(workspace)
    before, tracked = workspace.study, workspace.save() if saved else None
    examples = Examples(workspace)
    assert examples.open(RULE)
    play(workspace)
    assert (workspace.origin, workspace.saved) == (Origin.RULE, False)
    assert examples.open(RULE)
    examples.leave()
    assert workspace.saved == saved
    if tracked:
        assert workspace.tracked.id == tracked.id
    else:
        assert (workspace.study, workspace.own) == (before, before)
    study = workspace.study
    examples.leave()
    assert workspace.study is study
    assert not examples.open("no.such_rule")


def test_a_study_that_the_model_was_given_is_ones_own(workspace: Workspace) -> None:
    play(workspace)
    first = workspace.study
    workspace.model.study = game()
    assert (workspace.own, workspace.aside, workspace.origin) == (workspace.model.study, first, Origin.OWN)


def test_what_cannot_be_opened_is_told(workspace: Workspace, said: Said) -> None:
    study = workspace.study
    assert not workspace.open_id("nosuchstudy")
    assert (workspace.study, said[-1][1]) == (study, True)
    assert not Workspace(GameModel()).open_id("any")
