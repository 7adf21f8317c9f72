"""Makes the studies in data/examples: `python -m tests.study.make_examples [NAME ...]`.

An example that can still be played as it stands is only written anew with the hash of the data pack at hand; one that
cannot is played and annotated again. Comments state facts of the game and the agent's own figures, nothing else.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from boonlake_panel import Game, Setup, Study, StudyError
from boonlake_panel.agents.evaluation import evaluate
from boonlake_panel.agents.greedy import GreedyAgent
from boonlake_panel.agents.planner import PlannerAgent
from boonlake_panel.study import Node
from boonlake_panel.study.study import OPENING
from boonlake_panel.texts import data_directory
from boonlake_panel.texts.messages import text

FOLDER = data_directory() / "examples"
VARIATIONS = 4
BIG_GAIN = 8
INTERIM = ("score", "pay_score", "lever_time", "raise_levers")
"""Kinds of decisions after which points come in that the choice has not earned."""


@dataclass(frozen=True)
class Example:
    """A game to play, and why it is worth looking at."""

    name: str
    title: str
    about: str
    players: int
    seed: int
    tags: tuple[str, ...] = ()
    agents: tuple[str, ...] = field(default=())  # by seat; the best one where none is named
    more: dict[str, Any] = field(default_factory=dict)  # further parameters of the set-up


EXAMPLES = (
    Example(
        *("two-planners", "Two players, both plan ahead"),
        "Both seats plan to the end of their turn. Follow how each strip is used together with cards and boats.",
        *(2, 11, ("two players", "whole game")),
    ),
    Example(
        *("planner-and-greedy", "What planning is worth"),
        "Red plans its whole turn, Blue takes what looks best one choice at a time. Compare their turns side by side.",
        *(2, 23, ("two players", "comparison"), ("planner", "greedy")),
    ),
    Example(
        *("three-planners", "Three players, one river"),
        "Three seats plan ahead. Watch who sets the pace of the ships, and what the interim scorings find.",
        *(3, 5, ("three players", "whole game")),
    ),
    Example(
        *("three-different", "Three players of different strength"),
        "Red plans ahead, Blue and Yellow look one choice ahead. The points by source show where it matters.",
        *(3, 31, ("three players", "comparison"), ("planner", "greedy", "greedy")),
    ),
    Example(
        *("four-planners", "Four players, a full map"),
        "With four players the good sites go early. Look at who explores for whom.",
        *(4, 2, ("four players", "whole game")),
    ),
    Example(
        *("four-greedy", "Four players who live for the day"),
        "Nobody plans beyond the next choice. Where would a plan have paid? The variations show some such places.",
        *(4, 17, ("four players", "comparison"), ("greedy", "greedy", "greedy", "greedy")),
    ),
    Example(
        *("solo", "Alone against the Wise Eminence"),
        "One player plans ahead against the Wise Eminence at medium difficulty. Step through each of its turns: every "
        "decision shows its rule and its figures.",
        *(1, 8, ("solo", "whole game")),
        more={"difficulty": "medium"},
    ),
    Example(
        *("three-artifacts", "Three players and the artifacts"),
        "Three seats plan ahead with the expansion. Follow the price tiles, the boats on the lake, and who retrieves "
        "which artifact when.",
        *(3, 6, ("three players", "artifacts", "whole game")),
        more={"artifacts": True},
    ),
    Example(
        *("solo-artifacts", "Alone on the lake"),
        "One player with the expansion against the Wise Eminence. It knows neither lake nor artifact; see what both "
        "are worth to you.",
        *(1, 12, ("solo", "artifacts", "whole game")),
        more={"artifacts": True, "difficulty": "challenge"},
    ),
)


def make(example: Example) -> Study:
    """Play and annotate an example."""
    setup = Setup(players=example.players, seed=example.seed, **example.more)
    study = Study(setup, title=example.title, tags=example.tags)
    names = example.agents or ("planner",) * example.players
    agents = [PlannerAgent(seat) if names[seat] == "planner" else GreedyAgent(seat) for seat in range(example.players)]
    while study.game.decision:
        study.play(agents[study.game.decision.seat].choose(study.game))
    study.comment(f"{example.about}\n\n{result(study.game, names)}", study.root)
    comment_scorings(study)
    comment_gains(study)
    add_variations(study)
    study.go(study.root)
    return study


def result(game: Game, names: tuple[str, ...]) -> str:
    """The final points as a table in Markdown."""
    lines = ["| seat | agent | points | most points from |", "| --- | --- | --- | --- |"]
    for seat, ledger in enumerate(game.ledger):
        best = sorted(ledger, key=lambda source: -ledger[source])[:3]
        sources = ", ".join(f"{text(f'source-{source}')} {ledger[source]}" for source in best)
        agent = names[seat] if seat < len(names) else "its own rules"
        lines.append(f"| {game.setup.seat_name(seat)} | {agent} | {game.scores[seat]} | {sources} |")
    return "\n".join(lines)


def standing(game: Game) -> str:
    return ", ".join(f"{game.setup.seat_name(seat)} {points}" for seat, points in enumerate(game.scores))


def comment_scorings(study: Study) -> None:
    """Say how things stand where an interim scoring is over and the next turn begins."""
    told = 0
    for node in study.main_line:
        game = study.game_at(node)
        if game.scoring > told and (game.over or (game.decision and game.decision.kind == OPENING)):
            told = game.scoring
            study.comment(f"**After interim scoring {told}:** {standing(game)}.", node)


def comment_gains(study: Study) -> None:
    """Mark single choices that brought many points, and say where they come from."""
    for node in study.main_line:
        assert node.parent
        before, after = study.game_at(node.parent), study.game_at(node)
        gain = after.scores[node.seat] - before.scores[node.seat]
        earned = before.decision is not None and before.decision.kind not in INTERIM
        if gain >= BIG_GAIN and earned and not after.over:
            study.mark("excellent" if gain >= 2 * BIG_GAIN else "good", node)
            said = f"{gain} points at once: {sources(before, after, node.seat)}."
            study.comment("\n\n".join(filter(None, (node.comment, said))), node)


def sources(before: Game, after: Game, seat: int) -> str:
    """Where a seat's points between two moments come from."""
    old, new = before.ledger[seat], after.ledger[seat]
    gains = {source: new[source] - old.get(source, 0) for source in new}
    return ", ".join(f"{text(f'source-{source}')} {gain:+}" for source, gain in gains.items() if gain)


