"""Passwords on the server: a file of names with hashes, and how fast anybody may guess.

    boonlake password teacher >> /etc/boonlake-users

A line is `name:scrypt:salt:hash`. Plain passwords are refused when the server starts.
"""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path

METHOD = "scrypt"
COST, BLOCK, PARALLEL = 2**14, 8, 1
"""16 MB and some 50 ms for each try."""
MIN_LENGTH = 8
MAX_LENGTH = 200
MAX_NAME = 60
FREE_TRIES = 5
MAX_WAIT = 300.0
MAX_REMEMBERED = 10_000


class UsersError(Exception):
    """What is wrong with a file of users."""


def hashed(password: str) -> str:
    """Give what a file keeps of a password."""
    salt = secrets.token_bytes(16)
    return f"{METHOD}:{salt.hex()}:{_scrypt(password, salt).hex()}"


def user_line(name: str, password: str) -> str:
    """Give the line of a user; raises `ValueError` if the name or the password will not do."""
    if (
        not 0 < len(name) <= MAX_NAME
        or not name.isprintable()
        or ":" in name
        or name != name.strip()
        or name[0] in "#{"
    ):
        raise ValueError(f"a name has 1 to {MAX_NAME} characters, and no colon")
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise ValueError(f"a password has {MIN_LENGTH} to {MAX_LENGTH} characters")
    return f"{name}:{hashed(password)}"


def _scrypt(password: str, salt: bytes) -> bytes:
    data = password.encode("utf-8", "surrogatepass")
    return hashlib.scrypt(data, salt=salt, n=COST, r=BLOCK, p=PARALLEL, maxmem=64 * 1024 * 1024, dklen=32)


class Users:
    """Who may come in. The file is read once, when the server starts."""

    def __init__(self, hashes: Mapping[str, str]) -> None:
        self._hashes = {name: tuple(map(bytes.fromhex, entry.split(":")[1:])) for name, entry in hashes.items()}
        self._nobody = (secrets.token_bytes(16), secrets.token_bytes(32))

    @classmethod
    def read(cls, path: Path) -> "Users":
        """Read a file of users; raises `UsersError` with what is wrong and what to do."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise UsersError(f"{path} cannot be read: {problem}") from None
        if text.lstrip().startswith(("{", "[", '"')):
            raise UsersError(f"{path} has plain passwords; make each line anew with `boonlake password NAME`")
        hashes: dict[str, str] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            name, _, entry = line.strip().partition(":")
            if not name or name in hashes or not _is_hash(entry):
                raise UsersError(
                    f"{path}, line {number}: no hash, or a name twice; `boonlake password NAME` makes a line"
                )
            hashes[name] = entry
        if not hashes:
            raise UsersError(f"{path} names nobody; `boonlake password NAME` makes a line")
        return cls(hashes)

    def __len__(self) -> int:
        return len(self._hashes)

    def accepts(self, name: str, password: str) -> bool:
        """Whether a name and a password belong together; it takes as long for names that nobody has."""
        salt, expected = self._hashes.get(name, self._nobody)
        found = _scrypt(password[:MAX_LENGTH], salt)
        return hmac.compare_digest(found, expected) and name in self._hashes and len(password) <= MAX_LENGTH


def _is_hash(entry: str) -> bool:
    parts = entry.split(":")
    try:
        return len(parts) == 3 and parts[0] == METHOD and [len(bytes.fromhex(part)) for part in parts[1:]] == [16, 32]
    except ValueError:
        return False


class Tries:
    """How long a name, or an address, waits after wrong passwords: twice as long each time, after the first few."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, *who: str) -> float:
        """Seconds until these may try again."""
        now = time.monotonic()
        return max((self._until(each) - now for each in who), default=0.0)

    def _until(self, who: str) -> float:
        count, latest = self._wrong.get(who, (0, 0.0))
        return latest + min(2.0 ** (count - FREE_TRIES), MAX_WAIT) if count >= FREE_TRIES else 0.0

    def wrong(self, *who: str) -> None:
        """A password was wrong."""
        for each in who:
            count, _ = self._wrong.pop(each, (0, 0.0))
            self._wrong[each] = (min(count + 1, 64), time.monotonic())
        while len(self._wrong) > MAX_REMEMBERED:
            self._wrong.popitem(last=False)

    def right(self, *who: str) -> None:
        """A password was right."""
        for each in who:
            self._wrong.pop(each, None)
