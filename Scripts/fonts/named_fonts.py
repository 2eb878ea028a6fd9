"""The named fonts that have tables: where their advances come from, and their vertical measures.

A family is a list of cuts. Their advances are those of free fonts, or of ones that are metrically equal to them, or those
that PDF files state; what neither has comes from a relative. `approximate` families and cuts are only a relative, and the
three that have `freedom` are fitted to the labels in documents.
"""

from collections import namedtuple

import numpy as np

import font_files as files
import open_families
from glyph_slots import SLOTS, SLOT_OF, slot
from interval_regression import fit
from observed_intervals import intervals
from system_font_model import kern_characters

# Vertical measures in 1/1000 em: ascender, descender, line gap, capital height, as the fonts' own tables have them and
# as the heights of labels confirm (Helvetica, Times and Courier with the 15 % that Core Text adds).
# `prefixes` is what the names of an open family begin with: the program finds its cuts by their weights.
Family = namedtuple("Family", "name vertical freedom approximate cuts short prefixes")
# `names` are measured as they are; `borrowed` names have no advances of their own. A cut without a font takes the
# advances of the one that `lender` names.
Cut = namedtuple("Cut", "swift names borrowed font factor vertical approximate lender")


def cut(swift, names, font, factor=1.0, vertical=None, borrowed=(), approximate=False):
    split = lambda words: words.split() if isinstance(words, str) else list(words)
    return Cut(swift, split(names), split(borrowed), font, factor, vertical, approximate, None)


def family(name, vertical, cuts, freedom=0, approximate=False, short=False):
    return Family(name, vertical, freedom, approximate, cuts, short, [])


def lent(names, lender, vertical):
    """Fonts of which only the vertical measures are known."""
    return Cut(lender, [], names.split(), None, 1.0, vertical, True, lender)


class Scaled:
    """A relative whose every advance is multiplied."""

    def __init__(self, font, factor):
        self.font, self.factor = font, factor

    def advance(self, character):
        advance = self.font.advance(character)
        return None if advance is None else advance * self.factor

    def kerning(self, left, right):
        return self.font.kerning(left, right) * self.factor


class Figures(Scaled):
    """A relative whose figures alone are multiplied."""

    def advance(self, character):
        return super().advance(character) if character.isdigit() else self.font.advance(character)

    def kerning(self, left, right):
        return self.font.kerning(left, right)


class FirmT(Scaled):
    """A relative that draws low letters closer to a T, by some 1/1000 em more than the font it is made from."""

    LOW = set("acegmnopqrsuvwxyz")

    def __init__(self, font, thousandths):
        super().__init__(font, 1)
        self.closer = thousandths * 2.048

    def kerning(self, left, right):
        return self.font.kerning(left, right) - (self.closer if left == "T" and right in self.LOW else 0)


# Fonts whose lines are known and whose advances are not. Pictures on a square are as high as their size; the lines of
# Gotham, Brandon Grotesque, Adobe Garamond and Avenir LT are those of labels in documents.
LENT = [
    # What Xcode calls the private face of PingFang: 15 views with labels on several lines come right, none wrong.
    lent(".PingFangSC-Regular .PingFangSC-Ultralight .PingFangSC-Thin .PingFangSC-Light .PingFangSC-Medium "
         ".PingFangSC-Semibold .PingFangTC-Ultralight .PingFangTC-Thin .PingFangTC-Light .PingFangTC-Regular "
         ".PingFangTC-Medium .PingFangTC-Semibold .PingFangHK-Ultralight .PingFangHK-Thin .PingFangHK-Light "
         ".PingFangHK-Regular .PingFangHK-Medium .PingFangHK-Semibold", "PingFangSCTables.pingFang", (860, 140, 0, 860)),
    lent("github-octicons icomoon", "HelveticaNeueTables.helveticaNeue", (860, 140, 0, 720)),
    # Montserrat is drawn after the same lettering, as the other cuts have it.
    lent("Gotham-Bold Gotham-Black", "MontserratTables.montserratBold", (800, 200, 0, 720)),
    lent("AGaramondPro-Regular AGaramondPro-Italic AGaramondPro-Bold AGaramondPro-BoldItalic AGaramondPro-Semibold",
         "TimesNewRomanTables.timesNewRoman", (725, 275, 0, 650)),
    # With Gill Sans Light 27 views come right and none wrong that Futura had wrong, of one repository.
    lent("BrandonGrotesque-Light BrandonGrotesque-Regular BrandonGrotesque-Medium BrandonGrotesque-Bold "
         "BrandonGrotesque-RegularItalic", "GillSansTables.gillSansLight", (1010, 424, 0, 660)),
    lent("SourceSerifPro-Light SourceSerifPro-Regular SourceSerifPro-It SourceSerifPro-Semibold SourceSerifPro-SemiBold "
         "SourceSerifPro-Bold SourceSerifPro-Black", "GeorgiaTables.georgia", (918, 335, 0, 670)),
    # Faces of iOS whose lines one document each shows.
    lent("HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic",
         "TimesNewRomanTables.timesNewRoman", (720, 280, 0, 650)),
    lent("KhmerSangamMN", "HelveticaNeueTables.helveticaNeue", (1400, 600, 0, 720)),
    # 23, 20 and 15 points are 28, 24 and 18 high in 8 labels and buttons of 3 repositories.
    lent("Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack",
         "GillSansTables.gillSans", (919, 268, 0, 700)),
    lent("AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Light AppleSDGothicNeo-Regular "
         "AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold AppleSDGothicNeo-ExtraBold "
         "AppleSDGothicNeo-Heavy", "HelveticaNeueTables.helveticaNeue", (900, 300, 0, 720)),
    # `vs.` at 36 points is 49 wide, and 42 high.
    lent("ArialRoundedMTBold", "ArialTables.arialBold", (946, 211, 0, 716)),
]