@dataclass(frozen=True)
class Alternative:
    """Another strip, played to the end of the turn, and how much more the agent expects from it."""

    node: Node
    keys: list[str]
    difference: float


def add_variations(study: Study) -> None:
    """Add the strips that differ most from those taken, one for each of some turns."""
    alternatives = [
        best for node in study.main_line if node.key.startswith("strip:") and (best := alternative(study, node))
    ]
    alternatives.sort(key=lambda best: -abs(best.difference))
    for best in alternatives[:VARIATIONS]:
        seat = study.setup.seat_name(best.node.seat)
        parent = best.node.parent
        assert parent
        study.branch(*best.keys, node=parent, name=f"Turn {best.node.turn}: {best.keys[0].partition(':')[2]} instead")
        other = study.go(parent).child(best.keys[0])
        points = abs(round(best.difference))
        compared = f"Both strips played on by the greedy agent to the end of the turn, it expects {points} points"
        if best.difference > 0:
            study.mark("doubtful", best.node)
            said = f"{compared} more for {seat} with this one."
        else:
            said = f"{compared} less for {seat} with this one."
        study.comment(said, other)


def alternative(study: Study, node: Node) -> Alternative | None:
    """The best other strip at a node, both finished by the same simple agent so that they can be compared."""
    assert node.parent
    before = study.game_at(node.parent)
    assert before.decision
    taken = rest_of_turn(before, node.key)[1]
    others = [key for key in before.decision.keys if key.startswith("strip:") and key != node.key]
    lines = [(key, *rest_of_turn(before, key)) for key in others]
    if not lines:
        return None
    _, keys, value = max(lines, key=lambda line: line[2])
    return Alternative(node, keys, value - taken)


def rest_of_turn(game: Game, key: str) -> tuple[list[str], float]:
    """The keys from a strip to the end of its turn, and what the seat can then expect."""
    assert game.decision
    seat, agent = game.decision.seat, GreedyAgent()
    keys = [key]
    game = game.play(key)
    while game.decision and game.decision.kind != OPENING:
        keys.append(agent.choose(game))
        game = game.play(keys[-1])
    return keys, evaluate(game.state, seat)


def renewed(path: Path) -> Study | None:
    """An example as it stands, if every choice can still be played."""
    try:
        return Study.load(path)
    except StudyError as error:
        whole = len(error.faults) == 1 and "made with data" in error.faults[0]
        return error.study if whole else None


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for example in EXAMPLES:
        path = FOLDER / f"{example.name}.json"
        if names and example.name not in names:
            continue
        study = (None if names else renewed(path)) or make(example)
        study.save(path)
        print(example.name, len(study), study.game_at(study.end(study.root)).scores, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
