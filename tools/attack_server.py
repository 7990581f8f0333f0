#!/usr/bin/env python3
"""Attacks a server of its own and reports what an honest player notices.

Usage: attack_server.py [--program PATH] [--load PATH] [--only NAME]... [--json]

Each attack has a new `arbiter serve` on 127.0.0.1 for itself, lasts some seconds and sends a
bounded number of bytes. Meanwhile bench_load plays one honest player, with a move each 250 ms, and
a newcomer who asks for /api/server each half second. The table tells for each attack the server's
memory when it began and at its highest, the longest that the honest player waited for a move, how
the newcomer fared, and what the attacker was told. `system clock` needs libfaketime, and is left
out where it is not installed; FAKETIME_LIBRARY names it where it is elsewhere. Exits with 1 where a
row is beyond what `ATTACKS` allows it, and says what is: limits that a busy machine keeps, many
times what a quiet one shows.
"""

import argparse
import contextlib
import glob
import itertools
import json
import os
import random
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kill_under_load import ROOT, serve_client

# Of an attack, in seconds: one that needs no answers, and one that asks a thousand times.
SHORT = 8
LONG = 120
# So much longer the honest player is there, half of it before.
MARGIN = 4
# What a single connection may send of a request that never ends.
MOST_BYTES = 600 << 20
MOST_FLOOD = 4 << 30
# Above this an attack has shown what it is to show.
MOST_MEMORY = 1500
MIB = 1 << 20


class Scene:
    """The server that is attacked, and who attacks it."""

    def __init__(self, client, server, seconds: float):
        self.client = client
        self.server = server
        self.end = time.monotonic() + seconds

    def is_time(self) -> bool:
        return time.monotonic() < self.end and memory(self.server, "VmHWM") < MOST_MEMORY

    def player(self):
        return self.client.Player(self.server, f"{random.getrandbits(128):032x}")

    def sockets(self, player, game: str, count: int) -> list:
        tables = [player.open(game) for _ in range(count)]
        for table in tables:
            table.message()
        return tables


