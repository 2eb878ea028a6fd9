import InterfaceDocument

/// How each kind of view is made, and what every view says of itself.
enum UIKitViews {
    /// The expression that makes a view.
    static func constructor(_ view: View, in context: UIKitContext) -> String {
        let name = context.called(UIKitClass.name(of: view))
        switch view.kind {
        case .button:
            let type = view.element.string(.buttonType) ?? "custom"
            let isKnown = buttonTypes.contains(type)
            return "\(name)(type: .\(type == "roundedRect" ? "system" : isKnown ? type : "custom"))"
        case .tableView:
            let style = TableView(view.element)?.style ?? .plain
            return style == .plain ? "\(name)()" : "\(name)(frame: .zero, style: .\(style.rawValue))"
        case .tableViewCell: return cell(view, name)
        case .collectionView:
            let layout = CollectionView(view.element).map(UIKitClass.layoutName) ?? "UICollectionViewFlowLayout"
            return "\(name)(frame: .zero, collectionViewLayout: \(context.called(layout))())"
        case .visualEffectView: return effect(view, name)
        case .contentUnavailableView: return "\(name)(configuration: UIContentUnavailableConfiguration.empty())"
        case .activityIndicatorView:
            let isLarge = ActivityIndicator(view.element)?.isLarge ?? false
            return "\(name)(style: .\(isLarge ? "large" : "medium"))"
        case .progressView:
            let isBar = ProgressView(view.element)?.isBarStyle ?? false
            return "\(name)(progressViewStyle: .\(isBar ? "bar" : "default"))"
        default: return "\(name)()"
        }
    }

    /// The types of buttons that have a name in code.
    static let buttonTypes: Set<String> = [
        "custom", "system", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
    ]

    private static func cell(_ view: View, _ name: String) -> String {
        guard let cell = TableViewCell(view.element) else { return "\(name)()" }
        let identifier = cell.reuseIdentifier.map(SwiftSource.literal) ?? "nil"
        return "\(name)(style: .\(UIKitPrototype.style(cell)), reuseIdentifier: \(identifier))"
    }

    private static func effect(_ view: View, _ name: String) -> String {
        let effect = VisualEffectView(view.element)
        if !hasEffect(view) { return "\(name)(effect: nil)" }
        let written = effect?.blurStyle ?? "regular"
        let blur = "UIBlurEffect(style: .\(blurs.contains(written) ? written : "regular"))"
        guard let vibrancy = effect?.vibrancyStyle else { return "\(name)(effect: \(blur))" }
        let style = vibrancies.contains(vibrancy) ? ", style: .\(vibrancy)" : ""
        return "\(name)(effect: UIVibrancyEffect(blurEffect: \(blur)\(style)))"
    }

    /// Whether an effect view has an effect at all.
    private static func hasEffect(_ view: View) -> Bool {
        view.element.child(.blurEffect) ?? view.element.child(.vibrancyEffect) != nil
    }

    private static let vibrancies: Set<String> = [
        "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "fill", "secondaryFill", "tertiaryFill",
        "separator",
    ]

    /// The styles of blur that have a name in code.
    static let blurs: Set<String> = {
        let materials = ["UltraThin", "Thin", "", "Thick", "Chrome"].map { "system\($0)Material" }
        return Set(["extraLight", "light", "dark", "regular", "prominent"])
            .union(["", "Light", "Dark"].flatMap { ending in materials.map { $0 + ending } })
    }()

    /// The statements that set up a view; those of the tables come first: what is set of a text as a whole would change
    /// one with attributes.
    static func statements(_ view: View, name: String, document: Document) -> [String] {
        let setter = UIKitSetter(name: name, document: document)
        return UIKitProperties.statements(view, setter) + UIKitControls.statements(view, setter)
            + UIKitProperties.looks(view, setter) + common(view, setter) + attributes(view.element, setter)
            + UIKitLeftovers.comments(view.element, name: name)
    }

