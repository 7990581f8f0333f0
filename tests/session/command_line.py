"""How the session tests call the program; every JSON line is held against its schema."""

import json
import os
import subprocess
from functools import cache
from pathlib import Path

import jsonschema

ARBITER = os.environ["ARBITER"]
DOCS = Path(__file__).resolve().parents[2] / "docs"
DATA = Path(os.environ["ARBITER_TEST_DATA"])
SHARED_DATA = Path(os.environ["ARBITER_SHARED_DATA"])

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


def as_bytes(text) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


def run(*arguments, typed="", code=0) -> str:
    """What the command prints on standard output; it must end with `code`."""
    return run_bytes(*arguments, typed=typed, code=code).decode()


def run_bytes(*arguments, typed="", code=0) -> bytes:
    return finished(*arguments, typed=typed, code=code).stdout


def complaint(*arguments, typed="", code=2) -> str:
    """What the command prints on standard error."""
    return finished(*arguments, typed=typed, code=code).stderr.decode()


def finished(*arguments, typed="", code=0) -> subprocess.CompletedProcess:
    done = subprocess.run([ARBITER, *arguments], input=as_bytes(typed), capture_output=True,
                          check=False)
    assert done.returncode == code, (arguments, done.returncode, done.stdout[:1000], done.stderr)
    return done


@cache
def schema(name: str) -> jsonschema.Draft202012Validator:
    files = {path.name: json.loads(path.read_text()) for path in DOCS.glob("schemas/*.json")}
    wanted = files[f"{name}.json"]
    jsonschema.Draft202012Validator.check_schema(wanted)
    resolver = jsonschema.RefResolver(f"{name}.json", wanted, store=files)
    return jsonschema.Draft202012Validator(wanted, resolver=resolver)


def run_json(*arguments, typed="", code=0, form=None) -> list:
    """The values that the command prints with --json, each as its schema says."""
    lines = run_bytes(*arguments, "--json", typed=typed, code=code).decode().split("\n")
    assert lines.pop() == "", "the last line has no newline"
    values = [json.loads(line) for line in lines]
    for value in values:
        schema(form or arguments[0]).validate(value)
    return values


def one_json(*arguments, typed="", code=0, form=None):
    [value] = run_json(*arguments, typed=typed, code=code, form=form)
    return value