def catalog():
    """All families. Loading the files takes a minute."""
    d, blend, stated = files.debian, files.Blend, files.Stated
    liberation = d("truetype/liberation2/LiberationSans-Regular.ttf")
    liberation_bold = d("truetype/liberation2/LiberationSans-Bold.ttf")
    nimbus, nimbus_bold = d("opentype/urw-base35/NimbusSans-Regular.otf"), d("opentype/urw-base35/NimbusSans-Bold.otf")
    # Three quarters of Arial's kerning explain the labels and buttons of iOS 7 and 8 best.
    neue = stated("HelveticaNeue", liberation, 0.75)
    neue_bold = stated("HelveticaNeue-Bold", liberation_bold, 0.75)
    neue_medium = stated("HelveticaNeue-Medium", blend(neue, neue_bold, 0.5))
    neue_light = stated("HelveticaNeue-Light", blend(neue, neue_bold, -0.3))
    # The lightest cuts are stated in part: the way from regular to light goes on, on which figures and points do not change.
    neue_thin = stated("HelveticaNeue-Thin", blend(neue, neue_light, 2))
    neue_ultra = stated("HelveticaNeue-UltraLight", blend(neue_light, neue_thin, 2))
    roboto = lambda w: d(f"truetype/roboto/unhinted/RobotoTTF/Roboto-{w}.ttf", joins=True)
    open_sans = lambda w: d(f"truetype/open-sans/OpenSans-{w}.ttf", joins=True)
    lato = lambda w: d(f"truetype/lato/Lato-{w}.ttf", joins=True)
    inter = lambda w: files.inter(w, joins=True)
    source = lambda w, slant="": files.fontpkg("fontpkg_source_sans_3", f"SourceSans3{slant}[wght].ttf", wght=w)
    montserrat = lambda w: files.fontpkg("fontpkg_montserrat", "Montserrat[wght].ttf", wght=w)
    mulish = lambda w: files.fontpkg("fontpkg_mulish", "Mulish[wght].ttf", wght=w)
    nunito = lambda w: files.fontpkg("fontpkg_nunito", "Nunito[wght].ttf", wght=w)
    poppins = lambda w: files.fontpkg("fontpkg_poppins", f"Poppins-{w}.ttf")
    raleway = lambda w: files.fontpkg("fontpkg_raleway", "Raleway[wght].ttf", wght=w)
    gothic = d("opentype/urw-base35/URWGothic-Book.otf")
    serif, serif_bold = d("truetype/liberation2/LiberationSerif-Regular.ttf"), d("truetype/liberation2/LiberationSerif-Bold.ttf")
    serif_italic = d("truetype/liberation2/LiberationSerif-Italic.ttf")
    palladio = lambda w: d(f"opentype/urw-base35/P052-{w}.otf")
    # Of seven labels and buttons with a low letter behind a T, in 4 repositories, three in 3 come within half a point with
    # thirty thousandths more, and no other does not any more; 25 to 30 score alike.
    next_relative = FirmT(blend(Scaled(montserrat(400), 0.905), Scaled(neue, 1.015), 0.5), 30)
    next_bold_relative = FirmT(blend(Scaled(montserrat(700), 0.905), Scaled(neue_bold, 1.015), 0.5), 30)
    avenir_next = stated("AvenirNext-Regular", next_relative)
    avenir_next_bold = stated("AvenirNext-Bold", next_bold_relative)
    avenir_next_medium = stated("AvenirNext-Medium", blend(avenir_next, avenir_next_bold, 0.3))
    avenir_next_heavy = stated("AvenirNext-Heavy", blend(avenir_next, avenir_next_bold, 1.8))
    book = stated("Avenir-Book", avenir_next)
    medium = stated("Avenir-Medium", avenir_next_medium)
    gill, gill_bold = stated("GillSans", nimbus), stated("GillSans-Bold", nimbus_bold)
    narrow = lambda font: Scaled(font, 0.81)
    sf_mono = files.Even(618)
    # A label counts no gap between its lines (23 labels on several lines in 9 repositories, against 2 of one).
    light, heavy = (967, 213, 0, 714), (975, 217, 0, 714)
    helvetica, avenir = (920, 230, 0, 720), (1000, 366, 0, 708)
    result = [
        family("Helvetica Neue", (952, 213, 0, 714), [
            cut("helveticaNeue", "HelveticaNeue HelveticaNeue-Roman", neue),
            cut("helveticaNeueItalic", "HelveticaNeue-Italic", stated("HelveticaNeue-Italic", neue)),
            cut("helveticaNeueBold", "HelveticaNeue-Bold", neue_bold, vertical=heavy),
            cut("helveticaNeueBoldItalic", "HelveticaNeue-BoldItalic", stated("HelveticaNeue-BoldItalic", neue_bold), vertical=heavy),
            cut("helveticaNeueMedium", "HelveticaNeue-Medium", neue_medium, vertical=heavy),
            cut("helveticaNeueMediumItalic", "HelveticaNeue-MediumItalic", stated("HelveticaNeue-MediumItalic", neue_medium),
                vertical=heavy),
            cut("helveticaNeueLight", "HelveticaNeue-Light", neue_light, vertical=light),
            cut("helveticaNeueLightItalic", "HelveticaNeue-LightItalic", stated("HelveticaNeue-LightItalic", neue_light),
                vertical=light),
            cut("helveticaNeueThin", "HelveticaNeue-Thin", neue_thin, vertical=light, borrowed="HelveticaNeue-ThinItalic"),
            # Lines of 1.143 em: 160.5 at 140 points, 82 at 72 (2 labels of 2 repositories).
            cut("helveticaNeueUltraLight", "HelveticaNeue-UltraLight", neue_ultra,
                vertical=(930, 213, 0, 714), borrowed="HelveticaNeue-UltraLightItalic", approximate=True),
        ]),
        family("Helvetica", helvetica, [
            cut("helvetica", "Helvetica Helvetica-Oblique", nimbus),
            cut("helveticaBold", "Helvetica-Bold Helvetica-BoldOblique", nimbus_bold),
            cut("helveticaLight", "Helvetica-Light Helvetica-LightOblique",
                stated("Helvetica-Light", blend(nimbus, nimbus_bold, -0.4))),
        ]),
        family("Arial", (905, 212, 33, 716), [
            cut("arial", "ArialMT Arial-ItalicMT Arial", liberation),
            cut("arialBold", "Arial-BoldMT Arial-BoldItalicMT", liberation_bold),
        ]),
        family("Roboto", (927.7, 244.1, 0, 711), [
            cut("robotoThin", "Roboto-Thin", roboto("Thin"), borrowed="Roboto-ThinItalic"),
            cut("robotoLight", "Roboto-Light", roboto("Light")),
            cut("robotoLightItalic", "Roboto-LightItalic", roboto("LightItalic")),
            cut("roboto", "Roboto-Regular Roboto", roboto("Regular")),
            cut("robotoItalic", "Roboto-Italic", roboto("Italic")),
            cut("robotoMedium", "Roboto-Medium", roboto("Medium"), borrowed="Roboto-Semibold Roboto-SemiBold"),
            cut("robotoMediumItalic", "Roboto-MediumItalic", roboto("MediumItalic")),
            cut("robotoBold", "Roboto-Bold", roboto("Bold")),
            cut("robotoBoldItalic", "Roboto-BoldItalic", roboto("BoldItalic")),
            cut("robotoBlack", "Roboto-Black", roboto("Black"), borrowed="Roboto-BlackItalic"),
        ]),
        family("Source Sans Pro", (984, 273, 0, 660), [
            cut("sourceSansLight", "SourceSansPro-Light", source(300),
                borrowed="SourceSansPro-ExtraLight"),
            cut("sourceSansLightItalic", "SourceSansPro-LightItalic SourceSansPro-LightIt", source(300, "-Italic")),
            cut("sourceSans", "SourceSansPro-Regular", source(400)),
            cut("sourceSansItalic", "SourceSansPro-It SourceSansPro-Italic", source(400, "-Italic")),
            cut("sourceSansSemibold", "SourceSansPro-SemiBold SourceSansPro-Semibold", source(600)),
            cut("sourceSansSemiboldItalic",
                "SourceSansPro-SemiBoldIt SourceSansPro-SemiboldIt SourceSansPro-SemiBoldItalic", source(600, "-Italic")),
            cut("sourceSansBold", "SourceSansPro-Bold", source(700)),
            cut("sourceSansBoldItalic", "SourceSansPro-BoldIt SourceSansPro-BoldItalic", source(700, "-Italic")),
            cut("sourceSansBlack", "SourceSansPro-Black", source(900)),
        ]),
        family("Open Sans", (1068.8, 293, 0, 714), [
            cut("openSansLight", "OpenSans-Light OpenSansLight", open_sans("Light")),
            cut("openSansLightItalic", "OpenSans-LightItalic", open_sans("LightItalic")),
            cut("openSans", "OpenSans OpenSans-Regular", open_sans("Regular"), borrowed="OpenSans-Medium"),
            cut("openSansItalic", "OpenSans-Italic", open_sans("Italic")),
            cut("openSansSemibold", "OpenSans-Semibold OpenSans-SemiBold", open_sans("Semibold")),
            cut("openSansSemiboldItalic", "OpenSans-SemiboldItalic OpenSans-SemiBoldItalic", open_sans("SemiboldItalic")),
            cut("openSansBold", "OpenSans-Bold", open_sans("Bold")),
            cut("openSansBoldItalic", "OpenSans-BoldItalic", open_sans("BoldItalic")),
            cut("openSansExtraBold", "OpenSans-ExtraBold OpenSans-Extrabold", open_sans("ExtraBold")),
        ]),
        family("Lato", (987, 213, 0, 720), [
            cut("latoLight", "Lato-Light", lato("Light"), borrowed="Lato-Hairline Lato-Thin"),
            cut("latoLightItalic", "Lato-LightItalic", lato("LightItalic")),
            cut("lato", "Lato-Regular Lato", lato("Regular"), borrowed="Lato-Medium"),
            cut("latoItalic", "Lato-Italic", lato("Italic")),
            cut("latoSemibold", "Lato-Semibold Lato-SemiBold", lato("Semibold")),
            cut("latoBold", "Lato-Bold", lato("Bold")),
            cut("latoBoldItalic", "Lato-BoldItalic", lato("BoldItalic")),
            cut("latoHeavy", "Lato-Heavy", lato("Heavy")),
            cut("latoBlack", "Lato-Black", lato("Black"), borrowed="Lato-BlackItalic"),
        ]),
        family("Montserrat", (968, 251, 0, 700), [
            cut("montserratLight", "Montserrat-Light", montserrat(300),
                borrowed="Montserrat-LightItalic Montserrat-ExtraLight Montserrat-Thin"),
            cut("montserrat", "Montserrat-Regular Montserrat", montserrat(400), borrowed="Montserrat-Italic"),
            cut("montserratMedium", "Montserrat-Medium", montserrat(500), borrowed="Montserrat-MediumItalic"),
            cut("montserratSemibold", "Montserrat-SemiBold", montserrat(600), borrowed="Montserrat-SemiBoldItalic"),
            cut("montserratBold", "Montserrat-Bold", montserrat(700), borrowed="Montserrat-BoldItalic"),
            cut("montserratExtraBold", "Montserrat-ExtraBold", montserrat(800), borrowed="Montserrat-ExtraBoldItalic"),
            cut("montserratBlack", "Montserrat-Black", montserrat(900), borrowed="Montserrat-BlackItalic"),
        ]),
        family("Inter", (968.75, 241.5, 0, 727), [
            cut("inter", "Inter-Regular Inter", inter("Regular"), borrowed="Inter-Italic Inter-Light"),
            cut("interMedium", "Inter-Medium", inter("Medium"), borrowed="Inter-MediumItalic"),
            cut("interSemibold", "Inter-SemiBold", inter("SemiBold"), borrowed="Inter-SemiBoldItalic"),
            cut("interBold", "Inter-Bold", inter("Bold"), borrowed="Inter-BoldItalic Inter-ExtraBold Inter-Black"),
        ]),
        family("Mulish", (1005, 250, 0, 705), [
            cut("mulishLight", "Mulish-Light", mulish(300), borrowed="Mulish-LightItalic"),
            cut("mulish", "Mulish-Regular", mulish(400), borrowed="Mulish-Italic"),
            cut("mulishSemibold", "Mulish-SemiBold", mulish(600), borrowed="Mulish-SemiBoldItalic"),
            cut("mulishBold", "Mulish-Bold", mulish(700), borrowed="Mulish-BoldItalic"),
        ]),
        # Muli is Mulish's name before 2020. Its letters were wider, by how much the labels of two repositories tell: fitted to
        # those of one, it has 14 of the other's 34 right, where Mulish has 5. Its line of 1.475 em is that of labels in both
        # and of others kept back.
        family("Muli", (1181, 294, 0, 705), [
            cut("muliLight", "Muli-Light", mulish(300), borrowed="Muli-LightItalic"),
            cut("muli", "Muli Muli-Regular", mulish(400), borrowed="Muli-Italic"),
            cut("muliSemibold", "Muli-SemiBold", mulish(600), borrowed="Muli-SemiBoldItalic"),
            cut("muliBold", "Muli-Bold", mulish(700), borrowed="Muli-BoldItalic"),
        ], freedom=40, approximate=True),
        family("Nunito", (1011, 353, 0, 705), [
            cut("nunitoLight", "Nunito-Light", nunito(300), borrowed="Nunito-LightItalic Nunito-ExtraLight"),
            cut("nunito", "Nunito-Regular", nunito(400), borrowed="Nunito-Italic Nunito-Medium"),
            cut("nunitoSemibold", "Nunito-SemiBold", nunito(600), borrowed="Nunito-SemiBoldItalic"),
            cut("nunitoBold", "Nunito-Bold", nunito(700), borrowed="Nunito-BoldItalic Nunito-ExtraBold Nunito-Black"),
        ]),
        family("Poppins", (1050, 350, 100, 701), [
            cut("poppinsLight", "Poppins-Light", poppins("Light"), borrowed="Poppins-LightItalic Poppins-ExtraLight Poppins-Thin"),
            cut("poppins", "Poppins-Regular", poppins("Regular"), borrowed="Poppins-Italic"),
            cut("poppinsMedium", "Poppins-Medium", poppins("Medium"), borrowed="Poppins-MediumItalic"),
            cut("poppinsSemibold", "Poppins-SemiBold", poppins("SemiBold"), borrowed="Poppins-SemiBoldItalic"),
            cut("poppinsBold", "Poppins-Bold", poppins("Bold"), borrowed="Poppins-BoldItalic Poppins-ExtraBold Poppins-Black"),
        ]),
        family("Raleway", (940, 234, 0, 710), [
            cut("ralewayLight", "Raleway-Light", raleway(300), borrowed="Raleway-LightItalic Raleway-ExtraLight Raleway-Thin"),
            cut("raleway", "Raleway-Regular", raleway(400), borrowed="Raleway-Italic"),
            cut("ralewayMedium", "Raleway-Medium", raleway(500), borrowed="Raleway-MediumItalic"),
            cut("ralewaySemibold", "Raleway-SemiBold", raleway(600), borrowed="Raleway-SemiBoldItalic"),
            cut("ralewayBold", "Raleway-Bold", raleway(700), borrowed="Raleway-BoldItalic Raleway-ExtraBold Raleway-Black"),
        ]),
        family("Times New Roman", (891, 216, 42, 662), [
            cut("timesNewRoman", "TimesNewRomanPSMT Times-Roman", serif),
            cut("timesNewRomanItalic", "TimesNewRomanPS-ItalicMT Times-Italic", serif_italic),
            cut("timesNewRomanBold", "TimesNewRomanPS-BoldMT Times-Bold", serif_bold),
            cut("timesNewRomanBoldItalic", "TimesNewRomanPS-BoldItalicMT Times-BoldItalic",
                d("truetype/liberation2/LiberationSerif-BoldItalic.ttf")),
        ]),
        family("Courier New", (833, 300, 0, 571), [
            cut("courierNew", "CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPS-BoldItalicMT Courier "
                "Courier-Bold Courier-Oblique Courier-BoldOblique", d("truetype/liberation2/LiberationMono-Regular.ttf")),
        ]),
        family("Menlo", (928, 236, 0, 729), [
            cut("menlo", "Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic", d("truetype/dejavu/DejaVuSansMono.ttf")),
            cut("sfMono", "SFMono-Light SFMono-LightItalic SFMono-Regular SFMono-RegularItalic SFMono-Medium "
                "SFMono-MediumItalic SFMono-Semibold SFMono-SemiboldItalic SFMono-Bold SFMono-BoldItalic SFMono-Heavy "
                "SFMono-HeavyItalic", sf_mono,
                vertical=(952, 241, 0, 705)),
        ]),
        family("Avenir Next", avenir, [
            cut("avenirNextUltraLight", "AvenirNext-UltraLight", stated("AvenirNext-UltraLight", avenir_next),
                borrowed="AvenirNext-UltraLightItalic"),
            cut("avenirNext", "AvenirNext-Regular", avenir_next),
            cut("avenirNextItalic", "AvenirNext-Italic", stated("AvenirNext-Italic", avenir_next)),
            cut("avenirNextMedium", "AvenirNext-Medium", avenir_next_medium, borrowed="AvenirNext-MediumItalic"),
            cut("avenirNextDemiBold", "AvenirNext-DemiBold",
                stated("AvenirNext-DemiBold", blend(avenir_next, avenir_next_bold, 0.65)), borrowed="AvenirNext-DemiBoldItalic"),
            cut("avenirNextBold", "AvenirNext-Bold", avenir_next_bold),
            cut("avenirNextBoldItalic", "AvenirNext-BoldItalic", stated("AvenirNext-BoldItalic", avenir_next_bold)),
            cut("avenirNextHeavy", "AvenirNext-Heavy", avenir_next_heavy),
            cut("avenirNextHeavyItalic", "AvenirNext-HeavyItalic", stated("AvenirNext-HeavyItalic", avenir_next_heavy)),
        ]),
        family("Avenir", avenir, [
            cut("avenirLight", "Avenir-Light", stated("Avenir-Light", book), borrowed="Avenir-LightOblique"),
            cut("avenirBook", "Avenir-Book Avenir-BookOblique", book),
            cut("avenirRoman", "Avenir-Roman Avenir-Oblique", blend(book, medium, 0.4), approximate=True),
            cut("avenirMedium", "Avenir-Medium", medium, borrowed="Avenir-MediumOblique"),
            cut("avenirHeavy", "Avenir-Heavy", stated("Avenir-Heavy", blend(book, medium, 2.2)),
                borrowed="Avenir-Black Avenir-HeavyOblique Avenir-BlackOblique", approximate=True),
        ]),
        family("Avenir Next Condensed", avenir, [
            cut("avenirNextCondensed", "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-Medium "
                "AvenirNextCondensed-MediumItalic AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic",
                narrow(next_relative)),
            cut("avenirNextCondensedBold", "AvenirNextCondensed-DemiBold AvenirNextCondensed-Bold AvenirNextCondensed-Heavy "
                "AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-BoldItalic AvenirNextCondensed-HeavyItalic",
                narrow(blend(next_relative, next_bold_relative, 0.8))),
        ], approximate=True),
        family("Futura", (1038.6, 259.8, 29, 756), [
            cut("futuraMedium", "Futura-Medium Futura-MediumItalic", gothic, 0.914, borrowed="Futura-Bold"),
        ], freedom=20, approximate=True),
        family("Gill Sans", (918, 230, 0, 682), [
            cut("gillSansLight", "GillSans-Light", stated("GillSans-Light", gill), borrowed="GillSans-LightItalic"),
            cut("gillSans", "GillSans", gill),
            cut("gillSansItalic", "GillSans-Italic", stated("GillSans-Italic", gill)),
            cut("gillSansSemibold", "GillSans-SemiBold", blend(gill, gill_bold, 0.5), borrowed="GillSans-SemiBoldItalic", approximate=True),
            cut("gillSansBold", "GillSans-Bold", gill_bold, borrowed="GillSans-BoldItalic GillSans-UltraBold"),
        ]),
        family("Hiragino Sans", (880, 120, 500, 766), [
            cut("hiraginoLight", "HiraginoSans-W3 HiraKakuProN-W3 HiraMinProN-W3", files.inter("Regular"), 1.08,
                borrowed="HiraginoSans-W0 HiraginoSans-W1 HiraginoSans-W2 HiraginoSans-W4 HiraMaruProN-W4"),
            cut("hiraginoBold", "HiraginoSans-W6 HiraginoSans-W7 HiraKakuProN-W6 HiraMinProN-W6", files.inter("SemiBold"), 1.1,
                borrowed="HiraginoSans-W5 HiraginoSans-W8 HiraginoSans-W9"),
        ], freedom=40, approximate=True),
        family("PingFang SC", (1060, 340, 0, 860), [
            cut("pingFang", "PingFangSC-Regular PingFangTC-Regular PingFangHK-Regular",
                stated("PingFangSC-Regular", files.inter("Regular")),
                borrowed="PingFangSC-Light PingFangSC-Medium PingFangSC-Semibold PingFangSC-Thin PingFangSC-Ultralight "
                "PingFangTC-Medium PingFangTC-Semibold PingFangTC-Light PingFangTC-Thin PingFangTC-Ultralight "
                "PingFangHK-Medium PingFangHK-Semibold PingFangHK-Light PingFangHK-Thin PingFangHK-Ultralight "
                "PingFangMO-Regular PingFangMO-Medium PingFangMO-Semibold PingFangMO-Light PingFangMO-Thin "
                "PingFangMO-Ultralight"),
        ], approximate=True),
        family("Georgia", (917, 219, 0, 692), [
            cut("georgia", "Georgia", stated("Georgia", serif)),
            cut("georgiaItalic", "Georgia-Italic", stated("Georgia-Italic", serif_italic)),
            cut("georgiaBold", "Georgia-Bold", stated("Georgia-Bold", serif_bold), borrowed="Georgia-BoldItalic", approximate=True),
        ]),
        family("Verdana", (1005, 210, 0, 727), [
            cut("verdana", "Verdana", stated("Verdana", d("truetype/dejavu/DejaVuSans.ttf")), borrowed="Verdana-Italic"),
            cut("verdanaBold", "Verdana-Bold", stated("Verdana-Bold", d("truetype/dejavu/DejaVuSans-Bold.ttf")),
                borrowed="Verdana-BoldItalic"),
        ]),
        family("Trebuchet MS", (939, 222, 0, 716), [
            cut("trebuchet", "TrebuchetMS", stated("TrebuchetMS", liberation), borrowed="TrebuchetMS-Italic"),
            cut("trebuchetBold", "TrebuchetMS-Bold", stated("TrebuchetMS-Bold", liberation_bold),
                borrowed="Trebuchet-BoldItalic TrebuchetMS-BoldItalic"),
        ]),
    ]
    # Advances from PDF files; the vertical measures of these faces are not known, and those of Helvetica Neue stand in.
    lines = (952, 213, 0, 714)
    for name, swift, names, font in (
            ("Palatino", "palatino", "Palatino-Roman", palladio("Roman")),
            ("Palatino", "palatinoBold", "Palatino-Bold", palladio("Bold")),
            ("Palatino", "palatinoItalic", "Palatino-Italic", palladio("Italic")),
            ("Palatino", "palatinoBoldItalic", "Palatino-BoldItalic", palladio("BoldItalic")),
            ("Baskerville", "baskerville", "Baskerville", stated("Baskerville", serif)),
            ("Baskerville", "baskervilleItalic", "Baskerville-Italic", stated("Baskerville-Italic", serif_italic)),
            ("Baskerville", "baskervilleBold", "Baskerville-Bold Baskerville-SemiBold Baskerville-BoldItalic "
             "Baskerville-SemiBoldItalic", stated("Baskerville-Bold", serif_bold)),
            ("American Typewriter", "americanTypewriter", "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold "
             "AmericanTypewriter-Bold", stated("AmericanTypewriter", serif)),
            ("Copperplate", "copperplate", "Copperplate Copperplate-Light Copperplate-Bold", stated("Copperplate", nimbus))):
        if result[-1].name != name:
            result.append(family(name, lines, [], approximate=True, short=True))
        result[-1].cuts.append(cut(swift, names, font))
    # Its line is that of a label.
    result.append(family("Marker Felt", (829, 260, 0, 714), [
        cut("markerFelt", "MarkerFelt-Thin MarkerFelt-Wide", stated("MarkerFelt-Thin", nimbus))], approximate=True, short=True))
    # Montserrat is drawn after the same lettering: 29 views come right, 5 wrong, of one repository. The figures are as wide
    # as `123` is in 9 labels of one document.
    result.append(family("Gotham", (800, 200, 0, 720), [
        cut("gothamLight", "Gotham-Light", Figures(montserrat(300), 1.036)),
        cut("gothamBook", "Gotham-Book", Figures(montserrat(400), 1.054)),
        cut("gothamMedium", "Gotham-Medium", Figures(montserrat(500), 1.103)),
    ], approximate=True, short=True))
    # Its line, and the width of `Label`, are those of 6 documents of one repository.
    result.append(family("Bradley Hand", (930, 314, 0, 700), [
        cut("bradleyHand", "BradleyHandITCTT-Bold", neue, 0.958)], approximate=True, short=True))
    return result + [
        family(name, vertical, cuts, approximate=approximate)._replace(prefixes=prefixes)
        for name, prefixes, vertical, approximate, cuts in open_families.families()]


