"""What a stored width says about the width of the text: an interval that depends on how it was rounded up.

Buttons and segments are rounded up to whole points. Labels are rounded up to pixels, but in many documents to whole points; the
stored height, or else the document's other labels, tell which.
"""

import math
from collections import defaultdict

import numpy as np

SYSTEM_LINE = 2444 / 2048
# The family that Interface Builder shows in place of a font that is missing, and the height of a line in it.
FALLBACK, FALLBACK_LINE = "Helvetica Neue", 1.165


def ceil(length, scale):
    return math.ceil(length * scale - 1e-4) / scale


def rounding(o):
    """'pixel', 'whole' or None (not known) of one observation."""
    if o.kind.startswith(("button", "segment")) or o.scale == 1:
        return "whole"
    if abs(o.width - round(o.width)) > 1e-3:
        return "pixel"
    line = o.size * SYSTEM_LINE
    if abs(ceil(line, o.scale) - math.ceil(line)) < 1e-3:
        return None
    if abs(o.height - ceil(line, o.scale)) < 0.01:
        return "pixel"
    return "whole" if abs(o.height - math.ceil(line)) < 0.01 else None


def roundings(observations):
    """The rounding of every observation, guessed from its document where it does not tell itself."""
    own = [rounding(o) for o in observations]
    votes = defaultdict(int)
    for o, kind in zip(observations, own):
        if kind and not o.kind.startswith("button"):
            votes[o.document] += 1 if kind == "pixel" else -1
    guess = lambda vote: "pixel" if vote > 0 else "whole" if vote < 0 else None
    return [kind or guess(votes[o.document]) for o, kind in zip(observations, own)]


def intervals(observations):
    """Arrays low (n x 2), high (n), weight (n x 2): the pixel interval and the whole-point interval of each width."""
    count = len(observations)
    low, high, weight = np.zeros((count, 2)), np.zeros(count), np.zeros((count, 2))
    for i, (o, kind) in enumerate(zip(observations, roundings(observations))):
        low[i] = o.width - 1 / o.scale, o.width - 1
        high[i] = o.width + (0.011 if o.scale == 3 else 0.001)
        weight[i] = {"pixel": (0.97, 0.03), "whole": (0, 1), None: (0.5, 0.5)}[kind]
    return low, high, weight


def height_agrees(o, line):
    """Whether a line so high, rounded up, is as high as the stored frame."""
    return any(abs(o.height - ceil(line, scale)) < 0.02 for scale in (o.scale, 1))


def shows_own_font(o, line):
    """Whether the author of a label had its font, a line of which is so high: its height is not that of the fallback alone."""
    return height_agrees(o, line) or not height_agrees(o, FALLBACK_LINE * o.size)


def agrees(o, width, either=True, within=0.5):
    """Whether a width, rounded up, is within so many points of the stored one."""
    whole = ceil(width, 1)
    if o.kind.startswith("button"):
        return abs(max(whole, 30) - o.width) <= within + 0.01
    if o.kind == "segment":
        return abs(whole - o.width) <= within + 0.01
    errors = [abs(ceil(width, o.scale) - o.width)] + ([abs(whole - o.width)] if either else [])
    return min(errors) <= within + 0.01
