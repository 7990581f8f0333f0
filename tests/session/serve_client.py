"""How the session tests start the server and talk to it: HTTP and WebSocket by hand, so that wrong
bytes can be sent as easily as right ones."""

import base64
import contextlib
import hashlib
import json
import os
import re
import signal
import socket
import struct
import subprocess
import tempfile
import unittest

ARBITER = os.environ["ARBITER"]
# Long enough for a slow machine; nothing waits for it to pass.
PATIENCE = 60
GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Answer:
    def __init__(self, status: int, headers: list, body: bytes):
        self.status = status
        self.headers = headers
        self.body = body

    def header(self, name: str):
        found = [value for key, value in self.headers if key.lower() == name.lower()]
        assert len(found) <= 1, (name, found)
        return found[0] if found else None

    def json(self):
        return json.loads(self.body)

    def token(self):
        cookie = self.header("Set-Cookie")
        return cookie and re.fullmatch(
            r"arbiter=([0-9a-f]{32}); HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000", cookie)[1]


class Stream:
    """A TCP connection that is read in pieces of known length or up to a mark."""

    def __init__(self, address):
        self.socket = socket.create_connection(address, PATIENCE)
        self.unread = b""

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def more(self) -> bool:
        """False when the other side has closed, well or badly."""
        try:
            piece = self.socket.recv(65536)
        except ConnectionError:
            return False
        self.unread += piece
        return piece != b""

    def take(self, size: int) -> bytes:
        while len(self.unread) < size:
            if not self.more():
                raise EOFError
        taken, self.unread = self.unread[:size], self.unread[size:]
        return taken

    def take_until(self, mark: bytes) -> bytes:
        while mark not in self.unread:
            if not self.more():
                raise EOFError
        return self.take(self.unread.index(mark) + len(mark))

    def rest(self) -> bytes:
        while self.more():
            pass
        return self.take(len(self.unread))

    def answer(self, method="GET") -> Answer:
        status_line, *lines = self.take_until(b"\r\n\r\n").decode("latin-1").split("\r\n")[:-2]
        headers = [tuple(line.split(": ", 1)) for line in lines]
        status = int(re.fullmatch(r"HTTP/1\.1 (\d{3}) .*", status_line)[1])
        answer = Answer(status, headers, b"")
        length = int(answer.header("Content-Length") or 0)
        if method != "HEAD" and status not in (101, 304):
            answer.body = self.take(length)
        return answer

    def close(self) -> None:
        self.socket.close()


class WebSocket:
    """A game's WebSocket: commands out, messages in."""

    def __init__(self, stream: Stream):
        self.stream = stream
        self.commands = 0

    def send_frame(self, kind: int, payload: bytes, final=True, masked=True) -> None:
        mask = b"\x12\x34\x56\x78"
        size = len(payload)
        bits = 0x80 if masked else 0
        if size < 126:
            head = bytes([bits | size])
        elif size < 65536:
            head = bytes([bits | 126]) + struct.pack(">H", size)
        else:
            head = bytes([bits | 127]) + struct.pack(">Q", size)
        if masked:
            payload = mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.stream.send(bytes([(0x80 if final else 0) | kind]) + head + payload)

    def frame(self):
        first, second = self.stream.take(2)
        size = second & 127
        if size == 126:
            size, = struct.unpack(">H", self.stream.take(2))
        elif size == 127:
            size, = struct.unpack(">Q", self.stream.take(8))
        return first & 15, self.stream.take(size)

    def message(self) -> dict:
        kind, payload = self.frame()
        while kind == PING:
            self.send_frame(PONG, payload)
            kind, payload = self.frame()
        if kind == CLOSE:
            raise EOFError(struct.unpack(">H", payload[:2])[0] if payload else None)
        assert kind == TEXT, (kind, payload)
        return json.loads(payload)

    def close_code(self):
        """Reads away what comes before the close."""
        with contextlib.suppress(EOFError):
            while True:
                kind, payload = self.frame()
                if kind == CLOSE:
                    return struct.unpack(">H", payload[:2])[0]
        return None

    def send(self, t: str, i=None, **d) -> str:
        self.commands += 1
        i = i or f"c-{self.commands}"
        self.send_frame(TEXT, json.dumps({"t": t, "i": i, "d": d}).encode())
        return i

    def ask(self, t: str, i=None, **d):
        """The events that a command causes, and its answer."""
        i = self.send(t, i, **d)
        events = []
        while (message := self.message()).get("i") != i:
            events.append(message)
        return events, message

    def play(self, *moves: str) -> None:
        """Moves of both sides from one screen, from a position that has no moves yet."""
        for ply, move in enumerate(moves):
            _, answer = self.ask("move", u=move, p=ply)
            assert answer["t"] == "ok", answer

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.send_frame(CLOSE, struct.pack(">H", 1000))
        self.stream.close()


