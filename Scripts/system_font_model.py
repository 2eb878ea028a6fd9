"""The model of San Francisco's widths, and its fit.

width = size / 2048 * sum of advances + kerning + tracking(size) * glyphs. Advances begin as those of Inter (Text) and
Inter Display and are corrected: per glyph, per group of similar glyphs, per class, along the weight axis and along the
optical size axis. Three generations of Xcode canvases differ in the tracking, and in where the Display face begins.
"""

import json
from collections import defaultdict

import numpy as np

import canvas_profile
import font_files
from glyph_slots import SLOTS, SLOT_OF, slot, slot_character
from interval_regression import fit
from observed_intervals import intervals

WEIGHTS = {
    "ultraLight": ("Thin", -1.0), "thin": ("ExtraLight", -2 / 3), "light": ("Light", -1 / 3), "regular": ("Regular", 0),
    "medium": ("Medium", 1 / 3), "semibold": ("SemiBold", 2 / 3), "bold": ("Bold", 1.0), "heavy": ("ExtraBold", 4 / 3),
    "black": ("Black", 5 / 3),
}
# First toolsVersion of each generation: iOS 9-10 (SF UI), iOS 11-13 (SF Pro), iOS 14 and later (optical sizes).
GENERATIONS = {
    g: canvas_profile.first("text.systemFont", g) for g in ("sanFranciscoUI", "sanFranciscoPro", "sanFrancisco")}
OPTICAL_START, OPTICAL_END = 17.0, 26.0
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
# Prior standard deviations, in units of 1/2048 em or points per glyph; chosen by cross-validation.
PRIOR = dict(
    glyph=25, symbol=50, group=8, kind=30, display=5, displayGroup=4, displayKind=30, weight=7, weightGroup=6, weightKind=20,
    share=0.5, faceKind=8, pair=8, kerning=0.3, tracking=0.02, oldTracking=0.03, generation=0.3, generationSlope=0.15)
SLOT_COUNT = len(SLOTS) + 1
PAIR_TEXTS = 3


def tracking(size):
    return float(np.interp(size, range(6, 81), TRACKING)) / 100


def generation(tools):
    return max((g for g in GENERATIONS if tools >= GENERATIONS[g]), key=GENERATIONS.get, default=None)


def optical(size, tools):
    """How far from Text (0) to Display (1), and the tracking that is the starting point."""
    if generation(tools) == "sanFrancisco":
        return min(max((size - OPTICAL_START) / (OPTICAL_END - OPTICAL_START), 0), 1), tracking(size)
    if size < DISPLAY_START:
        return 0.0, tracking(size)
    place = int(size) - 20
    return 1.0, DISPLAY_TRACKING[place] / 100 if place < len(DISPLAY_TRACKING) else tracking(size)


def weight_of(o):
    """The weight of a system font observation, or None for other fonts."""
    if o.face == "boldSystem":
        return "bold"
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
    plain = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "."}
    return [plain.get(slot_character(c) or c, slot_character(c) or c) for c in text]


class Columns:
    """Collects feature columns with their prior deviations and names."""

    def __init__(self):
        self.blocks, self.prior, self.names = [], [], []

    def add(self, block, deviation, name, keys=None):
        block = block if block.ndim == 2 else block[:, None]
        self.blocks.append(block)
        self.prior += list(np.broadcast_to(deviation, block.shape[1]))
        self.names += [(name, k) for k in (keys if keys is not None else range(block.shape[1]))]


