// Rows of conflict logs in every grammar, each with what it says.

import ConstraintSolver
import Testing

@testable import StrutChecking

/// A row, and the constraint that it is: `first.anchor relation multiplier × second.anchor + constant`.
struct RowCase: Sendable, CustomTestStringConvertible {
    var row: String
    var says: String
    var testDescription: String { row }

    init(_ row: String, _ says: String) { (self.row, self.says) = (row, says) }

    static let all = [
        // Sizes: visual format up to iOS 9, equations since iOS 10.
        RowCase("<NSLayoutConstraint:0x7f1 V:[UIView:0xa(44)]>", "0xa.height == 44"),
        RowCase("<NSLayoutConstraint:0x7f1 H:[UILabel:0xa'Name'(>=400)]>", "0xa.width >= 400"),
        RowCase("<NSLayoutConstraint:0x7f1 UIView:0xa.height == 44   (active)>", "0xa.height == 44"),
        RowCase("<NSLayoutConstraint:0x7f1 UIView:0xa.width == - 16   (active)>", "0xa.width == -16"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 UIView:0xa.height <= 2.22507e-308   (active)>", "0xa.height <= 2.22507e-308"),
        // Gaps.
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:|-(8)-[UIView:0xa]   (Names: '|':UIView:0xb )>", "0xa.top == 1*0xb.top + 8"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 H:[UIView:0xa]-(-20)-|(LTR)   (active, names: '|':UIView:0xb )>",
            "0xb.right == 1*0xa.right + -20"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 H:[UIView:0xa]-(>=4)-[UILabel:0xb'x']   (active)>",
            "0xb.leading >= 1*0xa.trailing + 4"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 H:[UILabel:0xa]-(NSSpace(20))-|   (Names: '|':UIView:0xb )>",
            "0xb.trailing == 1*0xa.trailing + 20"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:[UIView:0xa]-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0xb]   (active)>",
            "0xb.top >= 1*0xa.bottom + 8"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:|-(8)-[UIView:0xa]   (active, names: '|':UIScrollView:0xb )>",
            "0xa.top == 1*0xb content.top + 8"),
        // Equations between items.
        RowCase(
            "<NSLayoutConstraint:0x7f1 UIView:0xa.leading == UIView:0xb.leadingMargin>",
            "0xa.leading == 1*0xb.leadingMargin + 0"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 UIView:0xa.height == 1.5*UIView:0xa.width   (active)>",
            "0xa.height == 1.5*0xa.width + 0"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 UIView:0xa.bottom <= UILayoutGuide:0xb'UIViewSafeAreaLayoutGuide'.bottom - 12   (active)>",
            "0xa.bottom <= 1*0xb.bottom + -12"),
        RowCase(
            "<_UISystemBaselineConstraint:0x7f1 UIView:0xa.bottom <= UILayoutGuide:0xb''.bottom "
                + "NSLayoutAnchorConstraintSpace(8)   (active)>", "0xa.bottom <= 1*0xb.bottom + -8"),
        // Identifiers and titles that hold what the grammar is made of.
        RowCase(
            "<NSLayoutConstraint:0x7f1 'UISV-spacing' H:[UILabel:0xa'it's [1] - (ok)']-(0)-[UILabel:0xb']-(8)-[']   (active)>",
            "0xb.leading == 1*0xa.trailing + 0"),
        RowCase("<NSLayoutConstraint:0x7f1 UILabel:0xa'a == b.top'.height == 20   (active)>", "0xa.height == 20"),
        RowCase("<NSLayoutConstraint:0x7f1 UILabel:0xa'two\nlines'.height >= 20   (active)>", "0xa.height >= 20"),
        // Items that go by a name, which the trailer explains.
        RowCase("<NSLayoutConstraint:0x7f1 'id15' V:[cell_box(>=183)]   (Names: cell_box:0xa )>", "0xa.height >= 183"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 Bar.lockIcon.width == 20   (active, names: Bar.lockIcon:0xa )>",
            "0xa.width == 20"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:[A long name of a view...]-(0)-|   (active, names: A long name of a view...:0xa, "
                + "'|':UIView:0xb )>", "0xb.bottom == 1*0xa.bottom + 0"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:|-(3)-[UIView:0xa]   (active, names: box:0xb, '|':box:0xb )>",
            "0xa.top == 1*0xb.top + 3"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:|-(19)-[cell[0]]   (active, names: cell[0]:0xa, '|':UIView:0xb )>",
            "0xa.top == 1*0xb.top + 19"),
        RowCase("<NSLayoutConstraint:0x7f1 cell[0].width == 120   (active, names: cell[0]:0xa )>", "0xa.width == 120"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:[1]-(4)-[<2>]   (active, names: 1:0xa, <2>:0xb )>",
            "0xb.top == 1*0xa.bottom + 4"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 V:|-(9)-[UILabel:0xa]   (active, names: '|':Hello, world:0xb, Hello, world:0xb )>",
            "0xa.top == 1*0xb.top + 9"),
        RowCase(
            "<NSLayoutConstraint:0x7f1 H:[box]-(9)-|   (active, names: '|':UIButton:0xb'Yes, or no', box:0xa )>",
            "0xb.trailing == 1*0xa.trailing + 9"),
        // Autoresizing masks.
        RowCase(
            "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=--& v=--& UIView:0xa.midY == + 70>", "0xa.midY == 70"),
        RowCase(
            "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=-&- v=--& UIView:0xa.width == UIView:0xb.width + 375>",
            "0xa.width == 1*0xb.width + 375"),
        RowCase(
            "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=&-& v=--& UIView:0xa.minX == 0.5*UIView:0xb.width - 32   "
                + "(active, names: '|':UIView:0xb )>", "0xa.minX == 0.5*0xb.width + -32"),
        RowCase(
            "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=--& v=--& 'UIView-Encapsulated-Layout-Top' UIView:0xa.minY == 0   "
                + "(active, names: '|':UIView:0xb )>", "0xa.minY == 0"),
        // AppKit, and what scroll views derive.
        RowCase(
            "<NSAutoresizingMaskLayoutConstraint:0x7f1 h=-&- v=-&- H:[NSClipView:0xa]-(15)-|   (active, names: "
                + "'|':NSScrollView:0xb )>", "0xb.trailing == 1*0xa.trailing + 15"),
        RowCase(
            "<_UIScrollViewAutomaticContentSizeConstraint:0x7f1 UITableView:0xa.contentHeight{id: 28} == -32.000000>",
            "0xa content.contentHeight == -32"),
        // Masonry and SnapKit: labels, places in the source, factors behind, priorities.
        RowCase(
            "<MASLayoutConstraint:0x7f1 UILabel:0xa.left == UIView:0xb.right + 12>", "0xa.left == 1*0xb.right + 12"),
        RowCase(
            "<MASLayoutConstraint:bottom of it[2] UILabel:title.bottom == UIView:box.bottom - 10>",
            "UILabel:title.bottom == 1*UIView:box.bottom + -10"),
        RowCase("<NSLayoutConstraint:id15[0x1] UIView:cell_box[0xa].height <= 83>", "0xa.height <= 83"),
        RowCase(
            "<MASLayoutConstraint:0x7f1 UIView:0xa.height == UIView:0xb.height * 0.5 - 3 ^750>",
            "0xa.height == 0.5*0xb.height + -3 @750"),
        RowCase(
            "<SnapKit.LayoutConstraint:0x7f1@Login.swift#61 UIButton:0xa.width == UIView:0xb.width * 0.25>",
            "0xa.width == 0.25*0xb.width + 0"),
        RowCase("<App.LayoutConstraint:the width@Login.swift#7 UIButton:0xa.width >= 40.0>", "0xa.width >= 40"),
        RowCase("<NSLayoutConstraint:0x7f1 H:[UIView:0xa(50@600)]>", "0xa.width == 50 @600"),
        RowCase("<NSLayoutConstraint:0x7f1 H:[UIView:0xa(==UIView:0xb)]>", "0xa.width == 1*0xb.width + 0"),
        // Strut's own, with object ids.
        RowCase(
            "<NSLayoutConstraint 'UISV-spacing' H:[UILabel:npM-MY-Qm1'x']-(8)-[UIView:9Bu-tw-OYQ]   (active)>",
            "UIView:9Bu-tw-OYQ.leading == 1*UILabel:npM-MY-Qm1.trailing + 8"),
        RowCase(
            "<NSLayoutConstraint:Ixd-79-nz6 UILabel:WGC-82-7sO'of A.top'.bottom == UILayoutGuide 'UIViewSafeAreaLayoutGuide' of "
                + "UIView:iN0-l3-epB.bottom - 16   (active)>",
            "UILabel:WGC-82-7sO.bottom == 1*UILayoutGuide:UIViewSafeAreaLayoutGuide of UIView:iN0-l3-epB.bottom + -16"),
        RowCase(
            "<NSLayoutConstraint:Ixd-79-nz6 UILabel:WGC-82-7sO.top == _UILayoutGuide 'top'.bottom + 8   (active)>",
            "UILabel:WGC-82-7sO.top == 1*_UILayoutGuide:top.bottom + 8"),
        RowCase(
            "<NSLayoutConstraint:Ixd-79-nz6 UILabel:WGC-82-7sO.bottom == UIKeyboardLayoutGuide.top   (active)>",
            "UILabel:WGC-82-7sO.bottom == 1*UIKeyboardLayoutGuide:.top + 0"),
    ]
}

