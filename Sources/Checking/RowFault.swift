import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// What is wrong with the height of a row, or of a section's header or footer, that is to size itself. Heights are in
/// points.
///
/// It is a fact about the scene, in whatever order rules run: what overflows such a row is a consequence of it.
struct RowFault {
    /// What is wrong.
    enum Kind {
        /// It has a height of its own, less than what its constraints want.
        case explicitHeight(Double, wanted: Double)
        /// A view in it that has no height holds its top and bottom; code may give that view a height.
        case collapsed(holder: Int, mayGetHeight: Bool)
        /// Nothing joins what hangs from its top with what stands on its bottom; nil where the two are not known.
        case unjoined(ends: (upper: Int, lower: Int)?)
        /// Nothing is attached to some of its sides; what is in it may be centred.
        case unattached(sides: [String], isCentred: Bool)
    }

    let kind: Kind
    /// The row, header or footer.
    let view: Int
    /// What it is: "row", "section header" or "section footer".
    let part: String
    /// Whether the document holds all rows of its table: code may give others a height.
    let isStatic: Bool
    /// The height that a device gives it; 0 where that is not asked.
    let height: Double
    /// The height that it is drawn with.
    let drawn: Double

    /// The rule that reports it.
    var rule: Rule {
        if case .explicitHeight = kind { return .explicitRowHeight }
        return .rowNotPinned
    }

    /// Whether its height is wrong for what is in it, not only a text's width.
    var isOfHeight: Bool {
        if case .unattached(let sides, _) = kind { return sides != [Self.trailingEdge] }
        return true
    }

    /// The rows whose heights findings of applied rules are about, by the indices of their elements.
    static func rows(_ faults: [RowFault], in scene: SolvedScene, _ selection: RuleSelection) -> Set<Int> {
        var rows: Set<Int> = []
        for fault in faults where fault.isOfHeight && selection.applies(fault.rule) {
            rows.insert(scene.view(fault.view).element.index)
        }
        return rows
    }

    /// What a text lacks that does not wrap.
    static let trailingEdge = "trailing edge"
    /// What a row's height may be off without a word, in points: a separator (½), and a line of text that is rounded up
    /// (½) both above and below. Of the real rows that are off by more the least is off by 3.
    static let tolerance = 2.0
    /// How much lower than it is drawn a row must be to have collapsed, in points: the text of a line.
    fileprivate static let collapse = 20.0
}

extension RuleContext {
    /// What is wrong with the heights of the rows, headers and footers of the scene's tables.
    func rowFaults(_ attached: AttachedSides, _ chains: VerticalChains, _ bounded: Set<Int>) -> [RowFault] {
        tables.flatMap { table in
            let isStatic = table.element.dataMode == .static
            var faults: [RowFault] = []
            for row in rowsWithConstraints(of: table) {
                if isStatic, sizesRows(table), let fault = explicitHeight(of: row, in: table) { faults.append(fault) }
                guard scene.fixedRowHeight(of: row.cell, in: table.element) == nil else { continue }
                let fault =
                    collapse(of: row, chains, isStatic: isStatic)
                    ?? missingSides(of: row.content, "row", at: row.index, isStatic, attached, chains, bounded) {
                        scene.automaticRowHeight(ofContent: scene.rowContentHeight(of: row.index), in: table.element)
                    }
                if let fault { faults.append(fault) }
            }
            for edge in edges(of: table) where sizesItself(edge: edge, of: table) && holdsConstrainedViews(edge) {
                let part = scene.view(edge).key == "headerView" ? "section header" : "section footer"
                let width = scene.alignmentRect(of: edge).width
                let fault = missingSides(of: edge, part, at: edge, true, attached, chains, bounded) {
                    scene.fittingSize(of: edge, target: .compressed(width: width)).height
                }
                if let fault { faults.append(fault) }
            }
            return faults
        }
    }

    /// A row of a static table of automatic rows with a height of its own that is too small for what is in it. One that
    /// is larger is a choice, and so is one that only shows less of a wheel.
    private func explicitHeight(of row: TableRow, in table: Table) -> RowFault? {
        guard let height = row.cell.rowHeight, height >= 0 else { return nil }
        let content = scene.rowContentHeight(of: row.index)
        let wanted = scene.automaticRowHeight(ofContent: content, in: table.element)
        // Content that is only centred wants no height, and gets the standard one of its system.
        let missing = wanted - height - RowFault.tolerance
        guard missing > 0, content > height, missing > pointsOfWheels(in: row.index) else { return nil }
        return RowFault(
            kind: .explicitHeight(height, wanted: wanted), view: row.index, part: "row", isStatic: true, height: height,
            drawn: height)
    }