    /// What a document says of a bar that a controller makes and places, but for what its class declares.
    static func appearance(_ bar: View, name: String, document: Document) -> [String] {
        let set = UIKitSetter(name: name, document: document)
        return UIKitProperties.statements(bar, set) + UIKitControls.statements(bar, set)
            + UIKitProperties.looks(bar, set) + unplaced(bar, set) + UIKitLeftovers.comments(bar.element, name: name)
    }

    /// Documents take every view to be interactive that does not say otherwise; UIKit's labels and image views are not.
    private static func interaction(_ view: View, _ set: UIKitSetter) -> [String] {
        let isInteractive = view.element.bool(.userInteractionEnabled) ?? true
        let isByItself = ![.label, .imageView].contains(view.kind)
        if isInteractive == isByItself, isInteractive || view.customClass == nil { return [] }
        if isInteractive, UIKitUnit.accessor(of: view) != nil { return [] }  // a cell's own label takes no part
        return set("isUserInteractionEnabled", "\(isInteractive)")
    }

    private static func common(_ view: View, _ set: UIKitSetter) -> [String] {
        // Tables and collections place their cells.
        let isPlaced = UIKitUnit.accessor(of: view) == nil && !view.kind.isCell
        return (isPlaced ? placement(view, set) : []) + unplaced(view, set)
    }

    /// What every view says but where it stands.
    private static func unplaced(_ view: View, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        // A view that is made in code is opaque: where a class of the app draws nothing, black would stand.
        if view.element.bool(.opaque) == false, UIKitClass.app(view.element) != nil,
            UIKitUnit.isOfItsClass(view.element)
        {
            lines += set("isOpaque", "false")
        }
        if view.element.has(.contentMode), !isOwnContentMode(view), modes.contains(view.contentMode) {
            lines += set("contentMode", ".\(view.contentMode)")
        }
        lines += interaction(view, set) + priorities(view, set) + margins(view, set)
        if let effect = VisualEffectView(view.element), hasEffect(view),
            effect.blurStyle.map({ !blurs.contains($0) }) ?? true
        {
            lines.append("// The effect of \(set.name) is a plain blur instead of what the document asks for.")
        }
        lines += accessibility(view.element, set) + set.text("restorationIdentifier", view.restorationIdentifier)
        return lines
    }

    /// What assistive technologies and tests know of a view or of an item of a bar.
    static func accessibility(_ element: Element, _ set: UIKitSetter) -> [String] {
        let own = element.accessibility
        var lines = set.text("accessibilityIdentifier", own.identifier)
        lines += set.localized("accessibilityLabel", own.label, of: element)
        lines += set.localized("accessibilityHint", own.hint, of: element)
        if let isElement = own.isElement { lines += set("isAccessibilityElement", "\(isElement)") }
        let traits = own.traits
        if traits.contains("none") { return lines + set("accessibilityTraits", "[]") }
        let known = traits.compactMap { accessibilityTraits[$0] }
        if !known.isEmpty { lines += set("accessibilityTraits", "[\(known.joined(separator: ", "))]") }
        return lines
    }

    /// Interface Builder's words for traits, and the names of UIKit.
    static let accessibilityTraits: [String: String] = {
        let names =
            "button link image staticText header searchField playsSound keyboardKey summaryElement updatesFrequently "
            + "startsMediaSession adjustable allowsDirectInteraction causesPageTurn selected tabBar"
        var words = ["notEnabled": ".notEnabled"]
        for name in names.split(separator: " ").map(String.init) { words[name] = "." + name }
        return words
    }()

    /// Whether a view has its content mode by itself. That of text is written by Interface Builder and changes nothing.
    private static func isOwnContentMode(_ view: View) -> Bool {
        switch view.contentMode {
        case "scaleToFill": view.kind != .imageView || view.customClass == nil
        case "left": view.kind == .label
        default: false
        }
    }

    /// The content modes that code has names for.
    static let modes = Set(Property.property("contentMode", of: .view)?.words ?? [])

