// Findings: doubled ids, references that lead nowhere or in circles, unknown kinds.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite struct FindingTests {
    @Test func duplicateIdentifiers() throws {
        let document = try xib("<view id='A'/>\n<label id='A' text='Twice'/>\n<button id='B'/>\n<button id='A'/>")
        let findings = document.findings
        #expect(findings.map(\.rule.id) == ["duplicate-id", "duplicate-id"])
        let finding = try #require(findings.first)
        #expect(finding.severity == .error)
        #expect(finding.object == "A")
        #expect(finding.path == "Sample.xib")
        #expect(finding.location == SourceLocation(line: 5, column: 1))
        #expect(finding.message.hasPrefix("UILabel 'Twice' (A) has the id of another object"))
        #expect(finding.notes.first?.location == SourceLocation(line: 4, column: 1))
        #expect(document.element(id: "A")?.name == .view)
    }

    @Test func devicesHaveNoObjectIdentifiers() throws {
        let document = try xib(
            "<view id='retina4_7'/>", rest: "<device id='retina4_7'><adaptation id='retina4_7'/></device>")
        #expect(document.findings.isEmpty)
        #expect(document.element(id: "retina4_7")?.name == .view)
    }

    /// What cannot be read would count for something else without a word.
    @Test(
        arguments: [
            ("firstAttribute='tpo'", "\"tpo\" for its firstAttribute"),
            ("constant='8'", "nothing for its firstAttribute"),
            ("firstAttribute='width' constant='nan'", "\"nan\" for its constant"),
            ("firstAttribute='width' priority='high'", "\"high\" for its priority"),
            ("firstAttribute='width' relation='less'", "\"less\" for its relation"),
            ("firstAttribute='width' secondItem='A' secondAttribute='hight'", "\"hight\" for its secondAttribute"),
            (
                "firstAttribute='width' secondItem='A' secondAttribute='height' multiplier='1:'",
                "\"1:\" for its multiplier"
            ),
            ("firstAttribute='leading' secondItem='A' secondAttribute='top'", "\"top\" for its secondAttribute"),
            ("firstAttribute='width' secondItem='A' secondAttribute='leading'", "which is no partner for width"),
            ("firstAttribute='left' secondItem='A' secondAttribute='leading'", "knows the direction of text"),
            ("firstAttribute='trailingMargin' secondItem='A' secondAttribute='right'", "no partner for trailingMargin"),
            ("firstAttribute='top' constant='40'", "which is a place and needs a second item"),
            ("firstAttribute='width' priority='0'", "\"0\" for its priority, which is not above 0 and at most 1000"),
            ("firstAttribute='width' priority='-5'", "\"-5\" for its priority"),
            ("firstAttribute='width' priority='1000.5'", "UIKit refuses it"),
        ])
    func unreadableConstraints(attributes: String, words: String) throws {
        let document = try xib(
            "<view id='A'><constraints>\n<constraint \(attributes) id='c'/></constraints></view>")
        let finding = try #require(document.findings.first)
        #expect(document.findings.count == 1 && finding.rule.id == "unreadable-constraint")
        #expect(finding.severity == .error && finding.object == "c" && finding.message.contains(words))
        #expect(finding.location?.line == 5)
    }

    @Test func readableConstraints() throws {
        let document = try xib(
            """
            <view id='A'><constraints><constraint firstAttribute='width' relation='lessThanOrEqual' secondItem='A' \
            secondAttribute='height' multiplier='16:9' constant='-1e3' priority='250' id='c'/>
            <constraint firstAttribute='centerX' secondItem='A' secondAttribute='left' priority='1000' id='d'/>
            <constraint firstAttribute='leading' secondItem='A' secondAttribute='trailingMargin' priority='1e-3' id='e'/>
            </constraints></view>
            """)
        #expect(document.findings.isEmpty)
    }

    @Test func danglingReferences() throws {
        let document = try xib(
            """
            <view id="A"><constraints>
            <constraint firstItem="Gone" firstAttribute="top" secondItem="A" secondAttribute="top" id="C"/></constraints>
            <connections><outlet property="nothing" destination="Lost" id="O"/></connections></view>
            <tableViewCell textLabel="Missing" id="T"/>
            <imageView imageView="not a reference" id="I"/>
            """)
        let findings = document.findings
        #expect(findings.map(\.rule.id) == Array(repeating: "dangling-reference", count: 3))
        #expect(findings.map(\.severity) == [.error, .warning, .warning])
        #expect(findings.map(\.object) == ["C", "O", "T"])
        #expect(findings.first?.message.contains("firstItem to Gone") == true)
    }

    @Test func itemsThatAreNoViews() throws {
        let document = try xib(
            """
            <view id="A"><constraints>
            <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" id="C"/></constraints></view>
            <tapGestureRecognizer id="B"/>
            """)
        let finding = try #require(document.findings.first)
        #expect(document.findings.count == 1)
        #expect(finding.rule.id == "constraint-item-not-a-view" && finding.severity == .error && finding.object == "C")
        #expect(finding.notes.first?.object == "B")
    }

    /// Nothing can hold a view to one of another scene, or to one without a superview in common.
    @Test(arguments: ["Other", "OtherGuide", "OtherTop", "Title"])
    func itemsInOtherHierarchies(item: String) throws {
        let document = try storyboard(
            """
            <viewController id="A"><view key="view" id="V"><subviews><view id="W"/></subviews><constraints>
            <constraint firstItem="W" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/>
            <constraint firstItem="W" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="2"/>
            </constraints></view><navigationItem key="navigationItem" id="N"><view key="titleView" id="Title"/>
            </navigationItem></viewController>
            """,
            """
            <viewController id="B"><layoutGuides><viewControllerLayoutGuide type="top" id="OtherTop"/></layoutGuides>
            <view key="view" id="Other"><viewLayoutGuide key="safeArea" id="OtherGuide"/></view></viewController>
            """)
        let findings = document.findings.filter { $0.rule.id == "constraint-item-elsewhere" }
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.severity == .error && finding.object == "2")
        #expect(finding.notes.first?.object == item)
    }

    @Test func guidesAndUnknownViewsAreItems() throws {
        let document = try storyboard(
            """
            <viewController id="A"><layoutGuides><viewControllerLayoutGuide type="top" id="T"/></layoutGuides>
            <view key="view" id="V"><subviews><hologram id="H"/></subviews><constraints>
            <constraint firstItem="T" firstAttribute="bottom" secondItem="S" secondAttribute="top" id="1"/>
            <constraint firstItem="H" firstAttribute="top" secondItem="K" secondAttribute="top" id="2"/>
            </constraints><viewLayoutGuide key="safeArea" id="S"/><keyboardLayoutGuide key="keyboard" id="K"/></view>
            </viewController>
            """)
        #expect(document.findings.map(\.rule.id) == ["unknown-view"])
    }

    @Test func constraintsInACircle() throws {
        let document = try xib(
            """
            <view id="A"><constraints>
            <constraint firstItem="C2" firstAttribute="top" id="C1"/><constraint firstItem="C1" firstAttribute="top" id="C2"/>
            </constraints></view>
            """)
        let circles = document.findings.filter { $0.rule.id == "cyclic-reference" }
        #expect(circles.count == 1)
        #expect(circles.first?.severity == .error && circles.first?.object == "C1")
        #expect(circles.first?.notes.map(\.object) == ["C2"])
        #expect(document.findings.filter { $0.rule.id == "constraint-item-not-a-view" }.count == 2)
    }

    @Test func controllersInACircle() throws {
        let document = try storyboard(
            """
            <viewController id="A"><view key="view"><subviews><containerView><connections>
            <segue destination="B" kind="embed" id="1"/></connections></containerView></subviews></view></viewController>
            """,
            """
            <navigationController id="B"><connections>
            <segue destination="A" kind="relationship" relationship="rootViewController" id="2"/></connections>
            </navigationController>
            """,
            """
            <viewController id="C"><connections><segue destination="C" kind="show" id="3"/></connections></viewController>
            """)
        let finding = try #require(document.findings.first)
        #expect(document.findings.count == 1)
        #expect(finding.rule.id == "cyclic-reference" && finding.object == "A" && finding.notes.map(\.object) == ["B"])
    }

    @Test func referencesInACircle() throws {
        let document = try xib("<view reference='A' id='A'/><view reference='C' id='B'/><view reference='B' id='C'/>")
        #expect(document.findings.map(\.rule.id) == ["cyclic-reference", "cyclic-reference"])
        #expect(document.findings.map { $0.notes.count } == [0, 1])
    }

    /// A long chain and many references to one place are walked once.
    @Test func longChains() {
        var graph = ReferenceGraph()
        for element in 0..<20_000 as Range<Int32> {
            graph.add(from: element, to: element + 1)
            graph.add(from: element, to: 20_000)
        }
        #expect(graph.circles.isEmpty)
        graph.add(from: 20_000, to: 19_999)
        #expect(graph.circles == [[19_999, 20_000]])
    }

    @Test func circlesThatShareElementsAreOne() {
        var graph = ReferenceGraph()
        // One circle that is entered in its middle, two that share an element, an element that refers to itself.
        for (start, end) in [(0, 3), (3, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 4), (4, 6), (6, 4), (7, 7), (8, 7)] {
            graph.add(from: Int32(start), to: Int32(end))
        }
        #expect(Set(graph.circles.map { $0.sorted() }) == [[1, 2, 3], [4, 5, 6], [7]])
        #expect(graph.circles.contains([1, 2, 3]))
    }

    /// Each constraint refers to the next and to the first: as many circles as constraints, and one finding.
    @Test func manyCirclesInOne() throws {
        let count = 1200
        let constraints = (0..<count).map { number in
            let next = (number + 1) % count
            return "<constraint firstItem='c\(next)' firstAttribute='top' secondItem='c0' id='c\(number)'/>"
        }
        let document = try xib("<view id='A'><constraints>\(constraints.joined())</constraints></view>")
        let circles = document.findings.filter { $0.rule.id == "cyclic-reference" }
        let finding = try #require(circles.first)
        #expect(circles.count == 1 && finding.object == "c0")
        #expect(finding.notes.compactMap(\.object) == (1...8).map { "c\($0)" })
        #expect(finding.message.hasSuffix("<constraint> (c8) and 1191 more; break the circle"))
    }

    @Test func unknownViews() throws {
        let document = try xib(
            """
            <view id="A"><subviews><hologram id="B"/><hologram id="C"/><gadget id="D"/><label/></subviews></view>
            """)
        let findings = document.findings
        #expect(findings.map(\.rule.id) == ["unknown-view", "unknown-view"])
        #expect(findings.map(\.severity) == [.note, .note])
        #expect(
            findings.first?.message.contains("<hologram>") == true
                && findings.first?.message.contains("2 of them") == true)
        #expect(findings.map(\.object) == ["B", "D"])
    }

    @Test func otherPlatform() throws {
        let text =
            "<document type='com.apple.InterfaceBuilder.AppleTV.XIB' targetRuntime='AppleTV'><objects/></document>"
        let finding = try #require(try Document.parse(Array(text.utf8), path: "").findings.first)
        #expect(finding.rule.id == "unsupported-platform" && finding.severity == .warning)
    }

    @Test func displayNames() throws {
        func name(_ text: String) throws -> String { try element(text).displayName }
        #expect(try name("<label text='Hello' id='A'/>") == "UILabel 'Hello' (A)")
        #expect(try name("<label text='Hello' userLabel='Greeting' id='A'/>") == "UILabel 'Greeting' (A)")
        #expect(try name("<view customClass='Card' id='A'/>") == "Card (A)")
        #expect(try name("<button id='A'><state key='normal' title='Go'/></button>") == "UIButton 'Go' (A)")
        // A configuration's title replaces what the library wrote, and a letter of private use is no name.
        let configured = "<state key='normal' title='Button'/><buttonConfiguration key='configuration' title='Go'/>"
        #expect(try name("<button id='A'>\(configured)</button>") == "UIButton 'Go' (A)")
        #expect(try name("<label text='&#xE001;' id='A'/>") == "UILabel (A)")
        #expect(
            try name("<label text='A text of more than twenty-five letters'/>")
                == "UILabel 'A text of more than twent…'")
        #expect(try name("<constraint id='C'/>") == "<constraint> (C)")
    }

    /// What is beside a controller leads from it too; what is in a controller's own scene does not lead to it.
    @Test(arguments: [("B", ["C"]), ("C", ["B"]), ("A", ["B", "C"])])
    func segueOfAGestureRecognizer(destination: String, unreachable: [String]) throws {
        let document = try storyboard(
            """
            <viewController id='A'/><tapGestureRecognizer id='t'><connections>
            <segue destination='\(destination)' kind='presentation' id='s'/></connections></tapGestureRecognizer>
            """,
            "<viewController id='B'/>",
            """
            <viewController id='C'/><tapGestureRecognizer id='u'><connections>
            <segue destination='C' kind='presentation' id='v'/></connections></tapGestureRecognizer>
            """, attributes: "initialViewController='A'")
        let found = document.findings(applying: { $0.id == "unreachable-controller" })
        #expect(found.compactMap(\.object) == unreachable)
    }

    /// The rows of a static table are not asked for, and no more are the cells of a xib.
    @Test(arguments: [
        ("<tableView dataMode='prototypes'><prototypes><tableViewCell id='C'/></prototypes></tableView>", 1),
        (
            "<tableView dataMode='prototypes'><prototypes><tableViewCell id='C' reuseIdentifier='Stop'/></prototypes>"
                + "</tableView>", 0
        ),
        (
            "<tableView dataMode='static'><sections><tableViewSection><cells><tableViewCell id='C'/></cells>"
                + "</tableViewSection></sections></tableView>", 0
        ),
        ("<collectionView><cells><collectionViewCell id='C'/></cells></collectionView>", 1),
        ("<tableViewCell id='C'/>", 0),
    ])
    func prototypeWithoutIdentifier(view: String, count: Int) throws {
        let document = try storyboard("<viewController id='A'><view key='view'>\(view)</view></viewController>")
        let found = document.findings(applying: { $0.id == "missing-reuse-identifier" })
        #expect(found.map(\.object) == Array(repeating: "C", count: count))
    }
}
