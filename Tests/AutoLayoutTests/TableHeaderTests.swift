// Table headers, as the articles about them describe UIKit: what a table looks at, what conflicts, and the workarounds.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// The header of `TableViewHeader.storyboard`: 5 + 50 + 5 + 15 + a label + 15 + 15 points high, stored 100 high.
@Suite("Table headers")
struct TableHeaderTests {
    let header = "6u7-If-z8G"
    let label = "npM-MY-Qm1"
    let table = "UgM-5F-lyL"
    let cell = "JHb-fS-oTI"

    /// The header's scene in a window of a width, at two pixels a point, as on an iPhone 5.
    func session(width: Double) throws -> LayoutSession {
        let document = try Gallery.scene("TableViewHeader").document()
        var session = LayoutSession(document, in: environment(width: width))
        session.layoutIfNeeded()
        return session
    }

    func environment(width: Double) -> LayoutEnvironment {
        LayoutEnvironment(device: .named("retina4_0"), size: Size(width: width, height: 568))
    }

    @Test("At 320 points the stored height conflicts: seven constraints, and the label's bottom is broken")
    func conflict() throws {
        let findings = try session(width: 320).layout.findings.filter { $0.rule.id == "conflicting-constraints" }
        let conflict = try #require(findings.first)
        #expect(findings.count == 1)
        // The seven of the log, then the broken one again, then three repairs.
        let listed = conflict.notes.dropLast(4).map(\.message)
        #expect(listed.count == 7)
        for part in [
            "h=--& v=--& V:[UIView:6u7-If-z8G(100)]", "V:[UIView:9Bu-tw-OYQ(50)]", "V:|-(5)-[UIView:9Bu-tw-OYQ]",
            "V:[UIView:9Bu-tw-OYQ]-(5)-[UIView:mXW-NP-r3f]", "V:[UIView:mXW-NP-r3f]-(15)-|",
            "V:|-(15)-[UILabel:npM-MY-Qm1'The quick brown fox jumpe...']",
            "V:[UILabel:npM-MY-Qm1'The quick brown fox jumpe...']-(15)-|",
        ] {
            #expect(listed.count { $0.contains(part) } == 1, "\(part)")
        }
        #expect(conflict.object == "rtg-Zk-9E0")
        let mask = try #require(conflict.notes.first { $0.message.contains("NSAutoresizingMaskLayoutConstraint") })
        #expect(mask.message.contains("from the autoresizing mask of UIView:6u7-If-z8G"))
        #expect(mask.object == header)
        #expect(mask.location?.line == 16)
    }

    @Test("The compressed size without a width is the article's: the text stays on one line")
    func compressedSize() throws {
        let document = try Gallery.scene("TableViewHeader").document()
        let size = try #require(
            LayoutEngine().fittingSize(of: header, in: document, environment: environment(width: 320)))
        #expect(abs(size.width - 405.5) <= 0.5)
        #expect(abs(size.height - 125.5) <= 0.5)
    }

    @Test("A header that gave up its mask and was laid out so is as wide as its text")
    func unconstrainedWidth() throws {
        var session = try session(width: 320)
        try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: header)
        session.layoutIfNeeded()
        let size = try session.systemLayoutSizeFitting(header)
        #expect(abs(size.width - 405.5) <= 0.5)
        #expect(abs(size.height - 125.5) <= 0.5)
    }

    @Test("Fitting after a layout keeps the lines of that layout: the right height, with the conflict")
    func fittingAfterLayout() throws {
        var session = try session(width: 320)
        let size = try session.systemLayoutSizeFitting(header)
        // 105 and two lines of 20.28 each.
        #expect(size.height == 146)
        var frame = try #require(session.frame(of: header))
        frame.height = size.height
        try session.setFrame(frame, of: header)
        session.layoutIfNeeded()
        #expect(session.layout.findings.isEmpty)
        #expect(session.frame(of: header) == Rect(x: 0, y: 0, width: 320, height: 146))
        // The table has not looked at the height yet.
        #expect(session.frame(of: cell)?.y == 100)
        try session.setTableHeaderView(ofTable: table)
        session.layoutIfNeeded()
        #expect(session.frame(of: cell)?.y == 146)
    }

    @Test("A preferred width of 270 is right at 320 points, and two lines high for one line at 500")
    func preferredMaxLayoutWidth() throws {
        for (width, lineWidth) in [(320.0, 274.0), (500, 454)] {
            var session = try session(width: width)
            try session.setPreferredMaxLayoutWidth(270, of: label)
            session.layoutIfNeeded()
            var frame = try #require(session.frame(of: header))
            frame.height = try session.systemLayoutSizeFitting(header).height
            try session.setFrame(frame, of: header)
            try session.setTableHeaderView(ofTable: table)
            session.layoutIfNeeded()
            #expect(session.frame(of: label)?.size == Size(width: lineWidth, height: 41))
        }
    }

    @Test(
        "The five steps give the right height at every width, without a conflict",
        arguments: [(320.0, 41.0), (500, 20.5)])
    func fiveSteps(width: Double, textHeight: Double) throws {
        var session = try session(width: width)
        // 1. Switch the mask off. 1.5. Hold the width.
        try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: header)
        let headerWidth = try #require(session.frame(of: header)).width
        let temporary = try session.addConstraint(AddedConstraint(header, .width, constant: headerWidth))
        // 2. Changes of constraints. 3. Size to fit.
        session.layoutIfNeeded()
        var frame = try #require(session.frame(of: header))
        frame.height = try session.systemLayoutSizeFitting(header).height
        try session.setFrame(frame, of: header)
        try session.setTableHeaderView(ofTable: table)
        // 3.5. Let the width go. 4. Switch the mask on.
        session.removeConstraint(temporary)
        try session.setTranslatesAutoresizingMaskIntoConstraints(true, of: header)
        session.layoutIfNeeded()
        #expect(session.layout.findings.filter { $0.rule.id == "conflicting-constraints" } == [])
        #expect(session.frame(of: header) == Rect(x: 0, y: 0, width: width, height: 105 + textHeight))
        #expect(session.frame(of: label)?.size == Size(width: width - 46, height: textHeight))
        #expect(session.frame(of: cell)?.y == 105 + textHeight)
    }

    @Test("Without its lower view the header fits the upper one")
    func hidingByConstraints() throws {
        var session = try session(width: 320)
        try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: header)
        let temporary = try session.addConstraint(AddedConstraint(header, .width, constant: 320))
        // What the article's code does to hide the view below: its distances and its text go.
        try session.setActive(false, ofConstraint: "unt-s5-Ig1")
        _ = try session.addConstraint(AddedConstraint(header, .bottom, .equal, "9Bu-tw-OYQ", .bottom, constant: 5))
        session.layoutIfNeeded()
        let size = try session.systemLayoutSizeFitting(header)
        #expect(size == Size(width: 320, height: 60))
        session.removeConstraint(temporary)
    }

    @Test(
        "Headers that are sized to fit have no conflict, and the rows follow",
        arguments: [(320.0, 146.0), (500, 125.5)])
    func fittingOption(width: Double, height: Double) throws {
        let document = try Gallery.scene("TableViewHeader").document()
        let engine = LayoutEngine(options: LayoutEngine.Options(tableHeaders: .fitting))
        let frames = Frames(layout: engine.layout(document, in: environment(width: width)))
        #expect(frames.findings.isEmpty)
        frames.expect(header, 0, 0, width, height)
        frames.expect(cell, 0, height, width, 44)
    }
}