    /// Constraints, or the stored frame and the mask that UIKit makes constraints of.
    private static func placement(_ view: View, _ set: UIKitSetter) -> [String] {
        let frame = view.frame.map { set("frame", UIKitValues.rect($0)) } ?? []
        let hasMask = view.translatesAutoresizingMaskIntoConstraints || view.isPlacedByItsFrame
        if !hasMask || view.hasPrototypingConstraints {
            // No constraints place a root before it is shown somewhere, nor tables their headers, nor bars their views;
            // and masks of subviews follow changes of a frame that has to be there first.
            let needsFrame = view.element.parent?.name != .subviews || view.holdsMasks
            return (needsFrame ? frame : [])
                + set("translatesAutoresizingMaskIntoConstraints", "false")
        }
        var lines = frame
        let names: [(AutoresizingMask, String)] = [
            (.flexibleMinX, "flexibleLeftMargin"), (.widthSizable, "flexibleWidth"),
            (.flexibleMaxX, "flexibleRightMargin"),
            (.flexibleMinY, "flexibleTopMargin"), (.heightSizable, "flexibleHeight"),
            (.flexibleMaxY, "flexibleBottomMargin"),
        ]
        let mask = names.filter { view.autoresizingMask.contains($0.0) }.map { ".\($0.1)" }
        if !mask.isEmpty { lines += set("autoresizingMask", "[\(mask.joined(separator: ", "))]") }
        return lines
    }

    private static func priorities(_ view: View, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        for axis in [Axis.horizontal, .vertical] {
            let hugging = axis == .horizontal ? AttributeName.horizontalHuggingPriority : .verticalHuggingPriority
            if view.element.has(hugging) {
                let value = priority(view.hugging(axis))
                lines.append(
                    "\(set.name).setContentHuggingPriority(UILayoutPriority(\(value)), for: .\(axis.rawValue))")
            }
            let resistance: AttributeName =
                axis == .horizontal ? .horizontalCompressionResistancePriority : .verticalCompressionResistancePriority
            if view.element.has(resistance) {
                let value = priority(view.compressionResistance(axis))
                lines.append(
                    "\(set.name).setContentCompressionResistancePriority(UILayoutPriority(\(value)), for: .\(axis.rawValue))"
                )
            }
        }
        return lines
    }

    /// A priority as UIKit has them: for others it raises an exception.
    private static func priority(_ value: Double) -> String { UIKitValues.number(min(max(value, 0), 1000)) }

    private static func margins(_ view: View, _ set: UIKitSetter) -> [String] {
        var lines = view.layoutMargins.map { set("layoutMargins", UIKitValues.insets($0)) } ?? []
        lines += view.directionalLayoutMargins.map { set("directionalLayoutMargins", UIKitValues.insets($0)) } ?? []
        if view.preservesSuperviewLayoutMargins { lines += set("preservesSuperviewLayoutMargins", "true") }
        return lines
    }

    /// What Interface Builder calls user-defined runtime attributes.
    static func attributes(_ element: Element, _ set: UIKitSetter) -> [String] {
        let obstacle = UIKitUnit.obstacle(toMembersOf: element)
        return element.userDefinedRuntimeAttributes.map { attribute in
            let path = SwiftSource.literal(attribute.keyPath)
            if let obstacle { return "// The runtime attribute \(path) is not set: \(obstacle)." }
            let value: String? =
                switch attribute.value {
                case .string(let text):
                    attribute.localizationKey.map { set.localized(text, of: element, key: $0) }
                        ?? SwiftSource.literal(text)
                case .bool(let flag): "\(flag)"
                case .number(let number): UIKitValues.number(number)
                case .integer(let number): "\(number)"
                case .size(let size): UIKitValues.size(size)
                case .rect(let rect): UIKitValues.rect(rect)
                case .point(let point): "CGPoint(x: \(UIKitValues.number(point.x)), y: \(UIKitValues.number(point.y)))"
                case .color(let color): UIKitValues.color(color, in: set.document)
                case .image(let name):
                    set.document.keepsImage(name) ? nil : UIKitValues.image(name, in: set.document)
                case .none: "nil"
                case .range, .other: nil
                }
            guard let value else {
                var reason = "its type is not known"
                if case .color(let color) = attribute.value { reason = UIKitSetter.reason(color) }
                if case .image(let name) = attribute.value { reason = UIKitSetter.keptImage(name) }
                return "// The runtime attribute \(path) is not set: \(reason)."
            }
            return "\(set.name).setValue(\(value), forKeyPath: \(path))"
        }
    }
}

