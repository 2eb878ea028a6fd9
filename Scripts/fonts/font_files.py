"""Advances and kerning of freely licensed fonts, the starting point of every fitted table.

Install: `apt-get install fonts-inter fonts-roboto-unhinted fonts-open-sans fonts-lato fonts-urw-base35
fonts-liberation2 fonts-dejavu-core` and `pip install numpy scipy fonttools fontpkg-source-sans-3 fontpkg-montserrat
fontpkg-eb-garamond fontpkg-mulish fontpkg-nunito fontpkg-poppins fontpkg-raleway`.
Advances of a font are facts about it; no outline is copied.
"""

import functools
import importlib.util
import os

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from glyph_slots import SLOTS

UNITS = 2048
DEBIAN = "/usr/share/fonts"
# What an absent glyph is taken to measure, by its kind, in units.
MISSING = 1200


class FontFile:
    """One font file, perhaps an instance of a variable font."""

    def __init__(self, path, **axes):
        self.font = TTFont(path)
        if axes:
            self.font = instancer.instantiateVariableFont(self.font, axes)
        self.names = self.font.getBestCmap()
        self.units = self.font["head"].unitsPerEm
        self.lookups = []
        table = self.font["GPOS"].table if "GPOS" in self.font else None
        if table and table.FeatureList:
            wanted = {
                index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
                for index in record.Feature.LookupListIndex
            }
            for index in sorted(wanted):
                subtables = [getattr(s, "ExtSubTable", s) for s in table.LookupList.Lookup[index].SubTable]
                self.lookups.append([s for s in subtables if s.LookupType == 2])

    def advance(self, character):
        """The advance in units of 1/2048 em, or None."""
        name = self.names.get(ord(character))
        return None if name is None else self.font["hmtx"][name][0] * UNITS / self.units

    @functools.lru_cache(None)
    def kerning(self, left, right):
        """The kerning of a pair in units of 1/2048 em."""
        first, second = self.names.get(ord(left)), self.names.get(ord(right))
        if first is None or second is None:
            return 0.0
        return sum(self._pair(lookup, first, second) for lookup in self.lookups) * UNITS / self.units

    @staticmethod
    def _pair(lookup, first, second):
        for table in lookup:
            if first not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                for record in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
                    if record.SecondGlyph == second:
                        return getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0
            else:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
                return getattr(value, "XAdvance", 0) if value else 0
        return 0


class WidthList:
    """A font known by a published list of advances in 1/1000 em, with a share of the kerning of a relative."""

    def __init__(self, widths, relative, share):
        self.widths, self.relative, self.share = widths, relative, share

    def advance(self, character):
        width = self.widths.get(character)
        return width * UNITS / 1000 if width is not None else self.relative.advance(character)

    def kerning(self, left, right):
        return self.relative.kerning(left, right) * self.share


class Blend:
    """A weight between, or beyond, two others: 0 is the first, 1 the second."""

    def __init__(self, first, second, position):
        self.first, self.second, self.position = first, second, position

    def _mix(self, a, b):
        return None if a is None or b is None else a + (b - a) * self.position

    def advance(self, character):
        return self._mix(self.first.advance(character), self.second.advance(character))

    def kerning(self, left, right):
        return self._mix(self.first.kerning(left, right), self.second.kerning(left, right))


def debian(path):
    return FontFile(os.path.join(DEBIAN, path))


def inter(weight, display=False):
    family = "InterDisplay" if display else "Inter"
    return debian(f"opentype/inter/{family}-{weight}.otf")


def fontpkg(package, file, **axes):
    folder = importlib.util.find_spec(package).submodule_search_locations[0]
    return FontFile(os.path.join(folder, "files", file), **axes)


ASCII = "".join(chr(c) for c in range(0x20, 0x7F))
# The advances that Adobe's font metrics files print for Helvetica Neue 55 and 75, U+0020 to U+007E, in 1/1000 em.
HELVETICA_NEUE_55 = dict(zip(ASCII, [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871,
    722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593,
    537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333,
    222, 333, 600]))
HELVETICA_NEUE_75 = dict(zip(ASCII, [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907,
    741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 296, 371, 296, 600, 500, 240, 574, 611, 574, 611,
    574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333,
    240, 333, 600]))


def slot_advances(font, fallback=None):
    """The advances of all slots, slot 0 first."""
    result = [float(MISSING)]
    for character in SLOTS:
        advance = font.advance(character)
        if advance is None and fallback is not None:
            advance = fallback.advance(character)
        result.append(float(MISSING if advance is None else advance))
    return result
