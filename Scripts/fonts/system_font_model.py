"""The model of San Francisco's widths, and its fit.

width = size / 2048 * sum of advances + kerning + tracking(size) * glyphs. The family is one variable font, and its cuts are
places in it: an advance is that of Text regular, plus parts of the ways to bold, to thin, to Display, and to both. Where
PDF files state an advance it is taken as known but for its rounding; the other glyphs start from Inter and are corrected by
the widths of labels, alone and together with glyphs that are like them.
"""

from collections import defaultdict

import numpy as np
import scipy.sparse as sparse

import apple_faces
import canvas_profile
import font_files
from glyph_slots import ACCENTED, SLOTS, SLOT_OF, slot, slot_character
from interval_regression import fit
from observed_intervals import intervals
from system_font_kerning import DisplayKerning, Kerning

WEIGHTS = apple_faces.WEIGHTS
# First toolsVersion of each generation: iOS 9-10 (SF UI), iOS 11-12 and 13 (SF Pro), iOS 14 and later (optical sizes).
GENERATIONS = {
    g: canvas_profile.first("text.systemFont", g)
    for g in ("sanFranciscoUI", "sanFranciscoPro", "sanFranciscoPro13", "sanFrancisco")}
# iOS 13 set its glyphs as wide as iOS 11 and 12 did.
TRACKED = ("sanFranciscoUI", "sanFranciscoPro", "sanFrancisco")
# How far from Text to Display the optical size is at 17, 18, … 28 points since iOS 14: with the advances that PDF files
# state and the guidelines' tracking, labels of 18, 20, 22, 24, 25, 26 and 28 points leave a hundredth or two.
OPTICAL = [0, 0.045, 0.1, 0.21, 0.365, 0.51, 0.685, 0.86, 0.885, 0.9, 0.95, 1]
DISPLAY_START = 20.0
# Tracking in points per glyph: the Human Interface Guidelines' table at 6, 7, 8, ... 80 points, in hundredths.
TRACKING = [
    24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40, 39, 41, 40,
    40, 38, 37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34, 35, 31, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24,
    23, 22, 20, 19, 18, 17, 16, 14, 14, 14, 12, 10, 9, 7, 5, 4, 2, 0]
# The same for the Display face before optical sizes, at 20, 21, ... 30 points.
DISPLAY_TRACKING = [38, 36, 35, 35, 35, 35, 36, 36, 36, 38, 38]
GROUPS = [
    "bdpqg", "nhu", "oce", "vyxkz", "wm", "ilj", "tfrs", "a", "AVYXKZT", "HNU", "BPREFLS", "CGOQD", "MW", "I", "J",
    "0123456789", "1", "4", ".,:;'!|‘’", "()[]{}/", "-–—", "“”\"", "$%#@&+=<>*"]
# Prior standard deviations of a block: of one letter, of one symbol, of a group and of a kind, in units of 1/2048 em.
BLOCKS = {
    "text": (25, 50, 8, 30), "bold": (8, 15, 6, 20), "light": (8, 15, 6, 20), "display": (2, 4, 1, 4),
    "displayBold": (3, 5, 2, 8), "displayLight": (4, 8, 4, 20), "loose": (2, 3, 1, 4), "recent": (3, 15, 0.1, 1),
    "recentBold": (3, 6, 0.1, 1), "italic": (8, 8, 4, 8), "percent": (0, 60, 0, 0),
    "recentDisplay": (0, 60, 0, 0)}
# The characters of blocks that have only a few: iOS 13 drew the percent sign anew, iOS 14 the colon of Display.
ONLY = {"percent": "%", "recentDisplay": ":"}
# Chosen by leaving repositories out: tighter than what fits the sample best.
PRIOR = dict(share=0.5, tracking=0.003, oldTracking=0.008, generation=0.05)
# Blocks that share a factor on how Inter changes along them.
SHARES = (("bold", "light"), ("display",), ("displayBold", "displayLight"))
SLOT_COUNT = len(SLOTS) + 1


def tracking(size):
    return float(np.interp(size, range(6, 81), TRACKING)) / 100


