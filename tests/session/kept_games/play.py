"""Games that are played in order to be kept: people with cookies, their sockets, and what they do.

A plot is a generator that plays one game; at each `yield` the server is stopped and started again.
"""

import hashlib
import inspect
import random
import traceback
from concurrent.futures import ThreadPoolExecutor

from serve_client import Server, WebSocket

# The server closes a socket that sends more than 100 messages in 20 seconds.
MESSAGES_OF_A_SOCKET = 90
PLACES = ("white", "black", "arbiter")


def token_of(name: str) -> str:
    return hashlib.sha256(f"kept games: {name}".encode()).hexdigest()[:32]


class House:
    """The server of the moment, and all that was asked of it."""

    def __init__(self, data: str):
        self.data = data
        self.server = None
        self.starts = 0
        self.games = []
        # (game, place, command id) -> (t, d)
        self.commands = {}

    def start(self) -> None:
        self.server = Server(self.data)
        self.starts += 1

    def stop(self, number: int) -> None:
        code, _, error = self.server.end(number)
        assert code in (0, -9), (code, error)
        self.server.__exit__()


class Game:
    """One game, and everybody around it. `creator` makes it."""

    def __init__(self, house: House, story: str, creator="anna", made=None, is_opened=True,
                 **wanted):
        self.house = house
        self.story = story
        self.creator = creator
        self.tables = {}
        self.held = {}
        self.commands = 0
        self.version = 0
        self.ply, self.legal, self.turn, self.end = 0, [], "white", None
        if not made:
            answer = house.server.post("/api/games", wanted, token=token_of(creator))
            assert answer.status == 201, (story, answer.body)
            made = answer.json()["id"]
        self.id = made
        house.games.append(self)
        if is_opened:
            self.sit(creator)

    def another(self, story: str, url: str) -> "Game":
        """The rematch, with the same people around it."""
        other = Game(self.house, story, self.creator, made=url.rsplit("/", 1)[1])
        for name in sorted(set(self.held.values())):
            other.sit(name)
        return other

    # Who is there.

    def sit(self, name: str, seat=None) -> dict:
        """Opens the game's socket, and takes the seat that there is for him. The state."""
        query = f"?seat={seat}" if seat else ""
        stream, answer = self.house.server.handshake(
            f"/api/games/{self.id}/socket{query}", token_of(name))
        assert answer.status == 101, (self.story, answer.body)
        table = WebSocket(stream)
        self.tables[name] = [table, self.house.starts, 0]
        state = self.read(table)["d"]
        for place in [*state["you"], *(["arbiter"] if state["presides"] else [])]:
            self.held[place] = name
        return state

    def table(self, name: str) -> WebSocket:
        _, start, messages = self.tables.get(name, (None, 0, 0))
        if start != self.house.starts or messages >= MESSAGES_OF_A_SOCKET:
            if start == self.house.starts:
                self.tables[name][0].close()
            self.sit(name)
        self.tables[name][2] += 1
        return self.tables[name][0]

    def close(self) -> None:
        for table, start, _ in self.tables.values():
            if start == self.house.starts:
                table.close()
        self.tables.clear()

    # What is told.

    def read(self, table: WebSocket) -> dict:
        message = table.message()
        if message.get("v", 0) > self.version and message["t"] not in ("ok", "no", "resume"):
            self.see(message)
        return message

    def see(self, message: dict) -> None:
        self.version = message["v"]
        d = message["d"]
        if message["t"] == "end":
            self.end, self.legal = d, []
        elif "legal" in d:
            self.legal, self.turn, self.end = d["legal"], d["turn"], d["end"]
            if message["t"] == "act":
                self.ply = d["kept"] + len(d["moves"])
            else:
                self.ply = d.get("ply", len(d.get("moves", ())))

    def wait_until(self, done) -> None:
        """Reads what is told to somebody until it has come about."""
        table = self.table(self.creator)
        while not done():
            self.read(table)

    def wait_for_end(self) -> dict:
        self.wait_until(lambda: self.end)
        return self.end

    # What is done. `no` is the code of the refusal that is expected.

    def ask(self, name: str, t: str, no=None, i=None, /, **d) -> dict:
        table = self.table(name)
        self.commands += 1
        i = i or f"{name}-{self.commands}"
        table.send(t, i, **d)
        while (message := self.read(table)).get("i") != i:
            pass
        place = next((place for place in PLACES if self.held.get(place) == name), None)
        self.house.commands[self.id, place, i] = (t, d)
        assert message.get("e") == no, (self.story, t, d, message)
        return message

    def by(self, side: str, t: str, no=None, /, **d) -> dict:
        return self.ask(self.held[side], t, no, **d)

    def move(self, *moves: str, no=None) -> "Game":
        """In UCI, or typed where it is none."""
        for move in moves:
            is_uci = len(move) in (4, 5) and move[0].islower() and move[1].isdigit()
            self.by(self.turn, "move", no, p=self.ply, **{"u" if is_uci else "s": move})
        return self

    def random_moves(self, count: int, seed: int) -> "Game":
        """As many as the game takes."""
        dice = random.Random(seed)
        while count > 0 and not self.end:
            self.move(dice.choice(sorted(self.legal)))
            count -= 1
        return self

    def answered_by_computer(self) -> "Game":
        me = next(place for place in ("white", "black") if place in self.held)
        self.wait_until(lambda: self.end or self.turn == me)
        return self

    def act(self, event: str, no=None, /, **members) -> dict:
        """What a player does for his side, or seals."""
        return self.by(members.get("by", self.turn), "act", no, event=event, **members)

    def rule(self, event: str, no=None, /, **members) -> dict:
        """What the arbiter does."""
        return self.by("arbiter", "act", no, event=event, **members)

    def resign(self, side=None, no=None) -> dict:
        return self.by(side or self.turn, "resign", no, side=side or self.turn)


