"""Random players through PettingZoo: `python pettingzoo_random.py`, or another game and number.

python pettingzoo_random.py mintworks 3
"""

import sys

from bourgade.adapters.pettingzoo import env

game = sys.argv[1] if len(sys.argv) > 1 else "minivilles"
players = int(sys.argv[2]) if len(sys.argv) > 2 else 2
table = env(game, players=players, render_mode="ansi")
table.reset(seed=7)
for seat, agent in enumerate(table.possible_agents):
    table.action_space(agent).seed(seat)
for agent in table.agent_iter():
    observation, reward, terminated, truncated, info = table.last()
    if terminated or truncated:
        print(f"{agent}: {reward:+.2f}")
        action = None
    else:
        action = table.action_space(agent).sample(observation["action_mask"])
    table.step(action)
print(table.render())
