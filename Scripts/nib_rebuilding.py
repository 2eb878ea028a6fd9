"""Rebuilds documents of Interface Builder from compiled nibs: what apps load, written as what people edit.

Only what decides over a layout is rebuilt: views with their frames, constraints, guides, texts, fonts and the
properties that have a say, cells, the controllers around them with their bars, and variations for size classes. Names
of elements and attributes are Interface Builder's; keys and raw values are UIKit's.
"""
import base64
import xml.etree.ElementTree as ET

from nib_decoding import Object

ELEMENTS = {
    "UITableViewLabel": "label", "_UIVisualEffectContentView": "view", "MKMapView": "mapView", "WKWebView": "wkWebView",
    "ARSCNView": "arscnView", "ARSKView": "arskView", "ARView": "arView", "SCNView": "sceneKitView", "SKView": "skView",
    "GLKView": "glkView", "MTKView": "mtkView", "PDFView": "pdfView", "ADBannerView": "adBannerView",
    "GLKViewController": "glkViewController", "AVPlayerViewController": "avPlayerViewController",
    "UIStoryboardViewControllerPlaceholder": "viewControllerPlaceholder", "NSLayoutConstraint": "constraint",
    "UICustomObject": "customObject", "NSObject": "customObject",
}
ATTRIBUTES = [
    None, "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
]
RELATIONS = {1: "greaterThanOrEqual", -1: "lessThanOrEqual"}
GUIDES = {
    "UIViewSafeAreaLayoutGuide": "safeArea", "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMargins",
    "UIViewReadableContentGuide": "readableContent", "UIViewKeyboardLayoutGuide": "keyboard",
}
MASK = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
TEXT_ALIGNMENTS = ["left", "center", "right", "justified", "natural"]
LINE_BREAKS = ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"]
ACCESSORIES = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"]
MODES = ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft",
         "topRight", "bottomLeft", "bottomRight"]
BAR_STYLES = ["default", "black", "blackTranslucent"]
PRESENTATIONS = dict(enumerate(
    ["fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext", "popover",
     "blurOverFullScreen"])) | {-1: "none", -2: "automatic"}
IDIOMS = {0: "phone", 1: "pad", 5: "mac"}
STATES = {0: "normal", 1: "highlighted", 2: "disabled", 4: "selected", 8: "focused"}
USAGES = {"CTFontDemiUsage": "semibold"}
SYSTEM_ITEMS = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
    "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
]
SYSTEM_TABS = ["more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
               "mostRecent", "mostViewed"]
# How a key is read. A flag has the word that UIKit means without the key; words are UIKit's raw values in order.
ON, OFF = ("flag", "YES"), ("flag", "NO")
NOT_OFF, NOT_ON = ("negated", "YES"), ("negated", "NO")
NUMBER = ("number", None)


def words(*names, absent=0):
    return ("words", (names, absent))


