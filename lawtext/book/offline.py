"""The service worker: with it, a book read once over the web can be read without a network."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec

from lawtext.places import data_folder

PATH = "sw.js"


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """The worker for a site of these files; it keeps every one, not only the pages visited.

    Its version is a hash of them all, so a reader gets a new copy when any file changed and
    only then.
    """
    version = sha256()
    for path in sorted(files):
        version.update(path.encode() + b"\0" + sha256(files[path]).digest())
    script = (data_folder("site") / "assets" / PATH).read_bytes()
    head = {"VERSION": version.hexdigest()[:16], "FILES": sorted(files)}
    lines = [
        f"const {name} = ".encode() + msgspec.json.encode(value) + b";\n"
        for name, value in head.items()
    ]
    return b"".join(lines) + script
