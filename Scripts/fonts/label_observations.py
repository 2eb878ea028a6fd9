"""Reads a folder of Interface Builder documents and yields the widths that Interface Builder computed for text.

An observation is a label, a button, a segment or a standard cell's label whose stored width should be that of its text. How free
the width is of other influences is its `tier`:
  1  no constraint sets the width and nothing stretches the view
  2  something may stretch or squeeze the view (stack views, both edges pinned)
  3  the frame was laid out without constraints
"""

import functools
import os
import xml.etree.ElementTree as ElementTree
from collections import namedtuple

import canvas_profile
import font_files

Observation = namedtuple(
    "Observation",
    "repository document kind tier text face size style width height scale tools lines shrinks parent heightIsSet",
)

THREE_PIXELS = {
    "retina5_5", "retina5_9", "retina6_0", "retina6_5", "retina6_7", "retina6_12", "retina6_72", "retina6_3",
    "retina6_9", "retina6_8",
}
LEFT = {"leading", "left", "leadingMargin", "leftMargin"}
RIGHT = {"trailing", "right", "trailingMargin", "rightMargin"}
# How far margins and safe areas move an edge inward, in points.
MARGINS = (0, 8, 15, 16, 20)
CENTRE = {"centerX", "centerXWithinMargins"}


def font_of(description, default):
    """(face, size, style): face is 'system:regular', 'system:semibold', 'named:PostScriptName'."""
    if description is None:
        return ("system:regular", default, None)
    style = description.get("style")
    if style:
        return ("system:semibold" if style.endswith("Headline") else "system:regular", None, style)
    size = description.get("pointSize")
    named = {"system": 14.0, "smallSystem": 12.0, "label": 17.0, "button": 18.0}.get(description.get("size"))
    points = float(size) if size and float(size) > 0 else named
    kind = description.get("type")
    if kind == "boldSystem":
        return ("boldSystem", points, None)
    if kind == "italicSystem":
        return ("italicSystem", points, None)
    if kind == "system":
        return ("system:" + description.get("weight", "regular"), points, None)
    name = description.get("name")
    if name:
        if name.startswith(".AppleSystemUIFont") or name.startswith(".SFUI") or name.startswith(".HelveticaNeueDeskInterface"):
            return ("private:" + name, points, None)
        return ("named:" + name, points, None)
    return (None, points, None)


# The size of each text style at the content size categories that canvases have shown: large, medium, extra small.
STYLE_SIZES = {
    "UICTFontTextStyleTitle0": (34, 33, 31), "UICTFontTextStyleTitle1": (28, 27, 25),
    "UICTFontTextStyleTitle2": (22, 21, 19), "UICTFontTextStyleTitle3": (20, 19, 17),
    "UICTFontTextStyleHeadline": (17, 16, 14), "UICTFontTextStyleBody": (17, 16, 14),
    "UICTFontTextStyleCallout": (16, 15, 13), "UICTFontTextStyleSubhead": (15, 14, 12),
    "UICTFontTextStyleFootnote": (13, 12, 12), "UICTFontTextStyleCaption1": (12, 11, 11),
    "UICTFontTextStyleCaption2": (11, 11, 11),
}


def style_size(style, tools):
    """The size of a text style on the canvas of a toolsVersion, by the heights of labels: medium up to Xcode 7, extra
    small in some of Xcode 13 to 14, otherwise large."""
    category = {"large": 0, "medium": 1, "extraSmall": 2}[
        canvas_profile.fact(tools, "text.contentSizeCategory", "medium")]
    return STYLE_SIZES.get(style, (None,) * 3)[category]


def text_of(element, attribute):
    """A text attribute, or the <string key=…> child that holds text with line breaks."""
    if element.get(attribute) is not None:
        return element.get(attribute)
    for child in element.findall("string"):
        if child.get("key") == attribute:
            return child.text or ""
    return None


def rectangle(view):
    for rect in view.findall("rect"):
        if rect.get("key") == "frame":
            try:
                return tuple(float(rect.get(k)) for k in ("x", "y", "width", "height"))
            except (TypeError, ValueError):
                return None
    return None