    /// How much lower than it wants to be a wheel in a row is, in points: it is drawn at any height, with fewer of its
    /// lines in sight.
    private func pointsOfWheels(in row: Int) -> Double {
        (row..<scene.scene.views[row].subtreeEnd).reduce(0) { points, index in
            let view = scene.view(index)
            guard view.kind == .pickerView || DatePicker(view.element)?.style == "wheels" else { return points }
            return max(points, (scene.intrinsicSize(of: index).height ?? 0) - scene.alignmentRect(of: index).height)
        }
    }

    /// A row that a view without a height holds at its top and bottom. Where tables are not laid out all views are as
    /// high as they are stored.
    private func collapse(of row: TableRow, _ chains: VerticalChains, isStatic: Bool) -> RowFault? {
        guard scene.laysOutTables, let drawn = scene.view(row.index).frame?.height,
            chains.joins(row.content, in: scene)
        else { return nil }
        let height = scene.alignmentRect(of: row.index).height
        guard height < drawn / 2, height < drawn - RowFault.collapse else { return nil }
        let inside = (row.content + 1)..<scene.scene.views[row.content].subtreeEnd
        guard let holder = inside.first(where: lacksHeight) else { return nil }
        return RowFault(
            kind: .collapsed(holder: holder, mayGetHeight: mayGetHeight(holder)), view: row.index, part: "row",
            isStatic: isStatic, height: height, drawn: drawn)
    }

    /// Whether a view may have a height of its own in an app: by its class, or by a text, a picture or views that code
    /// brings.
    private func mayGetHeight(_ view: Int) -> Bool {
        switch scene.view(view).kind {
        case .label, .button, .imageView, .stackView, .textView: true
        default: scene.view(view).customClass != nil
        }
    }

    /// Whether a view is drawn with a height, and has none.
    private func lacksHeight(_ view: Int) -> Bool {
        scene.placement(of: view) == .constraints && !scene.isHidden(view) && scene.view(view).frame?.height ?? 0 >= 8
            && scene.alignmentRect(of: view).height < 1
    }

    /// A device gives the row the height that `deviceHeight` works out, in points. Where code makes the rows of a table
    /// it may give them a height too.
    private func missingSides(
        of view: Int, _ part: String, at object: Int, _ isStatic: Bool, _ attachedSides: AttachedSides,
        _ chains: VerticalChains, _ bounded: Set<Int>, deviceHeight: () -> Double
    ) -> RowFault? {
        let attached = attachedSides[view]
        let isJoined = chains.joins(view, in: scene)
        // Of a row that content gives its height that is not spoken of.
        let height = isJoined ? 0 : deviceHeight()
        let drawn = scene.view(object).frame?.height
        let isAsDrawn = isJoined || abs((drawn ?? height) - height) <= RowFault.tolerance
        func fault(_ kind: RowFault.Kind) -> RowFault {
            RowFault(kind: kind, view: object, part: part, isStatic: isStatic, height: height, drawn: drawn ?? 0)
        }
        if !isAsDrawn, attached.isSuperset(of: [.top, .bottom]) {
            return fault(.unjoined(ends: chains.ends(of: view, in: scene)))
        }
        var missing: [String] = []
        if !isAsDrawn {
            missing = [(AttachedSides.Sides.top, "top"), (.bottom, "bottom")].filter { !attached.contains($0.0) }
                .map(\.1)
        }
        let isCentred = missing == ["top", "bottom"] && attached.contains(.centerY)
        // What is centred looks as it is drawn wherever it has room.
        if !missing.isEmpty, attached.contains(.centerY), chains.fits(view, in: height, of: scene) { missing = [] }
        if !attached.contains(.trailing), wrapsNowhere(inside: view, bounded) { missing.append(RowFault.trailingEdge) }
        return missing.isEmpty ? nil : fault(.unattached(sides: missing, isCentred: isCentred))
    }

    /// Whether a text is one of words, or one that code will bring; a bullet between two others never wraps.
    private func mayWrap(_ text: String?) -> Bool {
        guard let text, !text.isEmpty else { return true }
        return text.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether a label inside a view takes as many lines as it needs, and nothing says at which width.
    private func wrapsNowhere(inside view: Int, _ bounded: Set<Int>) -> Bool {
        let labels = scene.scene.subviews(of: view).filter(wraps)
        return !labels.isEmpty && !bounded.isSuperset(of: labels)
    }

    /// Whether a view is a label that takes as many lines as it needs at the width that constraints give it.
    func wraps(_ index: Int) -> Bool {
        scene.placement(of: index) == .constraints && Label(scene.view(index).element)?.numberOfLines == 0
            && scene.preferredTextWidth(of: index) == nil && mayWrap(scene.shownText(of: index))
    }
}
