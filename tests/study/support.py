"""Helpers for the tests of studies: trees that are grown at random."""

import random

from boonlake_panel import Setup, Study


def grown(choices: int, *, players: int = 4, seed: int = 7, branching: float = 0.02) -> Study:
    """A study with so many choices, made at random, some of them in variations."""
    chance = random.Random(seed)
    study = Study(Setup(players=players, seed=seed))
    nodes = [study.root]
    while len(study) < choices:
        if study.game.decision is None or chance.random() < branching:
            study.go(chance.choice(nodes))
            continue
        nodes.append(study.play(chance.choice(study.game.decision.keys)))
    return study


def options(study: Study) -> tuple[str, ...]:
    """The keys at the cursor."""
    assert study.game.decision
    return study.game.decision.keys
