"""OpenSpiel's tree search against random play: `python openspiel_mcts.py`, or with a game of yours.

    python openspiel_mcts.py "python_bourgade_minivilles(players=3,edition=deluxe)" 100

The number is how many games the search plays out in its head before each move.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import bourgade.adapters.openspiel  # noqa: F401 - registers the games

name = sys.argv[1] if len(sys.argv) > 1 else "python_bourgade_petiteville"
simulations = int(sys.argv[2]) if len(sys.argv) > 2 else 20
rng = np.random.RandomState(1)
game = pyspiel.load_game(name)
search = MCTSBot(game, 2.0, simulations, RandomRolloutEvaluator(1, rng), random_state=rng)
others = [UniformRandomBot(player, rng) for player in range(1, game.num_players())]
bots = [search, *others]

state = game.new_initial_state()
while not state.is_terminal():
    player = state.current_player()
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        action = rng.choice(outcomes, p=chances)
    else:
        action = bots[player].step(state)
    who = "chance" if state.is_chance_node() else f"player {player}"
    print(f"{who}: {state.action_to_string(action)}")
    state.apply_action(action)
print("returns:", *state.returns())
