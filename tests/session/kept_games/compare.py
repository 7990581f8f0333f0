"""Holds what a server tells against what is expected of it.

What is expected is JSON like what is told, but a later version may tell more: of an object the
named members are compared, of a list every element. Where no value can be expected stands

    {"$between": [0, 300000]}   a number from the first to the last of these
    {"$any": true}              anything but null
"""


def differences(expected, told, path="") -> list[str]:
    """One line for each member that is not as expected; its path comes first."""
    if isinstance(expected, dict):
        return differences_of_object(expected, told, path)
    if isinstance(expected, list) and isinstance(told, list):
        if len(expected) != len(told):
            return [f"{path}: {len(expected)} elements expected, {len(told)} told"]
        return [line for i, (one, other) in enumerate(zip(expected, told))
                for line in differences(one, other, f"{path}.{i}")]
    # True is 1 in Python and not in JSON.
    if type(expected) is type(told) and expected == told:
        return []
    return [f"{path}: {shown(expected)} expected, {shown(told)} told"]


def differences_of_object(expected: dict, told, path: str) -> list[str]:
    if "$any" in expected:
        return [f"{path}: something expected, null told"] if told is None else []
    if "$between" in expected:
        least, most = expected["$between"]
        if isinstance(told, int) and least <= told <= most:
            return []
        return [f"{path}: {least} to {most} expected, {shown(told)} told"]
    if not isinstance(told, dict):
        return [f"{path}: an object expected, {shown(told)} told"]
    lines = []
    for name, value in expected.items():
        place = f"{path}.{name}" if path else name
        if name not in told:
            lines.append(f"{place}: {shown(value)} expected, no such member told")
        else:
            lines += differences(value, told[name], place)
    return lines


def differing_texts(expected: dict, told) -> list[str]:
    """Of English sentences: a later version may leave one out, but not say something else."""
    lines = []
    for path, text in expected.items():
        found = at_path(told, path.split("."))
        if found is not None and found != text:
            lines.append(f"{path}: {shown(text)} expected, {shown(found)} told")
    return lines


def at_path(value, path: list):
    for name in path:
        if isinstance(value, list) and int(name) < len(value):
            value = value[int(name)]
        elif isinstance(value, dict):
            value = value.get(name)
        else:
            return None
    return value


def shown(value) -> str:
    text = repr(value)
    return text if len(text) <= 300 else text[:300] + "…"
