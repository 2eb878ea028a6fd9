import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each automatic row, section header or footer that comes out lower or higher than it is drawn,
    /// because nothing inside it is attached to its top or bottom, what is has no height, or what hangs from its top is not joined
    /// with what stands on its bottom; and for each with a text that could wrap, but has no width to wrap at.
    static let rowNotPinned = LayoutRule(.rowNotPinned) { survey in
        for table in survey.tables {
            for row in survey.rowsWithConstraints(of: table)
            where survey.scene.fixedRowHeight(of: row.cell, in: table.element) == nil {
                let scene = survey.scene
                if survey.findCollapse(of: row, isStatic: table.element.dataMode == .static) { continue }
                survey.findMissingSides(
                    of: row.content, "row", at: row.index, isStatic: table.element.dataMode == .static
                ) {
                    scene.automaticRowHeight(ofContent: scene.rowContentHeight(of: row.index), in: table.element)
                }
            }
            for edge in survey.edges(of: table)
            where survey.sizesItself(edge: edge, of: table) && survey.holdsConstrainedViews(edge) {
                let what = survey.scene.view(edge).key == "headerView" ? "header" : "footer"
                let width = survey.scene.alignmentRect(of: edge).width
                let scene = survey.scene
                survey.findMissingSides(of: edge, "section \(what)", at: edge, isStatic: true) {
                    scene.fittingSize(of: edge, target: .compressed(width: width)).height
                }
            }
        }
    }
}

extension Rule {
    /// Nothing holds an edge of a row that is to size itself.
    static let rowNotPinned = Rule(
        "row-not-pinned", on: .layout, .warning, orElse: .note,
        summary:
            "Nothing holds an edge of a row, or of a section's header, that is to size itself, what holds it has no height, "
            + "or nothing joins its top with its bottom, and it comes out with another height than it is drawn with.",
        help: "Constrain its content to that edge and to each other, or give the content a height.")
}

extension SceneSurvey {
    /// A device gives the row the height that `deviceHeight` works out, in points. Where code makes the rows of a table it
    /// may give them a height too.
    fileprivate mutating func findMissingSides(
        of view: Int, _ what: String, at object: Int, isStatic: Bool, deviceHeight: () -> Double
    ) {
        let attached = attachedSides[view]
        let isJoined = chains.joins(view, in: scene)
        // Of a row that content gives its height that is not spoken of.
        let height = isJoined ? 0 : deviceHeight()
        let drawn = scene.view(object).frame?.height
        let isAsDrawn = isJoined || abs((drawn ?? height) - height) <= Self.rowTolerance
        func consequence() -> String {
            "on a device it is \(number(height)) high instead of the \(number(drawn ?? 0)) it is drawn with"
        }
        if !isAsDrawn, attached.isSuperset(of: [.top, .bottom]) {
            lowRows.insert(scene.view(object).element.index)
            guard let (upper, lower) = chains.ends(of: view, in: scene) else { return }
            let element = scene.view(lower).element
            find(
                .rowNotPinned,
                "Nothing joins \(name(upper)), which hangs from the top of \(name(object)), with \(name(lower)), which stands "
                    + "on its bottom; it is a \(what) that sizes itself: \(consequence()). Constrain the two to each other.",
                at: object,
                notes: [Finding.Note("\(name(lower)) is here", location: element.location, object: element.id)],
                severity: isStatic ? .warning : .note)
            return
        }
        var missing: [String] = []
        if !isAsDrawn {
            missing = [(AttachedSides.Sides.top, "top"), (.bottom, "bottom")].filter { !attached.contains($0.0) }
                .map(\.1)
        }
        let centres = missing == ["top", "bottom"] && attached.contains(.centerY)
        // What is centred looks as it is drawn wherever it has room.
        if !missing.isEmpty, attached.contains(.centerY), chains.fits(view, in: height, of: scene) { missing = [] }
        if !attached.contains(.trailing), wrapsNowhere(inside: view) { missing.append("trailing edge") }
        if missing.isEmpty { return }
        if missing != ["trailing edge"] { lowRows.insert(scene.view(object).element.index) }
        // `joined` looks types up by their names when it is first called, in 124,000 instructions.
        let sides = missing.dropFirst().reduce(missing[0]) { "\($0) and \($1)" }
        find(
            .rowNotPinned,
            "Nothing is attached to the \(sides) of \(name(object)), a \(what) that sizes itself: "
                + "\(missing.first == "trailing edge" ? "its text does not wrap there" : consequence()). Constrain its content "
                + "to the \(sides) too.", at: object,
            severity: centres || !isStatic ? .note : .warning)
    }

    /// Tells of a row that a view without a height holds at its top and bottom, and says whether there is one. Where tables are
    /// not laid out all views are as high as they are stored.
    fileprivate mutating func findCollapse(of row: TableRow, isStatic: Bool) -> Bool {
        guard scene.laysOutTables, let drawn = scene.view(row.index).frame?.height,
            chains.joins(row.content, in: scene)
        else { return false }
        let height = scene.alignmentRect(of: row.index).height
        guard height < drawn / 2, height < drawn - Self.collapse else { return false }
        let inside = (row.content + 1)..<scene.scene.views[row.content].subtreeEnd
        guard let view = inside.first(where: lacksHeight) else { return false }
        lowRows.insert(scene.view(row.index).element.index)
        // What has a size by itself is brought by code, which is the row's height then.
        if mayGetHeight(view) { return true }
        let element = scene.view(view).element
        find(
            .rowNotPinned,
            "Nothing gives \(name(view)) a height, which holds \(name(row.index)), a row that sizes itself: on a device it is "
                + "\(number(height)) high instead of the \(number(drawn)) it is drawn with. Give that view a height, or attach "
                + "its content to its top and bottom.", at: row.index,
            notes: [Finding.Note("\(name(view)) is here", location: element.location, object: element.id)],
            severity: isStatic ? .warning : .note)
        return true
    }

    /// How much lower than it is drawn a row must be to have fallen in, in points: the text of a line.
    private static let collapse = 20.0

    /// Whether a view may have a height of its own in an app: by its class, or by a text, a picture or views that code brings.
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

    /// What a row's height may be off without a word, in points: a separator (½), and a line of text that is rounded up (½)
    /// both above and below. Of the real rows that are off by more the least is off by 3.
    static let rowTolerance = 2.0

    /// Whether a text is one of words, or one that code will bring; a bullet between two others never wraps.
    private func mayWrap(_ text: String?) -> Bool {
        guard let text, !text.isEmpty else { return true }
        return text.contains { $0.isLetter || $0.isNumber }
    }

    /// Whether a label inside a view takes as many lines as it needs, and nothing says at which width.
    private mutating func wrapsNowhere(inside view: Int) -> Bool {
        let labels = scene.scene.subviews(of: view).filter(wraps)
        return !labels.isEmpty && !boundedLabels.isSuperset(of: labels)
    }

    /// Whether a view is a label that takes as many lines as it needs at the width that constraints give it.
    func wraps(_ index: Int) -> Bool {
        scene.placement(of: index) == .constraints && Label(scene.view(index).element)?.numberOfLines == 0
            && scene.preferredTextWidth(of: index) == nil && mayWrap(scene.shownText(of: index))
    }
}
