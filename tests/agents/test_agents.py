"""How agents behave: they answer with legal keys, by their seed, without peeking, and finish every kind of game."""

import time

import pytest

from boonlake_panel.agents import AGENTS, make_agent
from boonlake_panel.agents.agent import decision_seed
from boonlake_panel.agents.lookahead import after_turn
from boonlake_panel.agents.montecarlo import MonteCarloAgent
from boonlake_panel.agents.planner import plans
from boonlake_panel.engine import Game, Setup
from boonlake_panel.engine.codes import BOAT, SHIFT
from boonlake_panel.engine.core import choose
from boonlake_panel.playouts.games import new_game, play_out

LIGHT = {"planner": "planner:width=2,worlds=2", "montecarlo": "montecarlo:simulations=4,details=4,width=1"}
SPECS = tuple(LIGHT.get(name, name) for name in AGENTS)
THINKERS = tuple(spec for spec in SPECS if spec != "random")


def positions(players: int, seed: int, every: int, count: int) -> list[Game]:
    """Some positions of a game of greedy agents, where there is something to choose."""
    setup = Setup(players=players, seed=seed)
    agents = [make_agent("greedy", seed=seat) for seat in range(max(2, players))]
    game = Game(setup)
    games: list[Game] = []
    for number in range(10_000):
        if game.decision is None or len(games) == count:
            break
        if number % every == every - 1:
            games.append(game)
        game = game.play(agents[game.decision.seat].choose(game))
    return games


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_choice_is_legal_and_depends_on_the_seed_only(spec: str, players: int) -> None:
    for game in positions(players, seed=3, every=17, count=6):
        assert game.decision is not None
        key = make_agent(spec, seed=5).choose(game)
        assert key in game.decision.keys
        assert make_agent(spec, seed=5).choose(game) == key


@pytest.mark.parametrize("spec", SPECS)
def test_hidden_things_do_not_change_a_choice(spec: str) -> None:
    """The other hands, the draw pile, the tiles to come and the seed of the game are dealt anew: the answer stays."""
    for game in positions(3, seed=11, every=13, count=8):
        assert game.decision is not None
        seat = game.decision.seat
        agent = make_agent(spec, seed=2)
        wanted = agent.choose(game)
        for other in range(1, 4):
            changed = game.determinize(seat, other)
            assert changed.seen_by(seat).position() == game.seen_by(seat).position()
            assert changed.position() != game.position()
            assert agent.choose(changed) == wanted


@pytest.mark.parametrize("spec", THINKERS)
def test_thinking_leaves_the_game_as_it_was(spec: str) -> None:
    game = positions(2, seed=4, every=40, count=1)[0]
    before = game.position()
    make_agent(spec).choose(game)
    assert game.position() == before


def test_random_agents_with_different_seeds_differ() -> None:
    game = Game(Setup(players=2, seed=1))
    keys = {make_agent("random", seed=seed).choose(game) for seed in range(20)}
    assert len(keys) > 1


@pytest.mark.parametrize("spec", THINKERS)
def test_boats_do_not_move_for_nothing(spec: str) -> None:
    for game in positions(2, seed=8, every=9, count=12):
        assert game.decision is not None
        if any(not key.startswith("boat:") for key in game.decision.keys):
            assert not make_agent(spec).choose(game).startswith("boat:")


