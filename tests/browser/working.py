"""What tests of pages with long work need: to watch its progress and to wait for its end."""

from typing import Any

from .conftest import Visitor


def arrive(visitor: Visitor, page: str, button: str) -> None:
    """Opens a page by its address and waits until one of its buttons is there."""
    visitor.page.goto(f"{visitor.server.url}?page={page}")
    visitor.page.get_by_role("button", name=button).wait_for()


def bar(visitor: Visitor) -> Any:
    return visitor.page.get_by_role("progressbar", name="Progress", exact=True)


def moves(visitor: Visitor) -> None:
    """Waits until the progress bar has shown two values above nothing."""
    seen: set[str] = set()

    def look() -> bool:
        value = bar(visitor).evaluate_all("bars => bars.map(bar => bar.getAttribute('aria-valuenow')).join()")
        seen.update({value} - {"", "0"})
        return len(seen) > 1

    visitor.until(look)


def ends(visitor: Visitor) -> None:
    bar(visitor).wait_for(state="detached")
