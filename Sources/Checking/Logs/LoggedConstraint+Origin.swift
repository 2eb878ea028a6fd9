// Where a logged constraint comes from: by class and identifier.

import StrutAutoLayout

extension LoggedConstraint {
    /// Who made the constraint.
    package var origin: ConstraintOrigin {
        if className.contains("AutoresizingMask") { return .autoresizingMask }
        if className.contains("ContentSize") { return className.contains("ScrollView") ? .scrollView : .intrinsicSize }
        if className.contains("IBPrototyping") { return .fixedFrame }
        if className.contains("LayoutSupport") { return .layoutGuide }
        if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSSV-") { return .stackView }
        if identifier.contains("Encapsulated-Layout") || identifier.hasPrefix("_UITemporaryLayout")
            || identifier.hasPrefix("fittingSize")
        {
            return .encapsulatedLayout
        }
        if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") || identifier.hasSuffix("guide-constraint")
            || identifier.hasPrefix("UIScrollView-")
        {
            return .layoutGuide
        }
        return .written
    }

    /// Whether UIKit made the constraint though nothing marks it so: it relates nothing but views of UIKit's own, or
    /// one of them and a guide, as bars relate their buttons to their margins.
    var isSystems: Bool {
        if className.hasPrefix("_UI") || isOfActionSheet { return true }
        if ["_UI", "UIButtonBar", "UINav"].contains(where: identifier.hasPrefix) { return true }
        let items = [first, second].compactMap { $0 }
        guard items.contains(where: \.isSystems) else { return false }
        // What bars of buttons and toolbars call their constraints, also those to a view of the app's that stands in
        // them.
        if ["BIB_", "TB_"].contains(where: identifier.hasPrefix) { return true }
        return items.allSatisfy { $0.isSystems || $0.isGuide }
    }

    /// Whether this is the width that action sheets of `UIAlertController` have logged since iOS 12.2, as many public
    /// issues show: no app asks for a width below zero.
    private var isOfActionSheet: Bool {
        identifier.isEmpty && className == "NSLayoutConstraint" && first.className == "UIView" && second == nil
            && firstAnchor.name == "width" && relation == .equal && constant == -16
    }

    /// Where the constraint comes from, in words.
    package var originText: String {
        switch origin {
        case .autoresizingMask:
            return "from the autoresizing mask of \(first.text), which keeps translatesAutoresizingMaskIntoConstraints"
        case .intrinsicSize: return "from the intrinsic content size of \(first.text)"
        case .fixedFrame: return "from the fixed frame of \(first.text), which has no constraints of its own"
        case .stackView: return "\(identifier) of a stack view"
        case .encapsulatedLayout: return encapsulatedText
        case .layoutGuide: return "a layout guide of the system's"
        case .scrollView: return "the content of the scroll view \(first.text)"
        case .tableView, .nonNegativeSize, .written: return writtenText
        }
    }

    private var encapsulatedText: String {
        if identifier.hasPrefix("fittingSize") { return "the size for which \(first.text) is being measured" }
        if identifier.hasPrefix("_UITemporary") { return "the size that \(first.text) has until it is laid out" }
        return "the size that \(first.text) is given from outside: by its window, table or collection"
    }

    private var writtenText: String {
        if isOfActionSheet {
            return "written by UIKit: action sheets of UIAlertController log it, and nothing comes of it"
        }
        var text = isSystems ? "written by UIKit" : "written"
        if className.hasPrefix("MAS") { text += " with Masonry" }
        if className.contains("SnapKit") { text += " with SnapKit" }
        if let source { text += ", \(source)" }
        if !identifier.isEmpty { text += ", identifier '\(identifier)'" }
        if !label.hasPrefix("0x"), !label.isEmpty { text += ", label '\(label)'" }
        return text
    }
}