@pytest.mark.parametrize("spec", ["random", "quick", "greedy"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_agents_finish_games_of_every_size(spec: str, players: int) -> None:
    state = play_out(new_game(Setup(players=players, seed=6)), [make_agent(spec, seed=seat) for seat in range(4)])
    assert not state.options
    assert state.scoring == 4


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_agents_finish_a_game_with_the_expansion(spec: str) -> None:
    """Options that an agent knows nothing about are played too."""
    setup = Setup(players=1 if spec in LIGHT.values() else 3, seed=2, artifacts=True)
    state = play_out(new_game(setup), [make_agent(spec, seed=seat) for seat in range(3)])
    assert state.scoring == 4


@pytest.mark.slow
def test_the_planner_beats_the_easy_eminence() -> None:
    """About four of five solo games; two of four leaves room for chance."""
    wins = 0
    for seed in range(4):
        agent = make_agent("planner:width=2,worlds=1", seed=seed)
        person, eminence = play_out(new_game(Setup(players=1, seed=seed, difficulty="easy")), [agent]).players
        wins += person.vp >= eminence.vp
    assert wins >= 2


@pytest.mark.parametrize("spec", THINKERS)
def test_hidden_things_do_not_change_a_choice_in_a_solo_game(spec: str) -> None:
    for game in positions(1, seed=3, every=16, count=4):
        wanted = make_agent(spec, seed=2).choose(game)
        assert make_agent(spec, seed=2).choose(game.determinize(0, 9)) == wanted


def test_the_same_seeds_give_the_same_game() -> None:
    def points() -> list[int]:
        agents = [make_agent("greedy", seed=1), make_agent("quick", seed=2)]
        return [player.vp for player in play_out(new_game(Setup(players=2, seed=9)), agents).players]

    assert points() == points()


def test_choosing_in_a_game_and_on_a_state_is_the_same() -> None:
    game = Game(Setup(players=2, seed=9))
    state = new_game(Setup(players=2, seed=9))
    agents = [make_agent("greedy", seed=1), make_agent("quick", seed=2)]
    for _ in range(60):
        assert game.decision is not None
        option = agents[state.agenda[-1][1]].decide(state)
        key = agents[game.decision.seat].choose(game)
        choose(state, option)
        game = game.play(key)
    assert [player.vp for player in state.players] == list(game.scores)


def test_the_dealer_of_an_own_game_is_answered_at_random() -> None:
    game = Game(Setup(players=2, seed=1, dealer="ask"))
    agent = make_agent("planner:width=1,worlds=1")
    for _ in range(40):
        assert game.decision is not None
        game = game.play(agent.choose(game))


def test_a_time_budget_is_kept() -> None:
    game = positions(2, seed=4, every=60, count=1)[0]
    agent = make_agent("montecarlo:seconds=0.6,close=100")
    start = time.monotonic()
    agent.choose(game)
    assert 0.5 < time.monotonic() - start < 6  # one simulation may run over, and machines differ


def test_looking_ahead_keeps_the_own_hand() -> None:
    """What is played on after a planned turn is dealt anew for the one who planned, not for the one who is next."""
    games = positions(3, seed=4, every=7, count=40)
    game = next(game for game in games if game.decision and game.decision.kind == "turn")
    seat = game.state.agenda[-1][1]
    for line in plans(game.state, width=1, seed=1):
        later = after_turn(line, seat, seed=2)
        assert later.players[seat].hand == line.state.players[seat].hand
        assert [player.hand for player in later.players] != [player.hand for player in line.state.players]


def test_a_finished_game_has_nothing_to_choose() -> None:
    game = Game(Setup(players=2, seed=1))
    agent = make_agent("quick")
    while game.decision:
        game = game.play(agent.choose(game))
    with pytest.raises(ValueError, match="over"):
        agent.choose(game)


def test_decisions_do_not_share_their_numbers() -> None:
    state = new_game(Setup(players=2, seed=1))
    seeds = set()
    count = 0
    agent = make_agent("random")
    while state.options and count < 100:
        if any(option >> SHIFT != BOAT for option in state.options):
            seeds.add(decision_seed(1, state))
            count += 1
        choose(state, agent.decide(state))
    assert len(seeds) > 95


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clever", "unknown agent 'clever', expected one of random"),
        ("planner:width", "expected name=number"),
        ("planner:width=wide", "expected name=number"),
        ("planner:depth=3", "there is no 'depth', expected width or worlds"),
        ("planner:worlds=0", "worlds must be at least 1"),
        ("planner:worlds=2.5", "worlds must be a whole number"),
        ("montecarlo:seconds=-1", "seconds must be at least 0"),
    ],
)
def test_a_bad_spec_says_what_is_wrong(spec: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make_agent(spec)


def test_a_spec_sets_parameters() -> None:
    agent = make_agent("montecarlo:simulations=200,seconds=1.5", seed=4)
    assert isinstance(agent, MonteCarloAgent)
    assert (agent.seed, agent.simulations, agent.seconds) == (4, 200, 1.5)
