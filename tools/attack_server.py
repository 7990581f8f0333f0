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
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from attacks import (after_deleted_database, all_places_taken, dear_rulings, deleted_database,
                     endless_extension, endless_trailers, faketime_library, flood_after_close,
                     http_details, locked_database, many_half_requests, many_notes, memory, Scene,
                     set_clock_back, wrong_claims)
from kill_under_load import ROOT, serve_client

# Of an attack, in seconds: one that needs no answers, and one that asks a thousand times.
SHORT = 8
LONG = 120
# So much longer the honest player is there, half of it before.
MARGIN = 4


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
