"""What attack_server.py does to a server: each attack sends a bounded number of bytes for some
seconds, and answers what it was told. Nothing here knows how others fare meanwhile.
"""

import contextlib
import glob
import itertools
import json
import os
import random
import re
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

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
