"""Fits the glyph tables to a folder of Interface Builder documents and writes them.

usage: fit_glyph_tables.py [--folds N] [--check] FOLDER

FOLDER holds a sub-folder per repository. Prints how many labels come within half a point, in the sample and
cross-validated by leaving repositories out in N parts (12; 0 for none); --check writes nothing. Labels are left out whose
author had not installed their font, by their heights. The tables hold numbers only, no text of a document.
"""

import argparse
import os

import numpy as np

import canvas_profile
import label_observations
import named_fonts
import swift_tables
import system_font_model
from observed_intervals import FALLBACK, agrees, shows_own_font

TABLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "TextMeasurement", "Tables")
# Sizes in points that part the labels in the report.
BANDS = [0, 12, 14, 16, 18, 20, 24, 30, 1000]


def fold_of(observations, folds):
    repositories = sorted({o.repository for o in observations})
    np.random.default_rng(3).shuffle(repositories)
    place = {r: i % folds for i, r in enumerate(repositories)}
    return np.array([place[o.repository] for o in observations], int)


def cross_validated(model, folds):
    """Predictions of every row by a fit that never saw its repository."""
    result = model.offset.copy()
    fold = fold_of(model.observations, folds)
    for f in range(folds):
        test = np.where(fold == f)[0]
        if len(test):
            result[test] = model.predict(model.fit(np.where(fold != f)[0]), test)
    return result


def report(title, model, fitted, folds):
    """Prints the shares within half a point, and returns the rows for a total."""
    held_out = cross_validated(model, folds) if folds else fitted
    rows = [(o, a, b) for o, a, b in zip(model.observations, fitted, held_out) if o.tier == 1]
    label = lambda low, high: lambda o: o.kind == "label" and low <= o.size < high
    kinds = [(f"labels {a}-{b} pt", label(a, b)) for a, b in zip(BANDS, BANDS[1:])]
    kinds += [
        ("labels under 20 pt", label(0, 20)), ("labels from 20 pt", label(20, 1000)),
        ("buttons", lambda o: o.kind.startswith("button")), ("segments", lambda o: o.kind == "segment")]
    for name, chosen in kinds:
        part = [r for r in rows if chosen(r[0])]
        if part:
            share(title, name, part)
    return rows


def share(title, name, rows):
    inside = sum(agrees(o, a) for o, a, _ in rows) / len(rows)
    outside = sum(agrees(o, b) for o, _, b in rows) / len(rows)
    near = sum(agrees(o, b, within=1) for o, _, b in rows) / len(rows)
    print(
        f"{title:24} {name:20} {len(rows):5}  in the sample {inside:6.1%}  cross-validated {outside:6.1%}, "
        f"within 1 pt {near:6.1%}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--folds", type=int, default=12)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    observations = system_font_model.unique(label_observations.read(options.folder))

    chosen = [o for o in observations if system_font_model.usable(o)]
    model = system_font_model.SystemModel(chosen)
    every = np.arange(len(chosen))
    parameters = model.fit(every)
    rows = report("system font", model, model.predict(parameters, every), options.folds)
    system = None if options.check else model.tables(parameters)

    families = []
    for family in named_fonts.catalog():
        lines = {name: sum((c.vertical or family.vertical)[:3]) / 1000 for c in family.cuts for name in c.names + c.borrowed}
        chosen = [
            o for o in observations
            if o.face.startswith("named:") and o.face[6:] in lines and o.kind != "cell:Default"
            and all(system_font_model.slot(c) for c in o.text)
            and (o.kind != "label" or family.name == FALLBACK or shows_own_font(o, lines[o.face[6:]] * o.size))]
        model = named_fonts.FamilyModel(family, chosen)
        every = np.arange(len(chosen))
        parameters = model.fit(every)
        if chosen:
            rows += report(family.name, model, model.predict(parameters, every), options.folds)
        if not options.check:
            families.append((family, *model.tables(parameters)))
    share("all", "labels", [r for r in rows if r[0].kind == "label"])
    for low, high in canvas_profile.RANGES:
        part = [r for r in rows if low <= r[0].tools < high]
        if part:
            share("all texts", f"tools {canvas_profile.range_name(low, high)}", part)
    if not options.folds:
        print("(no folds: the second share is that of the sample too)")

    if not options.check:
        os.makedirs(TABLES, exist_ok=True)
        swift_tables.write_slots(TABLES)
        swift_tables.write_system(TABLES, *system)
        swift_tables.write_named(TABLES, families, named_fonts.LENT)


if __name__ == "__main__":
    main()