class Player:
    """Somebody with a cookie of his own."""

    def __init__(self, server: "Server", token=None):
        self.server = server
        self.token = token or server.get("/").token()

    def new_game(self, **wanted) -> str:
        answer = self.server.post("/api/games", wanted, token=self.token)
        assert answer.status == 201, answer.body
        return answer.json()["id"]

    def open(self, game: str, seen=None) -> WebSocket:
        return self.server.open(game, token=self.token, seen=seen)


class Server:
    """`arbiter serve` on a free port. Ends with the `with`."""

    def __init__(self, data=None, arguments=("--listen", "127.0.0.1:0")):
        self.streams = []
        self.folder = None if data else tempfile.TemporaryDirectory(prefix="arbiter-session-")
        self.data = data or self.folder.name
        self.process = subprocess.Popen(
            [ARBITER, "serve", *arguments, "--data", self.data],
            # Unbuffered: what follows the first line is left for `end`.
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        self.first_line = self.process.stdout.readline().decode()
        found = re.fullmatch(r"listening on http://(\S+):(\d+)/\n", self.first_line)
        assert found, (self.first_line, self.process.communicate())
        self.host = found[1]
        self.address = (found[1].strip("[]"), int(found[2]))
        self.authority = f"{found[1]}:{found[2]}"
        self.origin = f"http://{self.authority}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close_streams()
        if self.process.poll() is None:
            self.end(signal.SIGTERM)
        self.process.stdout.close()
        self.process.stderr.close()
        if self.folder:
            self.folder.cleanup()

    def end(self, number: int):
        """Its exit code, its standard output after the first line, and its standard error."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out.decode(), err.decode()

    def stream(self) -> Stream:
        self.streams.append(Stream(self.address))
        return self.streams[-1]

    def close_streams(self) -> None:
        for stream in self.streams:
            stream.close()
        self.streams.clear()

    def request(self, method: str, path: str, headers=None, body=b"") -> Answer:
        stream = self.stream()
        try:
            stream.send(self.head(method, path, headers, body) + body)
            return stream.answer(method)
        finally:
            stream.close()

    def head(self, method: str, path: str, headers=None, body=b"") -> bytes:
        """A header with value None is left out; Host is ours unless given."""
        all_headers = {"Host": self.authority, **(headers or {})}
        if body:
            all_headers.setdefault("Content-Length", len(body))
        lines = [f"{name}: {value}" for name, value in all_headers.items() if value is not None]
        return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")

    def get(self, path: str, token=None, **headers) -> Answer:
        return self.request("GET", path, with_token(headers, token))

    def post(self, path: str, value, token=None, **headers) -> Answer:
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        return self.request("POST", path, with_token({
            "Origin": self.origin, "Content-Type": "application/json", **headers}, token), body)

    def handshake(self, path: str, token=None, **headers):
        """The stream and the answer to a request for a WebSocket."""
        key = base64.b64encode(b"sixteen bytes ok").decode()
        stream = self.stream()
        stream.send(self.head("GET", path, with_token({
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key, "Origin": self.origin, **headers}, token)))
        answer = stream.answer()
        if answer.status == 101:
            accept = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
            assert answer.header("Sec-WebSocket-Accept") == accept
        return stream, answer

    def open(self, game: str, token=None, seen=None) -> WebSocket:
        query = "" if seen is None else f"?v={seen}"
        stream, answer = self.handshake(f"/api/games/{game}/socket{query}", token)
        assert answer.status == 101, (answer.status, answer.body)
        return WebSocket(stream)


def with_token(headers: dict, token) -> dict:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return {**named, "Cookie": f"arbiter={token}"} if token else named


class ServerTest(unittest.TestCase):
    """One server for all tests of a class."""

    @classmethod
    def setUpClass(cls):
        cls.server = cls.enterClassContext(Server())

    def setUp(self):
        self.addCleanup(self.server.close_streams)
        self.player = Player(self.server)

    def screen_game(self, **wanted):
        game = self.player.new_game(opponent="screen", **wanted)
        table = self.player.open(game)
        return game, table, table.message()

    def assert_unharmed(self, game: str, version: int):
        self.assertEqual(self.server.get(f"/api/games/{game}").json()["v"], version)
