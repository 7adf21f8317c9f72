"""What the server tells browsers holds in one: no page needs what its headers forbid."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake_panel.app.pages import PAGES

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_every_page_works_with_the_scripts_that_may_run(visit: Callable[..., Any]) -> None:
    visitor = visit()
    visitor.page.add_init_script(
        "window.forbidden = []; document.addEventListener('securitypolicyviolation', (event) => "
        "window.forbidden.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`));"
    )
    visitor.open()
    for name in PAGES:
        visitor.page.goto(f"{visitor.server.url}?page={name}")
        visitor.page.get_by_role("heading").or_(visitor.page.locator(".prompt")).first.wait_for()
        visitor.settled()
        assert visitor.page.evaluate("window.forbidden") == [], name
