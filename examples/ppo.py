"""Proximal policy optimisation in NumPy alone: learns to beat random players in a minute or two.

    python ppo.py                                  # Minivilles, two players
    python ppo.py bourgade/MintWorks-v1 --steps 2000000 --opponents greedy

A net with two hidden layers sees what the player sees and judges every action and the position.
It plays many games at once, then learns from them: actions that did better than it thought become
likelier, within limits (the clip of PPO), and its judgement comes nearer to what happened.
"""

import argparse
import time
from itertools import pairwise

import gymnasium
import numpy as np

import bourgade.adapters.gymnasium  # noqa: F401 - registers the games

HIDDEN = 64
GAMES, LENGTH = 256, 64  # games side by side, decisions in each before learning
EPOCHS, PART = 3, 2048  # how often each decision is learnt from, and how many at a time
GAMMA, LAMBDA = 0.997, 0.95  # worth of a later reward; how far ahead an advantage looks
CLIP, ENTROPY, VALUE, NORM = 0.2, 0.01, 0.5, 0.5
RATE = 1e-3  # of learning, at the start; it sinks to nothing


class Net:
    """Two layers of tanh; then a linear one with a column for each action and one for the value."""

    def __init__(self, inputs, actions, rng):
        sizes = [inputs, HIDDEN, HIDDEN, actions + 1]
        self.weights = []
        for a, b in pairwise(sizes):
            scale = 0.01 if b == sizes[-1] else a**-0.5
            self.weights += [
                rng.normal(0, scale, (a, b)).astype(np.float32),
                np.zeros(b, np.float32),
            ]
        self.mean, self.spread = np.zeros(inputs, np.float32), np.ones(inputs, np.float32)
        self.slopes = [np.zeros_like(w) for w in self.weights]  # Adam's two memories
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def scaled(self, seen):
        return np.clip((seen - self.mean) / self.spread, -5, 5)

    def forward(self, x):
        """Logits and values, and what the way back needs."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.tanh(x @ w1 + b1)
        h2 = np.tanh(h1 @ w2 + b2)
        out = h2 @ w3 + b3
        return out[:, :-1], out[:, -1], (x, h1, h2)

    def learn(self, layers, slope, rate):
        """One step of Adam against the slope of the loss at the last layer."""
        x, h1, h2 = layers
        _, _, w2, _, w3, _ = self.weights
        slope2 = (slope @ w3.T) * (1 - h2 * h2)
        slope1 = (slope2 @ w2.T) * (1 - h1 * h1)
        found = [
            x.T @ slope1, slope1.sum(0), h1.T @ slope2, slope2.sum(0), h2.T @ slope, slope.sum(0),
        ]  # fmt: skip
        norm = np.sqrt(sum(float((g * g).sum()) for g in found))
        self.updates += 1
        for weight, g, m, v in zip(self.weights, found, self.slopes, self.squares, strict=True):
            g *= min(1, NORM / (norm + 1e-8))
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            fair_m, fair_v = 1 - 0.9**self.updates, 1 - 0.999**self.updates
            weight -= rate * (m / fair_m) / (np.sqrt(v / fair_v) + 1e-5)


def chances(logits, mask):
    """The probability of each legal action; others have none."""
    logits = np.where(mask, logits, -1e9)
    grown = np.exp(logits - logits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def draw(policy, rng):
    """An action of each row by its chances; rounding never leads to one that has none."""
    lots = rng.random((len(policy), 1), dtype=np.float32) * policy.sum(1, keepdims=True)
    drawn = (policy.cumsum(1) > lots).argmax(1)
    certain = policy.argmax(1)
    return np.where(policy[np.arange(len(policy)), drawn] > 0, drawn, certain)


def shares(reward, info):
    """What part of the win a final reward stands for."""
    seats = info["rewards"].shape[1]
    return (reward * (seats - 1) + 1) / seats


def collect(envs, net, state, rng):
    """Play on; returns all decisions, what they were worth, and the shares won."""
    seen, mask, fresh = state
    rows, results = np.arange(len(seen)), []
    steps = {name: [] for name in ("x", "mask", "action", "chance", "value", "reward", "end", "on")}
    for _ in range(LENGTH):
        x = net.scaled(seen)
        logits, value, _ = net.forward(x)
        policy = chances(logits, mask)
        action = draw(policy, rng)
        seen, reward, over, cut, info = envs.step(action)
        # In the step after the end of a game, the next one begins: nothing was decided there.
        kept = (x, mask, action, policy[rows, action], value, reward, over | cut, ~fresh)
        for name, row in zip(steps, kept, strict=True):
            steps[name].append(row)
        fresh = over | cut
        mask = info["action_mask"].astype(bool)
        mask[fresh, 0] = True  # somewhere for the softmax to stand
        results += shares(reward[fresh], info).tolist()
    _, value, _ = net.forward(net.scaled(seen))
    gain = np.zeros(len(seen), np.float32)
    gains = []
    for t in reversed(range(LENGTH)):
        going = 1 - steps["end"][t]
        delta = steps["reward"][t] + GAMMA * value * going - steps["value"][t]
        gain = delta + GAMMA * LAMBDA * going * gain
        gains.append(gain)
        value = steps["value"][t]
    flat = {name: np.concatenate(rows) for name, rows in steps.items()}
    flat["gain"] = np.concatenate(gains[::-1]).astype(np.float32)
    flat["return"] = flat["gain"] + flat["value"]
    decided = flat.pop("on")
    return {name: column[decided] for name, column in flat.items()}, results, (seen, mask, fresh)


def improve(net, steps, rate, rng):
    """A few rounds over the decisions, in parts of a shuffled order."""
    count = len(steps["action"])
    for _ in range(EPOCHS):
        order = rng.permutation(count)
        for start in range(0, count, PART):
            part = {name: column[order[start : start + PART]] for name, column in steps.items()}
            rows, n = np.arange(len(part["action"])), len(part["action"])
            logits, value, layers = net.forward(part["x"])
            policy = chances(logits, part["mask"])
            gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
            ratio = policy[rows, part["action"]] / part["chance"]
            # Where the ratio has left the clip on the side that pays, nothing pulls any more.
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (ratio * gain * free)[:, None]
            chosen = np.zeros_like(policy)
            chosen[rows, part["action"]] = 1
            logs = np.log(policy + 1e-12)
            spread = (policy * logs).sum(1, keepdims=True)
            slope = pull * (policy - chosen) + ENTROPY * policy * (logs - spread)
            error = 2 * VALUE * (value - part["return"])
            whole = np.concatenate([slope, error[:, None]], axis=1, dtype=np.float32) / n
            net.learn(layers, whole, rate)


def measure(name, opponents, net, games, seed):
    """The share of games that the net wins, and its interval of 95 % (Wilson's)."""
    rng = np.random.default_rng(seed)
    envs = gymnasium.make_vec(name, num_envs=games, opponents=opponents)
    seen, info = envs.reset(seed=seed)
    result = np.full(games, np.nan)
    while np.isnan(result).any():
        running = info["action_mask"].any(1)
        mask = info["action_mask"].astype(bool)
        mask[~running, 0] = True
        action = draw(chances(net.forward(net.scaled(seen))[0], mask), rng)
        seen, reward, over, cut, info = envs.step(action)
        first = np.isnan(result) & (over | cut)
        result[first] = shares(reward[first], info)
    envs.close()
    share, z = float(result.mean()), 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * (share * (1 - share) / games + (z / (2 * games)) ** 2) ** 0.5 / (1 + z * z / games)
    return share, middle - half, middle + half


def train(name, opponents, total, seed=1):
    """Learn for so many decisions, and tell how it goes."""
    rng = np.random.default_rng(seed)
    envs = gymnasium.make_vec(name, num_envs=GAMES, opponents=opponents)
    seen, info = envs.reset(seed=seed)
    net = Net(seen.shape[1], envs.single_action_space.n, rng)
    state = seen, info["action_mask"].astype(bool), np.zeros(GAMES, bool)
    rounds, began = max(1, total // (GAMES * LENGTH)), time.perf_counter()
    recent = []
    for n in range(rounds):
        steps, results, state = collect(envs, net, state, rng)
        if n == 0:  # the first games tell how large each number is; they were played at random
            net.mean, net.spread = steps["x"].mean(0), steps["x"].std(0) + 0.1
        else:
            improve(net, steps, RATE * (1 - n / rounds), rng)
        recent = (recent + results)[-2000:]
        if n % 10 == 0 or n == rounds - 1:
            done, took = (n + 1) * GAMES * LENGTH, time.perf_counter() - began
            won = np.mean(recent) if recent else float("nan")
            print(f"{done:>9,} steps {took:6.1f} s {done / took:>8,.0f} steps/s  won {won:.1%}")
    envs.close()
    return net


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="bourgade/Minivilles-v1")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=1000, help="to measure the result")
    given = parser.parse_args()
    learnt = train(given.game, given.opponents, given.steps)
    share, low, high = measure(given.game, given.opponents, learnt, given.games, seed=99)
    print(f"won {share:.1%} ({low:.1%} to {high:.1%}) of {given.games:,} games")
