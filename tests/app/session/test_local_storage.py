"""What the browser keeps between visits."""

from typing import Any

from boonlake_panel.app.session.local_storage import LocalStorage, read


def test_the_memory_speaks_once() -> None:
    heard: list[Any] = []
    memory = LocalStorage("place", heard.append)
    memory.keep({"a": 1})
    assert memory.text == ""
    memory.receive({"found": '{"b": 2}'})
    memory.receive({"found": '{"c": 3}'})
    assert heard == [{"b": 2}]
    memory.keep({"a": 1})
    assert read(memory.text) == {"a": 1}
