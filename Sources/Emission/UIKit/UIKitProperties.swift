import InterfaceDocument

/// The properties of objects that code sets by the tables of `InterfaceDocument/Properties`, one statement for each.
///
/// What needs more than a row (texts, fonts, states, insets) is in `UIKitControls` and its neighbours.
enum UIKitProperties {
    /// What the tables have for a view: what it states by attributes.
    static func statements(_ view: View, _ set: UIKitSetter) -> [String] {
        rows(of: view.kind).flatMap { statements($0, view.element, set) }
    }

    /// What the tables have for another object.
    static func statements(_ element: Element, _ set: UIKitSetter) -> [String] {
        rows(of: element.name).flatMap { statements($0, element, set) }
    }

    /// What the tables have for a view: its colours and images.
    static func looks(_ view: View, _ set: UIKitSetter) -> [String] {
        ColorProperty.colors(of: view.kind).flatMap { set.color($0.uikit, view.element.color(key: $0.key)) }
            + ImageProperty.images(of: view.kind).flatMap {
                set.image($0.name, $0.imageName(of: view.element), of: view.element)
            }
    }

    /// What the tables have for the keyboard of a text input, by its `<textInputTraits>`.
    static func traits(_ traits: Element?, _ set: UIKitSetter) -> [String] {
        guard let traits else { return [] }
        var lines = statements(traits, set)
        if let type = traits.string(.textContentType) {
            lines += set("textContentType", "UITextContentType(rawValue: \(SwiftSource.literal(type)))")
        }
        let rules = traits.child(key: "passwordRules")?.string(named: "passwordRulesDescriptor")
        return lines
            + (rules.map { set("passwordRules", "UITextInputPasswordRules(descriptor: \(SwiftSource.literal($0)))") }
                ?? [])
    }

    /// What the tables have for a controller: those that not all controllers have are those of a class.
    static func ofController(_ element: Element, _ set: UIKitSetter) -> [String] {
        let className = ViewController(element)?.uiKitClassName ?? "UIViewController"
        let cast = UIKitSetter(name: "(\(set.name) as? \(className))?", document: set.document)
        return rows(of: element.name).flatMap { row in
            let isEverybodys = Property.viewControllers.contains { $0.attribute == row.attribute }
            return statements(row, element, isEverybodys ? set : cast)
        }
    }

    /// The statement that sets a property; none where the document leaves it as UIKit has it.
    private static func statements(_ row: Property, _ element: Element, _ set: UIKitSetter) -> [String] {
        guard let uikit = row.uikit else { return [] }
        let absent = uikit.fresh == nil ? nil : row.absent
        switch row.form {
        case .flag:
            guard let flag = element.bool(row.attribute) ?? absent.map({ $0 == "YES" }) else { return [] }
            return flag == uikit.fresh.map { $0 == "YES" } ? [] : set(uikit.name, "\(flag)")
        case .number:
            guard let number = element.double(row.attribute) ?? absent.flatMap(Double.init) else { return [] }
            return number == uikit.fresh.flatMap(Double.init) ? [] : set(uikit.name, UIKitValues.number(number))
        case .wholeNumber:
            guard let number = element.int(row.attribute) ?? absent.flatMap({ Int($0) }) else { return [] }
            return number == uikit.fresh.flatMap { Int($0) } ? [] : set(uikit.name, "\(number)")
        case .words:
            guard let name = (element.string(row.attribute) ?? absent).flatMap(row.uikitCase) else { return [] }
            return name == uikit.fresh.flatMap(row.uikitCase) ? [] : set(uikit.name, ".\(name)")
        }
    }

    // MARK: Which rows

    /// Whether the tables say an attribute of an element, with the word that it has.
    static func says(_ attribute: (name: String, value: String), of element: Element) -> Bool {
        if element.name == .textInputTraits, attribute.name == "textContentType" { return true }
        let view = View(element)
        if let view, ImageProperty.images(of: view.kind).contains(where: { $0.name == attribute.name }) { return true }
        guard let name = AttributeName(attribute.name),
            let row = (view.map { rows(of: $0.kind) } ?? rows(of: element.name)).first(where: { $0.attribute == name })
        else { return false }
        guard case .words = row.form else { return true }
        return row.rawValue(of: attribute.value) != nil
    }

    /// The properties of views of a kind that are set by the tables alone.
    private static func rows(of kind: View.Kind) -> [Property] { byKind[kind] ?? [] }

    private static let byKind = Dictionary(
        uniqueKeysWithValues: View.Kind.allCases.map { kind in
            (kind, Property.properties(of: kind).filter { $0.uikit != nil && !isSetByCode($0.attribute, of: kind) })
        })

    /// The properties of other objects that are set by the tables alone.
    private static func rows(of element: ElementName) -> [Property] {
        Property.properties(of: element).filter { $0.uikit != nil && !setByCode(of: element).contains($0.attribute) }
    }

    /// Whether an attribute of an element has a row, and code of this folder sets what it states.
    static func isSetByCode(_ attribute: String, of element: Element) -> Bool {
        guard let name = AttributeName(attribute) else { return false }
        guard let kind = View(element)?.kind else { return setByCode(of: element.name).contains(name) }
        return isSetByCode(name, of: kind) && Property.properties(of: kind).contains { $0.attribute == name }
    }

    /// Whether code of this folder sets a property of views that has a row, or knows that it needs not be set.
    private static func isSetByCode(_ attribute: AttributeName, of kind: View.Kind) -> Bool {
        switch attribute {
        // Interface Builder writes them for all views, and classes of UIKit have their own.
        case .opaque, .userInteractionEnabled, .contentMode: true
        // Constraints on margins that follow are made with the readable guide; tables pass it on to their cells.
        case .layoutMarginsFollowReadableWidth: kind != .tableView
        // Interface Builder writes them for all controls, and these alone have content to align.
        case .contentHorizontalAlignment: true
        case .contentVerticalAlignment: kind != .button && kind != .textField
        default: setByCode[kind]?.contains(attribute) ?? false
        }
    }

    private static let setByCode: [View.Kind: Set<AttributeName>] = [
        .label: [.textAlignment, .preferredMaxLayoutWidth, .adjustsFontSizeToFit],
        .button: [.buttonType, .lineBreakMode], .textField: [.textAlignment], .textView: [.textAlignment],
        // Their order counts, or all are set whatever they are.
        .slider: [.minValue, .maxValue, .value], .stepper: [.minimumValue, .maximumValue, .stepValue, .value],
        .progressView: [.progress, .progressViewStyle], .activityIndicatorView: [.hidesWhenStopped, .animating],
        .pageControl: [.numberOfPages, .currentPage], .datePicker: [.datePickerMode, .countDownDuration],
        .tableViewCell: [.indentationWidth],
    ]

    /// The attributes of other objects that have rows and are set by code of this folder.
    private static func setByCode(of element: ElementName) -> Set<AttributeName> {
        switch element {
        case .segue: [.modalPresentationStyle, .modalTransitionStyle, .animates]
        case .pageViewController:
            [.modalPresentationStyle, .transitionStyle, .navigationOrientation, .spineLocation]
        case .tableViewController, .collectionViewController:
            [.modalPresentationStyle, .clearsSelectionOnViewWillAppear]
        default: [.modalPresentationStyle]
        }
    }
}
