"""What answers tell browsers, and names that are not ours."""

from http.client import HTTPConnection
from typing import Any

import requests


def test_pages_say_what_may_run_and_who_may_show_them(guest: Any, served: Any) -> None:
    answer = guest.get()
    policy = answer.headers["Content-Security-Policy"]
    assert "frame-ancestors 'self'" in policy
    assert "object-src 'none'" in policy
    assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]
    nonce = policy.split("'nonce-")[1].split("'")[0]
    assert answer.text.count("<script") == answer.text.count(f'<script nonce="{nonce}"')
    assert nonce not in guest.get().headers["Content-Security-Policy"]
    for path in ("/explore", "/health", "/static/js/bokeh.min.js", "/nothing"):
        headers = requests.get(served.origin + path, timeout=30).headers
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Referrer-Policy"] == "same-origin", path


def test_names_that_are_not_ours_get_no_page(guest: Any, served: Any) -> None:
    stranger = f"evil.example:{served.port}"
    assert guest.get(headers={"Host": stranger}).status_code == 421
    assert guest.get(headers={"Host": f"127.0.0.1.evil.example:{served.port}"}).status_code == 421
    token = guest.token()
    assert guest.refused(token, Host=stranger)
    assert guest.refused(token, Origin=f"http://{stranger}")
    assert guest.get(headers={"Host": f"localhost:{served.port}"}).ok


def test_bodies_of_requests_are_small(served: Any) -> None:
    connection = HTTPConnection("127.0.0.1", served.port, timeout=30)
    connection.putrequest("POST", "/explore")
    connection.putheader("Content-Length", "1000000")
    connection.endheaders()
    assert connection.getresponse().status == 400
    connection.close()
