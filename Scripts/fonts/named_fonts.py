"""The named fonts that have tables: where their advances come from, and their vertical measures.

A family is a list of cuts that share corrections. `exact` cuts are free fonts, or metrically equal to one; the others
start from a relative and are corrected by what Interface Builder measured. `approximate` families are only a relative.
"""

from collections import namedtuple

import numpy as np

import font_files as files
from glyph_slots import SLOTS, SLOT_OF, slot
from interval_regression import fit
from observed_intervals import intervals
from system_font_model import kern_characters

# Vertical measures in 1/1000 em: ascender, descender, line gap, capital height, as the fonts' own tables have them and
# as the heights of labels confirm (Helvetica, Times and Courier with the 15 % that Core Text adds).
Family = namedtuple("Family", "name vertical freedom approximate cuts")
Cut = namedtuple("Cut", "swift names font factor vertical")


def cut(swift, names, font, factor=1.0, vertical=None):
    return Cut(swift, names.split(), font, factor, vertical)


class Scaled:
    """A relative whose every advance is multiplied."""

    def __init__(self, font, factor):
        self.font, self.factor = font, factor

    def advance(self, character):
        advance = self.font.advance(character)
        return None if advance is None else advance * self.factor

    def kerning(self, left, right):
        return self.font.kerning(left, right) * self.factor


