"""Prints how many single-line labels, whose width no constraint sets, the library measures within half a point.

usage: label_width_report.py [--list] FOLDER

FOLDER holds a sub-folder of documents per repository. Compiles the sources of TextMeasurement and of what it imports as
one module, so that the figures are those of the library. A width counts as right if it agrees after rounding up to a pixel
or to a whole point, since canvases did both. "Line height agrees" leaves out labels whose stored height is not that of one line of their font: they were
squeezed, or measured in another font or size. --list prints the labels that are off.
"""

import argparse
import glob
import os
import subprocess
import tempfile
from collections import defaultdict

import canvas_profile
import label_observations
import observed_intervals
from system_font_model import unique

HERE = os.path.dirname(os.path.abspath(__file__))


def measured(observations):
    """(width, line height, known, width in the fallback) of every observation, by the library."""
    sources = [
        path for module in ("LayoutTerms", "TextMeasurement")
        for path in glob.glob(os.path.join(HERE, "..", "..", "Sources", module, "**", "*.swift"), recursive=True)
        if os.path.basename(path) != "Exports.swift"]
    lines = "".join(
        f"{canvas_profile.system_font(o.tools)}\t{o.scale}\t{o.face}\t{o.size}\t{o.style or ''}\t{o.text.replace(chr(9), ' ')}\n" for o in observations)
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "measure")
        main = os.path.join(HERE, "MeasureWidths.swift")
        subprocess.run(
            ["swiftc", "-swift-version", "6", "-package-name", "strut", "-parse-as-library", "-o", program, main, *sources],
            check=True)
        output = subprocess.run([program], input=lines, capture_output=True, text=True, check=True).stdout
    return [
        (float(a), float(b), c == "true", float(d)) for a, b, c, d in (line.split("\t") for line in output.splitlines())]


def height_agrees(o, line):
    heights = {observed_intervals.ceil(line, o.scale), observed_intervals.ceil(line, 1)}
    return any(abs(o.height - h) < 0.02 for h in heights)


def shows_fallback(o, m):
    """Whether a named font was not installed where the label was measured: it agrees as the fallback only."""
    as_fallback = (m[3], 1.165 * o.size)
    return (
        o.face.startswith("named:") and not observed_intervals.agrees(o, m[0])
        and observed_intervals.agrees(o, as_fallback[0]) and height_agrees(o, as_fallback[1]))


def family(o):
    if o.face.startswith("named:"):
        return o.face[6:].split("-")[0]
    systems = {"helveticaNeue": "7-8", "sanFranciscoUI": "9-10", "sanFranciscoPro": "11-12", "sanFranciscoPro13": "13", "sanFrancisco": "14+"}
    weight = o.face.split(":")[-1]
    return f"system, iOS {systems[canvas_profile.system_font(o.tools)]}, {weight}"


def band(o):
    for low, high in ((0, 12), (12, 16), (16, 18), (18, 20), (20, 28), (28, 1000)):
        if low <= o.size < high:
            return f"{low}-{high}" if high < 1000 else f"{low}+"


def table(title, rows, key):
    groups = defaultdict(list)
    for row in rows:
        groups[key(row[0])].append(row)
    print(f"\n{title:34} {'labels':>7} {'within 0.5 pt':>14} {'to the pixel grid':>18}")
    for name, group in sorted(groups.items(), key=lambda item: -len(item[1])):
        print(f"{name:34} {len(group):7} {share(group, True):14.1%} {share(group, False):18.1%}")


def share(rows, either):
    return sum(observed_intervals.agrees(o, m[0], either) for o, m in rows) / max(1, len(rows))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    observations = [o for o in unique(label_observations.read(options.folder)) if o.tier == 1]
    rows = list(zip(observations, measured(observations)))
    labels = [r for r in rows if r[0].kind == "label"]
    agreeing = [r for r in labels if height_agrees(r[0], r[1][1])]
    everything = lambda o: "all"
    table("labels", labels, everything)
    table("labels, line height agrees", agreeing, everything)
    table("known fonts, line height agrees", [r for r in agreeing if r[1][2]], everything)
    installed = [r for r in labels if not shows_fallback(*r)]
    print(f"\n{len(labels) - len(installed)} labels show the fallback, as if their font was not installed")
    table("labels in their own font", installed, everything)
    table("by size", labels, band)
    table("by font", labels, family)
    table("buttons", [r for r in rows if r[0].kind != "label"], lambda o: o.kind)
    if options.list:
        for o, m in labels:
            if not observed_intervals.agrees(o, m[0]):
                print(o.tools, o.scale, o.face, o.size, f"stored {o.width:g} measured {m[0]:.2f} height {o.height:g}",
                      f"line {m[1]:.2f}", o.repository, repr(o.text[:50]))


if __name__ == "__main__":
    main()
