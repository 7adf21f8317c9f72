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
    frames: tuple[str, ...] = (),
    proxy: bool = False,
) -> int:
    """Serves until it is stopped; gives the exit code."""
    from ..study.errors import StudyError

    console = Console(stderr=True)
    from ..app.serving.passwords import Users, UsersError

    try:
        users = None if basic_auth is None else Users.read(basic_auth)
    except UsersError as problem:
        console.print(str(problem), markup=False)
        return 2
    try:
        from ..study.library import Library

        Library(library).close()  # before anything is served: a wrong URL is told here, not to visitors
    except StudyError as problem:
        console.print(str(problem), markup=False)
        return 2
    from ..app.serving.server import serve as run

    try:
        run(port, address, library, users, origins, processes, show, frames, proxy)
    except OSError as problem:
        console.print(f"cannot listen at {address}, port {port}: {problem.strerror or problem}", markup=False)
        return 1
    return 0


def password(name: str, secret: str) -> int:
    """Prints the line of a user; gives the exit code."""
    from ..app.serving.passwords import user_line

    try:
        line = user_line(name, secret)
    except ValueError as problem:
        Console(stderr=True).print(str(problem), markup=False)
        return 2
    print(line)
    return 0
