"""The faces of San Francisco whose advances are known, and where each lies on the axes of the type family.

The static cuts and the variable font agree to 1/1000 em where they meet, and so do the places in between: semibold lies
19/30 of the way from regular to bold (190 of 300 units of the weight axis), light 0.42 of the way from regular to thin
(126 of 300), for every letter.
"""

import functools
import json
import os
from collections import namedtuple

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "apple_fonts.json")

# Where the weights of UIFont lie on the weight axis, whose regular is 400, in steps of 300: bold is 1, thin -1.
WEIGHTS = {
    "ultraLight": -1.231, "thin": -1.0, "light": -0.419, "regular": 0.0, "medium": 0.367, "semibold": 0.633,
    "bold": 1.0, "heavy": 1.533, "black": 2.0}

# Weight and optical position as above; `loose` is the Display face of SF UI, `recent` the punctuation of iOS 14 and later.
Face = namedtuple("Face", "name weight optical loose recent italic noise")

# The advances in the files are rounded to 1/1000 em: a deviation of 0.3.
ROUNDED = 0.35
# An optical size between Text and Display; its letters lie 0.47 of the way, give or take 1/1000 em.
HELLO = 0.47

FACES = [
    Face(".SFNS-Regular_wdth_opsz110000_GRAD_wght", 0, 0, 0, 1, 0, ROUNDED),
    Face(".SFUI-Regular_wdth_opsz110000_GRAD_wght", 0, 0, 0, 1, 0, ROUNDED),
    Face(".SFNS-Regular_wdth_opsz110000_GRAD_wght2BC0000", 1, 0, 0, 1, 0, ROUNDED),
    Face(".SFNSText-Regular", 0, 0, 0, 0, 0, ROUNDED),
    Face(".SFNSText-Semibold", 0.633, 0, 0, 0, 0, ROUNDED),
    Face("SFProText-Regular", 0, 0, 0, 0, 0, ROUNDED),
    Face("SFProText-Semibold", 0.633, 0, 0, 0, 0, ROUNDED),
    Face("SFProText-Bold", 1, 0, 0, 0, 0, ROUNDED),
    Face("SFProDisplay-Regular", 0, 1, 0, 0, 0, ROUNDED),
    Face("SFProDisplay-Medium", 0.367, 1, 0, 0, 0, ROUNDED),
    Face("SFProDisplay-Semibold", 0.633, 1, 0, 0, 0, ROUNDED),
    Face("SFProDisplay-Bold", 1, 1, 0, 0, 0, ROUNDED),
    Face("SFHello-Regular", 0, HELLO, 0, 0, 0, 1.0),
    Face("SFUIDisplay-Regular", 0, 1, 1, 0, 0, ROUNDED),
    Face("SFUIDisplay-Bold", 1, 1, 1, 0, 0, ROUNDED),
    Face(".SFNSDisplay-Light", -0.419, 1, 1, 0, 0, ROUNDED),
    Face(".SFNSDisplay-Thin", -1, 1, 1, 0, 0, ROUNDED),
    Face("SFProText-Italic", 0, 0, 0, 0, 1, ROUNDED),
    Face(".SFNS-RegularItalic_opsz110000_YAXS_wght", 0, 0, 0, 1, 1, ROUNDED),
    Face(".SFNS-RegularItalic_opsz110000_YAXS1AE0000_wght2BC0000", 1, 0, 0, 1, 1, ROUNDED),
    Face("SFProDisplay-Italic", 0, 1, 0, 0, 1, ROUNDED),
]


@functools.lru_cache(None)
def _data():
    with open(DATA) as file:
        return json.load(file)


def advances(name):
    """The known advances of a face in 1/1000 em, by character."""
    characters, values = _data()["advances"].get(name, ("", []))
    return dict(zip(characters, values))


def kerning(name):
    """The known kerning of a face by pair of characters: the value and its deviation in 1/1000 em."""
    return {pair: (value, deviation) for pair, value, deviation in zip(*_data()["kerning"].get(name, ([], [], [])))}
