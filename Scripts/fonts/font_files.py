"""Advances and kerning of freely licensed fonts, the starting point of every fitted table.

Install: `apt-get install fonts-inter fonts-roboto-unhinted fonts-open-sans fonts-lato fonts-urw-base35
fonts-liberation2 fonts-dejavu-core` and `pip install numpy scipy fonttools uharfbuzz fontpkg-source-sans-3
fontpkg-montserrat fontpkg-mulish fontpkg-nunito fontpkg-poppins fontpkg-raleway`, and the packages that `open_families.py` and
`icon_fonts.py` name. With them and the same documents the fit gives the same tables, byte for byte.
Advances of a font are facts about it; no outline is copied.
"""

import functools
import importlib.util
import io
import os

import uharfbuzz
from fontTools.ttLib import TTFont

import apple_faces
from glyph_slots import ACCENTED, SLOTS

UNITS = 2048
DEBIAN = "/usr/share/fonts"
# What an absent glyph is taken to measure, by its kind, in units.
MISSING = 1200


class FontFile:
    """One font file, perhaps an instance of a variable font.

    With `joins` the kerning of a pair includes what ligatures and contextual alternates do to it, as Core Text sets text.
    A file that only stands for another font has none of these."""

    def __init__(self, path, joins=False, **axes):
        self.font = TTFont(path)
        blob = uharfbuzz.Blob(path.getvalue() if isinstance(path, io.BytesIO) else open(path, "rb").read())
        self.shaper = uharfbuzz.Font(uharfbuzz.Face(blob))
        if "fvar" in self.font:
            # An axis that is not asked for stands where the author put it, at most as large as text is set.
            axes = {a.axisTag: axes.get(a.axisTag, a.defaultValue) for a in self.font["fvar"].axes}
            self.shaper.set_variations(axes)
        self.glyphs = self.font.getGlyphSet(location=axes or None)
        self.names = self.font.getBestCmap()
        self.units = self.font["head"].unitsPerEm
        self.features = {} if joins else {"liga": False, "clig": False, "calt": False}

    @functools.lru_cache(None)
    def advance(self, character):
        """The advance in units of 1/2048 em, or None."""
        name = self.names.get(ord(character))
        return None if name is None else self.glyphs[name].width * UNITS / self.units

    @functools.lru_cache(None)
    def kerning(self, left, right):
        """How much wider a pair is than its characters, in units of 1/2048 em."""
        if ord(left) not in self.names or ord(right) not in self.names:
            return 0.0
        return (self._width(left + right) - self._width(left) - self._width(right)) * UNITS / self.units

    @functools.lru_cache(None)
    def _width(self, text):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.shaper, buffer, self.features)
        return sum(position.x_advance for position in buffer.glyph_positions)

    @property
    def vertical(self):
        """Ascender, descender, line gap and capital height in 1/1000 em, as Core Text takes them."""
        across, scale = self.font["hhea"], 1000 / self.units
        capital = getattr(self.font["OS/2"], "sCapHeight", 0) or 0.7 * self.units
        return tuple(round(v * scale, 1) for v in (across.ascent, -across.descent, across.lineGap, capital))


class Stated:
    """A font by the advances that PDF files state of it; a relative, scaled by kind of glyph, has the others."""

    def __init__(self, face, relative, share=1.0):
        self.known = {c: v * UNITS / 1000 for c, v in apple_faces.advances(face).items()}
        self.relative, self.share = relative, share
        ratios = {}
        for character, advance in self.known.items():
            other = relative.advance(character)
            if other and character not in ACCENTED:
                ratios.setdefault(kind_of(character), []).append(advance / other)
        everything = sorted(r for v in ratios.values() for r in v)
        self.overall = everything[len(everything) // 2] if everything else 1.0
        self.ratio = {k: sorted(v)[len(v) // 2] for k, v in ratios.items() if len(v) >= 3}

    def advance(self, character):
        if character in self.known:
            return self.known[character]
        other = self.relative.advance(character)
        if other is not None and character in ACCENTED:
            # An í wider than its i is a trait of Arial and Helvetica, which many faces have for a relative.
            base = ACCENTED[character]
            return self.advance(base) + (0 if base == "i" else other - self.relative.advance(base))
        return None if other is None else other * self.ratio.get(kind_of(character), self.overall)

    def kerning(self, left, right):
        return self.relative.kerning(left, right) * self.share


def kind_of(character):
    return "lower" if character.islower() else "upper" if character.isupper() else "digit" if character.isdigit() else "sign"


class Even:
    """A font whose glyphs are all as wide."""

    def __init__(self, thousandths):
        self.width = thousandths * UNITS / 1000

    def advance(self, character):
        return self.width

    def kerning(self, left, right):
        return 0.0


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


def debian(path, joins=False):
    return FontFile(os.path.join(DEBIAN, path), joins)


def inter(weight, display=False, joins=False):
    family = "InterDisplay" if display else "Inter"
    return debian(f"opentype/inter/{family}-{weight}.otf", joins)


def fontpkg(package, file, joins=True, **axes):
    """A font of a package, which holds a folder of files, or files as modules; such a font stands for itself."""
    if package == "pymupdf_fonts":
        return FontFile(io.BytesIO(importlib.import_module(f"{package}.{file}").fontbuffer), joins)
    folder = importlib.util.find_spec(package).submodule_search_locations[0]
    return FontFile(os.path.join(folder, "files", file), joins, **axes)


ASCII = "".join(chr(c) for c in range(0x20, 0x7F))
def slot_advances(font):
    """The advances of all slots, slot 0 first."""
    result = [float(MISSING)]
    for character in SLOTS:
        advance = font.advance(character)
        if advance is None and character in ACCENTED:
            advance = font.advance(ACCENTED[character])
        result.append(float(MISSING if advance is None else advance))
    return result
