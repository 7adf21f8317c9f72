"""`boonlake serve` as a real process: behind a password, with several workers."""

import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

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
