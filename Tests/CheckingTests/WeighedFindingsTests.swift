// Findings that are worth a word, each beside what looks like it and is not.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import StrutTextMeasurement
import Testing

@testable import StrutChecking

@Suite struct WeighedFindingsTests {
    /// A xib with one object at its top level.
    private func layOutXib(
        _ object: String, ownerContent: String = "", in environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> Frames {
        let source = DocumentHeader().xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(ownerContent)</placeholder>
            \(object)
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        return Frames(layout: LayoutEngine().layout(document, in: environment))
    }

    // MARK: Rows

    /// What a row only centres looks the same in a row of another height, as long as it has room there.
    @Test(arguments: [(30.0, 0), (60.0, 1)])
    func centredRow(height: Double, count: Int) throws {
        let content = view("v", constraints: ["v.height == \(height)", "v.width == 70"])
        let cell = StaticTable.cell(
            "a", content: content, constraints: ["v.centerY == a-content.centerY", "v.leading == a-content.leading"]
        ).replacing(#"y="0.0" width="375" height="44""#, with: #"y="0.0" width="375" height="80""#)
        let table = StaticTable(rowHeight: "-1", sections: [("", [cell])])
        #expect(try table.layOut().findings("row-not-pinned").count == count)
    }

    /// A row whose own height is too small is reported once; its texts are cut off because of it.
    @Test(arguments: [false, true])
    func lowRow(isHeightRuleOff: Bool) throws {
        let text =
            "A text that goes on for long enough to be broken into three lines where it has the width of a phone, "
        let cell = StaticTable.cell(
            "a", #"rowHeight="44""#,
            content: label(
                "t", text + text, lines: 0, #"verticalCompressionResistancePriority="700" adjustsFontSizeToFit="NO""#),
            constraints: [
                "t.top == a-content.top", "t.bottom == a-content.bottom", "t.leading == a-content.leading",
                "t.trailing == a-content.trailing",
            ])
        let layout = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().layout
        let selection = RuleSelection(
            only: isHeightRuleOff ? ["truncated-text"] : ["truncated-text", "explicit-row-height"],
            hasEnvironments: true)
        #expect(
            layout.layoutFindings(selection).map(\.rule.id) == [
                isHeightRuleOff ? "truncated-text" : "explicit-row-height"
            ])
    }

    private static let field = view("f", element: "textField", constraints: ["f.width == 60", "f.height == 30"])

    /// What overflows a row whose content does not hold its bottom is a consequence of that, and reported where that is
    /// not.
    @Test(arguments: [(false, "row-not-pinned"), (true, "outside-superview")])
    func overflowingRow(isRowRuleOff: Bool, rule: String) throws {
        let cell = StaticTable.cell(
            "a", content: Self.field,
            constraints: ["f.top == a-content.top + 40", "f.leading == a-content.leading + 20"]
        ).replacing(#"height="44""#, with: #"height="80""#)
        let layout = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().layout
        let selection = RuleSelection(
            only: isRowRuleOff ? ["outside-superview"] : ["row-not-pinned", "outside-superview"], hasEnvironments: true)
        #expect(layout.layoutFindings(selection).map(\.rule.id) == [rule])
    }

    /// A table that fills the screen of a phone, and gives its one prototype 44 points or the height of its content.
    private func layOutPrototype(_ cell: String, rowHeight: String = "44") throws -> Frames {
        let table = view(
            "table", element: "tableView", #"dataMode="prototypes" style="plain" rowHeight="\#(rowHeight)""#,
            content: "<prototypes>\(cell)</prototypes>")
        return try TestScene(
            views: table,
            constraints: [
                "table.leading == root.leading", "table.trailing == root.trailing", "table.top == root.top",
                "table.bottom == root.bottom",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15")))
    }

    /// What a prototype holds that is drawn higher than its table makes it overflows because of that; at its sides it
    /// does not.
    @Test(arguments: [(44.0, 20.0, "bottom"), (78, 20, ""), (78, 360, "right")])
    func prototypeDrawnHigher(drawn: Double, leading: Double, side: String) throws {
        let cell = StaticTable.cell(
            "a", content: Self.field,
            constraints: ["f.top == a-content.top + 40", "f.leading == a-content.leading + \(leading)"]
        ).replacing(#"height="44""#, with: "height=\"\(drawn)\"")
        let layout = try layOutPrototype(cell).layout
        let found = layout.layoutFindings(RuleSelection(only: ["outside-superview"], hasEnvironments: true))
        #expect(found.count == (side.isEmpty ? 0 : 1))
        #expect(found.allSatisfy { $0.message.contains(" at the \(side), where it") })
    }

    /// Where a prototype would be less than half as high as it is drawn, an app that works gives it a height in code.
    @Test(arguments: [(80.0, 1), (110, 0)])
    func prototypeThatSizesItself(drawn: Double, count: Int) throws {
        let cell = StaticTable.cell(
            "a", content: Self.field,
            constraints: ["f.top == a-content.top + 5", "f.leading == a-content.leading + 20"]
        ).replacing(#"height="44""#, with: "height=\"\(drawn)\"")
        let found = try layOutPrototype(cell, rowHeight: "-1").findings("row-not-pinned")
        #expect(found.map(\.severity) == Array(repeating: .note, count: count), "\(found)")
        let rows = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().findings("row-not-pinned")
        #expect(rows.map(\.severity) == [.warning], "\(rows)")
    }

    /// A delegate commonly gives prototypes the height that they are drawn with: at the table's they are in no
    /// conflict.
    @Test(arguments: [(120.0, 0), (44, 1)])
    func prototypeInConflict(drawn: Double, count: Int) throws {
        let cell = StaticTable.cell(
            "a", content: view("v", constraints: ["v.height == 100", "v.width == 70"]),
            constraints: [
                "v.top == a-content.top", "v.bottom == a-content.bottom", "v.leading == a-content.leading",
            ]
        ).replacing(#"height="44""#, with: "height=\"\(drawn)\"")
        let frames = try layOutPrototype(cell)
        #expect(frames.findings("conflicting-constraints").count == count)
    }

    /// One that states a height of its own has that from its delegate, though it be less than the table's.
    @Test(arguments: [(#"rowHeight="5""#, 0), ("", 1)])
    func prototypeWithAHeightOfItsOwn(attributes: String, count: Int) throws {
        let cell = StaticTable.cell(
            "a", attributes, content: view("v", constraints: ["v.height == 5", "v.width == 70"]),
            constraints: [
                "v.top == a-content.top", "v.bottom == a-content.bottom", "v.leading == a-content.leading",
            ])
        #expect(try layOutPrototype(cell).findings("conflicting-constraints").count == count)
    }

    /// What is only centred wants no height, and has room in less than the standard one.
    @Test(
        arguments: [
            (["v.centerY == a-content.centerY"], 20.0, 0),
            (["v.top == a-content.top", "v.bottom == a-content.bottom"], 60, 1),
        ])
    func explicitHeight(vertical: [String], height: Double, count: Int) throws {
        let cell = StaticTable.cell(
            "a", #"rowHeight="40""#, content: view("v", constraints: ["v.height == \(height)", "v.width == 70"]),
            constraints: vertical + ["v.leading == a-content.leading"])
        let table = StaticTable(rowHeight: "-1", sections: [("", [cell])])
        #expect(try table.layOut().findings("explicit-row-height").count == count)
    }

    /// Nobody sees that less than three points are missing.
    @Test(arguments: [(42.5, Severity.note), (44, .warning)])
    func explicitHeightByLittle(height: Double, severity: Severity) throws {
        let cell = StaticTable.cell(
            "a", #"rowHeight="40""#, content: view("v", constraints: ["v.height == \(height)", "v.width == 70"]),
            constraints: ["v.top == a-content.top", "v.bottom == a-content.bottom", "v.leading == a-content.leading"])
        let table = StaticTable(rowHeight: "-1", separatorStyle: "none", sections: [("", [cell])])
        #expect(try table.layOut().findings("explicit-row-height").map(\.severity) == [severity])
    }

    /// A wheel shows fewer of its lines in a low row, and that is a choice; what else the row has no room for is not.
    @Test(arguments: [("pickerView", 0.0, 0), ("pickerView", 60, 0), ("view", 0, 1)])
    func rowOfAWheel(element: String, above: Double, count: Int) throws {
        let wheel = view("v", element: element, constraints: element == "view" ? ["v.height == 216 @900"] : [])
        let cell = StaticTable.cell(
            "a", #"rowHeight="140""#,
            content: view("u", constraints: ["u.height == \(above)"]) + wheel,
            constraints: [
                "u.top == a-content.top", "v.top == u.bottom", "v.bottom == a-content.bottom",
                "v.leading == a-content.leading", "v.trailing == a-content.trailing",
            ])
        let found = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().findings("explicit-row-height")
        #expect(found.count == count, "\(found)")
    }

    /// A view without a height that holds a row at its top and bottom is the cause of all that overflows the row.
    @Test(arguments: [(false, 1), (true, 0)])
    func fallenRow(hasHeight: Bool, count: Int) throws {
        let box = view(
            "box", 8, 4, 300, 72, constraints: hasHeight ? ["box.height == 72"] : [])
        let cell = StaticTable.cell(
            "a", content: box + Self.field,
            constraints: [
                "box.top == a-content.top + 4", "box.bottom == a-content.bottom - 4",
                "box.leading == a-content.leading + 8", "box.trailing == a-content.trailing - 8",
                "f.centerY == a-content.centerY", "f.leading == a-content.leading + 20",
            ]
        ).replacing(#"y="0.0" width="375" height="44""#, with: #"y="0.0" width="375" height="80""#)
        let layout = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().layout
        let found = layout.layoutFindings(
            RuleSelection(only: ["row-not-pinned", "outside-superview"], hasEnvironments: true))
        #expect(found.map(\.rule.id) == Array(repeating: "row-not-pinned", count: count), "\(found)")
        #expect(found.allSatisfy { $0.message.hasPrefix("Nothing gives UIView (box) a height, which holds") })
    }

    /// What hangs from the top of a row and what stands on its bottom make it high together only where something joins
    /// them; of what is pushed together in a row that is too low nothing else is reported.
    @Test(arguments: [
        ([], 1), (["w.top == v.bottom + 8"], 0), (["w.top >= v.bottom + 8"], 0), (["w.top == v.top + 60"], 0),
        (["g.top == v.bottom", "w.top == g.bottom"], 0), (["a-content.height == 110"], 0),
    ])
    func unjoinedRow(between: [String], count: Int) throws {
        let fields = ["v", "w"].map {
            view($0, element: "textField", constraints: ["\($0).width == 60", "\($0).height == 30"])
        }
        let guide = #"<layoutGuides><viewLayoutGuide id="g"/></layoutGuides>"#
        let cell = StaticTable.cell(
            "a", content: fields.joined(),
            constraints: [
                "v.top == a-content.top + 10", "v.leading == a-content.leading", "w.leading == a-content.leading",
                "a-content.bottom == w.bottom + 10",
            ] + between
        ).replacing(#"y="0.0" width="375" height="44""#, with: #"y="0.0" width="375" height="110""#)
            .replacing("</subviews>", with: "</subviews>\(guide)")
        let layout = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().layout
        let found = layout.layoutFindings(
            RuleSelection(
                only: ["row-not-pinned", "outside-superview", "overlapping-views"], hasEnvironments: true))
        #expect(found.map(\.rule.id) == Array(repeating: "row-not-pinned", count: count), "\(found)")
        #expect(
            found.allSatisfy {
                $0.message == "Nothing joins UITextField (v), which hangs from the top of UITableViewCell (a), with "
                    + "UITextField (w), which stands on its bottom; it is a row that sizes itself: on a device it is 43.5 high instead of the "
                    + "110 it is drawn with. Constrain the two to each other."
                    && $0.severity == .warning && $0.notes.map(\.object) == ["w"]
            }, "\(found)")
    }

    /// A top and a middle make a height where they are of one view, or of views that something joins.
    @Test(arguments: [
        (["v.centerY == a-content.centerY"], 0), (["w.centerY == a-content.centerY"], 1),
        (["w.centerY == a-content.centerY", "w.top == v.bottom"], 0),
    ])
    func topAndMiddle(middle: [String], count: Int) throws {
        let views = ["v", "w"].map { view($0, constraints: ["\($0).width == 60", "\($0).height == 30"]) }
        let cell = StaticTable.cell(
            "a", content: views.joined(), constraints: ["v.top == a-content.top + 40"] + middle
        ).replacing(#"y="0.0" width="375" height="44""#, with: #"y="0.0" width="375" height="110""#)
        let found = try StaticTable(rowHeight: "-1", separatorStyle: "none", sections: [("", [cell])]).layOut()
            .findings("row-not-pinned")
        #expect(found.count == count, "\(found)")
        #expect(found.allSatisfy { $0.message.hasPrefix("Nothing is attached to the bottom of UITableViewCell (a)") })
    }

    /// A bullet never wraps, whatever its label allows; a text that code brings may.
    @Test(arguments: [("Departures", 1), ("", 1), (" ·", 0)])
    func openAside(text: String, count: Int) throws {
        let cell = StaticTable.cell(
            "a", content: label("t", text, lines: 0),
            constraints: ["t.top == a-content.top", "t.bottom == a-content.bottom", "t.leading == a-content.leading"])
        let found = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().findings("row-not-pinned")
        #expect(found.count == count)
    }

    /// A text wraps where something says how wide its label can be, whatever touches the row's other edge: a length, or
    /// a place that is not the text's own doing.
    @Test(arguments: [
        ([], 1), (["t.width == 0.5*a-content.width"], 0), (["t.width == 120"], 0), (["t.width <= 120"], 0),
        (["t.width >= 120"], 1), (["t.trailing == a-content.centerX"], 0), (["b.leading == t.trailing + 8"], 1),
        (["b.leading == t.trailing + 8", "b.leading == a-content.leading + 200"], 0),
        (["t.width == u.width"], 1), (["t.width == u.width", "u.width == 0.4*a-content.width"], 0),
    ])
    func boundedAside(across: [String], count: Int) throws {
        let cell = StaticTable.cell(
            "a",
            content: label("t", "Departures", lines: 0) + label("u", "Arrivals", lines: 0)
                + view("b", constraints: ["b.width == 20", "b.height == 20"]),
            constraints: [
                "t.top == a-content.top", "t.bottom == a-content.bottom", "t.leading == a-content.leading",
                "u.top == a-content.top", "u.leading == a-content.leading", "b.top == a-content.top",
            ] + (across.contains { $0.hasPrefix("t.width == u.width") } ? [] : ["u.width == 90"]) + across)
        let found = try StaticTable(rowHeight: "-1", sections: [("", [cell])]).layOut().findings("row-not-pinned")
        #expect(found.count == count, "\(found)")
        #expect(found.allSatisfy { $0.message.contains("its text does not wrap there") })
    }

    // MARK: What follows from something else

    /// Of several that resist alike any one may lack room: that is reported, and not what this layout makes of it.
    @Test(arguments: [("750", ["ambiguous-layout"]), ("749", ["squeezed-view"])])
    func rivals(resistance: String, rules: [String]) throws {
        let stepper = view(
            "s", element: "stepper", "horizontalCompressionResistancePriority=\"\(resistance)\"")
        let layout = try TestScene(
            views: label("t", "A text that is as wide as the root has room for") + stepper,
            constraints: [
                "t.leading == root.leading", "s.leading == t.trailing", "s.trailing == root.trailing",
                "s.top == root.top + 100", "t.top == root.top + 100",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let selection = RuleSelection(
            only: ["squeezed-view", "truncated-text", "ambiguous-layout"], hasEnvironments: true)
        #expect(layout.layoutFindings(selection).map(\.rule.id) == rules)
        let alone = RuleSelection(only: ["squeezed-view"], hasEnvironments: true)
        #expect(layout.layoutFindings(alone).count == 1)
    }

    /// A view that may be anywhere is not reported as outside the safe area.
    @Test(arguments: [("f.top == root.top", ["outside-safe-area"]), ("f.height == 30", ["ambiguous-layout"])])
    func openPlace(constraint: String, rules: [String]) throws {
        let layout = try TestScene(views: Self.field, constraints: ["f.leading == root.leading", constraint])
            .layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let selection = RuleSelection(only: ["outside-safe-area", "ambiguous-layout"], hasEnvironments: true)
        #expect(layout.layoutFindings(selection).map(\.rule.id) == rules)
    }

    /// A view that does not extend under the navigation bar that its controller has an item for begins below it.
    @Test(
        arguments: [
            ("", 1), (#"<navigationItem key="navigationItem" id="n"/>"#, 1),
            (#"<extendedEdge key="edgesForExtendedLayout"/>"#, 1),
            (#"<extendedEdge key="edgesForExtendedLayout"/><navigationItem key="navigationItem" id="n"/>"#, 0),
        ])
    func belowABar(content: String, count: Int) throws {
        let layout = try TestScene(
            controllerContent: content, views: Self.field,
            constraints: ["f.leading == root.leading", "f.top == root.top"]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        #expect(layout.layoutFindings(RuleSelection(only: ["outside-safe-area"], hasEnvironments: true)).count == count)
    }

    /// A length whose constraint a conflict broke is not reported as missing one.
    @Test func brokenLength() throws {
        let frames = try layOut(
            view("a"),
            [
                "a.leading == root.leading", "a.top == root.top", "a.height == 10", "a.width == 500 #wide",
                "a.width <= 100",
            ])
        #expect(frames.findings("conflicting-constraints").count == 1)
        #expect(frames.findings("ambiguous-layout").isEmpty)
    }

    // MARK: Beside the screen

    /// A side without a bar hides nothing, what leaves the screen is reported once, and nothing lies deeper than a bar
    /// is high.
    @Test(
        arguments: [
            ("f.leading == root.trailing - 20", "f.top == root.top + 300", "40 points out of the screen at the right"),
            ("f.leading == root.leading", "f.bottom == root.bottom + 12", "12 points out of the screen at the bottom"),
            ("f.leading == root.leading", "f.bottom == root.bottom + 2", "34 points out of the safe area at the"),
            ("f.leading == root.leading", "f.top == root.top + 300", ""),
        ])
    func besideTheScreen(across: String, down: String, words: String) throws {
        let layout = try TestScene(views: Self.field, constraints: [across, down])
            .layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(
            RuleSelection(only: ["outside-screen", "outside-safe-area"], hasEnvironments: true))
        #expect(found.count == (words.isEmpty ? 0 : 1))
        #expect(found.allSatisfy { $0.message.contains("reaches \(words)") })
    }

    /// What leaves its superview and the screen at one side is reported once.
    @Test(arguments: [
        (20.0, ["outside-screen"], ["outside-screen"]), (20.0, ["outside-superview"], ["outside-superview"]),
        (20.0, ["outside-screen", "outside-superview"], ["outside-screen"]),
        (200.0, ["outside-screen", "outside-superview"], ["outside-superview"]),
    ])
    func outsideBoth(fromBottom: Double, rules: [String], found: [String]) throws {
        let box = view(
            "box", subviews: Self.field,
            constraints: ["box.height == 20", "f.top == box.top", "f.leading == box.leading"])
        let layout = try TestScene(
            views: box,
            constraints: [
                "box.leading == root.leading", "box.trailing == root.trailing",
                "box.top == root.bottom - \(fromBottom)",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let findings = layout.layoutFindings(RuleSelection(only: Set(rules), hasEnvironments: true))
        #expect(findings.map(\.rule.id) == found)
    }

    /// What a window is too narrow for is outside of the screen, also where nothing of it is left inside; what the
    /// document shows outside waits there.
    @Test(arguments: [(340.0, 1), (340.0 + 400, 0)])
    func pushedOut(stored: Double, count: Int) throws {
        let field = view(
            "f", stored, 300, 60, 30, element: "textField", constraints: ["f.width == 60", "f.height == 30"])
        let layout = try TestScene(
            views: field, constraints: ["f.leading == root.leading + \(stored)", "f.top == root.top + 300"]
        ).layOut(in: LayoutEnvironment(size: Size(width: 320, height: 852))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["outside-screen"], hasEnvironments: true))
        #expect(found.map(\.object) == (count == 1 ? ["f"] : []), "\(found)")
    }

    /// A picture that clips is cut off at its own frame, and that is what lies outside. A large one is a background;
    /// one that is to be seen whole is so where it covers the screen.
    @Test(
        arguments: [
            ("clipsSubviews=\"YES\"", 60.0, 60.0, true), ("", 60, 60, true), ("", 500, 900, false),
            ("contentMode=\"scaleAspectFit\"", 500, 700, true), ("contentMode=\"scaleAspectFit\"", 500, 900, false),
            ("contentMode=\"scaleAspectFill\"", 60, 60, false),
        ])
    func pictureBesideTheScreen(attributes: String, width: Double, height: Double, isFound: Bool) throws {
        let picture = view("p", element: "imageView", "image=\"p\" \(attributes)").replacing(
            attributes.contains("contentMode") ? #"contentMode="scaleToFill""# : "?", with: "")
        let layout = try TestScene(
            views: picture,
            constraints: [
                "p.leading == root.leading - 20", "p.top == root.top", "p.width == \(width)", "p.height == \(height)",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["outside-screen"], hasEnvironments: true))
        #expect(found.map(\.object) == (isFound ? ["p"] : []), "\(found)")
    }

    // MARK: Beside a conflict

    /// What is in a view whose length follows from a conflict is pushed out, or cut off, because of that; not so on the
    /// other axis.
    @Test(arguments: [("f.leading == box.leading + 200", false), ("f.top == box.top + 200", true)])
    func insideAConflict(constraint: String, isFound: Bool) throws {
        let rest = constraint.hasPrefix("f.leading") ? "f.top == box.top" : "f.leading == box.leading"
        let text = label("t", "A text that needs more room")
        let layout = try TestScene(
            views: view(
                "box", subviews: Self.field + text,
                constraints: [
                    constraint, rest, "t.leading == box.leading", "t.trailing == box.trailing", "t.top == box.top",
                ]),
            constraints: [
                "box.leading == root.leading", "box.top == root.top + 300", "box.height == 100", "box.width == 500",
                "box.width == 100",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(
            RuleSelection(
                only: ["conflicting-constraints", "outside-superview", "truncated-text"], hasEnvironments: true))
        #expect(Set(found.map(\.rule.id)) == Set(["conflicting-constraints"] + (isFound ? ["outside-superview"] : [])))
    }

    /// What a broken constraint leaves free may be anywhere, and so may what is in it.
    @Test(arguments: [("box.width == 500", []), ("box.width >= 0", ["outside-screen"])])
    func leftByAConflict(constraint: String, rules: [String]) throws {
        let layout = try TestScene(
            views: view("box")
                + view(
                    "other", subviews: Self.field, constraints: ["f.trailing == other.trailing", "f.top == other.top"]),
            constraints: [
                constraint, "box.width <= 100", "box.leading == root.leading", "box.top == root.top",
                "box.height == 9", "other.width == box.width", "other.leading == root.leading",
                "other.top == root.top + 300", "other.height == 50",
            ] + (rules.isEmpty ? [] : ["box.width == 40"])
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["outside-screen"], hasEnvironments: true))
        #expect(found.map(\.rule.id) == rules)
    }

    // MARK: Sizes that only a xib has

    /// A stored size that constraints contradict shows on the canvas alone: it is reported where the rule is enabled.
    @Test(arguments: [(100.5, 0), (140.0, 1)])
    func storedSize(height: Double, count: Int) throws {
        let banner = view(
            "banner", 0, 0, 320, 100, mask: "widthSizable heightSizable",
            subviews: view("a", constraints: ["a.height == \(height)"]),
            constraints: [
                "a.leading == banner.leading", "a.trailing == banner.trailing", "a.top == banner.top",
                "a.bottom == banner.bottom",
            ], content: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        let layout = try layOutXib(banner).layout
        #expect(layout.findings.isEmpty)
        let selection = RuleSelection(enabled: ["stored-size-conflict"])
        #expect(layout.layoutFindings(selection).filter { $0.rule.id == "stored-size-conflict" }.count == count)
    }

    /// What a device gives is no stored size: the width of a cell, and both lengths of a controller's view.
    @Test(arguments: [(false, 0, 0), (true, 1, 1)])
    func sizeOfADevice(isChosen: Bool, inCell: Int, inView: Int) throws {
        let environment = isChosen ? LayoutEnvironment(device: .named("iPhone 15")) : LayoutEnvironment()
        func object(_ element: String, _ id: String) -> String {
            view(
                id, 0, 0, 393, 852, element: element, mask: "", subviews: view("a"),
                constraints: [
                    "a.leading == \(id).leading", "a.trailing == \(id).trailing", "a.width == 430",
                    "a.height == 9", "a.top == \(id).top",
                ])
        }
        let cell = object("tableViewCell", "cell")
        #expect(try layOutXib(cell, in: environment).findings("conflicting-constraints").count == inCell)
        let outlet = #"<connections><outlet property="view" destination="screen" id="o"/></connections>"#
        for (outlet, count) in [(outlet, inView), ("", 0)] {
            let frames = try layOutXib(object("view", "screen"), ownerContent: outlet, in: environment)
            #expect(frames.findings("conflicting-constraints").count == count)
        }
    }

    /// What follows from a conflict that is not reported is not reported either.
    @Test(arguments: [(320.0, 0), (460, 1)])
    func whatFollowsFromAStoredSize(width: Double, count: Int) throws {
        let banner = view(
            "banner", 0, 0, width, 80, mask: "",
            subviews: view("a", element: "slider", constraints: ["a.width == \(width == 320 ? 100 : 20)"]),
            constraints: [
                "a.leading == banner.leading + 150", "a.trailing == banner.trailing - \(width == 320 ? 150 : 290)",
                "a.top == banner.top + 20",
            ], content: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        let layout = try layOutXib(banner, in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(hasEnvironments: true)).map(\.rule.id)
        #expect(found.filter { $0 == "squeezed-view" }.count == count, "\(found)")
        #expect(!found.contains("conflicting-constraints"))
    }

    // MARK: Pictures

    /// A small background that is drawn many times as long has cap insets, here or in code; a larger picture is
    /// distorted.
    @Test(arguments: [(30.0, 20.0, 300.0, 36.0, 0), (100, 20, 300, 36, 1), (30, 20, 80, 36, 1)])
    func stretchedPictures(width: Double, height: Double, shownWidth: Double, shownHeight: Double, count: Int) throws {
        let scene = TestScene(
            resources: image("card", width, height), views: imageView("a", "card"),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "a.width == \(shownWidth)",
                "a.height == \(shownHeight)",
            ])
        func findings(_ resources: ProjectResources?) throws -> [Finding] {
            var environment = LayoutEnvironment()
            environment.resources = resources
            return try scene.layOut(in: environment).layout.layoutFindings(RuleSelection(only: ["distorted-image"]))
        }
        #expect(try findings(nil).count == count)
        let asset = ImageAsset(size: Size(width: width, height: height), isStretchable: true)
        #expect(try findings(ProjectResources(images: ["card": asset])).isEmpty)
    }

    // MARK: In the cells of xibs

    /// What two labels lack in the cell of a xib is the canvas's: a table gives the cell its height.
    @Test(arguments: [("tableViewCell", 0), ("view", 1)])
    func missingInACell(element: String, count: Int) throws {
        let labels = label("a", "Above") + label("b", "Below")
        let constraints = [
            "a.top == content.top", "b.top == a.bottom", "b.bottom == content.bottom", "a.leading == content.leading",
            "b.leading == content.leading",
        ]
        let content = { (name: String, key: String) in
            view("content", 0, 0, 320, 30, element: name, key, mask: "", subviews: labels, constraints: constraints)
        }
        let object =
            element == "view"
            ? content("view", "")
            : view("cell", 0, 0, 320, 30, element: element, mask: "")
                .replacing("<subviews></subviews>", with: content("tableViewCellContentView", #"key="contentView""#))
        #expect(try layOutXib(object).findings("ambiguous-layout").count == count)
        let device = LayoutEnvironment(device: .named("iPhone 15"))
        #expect(try layOutXib(object, in: device).findings("ambiguous-layout").count == count)
    }

    /// What is left over in a view that is as high as it is stored goes to whoever shows the view, on a device too.
    @Test(arguments: [LayoutEnvironment(), LayoutEnvironment(device: .named("iPhone 15"))])
    func leftOverInAView(environment: LayoutEnvironment) throws {
        let banner = view(
            "content", 0, 0, 320, 90, mask: "", subviews: label("a", "Above") + label("b", "Below"),
            constraints: [
                "a.top == content.top", "b.top == a.bottom", "b.bottom == content.bottom",
                "a.leading == content.leading", "b.leading == content.leading",
            ], content: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        #expect(try layOutXib(banner, in: environment).findings("ambiguous-layout").isEmpty)
    }

    /// A view with an outlet is there to be filled by code; one without has no size in any app.
    @Test(arguments: [(true, 0), (false, 1)])
    func designTimeSizeOfAnOutlet(hasOutlet: Bool, count: Int) throws {
        let stack = view(
            "stack", element: "stackView", #"axis="vertical""#, subviews: label("text", "T") + view("inner"))
        let outlet = #"<connections><outlet property="box" destination="inner" id="o"/></connections>"#
        let frames = try TestScene(
            controllerContent: hasOutlet ? outlet : "", views: stack,
            constraints: ["stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top"]
        ).layOut()
        #expect(frames.findings("design-time-size").count == count)
    }

    /// A text that an app brings has a size of its own: nothing depends on what its empty label is given.
    @Test func designTimeSizeOfAText() throws {
        let stack = view("stack", element: "stackView", #"axis="vertical""#, subviews: label("a", "T") + label("b", ""))
        let frames = try layOut(
            stack, ["stack.leading == root.leading", "stack.trailing == root.trailing", "stack.top == root.top"])
        #expect(frames["b"]?.height == 50)
        #expect(frames.findings.isEmpty)
    }

    /// The height of what scrolls may come from a class's code, and the finding says from which.
    @Test func scrollableContentSizedByCode() throws {
        let card = view(
            "card", constraints: []
        ).replacing("<view ", with: #"<view customClass="Card" "#)
        let scroll = view(
            "scroll", element: "scrollView", subviews: card,
            constraints: [
                "card.leading == scroll.leading", "card.trailing == scroll.trailing", "card.top == scroll.top",
                "card.bottom == scroll.bottom", "card.width == scroll.width",
            ])
        let finding = try #require(
            try layOut(
                scroll,
                [
                    "scroll.leading == root.leading", "scroll.trailing == root.trailing", "scroll.top == root.top",
                    "scroll.bottom == root.bottom",
                ]
            ).findings("ambiguous-scrollable-content").first)
        #expect(finding.severity == .note && finding.message.contains("unless Card gives itself an intrinsic size"))
    }

    /// A bar places what is in its items, and what stands in that.
    @Test(arguments: [("view", 1), ("customView", 0)])
    func viewInABar(key: String, count: Int) throws {
        let inner = view("inner", constraints: ["inner.width == 30", "inner.height == 30"])
        let box = view(
            "box", 0, 0, 10, 10, "key=\"\(key)\"", subviews: inner,
            constraints: [
                "inner.centerY == box.centerY", "inner.leading == box.leading", "inner.trailing == box.trailing",
            ])
        let frames = try layOut(box, key == "view" ? ["box.leading == root.leading", "box.top == root.top"] : [])
        #expect(frames.findings("ambiguous-layout").count == count)
    }

    // MARK: Texts

    private static let fonts = [
        #"type="system" pointSize="17""#, #"type="boldSystem" pointSize="13""#,
        #"type="system" weight="light" pointSize="34""#,
        #"style="UICTFontTextStyleBody""#, #"name="HelveticaNeue" family="Helvetica Neue" pointSize="15""#,
        #"name="Unheard-Of" family="Unheard" pointSize="15""#,
    ]

    /// A label that is drawn with the full width of its text shows all of it on its canvas; one that has a quarter less
    /// does not, and that is found.
    @Test(arguments: fonts, ["Continue", "Überprüfen Sie Ihre Angaben", "1,234.56 %"])
    func fullWidth(font: String, text: String) throws {
        func label(_ id: String, width: Double) -> String {
            StrutTestScenes.label(id, text, #"adjustsFontSizeToFit="NO""#).replacing(
                #"type="system" pointSize="17.0""#, with: font
            )
            .replacing(#"width="42""#, with: "width=\"\(width)\"")
        }
        let probe = try #require(
            try StrutTestScenes.layOut(label("a", width: 1), ["a.leading == root.leading", "a.top == root.top"])["a"])
        for (share, isCut) in [(1.0, false), (0.75, true)] {
            let width = (probe.width * share * 2).rounded() / 2
            let frames = try StrutTestScenes.layOut(
                label("a", width: width).replacing(#"height="21""#, with: "height=\"\(probe.height)\""),
                ["a.leading == root.leading", "a.top == root.top", "a.width == \(width)"])
            let found = frames.layout.layoutFindings(
                RuleSelection(only: ["truncated-text"], enabled: ["truncated-text"]))
            #expect(found.map(\.object) == (isCut ? ["a"] : []))
        }
    }

    private func isCutOff(_ label: String, _ constraints: [String]) throws -> Bool {
        let layout = try StrutTestScenes.layOut(
            label, ["a.leading == root.leading", "a.top == root.top"] + constraints
        ).layout
        return !layout.layoutFindings(RuleSelection(only: ["truncated-text"])).isEmpty
    }

    /// A label that is stored a little wider than it is laid out was drawn with all of its text.
    @Test(arguments: [(30.5, false), (28.5, true)])
    func storedWidth(width: Double, isCut: Bool) throws {
        let rapid = label("a", "Rapid", size: 11, #"adjustsFontSizeToFit="NO""#)
            .replacing(#"width="42" height="21""#, with: "width=\"\(width)\" height=\"21\"")
        let natural = try #require(
            try StrutTestScenes.layOut(rapid, ["a.leading == root.leading", "a.top == root.top"])["a"]
        ).width
        #expect(natural > 29.5 && natural < 30.5)
        #expect(try isCutOff(rapid, ["a.width == 28", "a.height == 21"]) == isCut)
    }

    /// Letters of a label may move together by a twentieth of its width before it is cut off.
    @Test(arguments: [
        ("", 0.96, true), (#"adjustsLetterSpacingToFitWidth="YES""#, 0.96, false),
        (#"adjustsLetterSpacingToFitWidth="YES""#, 0.9, true),
    ])
    func tightening(attributes: String, share: Double, isCut: Bool) throws {
        let text = String(repeating: "Continue ", count: 5)
        let plain = label("a", text, #"adjustsFontSizeToFit="NO" \#(attributes)"#)
        let whole = try #require(
            try StrutTestScenes.layOut(plain, ["a.leading == root.leading", "a.top == root.top"])["a"]
        ).width
        let width = (whole * share).rounded(.down)
        let narrow = plain.replacing(#"width="42""#, with: "width=\"\(width)\"")
        #expect(try isCutOff(narrow, ["a.width == \(width)"]) == isCut)
    }

    /// What is broken between characters is measured so.
    @Test func characterWrapping() throws {
        let text = label(
            "a", "aaaaaaaa bbbbbbbb", lines: 0, #"adjustsFontSizeToFit="NO" lineBreakMode="characterWrap""#
        )
        .replacing(#"lineBreakMode="tailTruncation""#, with: "")
        #expect(try !isCutOff(text, ["a.width == 90"]))
    }

    /// A text view is as high as its own insets make it.
    @Test func insetsOfATextView() throws {
        let text = view(
            "a", element: "textView", #"scrollEnabled="NO" text="One&#10;Two&#10;Three""#,
            constraints: ["a.width == 120"],
            content: """
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <edgeInsets key="textContainerInset" left="0" right="0" top="0" bottom="0"/>
                """)
        #expect(try !isCutOff(text, []))
    }

    /// Nobody misses empty lines at the end of a text.
    @Test(arguments: [("", false), ("third\n\n", true)])
    func blankLines(rest: String, isCut: Bool) throws {
        let text = label("a", "first\nsecond\n\n" + rest, lines: 0, #"adjustsFontSizeToFit="NO""#)
            .replacing(#"width="42" height="21""#, with: #"width="100" height="41""#)
        #expect(try isCutOff(text, ["a.width == 100", "a.height == 41"]) == isCut)
    }

    /// What cuts a text off is its number of lines, its height, or both.
    @Test(
        arguments: [
            (2, 41.0, false, "line 2: it has 4 lines, and is limited to 2. Allow more, or 0 for any number."),
            (2, 41, true, "points too short. Allow more, or 0 for any number, and let its height follow its text."),
            (2, 21, true, "points too short. Let its height follow its text."),
            (1, 21, false, "line 1: it has 4 lines, and is limited to 1. Allow more, or 0 for any number."),
        ])
    func limitedLines(lines: Int, height: Double, isHeld: Bool, words: String) throws {
        let text = label("a", "one\ntwo\nthree\nfour", lines: lines, #"adjustsFontSizeToFit="NO""#)
            .replacing(#"width="42" height="21""#, with: "width=\"100\" height=\"\(height)\"")
        let layout = try StrutTestScenes.layOut(
            text,
            ["a.leading == root.leading", "a.top == root.top", "a.width == 100"]
                + (isHeld ? ["a.height == \(height)"] : [])
        ).layout
        let found = layout.layoutFindings(RuleSelection(only: ["truncated-text"]))
        #expect(found.first?.message.hasSuffix(words) == true, "\(found)")
    }

    /// What to do for a text that lacks height depends on what a number holds.
    @Test(arguments: [
        (["a.height == 21", "a.width == 65"], "Let its height follow its text."),
        (["a.bottom == root.top + 41", "a.width == 65"], "Let its width follow its text, or give it height."),
        (["a.bottom == root.top + 41", "a.trailing == root.leading + 65"], "Give it more height, or more width."),
    ])
    func whatHoldsAText(constraints: [String], words: String) throws {
        let scene = TestScene(
            views: label(
                "a", "A text of several words that are on four lines", lines: 0, #"adjustsFontSizeToFit="NO""#),
            constraints: ["a.leading == root.leading", "a.top == root.top + 20"] + constraints)
        let found = try cutOff(in: scene)
        #expect(found.count == 1 && found.first?.message.hasSuffix(words) == true, "\(found)")
    }

    /// What is there until code puts another text in its place may be cut off: its label can be reached by an outlet.
    @Test(arguments: [
        ("Label", true, 0), ("Label", false, 1), ("Title label", true, 0), ("Hello", true, 1), ("1234567", true, 1),
    ])
    func standIns(text: String, hasOutlet: Bool, count: Int) throws {
        let outlet = #"<connections><outlet property="name" destination="a" id="out"/></connections>"#
        let scene = TestScene(
            controllerContent: hasOutlet ? outlet : "", views: label("a", text, #"adjustsFontSizeToFit="NO""#),
            constraints: ["a.leading == root.leading", "a.top == root.top", "a.width == 20"])
        let found = try cutOff(in: scene)
        #expect(found.count == count, "\(found)")
    }

    /// The texts that are cut off on a phone.
    private func cutOff(in scene: TestScene) throws -> [Finding] {
        try scene.layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
            .layoutFindings(RuleSelection(only: ["truncated-text"], hasEnvironments: true))
    }

    // MARK: Advice that can be followed

    private static let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    private static let size = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

    /// Interface Builder lets labels and fields adjust their fonts, and of buttons those with a configuration alone.
    @Test(arguments: [
        (
            "label", #"text="Text""#, size,
            "has a fixed size. Use a text style, and switch on 'Automatically Adjusts Font'."
        ),
        (
            "label", #"text="Text""#, style,
            "does not adjust to the category that the reader chooses. Switch on 'Automatically Adjusts Font'."
        ),
        (
            "button", "", size + #"<state key="normal" title="Text"/>"#,
            "has a fixed size. Use a text style, and give the button a configuration, or set "
                + "'adjustsFontForContentSizeCategory' of its title label in code."
        ),
        (
            "button", "",
            #"<buttonConfiguration key="configuration" title="Text"><fontDescription key="titleFontDescription" type="system" pointSize="9"/></buttonConfiguration>"#,
            "has a fixed size. Use a text style."
        ),
    ])
    func fontsThatDoNotScale(element: String, attributes: String, content: String, words: String) throws {
        let layout = try StrutTestScenes.layOut(view("a", element: element, attributes, content: content)).layout
        let found = layout.layoutFindings(RuleSelection(only: ["font-does-not-scale"]))
        #expect(found.count == 1 && found.first?.message.hasSuffix(words) == true, "\(found)")
    }

    /// A switch has a size of its own; a slider has none along its track.
    @Test(arguments: [
        ("switch", ["a.width == 20"], "is 20 points wide, and is drawn 49 wide. Leave its width to itself."),
        (
            "slider", ["a.trailing == root.leading + 20"],
            "cannot be used with less than 40. Give it more space: move or shrink its neighbours, or enlarge its superview."
        ),
    ])
    func squeezedControls(element: String, constraints: [String], words: String) throws {
        let layout = try StrutTestScenes.layOut(
            view("a", element: element), ["a.leading == root.leading", "a.top == root.top"] + constraints
        ).layout
        let found = layout.layoutFindings(RuleSelection(only: ["squeezed-view"]))
        #expect(found.count == 1 && found.first?.message.hasSuffix(words) == true, "\(found)")
    }

    /// A field that is pressed together until no letter has room cannot be typed into. One that a constraint holds at
    /// nothing is hidden, one that is held at a width is meant so, and an empty one is as narrow as it wants to be.
    @Test(arguments: [
        ("textField", ["a.trailing == root.leading + 40"], ""),
        ("textField", ["a.trailing == root.leading + 13"], "is 13 points wide, and is drawn "),
        ("textField", ["a.trailing == root.leading + 1"], "is 1 point wide, and is drawn "),
        ("textField", ["a.trailing == root.leading"], "is 0 points wide, and is drawn "),
        ("textField", ["a.width == 0"], ""), ("textField", ["a.width == 1"], ""), ("textField", ["a.width == 14"], ""),
        ("textField", [], ""), ("searchBar", ["a.trailing == root.leading + 80"], ""),
        ("searchBar", ["a.trailing == root.leading + 33"], "is 33 points wide, and cannot be used with less than 60."),
    ])
    func squeezedFields(element: String, constraints: [String], words: String) throws {
        let layout = try StrutTestScenes.layOut(
            view("a", element: element, constraints.isEmpty ? "" : #"placeholder="Street and city""#),
            ["a.leading == root.leading", "a.top == root.top"] + constraints
        ).layout
        let found = layout.layoutFindings(RuleSelection(only: ["squeezed-view"]))
        #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
        #expect(found.allSatisfy { $0.message.contains(words) }, "\(found)")
    }

    /// Thirds of a point, which a screen of three pixels a point has, are said to the tenth.
    @Test func thirds() throws {
        let layout = try TestScene(
            views: Self.field, constraints: ["f.leading == root.leading - 22.3333", "f.top == root.top + 300"]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["outside-screen"], hasEnvironments: true))
        #expect(found.first?.message.contains("reaches 22.3 points out of the screen at the left") == true, "\(found)")
    }

    /// UIKit gives a stepper its own size where a mask places it, and nothing is squeezed.
    @Test(arguments: [("stepper", 0), ("slider", 1)])
    func squeezedByAMask(element: String, count: Int) throws {
        let layout = try StrutTestScenes.layOut(view("a", 20, 20, 30, 20, element: element, mask: "flexibleMaxX"))
            .layout
        #expect(layout.layoutFindings(RuleSelection(only: ["squeezed-view"])).count == count)
    }

    /// An edge and the middle decide a width between them, and nothing that is broken would help.
    @Test func squeezedByItsMiddle() throws {
        let layout = try TestScene(
            views: view("a", element: "stepper"),
            constraints: [
                "a.leading == root.leading + 180 #edge", "a.centerX == root.centerX #middle", "a.top == root.top + 90",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["squeezed-view"]))
        #expect(found.map { Set($0.notes.map(\.object)) } == [["edge", "middle"]])
        #expect(found.allSatisfy { $0.message.hasSuffix("decide its width: take one of them out.") })
    }

    /// A font that a runtime attribute sets is not known.
    @Test(arguments: [("customFontName", false), ("cornerRadius", true)])
    func fontAtRunTime(keyPath: String, isCut: Bool) throws {
        let attribute = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="Caption"/></userDefinedRuntimeAttributes>
            """
        let text = label("a", "All departures of today", #"adjustsFontSizeToFit="NO""#)
            .replacing("<fontDescription", with: "\(attribute)<fontDescription")
        #expect(try isCutOff(text, ["a.width == 42"]) == isCut)
    }

    /// Nobody reads a bullet, and so nobody misses it when it does not grow.
    @Test(arguments: [("Departures", 1), ("•", 0)])
    func fixedHeightOfABullet(text: String, count: Int) throws {
        let bullet = label("a", text, #"adjustsFontForContentSizeCategory="YES""#, constraints: ["a.height == 20"])
            .replacing(#"type="system" pointSize="17.0""#, with: #"style="UICTFontTextStyleBody""#)
        let layout = try StrutTestScenes.layOut(bullet).layout
        #expect(layout.layoutFindings(RuleSelection(only: ["fixed-text-height"])).count == count)
    }

    /// A runtime attribute of the app's own may set the label, and a background image has no name to be read out.
    @Test(arguments: [
        ("", "image", "file name"), ("", "backgroundImage", "no words"), ("localVOLabelKey", "image", ""),
        ("myAccessibilityText", "image", ""), ("cornerRadius", "image", "file name"),
    ])
    func missingLabel(keyPath: String, attribute: String, words: String) throws {
        let runTime = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/></userDefinedRuntimeAttributes>
            """
        let button = view(
            "a", element: "button",
            content: #"<state key="normal" \#(attribute)="star"/>"#
                + (keyPath.isEmpty ? "" : runTime))
        let layout = try StrutTestScenes.layOut(button).layout
        let found = layout.layoutFindings(RuleSelection(only: ["missing-accessibility-label"]))
        #expect(found.count == (words.isEmpty ? 0 : 1))
        #expect(found.allSatisfy { $0.message.contains(words) })
    }

    /// A field without a border draws its text alone.
    @Test(arguments: [("", 0), (#"borderStyle="line""#, 1)])
    func besideABareField(attributes: String, count: Int) throws {
        let field = view(
            "f", element: "textField", #"textAlignment="right" placeholder="Name" \#(attributes)"#,
            constraints: ["f.width == 200", "f.height == 40"])
        let layout = try TestScene(
            views: label("a", "Departures") + field,
            constraints: [
                "a.leading == root.leading + 20", "a.centerY == f.centerY", "f.top == root.top + 200",
                "f.leading == root.leading + 60",
            ]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["overlapping-views"], hasEnvironments: true))
        #expect(found.count == count, "\(found)")
    }

    /// A width that would hold the text twice is no matter of language.
    @Test(arguments: [(40.0, 1), (90, 0)])
    func ampleWidth(width: Double, count: Int) throws {
        let layout = try StrutTestScenes.layOut(
            label("a", "Title", #"adjustsFontSizeToFit="NO""#, constraints: ["a.width == \(width)"])
        ).layout
        let found = layout.layoutFindings(RuleSelection(enabled: ["fixed-text-width"]))
        #expect(found.filter { $0.rule.id == "fixed-text-width" }.count == count)
    }

    /// A button behind all others, and one that lies in a field, were put there.
    @Test(arguments: [(60.0, 1), (20, 0)])
    func touchTargetsInside(x: Double, count: Int) throws {
        let layout = try StrutTestScenes.layOut(
            view("a", 0, 0, 100, 44, element: "textField", mask: "flexibleMaxX")
                + view("b", x, 0, 44, 40, element: "button", mask: "flexibleMaxX")
                + view("c", 0, 0, 393, 300, element: "button", mask: "flexibleMaxX")
        ).layout
        let found = layout.layoutFindings(RuleSelection(only: ["overlapping-touch-targets"]))
        #expect(found.map(\.object) == Array(repeating: "b", count: count), "\(found)")
    }

    /// The views that take others' touches on an iPhone 15.
    private func touched(_ views: String, _ constraints: [String] = []) throws -> [String] {
        let layout = try TestScene(views: views, constraints: constraints)
            .layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        return layout.layoutFindings(RuleSelection(only: ["overlapping-touch-targets"], hasEnvironments: true))
            .compactMap(\.object)
    }

    /// What lies outside of its superview takes no touches there.
    @Test(arguments: [(60.0, 1), (20, 0)])
    func touchesOutside(width: Double, count: Int) throws {
        let button = view("b", 0, 0, 60, 44, element: "button", mask: "flexibleMaxX")
        #expect(
            try touched(
                view("a", 60, 100, 100, 44, element: "textField", mask: "flexibleMaxX")
                    + view("box", 40, 120, width, 44, mask: "flexibleMaxX", subviews: button))
                == Array(repeating: "b", count: count))
    }

    /// Groups in one place take turns, and what an opaque view hides is not touched.
    @Test(arguments: [(100.0, "", 0), (140, "", 1), (140, "white", 0)])
    func touchesInGroups(height: Double, ground: String, count: Int) throws {
        let color =
            ground.isEmpty ? "" : #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
        func group(_ id: String, _ height: Double, _ x: Double, _ color: String) -> String {
            view(
                "group-\(id)", 20, 200, 200, height, mask: "flexibleMaxX",
                subviews: view(id, x, 10, 100, 44, element: "button", mask: "flexibleMaxX"), content: color)
        }
        #expect(
            try touched(group("a", 100, 0, "") + group("b", height, 40, color)) == Array(repeating: "b", count: count))
    }

    /// Where the app decides a place nobody knows who takes whose touches.
    @Test(arguments: [("", 1), (" placeholder", 0)])
    func touchesInDeclaredPlaces(word: String, count: Int) throws {
        let buttons = ["a", "b"].map {
            view($0, element: "button", constraints: ["\($0).width == 100", "\($0).height == 44"])
        }
        #expect(
            try touched(
                buttons.joined(),
                [
                    "a.leading == root.leading", "a.top == root.top + 200", "b.top == root.top + 220",
                    "b.leading == root.leading + 60\(word)",
                ]) == Array(repeating: "b", count: count))
    }

    /// Thirds of points do not add up to the last bit: what lies in a field still does.
    @Test(arguments: [7.0, 20, 49])
    func touchTargetsInsideOnThirds(third: Double) throws {
        let x = third / 3
        #expect(x + 30 - x != 30)
        let layout = try StrutTestScenes.layOut(
            view("a", 0, 0, 100, 44, element: "textField", mask: "flexibleMaxX")
                + view("b", x, 5, 30, 30, element: "button", mask: "flexibleMaxX")
        ).layout
        let found = layout.layoutFindings(RuleSelection(only: ["overlapping-touch-targets"]))
        #expect(found.isEmpty, "\(found)")
    }

    /// A line that is higher than its view is cut off; what is missing above and below its letters nobody sees.
    @Test(arguments: [(1, 21.0, 0), (1, 16, 0), (1, 12, 1), (0, 12, 1)])
    func lowLine(lines: Int, height: Double, count: Int) throws {
        let layout = try TestScene(
            views: label("a", "Hello", lines: lines),
            constraints: ["a.leading == root.leading", "a.top == root.top + 100", "a.height == \(height)"]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"))).layout
        let found = layout.layoutFindings(RuleSelection(only: ["truncated-text"], hasEnvironments: true))
        #expect(found.count == count, "\(found)")
        #expect(found.allSatisfy { $0.message.contains("its line is 20.5 points high and has \(Int(height)).") })
    }

    /// A text whose label is pressed to nothing is as lost as one that has a letter's room; one that a constraint holds
    /// at nothing, itself or what it stands in, is hidden on purpose.
    @Test(arguments: [
        (["a.trailing == box.leading + 1"], 1, "it needs 42 points on its line and has 1, 41 too few"),
        (["a.trailing == box.leading"], 1, "it needs 42 points on its line and has 0, 42 too few"),
        (["a.bottom == box.top"], 1, "its line is 20.5 points high and has 0."),
        (["a.width == 0"], 0, ""), (["a.height == 0"], 0, ""), (["a.height <= 0.5"], 0, ""),
        (["a.trailing == box.trailing", "box.width == 0"], 0, ""),
    ])
    func noRoom(constraints: [String], count: Int, words: String) throws {
        let isBoxOpen = constraints.contains("a.trailing == box.trailing")
        for lines in [1, 0] where lines == 1 || !words.contains("has 1,") {
            let scene = TestScene(
                views: view(
                    "box", subviews: label("a", "Pay it", lines: lines, #"adjustsFontSizeToFit="NO""#),
                    constraints: ["a.leading == box.leading", "a.top == box.top"]),
                constraints: [
                    "box.leading == root.leading + 20", "box.top == root.top + 100", "box.bottom == root.bottom",
                ] + (isBoxOpen ? [] : ["box.trailing == root.trailing"]) + constraints)
            let found = try cutOff(in: scene)
            #expect(found.count == count, "\(found)")
            if lines == 1 { #expect(found.allSatisfy { $0.message.contains(words) }, "\(found)") }
        }
    }

    /// A button with a picture keeps the title that it was made with, and nobody means it to be seen.
    @Test func titleBehindAPicture() throws {
        let scene = TestScene(
            resources: image("icon", 30, 30),
            views: view(
                "a", element: "button", constraints: ["a.width == 30", "a.height == 30"],
                content: #"<state key="normal" title="Button" image="icon"/>"#),
            constraints: ["a.leading == root.leading + 20", "a.top == root.top + 100"])
        #expect(try cutOff(in: scene).isEmpty)
    }

    /// What is measured at the least size that a label shrinks to is said to be.
    @Test(arguments: [
        (#"adjustsFontSizeToFit="YES""#, " on its line, even at half of its size, and has 20, "),
        (
            #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.8""#,
            " on its line, even at 0.8 of its size, and has 20, "
        ),
        (#"adjustsFontSizeToFit="NO""#, " on its line and has 20, "),
    ])
    func smallestScale(attributes: String, words: String) throws {
        let scene = TestScene(
            views: label("a", "A text of several words", attributes),
            constraints: ["a.leading == root.leading", "a.top == root.top + 100", "a.width == 20"])
        let found = try cutOff(in: scene)
        #expect(found.count == 1 && found.first?.message.contains(words) == true, "\(found)")
    }

    /// A table gives the cell of a xib the height of its text; that of a view is not known either. How many lines there
    /// may be is.
    @Test(arguments: [(0, ""), (1, "line 1: it has 3 lines, and is limited to 1. Allow more, or 0 for any number.")])
    func lowCellOfAXib(lines: Int, words: String) throws {
        let text = label("a", "one\ntwo\nthree", lines: lines, #"adjustsFontSizeToFit="NO""#)
        let content = view(
            "content", 0, 0, 320, 30, element: "tableViewCellContentView", #"key="contentView""#, mask: "",
            subviews: text,
            constraints: [
                "a.top == content.top", "a.bottom == content.bottom", "a.leading == content.leading",
                "a.trailing == content.trailing",
            ])
        let cell = view("cell", 0, 0, 320, 30, element: "tableViewCell", mask: "")
            .replacing("<subviews></subviews>", with: content)
        let found = try layOutXib(cell, in: LayoutEnvironment(device: .named("iPhone 15"))).layout
            .layoutFindings(RuleSelection(only: ["truncated-text"], hasEnvironments: true))
        #expect(found.count == (words.isEmpty ? 0 : 1), "\(found)")
        #expect(found.allSatisfy { $0.message.hasSuffix(words) }, "\(found)")
    }

    /// The same height holds the text at its own size, and cuts it off at a larger one.
    @Test(arguments: [(ContentSizeCategory.large, 0), (.accessibilityExtraExtraExtraLarge, 1)])
    func lowLineOfLargeText(size: ContentSizeCategory, count: Int) throws {
        let text = label("a", "Hello").replacing(
            #"type="system" pointSize="17.0""#, with: #"style="UICTFontTextStyleBody""#)
        let layout = try TestScene(
            views: text, constraints: ["a.leading == root.leading", "a.top == root.top + 100", "a.height == 21"]
        ).layOut(in: LayoutEnvironment(device: .named("iPhone 15"), contentSizeCategory: size)).layout
        let found = layout.layoutFindings(RuleSelection(only: ["truncated-text"], hasEnvironments: true))
        #expect(found.count == count, "\(found)")
    }

    /// A width at which a text is measured counts where the label's height follows from it.
    @Test(arguments: [(false, 1), (true, 0)])
    func preferredWidth(isHeld: Bool, count: Int) throws {
        let text = "A text that goes on for long enough to be broken into two lines, but not into three"
        let found = try StrutTestScenes.layOut(
            label("a", text, lines: 0, #"preferredMaxLayoutWidth="150""#),
            ["a.leading == root.leading", "a.trailing == root.trailing", "a.top == root.top"]
                + (isHeld ? ["a.height == 120"] : [])
        ).findings("fixed-text-width")
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.message.contains("asks for a height as if it were 150 points wide") })
    }

    /// A label that is too high loses nothing, and one that nobody sees is not judged.
    @Test(arguments: [(150.0, "", "note"), (900, "", "warning"), (900, #"hidden="YES""#, "")])
    func lostText(preferred: Double, hidden: String, severity: String) throws {
        let text = "A text that goes on for long enough to be broken into two lines, but not into three"
        let box = view(
            "box", hidden, subviews: label("a", text, lines: 0, #"preferredMaxLayoutWidth="\#(preferred)""#),
            constraints: ["a.leading == box.leading", "a.trailing == box.trailing", "a.top == box.top"])
        let found = try StrutTestScenes.layOut(
            box,
            [
                "box.leading == root.leading", "box.trailing == root.trailing", "box.top == root.top",
                "box.bottom == root.bottom",
            ]
        ).findings("fixed-text-width")
        #expect(found.map { "\($0.severity)" } == (severity.isEmpty ? [] : [severity]))
        #expect(found.allSatisfy { $0.severity == .warning || $0.message.contains(": it is too high by ") })
    }
}