def screen(house, story, rules="fide", **wanted) -> Game:
    return Game(house, story, opponent="screen", rules=rules, **wanted)


def friends(house, story, rules="fide", guest="bela", **wanted) -> Game:
    game = Game(house, story, opponent="friend", rules=rules, **wanted)
    game.sit(guest)
    return game


def presided(house, story, rules="fide", **wanted) -> Game:
    """Carol presides, Anna has White, Béla Black."""
    game = Game(house, story, "carol", opponent="friend", rules=rules, arbiter=True, **wanted)
    game.sit("anna", "white")
    game.sit("bela", "black")
    return game


def presided_screen(house, story, rules="fide", **wanted) -> Game:
    return Game(house, story, opponent="screen", rules=rules, arbiter=True, **wanted)


class Plots(list):
    """Stories with the functions that play them."""

    def add(self, story: str):
        def keep(script):
            self.append((story, script))
            return script
        return keep


class Plot:
    """A game that is being played."""

    def __init__(self, house: House, story: str, script):
        self.house = house
        self.story = story
        self.script = self.at_once(house, script)
        if inspect.isgeneratorfunction(script):
            self.script = script(house, story)

    def at_once(self, house: House, script):
        """One that needs no restart."""
        yield from script(house, self.story) or ()

    def go_on(self) -> tuple[bool, str]:
        """Until the server is to be started again: true; or to the end: false. What went wrong."""
        try:
            next(self.script)
            return True, ""
        except StopIteration:
            return False, ""
        except Exception:
            return False, f"in the game '{self.story}':\n{traceback.format_exc(limit=-4)}"
        finally:
            self.close()

    def close(self) -> None:
        """One address has at most 200 connections."""
        for game in self.house.games:
            if game.story in (self.story, f"{self.story}: the rematch"):
                game.close()


def play_until_restart(house: House, plots: list, at_once=12) -> list:
    """Plays them side by side; those that go on after it."""
    with ThreadPoolExecutor(at_once) as pool:
        done = list(pool.map(Plot.go_on, plots))
    wrong = [why for _, why in done if why]
    if wrong:
        raise SystemExit("\n".join(wrong))
    return [plot for plot, (goes_on, _) in zip(plots, done) if goes_on]