def catalogue():
    """All families. Loading the files takes a few seconds."""
    d, blend = files.debian, files.Blend
    liberation = d("truetype/liberation2/LiberationSans-Regular.ttf")
    liberation_bold = d("truetype/liberation2/LiberationSans-Bold.ttf")
    nimbus, nimbus_bold = d("opentype/urw-base35/NimbusSans-Regular.otf"), d("opentype/urw-base35/NimbusSans-Bold.otf")
    # Three quarters of Arial's kerning explain the labels and buttons of iOS 7 and 8 best.
    neue = files.WidthList(files.HELVETICA_NEUE_55, liberation, 0.75)
    neue_bold = files.WidthList(files.HELVETICA_NEUE_75, liberation_bold, 0.75)
    roboto = lambda w: d(f"truetype/roboto/unhinted/RobotoTTF/Roboto-{w}.ttf")
    condensed = lambda w: d(f"truetype/roboto/unhinted/RobotoCondensed-{w}.ttf")
    open_sans = lambda w: d(f"truetype/open-sans/OpenSans-{w}.ttf")
    lato = lambda w: d(f"truetype/lato/Lato-{w}.ttf")
    source = lambda w: files.fontpkg("fontpkg_source_sans_3", "SourceSans3[wght].ttf", wght=w)
    montserrat = lambda w: files.fontpkg("fontpkg_montserrat", "Montserrat[wght].ttf", wght=w)
    mulish = lambda w: files.fontpkg("fontpkg_mulish", "Mulish[wght].ttf", wght=w)
    nunito = lambda w: files.fontpkg("fontpkg_nunito", "Nunito[wght].ttf", wght=w)
    poppins = lambda w: files.fontpkg("fontpkg_poppins", f"Poppins-{w}.ttf")
    raleway = lambda w: files.fontpkg("fontpkg_raleway", "Raleway[wght].ttf", wght=w)
    garamond = lambda w: files.fontpkg("fontpkg_eb_garamond", "EBGaramond[wght].ttf", wght=w)
    gothic, gothic_demi = d("opentype/urw-base35/URWGothic-Book.otf"), d("opentype/urw-base35/URWGothic-Demi.otf")
    serif, serif_bold = d("truetype/liberation2/LiberationSerif-Regular.ttf"), d("truetype/liberation2/LiberationSerif-Bold.ttf")
    avenir = blend(Scaled(montserrat(400), 0.905), Scaled(neue, 1.015), 0.5)
    avenir_bold = blend(Scaled(montserrat(700), 0.905), Scaled(neue_bold, 1.015), 0.5)
    weighted = lambda k: blend(avenir, avenir_bold, k)
    narrow = lambda k: Scaled(weighted(k), 0.81)
    light = (967, 213, 28, 714)
    heavy = (975, 217, 29, 714)
    return [
        Family("Helvetica Neue", (952, 213, 28, 714), 0, False, [
            cut("helveticaNeue", "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-Roman", neue),
            cut("helveticaNeueBold", "HelveticaNeue-Bold HelveticaNeue-BoldItalic", neue_bold, vertical=heavy),
            cut("helveticaNeueMedium", "HelveticaNeue-Medium HelveticaNeue-MediumItalic", blend(neue, neue_bold, 0.5), vertical=heavy),
        ]),
        # The light cuts are narrower than the way from bold to regular leads to.
        Family("Helvetica Neue Light", light, 8, False, [
            cut("helveticaNeueLight", "HelveticaNeue-Light HelveticaNeue-LightItalic", blend(neue, neue_bold, -0.3), 0.978),
            cut("helveticaNeueThin", "HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-UltraLight "
                "HelveticaNeue-UltraLightItalic", blend(neue, neue_bold, -0.6), 0.963),
        ]),
        Family("Helvetica", (920, 230, 0, 720), 0, False, [
            cut("helvetica", "Helvetica Helvetica-Oblique", nimbus),
            cut("helveticaBold", "Helvetica-Bold Helvetica-BoldOblique", nimbus_bold),
            cut("helveticaLight", "Helvetica-Light Helvetica-LightOblique", blend(nimbus, nimbus_bold, -0.4)),
        ]),
        Family("Arial", (905, 212, 33, 716), 0, False, [
            cut("arial", "ArialMT Arial-ItalicMT Arial", liberation),
            cut("arialBold", "Arial-BoldMT Arial-BoldItalicMT", liberation_bold),
        ]),
        Family("Roboto", (927.7, 244.1, 0, 711), 0, False, [
            cut("robotoThin", "Roboto-Thin Roboto-ThinItalic", roboto("Thin")),
            cut("robotoLight", "Roboto-Light Roboto-LightItalic", roboto("Light")),
            cut("roboto", "Roboto-Regular Roboto-Italic Roboto", roboto("Regular")),
            cut("robotoMedium", "Roboto-Medium Roboto-MediumItalic", roboto("Medium")),
            cut("robotoBold", "Roboto-Bold Roboto-BoldItalic", roboto("Bold")),
            cut("robotoBlack", "Roboto-Black Roboto-BlackItalic", roboto("Black")),
        ]),
        Family("Source Sans Pro", (984, 273, 0, 660), 0, False, [
            cut("sourceSansLight", "SourceSansPro-Light SourceSansPro-LightItalic SourceSansPro-ExtraLight", source(300)),
            cut("sourceSans", "SourceSansPro-Regular SourceSansPro-It SourceSansPro-Italic", source(400)),
            cut("sourceSansSemibold", "SourceSansPro-SemiBold SourceSansPro-Semibold SourceSansPro-SemiBoldIt "
                "SourceSansPro-SemiboldIt SourceSansPro-SemiBoldItalic", source(600)),
            cut("sourceSansBold", "SourceSansPro-Bold SourceSansPro-BoldIt SourceSansPro-BoldItalic SourceSansPro-Black", source(700)),
        ]),
        Family("Open Sans", (1068.8, 293, 0, 714), 0, False, [
            cut("openSansLight", "OpenSans-Light OpenSans-LightItalic OpenSansLight", open_sans("Light")),
            cut("openSans", "OpenSans OpenSans-Regular OpenSans-Italic", open_sans("Regular")),
            cut("openSansSemibold", "OpenSans-Semibold OpenSans-SemiBold OpenSans-SemiboldItalic OpenSans-SemiBoldItalic", open_sans("Semibold")),
            cut("openSansBold", "OpenSans-Bold OpenSans-BoldItalic OpenSans-ExtraBold", open_sans("Bold")),
        ]),
        Family("Lato", (987, 213, 0, 720), 0, False, [
            cut("latoLight", "Lato-Light Lato-LightItalic Lato-Hairline", lato("Light")),
            cut("lato", "Lato-Regular Lato-Italic Lato-Medium Lato", lato("Regular")),
            cut("latoBold", "Lato-Bold Lato-BoldItalic Lato-Semibold Lato-Heavy", lato("Bold")),
            cut("latoBlack", "Lato-Black Lato-BlackItalic", lato("Black")),
        ]),
        Family("Montserrat", (968, 251, 0, 700), 0, False, [
            cut("montserratLight", "Montserrat-Light Montserrat-LightItalic Montserrat-ExtraLight Montserrat-Thin", montserrat(300)),
            cut("montserrat", "Montserrat-Regular Montserrat-Italic Montserrat", montserrat(400)),
            cut("montserratMedium", "Montserrat-Medium Montserrat-MediumItalic", montserrat(500)),
            cut("montserratSemibold", "Montserrat-SemiBold Montserrat-SemiBoldItalic", montserrat(600)),
            cut("montserratBold", "Montserrat-Bold Montserrat-BoldItalic Montserrat-ExtraBold Montserrat-Black", montserrat(700)),
        ]),
        Family("Inter", (968.75, 241.5, 0, 727), 0, False, [
            cut("inter", "Inter-Regular Inter-Italic Inter Inter-Light", files.inter("Regular")),
            cut("interMedium", "Inter-Medium Inter-MediumItalic", files.inter("Medium")),
            cut("interSemibold", "Inter-SemiBold Inter-SemiBoldItalic", files.inter("SemiBold")),
            cut("interBold", "Inter-Bold Inter-BoldItalic Inter-ExtraBold Inter-Black", files.inter("Bold")),
        ]),
        # Muli is Mulish's name before 2020.
        Family("Mulish", (1005, 250, 0, 705), 0, False, [
            cut("mulishLight", "Mulish-Light Mulish-LightItalic Muli-Light Muli-LightItalic", mulish(300)),
            cut("mulish", "Mulish-Regular Mulish-Italic Muli Muli-Regular Muli-Italic", mulish(400)),
            cut("mulishSemibold", "Mulish-SemiBold Mulish-SemiBoldItalic Muli-SemiBold Muli-SemiBoldItalic", mulish(600)),
            cut("mulishBold", "Mulish-Bold Mulish-BoldItalic Muli-Bold Muli-BoldItalic", mulish(700)),
        ]),
        Family("Nunito", (1011, 353, 0, 705), 0, False, [
            cut("nunitoLight", "Nunito-Light Nunito-LightItalic", nunito(300)),
            cut("nunito", "Nunito-Regular Nunito-Italic", nunito(400)),
            cut("nunitoSemibold", "Nunito-SemiBold Nunito-SemiBoldItalic", nunito(600)),
            cut("nunitoBold", "Nunito-Bold Nunito-BoldItalic", nunito(700)),
        ]),
        Family("Poppins", (1050, 350, 100, 701), 0, False, [
            cut("poppinsLight", "Poppins-Light", poppins("Light")),
            cut("poppins", "Poppins-Regular", poppins("Regular")),
            cut("poppinsMedium", "Poppins-Medium", poppins("Medium")),
            cut("poppinsSemibold", "Poppins-SemiBold", poppins("SemiBold")),
            cut("poppinsBold", "Poppins-Bold", poppins("Bold")),
        ]),
        Family("Raleway", (940, 234, 0, 710), 0, False, [
            cut("ralewayLight", "Raleway-Light Raleway-LightItalic", raleway(300)),
            cut("raleway", "Raleway-Regular Raleway-Italic", raleway(400)),
            cut("ralewayMedium", "Raleway-Medium Raleway-MediumItalic", raleway(500)),
            cut("ralewaySemibold", "Raleway-SemiBold Raleway-SemiBoldItalic", raleway(600)),
            cut("ralewayBold", "Raleway-Bold Raleway-BoldItalic", raleway(700)),
        ]),
        Family("Times New Roman", (891, 216, 42, 662), 0, False, [
            cut("timesNewRoman", "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT Times-Roman Times-Italic", serif),
            cut("timesNewRomanBold", "TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT Times-Bold", serif_bold),
        ]),
        Family("Courier New", (833, 300, 0, 571), 0, False, [
            cut("courierNew", "CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT Courier Courier-Bold "
                "Courier-Oblique Courier-BoldOblique", d("truetype/liberation2/LiberationMono-Regular.ttf")),
        ]),
        Family("Menlo", (928, 236, 0, 729), 0, False, [
            cut("menlo", "Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic", d("truetype/dejavu/DejaVuSansMono.ttf")),
        ]),
        Family("Avenir Next", (1000, 366, 0, 708), 25, False, [
            cut("avenirNext", "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic", weighted(0)),
            cut("avenirNextMedium", "AvenirNext-Medium AvenirNext-MediumItalic", weighted(0.3)),
            cut("avenirNextDemiBold", "AvenirNext-DemiBold AvenirNext-DemiBoldItalic", weighted(0.65)),
            cut("avenirNextBold", "AvenirNext-Bold AvenirNext-BoldItalic", weighted(1)),
            cut("avenirNextHeavy", "AvenirNext-Heavy AvenirNext-HeavyItalic", weighted(1.8)),
        ]),
        Family("Futura", (1038.6, 259.8, 29, 756), 20, False, [
            cut("futuraMedium", "Futura-Medium Futura-MediumItalic Futura-Bold", gothic, 0.914),
        ]),
        # Lines are as high as the size: nine labels of 15, 16 and 17 points. EB Garamond is 0.6 % narrower on seven of them.
        Family("Adobe Garamond Pro", (725, 275, 0, 650), 0, True, [
            cut("adobeGaramond", "AGaramondPro-Regular AGaramondPro-Italic", garamond(400), 1.006),
            cut("adobeGaramondBold", "AGaramondPro-Bold AGaramondPro-BoldItalic AGaramondPro-Semibold", garamond(700), 1.006),
        ]),
        Family("Hiragino Sans", (880, 120, 500, 766), 40, False, [
            cut("hiraginoLight", "HiraginoSans-W3 HiraKakuProN-W3 HiraMinProN-W3", files.inter("Regular"), 1.08),
            cut("hiraginoBold", "HiraginoSans-W6 HiraginoSans-W7 HiraKakuProN-W6 HiraMinProN-W6", files.inter("SemiBold"), 1.1),
        ]),
        Family("Avenir", (1000, 366, 0, 708), 0, True, [
            cut("avenir", "Avenir-Book Avenir-Roman Avenir-Light Avenir-BookOblique Avenir-Oblique Avenir-LightOblique", weighted(0)),
            cut("avenirHeavy", "Avenir-Heavy Avenir-Black Avenir-Medium Avenir-HeavyOblique Avenir-BlackOblique Avenir-MediumOblique", weighted(0.6)),
        ]),
        Family("Avenir Next Condensed", (1000, 366, 0, 708), 0, True, [
            cut("avenirNextCondensed", "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-Medium "
                "AvenirNextCondensed-MediumItalic AvenirNextCondensed-UltraLight", narrow(0)),
            cut("avenirNextCondensedBold", "AvenirNextCondensed-DemiBold AvenirNextCondensed-Bold AvenirNextCondensed-Heavy "
                "AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-BoldItalic", narrow(0.8)),
        ]),
        Family("PingFang SC", (1060, 340, 0, 860), 0, True, [
            cut("pingFang", "PingFangSC-Regular PingFangSC-Light PingFangSC-Medium PingFangSC-Semibold PingFangTC-Regular "
                "PingFangHK-Regular PingFangSC-Thin PingFangTC-Medium PingFangTC-Semibold", files.inter("Regular"), 1.0),
        ]),
        # Pictures on a square: lines as high as the size (five labels in three of the fonts; Font Awesome as published).
        Family("Icons", (860, 140, 0, 720), 0, True, [
            cut("icons", "FontAwesome MaterialIcons-Regular github-octicons icomoon", neue),
        ]),
        Family("Georgia", (917, 219, 0, 692), 0, True, [
            cut("georgia", "Georgia Georgia-Italic", serif, 1.13), cut("georgiaBold", "Georgia-Bold Georgia-BoldItalic", serif_bold, 1.17),
        ]),
        Family("Verdana", (1005, 210, 0, 727), 0, True, [
            cut("verdana", "Verdana Verdana-Italic Tahoma", d("truetype/dejavu/DejaVuSans.ttf"), 0.99),
            cut("verdanaBold", "Verdana-Bold Verdana-BoldItalic", d("truetype/dejavu/DejaVuSans-Bold.ttf"), 0.99),
        ]),
    ]