def generation(tools):
    return max((g for g in GENERATIONS if tools >= GENERATIONS[g]), key=GENERATIONS.get, default=None)


def optical(size, tools):
    """How far from Text (0) to Display (1), and the tracking that is the starting point."""
    if generation(tools) == "sanFrancisco":
        return float(np.interp(size, range(17, 29), OPTICAL)), tracking(size)
    if size < DISPLAY_START:
        return 0.0, tracking(size)
    place = int(size) - 20
    return 1.0, DISPLAY_TRACKING[place] / 100 if place < len(DISPLAY_TRACKING) else tracking(size)


def weight_of(o):
    """The weight of a system font observation, or None for other fonts."""
    if o.face == "boldSystem":
        return "bold"
    if o.face == "italicSystem":
        return "regular"
    if o.face.startswith("system:") and o.face[7:] in WEIGHTS:
        return o.face[7:]
    return None


def usable(o):
    return (
        weight_of(o) and generation(o.tools) and o.kind != "cell:Default" and all(slot(c) for c in o.text)
        and not (o.kind.startswith("button") and o.width <= 30))


def unique(observations):
    """One observation per repository, text, font, size and stored width."""
    seen, result = set(), []
    for o in observations:
        key = (o.repository, o.text, o.face, o.size, round(o.width, 2), o.tools // 5000)
        if key not in seen:
            seen.add(key)
            result.append(o)
    return result


def kern_characters(text):
    """The characters as kerning sees them: accents and typographic punctuation count as their plain relatives."""
    plain = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": ".", **ACCENTED}
    return [plain.get(slot_character(c) or c, slot_character(c) or c) for c in text]


def directions(weight, optical, loose, recent, italic, percent=0.0):
    """How much of each block a place in the family has."""
    heavier, lighter = max(weight, 0.0), max(-weight, 0.0)
    return {
        "text": 1.0, "bold": heavier, "light": lighter, "display": optical, "displayBold": optical * heavier,
        "displayLight": optical * lighter, "loose": loose, "recent": recent, "recentBold": recent * heavier,
        "italic": italic, "percent": percent, "recentDisplay": recent * optical}


class SystemModel:
    def __init__(self, observations, blocks=None, prior=None):
        self.prior = dict(PRIOR, **(prior or {}))
        self.blocks = dict(BLOCKS, **(blocks or {}))
        self.observations = observations
        self.place = {name: i * SLOT_COUNT for i, name in enumerate(self.blocks)}
        self._start()
        self._likeness()
        self._measure()
        self._prior()

    def _start(self):
        """What each block starts from: Inter's own advances and changes."""
        advances = lambda w, display=False: np.array(font_files.slot_advances(font_files.inter(w, display)))
        text, display = advances("Regular"), advances("Regular", True)
        bold, display_bold = advances("Bold"), advances("Bold", True)
        thin, display_thin = advances("Thin"), advances("Thin", True)
        zero = np.zeros(SLOT_COUNT)
        self.start = {
            "text": text, "bold": bold - text, "light": thin - text, "display": display - text,
            "displayBold": (display_bold - display) - (bold - text),
            "displayLight": (display_thin - display) - (thin - text)}
        self.start.update({name: zero for name in self.blocks if name not in self.start})

    def _likeness(self):
        self.kind_of = np.zeros((SLOT_COUNT, 4))
        for i, c in enumerate(SLOTS):
            self.kind_of[i + 1, 0 if c.islower() else 1 if c.isupper() else 2 if c.isdigit() else 3] = 1
        self.group_of = np.zeros((SLOT_COUNT, len(GROUPS)))
        for j, group in enumerate(GROUPS):
            for c in group:
                self.group_of[SLOT_OF[c], j] = 1

    def position(self, o):
        """The directions of an observation, and its tracking."""
        part, track = optical(o.size, o.tools)
        loose = part if generation(o.tools) == "sanFranciscoUI" else 0.0
        recent = 1.0 if generation(o.tools) == "sanFrancisco" else 0.0
        italic = 1.0 if o.face == "italicSystem" else 0.0
        weight = WEIGHTS[weight_of(o)]
        # In regular Text only: a bold label has the old sign.
        regular = max(1.0 - max(weight, 0.0), 0.0) * (1.0 - part)
        percent = regular if generation(o.tools) == "sanFranciscoPro13" else 0.0
        return directions(weight, part, loose, recent, italic, percent), track

    def _measure(self):
        observations = self.observations
        count = len(observations)
        rows, columns, values = [], [], []

        def put(row, column, value):
            rows.append(row)
            columns.append(column)
            values.append(value)

        characters = [kern_characters(o.text) for o in observations]
        pairs = [list(zip(c, c[1:])) for c in characters]
        self.kerning = Kerning(((o.repository, o.text), p) for o, p in zip(observations, pairs))
        self.display_kerning = DisplayKerning()
        self.sizes = sorted({(o.size, generation(o.tools) == "sanFrancisco") for o in observations})
        size_place = {s: j for j, s in enumerate(self.sizes)}
        base = SLOT_COUNT * len(self.blocks)
        self.share_base, self.size_base = base, base + 3
        self.old_base = self.size_base + len(self.sizes)
        self.kerning_base = self.old_base + 2
        self.column_count = self.kerning_base + len(self.kerning.deviations)
        # Added to what is fitted, not fitted with: few labels are so large, and would move the letters of Text with it.
        self.offset, self.display_offset = np.zeros(count), np.zeros(count)
        for i, o in enumerate(observations):
            where, track = self.position(o)
            scale = o.size / 2048
            counts = defaultdict(int)
            for c in o.text:
                counts[SLOT_OF[ACCENTED.get(slot_character(c), slot_character(c))]] += 1
            for name, part in where.items():
                if part:
                    start = self.start[name]
                    for s, n in counts.items():
                        if name in ONLY and SLOTS[s - 1] not in ONLY[name]:
                            continue
                        put(i, self.place[name] + s, n * part * scale)
                        self.offset[i] += n * part * scale * start[s]
            for j, names in enumerate(SHARES):
                change = sum(where[b] * sum(n * self.start[b][s] for s, n in counts.items()) for b in names) * scale
                if change:
                    put(i, self.share_base + j, change)
            kern = sum(self.kerning.start(*p) for p in pairs[i]) * scale
            self.offset[i] += kern + track * len(o.text)
            if where["display"]:
                self.display_offset[i] = where["display"] * sum(self.display_kerning(*p) for p in pairs[i]) * scale
            if kern:
                put(i, self.kerning_base, kern)
            newest = generation(o.tools) == "sanFrancisco"
            put(i, self.size_base + size_place[(o.size, newest)], len(o.text))
            if not newest and o.size >= DISPLAY_START:
                put(i, self.old_base + (generation(o.tools) != "sanFranciscoUI"), len(o.text))
            for p in pairs[i]:
                for column in self.kerning.columns(p):
                    put(i, self.kerning_base + column, scale)
        self.features = sparse.csr_matrix((values, (rows, columns)), shape=(count, self.column_count))
        self.active = np.zeros(self.column_count, bool)
        self.active[self.share_base :] = True
        self.active[np.unique(columns)] = True
        self.tier = np.array([o.tier for o in observations])
        width = np.array([o.width for o in observations])
        self.low, self.high, self.interval_weight = intervals(observations)
        self.near = np.abs(width - self.offset) < 3 + 0.09 * width

    def _prior(self):
        """The precision of the prior, and what PDF files state, over the columns that either touches."""
        statements = list(self._statements())
        for columns, _, _, _ in statements:
            self.active[columns] = True
        self.columns = np.where(self.active)[0]
        self.features = self.features[:, self.columns]
        position = np.cumsum(self.active) - 1
        precision = np.zeros((len(self.columns),) * 2)
        for name in self.blocks:
            used = self.used(name)
            place = position[self.place[name] + used]
            precision[np.ix_(place, place)] = np.linalg.inv(self.covariance(name)[np.ix_(used, used)])
        p = self.prior
        diagonal = np.zeros(self.column_count)
        diagonal[self.share_base : self.size_base] = 1 / p["share"] ** 2
        for j, (size, newest) in enumerate(self.sizes):
            diagonal[self.size_base + j] = 1 / p["tracking" if newest else "oldTracking"] ** 2
        diagonal[self.old_base : self.kerning_base] = 1 / p["generation"] ** 2
        diagonal[self.kerning_base :] = 1 / np.array(self.kerning.deviations) ** 2
        precision[np.diag_indices_from(precision)] += diagonal[self.columns]
        self.known = np.zeros(len(self.columns))
        for columns, values, target, deviation in statements:
            at, values = position[columns], np.array(values)
            precision[np.ix_(at, at)] += np.outer(values, values) / deviation**2
            self.known[at] += values * target / deviation**2
        self.precision = precision

    def covariance(self, name):
        """What a block's slots are expected to have in common."""
        one, symbol, group, kind = self.blocks[name]
        letter = np.array([False] + [c.isalnum() for c in SLOTS])
        own = np.where(letter, one, symbol).astype(float)
        return np.diag(own**2) + group**2 * self.group_of @ self.group_of.T + kind**2 * self.kind_of @ self.kind_of.T

    def used(self, name):
        """The slots of a block that labels or PDF files say something of."""
        return np.where(self.active[self.place[name] : self.place[name] + SLOT_COUNT])[0]

    def _statements(self):
        """(columns, values, target, deviation) of each equation that PDF files state."""
        for face in apple_faces.FACES:
            where = directions(face.weight, face.optical, face.loose, face.recent, face.italic)
            for character, advance in apple_faces.advances(face.name).items():
                if character in ACCENTED:
                    continue
                s = SLOT_OF[character]
                columns = [self.place[b] + s for b, part in where.items() if part]
                parts = [part for part in where.values() if part]
                base = sum(part * self.start[b][s] for b, part in where.items())
                for j, names in enumerate(SHARES):
                    change = sum(where[b] * self.start[b][s] for b in names)
                    if change:
                        columns.append(self.share_base + j)
                        parts.append(change)
                yield np.array(columns), parts, advance * 2.048 - base, face.noise * 2.048
        for columns, parts, target, deviation in self.kerning.statements():
            yield self.kerning_base + np.array(columns), parts, target, deviation

    def fit(self, rows):
        """The parameters that the given rows lead to; rows far from the starting point are taken for stale."""
        rows = rows[self.near[rows]]
        outlier = np.where(self.tier[rows] == 1, 0.02, 0.15)
        return fit(
            self.features[rows], self.precision, self.known, self.offset[rows], self.low[rows], self.high[rows],
            self.interval_weight[rows], outlier)

    def predict(self, parameters, rows):
        return self.offset[rows] + self.display_offset[rows] + self.features[rows] @ parameters

    def tables(self, parameters):
        """What the Swift tables hold: the blocks, tracking by generation, kerning, and what Display's has beside it."""
        value = np.zeros(self.column_count)
        value[self.columns] = parameters
        shares = {b: value[self.share_base + j] for j, names in enumerate(SHARES) for b in names}
        blocks = {}
        for name in self.blocks:
            used = self.used(name)
            found = value[self.place[name] + used]
            covariance = self.covariance(name)
            # Slots that nothing is known of follow the slots that are like them.
            change = covariance[:, used] @ np.linalg.solve(covariance[np.ix_(used, used)], found)
            change[used] = found
            change[0] = 0
            # Files state í as wide as i in upright and italic, regular and bold; nothing tells of letters with a horn.
            for letter, base in ACCENTED.items():
                change[SLOT_OF[letter]] = change[SLOT_OF[base]]
            blocks[name] = self.start[name] * (1 + shares.get(name, 0)) + change
        tracks = {g: [self._tracking(value, g, s) for s in range(6, 81)] for g in TRACKED}
        return blocks, tracks, self.kerning.table(value[self.kerning_base :]), self.display_kerning.table()

    def _tracking(self, value, name, size):
        newest = name == "sanFrancisco"
        tools = GENERATIONS[name]
        shift = 0.0
        if (float(size), newest) in self.sizes:
            shift += value[self.size_base + self.sizes.index((float(size), newest))]
        if not newest and size >= DISPLAY_START:
            shift += value[self.old_base + (name != "sanFranciscoUI")]
        return optical(size, tools)[1] + shift