def memory(server, field: str) -> float:
    """In MiB; 0 when the server is gone."""
    try:
        status = Path(f"/proc/{server.process.pid}/status").read_text()
    except OSError:
        return 0
    found = re.search(rf"^{field}:\s+(\d+) kB", status, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0


def can_read(stream: socket.socket, seconds: float = 0) -> bool:
    """Not by select, which knows no more than 1024 descriptors."""
    asked = select.poll()
    asked.register(stream, select.POLLIN)
    return bool(asked.poll(seconds * 1000))


def first_line(data: bytes) -> str:
    return data.split(b"\r\n")[0].decode("latin-1") if data else "closed without a word"


def fresh_id(numbers=itertools.count(1)) -> str:
    """One that no other socket of the same seat has used: it would get that one's answer."""
    return f"a-{next(numbers)}"


def said(answer: dict) -> str:
    return answer["t"] if answer["t"] == "ok" else f"{answer['e']}: {answer['m']}"


def endless(scene: Scene, begin: bytes, piece: bytes) -> str:
    """A request that never ends on one connection."""
    stream = scene.server.stream().socket
    stream.settimeout(1)
    stream.sendall(scene.server.head("POST", "/api/games", {
        "Origin": scene.server.origin, "Content-Type": "application/json",
        "Transfer-Encoding": "chunked"}) + begin)
    block = piece * (65536 // len(piece))
    sent = 0
    while scene.is_time() and sent < MOST_BYTES:
        if can_read(stream):
            with contextlib.suppress(ConnectionError):
                return f"{first_line(stream.recv(4096))} after {sent / MIB:.1f} MiB"
            return f"reset after {sent / MIB:.1f} MiB"
        try:
            sent += stream.send(block)
        except TimeoutError:
            continue
        except ConnectionError:
            return f"reset after {sent / MIB:.1f} MiB"
    return f"no answer, {sent / MIB:.0f} MiB taken"


def endless_trailers(scene: Scene) -> str:
    return endless(scene, b"2\r\n{}\r\n0\r\n", b"T: x\r\n")


def endless_extension(scene: Scene) -> str:
    return endless(scene, b"2;", b"a")


def many_half_requests(scene: Scene) -> str:
    """190 connections of one address, each with a megabyte of trailers."""
    told = {}
    head = scene.server.head("POST", "/api/games", {
        "Origin": scene.server.origin, "Content-Type": "application/json",
        "Transfer-Encoding": "chunked"}) + b"2\r\n{}\r\n0\r\n"
    streams = []
    for _ in range(190):
        stream = scene.server.stream().socket
        streams.append(stream)
        stream.settimeout(2)
        result = "taken"
        try:
            stream.sendall(head + b"T: x\r\n" * (MIB // 6))
        except (ConnectionError, TimeoutError) as error:
            result = type(error).__name__
        if can_read(stream):
            with contextlib.suppress(ConnectionError):
                result = first_line(stream.recv(4096))
        told[result] = told.get(result, 0) + 1
        if not scene.is_time():
            break
    return ", ".join(f"{count} {result}" for result, count in told.items())


def table_with_arbiter(scene: Scene):
    """Who presides, White and Black, and the game; White is to move."""
    arbiter, white, black = (scene.player() for _ in range(3))
    game = arbiter.new_game(opponent="friend", arbiter=True, rules="fide", time="30+0")
    for player, side in ((white, "white"), (black, "black")):
        stream, answer = scene.server.handshake(
            f"/api/games/{game}/socket?seat={side}", player.token)
        assert answer.status == 101, answer.body
        scene.client.WebSocket(stream).message()
    return arbiter, white, black, game


def in_turn(tables: list, count: int, until: float, ask) -> dict:
    """What `ask(table)` was answered how often; the sockets take turns, 95 messages each."""
    told = {}
    for number in range(min(count, 95 * len(tables))):
        if time.monotonic() > until:
            break
        try:
            answer = said(ask(tables[number % len(tables)]))
        except (EOFError, ConnectionError) as error:
            answer = f"closed {error}"
        told[answer] = told.get(answer, 0) + 1
    return told


def summary(told: dict) -> str:
    most = sorted(told.items(), key=lambda item: -item[1])[:2]
    return ", ".join(f"{count} x {what[:60]}" for what, count in most)


def wrong_claims(scene: Scene) -> str:
    """A player fills the log of his game; then the arbiter and the opponent want something."""
    arbiter, white, black, game = table_with_arbiter(scene)
    tables = scene.sockets(white, game, 11)
    told = in_turn(tables, 1000, scene.end,
                   lambda table: table.ask("claim", fresh_id(), what="threefold", move=None)[1])
    desk, = scene.sockets(arbiter, game, 1)
    _, pause = desk.ask("act", fresh_id(), event="pause", reason="noise")
    _, go_on = desk.ask("act", fresh_id(), event="resume")
    # From here the opponent may claim.
    _, move = tables[-1].ask("move", fresh_id(), u="e2e4", p=0)
    other, = scene.sockets(black, game, 1)
    _, claim = other.ask("claim", fresh_id(), what="threefold", move=None)
    return (f"{summary(told)}; then the arbiter's pause {said(pause)[:60]}, resume "
            f"{said(go_on)[:60]}; a move {said(move)[:60]}; the opponent's claim "
            f"{said(claim)[:60]}")


def all_places_taken(scene: Scene) -> str:
    """2,000 silent connections from 50 addresses."""
    streams = []
    refused = 0
    for number in range(2000):
        try:
            streams.append(socket.create_connection(
                scene.server.address, 2, source_address=(f"127.0.1.{1 + number % 50}", 0)))
        except OSError:
            refused += 1
    time.sleep(1)
    told = {}
    for stream in streams:
        if not can_read(stream):
            what = "kept"
        else:
            try:
                what = first_line(stream.recv(4096))
            except OSError:
                what = "reset"
        told[what] = told.get(what, 0) + 1
    while scene.is_time():
        time.sleep(0.1)
    for stream in streams:
        stream.close()
    return summary(told) + (f", {refused} not connected" if refused else "")


def deleted_database(scene: Scene) -> str:
    """The files of the database are deleted while a game is played."""
    player = scene.player()
    game = player.new_game(opponent="screen")
    table, = scene.sockets(player, game, 1)
    table.play("e2e4", "e7e5")
    for path in Path(scene.server.data).iterdir():
        path.unlink()
    # The honest player's moves may have made it notice or not; a move each quarter of a second.
    answers = {}
    with contextlib.suppress(EOFError):
        for ply, move in enumerate(("g1f3", "b8c6", "f1c4", "f8c5", "c2c3", "g8f6", "d2d4"), 2):
            time.sleep(0.25)
            _, answer = table.ask("move", u=move, p=ply)
            answers[said(answer)] = answers.get(said(answer), 0) + 1
            if answer["t"] != "ok":
                break
    made = scene.server.post("/api/games", {"opponent": "screen"}, token=player.token).status
    return f"the player: {summary(answers)}; a new game: {made}"


def after_deleted_database(scene: Scene, err: str) -> str:
    left = sorted(path.name for path in Path(scene.server.data).iterdir())
    return f"on standard error: {err[:100]!r}; left in the folder: {left}"


def locked_database(scene: Scene) -> str:
    """Another process holds an exclusive lock for five seconds."""
    file, = Path(scene.server.data).glob("*.db")
    code = ("import sqlite3, sys, time\n"
            "d = sqlite3.connect(sys.argv[1], timeout=1, isolation_level=None)\n"
            "try:\n    d.execute('BEGIN EXCLUSIVE')\n"
            "except sqlite3.OperationalError as e:\n    print(e); sys.exit()\n"
            "time.sleep(5)\nd.execute('ROLLBACK')\nprint('locked for 5 s')\n")
    done = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True,
                          check=False, timeout=60)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


def many_notes(scene: Scene) -> str:
    """An arbiter writes the longest notes there are, more than the game takes; then he is asked for
    his game."""
    arbiter, _, _, game = table_with_arbiter(scene)
    tables = scene.sockets(arbiter, game, 106)
    told = in_turn(tables, 10_000, scene.end, lambda table: table.ask(
        "act", fresh_id(), event="note", text="\u65e5" * 333)[1])
    try:
        sync = json.dumps(arbiter.open(game).message())
        seen = f"a new socket gets its state of {len(sync) / MIB:.1f} MiB"
    except (EOFError, ConnectionError) as error:
        seen = f"a new socket is dropped ({error})"
    name = scene.server.post("/api/games", {
        "opponent": "screen", "white": {"name": "An\u202ena\n\0"}}, token=arbiter.token)
    return f"{summary(told)}; {seen}; a name with NUL, newline and U+202E: {name.status}"


def dear_rulings(scene: Scene) -> str:
    """Resigns and has it annulled, again and again, where it takes too long to tell whether the
    winner could mate."""
    player = scene.player()
    game = player.new_game(opponent="screen", arbiter=True, rules="fide",
                           fen="1k6/pPp5/BpP4b/1P6/8/3B2b1/8/3B2K1 w - - 0 1")
    tables = scene.sockets(player, game, 20)
    resigning = itertools.cycle((True, False))

    def ask(table):
        if next(resigning):
            return table.ask("resign", fresh_id(), side="white")[1]
        return table.ask("act", fresh_id(), event="annul_ending", reason="again")[1]

    return summary(in_turn(tables, 1900, scene.end, ask))


def http_details(scene: Scene) -> str:
    """One request each; what the first line of the answer is, and how many answers come."""
    server = scene.server
    body = b'{"opponent":"screen"}'
    common = {"Origin": server.origin, "Content-Type": "application/json"}
    requests = {
        "xchunked": server.head("POST", "/api/games", {
            **common, "Transfer-Encoding": "xchunked", "Content-Length": len(body)}) + body,
        "gzip": server.head("POST", "/api/games", {**common, "Transfer-Encoding": "gzip"}) +
                server.head("GET", "/api/server"),
        "100-continue": server.head("POST", "/api/games", {
            **common, "Expect": "100-continue", "Content-Length": len(body)}),
        "absolute form": server.head("GET", f"{server.origin}/api/server"),
        "leading CRLF": b"\r\n" + server.head("GET", "/api/server"),
    }
    told = []
    for name, text in requests.items():
        stream = server.stream()
        stream.socket.settimeout(1)
        stream.send(text)
        heard = b""
        with contextlib.suppress(TimeoutError):
            heard = stream.rest()
        answers = re.findall(rb"HTTP/1\.1 (\d{3})", heard + stream.unread)
        told.append(f"{name} " + ("+".join(code.decode() for code in answers) or "no answer"))
        stream.close()
    return "; ".join([*told, empty_continuations(scene)])


def empty_continuations(scene: Scene) -> str:
    player = scene.player()
    game = player.new_game(opponent="screen")
    table, = scene.sockets(player, game, 1)
    table.send_frame(scene.client.TEXT, b"{", final=False)
    # 200,000 frames of nothing, masked.
    block = bytes([0, 0x80, 1, 2, 3, 4]) * 10000
    sent = 0
    with contextlib.suppress(OSError):
        while sent < 200_000 and scene.is_time():
            if can_read(table.stream.socket):
                break
            table.stream.send(block)
            sent += 10000
    table.stream.socket.settimeout(1)
    try:
        code = table.close_code()
    except (TimeoutError, OSError):
        code = "nothing"
    return f"empty continuation frames: {code} after {sent:,}"


def flood_after_close(scene: Scene) -> str:
    """Goes on sending after the server has closed for too many messages."""
    player = scene.player()
    game = player.new_game(opponent="screen")
    table, = scene.sockets(player, game, 1)
    begin = time.monotonic()
    frame = bytes([0x80 | scene.client.TEXT, 0x80 | 126, 0x10, 0x00, 0, 0, 0, 0]) + b"x" * 4096
    sent = 0
    heard = bytearray()
    table.stream.socket.setblocking(False)
    try:
        while scene.is_time() and sent < MOST_FLOOD:
            ready = select.select([table.stream.socket], [table.stream.socket], [], 1)
            if ready[0]:
                piece = table.stream.socket.recv(65536)
                if not piece:
                    raise ConnectionError
                heard += piece
            if ready[1]:
                # A part of a frame would be another attack: whole ones, as the buffer takes them.
                rest = frame * 8
                while rest and scene.is_time():
                    select.select([], [table.stream.socket], [], 1)
                    with contextlib.suppress(BlockingIOError):
                        rest = rest[table.stream.socket.send(rest):]
                sent += 8 * len(frame)
    except ConnectionError:
        # What the server said before it dropped the line may still wait to be read.
        with contextlib.suppress(OSError):
            while piece := table.stream.socket.recv(65536):
                heard += piece
    else:
        return f"not dropped: {sent / MIB:.0f} MiB read in {time.monotonic() - begin:.1f} s"
    code = "1008" if b"\x88\x02" + (1008).to_bytes(2, "big") in heard else "no close"
    return f"{code}; {sent / MIB:.1f} MiB in {time.monotonic() - begin:.1f} s until the drop"


def faketime_library() -> str | None:
    named = os.environ.get("FAKETIME_LIBRARY")
    return named or next(iter(sorted(glob.glob("/usr/lib/*/faketime/libfaketime.so.1"))), None)


def set_clock_back(client, folder: str) -> str:
    """The server is started again with the system's clock a day earlier."""
    server = client.Server(folder)
    with server:
        player = client.Player(server)
        game = player.new_game(opponent="screen", time="5+0")
        table = player.open(game)
        table.message()
        table.play("e2e4", "e7e5")
    os.environ.update(LD_PRELOAD=faketime_library(), FAKETIME="-1d",
                      FAKETIME_DONT_FAKE_MONOTONIC="1")
    try:
        server = client.Server(folder)
    finally:
        for name in ("LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC"):
            del os.environ[name]
    with server:
        player = client.Player(server, player.token)
        clocks = []
        for _ in range(2):
            clocks.append(player.open(game).message()["d"]["clock"])
            time.sleep(2)
        _, _, err = server.end(signal.SIGTERM)
    gone = clocks[0]["white"] - clocks[1]["white"]
    return (f"White's clock {clocks[0]['white']} ms, two seconds later {gone} ms less; on standard "
            f"error: {err[:100]!r}")


@dataclass
class Attack:
    """What is done, and what may come of it."""

    run: Callable[[Scene], str]
    # In what the attacker was told.
    told: str
    seconds: float = SHORT
    # What is looked at after the server was stopped.
    afterwards: Callable[[Scene, str], str] | None = None
    most_memory: float = 100
    longest_wait_ms: float = 2000
    # The store cannot keep anything meanwhile.
    may_refuse: bool = False


ATTACKS = {
    "endless trailers": Attack(endless_trailers, r"^(HTTP/1.1 4\d\d|reset)"),
    "endless chunk extension": Attack(endless_extension, r"^(HTTP/1.1 4\d\d|reset)"),
    "190 half requests": Attack(many_half_requests, r"HTTP/1.1 4\d\d|reset|Reset|BrokenPipe"),
    "1000 wrong claims": Attack(
        wrong_claims, r"then the arbiter's pause ok, resume ok; a move ok; the opponent's claim "
        r"claim: ", LONG),
    "all places taken": Attack(all_places_taken, r"(9[0-9]\d|1000) x kept"),
    "database deleted": Attack(deleted_database, r"a new game: 503; on standard error: .arbiter: ",
                               afterwards=after_deleted_database, longest_wait_ms=10_000,
                               may_refuse=True),
    "database locked": Attack(locked_database, r"^locked for 5 s", longest_wait_ms=10_000,
                              may_refuse=True),
    "10000 notes": Attack(
        many_notes, r"x act: so many of your acts are in the log.*a new socket gets its state of "
        r"[01]\.\d MiB.*: 400$", LONG),
    "950 dear rulings": Attack(dear_rulings, r"^1900 x ok$"),
    "details of HTTP": Attack(http_details, r"empty continuation frames: 1008"),
    "flood after 1008": Attack(flood_after_close, r"^1008; ", 2 * SHORT),
}
SYSTEM_CLOCK = "system clock"
# Two seconds pass of White's time, whatever the system's clock says.
SYSTEM_CLOCK_TOLD = r", two seconds later (19|2\d|3[0-4])\d\d ms less"


def watch(load: str, server, seconds: int) -> subprocess.Popen:
    return subprocess.Popen(
        [load, "--server", server.origin, "--pid", str(server.process.pid), "--boards", "0",
         "--seconds", str(seconds + MARGIN), "--data", server.data, "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def replay(client, load: str, name: str) -> dict:
    attack = ATTACKS[name]
    with client.Server() as server:
        before = memory(server, "VmRSS")
        with watch(load, server, attack.seconds) as watching:
            # The honest player sits before it begins.
            time.sleep(MARGIN / 2)
            scene = Scene(client, server, attack.seconds)
            try:
                told = attack.run(scene)
            except (OSError, EOFError, AssertionError) as error:
                told = f"the attack itself failed: {error!r}"
            peak = memory(server, "VmHWM")
            server.close_streams()
            time.sleep(MARGIN / 2)
            watching.send_signal(signal.SIGINT)
            out, err = watching.communicate(timeout=600)
        if attack.afterwards:
            _, _, on_error = server.end(signal.SIGTERM)
            told += "; " + attack.afterwards(scene, on_error)
        row = {"attack": name, "memory_before": before, "memory_peak": peak, "told": told}
    row |= what_was_noticed(out, err)
    return {**row, "beyond": beyond(row, attack)}


def what_was_noticed(out: str, err: str) -> dict:
    if not out:
        return {"honest": f"no report: {err.strip()}", "newcomer": ""}
    report = json.loads(out)

    def text(who: dict) -> str:
        waits = who["waits"]
        extra = [f"{who[key]} {word}" for key, word in
                 (("refused", "refused"), ("thrown_out", "thrown out")) if who[key]]
        return ", ".join([f"worst {waits['worst_ms']:.0f} ms of {waits['count']}", *extra])

    lost = f", {report['games_lost']} games lost" if report["games_lost"] else ""
    return {"honest": text(report["honest_player"]) + lost, "newcomer": text(report["newcomer"]),
            "report": report}


def beyond(row: dict, attack: Attack) -> list[str]:
    """What of the row is more than the attack may do, or other than it should be told."""
    found = []
    if not re.search(attack.told, row["told"]):
        found.append(f"told something else than {attack.told!r}")
    if row["memory_peak"] > attack.most_memory:
        found.append(f"more than {attack.most_memory} MiB")
    report = row.get("report")
    if report is None:
        return [*found, "no report of the honest player"]
    if report["honest_player"]["waits"]["worst_ms"] > attack.longest_wait_ms:
        found.append(f"the honest player waited for more than {attack.longest_wait_ms} ms")
    if report["honest_player"]["thrown_out"] or report["games_lost"]:
        found.append("the honest player lost his game")
    if report["honest_player"]["refused"] and not attack.may_refuse:
        found.append("the honest player was refused")
    return found


def replay_system_clock(client) -> dict:
    row = {"attack": SYSTEM_CLOCK, "memory_before": 0, "memory_peak": 0, "honest": "",
           "newcomer": ""}
    if not faketime_library():
        return {**row, "told": "left out: libfaketime is not installed", "beyond": []}
    folder = tempfile.mkdtemp(prefix="arbiter-attack-")
    try:
        told = set_clock_back(client, folder)
    finally:
        shutil.rmtree(folder)
    is_right = re.search(SYSTEM_CLOCK_TOLD, told)
    return {**row, "told": told, "beyond": [] if is_right else ["the clocks did not go on"]}


def line(row: dict) -> str:
    peak = ""
    if row["memory_peak"]:
        peak = f"{row['memory_before']:.0f} -> {row['memory_peak']:.0f} MiB"
    text = " | ".join([row["attack"], peak, row["honest"], row["newcomer"], row["told"]])
    return "".join([text, *(f"\n    FAILED: {what}" for what in row["beyond"])])


def main() -> int:
    release = ROOT / "build" / "release"
    names = [*ATTACKS, SYSTEM_CLOCK]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=os.environ.get(
        "ARBITER", str(release / "apps" / "arbiter" / "arbiter")))
    parser.add_argument("--load", default=os.environ.get(
        "ARBITER_LOAD", str(release / "bench_load")))
    parser.add_argument("--only", action="append", choices=names, metavar="NAME",
                        help=", ".join(names))
    parser.add_argument("--json", action="store_true", help="one object a line")
    options = parser.parse_args()
    for path in (options.program, options.load):
        if not os.access(path, os.X_OK):
            parser.exit(2, f"attack_server: {path}: no such program\n")
    client = serve_client(options.program)
    if not options.json:
        print("attack | memory | honest player | newcomer | what the attacker was told")
    has_failed = False
    for name in options.only or names:
        row = (replay_system_clock(client) if name == SYSTEM_CLOCK
               else replay(client, options.load, name))
        print(json.dumps(row) if options.json else line(row), flush=True)
        has_failed = has_failed or bool(row["beyond"])
    return 1 if has_failed else 0


if __name__ == "__main__":
    sys.exit(main())
