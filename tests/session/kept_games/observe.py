"""Asks a running server what it tells of kept games: of all of them side by side."""

import json
import shutil
import subprocess
import tempfile
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from command_line import ARBITER, run
from serve_client import Server, WebSocket

SHOWN = ("state", "braille", "json")
ASKED = ("state", "log", "score", "fen", "board")

# So many of the last events are told again (docs/protocol.md, section 5).
EVENTS_TOLD_AGAIN = 64


def state_as(server: Server, game: str, token=None) -> tuple[WebSocket, dict]:
    socket = server.open(game, token=token)
    message = socket.message()
    assert message["t"] == "sync", message
    return socket, message


def events_again(server: Server, game: str, version: int):
    """The last ones as they were told first; nothing where the server tells the state instead, as
    it always may."""
    seen = max(1, version - EVENTS_TOLD_AGAIN)
    socket = server.open(game, seen=seen)
    message = socket.message()
    events = None
    if message["t"] == "resume":
        events = [socket.message() for _ in range(version - seen)]
    socket.close()
    return events


def is_of_slow_store(message: dict) -> bool:
    """An event that the server adds by itself while a clock runs, whenever its disk is slow: that
    is no player's time. Nothing else of the game changes by it."""
    return (message["t"], message.get("d", {}).get("event", {}).get("cause")) == (
        "act", "slow_store")


def events_since(server: Server, game: str, version: int) -> tuple[int, list]:
    """The version now, and the events since that one; none where the server tells the state
    instead, as it always may."""
    socket = server.open(game, seen=version)
    message = socket.message()
    count = message["v"] - version if message["t"] == "resume" else 0
    events = [socket.message() for _ in range(count)]
    socket.close()
    return message["v"], events


def without_slow_store(told: dict, events: list) -> dict:
    """What is told where the events of a slow store among these were not added."""
    added = [event for event in events if is_of_slow_store(event)]
    notices = [entry for event in added for entry in event.get("log", ())]
    seats = [{**state, "log": [entry for entry in state["log"] if entry not in notices]}
             for state in told["seats"]]
    return {**told, "seats": seats, "v_at_last": told["v_at_last"] - len(added)}


def comes_by_itself(socket: WebSocket) -> dict:
    """The next move or the end, by the version that it has where no store is slow."""
    added = 0
    while (message := socket.message())["t"] not in ("move", "end"):
        added += is_of_slow_store(message)
    return {**message, "v": message["v"] - added}


def answers_again(server: Server, game: dict, token: str, commands: list) -> list:
    """To commands that come again. An event in between would show that one was obeyed again."""
    socket, _ = state_as(server, game["id"], token)
    answers = []
    for command, t, d in commands:
        socket.send(t, command, **d)
        while (message := socket.message())["t"] not in ("ok", "no"):
            if "v" in message and not game["goes_on"] and not is_of_slow_store(message):
                answers.append(message)
        answers.append(message)
    socket.close()
    return answers


def observe(server: Server, game: dict) -> dict:
    """What is told of it, or why that could not be had."""
    try:
        return told_of(server, game)
    except Exception:
        return {"failed": traceback.format_exc(limit=-3)}


def told_of(server: Server, game: dict) -> dict:
    """In this order: what the first who comes is told, and then everybody else."""
    path = f"/api/games/{game['id']}"
    answer = server.get(path)
    if answer.status != 200:
        return {"failed": answer.body.decode()}
    told = {"info": answer.json(), "pgn": server.get(f"{path}/pgn").body.decode()}
    socket, told["sync"] = state_as(server, game["id"])
    if game["goes_on"]:
        told["goes_on"] = comes_by_itself(socket)
    socket.close()
    told["events"] = None if game["goes_on"] else events_again(server, game["id"],
                                                              told["sync"]["v"])
    told["seats"] = []
    for token in game["tokens"]:
        socket, sync = state_as(server, game["id"], token)
        told["seats"].append(sync["d"])
        socket.close()
    told["answers"] = [answers_again(server, game, token, commands)
                       for token, commands in game["commands"]]
    told["v_at_last"], events = events_since(server, game["id"], told["sync"]["v"])
    return without_slow_store(told, events)


def observe_all(data: str, games: list, at_once=8) -> list:
    with Server(data) as server, ThreadPoolExecutor(at_once) as pool:
        # Those for which one has to wait come first, then those whose clocks run before long.
        order = sorted(range(len(games)), key=lambda i: (not games[i]["goes_on"],
                                                         games[i]["facts"]["info"]["ended"]))
        told = dict(zip(order, pool.map(lambda i: observe(server, games[i]), order)))
    return [told[i] for i in range(len(games))]


def observe_desk(sample: Path) -> dict:
    """What `arbiter desk` prints of a game, and what it says when the arbiter comes back. Of a
    copy: coming back is kept."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(shutil.copy(sample, folder))
        shown = {what: run("desk", path, "--show", what) for what in SHOWN}
        shown["json"] = json.loads(shown["json"])
        back = run("desk", "--timed", path,
                   typed="".join(f"99:00:00 {what}\n" for what in ASKED))
    return {"shown": shown, "back": back}


def observe_exports(pgn: str) -> list:
    """How the saved games are read, but for what a better prover may find in them."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "saved.pgn"
        path.write_text(pgn)
        done = subprocess.run([ARBITER, "check", "--json", "--least", "warning", str(path)],
                              capture_output=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return [{**{name: game[name] for name in ("tags", "plies", "final_fen", "result")},
             "findings": sorted(finding["code"] for finding in game["findings"]
                                if "winnable" not in finding["code"])}
            for game in map(json.loads, done.stdout.decode().splitlines())]
