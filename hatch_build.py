"""Build hook: with BOONLAKE_COMPILE=1 the engine is compiled to native code by mypyc; otherwise nothing is done.

    BOONLAKE_COMPILE=1 pip install .

The same files run both ways. Compiled are the rooms in which games are played; everything that is read once or that
makes words for people stays Python, see `INTERPRETED`.
"""

import os
import shutil
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "boonlake_panel"
COMPILED = ("engine", "agents", "playouts")
INTERPRETED = (
    "__init__.py",  # imports only
    "engine/setup.py",  # a class of param
    "engine/game.py",  # what people hold in their hands: cached properties, pickles
    "engine/seen.py",
    "engine/reasons.py",
    "engine/position/faults.py",
    "engine/wording/*.py",  # words for people
    "kinds.py",  # records of choices: read once
    "*_kinds.py",
    "agents/registry.py",  # reads the signatures of agents
    "playouts/worker.py",  # waits for its parent
)
MYPY = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--no-site-packages")
"""Only the types of what is compiled count here; the project's own check of all types is `mypy`."""


class CompileHook(BuildHookInterface[Any]):
    """Compiles what is listed above into a wheel."""

    @property
    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("BOONLAKE_COMPILE", "0") not in ("", "0")

    def dependencies(self) -> list[str]:
        return ["mypy>=1.19", "setuptools>=65"] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted:
            return
        if version == "editable":
            raise RuntimeError("an editable installation cannot be compiled: leave out --editable or BOONLAKE_COMPILE")
        self.folder = Path(tempfile.mkdtemp(prefix="boonlake-"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in build(Path(self.root), self.folder):
            build_data["force_include"][str(module)] = str(module.relative_to(self.folder / "lib"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.wanted:
            shutil.rmtree(self.folder)


def sources(root: Path) -> list[str]:
    """The files that are compiled."""
    files = (path.relative_to(root / PACKAGE) for room in COMPILED for path in (root / PACKAGE / room).rglob("*.py"))
    return sorted(f"{PACKAGE}/{file.as_posix()}" for file in files if not any(map(file.match, INTERPRETED)))


def build(root: Path, folder: Path) -> Iterable[Path]:
    """Compiles into `folder / "lib"` and gives the extension modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Compiles the many files of one extension side by side."""

        def build_extension(self, extension: Extension) -> None:
            def compiled(source: str) -> list[str]:
                return self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=extension.include_dirs,
                    extra_postargs=extension.extra_compile_args,
                    depends=extension.depends,
                )

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                extension.extra_objects = [name for names in pool.map(compiled, extension.sources) for name in names]
            extension.sources = []
            super().build_extension(extension)

    before = Path.cwd()
    os.chdir(root)
    try:
        modules = mypycify(
            [*MYPY, *sources(root)],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "2"),
            debug_level="0",
            multi_file=True,
            target_dir=str(folder / "c"),
            group_name=PACKAGE,
        )
        command = ParallelBuild(Distribution({"name": PACKAGE, "ext_modules": modules}))
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))