class FamilyModel:
    """The corrections of one family: a number for each glyph."""

    def __init__(self, family, observations):
        self.family, self.observations = family, observations
        self.cut_of = {name: c for c in family.cuts for name in c.names + c.borrowed}
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
        self.features = self.counts[:, self.used] * (size / 2048)[:, None]
        self.precision = np.eye(len(self.used)) / max(family.freedom, 1e-6) ** 2
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
            self.features[rows], self.precision, np.zeros(len(self.precision)), self.offset[rows], self.low[rows],
            self.high[rows], self.weight[rows], self.outlier[rows])

    def predict(self, parameters, rows):
        return self.offset[rows] + self.features[rows] @ parameters

    def tables(self, parameters):
        """Advances by cut, and the kernings of the family."""
        correction = np.zeros(len(SLOTS) + 1)
        correction[self.used] = parameters
        return {cut: advances + correction for cut, advances in self.base.items()}, kernings_of(self.family.cuts)


# The kerning of cuts: what the regular one has, in 1/2048 em by pair; what another has beside it, nothing where all kern alike;
# and by cut the share that it has of that, as weights lie between two others.
Kerning = namedtuple("Kerning", "regular beside shares")
PAIRS = [(a, b) for a in files.ASCII for b in files.ASCII]


def kernings_of(cuts):
    """The kerning of a family, and that of its italics where they kern otherwise."""
    is_italic = lambda c: c.names[0].endswith(("Italic", "It", "Oblique", "ItalicMT"))
    upright, italic = [c for c in cuts if not is_italic(c)], [c for c in cuts if is_italic(c)]
    both, left = kerning_of(upright, italic)
    # In 1/2048 em, over all pairs.
    if left < 1:
        return [both]
    return [kerning_of(upright)[0], kerning_of(italic)[0]]


