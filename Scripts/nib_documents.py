"""Documents beside what was compiled of them: what of a document leaves a trace in nibs, and a document that is written
from nibs.

Nibs have no trace of the device, of simulated bars and sizes, and of the sizes of images: these are taken over from the
document. What Interface Builder leaves out of what it builds is left out of the document: scenes that nothing leads to,
placeholders, prototypes without an identifier.
"""
import copy
import xml.etree.ElementTree as ET

from nib_rebuilding import Rebuilder

# Bars that a controller makes by itself, unless they are views in a scene.
BARS = ("navigationBar", "toolbar", "tabBar")
CELLS = ("tableViewCell", "collectionViewCell", "collectionReusableView")
VIEWS = ("view", "label", "button", "imageView", "stackView", "textField", "textView", "switch", "slider", "stepper",
         "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "pickerView", "datePicker", "searchBar",
         "scrollView", "tableView", "tableViewCellContentView", "collectionView", "containerView", "visualEffectView", "mapView",
         "webView", "wkWebView")
# Controls that have one size, whatever a document stores.
SIZES = {"switch": ("51", "31"), "stepper": ("94", "32")}
# The lists whose members have no name but their place.
LISTS = ("subviews", "cells", "sections", "prototypes", "objects", "scenes", "items")
# The children of a document that say for what it is designed, not what is in it.
ENVIRONMENT = ("device", "dependencies", "resources", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
               "customFonts", "color")


class Failure(Exception):
    """Why a document cannot be rebuilt."""


def take_over(content, cell):
    """Gives an older content view the constraints and guides of its cell, as nibs have them; what else is said of it has
    no effect.
    """
    for name in set(content.attrib) - {"key", "id"}:
        content.attrib.pop(name)
    id = content.get("id") or cell.get("id", "") + "-content"
    content.set("id", id)
    for guide in cell.findall("viewLayoutGuide"):
        cell.remove(guide)
        content.append(guide)
    place, own = cell.find("constraints"), content.find("constraints")
    if place is None or cell.get("id") is None:
        return
    cell.remove(place)
    for constraint in place:
        for name in ("firstItem", "secondItem"):
            if constraint.get(name) == cell.get("id"):
                constraint.set(name, id)
    if own is None:
        content.append(place)
    else:
        own.extend(place)
    for variation in cell.findall("variation"):
        if variation.find("mask[@key='constraints']") is not None:
            cell.remove(variation)
            content.append(variation)


class Original:
    """A document as it is compiled: without what leaves no trace in nibs."""

    def __init__(self, path):
        self.root = ET.parse(path).getroot()
        self.is_storyboard = path.endswith(".storyboard")
        self.guides = {guide.get("id") for guide in self.root.iter("viewLayoutGuide")}
        self.leave_out()
        self.scenes = {}
        if self.is_storyboard:
            self.read_scenes()

    def leave_out(self):
        """Leaves out what Interface Builder leaves out of what it builds, and says what it says instead."""
        for parent in list(self.root.iter()):
            self.say_frame(parent)
            for child in parent.findall("constraints"):
                self.say_spaces(child, parent)
            for name in ("placeholderIntrinsicWidth", "placeholderIntrinsicHeight"):
                parent.attrib.pop(name, None)
            for child in list(parent):
                is_placeholder = child.tag == "constraint" and child.get("placeholder") == "YES"
                is_in_list = parent.tag == "prototypes" or parent.tag == "cells" and child.tag != "tableViewCell"
                is_unnamed = is_in_list and not child.get("reuseIdentifier")
                if is_placeholder or is_unnamed:
                    parent.remove(child)

    @staticmethod
    def say_frame(element):
        """A view without a frame has 1,000 points a side, a collection's cell begins in its corner, some have one size."""
        frame, inset = element.find("rect[@key='frame']"), element.find("frame[@key='frameInset']")
        is_view = element.tag in CELLS or element.find("autoresizingMask") is not None or element.tag in VIEWS
        if inset is not None:
            for name in ("minX", "minY") if element.tag in CELLS[1:] else ():
                inset.attrib.pop(name, None)
        elif frame is None and is_view:
            ET.SubElement(element, "rect", {"key": "frame", "x": "0", "y": "0", "width": "1000", "height": "1000"})
        elif frame is not None and element.tag in CELLS[1:]:
            frame.set("x", "0")
            frame.set("y", "0")
        elif frame is not None and element.tag in SIZES:
            frame.set("width", SIZES[element.tag][0])
            frame.set("height", SIZES[element.tag][1])
        for content in element.findall("view[@key='contentView']"):
            if element.tag == "collectionViewCell":
                take_over(content, element)
            elif element.tag == "tableViewCell":
                content.tag = "tableViewCellContentView"

    def say_spaces(self, constraints, holder):
        """The standard space is no number in a nib: 8 points between siblings, 20 to what holds a view."""
        for constraint in constraints:
            if constraint.get("symbolic") == "YES":
                items = [constraint.get(name, holder.get("id")) for name in ("firstItem", "secondItem")]
                is_edge = holder.get("id") in items or any(item in self.guides for item in items)
                constraint.set("constant", "20" if is_edge else "8")

    def read_scenes(self):
        places = self.root.find("scenes")
        controllers, order = {}, []
        for scene in places if places is not None else []:
            controller = next(
                (child for child in scene.find("objects") or [] if child.get("sceneMemberID") == "viewController"), None)
            if controller is not None:
                controllers[controller.get("id")] = (controller, scene)
                order.append(controller.get("id"))
        self.initial = self.root.get("initialViewController")
        segues = list(self.root.iter("segue"))
        led_to = {segue.get("destination") for segue in segues if segue.get("kind") not in ("relationship", "unwind")}
        self.children = {
            id: [segue.get("destination") for segue in controller.findall("connections/segue")
                 if segue.get("kind") == "relationship" and segue.get("destination") in controllers]
            for id, (controller, _) in controllers.items()
        }
        self.named = [
            id for id in order
            if id == self.initial or id in led_to or controllers[id][0].get("storyboardIdentifier")]
        reached, waiting = set(), list(self.named)
        while waiting:
            id = waiting.pop()
            if id not in reached:
                reached.add(id)
                waiting += self.children[id]
        for id in order:
            controller, scene = controllers[id]
            if id in reached:
                self.scenes[id] = (controller, scene)
            else:
                places.remove(scene)
        for scene in list(places if places is not None else []):
            if not any(scene is kept for _, kept in self.scenes.values()):
                places.remove(scene)

    def identifier(self, id):
        """The name by which the storyboard knows a controller."""
        controller = self.scenes[id][0]
        names = {"glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
                 "viewControllerPlaceholder": "UIViewController"}
        tag = controller.tag
        return controller.get("storyboardIdentifier") or f"{names.get(tag, 'UI' + tag[:1].upper() + tag[1:])}-{id}"


