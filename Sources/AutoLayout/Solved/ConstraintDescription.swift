import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// Prints rows in the grammar of UIKit's conflict logs, with object ids where UIKit prints addresses.
///
/// Visual format where it can say the row (`V:[UILabel 'The quick…']-(15)-|`), an equation elsewhere. Learnt from 155
/// logs found in public issues.
package struct ConstraintDescription {
    let system: SceneSystem

    /// The row's class, identifier and body, with the names it needs: `<NSLayoutConstraint nmg-Pb-fww V:[…]-(15)-|>`.
    package func log(_ row: LoweredRow) -> String {
        var text = "<\(className(row))"
        if row.source >= 0, let id = system.scene.constraints[Int(row.source)].constraint.id { text += ":\(id)" }
        if row.origin == .autoresizingMask { text += maskFlags(row) }
        let identifier = identifier(row)
        if !identifier.isEmpty { text += " '\(identifier)'" }
        let visual = visualFormat(row)
        text += " \(visual?.text ?? equation(row))"
        let names = visual?.bar.map { "names: '|':\(name(.view($0), withText: true)) " }
        if isBeforeIOS10 {
            text += names.map { "   (N\($0.dropFirst()))" } ?? ""
        } else {
            text += names.map { "   (active, \($0))" } ?? "   (active)"
        }
        return text + ">"
    }

    func className(_ row: LoweredRow) -> String {
        switch row.origin {
        case .written, .stackView, .encapsulatedLayout, .scrollView, .tableView, .layoutGuide, .nonNegativeSize:
            "NSLayoutConstraint"
        case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
        case .fixedFrame: "NSIBPrototypingLayoutConstraint"
        case .intrinsicSize: "NSContentSizeLayoutConstraint"
        }
    }

    func identifier(_ row: LoweredRow) -> String {
        if row.source >= 0 { return system.scene.constraints[Int(row.source)].constraint.identifier ?? "" }
        return row.origin == .intrinsicSize ? "" : row.identifier.rawValue
    }

    /// `h=--& v=--&`: for each axis the start margin, the size and the end margin, flexible or not.
    private func maskFlags(_ row: LoweredRow) -> String {
        let mask = system.view(Int(row.first.index)).autoresizingMask
        func flags(_ a: Bool, _ b: Bool, _ c: Bool) -> String {
            // A mask without any flag behaves as one whose end margin is flexible, and prints so.
            [a, b, c || !(a || b || c)].map { $0 ? "&" : "-" }.joined()
        }
        let h = flags(
            mask.contains(.flexibleMinX), mask.contains(.widthSizable), mask.contains(.flexibleMaxX))
        let v = flags(
            mask.contains(.flexibleMinY), mask.contains(.heightSizable), mask.contains(.flexibleMaxY))
        return " h=\(h) v=\(v)"
    }

    /// What the row states, without its class and names.
    package func body(_ row: LoweredRow) -> String { visualFormat(row)?.text ?? equation(row) }

    // MARK: Visual format

    /// The forms that UIKit prints visually: a size (before iOS 10), a start in the superview, an end in it, and a
    /// start after a sibling's end. The same pins written the other way round are equations. With the text the
    /// superview that it calls `|`, if it does.
    private func visualFormat(_ row: LoweredRow) -> (text: String, bar: Int?)? {
        guard row.multiplier == 1 else { return nil }
        let prefix = row.firstAnchor.isHorizontal ? "H:" : "V:"
        let first = name(row.first, withText: true)
        let gap = "-(\(relationPrefix(row.relation))\(number(row.constant)))-"
        let suffix = direction(row) + priority(row)
        if row.second.kind == .none {
            if row.firstAnchor.isSize {
                guard isBeforeIOS10 else { return nil }
                return ("\(prefix)[\(first)(\(relationPrefix(row.relation))\(number(row.constant)))]\(suffix)", nil)
            }
            // A mask's place in the superview.
            let superview = system.superview(of: Int(row.first.index))
            guard row.firstAnchor == .minX || row.firstAnchor == .minY, superview >= 0 else { return nil }
            return ("\(prefix)|\(gap)[\(first)]\(suffix)", superview)
        }
        guard isVisual(row.first), isVisual(row.second) else { return nil }
        let second = name(row.second, withText: true)
        if isStart(row.firstAnchor), isStart(row.secondAnchor), contains(row.second, row.first) {
            return ("\(prefix)|\(gap)[\(first)]\(suffix)", Int(row.second.index))
        }
        if isEnd(row.firstAnchor), isEnd(row.secondAnchor), contains(row.first, row.second) {
            return ("\(prefix)[\(second)]\(gap)|\(suffix)", Int(row.first.index))
        }
        if isStart(row.firstAnchor), isEnd(row.secondAnchor) {
            return ("\(prefix)[\(second)]\(gap)[\(first)]\(suffix)", nil)
        }
        return nil
    }

    var isBeforeIOS10: Bool { !system.environment.profile.describesActiveConstraints }

    private func isVisual(_ item: LayoutItem) -> Bool {
        item.kind == .view || item.kind == .spacer || item.kind == .contentLayout
    }

    private func isStart(_ anchor: Anchor) -> Bool { anchor == .leading || anchor == .left || anchor == .top }

    private func isEnd(_ anchor: Anchor) -> Bool { anchor == .trailing || anchor == .right || anchor == .bottom }

    /// UIKit marks pins that name left and right: they do not turn with the direction.
    private func direction(_ row: LoweredRow) -> String {
        row.origin == .written && (row.firstAnchor == .left || row.firstAnchor == .right) ? "(LTR)" : ""
    }

    private func contains(_ outer: LayoutItem, _ inner: LayoutItem) -> Bool {
        guard outer.kind == .view || outer.kind == .contentLayout, inner.kind == .view || inner.kind == .spacer else {
            return false
        }
        guard inner.kind == .view else { return true }
        return system.superview(of: Int(inner.index)) == Int(outer.index)
    }

    private func relationPrefix(_ relation: Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    private func priority(_ row: LoweredRow) -> String {
        row.statedPriority < 1000 ? " @\(number(row.statedPriority))" : ""
    }

    // MARK: Equations

    private func equation(_ row: LoweredRow) -> String {
        let relation =
            switch row.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(name(row.first, withText: true)).\(anchor(row.firstAnchor, of: row.first)) \(relation) "
        if row.second.kind == .none {
            text += row.constant < 0 ? "- \(number(-row.constant))" : number(row.constant)
        } else {
            if row.multiplier != 1 { text += "\(number(row.multiplier))*" }
            text += "\(name(row.second, withText: true)).\(anchor(row.secondAnchor, of: row.second))"
            if row.constant > 0 { text += " + \(number(row.constant))" }
            if row.constant < 0 { text += " - \(number(-row.constant))" }
        }
        if row.statedPriority < 1000 { text += " priority:\(number(row.statedPriority))" }
        return text
    }

    private func anchor(_ anchor: Anchor, of item: LayoutItem) -> String {
        let isMargin = item.kind == .margins || item.kind == .contentMargins
        let suffix = isMargin ? "Margin" : ""
        switch anchor {
        case .left: return "left\(suffix)"
        case .right: return "right\(suffix)"
        case .leading: return "leading\(suffix)"
        case .trailing: return "trailing\(suffix)"
        case .top: return "top\(suffix)"
        case .bottom: return "bottom\(suffix)"
        case .width: return "width"
        case .height: return "height"
        case .centerX: return isMargin ? "centerXWithinMargins" : "centerX"
        case .centerY: return isMargin ? "centerYWithinMargins" : "centerY"
        case .firstBaseline: return "firstBaseline"
        case .lastBaseline: return "lastBaseline"
        case .minX: return "minX"
        case .minY: return "minY"
        }
    }

    // MARK: Names

    /// The item as its author knows it: class, object id, and the text it shows.
    package func name(_ item: LayoutItem, withText: Bool) -> String {
        switch item.kind {
        case .none: return ""
        case .view, .margins, .contentLayout, .contentMargins:
            return viewName(Int(item.index), withText: withText)
        case .safeArea:
            return "UILayoutGuide 'UIViewSafeAreaLayoutGuide' of \(viewName(Int(item.index), withText: false))"
        case .readableContent:
            return "UILayoutGuide 'UIViewReadableContentGuide' of \(viewName(Int(item.index), withText: false))"
        case .frameLayout:
            return "UILayoutGuide 'UIScrollView-frameLayoutGuide' of \(viewName(Int(item.index), withText: false))"
        case .userGuide: return "UILayoutGuide:\(system.rows.variables.userGuides[Int(item.index)].element.id ?? "?")"
        case .topGuide: return "_UILayoutGuide 'top'"
        case .bottomGuide: return "_UILayoutGuide 'bottom'"
        case .keyboard: return "UIKeyboardLayoutGuide"
        case .spacer: return "_UILayoutSpacer:\(item.index)"
        }
    }

    private func viewName(_ index: Int, withText: Bool) -> String {
        let view = system.view(index)
        var text = view.className
        if let id = view.id { text += ":\(id)" }
        if withText, let shown = shownText(of: index) { text += "'\(shortened(shown))'" }
        return text
    }

    /// The text of a label, the title of a button, the text or placeholder of a field: what people recognise it by.
    package func shownText(of index: Int) -> String? {
        switch system.view(index).kind {
        case .label, .button: system.model.shownText(of: index)?.string
        case .textField: shownText(ofField: index)
        default: nil
        }
    }

    private func shownText(ofField index: Int) -> String? {
        let text = system.model.shownText(of: index)?.string ?? ""
        return text.isEmpty ? system.model.placeholder(of: index) : text
    }

    /// UIKit cuts texts after 25 characters, and after a line.
    private func shortened(_ text: String) -> String {
        let start = text.prefix(25).prefix { $0 != "\n" }
        return start.endIndex == text.endIndex ? text : start + "..."
    }

    /// UIKit prints six significant digits.
    package func number(_ value: Double) -> String {
        guard value.isNormal else { return value.isFinite ? "0" : "\(value)" }
        var scale = 1.0
        var magnitude = value.magnitude
        while magnitude >= 10 {
            magnitude /= 10
            scale /= 10
        }
        while magnitude < 1 {
            magnitude *= 10
            scale *= 10
        }
        let factor = scale * 100_000
        let rounded = (value * factor).rounded() / factor
        if rounded == rounded.rounded() && rounded.magnitude < 1e15 { return "\(Int64(rounded))" }
        return "\(rounded)"
    }
}
