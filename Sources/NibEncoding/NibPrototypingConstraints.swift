import InterfaceDocument
import StrutNib

/// Constraints that keep the stored frames of views that have none of their own.
extension NibUnit {
    /// Encodes what keeps the frames of a view's subviews: four constraints for each of them. Where the constraints of
    /// the view vary by size classes, every one has its own four, which only the storage refers to.
    mutating func encodePrototypingConstraints(
        of view: View, heldBy holder: Element, on object: NibGraph.Object
    ) -> [NibGraph.Object] {
        let subviews = view.subviews.filter { context.hasPrototypingConstraints($0) }
        if subviews.isEmpty { return [] }
        let installation = view.element.installation(in: .subviews)
        let fixed = subviews.filter { installation.holds($0.element) }
        let varies = holder.children.contains { $0.name == .variation && $0.child(.mask, key: "constraints") != nil }
        guard varies else { return fixed.flatMap { prototypingConstraints(of: $0, in: object) } }
        let storages = NibSizeClasses.all.map { _ in fixed.flatMap { prototypingConstraints(of: $0, in: object) } }
        for constraint in storages.flatMap({ $0 }) { list(constraint) }
        prototypingConstraints[holder.index] = storages
        return []
    }

    /// The distances of a view's alignment rectangle from the left and the top of its superview, and its size.
    private mutating func prototypingConstraints(of view: View, in superview: NibGraph.Object) -> [NibGraph.Object] {
        let object = object(for: view.element)
        var frame = NibClasses.frame(of: view, context)
        let insets = NibClasses.alignmentInsets(of: view)
        frame = Rect(
            x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
        let values: [(attribute: Int, constant: Double, isPlace: Bool)] = [
            (1, frame.x, true), (3, frame.y, true), (7, frame.width, false), (8, frame.height, false),
        ]
        return values.map { attribute, constant, isPlace in
            let constraint = graph.make("NSIBPrototypingLayoutConstraint")
            set("NSFirstItem", object, on: constraint)
            set("NSFirstAttributeV2", .int(attribute), on: constraint)
            if isPlace { set("NSSecondItem", superview, on: constraint) }
            let second = isPlace ? attribute : 0
            if isPlace || !context.follows(8) { set("NSSecondAttributeV2", .int(second), on: constraint) }
            if constant != 0 { set("NSConstantV2", .double(constant), on: constraint) }
            set("NSShouldBeArchived", .bool(true), on: constraint)
            let identifier = "IB auto generated at build time for view with fixed frame"
            set("NSLayoutIdentifier", string(identifier), on: constraint)
            set("NSFirstAttribute", .int(attribute), on: constraint)
            if isPlace || !context.follows(8) { set("NSSecondAttribute", .int(second), on: constraint) }
            if constant != 0 { set("NSConstant", .double(constant), on: constraint) }
            return constraint
        }
    }
}

extension NibClasses {
    /// From a view's frame to its alignment rectangle, which constraints are about.
    static func alignmentInsets(of view: View) -> EdgeInsets {
        switch view.kind {
        case .switch: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        case .progressView:
            EdgeInsets(top: 0, left: 0, bottom: ProgressView(view.element)?.isBarStyle == true ? 1 : 0, right: 0)
        default: .zero
        }
    }
}

extension NibContext {
    /// Whether constraints are made of a view's stored frame. A cell places its own labels.
    func hasPrototypingConstraints(_ view: View) -> Bool {
        usesAutoLayout && view.hasPrototypingConstraints && !NibClasses.isLabelOfCell(view)
    }
}

/// The size classes that a document can vary for.
enum NibSizeClasses {
    /// The keys of their variations, in ibtool's order: what holds everywhere, then each height, and each width alone
    /// and with each height.
    static let all = [
        "default", "heightClass=compact", "heightClass=regular", "widthClass=compact",
        "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=compact", "widthClass=regular",
        "heightClass=compact-widthClass=regular", "heightClass=regular-widthClass=regular",
    ]

    /// Whether two keys are of the same size classes, in whichever order they name them.
    static func areSame(_ a: String, _ b: String) -> Bool {
        a.split(separator: "-").sorted() == b.split(separator: "-").sorted()
    }
}