class SystemModel:
    def __init__(self, observations, prior=None):
        self.prior_settings = dict(PRIOR, **(prior or {}))
        self.observations = observations
        self.text = {w: np.array(font_files.slot_advances(font_files.inter(n))) for w, (n, _) in WEIGHTS.items()}
        self.display = {w: np.array(font_files.slot_advances(font_files.inter(n, True))) for w, (n, _) in WEIGHTS.items()}
        self.kern_font = font_files.inter("Regular")
        self.class_of = np.zeros((SLOT_COUNT, 4))
        for i, c in enumerate(SLOTS):
            self.class_of[i + 1, 0 if c.islower() else 1 if c.isupper() else 2 if c.isdigit() else 3] = 1
        self.group_of = np.zeros((SLOT_COUNT, len(GROUPS)))
        for j, group in enumerate(GROUPS):
            for c in group:
                self.group_of[SLOT_OF[c], j] = 1
        self._measure()
        self._design()

    def _measure(self):
        observations = self.observations
        count = len(observations)
        self.counts = np.zeros((count, SLOT_COUNT))
        self.kern = np.zeros(count)
        self.offset = np.zeros(count)
        self.size = np.array([o.size for o in observations])
        self.glyphs = np.array([len(o.text) for o in observations], float)
        self.tools = np.array([o.tools for o in observations])
        self.weights = np.array([weight_of(o) for o in observations])
        self.width = np.array([o.width for o in observations])
        self.tier = np.array([o.tier for o in observations])
        self.optical = np.zeros(count)
        texts = defaultdict(set)
        pairs = []
        for i, o in enumerate(observations):
            for c in o.text:
                self.counts[i, slot(c)] += 1
            characters = kern_characters(o.text)
            pairs.append(list(zip(characters, characters[1:])))
            for pair in pairs[-1]:
                texts[pair].add((o.repository, o.text))
            self.optical[i], track = optical(o.size, o.tools)
            weight = self.weights[i]
            advances = self.text[weight] + self.optical[i] * (self.display[weight] - self.text[weight])
            self.kern[i] = sum(self.kern_font.kerning(*p) for p in pairs[-1]) * o.size / 2048
            self.offset[i] = self.counts[i] @ advances * o.size / 2048 + self.kern[i] + track * len(o.text)
        self.pairs = [p for p, t in texts.items() if len(t) >= PAIR_TEXTS]
        place = {p: j for j, p in enumerate(self.pairs)}
        self.pair_counts = np.zeros((count, len(self.pairs)))
        for i, o in enumerate(observations):
            for p in pairs[i]:
                if p in place:
                    self.pair_counts[i, place[p]] += o.size / 2048
        self.low, self.high, self.interval_weight = intervals(observations)

    def _design(self):
        p = self.prior_settings
        self.used = np.where(self.counts.sum(0) > 0)[0]
        glyphs = self.counts[:, self.used] * (self.size / 2048)[:, None]
        kinds, groups = glyphs @ self.class_of[self.used], glyphs @ self.group_of[self.used]
        t = self.optical[:, None]
        position = np.array([WEIGHTS[w][1] for w in self.weights])
        c = Columns()
        # How much of Inter's own differences between sizes, and between weights, San Francisco has.
        change = np.array([self.changes(w) for w in self.weights])
        optical, bolder, optical_bolder = (change * self.counts[:, None, :]).sum(2).T * self.size / 2048
        side = position > 0
        c.add(optical * self.optical, p["share"], "opticalShare")
        c.add(np.column_stack([bolder * ~side, bolder * side]), p["share"], "weightShare")
        c.add(
            np.column_stack([optical_bolder * ~side, optical_bolder * side]) * t, p["share"], "opticalWeightShare")
        free = [p["glyph"] if SLOTS[s - 1].isalnum() else p["symbol"] for s in self.used]
        c.add(glyphs, free, "glyph", self.used)
        c.add(groups, p["group"], "group")
        c.add(kinds, p["kind"], "kind")
        c.add(glyphs * t, p["display"], "display", self.used)
        c.add(groups * t, p["displayGroup"], "displayGroup")
        c.add(kinds * t, p["displayKind"], "displayKind")
        for name, side in (("bolder", np.maximum(position, 0)), ("lighter", np.minimum(position, 0))):
            c.add(glyphs * side[:, None], p["weight"], name, self.used)
            c.add(kinds * side[:, None], p["weightKind"], name + "Kind")
            c.add(groups * side[:, None], p["weightGroup"], name + "Group")
        for w in WEIGHTS:
            if w != "regular":
                chosen = (self.weights == w)[:, None]
                c.add(kinds * chosen, p["faceKind"], "face:" + w)
                c.add(kinds * chosen * t, p["faceKind"], "displayFace:" + w)
        large = self.size >= DISPLAY_START
        names = np.array([generation(v) for v in self.tools])
        for g in ("sanFranciscoUI", "sanFranciscoPro"):
            chosen = (names == g) & large
            c.add(chosen * self.glyphs, p["generation"], "generation:" + g)
            c.add(chosen * self.glyphs * (np.minimum(self.size, 40) - 25) / 10, p["generationSlope"], "slope:" + g)
        newest = names == "sanFrancisco"
        self.sizes = sorted(set(self.size))
        for s in self.sizes:
            chosen = self.size == s
            if s < DISPLAY_START:
                c.add(chosen * self.glyphs, p["tracking"], "tracking", [s])
                c.add((chosen & ~newest) * self.glyphs, p["oldTracking"], "oldTracking", [s])
            else:
                c.add((chosen & newest) * self.glyphs, p["tracking"], "tracking", [s])
                c.add((chosen & ~newest) * self.glyphs, p["tracking"], "oldDisplayTracking", [s])
        c.add(self.kern, p["kerning"], "kerning")
        c.add(self.pair_counts, p["pair"], "pair", self.pairs)
        self.features, self.prior, self.names = np.hstack(c.blocks), np.array(c.prior, float), c.names
        self.near = np.abs(self.width - self.offset) < 3 + 0.07 * self.width

    def changes(self, weight):
        """Inter's changes of advances: from Text to Display, from regular, and how the former differs from regular's."""
        bolder = self.text[weight] - self.text["regular"]
        large_bolder = self.display[weight] - self.display["regular"]
        return np.stack([self.display[weight] - self.text[weight], bolder, large_bolder - bolder])

    def fit(self, rows):
        """The parameters that the given rows lead to; rows far from the starting point are taken for stale."""
        rows = rows[self.near[rows]]
        outlier = np.where(self.tier[rows] == 1, 0.02, 0.15)
        return fit(
            self.features[rows], self.prior, self.offset[rows], self.low[rows], self.high[rows],
            self.interval_weight[rows], outlier)

    def predict(self, parameters, rows):
        return self.offset[rows] + self.features[rows] @ parameters

    def tables(self, parameters):
        """What the Swift tables hold: advances by weight (text, display), tracking by generation, kerning."""
        value = {n: v for n, v in zip(self.names, parameters)}
        used = set(self.used)

        def correction(part, kind, group):
            result = self.class_of @ [value.get((kind, k), 0) for k in range(4)]
            result = result + self.group_of @ [value.get((group, k), 0) for k in range(len(GROUPS))]
            return result + np.array([value.get((part, s), 0) if s in used else 0 for s in range(SLOT_COUNT)])

        base = correction("glyph", "kind", "group")
        large = correction("display", "displayKind", "displayGroup")
        bolder = correction("bolder", "bolderKind", "bolderGroup")
        lighter = correction("lighter", "lighterKind", "lighterGroup")
        faces = {}
        for w, (_, position) in WEIGHTS.items():
            along = bolder * max(position, 0) + lighter * min(position, 0)
            own = self.class_of @ [value.get(("face:" + w, k), 0) for k in range(4)]
            own_large = self.class_of @ [value.get(("displayFace:" + w, k), 0) for k in range(4)]
            optical, heavier, optical_heavier = self.changes(w)
            side = int(position > 0)
            along = along + value[("weightShare", side)] * heavier
            text = self.text[w] + base + along + own
            large_share = value[("opticalShare", 0)] * optical + value[("opticalWeightShare", side)] * optical_heavier
            faces[w] = (text, self.display[w] + base + large + large_share + along + own + own_large)
        factor = 1 + value[("kerning", 0)]
        characters = font_files.ASCII
        pair = {(a, b): factor * self.kern_font.kerning(a, b) for a in characters for b in characters}
        for p in self.pairs:
            if p in pair:
                pair[p] += value[("pair", p)]
        tracks = {g: [self._tracking(value, g, s) for s in range(6, 81)] for g in GENERATIONS}
        return faces, tracks, pair

    def _tracking(self, value, name, size):
        fitted = lambda key: self._fitted(value, key, size)
        if name == "sanFrancisco":
            return tracking(size) + fitted("tracking")
        base = optical(size, GENERATIONS[name])[1]
        if size < DISPLAY_START:
            return base + fitted("tracking") + fitted("oldTracking")
        shift = value[("generation:" + name, 0)] + value[("slope:" + name, 0)] * (min(size, 40) - 25) / 10
        return base + shift + fitted("oldDisplayTracking")

    @staticmethod
    def _fitted(value, key, size):
        return value.get((key, float(size)), 0)

