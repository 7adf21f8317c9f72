"""What a study says about itself: its title, its tags, and who plays each seat."""

from collections.abc import Iterable

from .limits import MAX_TITLE, clean_agents, clean_line, clean_tags
from .observable import Change, Observable
from .tree import Tree


class Label(Observable[Change]):
    """The title, the tags and the agents of a study; whoever listens to the study hears when they change."""

    tree: Tree

    def __init__(self, title: str, tags: Iterable[str], agents: Iterable[str]) -> None:
        super().__init__()
        self.title = clean_line(title, MAX_TITLE, "title")
        self.tags = clean_tags(tags)
        self.agents = clean_agents(agents)

    def rename(self, title: str) -> None:
        """Give the study another title."""
        self.title = clean_line(title, MAX_TITLE, "title")
        self.notify(Change("titled", self.tree.root))

    def tag(self, *tags: str) -> None:
        """Add tags.

        >>> study = Study(Setup(seed=7), tags=["opening"])
        >>> study.tag("Cattle")
        >>> study.tags
        ('cattle', 'opening')
        """
        self.tags = clean_tags((*self.tags, *tags))
        self.notify(Change("titled", self.tree.root))

    def untag(self, *tags: str) -> None:
        """Take tags away."""
        gone = clean_tags(tags)
        self.tags = tuple(tag for tag in self.tags if tag not in gone)
        self.notify(Change("titled", self.tree.root))

    def seat_agents(self, agents: Iterable[str]) -> None:
        """Say who plays each seat: the name of an agent, or nothing for a person.

        >>> study = Study(Setup(players=3, seed=7))
        >>> study.seat_agents(["", "planner", ""])
        >>> study.agents
        ('', 'planner')
        """
        self.agents = clean_agents(agents)
        self.notify(Change("titled", self.tree.root))
