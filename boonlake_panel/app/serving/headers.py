"""What every answer of the server tells browsers: which scripts run, who may show us in a frame, and to guess nothing.

BokehJS makes functions of the code of its callbacks, and Panel loads the scripts of components from blobs; so
`script-src` has unsafe-eval and blobs. No script that stands in a page runs without the number of this one answer.
"""

import re
import secrets
from collections.abc import Sequence
from typing import Any

from bokeh.server.util import check_allowlist
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform, RequestHandler

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""Names that nobody else can make lead here."""
SCRIPT = re.compile(rb"<script\b([^>]*>.*?</script>)", re.DOTALL | re.IGNORECASE)
POLICY = (
    "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' blob: {sockets}; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors {frames}"
)


def security_headers(frames: Sequence[str] = ()) -> type[OutputTransform]:
    """Give what adds the headers to all answers; `frames` are the sites that may show the dashboard in a frame."""
    ancestors = " ".join(("'self'", *frames))

    class SecurityHeaders(OutputTransform):
        def __init__(self, request: HTTPServerRequest) -> None:
            self.host = request.host if re.fullmatch(r"[\w.\-:\[\]]+", request.host or "") else ""

        def transform_first_chunk(
            self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
        ) -> tuple[int, HTTPHeaders, bytes]:
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "same-origin"
            if headers.get("Content-Type", "").startswith("text/html"):
                nonce = secrets.token_urlsafe(16)
                sockets = f"ws://{self.host} wss://{self.host}" if self.host else ""
                headers["Content-Security-Policy"] = POLICY.format(nonce=nonce, sockets=sockets, frames=ancestors)
                chunk = SCRIPT.sub(rb'<script nonce="%s"\1' % nonce.encode(), chunk)
                if "Content-Length" in headers:
                    headers["Content-Length"] = str(len(chunk))
            return status_code, headers, chunk

    return SecurityHeaders


def knows_host(handler: RequestHandler) -> bool:
    """Whether a request is for a name of ours: a site could make its own name lead here, and read what we answer."""
    application: Any = handler.application
    host = handler.request.host.lower()
    name = host if host.endswith("]") else host.rsplit(":", 1)[0] if ":" in host else host
    return name in LOOPBACK or check_allowlist(host, list(application.websocket_origins))
