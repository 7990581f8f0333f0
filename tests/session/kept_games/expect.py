"""Makes an expectation out of what a server has told of a kept game: facts, and texts apart."""

# Time that may pass until a later version is asked; no clock that runs in the sample is shorter,
# but in the games that go on by themselves.
PATIENCE = 60_000
WORDS = ("text", "m")
PAUSES_OF_THE_PROGRAM = (
    "adjourned", "the game goes on from an earlier position",
    "asks for five seconds more with each move",
    "claims that the game cannot be won by normal means")
# They follow from the position, which is compared.
LEFT_OUT_OF_EVENTS = ("legal", "claims")


def expectation(game: dict, told: dict) -> dict:
    facts = {"info": told["info"], "pgn": told["pgn"], "sync": sync_of(told["sync"]),
             "v_at_last": {"$any": True} if game["goes_on"] else told["v_at_last"]}
    for name in ("goes_on", "answers"):
        if name in told:
            facts[name] = told[name]
    if game["goes_on"]:
        facts["goes_on"] = what_goes_on(told["goes_on"])
    facts["seats"] = [{"you": state["you"], "presides": state["presides"]}
                      for state in told["seats"]]
    facts["events"] = told["events"] and [event_of(event) for event in told["events"]]
    if is_after_downtime(told):
        forget_when(facts["sync"]["d"]["log"])
        if facts["events"]:
            forget_when(facts["events"][-1]["log"])
    texts = {}
    facts = without_texts(facts, "", texts)
    return {"facts": facts, "texts": texts}


def is_after_downtime(told: dict) -> bool:
    """Then the first who came was told of it, and the version is one higher than before."""
    return told["sync"]["v"] == told["info"]["v"] + 1


def forget_when(log: list) -> None:
    """How long the program was not running."""
    log[-1] = {"kind": "notice", "article": None, "arbiter": None, "at": {"$any": True}}


def sync_of(sync: dict) -> dict:
    state = dict(sync["d"])
    state["log"] = list(state["log"])
    state["clock"] = clock_of(state["clock"], state["time"])
    return {"v": sync["v"], "d": state}


def clock_of(clock, time: str):
    """As it may show by the time at which somebody asks."""
    if not clock or not clock["running"]:
        return clock
    running, other = clock["running"], "black" if clock["running"] == "white" else "white"
    return {
        running: {"$between": [max(0, clock[running] - PATIENCE), clock[running]]},
        other: {"$between": [clock[other], clock[other] + PATIENCE]}
        if time.startswith("hourglass") else clock[other],
        "running": running, "delay": {"$between": [0, clock["delay"]]}}


def whenever_asked(facts: dict) -> dict:
    """The same, but that the event by which a downtime is over may come later than it did then: he
    who comes only when the players' time to return is over finds their clocks running."""
    if not is_after_downtime(facts) or not facts.get("events"):
        return facts
    *earlier, last = facts["events"]
    clock = clock_of(last["d"]["clock"], last["d"]["time"])
    return {**facts, "events": [*earlier, {**last, "d": {**last["d"], "clock": clock}}]}


def what_goes_on(message: dict) -> dict:
    """The computer's move is its own affair, and when a flag falls depends on the start."""
    if message["t"] == "end":
        return {**message, "log": [{**entry, "at": {"$any": True}} for entry in message["log"]]}
    return {"t": message["t"], "d": {"ply": message["d"]["ply"], "turn": message["d"]["turn"]}}


def event_of(event: dict) -> dict:
    d = {name: value for name, value in event["d"].items() if name not in LEFT_OUT_OF_EVENTS}
    log = {"log": list(event["log"])} if "log" in event else {}
    return {"t": event["t"], "v": event["v"], "d": d, **log}


def without_texts(value, path: str, texts: dict):
    """The facts; what is said in English goes to `texts` under its path."""
    if isinstance(value, list):
        return [without_texts(element, f"{path}{i}.", texts) for i, element in enumerate(value)]
    if not isinstance(value, dict):
        return value
    facts = {}
    for name, member in value.items():
        # What somebody wrote is a fact.
        if name in WORDS and "event" not in value:
            texts[path + name] = member
        elif name == "pause" and member in PAUSES_OF_THE_PROGRAM:
            texts[path + name] = member
            facts[name] = {"$any": True}
        else:
            facts[name] = without_texts(member, f"{path}{name}.", texts)
    return facts


def state_of_seat(facts: dict, number: int) -> dict:
    """What whoever has this seat is told: what a stranger is, but for what is his. Of who else is
    there he is told what is so at that moment."""
    seat = facts["seats"][number]
    state = {**facts["sync"]["d"], **seat, "players": {}, "arbiter": {}}
    for side, player in facts["sync"]["d"]["players"].items():
        here = {"here": True} if side in seat["you"] or player["kind"] == "computer" else {}
        state["players"][side] = {**player, **here} if here else \
            {name: value for name, value in player.items() if name != "here"}
    arbiter = facts["sync"]["d"]["arbiter"]
    state["arbiter"] = arbiter and ({"here": True} if seat["presides"] else {})
    return state
