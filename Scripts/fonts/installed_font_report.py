"""Prints how many labels in fonts of a folder, which their authors had installed, `strut --fonts` measures within half a point.

usage: installed_font_report.py [--list] STRUT FONTS FOLDER

FOLDER holds a sub-folder of documents per repository. A label's author had its font where the stored height is that of one
line in it, and not that of a line in Helvetica Neue, which Interface Builder shows in place of a font that is missing; only
labels count whose width nothing but their text sets, and whose height no constraint does. STRUT is built with
`--traits HarfBuzz`. The texts are laid out in one document of our own, a hundred times as large, so that pixels hide nothing.
"""

import argparse
import glob
import json
import os
import subprocess
import tempfile
from collections import defaultdict
from xml.sax.saxutils import quoteattr

from fontTools.ttLib import TTFont

import label_observations
import observed_intervals
from system_font_model import unique

TIMES = 100


def names(folder):
    """The PostScript names of the fonts below a folder."""
    files = glob.glob(os.path.join(folder, "**", "*.[to]tf"), recursive=True)
    return {TTFont(f, lazy=True)["name"].getDebugName(6) for f in files}


def document(observations):
    labels, constraints = [], []
    for i, o in enumerate(observations):
        labels.append(
            f'<label opaque="NO" text={quoteattr(o.text)} translatesAutoresizingMaskIntoConstraints="NO" id="l{i}">'
            f'<fontDescription key="fontDescription" name={quoteattr(o.face[6:])} pointSize="{o.size * TIMES}"/></label>')
        for side in "leading", "top":
            constraints.append(
                f'<constraint firstItem="l{i}" firstAttribute="{side}" secondItem="v" secondAttribute="{side}" id="{side}{i}"/>')
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
useAutolayout="YES" useTraitCollections="YES"><device id="retina6_12" orientation="portrait" appearance="light"/><objects>
<view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
<subviews>{"".join(labels)}</subviews><constraints>{"".join(constraints)}</constraints></view></objects></document>"""


def measured(strut, fonts, observations):
    """(width, line height) of every observation."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Labels.xib")
        with open(path, "w", encoding="utf-8") as file:
            file.write(document(observations))
        words = ["--fonts", fonts] if fonts else []
        output = subprocess.run([strut, "compile", *words, path], capture_output=True, check=True).stdout
    sizes = {}
    for view in json.loads(output)["scenes"][0]["views"][0]["subviews"]:
        sizes[view["id"]] = view["frame"]["width"] / TIMES, view["frame"]["height"] / TIMES
    return [sizes[f"l{i}"] for i in range(len(observations))]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("strut")
    parser.add_argument("fonts")
    parser.add_argument("folder")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    known = {name.lower() for name in names(options.fonts)}
    observations = [
        o for o in unique(label_observations.read(options.folder))
        if o.tier == 1 and o.kind == "label" and not o.heightIsSet
        and o.face.startswith("named:") and o.face[6:].lower() in known]
    rows = list(zip(
        observations, measured(options.strut, options.fonts, observations), measured(options.strut, None, observations)))
    groups = defaultdict(list)
    for row in rows:
        o, (_, line), _ = row
        fallback = observed_intervals.FALLBACK_LINE * o.size
        if observed_intervals.height_agrees(o, line) and not observed_intervals.height_agrees(o, fallback):
            groups["all"].append(row)
            groups[o.face[6:].split("-")[0]].append(row)
    print(f"{len(observations)} labels in these fonts; of those whose height is that of their own font only:")
    print(f"{'':24} {'labels':>7} {'repositories':>13} {'--fonts':>9} {'tables':>9}")
    for name, group in sorted(groups.items(), key=lambda item: -len(item[1])):
        shares = [sum(observed_intervals.agrees(r[0], r[i][0]) for r in group) / len(group) for i in (1, 2)]
        print(f"{name:24} {len(group):7} {len({r[0].repository for r in group}):13} {shares[0]:9.1%} {shares[1]:9.1%}")
    if options.list:
        for o, (width, line), (table, _) in groups["all"]:
            if not observed_intervals.agrees(o, width):
                print(
                    o.repository, os.path.basename(o.document), o.face, o.size,
                    f"stored {o.width:g} x {o.height:g} measured {width:.2f} x {line:.2f} by table {table:.2f}", repr(o.text[:60]))


if __name__ == "__main__":
    main()
