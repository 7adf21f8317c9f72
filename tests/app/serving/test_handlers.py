"""Strangers at the door: sessions that are fixed, forged or handed on, and messages that no page sends."""

import base64
import contextlib
import gzip
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from bokeh.util.token import generate_jwt_token, generate_session_id
from tornado.websocket import WebSocketClosedError

from boonlake_panel import Setup, Study
from boonlake_panel.app.serving import visitors
from boonlake_panel.app.serving.server import TOKEN_AGE
from boonlake_panel.study.files import dumps

from .conftest import TOKEN, event, js

CALM = {"OK"}
Guests = Callable[..., Any]


# Sessions


@pytest.mark.parametrize("link", ["?bokeh-session-id=mine", "?page=learn&bokeh-token=eyJzZXNzaW9uX2lkIjogIm1pbmUifQ"])
def test_no_address_says_which_session_is_opened(guest: Any, link: str) -> None:
    assert guest.get(link).status_code == 403


def test_no_header_says_which_session_is_opened(guest: Any) -> None:
    assert guest.get(headers={"Bokeh-Session-Id": "mine"}).status_code == 403


def test_a_page_is_not_for_the_pages_of_others(guest: Any) -> None:
    assert guest.get("/autoload.js?bokeh-autoload-element=1").status_code == 404
    assert guest.get("/metadata").status_code == 404


def test_nobody_signs_sessions_but_the_server(guest: Any) -> None:
    guest.get()
    assert guest.refused(generate_jwt_token("mine", signed=False, extra_payload={"visitor": ""}))
    id_ = generate_session_id(secret_key=b"guessed", signed=True)
    assert guest.refused(generate_jwt_token(id_, secret_key=b"guessed", signed=True))
    assert guest.refused("no.token")


def test_a_session_that_is_handed_on_is_useless(guests: Guests) -> None:
    visitor, stranger = guests(), guests()
    token = visitor.token()
    assert stranger.refused(token)
    stranger.get()
    assert stranger.refused(token)
    line = visitor.connect(token)
    assert stranger.refused(token)
    assert line.models()


def test_two_tabs_opened_at_once_both_connect(guest: Any) -> None:
    """They get two cookies, of which the browser keeps the last; the other page is reloaded by its script."""
    first = guest.get()
    assert "connection.js" in first.text
    guest.cookies.cookies.clear()
    second = guest.token()
    assert guest.refused(TOKEN.search(first.text)[1])  # type: ignore[index]
    again = guest.get()
    assert "Set-Cookie" not in again.headers
    assert guest.connect(TOKEN.search(again.text)[1]).models()  # type: ignore[index]
    assert guest.connect(second).models()


def test_a_page_finds_back_to_its_session_after_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    key = b"secret"
    token = generate_jwt_token(
        generate_session_id(secret_key=key, signed=True), secret_key=key, signed=True, expiration=TOKEN_AGE
    )
    now = time.time() + 12 * 3_600
    monkeypatch.setattr(visitors.time, "gmtime", partial(time.gmtime, now))
    found = visitors.read_token(f"bokeh, {token}", key)
    assert found is not None
    assert not visitors.is_new(found[1], TOKEN_AGE), "it would begin a session"


def test_the_script_of_the_connection_is_there(guest: Any) -> None:
    for place in ("/connection.js", "/explore/connection.js"):
        answer = guest.cookies.get(guest.server.origin + place, timeout=10)
        assert answer.ok
        assert "javascript" in answer.headers["Content-Type"]
        assert guest.cookies.head(guest.server.origin + place, timeout=10).ok


def test_a_visitor_comes_back_to_the_same_session(guest: Any) -> None:
    token = guest.token()
    first = guest.connect(token)
    before = set(first.models())
    first.close()
    assert set(guest.connect(token).models()) == before


def test_the_page_does_not_tell_the_secret_of_its_visitor(guest: Any) -> None:
    guest.get()
    answer = guest.get()
    (secret,) = (cookie for cookie in guest.cookies.cookies if cookie.name == "boonlake_visitor")
    assert secret.has_nonstandard_attr("HttpOnly")
    assert secret.get_nonstandard_attr("SameSite") == "Lax"
    assert secret.value not in answer.text


# Messages


def test_scripts_styles_and_texts_of_a_page_stay_as_they_are(guest: Any) -> None:
    line = guest.connect()
    models = line.models()
    choices = line.component("ChoiceList")
    figure = next(one for one in models.values() if one["name"] in ("Figure", "Plot"))
    source = next(one for one in models.values() if one["name"] == "ColumnDataSource")
    callback = next(one for one in models.values() if one["name"] == "CustomJS")
    attacks: list[tuple[str, str, Any]] = [
        (choices["id"], "esm", "export function render() { alert(1) }"),
        (choices["id"], "stylesheets", ["body { display: none }"]),
        (choices["id"], "css_classes", ["mine"]),
        (choices["attributes"]["data"]["id"], "question", "<img src=x onerror=alert(1)>"),
        (choices["attributes"]["data"]["id"], "language", "fr"),
        (figure["id"], "title", None),
        (figure["id"], "visible", False),
        (callback["id"], "code", "alert(1)"),
        (source["id"], "data", {"type": "map", "entries": []}),
    ]
    for id_, name, value in attacks:
        assert line.change(id_, name, value)["header"]["msgtype"] in CALM
    for attack in (
        {"kind": "TitleChanged", "title": "mine"},
        {"kind": "RootRemoved", "model": {"id": choices["id"]}},
        {"kind": "ColumnDataChanged", "model": {"id": source["id"]}, "attr": "data", "data": {}, "cols": []},
        {"kind": "ColumnsStreamed", "model": {"id": source["id"]}, "attr": "data", "data": {}, "rollover": 0},
        {"kind": "RootAdded", "model": {"type": "object", "name": "Div", "id": "mine", "attributes": {"text": "mine"}}},
    ):
        assert line.patch(attack)["header"]["msgtype"] in CALM
    assert (
        line.ask("PUSH-DOC", {"doc": {"version": "3.9.2", "title": "mine", "roots": []}})["header"]["msgtype"] in CALM
    )
    assert line.models() == models


