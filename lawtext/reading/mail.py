"""The page or text in a web archive (.mhtml) or a saved e-mail (.eml)."""

from __future__ import annotations

import codecs
import email
import email.policy
import re
from email.message import Message

from lawtext.errors import UnreadableSource

MAIL_SUFFIXES = frozenset({".mhtml", ".mht", ".eml"})
_START = re.compile(rb"(?:From: <Saved by|MIME-Version: 1)")


def is_mail(data: bytes, suffix: str) -> bool:
    """Whether a file is a web archive or an e-mail, by its start or its suffix."""
    return suffix in MAIL_SUFFIXES or bool(_START.match(data))


def unpack_mail(data: bytes, name: str) -> tuple[bytes, str]:
    """The first page of an archive or e-mail as UTF-8, and `.html`; or its text, and `.txt`.

    Raises UnreadableSource when it holds neither.
    """
    try:
        message = email.message_from_bytes(data, policy=email.policy.compat32)
        parts = [part for part in message.walk() if not part.is_multipart()]
    except RecursionError:
        parts = []
    for kind, suffix in (("text/html", ".html"), ("text/plain", ".txt")):
        for part in parts:
            if part.get_content_type() == kind and (text := _text(part)).strip():
                return codecs.BOM_UTF8 + text.encode("utf-8", "replace"), suffix
    raise UnreadableSource(
        "there is no page or text in the archive",
        mend="Save the page as HTML, or the e-mail as text.",
        file=name,
    )


def _text(part: Message) -> str:
    """The text of a part, by the encoding that it names."""
    data = part.get_payload(decode=True)
    if not isinstance(data, bytes):
        return ""
    for encoding in (part.get_content_charset() or "utf-8", "utf-8"):
        try:
            return data.decode(encoding)
        except (LookupError, UnicodeError):
            continue
    return data.decode("cp1252", "replace")
