"""The characters that the glyph tables hold an advance for, and how other characters share their slots.

Slot 0 stands for "no slot": the measurer falls back to a rule by Unicode range. Accented letters share the slot of
their base letter, because fonts give both the same advance, but for two kinds: an i whose dot gives way to an accent is
as wide as the dotless i in many fonts (Arial: 569 units for 455), and letters with a horn are wider in most.
"""

import unicodedata

ASCII = "".join(chr(c) for c in range(0x20, 0x7F))
LATIN = "¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿×÷ÆæØøßÐðÞþĐđŁłŒœıŊŋŦŧĦħĸſƒȷẞďľťŉ"
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψω"
CYRILLIC = (
    "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзиклмнопрстуфхцчшщъыьэюя"
    "ЄІЈЂЉЊЋЏҐЅєіјђљњћџґѕ"
)
PUNCTUATION = "‐‒–—―‖‘’‚“”„†‡•…‰′″‹›‼⁄"
SYMBOLS = "₤₩₪₫₱₴₹₺₽₿℃℉ℓ№℗℮⅓⅔⅛⅜⅝⅞←↑→↓↔↕∂∏∑−∕∙√∞∫≈≠≤≥"
SHAPES = "─│■□▪▫▲△▶▷►▼▽◀◁◆◇○◎●◦★☆☐☑☒♠♣♥♦✓✔✕✖✗✘❤➔➜"

# Letters with slots of their own beside that of their base letter, with which they share the kerning. That of í is the slot
# of every i with something above it.
ACCENTED = {"í": "i", "ơ": "o", "Ơ": "O", "ư": "u", "Ư": "U"}

# What most fonts have, first: the tables of families that are seldom met end there.
SHORT = ASCII + LATIN + PUNCTUATION + "€™" + "".join(ACCENTED)
SLOTS = SHORT + GREEK + CYRILLIC + SYMBOLS + SHAPES
assert len(set(SLOTS)) == len(SLOTS)

# The ranges of code points that the map covers; ASCII needs no map.
RANGES = [(0xA0, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x22FF), (0x2500, 0x27BF)]

SAME_WIDTH = {
    "\u00A0": " ", "\u00AD": None, "\u2011": "‐", "\u2010": "-", "\u2215": "∕", "\u2126": "Ω", "\u2206": "Δ",
    "\u201B": "‘", "\u201F": "“", "\u2116": "№", "\u0387": "·", "\u037E": ";", "\u212A": "K", "Ǝ": "E",
    "ə": "e", "Ə": "O", "ɪ": "ı", "Ӏ": "І",
    "ĳ": None, "Ĳ": None, "ŀ": "l", "Ŀ": "L", "Ѐ": "Е", "Ѝ": "И", "ѝ": "и", "Ѳ": "О", "ѳ": "о", "Ә": "О", "ә": "о",
    "Ө": "О", "ө": "о", "Ү": "У", "ү": "у", "Ұ": "У", "ұ": "у", "Қ": "К", "қ": "к", "Ң": "Н", "ң": "н", "Һ": "h",
    "һ": "h", "Ғ": "Г", "ғ": "г", "Җ": "Ж", "җ": "ж", "Ҳ": "Х", "ҳ": "х", "Ҷ": "Ч", "ҷ": "ч", "Ϊ": "Ι", "Ϋ": "Υ",
    "Ѵ": "V", "ѵ": "v", "Ɓ": "B", "ɓ": "b", "Ɗ": "D", "Ƒ": "F", "Ɠ": "G", "Ɨ": "I", "ƙ": "k", "Ƙ": "K", "ƚ": "l",
    "Ɲ": "N", "ƞ": "n", "Ƥ": "P", "ƥ": "p", "ƫ": "t", "Ƭ": "T", "ƭ": "t", "Ʈ": "T", "Ʋ": "U", "ƴ": "y", "Ƴ": "Y",
    "ƶ": "z", "Ƶ": "Z", "Ꞑ": "N", "đ": "đ", "ŧ": "ŧ", "ħ": "ħ",
}


HORN = "\u031B"
# The combining class of marks above a letter.
ABOVE = 230


def slot_character(c):
    """The character whose slot `c` uses, or None."""
    if c in SLOTS:
        return c
    if c in SAME_WIDTH:
        return SAME_WIDTH[c]
    decomposed = unicodedata.normalize("NFKD", c) if ord(c) < 0x2000 else unicodedata.normalize("NFD", c)
    if len(decomposed) > 1 and all(unicodedata.combining(m) for m in decomposed[1:]):
        base = decomposed[0]
        if base == "i" and unicodedata.combining(decomposed[1]) == ABOVE:
            base = "í"
        elif decomposed[1] == HORN:
            base = unicodedata.normalize("NFC", base + HORN)
        return base if base in SLOTS else None
    return None


SLOT_OF = {c: i + 1 for i, c in enumerate(SLOTS)}


def slot(c):
    """The slot of a character, 0 if it has none."""
    base = slot_character(c)
    return SLOT_OF[base] if base else 0
