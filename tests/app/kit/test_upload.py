"""A file in parts: nothing is kept that is too large, out of order or late."""

from typing import Any

import pytest

from boonlake_panel.app.kit.upload import InvalidPart, PartialFile


def part(number: int = 1, total: int = 1, data: Any = b"abc", name: str = "a.json") -> dict[str, Any]:
    return {"status": "upload_event", "name": name, "chunk": number, "total_chunks": total, "data": data}


def test_parts_become_a_file() -> None:
    file = PartialFile(10)
    file.add(part(1, 2, b"abc"))
    assert file.size == 3
    file.add(part(2, 2, memoryview(b"def")))
    assert file.take() == b"abcdef"
    assert file.take() is None


@pytest.mark.parametrize(
    "wrong",
    [
        part(data=1_000_000_000),
        part(data="abc"),
        part(data=[1, 2, 3]),
        part(data=b"12345678901"),
        part(2, 2),
        part(1, 1_000_000_000),
        part(1, 0),
        part(name=""),
        part(name="a" * 300),
        {},
    ],
)
def test_what_is_no_part_of_a_small_file_is_not_kept(wrong: dict[str, Any]) -> None:
    file = PartialFile(10)
    with pytest.raises(InvalidPart):
        file.add(wrong)
    assert file.size == 0
    assert file.take() is None


def test_one_file_at_a_time() -> None:
    file = PartialFile(10)
    file.add(part(1, 3, b"abc"))
    file.add(part(1, 2, b"abc", "b.json"))
    assert file.size == 3
    with pytest.raises(InvalidPart):
        file.add(part(2, 2, b"abc", "a.json"))
    assert file.size == 0


def test_a_file_does_not_wait_for_ever() -> None:
    file = PartialFile(10, seconds=0)
    file.add(part(1, 3))
    file.expire()
    assert file.size == 0
    patient = PartialFile(10, seconds=60)
    patient.add(part(1, 3))
    patient.expire()
    assert patient.size == 3
