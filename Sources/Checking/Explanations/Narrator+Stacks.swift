import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// What stack views do with what they arrange, in words.
extension Narrator {
    mutating func sentence(ofStack view: Int, _ axis: Axis, _ group: LinkGroup) -> String {
        let rows = group.parts.map { scene.rows[$0.row] }
        guard let stack = StackView(scene.view(view).element) else { return "" }
        let arranged = scene.scene.subviews(of: view).filter {
            scene.placement(of: $0) == .constraints && !scene.isHidden($0)
        }
        let subject = name(view)
        if rows.allSatisfy({ $0.identifier == .hiding }) { return "\(subject) gives hidden views no room" }
        if rows.allSatisfy({ $0.identifier == .ambiguitySuppression }) {
            let views = rows.compactMap { scene.owner(of: $0.first) }
            let lengthless = views.allSatisfy { $0 == views.first } ? views.first : nil
            let owner = lengthless.map { possession(axis.length, of: $0) } ?? "the \(axis.length)s of some of its views"
            return "nothing decides \(owner), and \(subject) takes 0 then"
        }
        if arranged.isEmpty { return "\(subject) has nothing to show, and shrinks" }
        return axis == stack.axis
            ? along(stack, axis, subject, arranged, rows) : across(stack, axis, subject, arranged, rows)
    }

    // MARK: Along the axis

    private mutating func along(
        _ stack: StackView, _ axis: Axis, _ subject: String, _ arranged: [Int], _ rows: [LoweredRow]
    ) -> String {
        let identifiers = Set(rows.map(\.identifier))
        let spacing = stack.usesStandardSpacing ? 8 : stack.spacing
        let isApart = identifiers.contains(.spacing)
        let apart = !isApart ? "" : spacing == 0 ? ", one right after the other" : ", \(points(spacing)) apart"
        let views = arranged.count == 1 ? "its one view" : "its \(arranged.count) views"
        if identifiers.contains(.fillEqually), stack.distribution != .equalSpacing,
            stack.distribution != .equalCentering
        {
            return "\(subject) makes \(views) equally \(axis.high) (distribution \(words(stack.distribution)))\(apart)"
        }
        if identifiers.contains(.fillProportionally) {
            return "\(subject) gives each of \(views) the share of its \(axis.length) that the view's own has in "
                + "all of them (distribution fill proportionally)\(apart)"
        }
        if identifiers.contains(.equalButtons) {
            return "\(subject) makes the buttons with a configuration in it equally wide"
        }
        if identifiers.contains(.textWidth) {
            return "\(subject) wants labels of several lines in it to have equal parts of its width\(apart)"
        }
        if identifiers.contains(.distributingEdge) {
            let what = stack.distribution == .equalSpacing ? "gaps between" : "distances between the centres of"
            let least = isApart ? ", at least \(points(spacing)) apart" : ""
            let fit = identifiers.contains(.canvasFit) ? ", and is no \(axis.higher) than that takes" : ""
            return
                "\(subject) makes the \(what) \(views) equal (distribution \(words(stack.distribution)))\(least)\(fit)"
        }
        let edges = rows.filter { $0.identifier == .canvasConnection }
        let starts = edges.contains { $0.firstAnchor.isLeadingOrTop }
        let ends = edges.contains { !$0.firstAnchor.isLeadingOrTop }
        switch (starts, ends) {
        case (true, true):
            return "\(subject) reaches from end to end of \(views)\(apart) (distribution \(words(stack.distribution)))"
        case (true, false): return "\(subject) starts with the first of \(views)\(apart)"
        case (false, true): return "\(subject) ends with the last of \(views)\(apart)"
        case (false, false):
            if rows.contains(where: { $0.identifier == .spacing }) {
                return "\(subject) puts \(views) one after the other\(apart)"
            }
            return "\(subject) arranges \(views)"
        }
    }

    // MARK: Across the axis

    private mutating func across(
        _ stack: StackView, _ axis: Axis, _ subject: String, _ arranged: [Int], _ rows: [LoweredRow]
    ) -> String {
        let identifiers = Set(rows.map(\.identifier))
        let views = arranged.count == 1 ? "its one view" : "its \(arranged.count) views"
        let alignment = "(alignment \(words(stack.alignment, axis)))"
        if stack.alignment == .fill {
            return "\(subject) keeps \(views) and itself equally \(axis.high), edge to edge \(alignment)"
        }
        let isAsLarge =
            identifiers.contains(.spanningFit) || identifiers.contains(.canvasFit)
            || identifiers.contains(.spanningBoundary)
        let lines = "aligns \(views) by their \(line(stack.alignment, axis)) \(alignment)"
        guard isAsLarge else { return "\(subject) \(lines)" }
        let largest = arranged.count == 1 ? "its view" : axis == .horizontal ? "the widest" : "the highest"
        return "\(subject) \(lines), and is as \(axis.high) as \(largest)"
    }

    private func words(_ distribution: StackView.Distribution) -> String {
        switch distribution {
        case .fill: "fill"
        case .fillEqually: "fill equally"
        case .fillProportionally: "fill proportionally"
        case .equalSpacing: "equal spacing"
        case .equalCentering: "equal centering"
        }
    }

    private func words(_ alignment: StackView.Alignment, _ axis: Axis) -> String {
        switch alignment {
        case .fill: "fill"
        case .leading, .top: axis == .horizontal ? "leading" : "top"
        case .trailing, .bottom: axis == .horizontal ? "trailing" : "bottom"
        case .center: "center"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        }
    }

    private func line(_ alignment: StackView.Alignment, _ axis: Axis) -> String {
        switch alignment {
        case .fill: "edges"
        case .leading, .top: axis == .horizontal ? "leading edges" : "tops"
        case .trailing, .bottom: axis == .horizontal ? "trailing edges" : "bottoms"
        case .center: "centres"
        case .firstBaseline: "first baselines"
        case .lastBaseline: "last baselines"
        }
    }
}
