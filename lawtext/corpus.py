"""An edition's folder: its articles are loaded, saved and counted here.

`lawbook.toml` says what edition it is, `articles/*.txt` hold the law text, one article a file,
and `mends.jsonl`, where the text was imported, what was changed on the way.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

import msgspec

from lawtext.edition import Edition
from lawtext.errors import CannotWrite
from lawtext.label import Label
from lawtext.language import language_data
from lawtext.model import Book, Division, Mend, Provision
from lawtext.places import data_folder

ARTICLES, MENDS, SETTINGS = "articles", "mends.jsonl", "lawbook.toml"


class Coverage(msgspec.Struct, frozen=True):
    """How much of an edition's skeleton a book has text of.

    `labels` and `articles` count the skeleton's; `missing` are labels without text, `extra`
    labels that the skeleton lacks, both in the order of the law book. An edition without a
    skeleton has zeros and no lists.
    """

    edition: str
    labels: int
    with_text: int
    articles: int
    articles_with_text: int
    missing: tuple[str, ...]
    extra: tuple[str, ...]


def load(edition: Edition) -> Book:
    """The book of an edition's folder, not linked yet; an empty one when it has no articles.

    Raises what reading and parsing raise.
    """
    from lawtext.pipeline import parse_sources
    from lawtext.reading import read

    files = article_files(edition)
    return parse_sources(read(*files), edition) if files else Book(edition.name)


def article_files(edition: Edition) -> tuple[Path, ...]:
    """The files of an edition's articles, 9 before 10; none for an edition without a folder."""
    from lawtext.reading.files import natural_order

    if edition.folder is None:
        return ()
    return tuple(sorted((edition.folder / ARTICLES).glob("*.txt"), key=natural_order))


def save(book: Book, edition: Edition, folder: str | Path, *, replace: bool = False) -> None:
    """Write a book as an edition's folder, all of it or nothing.

    The folder is written beside its place and moved there. A folder that is there already must
    be empty, or an edition's folder and `replace` be given: then its `lawbook.toml` and files of
    the user's own stay, and articles and mends are new. Raises CannotWrite.
    """
    place = Path(folder).resolve()
    _check_place(place, replace)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{place.name}.", dir=place.parent) as work:
            new, old = Path(work) / "new", Path(work) / "old"
            if place.exists():
                shutil.copytree(place, new)
                shutil.rmtree(new / ARTICLES, ignore_errors=True)
            _write(book, edition, new)
            _swap(place, new, old)
    except OSError as error:
        raise CannotWrite(f"cannot be written: {error.strerror}", file=str(place)) from None


def coverage(edition: Edition, book: Book) -> Coverage:
    """How much of the edition's skeleton the book has text of.

    A provision counts when it, or an item below it, has words or a table.
    """
    covered = book.worded()
    skeleton = edition.skeleton
    if skeleton is None:
        return Coverage(edition.name, 0, 0, 0, 0, (), ())
    missing = tuple(label for label in skeleton.order if label not in covered)
    extra = (one for one in book.provisions if one.id not in skeleton.labels)
    return Coverage(
        edition.name,
        len(skeleton.order),
        len(skeleton.order) - len(missing),
        len(skeleton.articles),
        sum(number in covered for number in skeleton.articles),
        missing,
        tuple(one.id for one in sorted(extra, key=lambda one: Label(one.path).order)),
    )


def _check_place(place: Path, replace: bool) -> None:
    """Refuse a place that holds something else than what may be replaced."""
    if not place.exists():
        return
    if not place.is_dir():
        raise CannotWrite("is a file, not a folder", file=str(place), mend="Name another folder.")
    if not any(place.iterdir()):
        return
    if not (place / SETTINGS).is_file():
        raise CannotWrite(
            "holds files and is no edition's folder",
            file=str(place),
            mend="Name a new folder, or one that holds a lawbook.toml.",
        )
    if not replace:
        raise CannotWrite(
            "is an edition's folder already",
            file=str(place),
            mend="Give --replace to put the new articles in place of the old ones.",
        )


def _swap(place: Path, new: Path, old: Path) -> None:
    """Put the new folder in place; on failure the old one goes back."""
    if place.exists():
        place.rename(old)
    try:
        new.rename(place)
    except OSError:
        if old.exists():
            old.rename(place)
        raise


def _write(book: Book, edition: Edition, folder: Path) -> None:
    from lawtext.formatting import format_book

    (folder / ARTICLES).mkdir(parents=True)
    if not (folder / SETTINGS).exists():
        (folder / SETTINGS).write_text(_settings(edition), encoding="utf-8", newline="\n")
    for name, part in _files(book, edition):
        text = format_book(part, edition)
        (folder / ARTICLES / name).write_text(text, encoding="utf-8", newline="\n")
    (folder / MENDS).write_bytes(_mends(book.mends))


def _mends(mends: Iterable[Mend]) -> bytes:
    return b"".join(msgspec.json.encode(mend) + b"\n" for mend in mends)


def _settings(edition: Edition) -> str:
    """The lawbook.toml of a new folder."""
    title = msgspec.json.encode(_title(edition)).decode()
    return (
        f'edition = "{edition.name}"\nlanguage = "{edition.language}"\n'
        f"year = {edition.year}\ntitle = {title}\n"
    )


def _title(edition: Edition) -> str:
    """The title of a new folder: that of an edition of the user's own, or a plain one.

    The title of an edition in the corpus is that of the sample, whose words these are not.
    """
    sample = edition.folder and edition.folder.resolve().parent == data_folder("corpus").resolve()
    if edition.settings.get("title") and not sample:
        return edition.title
    laws = language_data(edition.language).get("laws", "")
    return f"{laws} {edition.year}" if laws else edition.name


def _files(book: Book, edition: Edition) -> list[tuple[str, Book]]:
    """The book cut into files, one an article, in the order of the law book.

    A division goes with the article that it stands before, the definitions with their chapter.
    What stands before no article has a file of its own in front, `000.txt`.
    """
    articles: dict[str, list[Provision]] = {}
    for provision in sorted(book.provisions, key=lambda one: Label(one.path).order):
        articles.setdefault(provision.path[0], []).append(provision)
    homes = _homes(book.divisions, list(articles))
    front = "" in homes or not articles
    first = "" if front else next(iter(articles))
    defined = _definitions_home(book, homes, edition) or first
    files = [
        (
            f"{int(number or 0):03}.txt" if number.isdecimal() or not number else f"{number}.txt",
            Book(
                book.edition,
                tuple(articles.get(number, ())),
                tuple(
                    one for one, home in zip(book.divisions, homes, strict=True) if home == number
                ),
                book.definitions if number == defined else (),
                book.preface if number == first else "",
            ),
        )
        for number in ([""] if front else []) + list(articles)
    ]
    return [(name, part) for name, part in files if part != Book(book.edition)]


def _homes(divisions: Iterable[Division], articles: list[str]) -> list[str]:
    """The article in whose file each division stands: "" for those in front of all.

    One that stands before no article, but behind others that do, goes with the last article.
    """
    homes: list[str] = []
    for division in divisions:
        otherwise = articles[-1] if any(homes) else ""
        homes.append(division.before if division.before in articles else otherwise)
    return homes


def _definitions_home(book: Book, homes: list[str], edition: Edition) -> str:
    """The article in whose file the chapter of definitions stands, "" for none."""
    words = edition.structure_words.definitions
    for division, home in zip(book.divisions, homes, strict=True):
        if division.heading.strip(" .:-–").lower() in words:
            return home
    return ""