class FamilyModel:
    """The corrections of one family: a factor, one number per glyph, and a factor on the kerning."""

    def __init__(self, family, observations):
        self.family, self.observations = family, observations
        self.cut_of = {name: c for c in family.cuts for name in c.names}
        self.base = {c.swift: np.array(files.slot_advances(c.font)) * c.factor for c in family.cuts}
        count = len(observations)
        self.counts = np.zeros((count, len(SLOTS) + 1))
        self.start, self.kern = np.zeros(count), np.zeros(count)
        for i, o in enumerate(observations):
            for c in o.text:
                self.counts[i, slot(c)] += 1
            chosen = self.cut_of[o.face[6:]]
            characters = kern_characters(o.text)
            self.start[i] = self.counts[i] @ self.base[chosen.swift] * o.size / 2048
            self.kern[i] = sum(chosen.font.kerning(*p) for p in zip(characters, characters[1:])) * o.size / 2048 * chosen.factor
        self.used = np.where(self.counts.sum(0) > 0)[0]
        size = np.array([o.size for o in observations])
        self.features = np.hstack([
            self.counts[:, self.used] * (size / 2048)[:, None] if count else np.zeros((0, 0)),
            self.start[:, None], self.kern[:, None]])
        self.prior = np.array([max(family.freedom, 1e-6)] * len(self.used) + [0.03 if family.freedom else 1e-9, 1e-9])
        self.offset = self.start + self.kern
        if count:
            self.low, self.high, self.weight = intervals(observations)
            width = np.array([o.width for o in observations])
            self.near = np.abs(width - self.offset) < 3 + 0.08 * width
            self.outlier = np.where(np.array([o.tier for o in observations]) == 1, 0.02, 0.15)

    def fit(self, rows):
        rows = rows[self.near[rows]] if len(rows) else rows
        if not self.family.freedom or not len(rows):
            return np.zeros(self.features.shape[1])
        return fit(
            self.features[rows], self.prior, self.offset[rows], self.low[rows], self.high[rows], self.weight[rows],
            self.outlier[rows])

    def predict(self, parameters, rows):
        return self.offset[rows] + self.features[rows] @ parameters

    def tables(self, parameters):
        """Advances by cut, and the kerning of the family's cuts."""
        correction = np.zeros(len(SLOTS) + 1)
        correction[self.used] = parameters[: len(self.used)]
        factor = 1 + parameters[-2]
        advances = {c.swift: self.base[c.swift] * factor + correction for c in self.family.cuts}
        middle = self.family.cuts[min(1, len(self.family.cuts) - 1)]
        kerning = {
            (a, b): middle.font.kerning(a, b) * middle.factor * factor for a in files.ASCII for b in files.ASCII}
        return advances, kerning
