"""A small server that fills up: who counts, who waits, and who comes in."""

import time
from collections.abc import Callable
from typing import Any

import pytest
import requests

SMALL = """
from boonlake_panel.app.serving import room
room.MAX_VISITORS, room.MAX_OF_ONE_ADDRESS, room.MAX_WAITING = 3, 2, 2
room.MAX_PAGES, room.SECONDS_A_PAGE = 5, 3.0
"""
FULL = 503
TOO_OFTEN = 429
CLASS = {"X-Forwarded-For": "203.0.113.5"}
OTHER = {"X-Forwarded-For": "203.0.113.6"}
IMPATIENT = {"X-Forwarded-For": "203.0.113.7"}
Guests = Callable[..., Any]


@pytest.fixture(scope="module")
def small(serve: Callable[..., Any]) -> Any:
    """A server for three people, two from one address, behind a proxy that says who comes."""
    return serve("--proxy", before=SMALL)


def visitors(server: Any) -> int:
    return int(requests.get(f"{server.origin}/health", timeout=30).json()["sessions"])


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.1)


def test_only_those_who_are_connected_count(small: Any, guests: Guests) -> None:
    passers = guests(small)
    tokens = [passers.token() for _ in range(5)]  # plain requests, more than there is room for
    assert visitors(small) == 0

    one, two, three = (guests(small) for _ in range(3))
    lines = [each.connect() for each in (one, two, three)]
    assert visitors(small) == 3
    page = passers.get(headers={"Accept-Language": "de"})
    assert page.status_code == FULL
    assert "Gerade sind zu viele Leute hier" in page.text
    assert '<meta http-equiv="refresh"' in page.text
    assert passers.refused(tokens[-1]), "a page that was asked for earlier came in over the limit"

    lines[0].close()
    until(lambda: visitors(small) == 2)
    assert passers.get().ok
    assert passers.connect(tokens[-1]).models()
    assert one.get().status_code == FULL


def test_who_lost_the_connection_comes_back_to_a_full_server(small: Any, guests: Guests) -> None:
    until(lambda: visitors(small) == 0)
    people = [guests(small) for _ in range(3)]
    token = people[0].token()
    line = people[0].connect(token)
    line.close()
    until(lambda: visitors(small) == 0)
    for other in (*people[1:], guests(small)):
        other.connect()
    assert people[0].get().status_code == FULL
    assert people[0].connect(token).models()


def test_one_address_does_not_take_all_the_room(small: Any, guests: Guests) -> None:
    until(lambda: visitors(small) == 0)
    pupils = [guests(small) for _ in range(2)]
    for pupil in pupils:
        pupil.cookies.headers.update(CLASS)
        pupil.connect(**CLASS)
    assert pupils[0].get().status_code == FULL
    other = guests(small)
    other.cookies.headers.update(OTHER)
    assert other.connect(**OTHER).models()


def test_pages_that_nobody_connects_to_make_way(small: Any, guests: Guests) -> None:
    guest = guests(small)
    tokens = [guest.token() for _ in range(4)]
    assert guest.connect(tokens[-1]).models()
    assert guest.connect(tokens[0]).models(), "the page of somebody slow did not come back"


def test_who_asks_for_pages_without_end_waits_and_others_do_not(small: Any, guests: Guests) -> None:
    guest = guests(small)
    answers = [guest.get(headers=IMPATIENT) for _ in range(12)]
    told = [answer.status_code for answer in answers]
    assert told[:5] == [200] * 5
    assert TOO_OFTEN in told[5:]
    assert told.count(200) <= 8
    refused = next(answer for answer in answers if answer.status_code == TOO_OFTEN)
    assert '<meta http-equiv="refresh"' in refused.text
    assert guest.get(headers=OTHER).ok
    until(lambda: guest.get(headers=IMPATIENT).ok)
