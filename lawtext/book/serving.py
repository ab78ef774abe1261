"""Serves a built book on this machine, for reading and for trying it offline."""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from lawtext.book.folder import MANIFEST
from lawtext.errors import LawtextError, UnreadableSource


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files without a line in the log for each, and never from a stale copy."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the one line that matters is where the book is."""


def make_server(folder: Path, port: int = 8000) -> ThreadingHTTPServer:
    """A server for a built book on localhost; port 0 takes any free one.

    Raises UnreadableSource when the folder holds no book, and LawtextError when the port is taken.
    """
    if not (folder / MANIFEST).is_file():
        raise UnreadableSource(
            "no law book stands here",
            file=str(folder),
            mend=f"Build one first: lawtext book EDITION --out {folder}",
        )
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(folder)))
    except (OSError, OverflowError) as error:
        raise LawtextError(
            f"port {port} cannot be used: {error}", mend="Name another one with --port."
        ) from None


def serve(folder: Path, port: int = 8000) -> None:
    """Serve a built book on localhost, and say on stderr where it is.

    Goes on until Ctrl-C, whose KeyboardInterrupt it passes on; raises what `make_server` raises.
    """
    with make_server(folder, port) as server:
        where = f"http://localhost:{server.server_address[1]}/"
        print(f"The law book is at {where}  (Ctrl-C stops it)", file=sys.stderr, flush=True)
        server.serve_forever()
