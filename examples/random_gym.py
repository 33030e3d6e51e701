"""A random player against bots, through Gymnasium: `python random_gym.py`, or another game.

python random_gym.py bourgade/MintWorks-v1
"""

import sys

import gymnasium

import bourgade.adapters.gymnasium  # noqa: F401 - registers the games

name = sys.argv[1] if len(sys.argv) > 1 else "bourgade/Minivilles-v1"
env = gymnasium.make(name, opponents="greedy", render_mode="ansi")
observation, info = env.reset(seed=7)
env.action_space.seed(7)
steps, over = 0, False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
    steps, over = steps + 1, terminated or truncated
print(env.render())
print(f"{steps} decisions, reward {reward:+.2f}")
