"""The model of San Francisco's kerning, a part of that of its widths.

The kerning of a pair is Inter's, times a factor, plus a correction that it shares with all pairs whose shapes meet alike
(`r` before `c`, `d`, `e`, `g`, `o` or `q`), plus one of its own. One table serves all weights; what Display has otherwise
is a second one, of which an optical size has its share.
"""

import itertools
from collections import defaultdict

import numpy as np

import apple_faces
import font_files

# Characters whose right sides, and those whose left sides, have the same shape.
RIGHT_SIDES = """
    beop hmn audqgijl r t f v w y k xz cs A T V W Y F P L K X R DO Q C G B E S Z HIMNUJ 0 1 2 3 4 5 6 7 8 9
    . , : ; - / ( ) ' \"""".split() + [" "]
LEFT_SIDES = """
    cdegoq mnpru bhikl j t f v w y a s x z A T V W Y CGOQ BDEFHIKLMNPR U S X Z J 0 1 2 3 4 5 6 7 8 9
    . , : ; - / ( ) ' \"""".split() + [" "]
RIGHT_SIDE_OF = {c: shape for shape in RIGHT_SIDES for c in shape}
LEFT_SIDE_OF = {c: shape for shape in LEFT_SIDES for c in shape}

# The faces whose kerning is believed, and how far it lies from that of Text regular in 1/1000 em: of 129 pairs that both
# state, bold's lies 5 apart in the middle. Display's lies 10 apart, and has a table of its own.
FACES = {apple_faces.FACES[0].name: 0.0, apple_faces.FACES[2].name: 5.0}
DISPLAY = "SFProDisplay-Regular"
# Which pairs tell how Display kerns otherwise: a few zeros (3.0) may be those of files without kerning.
CERTAIN = 1.0
# The pairs of a shape that would be like Text's, beside those that are stated: what others of the shape are drawn towards.
ALIKE = 3
# Texts with a pair, for it to have a correction of its own.
PAIR_TEXTS = 3
# Standard deviations in 1/2048 em, but that of the factor: of pairs that files state, of others, and of shapes.
PRIOR = dict(factor=0.3, stated=4, pair=3, shapes=8)


def shapes(pair):
    """The shapes that meet between two characters, or None."""
    first, second = RIGHT_SIDE_OF.get(pair[0]), LEFT_SIDE_OF.get(pair[1])
    return f"{first}|{second}" if first and second else None


class Inter:
    """The kerning that the fit starts from: Inter's. It moves stems away from an underscore, which San Francisco does not;
    that it moves diagonals over one, as in `y_` and `_1`, labels confirm that are fitted without their repository."""

    def __init__(self):
        self.font = font_files.inter("Regular")

    def __call__(self, left, right):
        units = self.font.kerning(left, right)
        return min(units, 0.0) if "_" in (left, right) else units


class Kerning:
    """The columns of the fit that are about kerning: the factor is 0, a correction has that of its pair or its shapes."""

    def __init__(self, rows):
        """`rows`: what tells a text from others, and its pairs."""
        self.start = Inter()
        self.stated = defaultdict(list)
        for face, apart in FACES.items():
            for pair, (value, deviation) in apple_faces.kerning(face).items():
                self.stated[tuple(pair)].append((value * 2.048, np.hypot(deviation, apart) * 2.048))
        texts = defaultdict(set)
        for text, pairs in rows:
            for pair in pairs:
                texts[pair].add(text)
        pairs = sorted(pair for pair, having in texts.items() if len(having) >= PAIR_TEXTS)
        # Shapes that no file states would only repeat what their pairs say.
        alike = sorted({shapes(pair) for pair in self.stated if shapes(pair)})
        self.column = {key: 1 + i for i, key in enumerate(pairs + alike)}
        self.deviations = [PRIOR["factor"]]
        self.deviations += [PRIOR["stated" if pair in self.stated else "pair"] for pair in pairs]
        self.deviations += [PRIOR["shapes"]] * len(alike)

    def columns(self, pair):
        """The columns of the corrections of a pair."""
        return [self.column[key] for key in (pair, shapes(pair)) if key in self.column]

    def statements(self):
        """(columns, parts, target, deviation) of each pair that PDF files state."""
        for pair, stated in self.stated.items():
            start, columns = self.start(*pair), self.columns(pair)
            # A pair that few documents have tells of its shapes only, from which it may lie apart.
            apart = 0.0 if pair in self.column else PRIOR["stated"]
            for value, deviation in stated if columns else ():
                yield [0, *columns], [start] + [1.0] * len(columns), value - start, np.hypot(deviation, apart)

    def table(self, value):
        """The kerning of all pairs of ASCII characters by the values of the columns."""
        result = {}
        for pair in itertools.product(font_files.ASCII, repeat=2):
            result[pair] = (1 + value[0]) * self.start(*pair) + sum(value[c] for c in self.columns(pair))
            if pair in self.stated and pair not in self.column:
                result[pair] = self._drawn(result[pair], self.stated[pair])
        return result

    @staticmethod
    def _drawn(start, stated):
        """The kerning of a pair that few documents have: what files state, drawn towards the start."""
        weights = 1 / np.array([PRIOR["stated"]] + [deviation for _, deviation in stated]) ** 2
        return float(weights @ ([start] + [value for value, _ in stated]) / weights.sum())


class DisplayKerning:
    """What Display's kerning has beside Text's, in 1/2048 em: by pair where files state both, or the mean of its shapes."""

    def __init__(self):
        stated = lambda face: {p: v for p, (v, deviation) in apple_faces.kerning(face).items() if deviation <= CERTAIN}
        text = stated(apple_faces.FACES[0].name)
        self.found = {tuple(p): (v - text[p]) * 2.048 for p, v in stated(DISPLAY).items() if p in text}
        alike = defaultdict(list)
        for pair, change in self.found.items():
            alike[shapes(pair)].append(change)
        self.alike = {key: sum(v) / (len(v) + ALIKE) for key, v in alike.items() if key}

    def __call__(self, left, right):
        return self.found.get((left, right), self.alike.get(shapes((left, right)), 0.0))

    def table(self):
        return {pair: self(*pair) for pair in itertools.product(font_files.ASCII, repeat=2)}
