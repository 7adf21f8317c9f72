"""`boonlake serve` as a real process: behind a password, with several workers; what those who watch it hear."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.web import Application

from boonlake_panel import Library
from boonlake_panel.app.serving import server as server_module
from boonlake_panel.app.serving.passwords import user_line

COMMAND = "from boonlake_panel.cli import main; main()"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for worker processes in /proc")
def test_workers_behind_a_password_end_together(tmp_path: Path) -> None:
    users = tmp_path / "users"
    users.write_text(user_line("ada", "a long password"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = ["--port", str(port), "--library", f"sqlite:///{tmp_path / 's.db'}", "--processes", "2"]
    server = subprocess.Popen([sys.executable, "-c", COMMAND, "serve", *options, "--basic-auth", str(users)])
    try:
        page = wait_for_page(f"http://127.0.0.1:{port}/explore", server)
        assert "Please sign in" in page
        assert "http://" not in page
        assert "https://" not in page
        workers = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        assert len(workers) == 2
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
    end = time.monotonic() + 30
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, "a worker was left behind"
        time.sleep(0.1)


def wait_for_page(url: str, server: "subprocess.Popen[bytes]") -> str:
    end = time.monotonic() + 90
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return str(answer.read().decode())
        except OSError:
            assert server.poll() is None, "the server ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.2)


def ask(path: str, **headers: str) -> HTTPResponse:
    """The answer of the two pages that are for those who watch a server."""

    async def ask() -> HTTPResponse:
        application = Application([(r"/health", server_module.Health), (r"/metrics", server_module.Metrics)])
        application.websocket_origins = set()  # type: ignore[attr-defined]
        server = application.listen(0, "127.0.0.1")
        port = next(iter(server._sockets.values())).getsockname()[1]
        url = f"http://127.0.0.1:{port}{path}"
        try:
            return await AsyncHTTPClient(force_instance=True).fetch(url, headers=headers, raise_error=False)
        finally:
            server.stop()

    return asyncio.run(ask())


def test_a_server_that_can_write_nothing_is_not_healthy_and_does_not_tell_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "studies.db"
    Library(str(path)).close()
    library = Library(f"sqlite:///file:{path}?mode=ro&uri=true")
    monkeypatch.setattr(server_module, "shared_library", lambda: library)
    answer = ask("/health")
    assert answer.code == 503
    assert answer.body == b'{"status": "no library"}'
    assert str(path) in caplog.text


def test_a_token_lets_others_watch_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "shared_library", lambda: Library("sqlite://"))
    monkeypatch.setenv("BOONLAKE_METRICS_TOKEN", "a long secret")
    assert ask("/metrics").code == 403
    assert ask("/metrics", Authorization="Bearer wrong").code == 403
    assert ask("/health").body == b'{"status": "ok"}'
    elsewhere = {"Authorization": "Bearer a long secret", "X-Forwarded-For": "192.0.2.1", "Host": "metrics.example"}
    assert b"boonlake_sessions" in ask("/metrics", **elsewhere).body
    assert b"sessions" in ask("/health", **elsewhere).body
