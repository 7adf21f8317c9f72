"""`boonlake serve`: the dashboard in the browser."""

from pathlib import Path

from rich.console import Console


def serve(
    port: int,
    address: str,
    library: str | None,
    basic_auth: Path | None,
    origins: tuple[str, ...],
    processes: int,
    show: bool,
) -> int:
    """Serves until it is stopped; gives the exit code."""
    from ..study.errors import StudyError

    console = Console(stderr=True)
    if basic_auth is not None and not basic_auth.is_file():
        console.print(f"{basic_auth} is no file: expected JSON with a password for each user", markup=False)
        return 2
    try:
        from ..study.library import Library

        Library(library).close()  # before anything is served: a wrong URL is told here, not to visitors
    except StudyError as problem:
        console.print(str(problem), markup=False)
        return 2
    from ..app.serving.server import serve as run

    run(port, address, library, basic_auth, origins, processes, show)
    return 0