class Rebuilt:
    """A document that is written from nibs."""

    def __init__(self, original, compiled):
        self.original, self.compiled = original, compiled
        self.writer = Rebuilder()
        self.root = ET.Element("document", original.root.attrib)
        for child in original.root:
            if child.tag in ENVIRONMENT:
                self.root.append(child)
        if original.is_storyboard:
            self.write_scenes()
        else:
            self.write_objects(compiled.nibs[""])
        self.faults = self.writer.faults

    # Xibs

    def write_objects(self, nib):
        place = ET.SubElement(self.root, "objects")
        written = []
        for object in nib.list("UINibTopLevelObjectsKey"):
            if object.proxy is None and object.class_name != "UITableViewDataSource":
                written.append(self.writer.beside(object, place))
        self.writer.variations(nib)
        self.writer.add_guides(nib, written)
        own = [child for child in self.original.root.find("objects") or [] if child.tag != "placeholder"]
        for old, new in zip(own, written):
            simulate(old, new)

    # Storyboards

    def write_scenes(self):
        named = self.compiled.info["UIViewControllerIdentifiersToNibNames"]
        expected = {self.original.identifier(id): id for id in self.original.named}
        if set(named) != set(expected):
            raise Failure(f"Info.plist names {sorted(named)} instead of {sorted(expected)}")
        self.ids, self.scenes = expected, {}
        for identifier, id in expected.items():
            nib = self.compiled.nibs[named[identifier]]
            root = next(
                (connection.get("UIDestination") for connection in nib.list("UINibConnectionsKey")
                 if connection.plain("UILabel") == "sceneViewController"), None)
            if root is None:
                raise Failure(f"the nib {named[identifier]} has no controller")
            self.write_scene(root, id)
        places = ET.SubElement(self.root, "scenes")
        for id in self.original.scenes:
            if id not in self.scenes:
                raise Failure(f"the controller {id} is in no nib")
            places.append(self.scenes[id])

    def write_scene(self, object, id):
        """Writes a controller with its view, and those that it contains, each in a scene of its own."""
        members = object.get("UIChildViewControllers")
        members = members.items() if members else []
        children = self.original.children[id] if members else []
        if len(members) != len(children):
            raise Failure(f"the controller {id} contains {len(members)} controllers instead of {len(children)}")
        for member, child in zip(members, children):
            self.write_scene(member, child)
        if id in self.scenes:
            self.writer.name(object, id)
            return
        old, old_scene = self.original.scenes[id]
        self.scenes[id] = scene = ET.Element("scene", {"sceneID": old_scene.get("sceneID", id)})
        objects = ET.SubElement(scene, "objects")
        element = self.writer.controller(object, id, self.ids)
        objects.append(element)
        if members:
            self.relate(element, children)
        name = object.plain("UINibName")
        if name is not None and object.class_name != "UIStoryboardViewControllerPlaceholder":
            if name not in self.compiled.nibs:
                raise Failure(f"the nib {name} is not there")
            self.writer.controller_view(object, element, self.compiled.nibs[name], name.partition("-view-")[2])
        beside = object.get("UITopLevelObjectsToKeepAliveFromStoryboard")
        for other in beside.items() if beside else []:
            self.writer.beside(other, objects)
        self.writer.variations(object.nib)
        simulate(old, element)
        own = old.find("*[@key='view']")
        new = element.find("*[@key='view']")
        if own is not None and new is not None:
            simulate(own, new)
        self.name_segues(old_scene, scene)

    @staticmethod
    def relate(element, children):
        place = element.find("connections")
        place = place if place is not None else ET.SubElement(element, "connections")
        names = {"navigationController": ["rootViewController"], "tabBarController": ["viewControllers"],
                 "splitViewController": ["masterViewController", "detailViewController"]}.get(element.tag, ["viewControllers"])
        for index, child in enumerate(children):
            name = names[min(index, len(names) - 1)]
            ET.SubElement(place, "segue", {"kind": "relationship", "relationship": name, "destination": child})

    def name_segues(self, old, new):
        """Gives segues the ids that they have in the document, which says by them what bars are inferred from."""
        free = list(old.iter("segue"))
        for segue in new.iter("segue"):
            twin = next(
                (other for other in free if all(other.get(key) == segue.get(key) for key in ("destination", "kind"))), None)
            if twin is not None:
                free.remove(twin)
                if twin.get("id"):
                    segue.set("id", twin.get("id"))


