"""What the canvas of a toolsVersion drew with: the steps of Sources/Environment/Canvas/CanvasProfile+Steps.swift, read.

fact(tools, "text.systemFont", default) is the value, as text, that the last step up to a version set: `.sanFrancisco`
without its dot, or a number. Facts that no step has set yet have their initial value, which the caller knows.
"""

import functools
import os
import re
import sys

SOURCE = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "Environment", "Canvas", "CanvasProfile+Steps.swift")
# The ranges of tools in which agreement is reported: before Xcode 13, Xcode 13 and 14, 15 and 16, 26 and later. The first
# number of each is in it, the second is not.
RANGES = [(0, 18000), (18000, 22000), (22000, 24000), (24000, sys.maxsize)]


def range_name(low, high):
    """The words for a range: `0 to 17999`, `from 24000`, `all`."""
    if high == sys.maxsize:
        return f"from {low}" if low else "all"
    return f"{low} to {high - 1}"


@functools.lru_cache(None)
def steps():
    """(first version, {fact: value}) in order of time."""
    with open(SOURCE, encoding="utf-8") as file:
        parts = re.split(r"\bStep\((\d+)\) \{", file.read())
    result = [
        (int(since), dict(re.findall(r"\$0\.([\w.]+) = \.?(\w+(?:\.\d+)?)", body)))
        for since, body in zip(parts[1::2], parts[2::2])]
    assert result == sorted(result, key=lambda step: step[0]) and len(result) > 20, "the table reads otherwise now"
    return result


@functools.lru_cache(None)
def fact(tools, name, default):
    """The value of a fact for a toolsVersion, as text; `default` before any step sets it."""
    value = default
    for since, facts in steps():
        if since <= tools:
            value = facts.get(name, value)
    return value


def first(name, value):
    """The first version whose step sets a fact to a value."""
    return next(since for since, facts in steps() if facts.get(name) == value)


def system_font(tools):
    """The generation of the system font: helveticaNeue, sanFranciscoUI, sanFranciscoPro, sanFranciscoPro13 or sanFrancisco."""
    return fact(tools, "text.systemFont", "helveticaNeue")
