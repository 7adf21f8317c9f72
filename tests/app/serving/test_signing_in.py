"""Signing in on a real server."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boonlake_panel.app.serving.passwords import FREE_TRIES, user_line

SECRET = "a long password"


@pytest.fixture(scope="module")
def locked(serve: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with a password."""
    users = tmp_path_factory.mktemp("users") / "users"
    users.write_text(user_line("ada", SECRET) + "\n" + user_line("bea", SECRET) + "\n")
    return serve("--basic-auth", str(users))


def sign_in(guest: Any, name: str, password: str, link: str = "") -> Any:
    data = {"username": name, "password": password}
    return guest.cookies.post(f"{guest.server.origin}/login{link}", data=data, timeout=30, allow_redirects=False)


def test_a_password_opens_the_page(guests: Callable[..., Any], locked: Any) -> None:
    guest, stranger = guests(locked), guests(locked)
    asked = guest.get("?page=learn")
    assert "Please sign in" in asked.text
    assert "http://" not in asked.text
    assert "https://" not in asked.text
    answer = sign_in(guest, "ada", SECRET, "?next=%2Fexplore%3Fpage%3Dlearn")
    assert answer.headers["Location"] == "./explore?page=learn"
    assert "HttpOnly" in answer.headers["Set-Cookie"]
    assert "SameSite=Lax" in answer.headers["Set-Cookie"]
    token = guest.token()
    assert guest.connect(token).models()
    stranger.cookies.cookies.set("boonlake_visitor", guest.cookies.cookies["boonlake_visitor"])
    assert stranger.refused(token), "nobody comes in without a password"
    left = guest.cookies.get(f"{locked.origin}/logout", timeout=30)
    assert "You have signed out" in left.text
    assert "http" not in left.text
    assert "Please sign in" in guest.get().text


@pytest.mark.parametrize("wanted", ["///evil.example", "//evil.example", "https://evil.example", "/%5Cevil.example"])
def test_signing_in_leads_nowhere_else(guests: Callable[..., Any], locked: Any, wanted: str) -> None:
    assert sign_in(guests(locked), "ada", SECRET, f"?next={wanted}").headers["Location"] == "./"


def test_guessing_is_slowed_down(guests: Callable[..., Any], locked: Any) -> None:
    guest = guests(locked)
    codes = [sign_in(guest, "bea", f"guess number {number}").status_code for number in range(FREE_TRIES + 3)]
    assert codes[0] == 401
    assert codes[-1] == 429
    assert sign_in(guest, "bea", SECRET).status_code == 429


def test_plain_passwords_start_no_server(tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from boonlake_panel.cli import app

    file = tmp_path / "users.json"
    file.write_text('{"ada": "secret"}')
    answer = CliRunner().invoke(app, ["serve", "--basic-auth", str(file)])
    assert answer.exit_code == 2
    assert "boonlake password" in answer.output
    line = CliRunner().invoke(app, ["password", "ada", "--password", SECRET])
    assert line.output.startswith("ada:scrypt:")
