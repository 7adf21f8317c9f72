"""Files of users, and how fast anybody may guess."""

from pathlib import Path

import pytest

from boonlake_panel.app.serving import passwords
from boonlake_panel.app.serving.passwords import Tries, Users, UsersError, user_line
from boonlake_panel.app.serving.signing_in import own_path

SECRET = "a long password"


def test_who_is_in_the_file_comes_in(tmp_path: Path) -> None:
    file = tmp_path / "users"
    file.write_text(f"# our class\n{user_line('ada', SECRET)}\n\n{user_line('bea', 'another one')}\n")
    users = Users.read(file)
    assert SECRET not in file.read_text()
    assert users.accepts("ada", SECRET)
    assert not users.accepts("ada", "another one")
    assert not users.accepts("nobody", SECRET)
    assert not users.accepts("", "")
    assert not users.accepts("ada", SECRET + "\ud800" * 1_000_000)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"ada": "secret"}', "plain passwords"),
        ("ada:secret", "line 1"),
        ("ada:scrypt:00:00", "line 1"),
        ("", "names nobody"),
        ("secret", "line 1"),
    ],
)
def test_a_file_that_is_wrong_starts_no_server(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "users"
    file.write_text(text)
    with pytest.raises(UsersError, match=reason) as problem:
        Users.read(file)
    assert "boonlake password" in str(problem.value)


def test_a_file_that_is_missing_starts_no_server(tmp_path: Path) -> None:
    with pytest.raises(UsersError):
        Users.read(tmp_path / "nothing")


@pytest.mark.parametrize(
    ("name", "secret"), [("", SECRET), ("a:b", SECRET), ("#a", SECRET), ("ada", "short"), (" a", SECRET)]
)
def test_names_and_passwords_that_will_not_do(name: str, secret: str) -> None:
    with pytest.raises(ValueError, match="has"):
        user_line(name, secret)


def test_guessing_gets_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(passwords.time, "monotonic", lambda: clock[0])
    tries = Tries()
    for _ in range(passwords.FREE_TRIES - 1):
        tries.wrong("ada")
        assert tries.wait("ada") <= 0
    waits = []
    for _ in range(4):
        tries.wrong("ada")
        waits.append(tries.wait("ada"))
    assert waits == [1, 2, 4, 8]
    assert tries.wait("somebody else") <= 0
    tries.right("ada")
    assert tries.wait("ada") <= 0


@pytest.mark.parametrize(
    "wanted", ["///evil.example", "//evil.example", "https://evil.example", "/\\evil.example", "", "/a\nb", "evil"]
)
def test_nobody_is_sent_to_another_host(wanted: str) -> None:
    assert own_path(wanted) == "./"


def test_people_go_on_where_they_wanted_to_go() -> None:
    assert own_path("/explore?page=learn") == "./explore?page=learn"