extension Document {
    /// Whether the document holds an image itself, as those do that Xcode has made of others: code finds none by its
    /// name.
    func keepsImage(_ name: String) -> Bool {
        image(named: name)?.element.children.contains { $0.key == "keyedArchiveRepresentation" } ?? false
    }
}

extension View {
    /// Whether masks place subviews of the view, or of the content view that it makes.
    fileprivate var holdsMasks: Bool {
        subviews.contains(where: \.followsItsMask) || childViews.contains { $0.key == "contentView" && $0.holdsMasks }
    }

    /// Whether a view's frame changes with its superview's, as its mask says.
    fileprivate var followsItsMask: Bool {
        (translatesAutoresizingMaskIntoConstraints || isPlacedByItsFrame) && !autoresizingMask.isEmpty
            && superview?.kind != .stackView
    }
}

/// Writes assignments to a view's properties.
struct UIKitSetter {
    var name: String
    var document: Document

    func callAsFunction(_ property: String, _ value: String) -> [String] { ["\(name).\(property) = \(value)"] }

    func text(_ property: String, _ value: String?) -> [String] {
        value.map { self(property, SwiftSource.literal($0)) } ?? []
    }

    /// An expression for a text that strings files may translate: by the object's id and the key that Xcode exports.
    func localized(_ text: String, of element: Element, key: String) -> String {
        guard let id = element.id, !text.isEmpty else { return SwiftSource.literal(text) }
        return "localized(\(SwiftSource.literal("\(id).\(key)")), \(SwiftSource.literal(text)))"
    }

    /// Sets a text that strings files may translate.
    func localized(_ property: String, _ text: String?, of element: Element) -> [String] {
        text.map { self(property, localized($0, of: element, key: property)) } ?? []
    }

    func color(_ property: String, _ color: Color?) -> [String] {
        guard let color else { return [] }
        return UIKitValues.color(color, in: document).map { self(property, $0) }
            ?? ["// The \(property) of \(name) is not set: \(Self.reason(color))."]
    }

    /// Why a colour has no expression.
    static func reason(_ color: Color) -> String {
        switch color.value {
        case .pattern(let image): "the colour is a pattern of the image \(SwiftSource.literal(image))"
        case .system(let name): "UIKit's code has no \(SwiftSource.literal(name))"
        default: "the colour is not known"
        }
    }

    /// Why an image has no expression.
    static func keptImage(_ name: String) -> String {
        "the document itself keeps the image \(SwiftSource.literal(name))"
    }

    func font(_ font: FontDescription?, defaultSize: Double = 17) -> [String] {
        font.map { self("font", UIKitValues.font($0, defaultSize: defaultSize)) } ?? []
    }

    func attributed(_ property: String, _ text: AttributedString?) -> [String] {
        text.map { UIKitAttributedText.lines($0, in: document, use: "\(name).\(property) = text") } ?? []
    }

    /// Sets an image; `element` is the one that names it, perhaps by a reference that says more of it.
    func image(_ property: String, _ image: String?, of element: Element? = nil) -> [String] {
        guard let image else { return [] }
        if document.keepsImage(image) { return ["// The \(property) of \(name) is not set: \(Self.keptImage(image))."] }
        return self(property, UIKitValues.image(image, of: element, key: property, in: document))
    }

    /// Sets insets that stand inside an element under a key.
    func insets(_ property: String, _ insets: EdgeInsets?) -> [String] {
        guard let insets, insets != .zero else { return [] }
        return self(property, UIKitValues.insets(insets))
    }
}
