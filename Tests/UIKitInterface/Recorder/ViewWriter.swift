// A view and what is in it as an element of a document.

import UIKit

@MainActor struct ViewWriter {
    let recorder: Recorder

    /// A view; `key` says what it is to the one that it is in.
    func element(_ view: UIView, key: String? = nil) -> MarkupElement {
        recorder.markWritten(view)
        let (kind, isOwnClass) = Self.kind(of: view)
        var element = MarkupElement(kind, key: key)
        element["id"] = recorder.id(of: view)
        if !isOwnClass { element["customClass"] = Self.customClass(of: view) }
        writeCommon(view, to: &element)
        writeContents(view, to: &element)
        element.add("constraints", view.constraints.map(constraint))
        for guide in guides(of: view) { element.add(guide) }
        return element
    }

    // MARK: Classes

    /// The element of the first class of UIKit's, or of its neighbours', that a view is of; whether that is its own
    /// class.
    private static func kind(of view: UIView) -> (name: String, isOwnClass: Bool) {
        var mirror: Mirror? = Mirror(reflecting: view)
        var isOwn = true
        while let current = mirror {
            let name = "\(current.subjectType)"
            if let element = elements[name] { return (element, isOwn && name != "UIControl") }
            isOwn = false
            mirror = current.superclassMirror
        }
        return ("view", false)
    }

    /// The class of a document's view, if it is not UIKit's; generated cells stand for their superclass.
    private static func customClass(of view: UIView) -> String? {
        let mirror = Mirror(reflecting: view)
        guard mirror.children.contains(where: { $0.label == "builtInterface" }) else { return "\(mirror.subjectType)" }
        let name = "\(mirror.superclassMirror?.subjectType ?? mirror.subjectType)"
        return elements[name] == nil ? name : nil
    }

    private static let elements: [String: String] = {
        let names = [
            "View", "Label", "Button", "ImageView", "StackView", "TextField", "TextView", "Switch", "Slider", "Stepper",
            "SegmentedControl", "ProgressView", "ActivityIndicatorView", "PageControl", "PickerView", "DatePicker",
            "SearchBar", "ColorWell", "ScrollView", "TableView", "TableViewCell", "CollectionView",
            "CollectionViewCell", "CollectionReusableView", "NavigationBar", "Toolbar", "TabBar", "VisualEffectView",
            "RefreshControl", "CalendarView", "InputView", "ContentUnavailableView", "Window",
        ]
        var elements = [
            "UIControl": "view", "UITableViewHeaderFooterView": "view", "MKMapView": "mapView",
            "WKWebView": "wkWebView",
            "SCNView": "sceneKitView", "SKView": "skView", "ARView": "arView", "ARSCNView": "arscnView",
            "ARSKView": "arskView", "GLKView": "glkView", "MTKView": "mtkView", "PDFView": "pdfView",
        ]
        for name in names { elements["UI" + name] = name.prefix(1).lowercased() + name.dropFirst() }
        return elements
    }()

    // MARK: What all views have

    private func writeCommon(_ view: UIView, to element: inout MarkupElement) {
        element.add(.rect(view.frame))
        element.flag(
            "translatesAutoresizingMaskIntoConstraints", view.translatesAutoresizingMaskIntoConstraints, byDefault: true
        )
        if !view.autoresizingMask.isEmpty { element.add(Self.mask(view.autoresizingMask)) }
        element.flag("hidden", view.isHidden, byDefault: false)
        element.number("alpha", view.alpha, byDefault: 1)
        element.flag("clipsSubviews", view.clipsToBounds, byDefault: false)
        element.word("contentMode", view.contentMode, byDefault: .scaleToFill)
        element.word("semanticContentAttribute", view.semanticContentAttribute, byDefault: .unspecified)
        if view.tag != 0 { element["tag"] = "\(view.tag)" }
        let priorities = [
            ("horizontalHuggingPriority", view.huggingPriorities[.horizontal]),
            ("verticalHuggingPriority", view.huggingPriorities[.vertical]),
            ("horizontalCompressionResistancePriority", view.resistancePriorities[.horizontal]),
            ("verticalCompressionResistancePriority", view.resistancePriorities[.vertical]),
        ]
        for (name, priority) in priorities { element[name] = priority.map { "\($0.rawValue)" } }
        if view.hasLayoutMargins { element.add(.margins(view.layoutMargins, key: "layoutMargins")) }
        if view.hasDirectionalLayoutMargins {
            element.add(.margins(view.directionalLayoutMargins, key: "directionalLayoutMargins"))
        }
        element.flag("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins, byDefault: false)
        element.flag("insetsLayoutMarginsFromSafeArea", view.insetsLayoutMarginsFromSafeArea, byDefault: true)
        element.add(.color(view.backgroundColor, key: "backgroundColor"))
        element.add(.color(view.tintColor, key: "tintColor"))
    }

    private static func mask(_ mask: UIView.AutoresizingMask) -> MarkupElement {
        var element = MarkupElement("autoresizingMask", key: "autoresizingMask")
        element.flag("flexibleMinX", mask.contains(.flexibleLeftMargin), byDefault: false)
        element.flag("widthSizable", mask.contains(.flexibleWidth), byDefault: false)
        element.flag("flexibleMaxX", mask.contains(.flexibleRightMargin), byDefault: false)
        element.flag("flexibleMinY", mask.contains(.flexibleTopMargin), byDefault: false)
        element.flag("heightSizable", mask.contains(.flexibleHeight), byDefault: false)
        element.flag("flexibleMaxY", mask.contains(.flexibleBottomMargin), byDefault: false)
        return element
    }

    func elements(_ views: [UIView]) -> [MarkupElement] { views.map { element($0) } }

    // MARK: Constraints

    private func constraint(_ constraint: NSLayoutConstraint) -> MarkupElement {
        var element = MarkupElement("constraint")
        element["firstItem"] = constraint.firstItem.map(reference)
        element["firstAttribute"] = "\(constraint.firstAttribute)"
        element.word("relation", constraint.relation, byDefault: .equal)
        if let second = constraint.secondItem {
            element["secondItem"] = reference(to: second)
            element["secondAttribute"] = "\(constraint.secondAttribute)"
        }
        element.number("multiplier", constraint.multiplier, byDefault: 1)
        element.number("constant", constraint.constant, byDefault: 0)
        if constraint.priority.rawValue != 1000 { element["priority"] = "\(constraint.priority.rawValue)" }
        element["identifier"] = constraint.identifier
        element["id"] = recorder.id(of: constraint)
        return element
    }

    private func reference(to item: NSObject) -> String {
        guard let guide = item as? UILayoutGuide, let key = guide.key, let view = guide.owningView else {
            return recorder.id(of: item)
        }
        return "\(recorder.id(of: view))-\(key)"
    }

    /// The guides of a view that constraints refer to; each is called after its view.
    private func guides(of view: UIView) -> [MarkupElement] {
        let scrolling = (view as? UIScrollView).map { [$0.contentLayoutGuide, $0.frameLayoutGuide] } ?? []
        return (view.ownGuides + scrolling).compactMap { guide in
            guard guide.isConstrained, let key = guide.key else { return nil }
            var element = MarkupElement(
                guide is UIKeyboardLayoutGuide ? "keyboardLayoutGuide" : "viewLayoutGuide", key: key)
            element["id"] = reference(to: guide)
            return element
        }
    }
}