def simulate(old, new):
    """Takes over for what a controller or a view is designed."""
    for child in old:
        key = child.get("key", "")
        if child.tag.startswith("simulated") or key.startswith("simulated") or key == "freeformSize":
            new.append(copy.deepcopy(child))


def places(root):
    """The places of all objects in the tree, by their ids: the same in a document and in what is rebuilt of it."""
    found = {}

    def walk(element, path):
        counts = {}
        for child in element:
            is_member = element.tag in LISTS and child.tag not in ("placeholder", "exit")
            label = child.get("key") or ("" if is_member else child.get("type") or child.tag)
            counts[label] = counts.get(label, -1) + 1
            place = path + (label, counts[label])
            if child.get("id"):
                found[child.get("id")] = place
            walk(child, place)

    walk(root, ())
    return found


def sort_constraints(root):
    """Puts the constraints of every view in an order that is the same for both documents: a nib has them in ibtool's
    order, and what is ambiguous or in conflict depends on it.
    """
    paths = places(root)

    def rank(constraint, holder):
        ends = []
        for name in ("first", "second"):
            item = constraint.get(name + "Item") or (holder.get("id") if constraint.get(name + "Attribute") else None)
            ends += [repr(paths.get(item)), constraint.get(name + "Attribute") or ""]
        numbers = [float(constraint.get(name, absent)) for name, absent in (("constant", 0), ("priority", 1000))]
        return (*ends, constraint.get("relation") or "", constraint.get("identifier") or "", *numbers)

    for holder in root.iter():
        place = holder.find("constraints")
        if place is not None:
            place[:] = sorted(place, key=lambda constraint: rank(constraint, holder))


def design(original, rebuilt):
    """Takes over the sizes that Interface Builder found for views of custom classes, and those that only a canvas has."""
    old_places = places(original)
    ids_of = {place: id for id, place in places(rebuilt).items()}
    for designables in original.findall("designables"):
        own = copy.deepcopy(designables)
        for designable in own:
            designable.set("name", ids_of.get(old_places.get(designable.get("name")), ""))
        rebuilt.append(own)
    elements = {element.get("id"): element for element in rebuilt.iter() if element.get("id")}
    for old in original.iter():
        new = elements.get(ids_of.get(old_places.get(old.get("id"))))
        if new is None:
            continue
        # The canvas shows prototypes as large as they say, and headers, footers and bars of containers where they are stored.
        if old.tag == "tableViewCell" and old.get("rowHeight"):
            new.set("rowHeight", old.get("rowHeight"))
        new.extend(copy.deepcopy(child) for child in old if child.get("key") == "customSize")
        is_placed = old.get("key") in ("tableHeaderView", "tableFooterView")
        if is_placed or old.tag in BARS and old.get("key") == old.tag:
            for child in new.findall("rect"):
                new.remove(child)
            new.extend(old.findall("rect"))
