"""A bot that plays over HTTP: `python bot.py http://127.0.0.1:8137` plays a game against two bots of the server."""

import random
import sys
import time

import httpx


def choose(position):
    """The bot's whole mind. `position["view"]` is all that its seat may see; each legal move has a text and JSON."""
    return random.choice(position["legal"])["move"]


def ask(http, method, path, **body):
    """Ask until there is an answer: a move with a key is never played twice."""
    while True:
        try:
            answer = http.request(method, path, json=body if method == "POST" else None)
        except httpx.TransportError:  # the server restarts, or the line is down
            time.sleep(1)
            continue
        if answer.status_code in (429, 502, 503, 504):  # too fast, or it could not be stored
            time.sleep(float(answer.headers.get("Retry-After", 1)))
            continue
        if answer.is_error and answer.json()["code"] != "refuse-stale":  # stale: look again
            sys.exit(answer.json()["sentence"])
        return answer.json()


def come_in(address, name):
    """A guest, and a token that plays in its name; keep the token, and the bot keeps its rating."""
    with httpx.Client(base_url=address) as guest:
        ask(guest, "POST", "/api/me", name=name)
        token = ask(guest, "POST", "/api/me/tokens", label="docs/api.md")["token"]
    return httpx.Client(base_url=address, headers={"Authorization": f"Bearer {token}"}, timeout=40)


def play_turns(http):
    """Wait until a table waits for us, and move there; False if none did."""
    turns = ask(http, "GET", "/api/me/turns?wait=5")["turns"]
    for turn in turns:
        table, seat, ply = turn["table"], turn["seat"], turn["ply"]
        position = ask(http, "GET", f"/api/tables/{table}/look?seat={seat}&since={ply}")["position"]
        if seat in position["to_act"]:
            move, ply = choose(position), position["ply"]
            ask(http, "POST", f"/api/tables/{table}/move", move=move, seat=seat, ply=ply, key=f"{seat}-{ply}")
    return bool(turns)


def main(address):
    http = come_in(address, "Ottoline")
    table = ask(http, "POST", "/api/tables", game="carcass", seats=3, open=False)["id"]
    ask(http, "POST", f"/api/tables/{table}/sit", seat=0)
    for seat in (1, 2):
        ask(http, "POST", f"/api/tables/{table}/bot", seat=seat, bot="greedy")
    ask(http, "POST", f"/api/tables/{table}/start")
    while play_turns(http) or ask(http, "GET", f"/api/tables/{table}")["state"] != "over":
        pass
    for seat, score in enumerate(ask(http, "GET", f"/api/tables/{table}")["outcome"]["scores"]):
        sys.stdout.write(f"seat {seat}: {score['points']} points, place {score['place']}\n")


if __name__ == "__main__":
    main(sys.argv[1])
