"""Sphinx: the directive `command-line` describes every command of `boonlake`, as the program itself does."""

from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx


class CommandLine(Directive):
    def run(self) -> list[nodes.Node]:
        from typer.main import get_command

        from boonlake_panel.cli import app

        return list(_sections("boonlake", get_command(app)))


def _sections(name: str, command: Any) -> Any:
    """One section for each command; a command with commands of its own has none."""
    inner = getattr(command, "commands", None)
    if inner:
        for word, one in sorted(inner.items(), key=lambda entry: (hasattr(entry[1], "commands"), entry[0])):
            yield from _sections(f"{name} {word}", one)
        return
    section = nodes.section(ids=[nodes.make_id(name)], names=[name])
    section += nodes.title("", "", nodes.literal(text=name))
    section += nodes.paragraph(text=command.help or "")
    entries = nodes.definition_list()
    for parameter in command.params:
        if parameter.name != "help":
            entries += _entry(parameter)
    if entries.children:
        section += entries
    yield section


def _entry(parameter: Any) -> nodes.Node:
    is_option = parameter.param_type_name == "option"
    names = [*parameter.opts, *parameter.secondary_opts] if is_option else [parameter.metavar or parameter.name.upper()]
    term = nodes.term("", "", nodes.literal(text=" / ".join(names)))
    facts = parameter.help or ""
    default = parameter.default
    if is_option and default not in (None, False, True, (), "") and not callable(default):
        facts += f" Default: {default}."
    return nodes.definition_list_item("", term, nodes.definition("", nodes.paragraph(text=facts)))


def setup(app: Sphinx) -> dict[str, bool]:
    app.add_directive("command-line", CommandLine)
    return {"parallel_read_safe": True}
