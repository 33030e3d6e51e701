"""A bot that plays over HTTP: `python bot.py http://localhost:8000 minivilles`.

It sits down at an open table of the game, or makes one against a bot of the server, and plays
to the end. Change `choose` to make it clever; `table["position"]` is what its seat may see.
"""

import json
import random
import sys
import urllib.error
import urllib.request


def choose(table):
    return random.choice(table["moves"])


def ask(path, body=None, token=""):
    """The answer to a GET, or to a POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    try:
        with urllib.request.urlopen(urllib.request.Request(API + path, data, headers)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)


API, game = f"{sys.argv[1]}/api/v1/tables", sys.argv[2]
waiting = [table["id"] for table in ask("?which=open") if table["game"] == game]
new = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
seated = ask(f"/{waiting[0]}/seats", {}) if waiting else ask("", new)
table, token, here = seated["table"], seated["token"], f"/{seated['table']['id']}"
while not table["over"]:
    known = table["ply"]
    if table["your_turn"]:
        ask(f"{here}/moves", {"ply": known, "move": choose(table)}, token)
    # Made, or refused with 409 because somebody was faster: either way the table has moved on.
    table = ask(f"{here}?after={known}&wait=30", token=token)
print("The game is over.", *(f"{seat} wins." for seat in table["winners"]))
