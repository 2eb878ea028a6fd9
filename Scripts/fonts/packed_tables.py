"""Packs tables into the digits of strings, as `PackedTable.swift` unpacks them: a digit stands for 6 bits, as in Base64."""

import numpy as np

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
# Small values are one digit each, from -LARGEST on; the digits above stand for so many zeros, the last one for two digits
# that hold a larger value, from -LARGER on.
LARGEST = 25
RUNS = (2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32)
LARGE, LARGER = 63, 2048
# What the kerning of packed families is rounded to, in 1/1024 em: more characters then share a class. In all families
# together 5 would save 13 kB, and 2 cost 16 kB.
COARSE = 3
# How a cut of a family is packed: slot by slot, as a place between the first two and what is left, or with one advance.
EACH, BETWEEN, EVEN = "ABC"
# What a place between two cuts is counted in: 0 is the first, PLACES the second.
PLACES = 1024
# Before the number of characters that are no icons.
GAP = 63


def lines(digits, indent):
    """The digits of a string literal, wrapped."""
    return ("\\\n" + " " * indent).join(digits[i:i + 108] for i in range(0, len(digits), 108))


def numbers(values, count=2):
    """Numbers of so many digits each."""
    assert all(0 <= v < 64 ** count for v in values), max(values)
    return "".join(DIGITS[v // 64 ** place % 64] for v in values for place in reversed(range(count)))


def small(values):
    """Values of which most are small, with runs of zeros as one digit."""
    digits, zeros = "", 0
    for value in [*values, None]:
        if value == 0:
            zeros += 1
            continue
        while zeros:
            run = max((r for r in RUNS if r <= zeros), default=1)
            digits += DIGITS[LARGEST] if run == 1 else DIGITS[2 * LARGEST + 1 + RUNS.index(run)]
            zeros -= run
        if value is not None:
            is_small = abs(value) <= LARGEST
            digits += DIGITS[value + LARGEST] if is_small else DIGITS[LARGE] + numbers([value + LARGER])
    return digits


def kerning(columns, left, right, values):
    """A KerningTable: its columns, the digits of an index, the indices, the values in units of COARSE."""
    count = 1 if max(*left, *right) < 64 else 2
    indices = numbers(left, count) + numbers(right, count)
    return numbers([columns]) + numbers([count], 1) + indices + small(int(v) for v in values)


def family(vertical, cuts, kerning):
    """A family of cuts, a list of weights in hundreds with their advances and their share of the second kerning; the first
    two are what others lie between."""
    digits = numbers([int(round(10 * v)) for v in vertical], 3)
    digits += numbers([len(cuts)] + [weight for weight, *_ in cuts], 1)
    digits += numbers([int(round(100 * share)) + 2048 for *_, share in cuts])
    for i, (_, advances, _) in enumerate(cuts):
        ways = [EACH + numbers(advances)]
        if i > 1:
            ways.append(between(advances, cuts[0][1], cuts[1][1]))
        # What a monospaced font lacks is taken to be as wide as the rest.
        if set(advances) <= {advances[1], advances[0]} and advances.count(advances[1]) > len(advances) // 2:
            ways.append(EVEN + numbers(advances[1:2]))
        digits += min((w for w in ways if w), key=len)
    return digits + kerning


def between(advances, first, second):
    """A cut as a place between two others, or beyond them, and what its advances have beside it; None if that is much."""
    way, own = np.array(second) - first, np.array(advances) - first
    if not way @ way:
        return None
    middle = int(round(way @ own / (way @ way) * PLACES))
    # Halves are rounded up, as Swift does it with a shift.
    found = [(own - (way * place + PLACES // 2) // PLACES, place) for place in range(middle - 30, middle + 31)]
    rest, place = min(found, key=lambda f: (np.abs(f[0]).max() > LARGEST, np.count_nonzero(f[0])))
    if np.abs(rest).max() > LARGEST or abs(place) >= 2048:
        return None
    return BETWEEN + numbers([place + 2048]) + small(int(v) for v in rest)


def icons(first, advances):
    """The advances of icons from a first character on, 0 where there is none: those that occur, and one digit each, or
    for some of the absent ones three."""
    found = sorted(set(advances) - {0})
    assert len(found) < GAP
    digits = numbers([first], 3) + numbers([len(found)], 1) + numbers(found, 3)
    absent = 0
    for advance in [*advances, None]:
        if advance == 0:
            absent += 1
            continue
        if absent:
            digits += numbers([GAP], 1) + numbers([absent])
            absent = 0
        if advance is not None:
            digits += numbers([found.index(advance)], 1)
    return digits