def kerning_of(cuts, others=()):
    """The kerning of cuts by the regular one and that which leaves the least to the rest, and the most that it leaves to one,
    or to one of the others."""
    values = {c.swift: np.array([c.font.kerning(*p) for p in PAIRS]) * c.factor for c in [*cuts, *others]}
    plain = [c for c in cuts if c.names[0].partition("-")[2] in ("", "Regular", "Roman", "Book", "Italic", "It")]
    regular = values[(plain or cuts)[0].swift]

    def share(value, way):
        return round(float((value - regular) @ way / max(way @ way, 1e-9)), 2)

    def left(cut, way):
        return np.sum((values[cut] - regular - share(values[cut], way) * way) ** 2)

    def total(way):
        # Large shares would make much of what the tables round.
        return (max(abs(share(values[c.swift], way)) for c in cuts) > 2, round(sum(left(c.swift, way) for c in cuts), 6))

    way = min((values[c.swift] - regular for c in cuts), key=total)
    if np.abs(way).max() < 4:
        way = np.zeros(len(PAIRS))
    kerning = Kerning(
        dict(zip(PAIRS, regular)), dict(zip(PAIRS, way)) if way.any() else {}, {c: share(v, way) for c, v in values.items()})
    return kerning, max((left(c.swift, way) / len(PAIRS)) ** 0.5 for c in others) if others else 0