VIEW = {
    "UIHidden": ("hidden", OFF), "UIAlpha": ("alpha", NUMBER), "UIClipsToBounds": ("clipsSubviews", OFF),
    "UIContentMode": ("contentMode", words(*MODES)), "UIAutoresizeSubviews": ("autoresizesSubviews", OFF),
    "UIOpaque": ("opaque", OFF), "UITag": ("tag", NUMBER), "UIUserInteractionDisabled": ("userInteractionEnabled", NOT_OFF),
    "UIViewSemanticContentAttribute": (
        "semanticContentAttribute", words("unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")),
    "UIViewInsetsLayoutMarginsFromSafeArea": ("insetsLayoutMarginsFromSafeArea", ON),
    "UIViewLayoutMarginsFollowReadableWidth": ("layoutMarginsFollowReadableWidth", OFF),
    "UIViewPreservesSuperviewMargins": ("preservesSuperviewLayoutMargins", OFF),
}
CONTROL = {
    "UIDisabled": ("enabled", NOT_OFF), "UISelected": ("selected", OFF), "UIHighlighted": ("highlighted", OFF),
    "UIContentHorizontalAlignment": (
        "contentHorizontalAlignment", words("center", "left", "right", "fill", "leading", "trailing")),
    "UIContentVerticalAlignment": ("contentVerticalAlignment", words("center", "top", "bottom", "fill")),
}
SCROLLING = {
    "UIScrollDisabled": ("scrollEnabled", NOT_OFF), "UIPagingEnabled": ("pagingEnabled", OFF),
    "UIScrollViewContentInsetAdjustmentBehavior": (
        "contentInsetAdjustmentBehavior", words("automatic", "scrollableAxes", "never", "always")),
}
BAR = {"UIBarStyle": ("barStyle", words(*BAR_STYLES)), "UIBarTranslucence": ("translucent", words(None, "YES", "NO"))}
OWN = {
    "label": {
        "UIEnabled": ("enabled", ON), "UIHighlighted": ("highlighted", OFF), "UINumberOfLines": ("numberOfLines", NUMBER),
        "UILineBreakMode": ("lineBreakMode", words(*LINE_BREAKS, absent=4)),
        "UITextAlignment": ("textAlignment", words(*TEXT_ALIGNMENTS)),
        "UIBaselineAdjustment": ("baselineAdjustment", words("alignBaselines", "alignCenters", "none")),
        "UIPreferredMaxLayoutWidth": ("preferredMaxLayoutWidth", NUMBER),
        "UIAdjustsLetterSpacingToFit": ("adjustsLetterSpacingToFitWidth", OFF),
        "UIAdjustsFontForContentSizeCategory": ("adjustsFontForContentSizeCategory", OFF),
    },
    "imageView": {
        "UIHighlighted": ("highlighted", OFF),
        "UIAdjustsImageSizeForAccessibilityContentSizeCategory": ("adjustsImageSizeForAccessibilityContentSizeCategory", OFF),
    },
    "button": {
        "UILineBreakMode": ("lineBreakMode", words(*LINE_BREAKS, absent=5)),
        "UIButtonType": (
            "buttonType",
            words("custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "plain", "close")),
        "UIAdjustsImageWhenDisabled": ("adjustsImageWhenDisabled", OFF),
    },
    "textField": {
        "UIBorderStyle": ("borderStyle", words("none", "line", "bezel", "roundedRect")),
        "UITextAlignment": ("textAlignment", words(*TEXT_ALIGNMENTS)), "UIMinimumFontSize": ("minimumFontSize", NUMBER),
        "UIAdjustsFontSizeToFit": ("adjustsFontSizeToFit", OFF),
        "UIClearButtonMode": ("clearButtonMode", words("never", "whileEditing", "unlessEditing", "always")),
        "UIAdjustsFontForContentSizeCategory": ("adjustsFontForContentSizeCategory", OFF),
    },
    "textView": SCROLLING | {
        "UIEditable": ("editable", ON), "UISelectable": ("selectable", ON),
        "UITextAlignment": ("textAlignment", words(*TEXT_ALIGNMENTS)),
        "UIAdjustsFontForContentSizeCategory": ("adjustsFontForContentSizeCategory", OFF),
    },
    "scrollView": SCROLLING,
    "tableView": SCROLLING | {
        "UIRowHeight": ("rowHeight", NUMBER), "UISectionHeaderHeight": ("sectionHeaderHeight", NUMBER),
        "UISectionFooterHeight": ("sectionFooterHeight", NUMBER), "UIEstimatedRowHeight": ("estimatedRowHeight", NUMBER),
        "UIEstimatedSectionHeaderHeight": ("estimatedSectionHeaderHeight", NUMBER),
        "UIEstimatedSectionFooterHeight": ("estimatedSectionFooterHeight", NUMBER),
        "UIStyle": ("style", words("plain", "grouped", "insetGrouped")),
        "UIInsetsContentViewsToSafeArea": ("contentViewInsetsToSafeArea", OFF),
        "UISeparatorInsetReference": ("separatorInsetReference", words("fromCellEdges", "fromAutomaticInsets")),
        "UISeparatorStyle": ("separatorStyle", words("none", "singleLine", absent=0)),
    },
    "collectionView": SCROLLING,
    "tableViewCell": {
        "UIAccessoryType": ("accessoryType", words(*ACCESSORIES)),
        "UIEditingAccessoryType": ("editingAccessoryType", words(*ACCESSORIES)),
        "UIIndentationLevel": ("indentationLevel", NUMBER), "UIIndentationWidth": ("indentationWidth", NUMBER),
        "UIShowsReorderControl": ("showsReorderControl", OFF),
    },
    "segmentedControl": {
        "UIUseProportionalWidthSegments": ("apportionsSegmentWidthsByContent", OFF), "UIMomentary": ("momentary", OFF),
        "UISelectedSegmentIndex": ("selectedSegmentIndex", NUMBER),
    },
    "stackView": {
        "UIStackViewAxis": ("axis", words("horizontal", "vertical")),
        "UIStackViewDistribution": (
            "distribution", words("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")),
        "UIStackViewBaselineRelative": ("baselineRelativeArrangement", OFF),
    },
    "progressView": {"UIProgress": ("progress", NUMBER), "UIProgressViewStyle": ("progressViewStyle", words("default", "bar"))},
    "pageControl": {
        "UINumberOfPages": ("numberOfPages", NUMBER), "UICurrentPage": ("currentPage", NUMBER),
        "UIHidesForSinglePage": ("hidesForSinglePage", OFF),
    },
    "slider": {"UIValue": ("value", NUMBER), "UIMinValue": ("minValue", NUMBER), "UIMaxValue": ("maxValue", NUMBER)},
    "switch": {"UISwitchOn": ("on", OFF)},
    "activityIndicatorView": {"UIHidesWhenStopped": ("hidesWhenStopped", ON), "UIAnimating": ("animating", OFF)},
    "datePicker": {
        "UIDatePickerMode": ("datePickerMode", words("time", "date", "dateAndTime", "countDownTimer", "yearAndMonth", absent=2)),
        "UIPreferredDatePickerStyle": ("style", words("automatic", "wheels", "compact", "inline")),
        "UIMinuteInterval": ("minuteInterval", NUMBER), "UICountDownDuration": ("countDownDuration", NUMBER),
    },
    "searchBar": BAR | {
        "UISearchBarStyle": ("searchBarStyle", words("default", "prominent", "minimal")),
        "UIShowsCancelButton": ("showsCancelButton", OFF), "UIShowsScopeBar": ("showsScopeBar", OFF),
        "UIShowsSearchResultsButton": ("showsSearchResultsButton", OFF), "UIShowsBookmarkButton": ("showsBookmarkButton", OFF),
        "UISearchBarTranslucence": ("translucent", words(None, "YES", "NO")),
    },
    "navigationBar": BAR | {"UIBarPrefersLargeTitles": ("largeTitles", OFF)},
    "toolbar": BAR,
    "tabBar": BAR | {
        "UITabBarItemPositioning": ("itemPositioning", words("automatic", "fill", "centered")),
        "UITabBarItemSpacing": ("itemSpacing", NUMBER), "UITabBarItemWidth": ("itemWidth", NUMBER),
    },
    "collectionViewFlowLayout": {
        "UIInteritemSpacing": ("minimumInteritemSpacing", NUMBER), "UILineSpacing": ("minimumLineSpacing", NUMBER),
        "UIScrollDirection": ("scrollDirection", words("vertical", "horizontal")),
        "UISectionInsetReference": ("sectionInsetReference", words("contentInset", "safeArea", "layoutMargins")),
    },
}
# Properties that are set by their key paths after a nib is loaded, with the attribute of each and how it is read.
SET_LATER = {
    "preferredDatePickerStyle": ("style", words("automatic", "wheels", "compact", "inline")),
    "countDownDuration": ("countDownDuration", NUMBER), "role": ("role", words("normal", "primary", "cancel", "destructive")),
    "progressViewStyle": ("progressViewStyle", words("default", "bar")), "currentPage": ("currentPage", NUMBER),
    "hidesForSinglePage": ("hidesForSinglePage", OFF), "momentary": ("momentary", OFF),
    "editingAccessoryType": ("editingAccessoryType", words(*ACCESSORIES)),
    "searchBarStyle": ("searchBarStyle", words("default", "prominent", "minimal")),
    "showsCancelButton": ("showsCancelButton", OFF), "showsScopeBar": ("showsScopeBar", OFF),
    "showsSearchResultsButton": ("showsSearchResultsButton", OFF), "showsBookmarkButton": ("showsBookmarkButton", OFF),
    "itemPositioning": ("itemPositioning", words("automatic", "fill", "centered")), "itemSpacing": ("itemSpacing", NUMBER),
    "itemWidth": ("itemWidth", NUMBER), "leftItemsSupplementBackButton": ("leftItemsSupplementBackButton", OFF),
    "adjustsImageSizeForAccessibilityContentSizeCategory": ("adjustsImageSizeForAccessibilityContentSizeCategory", OFF),
}
CONTROLS = {"button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker", "refreshControl",
            "colorWell"}
CONTROLLER = {
    "UIHidesBottomBarWhenPushed": ("hidesBottomBarWhenPushed", OFF), "UIWantsFullScreenLayout": ("wantsFullScreenLayout", OFF),
    "UIDefinesPresentationContext": ("definesPresentationContext", OFF),
    "UIKeyAutomaticallyAdjustsScrollViewInsets": ("automaticallyAdjustsScrollViewInsets", ON),
    "UIKeyExtendedLayoutIncludesOpaqueBars": ("extendedLayoutIncludesOpaqueBars", OFF),
    "UIAutoresizesArchivedViewToFullSize": ("autoresizesArchivedViewToFullSize", ON),
    "UINavigationBarHidden": ("navigationBarHidden", OFF), "UIToolbarShown": ("toolbarHidden", ("negated", "YES")),
}
ITEM = {
    "UILargeTitleDisplayMode": ("largeTitleDisplayMode", words(None, "always", "never")),
    "UILeftItemsSupplementBackButton": ("leftItemsSupplementBackButton", OFF),
}
# The hugging that UIKit's classes begin with, where it is not 250.
HUGGING = {"switch": (750, 750), "activityIndicatorView": (750, 750), "stepper": (750, 750), "progressView": (250, 750)}
SEGUES = {
    "UIStoryboardPresentationSegueTemplate": "presentation", "UIStoryboardEmbedSegueTemplate": "embed",
    "UIStoryboardUnwindSegueTemplate": "unwind", "UIStoryboardModalSegueTemplate": "modal", "UIStoryboardPushSegueTemplate": "push",
    "UIStoryboardReplaceSegueTemplate": "replace", "UIStoryboardPopoverSegueTemplate": "popover",
    "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation", "UIStoryboardSegueTemplate": "custom",
}


def number(value):
    """A number as documents write it."""
    return str(int(value)) if float(value).is_integer() and abs(value) < 1e15 else repr(float(value))


def element_name(class_name):
    if class_name in ELEMENTS:
        return ELEMENTS[class_name]
    bare = class_name.removeprefix("UI")
    return bare[:1].lower() + bare[1:]


def geometry(parent, tag, key, names, values):
    if values is not None:
        ET.SubElement(parent, tag, {"key": key, **{name: number(value) for name, value in zip(names, values)}})


EDGES = ("top", "left", "bottom", "right")
SIDES = ("top", "leading", "bottom", "trailing")
SIZE = ("width", "height")


class Rebuilder:
    """Writes the objects of nibs as elements, which get ids of their own."""

    def __init__(self):
        self.count = 0
        # The id and the element of each object, by its nib and its index in it. The nibs are kept: another one that took the
        # place of one of them would be taken for it.
        self.ids = {}
        self.elements = {}
        self.nibs = []
        # The templates of segues that embed controllers, by the views that they embed them in.
        self.containers = {}
        self.faults = []

    def id(self, object):
        """The id of what is written for an object."""
        key = (id(object.nib), object.index)
        if key not in self.ids:
            self.count += 1
            self.ids[key] = f"r{self.count}"
            self.nibs.append(object.nib)
        return self.ids[key]

    def name(self, object, name):
        """Gives an object an id that is known."""
        self.ids[(id(object.nib), object.index)] = name
        self.nibs.append(object.nib)

    def made(self, object, element):
        element.set("id", self.id(object))
        self.elements[(id(object.nib), object.index)] = element
        return element

    def element(self, object):
        return self.elements.get((id(object.nib), object.index))

    # Properties

    def properties(self, object, element, table):
        for key, (attribute, form) in table.items():
            self.property(key, object.plain(key), attribute, form, element)

    def property(self, key, value, attribute, form, element):
        """Writes the value of a key, or what UIKit means without it."""
        form, default = form
        if form == "flag":
            element.set(attribute, default if value is None else "YES" if value else "NO")
        elif form == "negated":
            element.set(attribute, default if value is None else "NO" if value else "YES")
        elif form == "number" and value is not None:
            element.set(attribute, number(value))
        elif form == "words":
            names, absent = default
            raw = absent if value is None else value
            if not isinstance(raw, int) or not 0 <= raw < len(names):
                self.faults.append(f"{key} is {raw}")
            elif names[raw] is not None:
                element.set(attribute, names[raw])

    def text(self, object, key, element, attribute):
        text = object.plain(key)
        if not isinstance(text, str):
            return
        if any(ord(character) < 0x20 and character not in "\t\n\r" for character in text):
            # What XML has no characters for.
            coded = base64.b64encode(text.encode()).decode()
            ET.SubElement(element, "string", {"key": attribute, "base64-UTF8": "YES"}).text = coded
        else:
            element.set(attribute, text)

    # Views

    def view(self, object, parent=None, key=None, tag=None):
        """Writes a view with all that is in it."""
        tag = tag or element_name(object.uikit_class or "UIView")
        element = ET.Element(tag) if parent is None else ET.SubElement(parent, tag)
        self.made(object, element)
        if key:
            element.set("key", key)
        if object.custom_class and object.custom_class != object.uikit_class:
            element.set("customClass", object.custom_class)
        table = OWN.get(tag, {})
        self.properties(object, element, (CONTROL if tag in CONTROLS else {}) | VIEW | table)
        self.frame(object, element)
        self.priorities(object, element, tag)
        self.subviews(object, element, tag)
        getattr(self, "own_" + tag, lambda *_: None)(object, element)
        self.guides(object, element)
        self.constraints(object, element)
        return element

    def beside(self, object, parent):
        """Writes an object beside a controller, or at the top of a xib: what is no view has no say in a layout."""
        if object.has("UICenter"):
            return self.view(object, parent)
        element = self.made(object, ET.SubElement(parent, element_name(object.uikit_class or "NSObject")))
        # A controller of a xib is connected with its view, which is in the same nib.
        view = next(
            (connection.get("UIDestination") for connection in object.nib.list("UINibConnectionsKey")
             if connection.plain("UILabel") == "view" and connection.get("UISource") is object), None)
        if view is not None:
            self.old_guides(view, element)
            self.view(view, element, "view", self.tag(view))
        return element

    def frame(self, object, element):
        bounds = object.doubles("UIBounds") or [0, 0, 0, 0]
        center = object.doubles("UICenter") or [0, 0]
        if len(bounds) != 4 or len(center) != 2:
            self.faults.append(f"{object.class_name} has no frame")
            return
        width, height = bounds[2:]
        rect = [center[0] - width / 2, center[1] - height / 2, width, height]
        geometry(element, "rect", "frame", ("x", "y", "width", "height"), rect)
        mask = object.get("UIAutoresizingMask", 0)
        flags = {name: "YES" for bit, name in enumerate(MASK) if mask >> bit & 1}
        ET.SubElement(element, "autoresizingMask", {"key": "autoresizingMask", **flags})
        if object.get("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"):
            element.set("translatesAutoresizingMaskIntoConstraints", "NO")
        # A stack view that does not keep to its margins has none in a document, and some in a nib.
        if element.tag != "stackView" or object.get("UIStackViewLayoutMarginsRelative"):
            geometry(element, "edgeInsets", "layoutMargins", EDGES, object.doubles("UIViewLayoutMargins"))
        geometry(element, "directionalEdgeInsets", "directionalLayoutMargins", SIDES,
                 object.doubles("UIViewDirectionalLayoutMargins"))

    def priorities(self, object, element, tag):
        for key, name, fresh in [
            ("UIViewContentHuggingPriority", "HuggingPriority", HUGGING.get(tag, (250, 250))),
            ("UIViewContentCompressionResistancePriority", "CompressionResistancePriority", (750, 750)),
        ]:
            text = object.plain(key)
            pair = [float(part) for part in text.strip("{}").split(",")] if text else fresh
            for axis, value in zip(("horizontal", "vertical"), pair):
                element.set(axis + name, number(value))

    def guides(self, object, element):
        guides = object.get("UIViewLayoutGuides")
        for guide in guides.items() if guides else []:
            identifier = guide.plain("UILayoutGuideIdentifier")
            if identifier not in GUIDES:
                self.faults.append(f"a guide is called {identifier}")
                continue
            tag = "keyboardLayoutGuide" if GUIDES[identifier] == "keyboard" else "viewLayoutGuide"
            self.made(guide, ET.SubElement(element, tag, {"key": GUIDES[identifier]}))

    def add_guides(self, nib, roots):
        """Writes the safe areas that no constraint refers to: each guide leaves an object, but not where it was."""
        left = sum(
            object.class_name == "UILayoutGuide" and object.get("UILayoutGuideOwningView") is None
            for object in nib.list("UINibObjectsKey"))
        left -= sum(len(root.findall(".//viewLayoutGuide")) + len(root.findall(".//keyboardLayoutGuide")) for root in roots)
        for root in roots:
            if left > 0 and root.find("viewLayoutGuide[@key='safeArea']") is None:
                ET.SubElement(root, "viewLayoutGuide", {"key": "safeArea", "id": root.get("id") + "-safeArea"})
                left -= 1

    def subviews(self, object, element, tag):
        if tag in ("tableView", "tableViewCell", "collectionViewCell", "segmentedControl", "visualEffectView"):
            return
        members = object.get("UISubviews")
        shown = [member for member in (members.items() if members else []) if member.class_name != "_UILayoutGuide"]
        if shown:
            place = ET.SubElement(element, "subviews")
            for member in shown:
                self.view(member, place, tag=self.tag(member))

    def tag(self, object):
        """The element for a view that another controller's view is embedded in."""
        return "containerView" if (id(object.nib), object.index) in self.containers else None

    def find_containers(self, nib, outside):
        """Finds the views that segues of the controller embed others in; `outside` has what the nib's proxies stand for."""
        for connection in nib.list("UINibConnectionsKey"):
            template = outside.get(connection.get("UISource").proxy)
            is_embedding = template is not None and template.class_name == "UIStoryboardEmbedSegueTemplate"
            if is_embedding and connection.plain("UILabel") == "containerView":
                view = connection.get("UIDestination")
                if view.uikit_class == "UIView":
                    self.containers[(id(nib), view.index)] = template

    # Constraints

    def constraints(self, object, element):
        members = object.get("UIViewAutolayoutConstraints")
        place = None
        for constraint in members.items() if members else []:
            if self.is_of_system(constraint):
                continue
            place = place if place is not None else ET.SubElement(element, "constraints")
            self.constraint(constraint, place, object)

    def is_of_system(self, constraint):
        """Whether UIKit makes the constraint by itself: those of guides, and of the content of a collection's cell."""
        items = [constraint.get("NSFirstItem"), constraint.get("NSSecondItem")]
        removed = any(
            constraint in item.get("_UILayoutGuideConstraintsToRemove").items()
            for item in items if item is not None and item.class_name == "_UILayoutGuide")
        return removed or constraint.plain("NSLayoutIdentifier") == "UIIBSystemGenerated"

    def constraint(self, object, place, holder):
        element = self.made(object, ET.SubElement(place, "constraint"))
        for end, item_name, attribute_name in [
            ("NSFirst", "firstItem", "firstAttribute"), ("NSSecond", "secondItem", "secondAttribute")
        ]:
            item, attribute = object.get(end + "Item"), object.get(end + "AttributeV2", 0)
            if item is not None:
                element.set(item_name, self.id(item))
            if item is not None or attribute:
                element.set(attribute_name, ATTRIBUTES[attribute] or "")
        relation = object.get("NSRelation", 0)
        if relation:
            element.set("relation", RELATIONS[relation])
        if object.has("NSMultiplier"):
            element.set("multiplier", number(object.get("NSMultiplier")))
        if object.has("NSConstantV2"):
            element.set("constant", number(object.get("NSConstantV2")))
        if object.plain("NSSymbolicConstant"):
            # The standard space: 8 points between siblings, 20 to what holds a view.
            ends = [object.get("NSFirstItem"), object.get("NSSecondItem")]
            is_edge = any(end is not None and (end is holder or end.class_name == "UILayoutGuide") for end in ends)
            element.set("constant", "20" if is_edge else "8")
            element.set("symbolic", "YES")
        if object.has("NSPriority"):
            element.set("priority", number(object.get("NSPriority")))
        if object.plain("NSLayoutIdentifier"):
            element.set("identifier", object.plain("NSLayoutIdentifier"))
        return element

    # Fonts and texts

    def font(self, object, parent, key, tag="fontDescription"):
        """Writes a font as a description, or as the attribute of a text."""
        element = ET.SubElement(parent, tag, {"key": key})
        size = "pointSize" if tag == "fontDescription" else "size"
        style = object.plain("UIIBTextStyle")
        if style:
            element.set("style", style)
            return
        descriptor = object.get("UIFontDescriptor")
        attributes = dict(descriptor.get("UIFontDescriptorAttributes").entries()) if descriptor else {}
        plain = {key: value.value() for key, value in attributes.items()}
        points = plain.get("NSFontSizeAttribute", object.get("UIFontPointSize"))
        if points != object.get("UIFontPointSize") or points != object.plain("NSSize"):
            self.faults.append(f"a font has the sizes {points}, {object.get('UIFontPointSize')}, {object.plain('NSSize')}")
        usage = plain.get("NSCTFontUIUsageAttribute")
        if usage is None:
            element.set("name", plain.get("NSFontNameAttribute", object.plain("UIFontName")))
        elif tag == "font":
            kinds = {"CTFontEmphasizedUsage": "systemBold", "CTFontRegularUsage": "system"}
            weight = USAGES.get(usage, usage.removeprefix("CTFont").removesuffix("Usage"))
            element.set("metaFont", kinds.get(usage, "system" + weight[:1].upper() + weight[1:]))
        elif usage == "CTFontEmphasizedUsage":
            element.set("type", "boldSystem")
        elif usage == "CTFontObliqueUsage":
            element.set("type", "italicSystem")
        else:
            element.set("type", "system")
            weight = USAGES.get(usage, usage.removeprefix("CTFont").removesuffix("Usage").removeprefix("Usage"))
            if weight != "Regular":
                element.set("weight", weight[:1].lower() + weight[1:])
        element.set(size, number(points))

    def attributed(self, object, parent, key):
        """Writes a text with attributes: UIKit keeps the lengths of its runs, in UTF-16."""
        element = ET.SubElement(parent, "attributedString", {"key": key})
        text = object.plain("NSString", "")
        attributes = object.get("NSAttributes")
        runs = []
        info = object.get("NSAttributeInfo")
        if info is not None:
            units = text.encode("utf-16-le", "surrogatepass")
            numbers, at = list(self.run_numbers(info.get("NS.bytes"))), 0
            tables = attributes.items()
            for length, index in zip(numbers[::2], numbers[1::2]):
                part = units[2 * at : 2 * (at + length)].decode("utf-16-le", "replace")
                runs.append((part, tables[index]))
                at += length
        elif text or attributes is not None:
            runs.append((text, attributes))
        for part, table in runs:
            fragment = ET.SubElement(element, "fragment")
            ET.SubElement(fragment, "string", {"key": "content"}).text = part
            place = ET.SubElement(fragment, "attributes")
            for name, value in table.entries() if table is not None else []:
                self.attribute(name, value, place)

    @staticmethod
    def run_numbers(data):
        value = shift = 0
        for byte in data:
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                yield value
                value = shift = 0

    def attribute(self, name, value, place):
        if not isinstance(value, Object):
            return
        if value.class_name == "UIFont":
            self.font(value, place, name, "font")
        elif value.class_name in ("NSParagraphStyle", "NSMutableParagraphStyle"):
            style = ET.SubElement(place, "paragraphStyle", {"key": name})
            style.set("alignment", TEXT_ALIGNMENTS[value.get("NSAlignment", 0)])
            for key, attribute in [
                ("NSLineSpacing", "lineSpacing"), ("NSParagraphSpacing", "paragraphSpacing"),
                ("NSParagraphSpacingBefore", "paragraphSpacingBefore"), ("NSHeadIndent", "headIndent"),
                ("NSTailIndent", "tailIndent"), ("NSFirstLineHeadIndent", "firstLineHeadIndent"),
                ("NSMinLineHeight", "minimumLineHeight"), ("NSMaxLineHeight", "maximumLineHeight"),
                ("NSLineHeightMultiple", "lineHeightMultiple"), ("NSDefaultTabInterval", "defaultTabInterval"),
            ]:
                if value.get(key):
                    style.set(attribute, number(value.get(key)))
            modes = ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle"]
            style.set("lineBreakMode", modes[value.get("NSLineBreakMode", 0)])
            stops = value.get("NSTabStops")
            if stops is not None:
                list_of_stops = ET.SubElement(style, "tabStops")
                for stop in stops.items():
                    location = number(stop.get("NSLocation", 0))
                    ET.SubElement(list_of_stops, "textTab", {"alignment": "left", "location": location})
        elif isinstance(value.value(), (int, float)):
            tag = "real" if isinstance(value.value(), float) else "integer"
            ET.SubElement(place, tag, {"key": name, "value": number(value.value())})

    def image(self, object, key, element, attribute):
        image = object.get(key)
        if image is None:
            return
        name = image.plain("UIResourceName")
        is_symbol = image.plain("UISystemSymbolResourceName") is not None
        configuration = image.get("UISymbolImageConfiguration")
        scale = configuration.get("UISymbolScale") if configuration else None
        if scale is not None:
            words = {-1: "default", 1: "small", 2: "medium", 3: "large"}
            ET.SubElement(element, "imageReference", {
                "key": attribute, "image": name, "symbolScale": words[scale], **({"catalog": "system"} if is_symbol else {})})
            return
        element.set(attribute, name)
        if is_symbol:
            element.set("catalog" if attribute == "image" else attribute + "Catalog", "system")

    def symbol(self, object, key, element, name):
        configuration = object.get(key)
        if configuration is None:
            return
        child = ET.SubElement(element, "preferredSymbolConfiguration", {"key": name})
        scales = {-1: "default", 1: "small", 2: "medium", 3: "large"}
        weights = ["unspecified", "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        points = configuration.get("UISymbolPointSize")
        style = configuration.plain("UISymbolTextStyle")
        font = configuration.get("UISymbolFont")
        if points is not None:
            child.set("configurationType", "pointSize")
            child.set("pointSize", number(points))
        elif style or font is not None:
            child.set("configurationType", "font")
            if font is not None:
                self.font(font, child, "font")
            else:
                ET.SubElement(child, "fontDescription", {"key": "font", "style": style})
        if configuration.has("UISymbolScale"):
            child.set("scale", scales[configuration.get("UISymbolScale")])
        if configuration.has("UISymbolWeight"):
            child.set("weight", weights[configuration.get("UISymbolWeight")])

    def fonts_and_text(self, object, element):
        attributed = object.get("UIAttributedText")
        if attributed is not None and element.tag != "textView":
            self.attributed(attributed, element, "attributedText")
        elif attributed is not None and not self.is_plain(attributed, object):
            self.attributed(attributed, element, "attributedText")
        else:
            self.text(object, "UIText", element, "text")
        if object.get("UIFont") is not None:
            self.font(object.get("UIFont"), element, "fontDescription")

    @staticmethod
    def is_plain(attributed, object):
        """Whether the attributes of a text view's text are those of the view: its text is then a plain one."""
        table = attributed.get("NSAttributes")
        if table is None or table.class_name == "NSMutableArray" or table.class_name == "NSArray":
            return False
        entries = dict(table.entries())
        font = entries.get("NSFont")
        return font is not None and object.get("UIFont") is not None and font.index == object.get("UIFont").index

    # What classes have of their own

    def own_label(self, object, element):
        self.fonts_and_text(object, element)
        if object.get("UIShadowColor") is not None:
            ET.SubElement(element, "color", {"key": "shadowColor", "white": "0", "alpha": "1", "colorSpace": "calibratedWhite"})
            geometry(element, "size", "shadowOffset", SIZE, object.doubles("UIShadowOffset"))
        if object.get("UIAdjustsFontSizeToFit"):
            if object.has("UIMinimumScaleFactor"):
                element.set("minimumScaleFactor", number(object.get("UIMinimumScaleFactor")))
            if not object.get("UIMinimumScaleFactor") and object.has("UIMinimumFontSize"):
                element.set("minimumFontSize", number(object.get("UIMinimumFontSize")))
        else:
            element.set("adjustsFontSizeToFit", "NO")

    def own_textField(self, object, element):
        self.fonts_and_text(object, element)
        self.text(object, "UIPlaceholder", element, "placeholder")
        if object.get("UISecureTextEntry"):
            ET.SubElement(element, "textInputTraits", {"key": "textInputTraits", "secureTextEntry": "YES"})
        self.image(object, "UIBackground", element, "background")
        self.image(object, "UIDisabledBackground", element, "disabledBackground")

    def own_textView(self, object, element):
        self.own_scrollView(object, element)
        self.fonts_and_text(object, element)
        geometry(element, "edgeInsets", "textContainerInset", EDGES, object.doubles("UITextContainerInset"))

    def own_imageView(self, object, element):
        self.image(object, "UIImage", element, "image")
        self.image(object, "UIHighlightedImage", element, "highlightedImage")
        self.symbol(object, "UIPreferredSymbolConfiguration", element, "preferredSymbolConfiguration")

    def own_button(self, object, element):
        if object.get("UIFont") is not None:
            self.font(object.get("UIFont"), element, "fontDescription")
        for key, name in [("UIContentEdgeInsets", "contentEdgeInsets"), ("UITitleEdgeInsets", "titleEdgeInsets"),
                          ("UIImageEdgeInsets", "imageEdgeInsets")]:
            insets = object.doubles(key)
            geometry(element, "inset", name, ("minY", "minX", "maxY", "maxX"), insets)
        contents = object.get("UIButtonStatefulContent")
        for state, content in contents.entries() if contents else []:
            if state not in STATES:
                continue
            child = ET.SubElement(element, "state", {"key": STATES[state]})
            if content.get("UIAttributedTitle") is not None:
                self.attributed(content.get("UIAttributedTitle"), child, "attributedTitle")
            self.text(content, "UITitle", child, "title")
            self.image(content, "UIImage", child, "image")
            self.image(content, "UIBackgroundImage", child, "backgroundImage")
            self.symbol(content, "UIPreferredSymbolConfiguration", child, "preferredSymbolConfigurationForImage")
        configuration = object.get("UIButtonConfiguration")
        if configuration is not None:
            self.configuration(configuration, element)

    def configuration(self, object, button):
        prefix = "UIButtonConfiguration"
        element = ET.SubElement(button, "buttonConfiguration", {"key": "configuration", "style": "plain"})
        sizes = ["medium", "small", "mini", "large"]
        corners = {-1: "fixed", 0: "dynamic", 1: "small", 2: "medium", 3: "large", 4: "capsule"}
        element.set("buttonSize", sizes[object.get(prefix + "ButtonSize", 0)])
        element.set("cornerStyle", corners[object.get(prefix + "CornerStyle", 0)])
        for key, name, attributed in [("Title", "title", "attributedTitle"), ("Subtitle", "subtitle", "attributedSubtitle")]:
            text = object.get(prefix + key)
            if text is None or not text.plain("NSString") and text.get("NSAttributes") is None:
                continue
            attributes = text.get("NSAttributes")
            entries = dict(attributes.entries()) if attributes and text.get("NSAttributeInfo") is None else {}
            if text.get("NSAttributeInfo") is None and set(entries) <= {"NSFont"}:
                element.set(name, text.plain("NSString"))
                if "NSFont" in entries:
                    self.font(entries["NSFont"], element, "titleFontDescription")
            else:
                self.attributed(text, element, attributed)
        self.image(object, prefix + "Image", element, "image")
        self.symbol(object, prefix + "PreferredSymbolConfigurationForImage", element, "preferredSymbolConfigurationForImage")
        placements = {1: "top", 2: "leading", 4: "bottom", 8: "trailing"}
        element.set("imagePlacement", placements[object.get(prefix + "ImagePlacement", 2)])
        for key, name in [("ImagePadding", "imagePadding"), ("TitlePadding", "titlePadding")]:
            if object.has(prefix + key):
                element.set(name, number(object.get(prefix + key)))
        alignments = ["automatic", "leading", "center", "trailing"]
        element.set("titleAlignment", alignments[object.get(prefix + "TitleAlignment", 0)])
        element.set("showsActivityIndicator", "YES" if object.get(prefix + "ShowsActivityIndicator") else "NO")
        geometry(element, "directionalEdgeInsets", "contentInsets", SIDES, object.doubles(prefix + "ContentInsets"))

    def own_stackView(self, object, element):
        axis = object.get("UIStackViewAxis", 0)
        names = [
            ["fill", "top", "firstBaseline", "center", "bottom", "lastBaseline"],
            ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"],
        ][axis]
        element.set("alignment", names[object.get("UIStackViewAlignment", 0)])
        spacing = object.get("UIStackViewSpacing", 0)
        # The standard spacing is the least number of single precision.
        if 0 < spacing < 2e-38:
            element.set("spacingType", "standard")
        else:
            element.set("spacing", number(spacing))
        arranged = object.get("UIStackViewArrangedSubviews")
        subviews = object.get("UISubviews")
        lists = [[member.index for member in place.items()] if place else [] for place in (arranged, subviews)]
        if lists[0] != lists[1]:
            self.faults.append(f"a stack view arranges {lists[0]} of {lists[1]}")

    def own_scrollView(self, object, element):
        insets = object.doubles("UIContentInset")
        geometry(element, "inset", "contentInset", ("minY", "minX", "maxY", "maxX"), insets)

    def own_segmentedControl(self, object, element):
        place = ET.SubElement(element, "segments")
        for segment in object.get("UISegments").items():
            child = ET.SubElement(place, "segment")
            info = segment.get("UISegmentInfo")
            if info is not None and info.class_name == "UIImageNibPlaceholder":
                self.image(segment, "UISegmentInfo", child, "image")
            else:
                self.text(segment, "UISegmentInfo", child, "title")
            if segment.has("UISegmentWidth"):
                child.set("width", number(segment.get("UISegmentWidth")))

    def own_searchBar(self, object, element):
        for key, name in [("UIText", "text"), ("UIPlaceholder", "placeholder"), ("UIPrompt", "prompt")]:
            self.text(object, key, element, name)
        titles = object.get("UIScopeButtonTitles")
        if titles is not None:
            place = ET.SubElement(element, "scopeButtonTitles")
            for title in titles.items():
                ET.SubElement(place, "string").text = title.value()

    def own_slider(self, object, element):
        self.image(object, "UIMinimumValueImage", element, "minimumValueImage")
        self.image(object, "UIMaximumValueImage", element, "maximumValueImage")

    def own_progressView(self, object, element):
        self.image(object, "UIProgressImage", element, "progressImage")
        self.image(object, "UIProgressTrackImage", element, "trackImage")

    def own_activityIndicatorView(self, object, element):
        styles = {0: "whiteLarge", 1: "white", 2: "gray", 100: "medium", 101: "large"}
        element.set("style", styles[object.get("UIActivityIndicatorViewStyle-Modern",
                                               object.get("UIActivityIndicatorViewStyle", 1))])

    def own_datePicker(self, object, element):
        locale = object.get("UILocale")
        if locale is not None:
            ET.SubElement(element, "locale", {"key": "locale", "localeIdentifier": locale.plain("NS.identifier")})
        for key, name in [("UIDate", "date"), ("UIMinimumDate", "minimumDate"), ("UIMaximumDate", "maximumDate")]:
            date = object.get(key)
            if date is not None:
                time = repr(date.get("NS.time"))
                ET.SubElement(element, "date", {"key": name, "timeIntervalSinceReferenceDate": time})

    def own_visualEffectView(self, object, element):
        content = object.get("UIVisualEffectViewContentView")
        if content is not None:
            self.view(content, element, "contentView")
        effect = object.get("UIVisualEffectViewEffect")
        if effect is not None:
            ET.SubElement(element, "blurEffect" if effect.class_name == "UIBlurEffect" else "vibrancyEffect")

    # Bars and items

    def bar(self, object, parent, key):
        """The bar that a container makes: what it shows is said by the controllers in it."""
        tag = element_name(object.uikit_class)
        element = self.made(object, ET.SubElement(parent, tag, {"key": key}))
        self.properties(object, element, VIEW | OWN.get(tag, {}))
        self.frame(object, element)

    def own_navigationBar(self, object, element):
        self.items(object, element, self.navigation_item)

    def own_toolbar(self, object, element):
        self.items(object, element, self.bar_item)

    def own_tabBar(self, object, element):
        self.items(object, element, self.tab_item)

    def items(self, object, element, write):
        items = object.get("UIItems")
        if items and items.items():
            place = ET.SubElement(element, "items")
            for item in items.items():
                write(item, place)

    def navigation_item(self, object, parent, key=None):
        element = self.made(object, ET.SubElement(parent, "navigationItem", {"key": key} if key else {}))
        self.properties(object, element, ITEM)
        self.text(object, "UITitle", element, "title")
        self.text(object, "UIPrompt", element, "prompt")
        if object.get("UITitleView") is not None:
            self.view(object.get("UITitleView"), element, "titleView")
        if object.get("UIBackBarButtonItem") is not None:
            self.bar_item(object.get("UIBackBarButtonItem"), element, "backBarButtonItem")
        for side in ("Left", "Right"):
            several = object.get(f"UI{side}BarButtonItems")
            one = object.get(f"UI{side}BarButtonItem")
            members = several.items() if several else [one] if one else []
            if one is not None and (not members or members[0].index != one.index):
                self.faults.append("the first item of a side is another one than its items begin with")
            if len(members) == 1:
                self.bar_item(members[0], element, f"{side.lower()}BarButtonItem")
            elif members:
                place = ET.SubElement(element, f"{side.lower()}BarButtonItems")
                for member in members:
                    self.bar_item(member, place)
        return element

    def bar_item(self, object, parent, key=None):
        element = self.made(object, ET.SubElement(parent, "barButtonItem", {"key": key} if key else {}))
        element.set("style", ["plain", None, "done"][object.get("UIStyle", 0)] or "bordered")
        if object.get("UIIsSystemItem"):
            element.set("systemItem", SYSTEM_ITEMS[object.get("UISystemItem", 0)])
        self.text(object, "UITitle", element, "title")
        self.image(object, "UIImage", element, "image")
        if object.has("UIWidth"):
            element.set("width", number(object.get("UIWidth")))
        if object.get("UICustomView") is not None:
            self.view(object.get("UICustomView"), element, "customView")

    def tab_item(self, object, parent, key=None):
        element = self.made(object, ET.SubElement(parent, "tabBarItem", {"key": key} if key else {}))
        if object.has("UISystemItem"):
            element.set("systemItem", SYSTEM_TABS[object.get("UISystemItem")])
        self.text(object, "UITitle", element, "title")
        self.image(object, "UIImage", element, "image")
        self.image(object, "UISelectedTemplateImage", element, "selectedImage")

    # Tables and collections

    def own_tableView(self, object, element):
        self.own_scrollView(object, element)
        # Where a document states no estimate a nib has 0.
        for name in ("estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"):
            if element.get(name) == "0":
                element.attrib.pop(name)
        insets = object.doubles("UISeparatorInset")
        geometry(element, "inset", "separatorInset", ("minY", "minX", "maxY", "maxX"), insets)
        for key, name in [("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView")]:
            if object.get(key) is not None:
                self.view(object.get(key), element, name)
        self.background(object, element)
        nibs = object.get("UITableViewCellPrototypeNibs")
        if nibs is not None:
            element.set("dataMode", "prototypes")
            place = ET.SubElement(element, "prototypes")
            for identifier, nib in nibs.entries():
                cell = self.view(self.only_view(object.nib.nested(nib)), place)
                cell.set("reuseIdentifier", identifier)
        source = self.static_source(object)
        if source is not None:
            element.set("dataMode", "static")
            place = ET.SubElement(element, "sections")
            for section in source.get("UITableSections").items():
                self.section(section, place, element)

    def background(self, object, element):
        """Writes the view behind rows or items, with which the table or collection is connected."""
        for connection in object.nib.list("UINibConnectionsKey"):
            if connection.plain("UILabel") == "backgroundView" and connection.get("UISource") is object:
                self.view(connection.get("UIDestination"), element, "backgroundView")

    def only_view(self, nib):
        """The view that a nested nib makes."""
        views = [object for object in nib.list("UINibTopLevelObjectsKey") if object.proxy is None and object.get("UICenter")]
        if len(views) != 1:
            self.faults.append(f"the nib of a prototype has {len(views)} views")
        return views[0]

    @staticmethod
    def static_source(table):
        """The source of a table's static rows: its owner is the controller of the table."""
        for connection in table.nib.list("UINibConnectionsKey"):
            if connection.plain("UILabel") == "staticDataSource":
                return connection.get("UIDestination")
        return None

    def section(self, object, parent, table):
        element = self.made(object, ET.SubElement(parent, "tableViewSection"))
        self.text(object, "UITableSectionHeaderTitle", element, "headerTitle")
        self.text(object, "UITableSectionFooterTitle", element, "footerTitle")
        for key, name in [("UITableSectionHeaderView", "headerView"), ("UITableSectionFooterView", "footerView")]:
            if object.get(key) is not None:
                self.view(object.get(key), element, name)
        place = ET.SubElement(element, "cells")
        for row in object.get("UITableSectionRows").items():
            cell = self.view(row.get("UITableRowCell"), place)
            height = row.get("UITableRowHeight")
            if height is not None and number(height) != table.get("rowHeight"):
                cell.set("rowHeight", number(height))

    def own_tableViewCell(self, object, element):
        # A cell of the default style and one that has none differ by what they show.
        parts = ("UITextLabel", "UIDetailTextLabel", "UIImageView")
        if object.get("UITableViewCellStyle") or any(object.get(part) is not None for part in parts):
            style = ["Default", "Value1", "Value2", "Subtitle"][object.get("UITableViewCellStyle", 0)]
            element.set("style", "IBUITableViewCellStyle" + style)
        self.text(object, "UIReuseIdentifier", element, "reuseIdentifier")
        insets = object.doubles("UISeparatorInset")
        geometry(element, "inset", "separatorInset", ("minY", "minX", "maxY", "maxX"), insets)
        if object.get("UIContentView") is not None:
            self.view(object.get("UIContentView"), element, "contentView")
        for key, name in [("UITextLabel", "textLabel"), ("UIDetailTextLabel", "detailTextLabel"), ("UIImageView", "imageView")]:
            if object.get(key) is not None:
                element.set(name, self.id(object.get(key)))
        for key, name in [
            ("UIAccessoryView", "accessoryView"), ("UIEditingAccessoryView", "editingAccessoryView"),
            ("UIBackgroundView", "backgroundView"), ("UISelectedBackgroundView", "selectedBackgroundView"),
        ]:
            if object.get(key) is not None:
                self.view(object.get(key), element, name)

    def own_collectionView(self, object, element):
        self.own_scrollView(object, element)
        layout = object.get("UICollectionLayout")
        if layout is not None:
            self.layout(layout, element)
        self.background(object, element)
        nibs = object.get("UICollectionViewCellNibDict")
        place = ET.SubElement(element, "cells")
        for identifier, nib in nibs.entries() if nibs else []:
            cell = self.view(self.only_view(object.nib.nested(nib)), place)
            cell.set("reuseIdentifier", identifier)
        views = object.get("UICollectionViewSupplementaryViewNibDict")
        for kind, table in views.entries() if views else []:
            for identifier, nib in table.entries():
                name = kind.removeprefix("UICollectionElementKind")
                view = self.view(self.only_view(object.nib.nested(nib)), element, name[:1].lower() + name[1:] + "View")
                view.set("reuseIdentifier", identifier)

    def layout(self, object, parent):
        tag = "collectionViewFlowLayout" if object.uikit_class == "UICollectionViewFlowLayout" else "collectionViewLayout"
        element = self.made(object, ET.SubElement(parent, tag, {"key": "collectionViewLayout"}))
        if object.custom_class and object.custom_class != object.uikit_class:
            element.set("customClass", object.custom_class)
        self.properties(object, element, OWN.get(tag, {}))
        if tag != "collectionViewFlowLayout":
            return
        for key, name in [("UIItemSize", "itemSize"), ("UIEstimatedItemSize", "estimatedItemSize"),
                          ("UIHeaderReferenceSize", "headerReferenceSize"), ("UIFooterReferenceSize", "footerReferenceSize")]:
            geometry(element, "size", name, SIZE, object.doubles(key))
        insets = object.doubles("UISectionInset")
        geometry(element, "inset", "sectionInset", ("minY", "minX", "maxY", "maxX"), insets)

    def own_collectionViewCell(self, object, element):
        self.text(object, "UIReuseIdentifier", element, "reuseIdentifier")
        content = object.get("UIContentView")
        subviews = object.get("UISubviews")
        if content is None and subviews is not None and len(subviews.items()) == 1:
            content = subviews.items()[0]
        if content is not None:
            self.view(content, element, "contentView", "collectionViewCellContentView")

    def own_collectionReusableView(self, object, element):
        self.text(object, "UIReuseIdentifier", element, "reuseIdentifier")

    # Variations

    def set_later(self, nib):
        """Writes what is set by key paths; those of the document's own runtime attributes mean nothing to a layout."""
        for pair in nib.list("UINibKeyValuePairsKey"):
            element, path, value = self.element(pair.get("UIObject")), pair.plain("UIKeyPath"), pair.plain("UIValue")
            if element is not None and path in SET_LATER and isinstance(value, (int, float)):
                attribute, form = SET_LATER[path]
                self.property(path, int(value) if form[0] == "words" else value, attribute, form, element)

    def variations(self, nib):
        """Writes what objects are and have under other size classes, and what is set after they are there."""
        self.set_later(nib)
        for holder in nib.list("UINibTraitStorageListsKey"):
            for storage in holder.get("UITraitStorages").items():
                owner = self.element(storage.get("UIObject"))
                if owner is None:
                    self.faults.append("something that varies is not in the nib")
                elif storage.class_name == "_UIRelationshipTraitStorage":
                    self.members(storage, owner)
                else:
                    self.varied(storage, owner)
        for nested in nib._nested.values():
            self.variations(nested)

    def members(self, storage, owner):
        path = storage.plain("UIKeyPath")
        name = {"traitStorageSubviews": "subviews", "traitStorageConstraints": "constraints"}[path]
        place = owner.find(name)
        place = place if place is not None else ET.SubElement(owner, name)
        for candidate in storage.get("UIRelationshipCandidates").items():
            known = self.element(candidate)
            if known is None:
                if name == "constraints":
                    self.constraint(candidate, place, storage.get("UIObject"))
                else:
                    self.view(candidate, place)
        # The document's order is that of the candidates.
        order = {self.id(member): index for index, member in enumerate(storage.get("UIRelationshipCandidates").items())}
        place[:] = sorted(place, key=lambda child: order.get(child.get("id"), -1))
        for record in storage.get("UIRecords").items():
            variation = self.variation(record, owner)
            mask = ET.SubElement(variation, "mask", {"key": name})
            for key, tag in [("UIRemovedObjects", "exclude"), ("UIAddedObjects", "include")]:
                for member in record.get(key).items():
                    ET.SubElement(mask, tag, {"reference": self.id(member)})

    def variation(self, record, owner):
        """The element for the traits of a record."""
        traits = record.get("UITraitCollection")
        parts = []
        for trait, name in [("VerticalSizeClass", "heightClass"), ("HorizontalSizeClass", "widthClass")]:
            value = traits.get("UITraitCollectionBuiltinTrait-_UITraitName" + trait) if traits else None
            if value:
                parts.append(f"{name}={['', 'compact', 'regular'][value]}")
        idiom = traits.get("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom") if traits else None
        if idiom is not None:
            parts.append(f"userInterfaceIdiom={IDIOMS[idiom]}")
        key = "-".join(parts) or "default"
        for child in owner.findall("variation"):
            if child.get("key") == key:
                return child
        return ET.SubElement(owner, "variation", {"key": key})

    def varied(self, storage, owner):
        path = storage.plain("UIKeyPath")
        for record in storage.get("UIRecords").items():
            variation = self.variation(record, owner)
            target = owner if variation.get("key") == "default" else variation
            value = record.get("UIValue")
            if path == "encodedConstant":
                target.set("constant", number(value.get("UINumericConstant", 0)))
            elif path in ("hidden",):
                target.set(path, "YES" if value.value() else "NO")
            elif path in ("spacing", "alpha", "preferredMaxLayoutWidth", "numberOfLines"):
                target.set(path, number(value.value()))
            elif path in ("axis", "distribution"):
                names = OWN["stackView"]["UIStackView" + path.capitalize()][1][1][0]
                target.set(path, names[int(value.value())])
            elif path == "alignment":
                names = ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"]
                target.set(path, names[int(value.value())])
            elif path == "font" and value is not None:
                for old in target.findall("fontDescription"):
                    target.remove(old)
                self.font(value, target, "fontDescription")
            elif path == "image" and value is not None:
                self.image(record, "UIValue", target, "image")
            if target is owner and not len(variation):
                owner.remove(variation)


    # Controllers

    def controller(self, object, id, ids):
        """Writes a controller without those that it contains; `ids` has the ids of controllers by their identifiers."""
        element = ET.Element(element_name(object.uikit_class), {"sceneMemberID": "viewController"})
        self.name(object, id)
        self.made(object, element)
        if object.class_name == "UIStoryboardViewControllerPlaceholder":
            return element
        if object.custom_class and object.custom_class != object.uikit_class:
            element.set("customClass", object.custom_class)
        self.text(object, "UIStoryboardIdentifier", element, "storyboardIdentifier")
        self.text(object, "UITitle", element, "title")
        self.properties(object, element, CONTROLLER)
        if object.has("UIModalPresentationStyle"):
            element.set("modalPresentationStyle", PRESENTATIONS[object.get("UIModalPresentationStyle")])
        if object.has("UIKeyEdgesForExtendedLayout"):
            edges = object.get("UIKeyEdgesForExtendedLayout")
            flags = {name: "YES" for bit, name in enumerate(EDGES) if edges >> bit & 1}
            ET.SubElement(element, "extendedEdge", {"key": "edgesForExtendedLayout", **flags})
        geometry(element, "size", "contentSizeForViewInPopover", SIZE, object.doubles("UIContentSizeForViewInPopover"))
        if object.get("UINavigationItem") is not None:
            self.navigation_item(object.get("UINavigationItem"), element, "navigationItem")
        if object.get("UITabBarItem") is not None:
            self.tab_item(object.get("UITabBarItem"), element, "tabBarItem")
        items = object.get("UIToolbarItems")
        if items is not None:
            place = ET.SubElement(element, "toolbarItems")
            for item in items.items():
                self.bar_item(item, place)
        for key, name in [("UINavigationBar", "navigationBar"), ("UIToolbar", "toolbar"), ("UITabBar", "tabBar")]:
            if object.get(key) is not None:
                self.bar(object.get(key), element, name)
        self.segues(object, element, ids)
        return element

    def controller_view(self, object, element, nib, name):
        """Writes the view that a controller loads from its own nib, whose name ends with the view's id."""
        root = next(
            (connection.get("UIDestination") for connection in nib.list("UINibConnectionsKey")
             if connection.plain("UILabel") == "view" and connection.get("UISource").proxy == "IBFilesOwner"), None)
        if root is None:
            self.faults.append("the nib of a view has none")
            return
        self.name(root, name)
        table = object.get("UIExternalObjectsTableForViewLoading")
        self.find_containers(nib, dict(table.entries()) if table else {})
        self.old_guides(root, element)
        view = self.view(root, element, "view", self.tag(root))
        if root.get("UIRefreshControl") is not None:
            self.view(root.get("UIRefreshControl"), element, "refreshControl")
        self.variations(nib)
        self.add_guides(nib, [view])
        self.embed(nib, element)

    def old_guides(self, view, element):
        """Writes the guides of a controller, which a nib has among the subviews of its view."""
        guides = view.get("UISubviews")
        for guide in guides.items() if guides else []:
            if guide.class_name == "_UILayoutGuide":
                name = guide.plain("_UILayoutGuideIdentifier").removeprefix("_UIViewController").lower()
                place = element.find("layoutGuides")
                place = place if place is not None else ET.SubElement(element, "layoutGuides")
                self.made(guide, ET.SubElement(place, "viewControllerLayoutGuide", {"type": name}))

    def segues(self, object, element, ids):
        templates = object.get("UIStoryboardSegueTemplates")
        if templates is None:
            return
        place = ET.SubElement(element, "connections")
        for template in templates.items():
            segue = self.made(template, ET.SubElement(place, "segue"))
            self.text(template, "UIIdentifier", segue, "identifier")
            destination = template.plain("UIDestinationViewControllerIdentifier")
            kind = SEGUES.get(template.uikit_class)
            if template.class_name == "UIStoryboardShowSegueTemplate":
                is_detail = template.plain("UIActionName") == "showDetailViewController:sender:"
                kind = "showDetail" if is_detail else "show"
            segue.set("kind", kind or "")
            if template.has("UIModalPresentationStyle"):
                segue.set("modalPresentationStyle", PRESENTATIONS[template.get("UIModalPresentationStyle")])
            if destination is not None:
                segue.set("destination", ids.get(destination, ""))
            if kind == "unwind" or not segue.get("destination"):
                place.remove(segue)

    def embed(self, nib, element):
        """Puts segues that embed a controller into the views that they embed it in."""
        place = element.find("connections")
        for (owner, index), template in self.containers.items():
            segue = self.element(template)
            if owner == id(nib) and segue is not None and place is not None and segue in list(place):
                place.remove(segue)
                ET.SubElement(self.element(nib.objects[index]), "connections").append(segue)