@Suite("Rows of conflict logs")
struct RowParserTests {
    @Test("Each grammar is read", arguments: RowCase.all)
    func grammar(_ row: RowCase) throws {
        let constraint = try #require(RowParser.constraint(row.row))
        #expect(text(constraint) == row.says)
        #expect(constraint.text == row.row)
    }

    @Test(
        "What is no constraint is none",
        arguments: [
            "<NSLayoutConstraint:0x7f1>", "<UIView:0x7f1; frame = (0 0; 1 1)>",
            "<NSLayoutConstraint:0x7f1 UIView:0xa.colour == 3>", "NSLayoutConstraint:0x7f1 V:[UIView:0xa(44)]",
        ])
    func noConstraint(row: String) {
        #expect(RowParser.constraint(row) == nil)
    }

    @Test func partsAreReported() throws {
        let row = "<SnapKit.LayoutConstraint:the width@Login.swift#7 UIButton:0xa'Go'.width >= 40.0>"
        let constraint = try #require(RowParser.constraint(row))
        #expect(constraint.className == "SnapKit.LayoutConstraint" && constraint.label == "the width")
        #expect(constraint.source == "Login.swift#7" && constraint.first.title == "Go")
        let mask = "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&& v=--& 'top' UIView:0xa.minY == 0>"
        #expect(RowParser.constraint(mask).map { "\($0.maskFlags) \($0.identifier)" } == "h=-&& v=--& top")
    }

    private func text(_ row: LoggedConstraint) -> String {
        let relation =
            switch row.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(row.first.key).\(row.firstAnchor.name) \(relation) "
        if let second = row.second, let anchor = row.secondAnchor {
            text += "\(number(row.multiplier))*\(second.key).\(anchor.name) + "
        }
        text += number(row.constant)
        return row.priority < 1000 ? text + " @\(number(row.priority))" : text
    }

    private func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}
