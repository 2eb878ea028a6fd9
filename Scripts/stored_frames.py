"""Frames that Interface Builder stored in documents, where they can be trusted, and those that Strut gives the same views."""
import json
import os
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

from documents import documents as paths_below

FRAME = ("x", "y", "width", "height")
# Constraints of these hold for their alignment rectangles, which are not their frames.
INSET = {"switch", "slider", "segmentedControl"}


def frame_element(view):
    return next((r for r in view.findall("rect") if r.get("key") == "frame"), None)


def frame_of(view):
    rect = frame_element(view)
    return None if rect is None else [float(rect.get(key, 0)) for key in FRAME]


def is_placed_by_constraints(subview):
    return (
        subview.get("translatesAutoresizingMaskIntoConstraints") == "NO" and subview.get("fixedFrame") != "YES"
        and frame_element(subview) is not None)


def ratio(text):
    first, _, second = text.replace("/", ":").partition(":")
    return float(first) / float(second or 1)


def anchors(scene):
    """What each attribute of a view's constraints stands for, in the scene's coordinates, and every view's constraints."""
    found, constraints = {}, []

    def visit(element, left, top, owner):
        frame = frame_of(element)
        if frame:
            left, top, owner = left + frame[0], top + frame[1], element.get("id")
            width, height = frame[2:]
            if element.get("hidden") != "YES" and element.tag not in INSET:
                found[owner] = {
                    "leading": left, "left": left, "trailing": left + width, "right": left + width, "top": top,
                    "bottom": top + height, "width": width, "height": height, "centerX": left + width / 2,
                    "centerY": top + height / 2}
        for child in element:
            if child.tag == "constraint":
                constraints.append((child, owner))
            visit(child, left, top, owner)

    visit(scene, 0, 0, None)
    return found, constraints


def is_broken(constraint, owner, anchors):
    """Whether a required constraint does not hold in the stored frames. One with variations is given the benefit."""
    if float(constraint.get("priority", 1000)) < 1000 or constraint.get("placeholder") == "YES" or len(constraint):
        return False
    second = constraint.get("secondItem")
    try:
        excess = anchors[constraint.get("firstItem", owner)][constraint.get("firstAttribute")]
        if second:
            excess -= anchors[second][constraint.get("secondAttribute")] * ratio(constraint.get("multiplier", "1"))
        excess -= float(constraint.get("constant", 0))
    except (KeyError, ValueError, ZeroDivisionError):
        return False
    relation = constraint.get("relation", "equal")
    return relation != "greaterThanOrEqual" and excess > 1.01 or relation != "lessThanOrEqual" and excess < -1.01


def counted(root):
    """A list for each trusted scene: its views' ids, elements and frames."""
    excluded = {e.get("reference") for e in root.iter("exclude")}
    for scene in root.findall("scenes/scene") or root.findall("objects/*"):
        if any("YES" in (e.get("misplaced"), e.get("ambiguous")) for e in scene.iter()):
            continue
        found, constraints = anchors(scene)
        if any(c.get("id") not in excluded and is_broken(c, owner, found) for c, owner in constraints):
            continue
        views, open_elements = [], [(scene, False)]
        while open_elements:
            element, is_subview = open_elements.pop()
            if element.get("hidden") == "YES" or element.get("id") in excluded:
                continue
            if is_subview and is_placed_by_constraints(element):
                views.append((element.get("id"), element.tag, frame_of(element)))
            open_elements += [(child, element.tag == "subviews") for child in element]
        if views:
            yield views


def read(folder):
    """The documents with Auto Layout in a folder: path, tree and counted views by scene."""
    for path in paths_below(folder):
        try:
            tree = ElementTree.parse(path)
        except ElementTree.ParseError:
            continue
        scenes = list(counted(tree.getroot())) if tree.getroot().get("useAutolayout") == "YES" else []
        if scenes:
            yield path, tree, scenes


def lay_out(strut, documents):
    """A dictionary from object id to laid-out frame for each document, whose trees lose their frames."""
    with tempfile.TemporaryDirectory() as folder:
        for number, (path, tree, _) in enumerate(documents):
            for subviews in tree.iter("subviews"):
                for view in filter(is_placed_by_constraints, subviews):
                    frame_element(view).attrib.update({key: "0.0" for key in FRAME})
            tree.write(os.path.join(folder, f"{number}{os.path.splitext(path)[1]}"), encoding="utf-8", xml_declaration=True)
        output = os.path.join(folder, "output")
        run = subprocess.run(
            [strut, "compile", "--quiet", "--output-directory", output, folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if run.returncode not in (0, 1, 65):
            sys.exit(f"strut ends with {run.returncode}")
        for number, (path, _, _) in enumerate(documents):
            try:
                with open(os.path.join(output, f"{number}{os.path.splitext(path)[1]}.json"), encoding="utf-8") as file:
                    views = [v for scene in json.load(file)["scenes"] for v in scene["views"]]
            except FileNotFoundError:
                views = []
            frames = {}
            while views:
                view = views.pop()
                frames[view["id"]] = [view["frame"][key] for key in FRAME]
                views += view["subviews"]
            yield frames