class Document:
    """One document with the look-ups that deciding about a width needs."""

    def __init__(self, path, repository):
        self.path, self.repository = path, repository
        self.root = ElementTree.parse(path).getroot()
        self.parent = {child: element for element in self.root.iter() for child in element}
        self.tools = int(self.root.get("toolsVersion", "0").split(".")[0] or 0)
        device = self.root.find("device")
        identifier = device.get("id") if device is not None else None
        self.scale = 3 if identifier in THREE_PIXELS else 2 if identifier else 1
        self.views = {view.get("id"): view for view in self.root.iter() if view.get("id")}
        self.constraints = {}
        # What the default leaves out and a size class has may be there.
        excluded, included = set(), set()
        for variation in self.root.iter("variation"):
            for mask in variation.findall("mask"):
                if mask.get("key") == "constraints":
                    if variation.get("key") == "default":
                        excluded |= {e.get("reference") for e in mask.findall("exclude")}
                    included |= {e.get("reference") for e in mask.findall("include")}
        excluded -= included
        for constraint in self.root.iter("constraint"):
            if constraint.get("id") in excluded:
                continue
            owner = self.parent[self.parent[constraint]].get("id")
            first = constraint.get("firstItem", owner)
            second = constraint.get("secondItem")
            self.constraints.setdefault(first, []).append((constraint, constraint.get("firstAttribute"), second))
            if second:
                self.constraints.setdefault(second, []).append((constraint, constraint.get("secondAttribute"), first))

    def suspicious(self, view):
        """Whether the stored frame of the view or one around it is said to be stale."""
        while view is not None:
            if view.get("misplaced") == "YES" or view.get("ambiguous") == "YES":
                return True
            view = self.parent.get(view)
        return False

    def varies(self, view):
        """Whether size classes give the view another font or text."""
        return any(
            child.tag == "fontDescription" or child.get("key") in ("text", "title")
            for variation in view.findall("variation") for child in variation)

    def tier(self, view):
        """How free the width of the view is, or None if it is set."""
        left = right = centre = 0
        held = squeezed = False
        for constraint, attribute, other in self.constraints.get(view.get("id"), []):
            relation = constraint.get("relation", "equal")
            if attribute == "width":
                if relation == "equal":
                    return None
                held = True
            elif attribute in CENTRE:
                centre += relation == "equal"
            elif attribute in LEFT or attribute in RIGHT:
                isFirst = constraint.get("firstItem", other) != other
                pulls = relation == "equal" or (
                    (relation == "lessThanOrEqual") == (isFirst == (attribute in LEFT)))
                left += pulls and attribute in LEFT
                right += pulls and attribute in RIGHT
                squeezed = squeezed or not pulls and self.is_tight(constraint)
        if view.get("translatesAutoresizingMaskIntoConstraints") != "NO" or view.get("fixedFrame") == "YES":
            return 3
        if (left and right) or (centre and (left or right)) or held or squeezed:
            return 2
        holder = self.parent.get(view)
        stack = self.parent.get(holder) if holder is not None else None
        if stack is not None and stack.tag == "stackView" and holder.tag == "subviews":
            vertical = stack.get("axis") == "vertical"
            isAligned = vertical and stack.get("alignment", "fill") in ("leading", "center", "trailing")
            return 1 if isAligned and not (left or right) and not self.fills(view, stack) else 2
        return 1

    @staticmethod
    def fills(view, stack):
        """Whether a view and another one are both as wide as their stack view, which then squeezes or stretches them."""
        width = (rectangle(stack) or (0,) * 4)[2]
        wide = [v for v in stack.find("subviews") if rectangle(v) and abs(rectangle(v)[2] - width) < 0.01]
        return view in wide and len(wide) > 1

    def is_tight(self, constraint):
        """Whether the stored frames leave an inequality between horizontal edges no room, so that it may squeeze a view."""
        owner = self.parent[self.parent[constraint]].get("id")
        first = self.edges(constraint.get("firstItem", owner), constraint.get("firstAttribute"))
        second = self.edges(constraint.get("secondItem"), constraint.get("secondAttribute"))
        constant = float(constraint.get("constant", 0))
        return any(abs(a - b - constant) < 0.6 for a in first for b in second)

    def edges(self, item, attribute):
        """Where an edge may lie in the window, by stored frames: several places for one that a margin or a safe area moves."""
        view = self.views.get(item)
        isGuide = view is not None and view.tag in ("viewLayoutGuide", "layoutGuide")
        while view is not None and (rectangle(view) is None or view.tag in ("viewLayoutGuide", "layoutGuide")):
            view = self.parent.get(view)
        if view is None or attribute not in LEFT | RIGHT:
            return []
        x, _, width, _ = rectangle(view)
        inward = 1 if attribute in LEFT else -1
        x += 0 if attribute in LEFT else width
        while (view := self.parent.get(view)) is not None:
            x += (rectangle(view) or (0,))[0]
        return [x + inward * inset for inset in (MARGINS if isGuide or "Margin" in attribute else (0,))]

    def observations(self):
        for view in self.root.iter():
            if view.tag == "label":
                found = self.label(view)
            elif view.tag == "button":
                found = self.button(view)
            elif view.tag == "segmentedControl":
                found = self.segments(view)
            else:
                continue
            if found:
                yield found

    def make(self, view, kind, text, font, frame, tier, lines=1):
        face, size, style = font
        if face is None or (size is None and style is None) or not text:
            return None
        if size is None:
            size = style_size(style, self.tools)
            if size is None:
                return None
            if style.endswith("Title1") and canvas_profile.fact(self.tools, "text.hasLightTitle", "false") == "true":
                face = "system:light"
        isKnown = style is None and (face.startswith("named:") or view.get("customClass") is None)
        if kind == "label" and not self.on_one_line(text, size, isKnown, frame[3], lines):
            return None
        shrinks = any(
            view.get(k) not in (None, "NO", "0.0", "0") for k in ("adjustsFontSizeToFit", "minimumScaleFactor"))
        return Observation(
            self.repository, self.path, kind, tier, text, face, size, style, frame[2], frame[3], self.scale,
            self.tools, lines, shrinks, self.parent[view].tag if view in self.parent else "", self.height_is_set(view))

    def height_is_set(self, view):
        """Whether a constraint says how high the view is, so that its stored height says nothing of its font."""
        return any(
            attribute == "height" and constraint.get("relation", "equal") == "equal"
            for constraint, attribute, _ in self.constraints.get(view.get("id"), []))

    @staticmethod
    def on_one_line(text, size, isKnown, height, lines):
        """Whether the stored height says that the label has one line, set at the size that the document names."""
        line = size * 2444 / 2048
        if height < 0.98 * size:
            return False  # squeezed, or measured at a smaller size
        if lines != 1 and height > 1.6 * line:
            return False
        if not isKnown and not line - 0.6 <= height <= line + 1.1:
            return False  # the canvas showed another content size category, or a class of the project's another font
        return "\n" not in text and text == text.strip()

    def label(self, view):
        frame = rectangle(view)
        text = text_of(view, "text")
        if frame is None or text is None or self.suspicious(view) or view.get("usesAttributedText") == "YES":
            return None
        if self.varies(view):
            return None
        description = view.find("fontDescription")
        tier = self.tier(view)
        kind = "label"
        holder = self.parent.get(view)
        owner = self.parent.get(holder) if holder is not None else None
        cell = self.parent.get(owner) if owner is not None else None
        if cell is not None and cell.tag == "tableViewCell" and cell.get("style", "").startswith("IBUITableViewCellStyle"):
            if view.get("id") in (cell.get("textLabel"), cell.get("detailTextLabel")):
                kind, tier = "cell:" + cell.get("style")[len("IBUITableViewCellStyle"):], 3
        if tier is None:
            return None
        lines = int(view.get("numberOfLines", "1"))
        return self.make(view, kind, text, font_of(description, 17.0), frame, tier, lines)

    def button(self, view):
        frame = rectangle(view)
        if frame is None or self.suspicious(view) or self.varies(view):
            return None
        states = {s.get("key"): s for s in view.findall("state")}
        normal = states.get("normal")
        if normal is None or view.find("buttonConfiguration") is not None:
            return None
        text = text_of(normal, "title")
        if not text or normal.get("image") or normal.find("attributedString") is not None:
            return None
        if any(s.get("title") is not None for k, s in states.items() if k != "normal") or normal.find("imageReference") is not None:
            return None
        if any(i.get("key") == "contentEdgeInsets" for i in view.findall("inset")):
            return None
        kind = view.get("buttonType", "custom")
        if kind not in ("custom", "roundedRect", "system"):
            return None
        tier = self.tier(view)
        if tier is None:
            return None
        default = 18.0 if kind == "custom" else 15.0
        return self.make(view, "button:" + kind, text, font_of(view.find("fontDescription"), default), frame, tier)

    def segments(self, view):
        """The widest title of a control: its segments are as wide, 14 points of each (18 since iOS 13) are beside the
        title, and a point parts them."""
        frame = rectangle(view)
        titles = [segment.get("title") for segment in view.iter("segment") if not segment.get("width")]
        if frame is None or not all(titles) or self.suspicious(view) or len(titles) < len(list(view.iter("segment"))):
            return None
        tier = self.tier(view)
        if tier is None or view.get("apportionsSegmentWidthsByContent") == "YES":
            return None
        padding = float(canvas_profile.fact(self.tools, "controls.segmentPadding", "14"))
        isMedium = canvas_profile.fact(self.tools, "controls.hasMediumSegmentTitles", "false") == "true"
        weight = "medium" if isMedium else "regular"
        width = (frame[2] - len(titles) + 1) / len(titles) - padding
        widest = max(titles, key=lambda title: sum(relative_width(c) for c in title))
        return self.make(
            view, "segment", widest, ("system:" + weight, 13.0, None), (frame[0], frame[1], width, frame[3]), tier)


@functools.lru_cache(None)
def relative_width(character):
    return font_files.inter("Medium").advance(character) or 0


def read(folder):
    """All observations of a folder whose sub-folders are repositories."""
    result = []
    for base, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if not name.endswith((".storyboard", ".xib")):
                continue
            path = os.path.join(base, name)
            repository = os.path.relpath(path, folder).split(os.sep)[0]
            try:
                result.extend(Document(path, repository).observations())
            except ElementTree.ParseError:
                continue
    return result
