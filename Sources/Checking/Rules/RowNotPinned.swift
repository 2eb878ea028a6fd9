import StrutDiagnostics

extension LayoutRule {
    /// One finding for each automatic row, section header or footer that comes out lower or higher than it is drawn,
    /// because nothing inside it is attached to its top or bottom, what is has no height, or what hangs from its top is
    /// not joined with what stands on its bottom; and for each with a text that could wrap, but has no width to wrap
    /// at.
    static let rowNotPinned = LayoutRule(.rowNotPinned) { context in
        for fault in context.rowFaults where !fault.showsHeightFromCode {
            switch fault.kind {
            case .explicitHeight: break
            // What has a size by itself is brought by code, which is the row's height then.
            case .collapsed(let holder, let mayGetHeight):
                if !mayGetHeight { context.report(fault, holder: holder) }
            case .unjoined(let ends):
                if let ends { context.report(fault, ends.upper, ends.lower) }
            case .unattached(let sides, let isCentred): context.report(fault, sides, isCentred: isCentred)
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

extension RowFault {
    /// Where code makes the rows of a table it may give them a height too.
    fileprivate var severity: Severity { isStatic ? .warning : .note }

    /// Whether nobody can have overlooked it: the rows of a table that code fills would be less than half as high as
    /// they are drawn, so that the app must give them a height.
    fileprivate var showsHeightFromCode: Bool { !isStatic && isOfHeight && drawn > 0 && height < drawn / 2 }
}

extension RuleContext {
    private func consequence(of fault: RowFault) -> String {
        "on a device it is \(number(fault.height)) high instead of the \(number(fault.drawn)) it is drawn with"
    }

    private func here(_ view: Int) -> Finding.Note {
        let element = scene.view(view).element
        return Finding.Note("\(name(view)) is here", location: element.location, object: element.id)
    }

    fileprivate mutating func report(_ fault: RowFault, holder: Int) {
        report(
            .rowNotPinned,
            "Nothing gives \(name(holder)) a height, which holds \(name(fault.view)), a row that sizes itself: "
                + "\(consequence(of: fault)). Give that view a height, or attach its content to its top and bottom.",
            at: fault.view, notes: [here(holder)], severity: fault.severity, variant: "height")
    }

    fileprivate mutating func report(_ fault: RowFault, _ upper: Int, _ lower: Int) {
        report(
            .rowNotPinned,
            "Nothing joins \(name(upper)), which hangs from the top of \(name(fault.view)), with \(name(lower)), which "
                + "stands on its bottom; it is a \(fault.part) that sizes itself: \(consequence(of: fault)). Constrain the two "
                + "to each other.", at: fault.view, notes: [here(lower)], severity: fault.severity, variant: "join")
    }

    fileprivate mutating func report(_ fault: RowFault, _ missing: [String], isCentred: Bool) {
        // `joined` looks types up by their names when it is first called, in 124,000 instructions.
        let sides = missing.dropFirst().reduce(missing[0]) { "\($0) and \($1)" }
        let consequence =
            missing.first == RowFault.trailingEdge ? "its text does not wrap there" : consequence(of: fault)
        report(
            .rowNotPinned,
            "Nothing is attached to the \(sides) of \(name(fault.view)), a \(fault.part) that sizes itself: \(consequence). "
                + "Constrain its content to the \(sides) too.", at: fault.view,
            severity: isCentred ? .note : fault.severity, variant: "sides")
    }
}
