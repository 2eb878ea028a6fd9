#!/usr/bin/env python3
"""Makes the small fonts of Tests/Fixtures/fonts, which the tests and the fuzzer measure with.

usage: make_test_fonts.py   (needs fontTools)

Every glyph is a box, and every advance is a round number, so that widths can be added up by hand:

StrutSans-Regular.ttf      1000 units; ascender 900, descender 250, line gap 40; space 250, A 600, V 700, a 500, i 200, f 300,
                           full stop 220, hyphen 320, ellipsis 900, alef 550; kerning by GPOS: A V -100, space V -50;
                           f i is one glyph of 450; acute accent 0.
StrutSans-Bold.otf         outlines of PostScript (CFF); every advance 100 more; kerning A V -50.
StrutSansKern-Regular.ttf  kerning in a table `kern` as old fonts have it: A V -80.
StrutFlex.ttf              variable: weight 100 to 900, A 500 to 800, a 400 to 560; instances Light, Regular, Bold.
StrutSet.ttc               a collection of "Strut Set" Regular and Bold, with A 610 and 710.
SFProText-Regular.otf      "SF Pro Text" Regular and "SF Pro Display" Regular: A 620 and 580.
SFProDisplay-Regular.otf
"""

import os

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0
from fontTools.varLib import build as build_variable

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests", "Fixtures", "fonts")
ADVANCES = {
    ".notdef": 500, "space": 250, "A": 600, "V": 700, "a": 500, "i": 200, "f": 300, "f_i": 450, "period": 220,
    "hyphen": 320, "ellipsis": 900, "alef": 550, "acutecomb": 0,
}
CHARACTERS = {
    0x20: "space", 0x41: "A", 0x56: "V", 0x61: "a", 0x69: "i", 0x66: "f", 0x2E: "period", 0x2D: "hyphen",
    0x2026: "ellipsis", 0x627: "alef", 0x301: "acutecomb",
}
# Nothing in the files depends on the time.
MOMENT = 3_600_000_000


def box(pen, width):
    if width:
        pen.moveTo((50, 0))
        pen.lineTo((50, 700))
        pen.lineTo((max(60, width - 50), 700))
        pen.lineTo((max(60, width - 50), 0))
        pen.closePath()
    return pen


def font(family, style, name, advances=ADVANCES, weight=400, is_truetype=True, features=None):
    builder = FontBuilder(1000, isTTF=is_truetype)
    builder.setupGlyphOrder(list(advances))
    builder.setupCharacterMap(CHARACTERS)
    if is_truetype:
        builder.setupGlyf({g: box(TTGlyphPen(None), 0 if g == "space" else w).glyph() for g, w in advances.items()})
    else:
        charstrings = {
            g: box(T2CharStringPen(w, None), 0 if g == "space" else w).getCharString() for g, w in advances.items()}
        builder.setupCFF(name, {"FullName": f"{family} {style}"}, charstrings, {})
    builder.setupHorizontalMetrics({g: (w, 50 if w and g != "space" else 0) for g, w in advances.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-250, lineGap=40)
    builder.setupNameTable({"familyName": family, "styleName": style, "psName": name, "fullName": f"{family} {style}"})
    builder.setupOS2(
        version=4, usWeightClass=weight, sCapHeight=700, sTypoAscender=800, sTypoDescender=-200, usWinAscent=1000,
        usWinDescent=300)
    builder.setupPost(keepGlyphNames=False)
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    builder.font["head"].created = builder.font["head"].modified = MOMENT
    builder.font.recalcTimestamp = False
    return builder.font


def features(pairs, has_ligature=True):
    rules = "".join(f"pos {a} {b} {v}; " for a, b, v in pairs)
    ligature = "feature liga { sub f i by f_i; } liga; " if has_ligature else ""
    return f"{ligature}feature kern {{ {rules}}} kern;"


def path(name):
    return os.path.join(FOLDER, name)


def save(made, name):
    made.save(path(name), reorderTables=None)


def old_kerning(made, pairs):
    table = made["kern"] = newTable("kern")
    table.version = 0
    subtable = KernTable_format_0(apple=False)
    subtable.coverage, subtable.format, subtable.tupleIndex = 1, 0, None
    subtable.kernTable = dict(pairs)
    table.kernTables = [subtable]


def variable():
    """Weight 100 to 900 with two masters."""
    light = font("Strut Flex", "Thin", "StrutFlex-Thin", {**ADVANCES, "A": 500, "a": 400})
    black = font("Strut Flex", "Thin", "StrutFlex-Thin", {**ADVANCES, "A": 800, "a": 560})
    space = DesignSpaceDocument()
    axis = AxisDescriptor(
        tag="wght", name="Weight", minimum=100, default=100, maximum=900)
    space.addAxis(axis)
    for made, weight in (light, 100), (black, 900):
        source = SourceDescriptor(font=made, location={"Weight": weight}, familyName="Strut Flex", styleName="Thin")
        space.addSource(source)
    for style, weight in ("Light", 300), ("Regular", 400), ("Bold", 700):
        space.addInstance(InstanceDescriptor(
            familyName="Strut Flex", styleName=style, postScriptFontName=f"StrutFlex-{style}", location={"Weight": weight}))
    made, _, _ = build_variable(space)
    made.recalcTimestamp = False
    return made


def main():
    os.makedirs(FOLDER, exist_ok=True)
    kerning = [("A", "V", -100), ("space", "V", -50)]
    save(font("Strut Sans", "Regular", "StrutSans-Regular", features=features(kerning)), "StrutSans-Regular.ttf")
    bold = {g: w + 100 if w else 0 for g, w in ADVANCES.items()}
    save(
        font("Strut Sans", "Bold", "StrutSans-Bold", bold, 700, False, features([("A", "V", -50)])),
        "StrutSans-Bold.otf")
    kern = font("Strut Sans Kern", "Regular", "StrutSansKern-Regular")
    old_kerning(kern, {("A", "V"): -80})
    save(kern, "StrutSansKern-Regular.ttf")
    save(variable(), "StrutFlex.ttf")
    collection = TTCollection()
    collection.fonts = [
        font("Strut Set", "Regular", "StrutSet-Regular", {**ADVANCES, "A": 610}),
        font("Strut Set", "Bold", "StrutSet-Bold", {**ADVANCES, "A": 710}, 700)]
    collection.save(path("StrutSet.ttc"))
    for family, advance in ("SF Pro Text", 620), ("SF Pro Display", 580):
        name = f"{family.replace(' ', '')}-Regular"
        save(font(family, "Regular", name, {**ADVANCES, "A": advance}, is_truetype=False), f"{name}.otf")


main()
