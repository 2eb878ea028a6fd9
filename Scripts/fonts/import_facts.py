"""Packs what public PDF files say of Apple's fonts into `apple_fonts.json`, which the fits read.

usage: import_facts.py FOLDER

FOLDER holds `font_advances.json` (for each PostScript name, by character, the advance in 1/1000 em, the sightings that
agree and all sightings) and `font_kerning.json` (for each name and pair, "size:adjustment" with its sightings). A PDF file
states the advances of its fonts in `/Widths` and `/W` (ISO 32000-1, 9.7.4.3), and the kerning in the operands of `TJ`.
Kept are the characters that have slots, with an advance on which most sightings agree, and pairs that are seen often.
"""

import json
import os
import sys
from collections import defaultdict

from glyph_slots import ACCENTED, SLOTS

# Seen in PDF files of Windows programs as well: their advances are those of Microsoft's and of printers' fonts, which
# the metric twins among the free fonts have to the unit.
TWINS = ("Arial", "CourierNew", "TimesNewRoman", "Courier", "Helvetica-", "Georgia,")
LEAST_SIGHTINGS = 3
# A pair whose kerning is switched off in part of the files shows 0 there.
LEAST_SHARE = 0.15
# Text in capitals is spaced by values that look like kerning: the share of those above 0 that are taken for kerning.
WIDER_SHARE = 0.4
# The range of values that are taken for kerning, in 1/1000 em.
LEAST_KERNING, GREATEST_KERNING = -140, 15
# How far a value may lie from the true one: kerning that is seen often or seldom, and a few zeros, which files without
# kerning state too.
OFTEN, SELDOM, WEAK = 0.5, 1.0, 3.0
MANY_ZEROS = 8
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "apple_fonts.json")


def advances(facts):
    """By face: the characters, and their advances, in the order of the slots."""
    result = {}
    for face, known in sorted(facts.items()):
        if face.startswith(TWINS) and "Light" not in face:
            continue
        found = {}
        for character, (advance, agreeing, seen) in known["advances"].items():
            character = character if character == " " else character.strip()
            if len(character) != 1 or character not in SLOTS or 2 * agreeing < seen or not 0 < advance < 3000:
                continue
            # Two files are not enough: those with the í of Helvetica Neue Light have it as wide as Helvetica's.
            if character in ACCENTED and agreeing < LEAST_SIGHTINGS:
                continue
            found[character] = int(round(advance))
        if len(found) >= 8:
            characters = "".join(c for c in SLOTS if c in found)
            result[face] = [characters, [found[c] for c in characters]]
    return result


def kerning(pairs):
    """By pair: the adjustment in 1/1000 em at any size, and how far it may lie from the true one."""
    result = {}
    for pair, seen in sorted(pairs.items()):
        if len(pair) != 2 or not pair.isascii():
            continue  # quotes and dashes are written in encodings that the files do not state
        votes = defaultdict(int)
        for key, count in seen.items():
            votes[round(float(key.split(":")[1]))] += count
        found = adjustment(votes)
        if found:
            result[pair] = found
    return result


def adjustment(votes):
    """(value, deviation) of a pair by the sightings of each value, or None if they do not tell.

    Kerning brings letters together, and part of the files has it switched off: a cluster below 0 counts beside zeros of
    many times its number. Values above 0 are letter-spaced text almost always, and count only if small and frequent.
    """
    near = lambda v: sum(votes.get(v + d, 0) for d in (-1, 0, 1))
    most = lambda values: max(values, key=lambda v: (near(v), votes[v]), default=None)
    closer = most(v for v in votes if LEAST_KERNING < v < -2)
    wider = most(v for v in votes if 2 < v <= GREATEST_KERNING)
    if closer is not None:
        if near(closer) >= LEAST_SIGHTINGS and near(closer) >= LEAST_SHARE * near(0):
            return closer, OFTEN
        if near(closer) >= 2 and 3 * near(closer) >= near(0):
            return closer, SELDOM
    if wider is not None and near(wider) >= LEAST_SIGHTINGS and near(wider) >= WIDER_SHARE * sum(votes.values()):
        return wider, SELDOM
    if near(0) >= LEAST_SIGHTINGS:
        return 0, SELDOM if near(0) >= MANY_ZEROS else WEAK
    return None


def main():
    folder = sys.argv[1]
    read = lambda name: json.load(open(os.path.join(folder, name)))
    known = advances(read("font_advances.json"))
    pairs = {face: kerning(v) for face, v in read("font_kerning.json").items()}
    pairs = {face: [list(v), *map(list, zip(*v.values()))] for face, v in pairs.items() if len(v) > 40}
    with open(DATA, "w") as file:
        file.write('{\n"about": "Advances and kerning in 1/1000 em, from /Widths, /W and TJ of public PDF files; see import_facts.py",\n')
        file.write('"advances": {\n' + ",\n".join(
            f"{json.dumps(f)}: {json.dumps(v, ensure_ascii=False, separators=(',', ':'))}" for f, v in known.items()) + "\n},\n")
        file.write('"kerning": {\n' + ",\n".join(
            f"{json.dumps(f)}: {json.dumps(v, ensure_ascii=False, separators=(',', ':'))}" for f, v in pairs.items()) + "\n}\n}\n")
    print(f"{len(known)} faces, {sum(len(v[0]) for v in known.values())} advances, {sum(len(v[0]) for v in pairs.values())} pairs")


if __name__ == "__main__":
    main()