def test_what_the_page_offers_can_be_done(guest: Any) -> None:
    line = guest.connect()
    tabs = line.component("RadioButtonGroup")["attributes"]["data"]
    assert line.change(tabs["id"], "value", "Log")["header"]["msgtype"] == "OK"
    assert line.models()[tabs["id"]]["attributes"]["value"] == "Log"


# Uploads


def open_upload(guest: Any) -> tuple[Any, str]:
    """A line to a page whose window to open studies is open, and the id of its field for files."""
    line = guest.connect()
    assert line.patch(event("document_ready"))["header"]["msgtype"] == "OK"
    line.say(line.component("ButtonBar")["id"], js({"press": "open"}))
    return line, line.component("FileInput")["id"]


def part(**values: Any) -> dict[str, Any]:
    whole = {"status": "upload_event", "name": "a.json", "chunk": 1, "total_chunks": 1, "mime_type": ""}
    return js({**whole, **values})


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks for memory in /proc")
def test_no_upload_takes_more_memory_than_it_sends(guest: Any, served: Any) -> None:
    line, field = open_upload(guest)
    packed = base64.b64encode(gzip.compress(bytes(150_000_000), 1)).decode()
    before = served.memory()
    line.say(field, part(data=500_000_000))
    line.say(field, part(data={"type": "bytes", "data": packed}))
    line.say(field, part(data={"type": "ndarray", "array": [0], "shape": [1], "dtype": "uint8", "order": "little"}))
    for number in range(1, 5):
        line.say(
            field,
            part(chunk=number, total_chunks=9, data={"type": "bytes", "data": {"id": "b"}}),
            ("b", bytes(4_000_000)),
        )
    assert served.memory() < before + 60


def test_a_study_is_uploaded(guest: Any) -> None:
    line, field = open_upload(guest)
    study = dumps(Study(Setup(players=4, seed=5))).encode()
    line.say(field, part(data={"type": "bytes", "data": {"id": "b"}}), ("b", study))
    line.say(field, js({"status": "finished", "type": "status"}))
    line.settled()
    assert len(line.component("SeatCards")["attributes"]["data"]["attributes"]["seats"]) == 4


# Acts that are wrong


WRONG_MESSAGES = [
    {"play": "no-such-choice"}, {"play": 7}, {"play": "\ud800"}, {"play": "x" * 7_000_000}, {"fly": "away"}, {"": "x"},
    {"play": "pass", "rule": "x"}, {"rule": {"deep": [[[[[[[[1]]]]]]]]}}, "text", None, 5, [], {},
]  # fmt: skip


def test_wrong_acts_are_refused_quietly(guest: Any, served: Any) -> None:
    line = guest.connect()
    line.patch(event("document_ready"))
    before = line.settled()
    logged = len(served.log)
    choices, tabs = line.component("ChoiceList")["id"], line.component("RadioButtonGroup")["attributes"]["data"]["id"]
    menu = line.component("MenuButton")["id"]
    board = next(one["id"] for one in before.values() if one["name"] in ("Figure", "Plot"))
    answers = [line.say(choices, js(message)) for message in WRONG_MESSAGES]
    answers += [
        line.change(tabs, "value", value) for value in ("No such tab", "x" * 7_000_000, "\udfff", 10**30, {"a": 1})
    ]
    answers += [line.change(tabs, "active", value) for value in (-1, 99, "x", 10**30)]
    answers += [line.say(menu, js({"type": "click", "item": item})) for item in (-1, 99, [0, 0, 0], "x", None)]
    answers += [line.patch(event("tap", model={"id": board}, **values)) for values in ({"x": "a"}, {"evil": 1}, {})]
    answers += [line.patch(event("dom_event", model={"id": menu}, node="msg", data={}))]
    answers += [line.patch(wrong) for wrong in (None, 5, {}, {"kind": "ModelChanged"}, {"kind": 10**30})]
    answers += [line.ask("PATCH-DOC", {"events": wrong}) for wrong in (None, 5, {})]
    assert {answer["header"]["msgtype"] for answer in answers} == {"OK"}
    assert line.models() == before
    log = served.log[logged:].splitlines()
    assert 0 < len(log) < 120
    assert max(map(len, log)) < 1_000
    assert "Traceback" not in "".join(log)


@pytest.mark.parametrize(
    "frames", [["x" * 7_000_000, "", ""], ["{}", "{}", "{}"], ["[" * 100_000, "", ""], [b"\xff"], ["{", "1", "\x00"]]
)
def test_what_is_no_message_ends_the_connection(guest: Any, served: Any, frames: list[str | bytes]) -> None:
    logged = len(served.log)
    line = guest.connect()
    for frame in frames:
        line.write(frame)
    assert line.read() is None
    assert len(served.log) - logged < 2_000


def test_a_message_has_no_end_of_things_beside_it(guest: Any) -> None:
    line = guest.connect()
    for frame in ({"msgid": "1", "msgtype": "PATCH-DOC", "num_buffers": 1000}, {}, {"events": []}):
        line.write(json.dumps(frame))
    with contextlib.suppress(WebSocketClosedError):
        for number in range(3):
            line.write(json.dumps({"id": str(number)}))
            line.write(bytes(4_000_000))
    assert line.read() is None
