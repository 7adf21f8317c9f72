"""Studies as files: JSON with one node a line, so that git shows what changed (see docs/study-format.md)."""

import json
import os
import tempfile
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Any

from ..texts.messages import text
from .document import DocumentReader, entry, head
from .errors import StudyError
from .limits import MAX_BYTES, MAX_NODES
from .node import Node
from .parsing import misread, parse
from .study import Study

NODES = '"nodes": ['
_json = json.JSONEncoder(ensure_ascii=False).encode


def dumps(study: Study) -> str:
    """The text of a study's file.

    >>> from boonlake_panel import Setup
    >>> study = Study(Setup(players=2, seed=7))
    >>> loads(dumps(study)).setup == study.setup
    True
    """
    lines = [f"{_json(name)}: {_json(value)}," for name, value in head(study).items()]
    previous: Node | None = None
    nodes = []
    for node in study:
        nodes.append(_json(entry(node, previous)))
        previous = node
    return "\n".join(["{", *lines, NODES, ",\n".join(nodes), "]", "}", ""])


def loads(written: str | bytes, *, pack: str | None = None) -> Study:
    """The study of a text; raises `StudyError`, whose `study` is the part that can be played."""
    if len(written) > MAX_BYTES:
        raise StudyError(text("fault-too-large", size=str(len(written)), most=str(MAX_BYTES)))
    reader = DocumentReader(pack)
    study = reader.study(_parse(_decode(written), reader.faults))
    if reader.faults:
        raise StudyError(text("fault-study", faults=len(reader.faults), choices=len(study)), reader.faults, study)
    return study


def _decode(written: str | bytes) -> str:
    if isinstance(written, str):
        return written
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        readable = written[: error.start].decode("utf-8-sig")
        if NODES in readable:
            return readable  # reads like a file that breaks off there
        raise StudyError(text("fault-no-text", byte=str(error.start))) from None


def _parse(written: str, faults: list[str]) -> Any:
    try:
        return parse(written)
    except (RecursionError, ValueError) as error:
        if NODES not in written:
            raise StudyError(text("fault-no-json", problem=misread(error))) from None
        faults.append(text("fault-damaged", problem=misread(error)))
    return _salvage(written)


def _salvage(written: str) -> Any:
    """A damaged document: the fields before the nodes, and each line of the nodes that can be read."""
    before, _, nodes = written.partition(NODES)
    try:
        data = parse(before + NODES + "]}")
    except (RecursionError, ValueError) as error:
        raise StudyError(text("fault-setup-damaged", problem=misread(error))) from None
    lines = [line.strip().rstrip(",") for line in nodes.split("\n", 2 * MAX_NODES)]
    data["nodes"] = [_salvaged(line) for line in lines if line not in ("", "]", "}")]
    return data


def _salvaged(line: str) -> Any:
    try:
        return parse(line)
    except (RecursionError, ValueError):
        return None


def save(study: Study, path: str | PathLike[str]) -> None:
    """Write a study to a file: the new file takes the place of the old one when it is complete."""
    target = Path(path)
    written = dumps(study)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise StudyError(f"cannot write {target}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(target.stat().st_mode & 0o777 if target.exists() else 0o644)
        Path(name).replace(target)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise StudyError(f"cannot write {target}: {error.strerror}") from None


def load(path: str | PathLike[str], *, pack: str | None = None) -> Study:
    """Read a study from a file."""
    source = Path(path)
    try:
        with source.open("rb") as file:
            written = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise StudyError(f"cannot read {source}: {error.strerror}") from None
    try:
        return loads(written, pack=pack)
    except StudyError as error:
        first, _, rest = str(error).partition("\n")
        error.args = (f"{source}: {first}" + (f"\n{rest}" if rest else ""),)
        raise
