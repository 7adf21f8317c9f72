"""The window for a new game, without a browser."""

import pytest

from boonlake_panel import GameModel, Setup
from boonlake_panel.app.kit.dialogs import DialogHost
from boonlake_panel.app.pages.explore.new_game import COPIED, NewGame, SetupForm
from boonlake_panel.engine.setup import ARTIFACT_RULINGS
from boonlake_panel.texts.messages import LANGUAGES, in_language, text

HOSTILE = "<img src=x onerror=alert(1)>"


@pytest.fixture
def started() -> list[Setup]:
    return []


@pytest.fixture
def window(started: list[Setup]) -> NewGame:
    window = NewGame(DialogHost(), GameModel(), lambda setup, agents: started.append(setup))
    window.open()
    return window


def test_every_parameter_of_a_set_up_can_be_chosen(window: NewGame, started: list[Setup]) -> None:
    window.players.value = 1
    window.difficulty.value = "medium"
    window.solo_artifacts.value = 3
    window.seed.value = "42"
    window.names[0].value = "  Ada   L. "
    window.form.param.update(
        artifacts=True, dealer="ask", both_forgo_levers=False, discard_bonus="for_coins", production_tile="sites"
    )
    window.create()
    assert started == [
        Setup(
            players=1, difficulty="medium", artifacts=True, solo_artifacts=3, seed=42, names=["Ada L."], dealer="ask",
            both_forgo_levers=False, discard_bonus="for_coins", production_tile="sites",
        )
    ]  # fmt: skip
    assert set(Setup.param) <= {*COPIED, "seed", "name", "names", "data"}, "a parameter has no field"


@pytest.mark.parametrize("name", COPIED)
def test_a_form_allows_what_a_set_up_allows(name: str) -> None:
    mine, given = SetupForm.param[name], Setup.param[name]
    assert mine.default == given.default
    assert getattr(mine, "bounds", None) == getattr(given, "bounds", None)
    assert getattr(mine, "objects", None) == getattr(given, "objects", None)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_as_many_names_as_players_and_difficulty_only_for_one(
    window: NewGame, started: list[Setup], players: int
) -> None:
    window.players.value = players
    assert [seat.visible for seat in window.seats if seat.visible] == [True] * players
    assert window.difficulty.visible == (players == 1)
    assert not window.solo_artifacts.visible
    window.form.artifacts = True
    assert window.solo_artifacts.visible == (players == 1)
    window.create()
    assert started[0].players == players


def test_rulings_of_the_expansion_are_shown_with_it(window: NewGame) -> None:
    window.make_rulings()
    fields = window.rulings
    assert not any(fields[name].visible for name in ARTIFACT_RULINGS)
    window.form.artifacts = True
    assert all(field.visible for field in fields.values())


@pytest.mark.parametrize("seed", ["seven", "-1", "1.5", "9" * 19, "\u0663"])
def test_a_bad_seed_is_told_beside_its_field_and_nothing_is_lost(
    window: NewGame, started: list[Setup], seed: str
) -> None:
    window.names[0].value = HOSTILE
    window.seed.value = seed
    assert window.seed.error_state
    window.create()
    assert started == []
    assert (window.seed.value, window.names[0].value, window.dialog.open) == (seed, HOSTILE, True)
    window.seed.value = "7"
    assert not window.seed.error_state
    window.create()
    assert (started[0].seed, started[0].names, window.dialog.open) == (7, [HOSTILE], False)


@pytest.mark.parametrize(("name", "value"), [("players", 9), ("difficulty", "godlike"), ("solo_artifacts", 0)])
def test_what_no_field_offers_is_refused(window: NewGame, started: list[Setup], name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        setattr(window.form, name, value)
    window.create()
    assert getattr(started[0], name) == Setup.param[name].default


def test_the_window_is_kept_until_the_language_changes_and_the_values_longer(window: NewGame) -> None:
    made = window.dialog
    window.form.param.update(players=3, name_3="Cleo")
    window.open()
    assert window.dialog is made
    for language in LANGUAGES[1:]:
        with in_language(language):
            window.open()
            assert window.dialog.title == text("app-new")
        assert (window.players.value, window.names[2].value) == (3, "Cleo")
        assert window.seats[2].visible
