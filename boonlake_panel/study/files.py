"""Studies as files: JSON with one node a line, so that git shows what changed (see docs/study-format.md)."""

import json
import os
import tempfile
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Any

from .document import Reader, entry, head
from .errors import StudyError
from .limits import MAX_BYTES
from .node import Node
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


def loads(text: str | bytes, *, pack: str | None = None) -> Study:
    """The study of a text; raises `StudyError`, whose `study` is the part that can be played."""
    if len(text) > MAX_BYTES:
        raise StudyError(f"this is too large for a study: {len(text)} bytes, at most {MAX_BYTES} are read")
    reader = Reader(pack)
    study = reader.study(_parse(_decode(text), reader.faults))
    if reader.faults:
        count = "one fault" if len(reader.faults) == 1 else f"{len(reader.faults)} faults"
        raise StudyError(f"the study has {count}; {len(study)} choices can be played:", reader.faults, study)
    return study


def _decode(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        readable = text[: error.start].decode("utf-8-sig")
        if NODES in readable:
            return readable  # reads like a file that breaks off there
        raise StudyError(f"this is no study: byte {error.start} is not UTF-8 text") from None


def _parse(text: str, faults: list[str]) -> Any:
    try:
        return parse(text)
    except (RecursionError, ValueError) as error:
        if NODES not in text:
            raise StudyError(f"this is no study: it is not JSON ({error})") from None
        faults.append(f"the file is damaged ({error!s:.200}); what can be read is kept")
    return _salvage(text)


def _salvage(text: str) -> Any:
    """A damaged document: the fields before the nodes, and each line of the nodes that can be read."""
    before, _, nodes = text.partition(NODES)
    try:
        data = parse(before + NODES + "]}")
    except (RecursionError, ValueError) as error:
        raise StudyError(f"the study cannot be opened: its set-up is damaged ({error!s:.200})") from None
    lines = [line.strip().rstrip(",") for line in nodes.split("\n")]
    data["nodes"] = [_salvaged(line) for line in lines if line not in ("", "]", "}")]
    return data


def _salvaged(line: str) -> Any:
    try:
        return parse(line)
    except (RecursionError, ValueError):
        return None


def parse(text: str) -> Any:
    """JSON without the numbers that only Python knows."""
    return json.loads(text, parse_constant=_refuse)


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no number")


def save(study: Study, path: str | PathLike[str]) -> None:
    """Write a study to a file: the new file takes the place of the old one when it is complete."""
    target = Path(path)
    text = dumps(study)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise StudyError(f"cannot write {target}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
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
            text = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise StudyError(f"cannot read {source}: {error.strerror}") from None
    try:
        return loads(text, pack=pack)
    except StudyError as error:
        first, _, rest = str(error).partition("\n")
        error.args = (f"{source}: {first}" + (f"\n{rest}" if rest else ""),)
        raise
