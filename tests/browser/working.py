"""What tests of pages with long work need: to watch its progress and to wait for its end."""

from typing import Any

from .conftest import Visitor


def arrive(visitor: Visitor, page: str, button: str) -> None:
    """Opens a page by its address and waits until one of its buttons is there."""
    visitor.page.goto(f"{visitor.server.url}?page={page}")
    visitor.page.get_by_role("button", name=button).wait_for()


def bar(visitor: Visitor) -> Any:
    """The progress bars that can be seen; pages that are not shown keep theirs."""
    return visitor.page.locator(".job [role=progressbar]:visible")


def moves(visitor: Visitor) -> None:
    """Waits until the progress bar has shown two values above nothing."""
    seen: set[str] = set()

    def look() -> bool:
        value = bar(visitor).evaluate_all("bars => bars.map(bar => bar.getAttribute('aria-valuenow')).join()")
        seen.update({value} - {"", "0"})
        return len(seen) > 1

    visitor.until(look)


def ends(visitor: Visitor) -> None:
    visitor.until(lambda: bar(visitor).count() == 0)


def rows(visitor: Visitor) -> Any:
    """The rows of the tables that can be seen."""
    return visitor.page.locator(".tabulator-row:visible")


def choose(visitor: Visitor, label: str, option: str) -> None:
    """Chooses from a list."""
    visitor.page.get_by_role("combobox", name=label).click()
    visitor.page.get_by_role("menuitem", name=option, exact=True).click()
    visitor.page.get_by_role("listbox").wait_for(state="hidden")
