import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Wrapping views")
struct WrappingTests {
    private static func view(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
        </view>
        """
    }

    /// A constraint from words such as `lef-vi-001.top roo-tv-001.top 20`, with further attributes.
    private static func constraint(_ id: String, _ words: String, _ more: String = "") -> String {
        let parts = words.split(separator: " ")
        let first = parts[0].split(separator: ".")
        var text = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
        if parts[1].contains("-") {
            let second = parts[1].split(separator: ".")
            text += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
        }
        if parts.count > 2 {
            text += " constant=\"\(parts[2])\""
        } else if !parts[1].contains("-") {
            text += " constant=\"\(parts[1])\""
        }
        return text + " \(more) id=\"\(id)\"/>"
    }

    private static func document(views: [String], constraints: [String]) throws -> Document {
        let text = DocumentHeader(tools: "21507", features: .all).xib(
            """
            <view id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    \(views.joined(separator: "\n"))
                </subviews>
                <constraints>
                    \(constraints.joined(separator: "\n"))
                </constraints>
            </view>
            """)
        return try Document.parse(Array(text.utf8), path: "Card.xib")
    }

    private func list(_ document: Document, of id: String) -> Set<String> {
        let constraints = document.element(id: id)?.children.first { $0.name == .constraints }
        return Set(constraints?.children.compactMap(\.id) ?? [])
    }

    private func container(_ document: Document) throws -> Element {
        try #require(document.root.descendants.first { $0.string(.userLabel) == "box" })
    }

    /// Frames in the root view.
    private func place(_ id: String, _ document: Document, in box: Element) -> Rect? {
        guard var frame = EditedCell.frame(id, document), let outer = View(box)?.frame else { return nil }
        frame.x += outer.x
        frame.y += outer.y
        return frame
    }

    // MARK: Stack views

    /// Two views side by side, each as wide as a constraint to the middle of the superview lets it be.
    private static let halves = [
        constraint("con-aa-001", "lef-vi-001.leading roo-tv-001.leading 20"),
        constraint("con-aa-002", "rig-vi-001.trailing roo-tv-001.trailing -20"),
        constraint("con-aa-003", "rig-vi-001.leading lef-vi-001.trailing 8"),
        constraint("con-aa-004", "lef-vi-001.trailing roo-tv-001.centerX -4"),
        constraint("con-aa-005", "lef-vi-001.top roo-tv-001.top 20"),
        constraint("con-aa-006", "rig-vi-001.top roo-tv-001.top 20"),
        constraint("con-aa-007", "lef-vi-001.height 40"), constraint("con-aa-008", "rig-vi-001.height 40"),
    ]

    @Test("Views that were equally long by a constraint that goes are so by the stack view")
    func equalLengths() throws {
        let views = [Self.view("lef-vi-001", 20, 20, 172.5, 40), Self.view("rig-vi-001", 200.5, 20, 172.5, 40)]
        let document = try EditedCell.document(
            Self.document(views: views, constraints: Self.halves),
            after: ["wrap lef-vi-001 rig-vi-001 in stackView as box"])
        #expect(try container(document).string(.distribution) == "fillEqually")
        #expect(try View(container(document))?.frame?.width == 353)
    }

    @Test("Where lengths of their own make views equally long, the stack view says nothing of them")
    func ownLengths() throws {
        let views = [Self.view("lef-vi-001", 20, 20, 40, 40), Self.view("rig-vi-001", 68, 20, 40, 40)]
        let document = try EditedCell.document(
            Self.document(
                views: views,
                constraints: [Self.halves[0]] + Self.halves[2...2] + Self.halves[4...] + [
                    Self.constraint("con-aa-009", "lef-vi-001.width 40"),
                    Self.constraint("con-aa-010", "rig-vi-001.width 40"),
                ]), after: ["wrap lef-vi-001 rig-vi-001 in stackView as box"])
        #expect(try !container(document).has(.distribution))
    }

    @Test("Constraints that stay between wrapped views are held by the container", arguments: ["stackView", "view"])
    func innerConstraints(kind: String) throws {
        let views = [Self.view("lef-vi-001", 20, 20, 172.5, 40), Self.view("rig-vi-001", 200.5, 20, 172.5, 40)]
        let equal = Self.constraint("con-aa-009", "lef-vi-001.width rig-vi-001.width")
        let document = try EditedCell.document(
            Self.document(views: views, constraints: Self.halves + [equal]),
            after: ["wrap lef-vi-001 rig-vi-001 in \(kind) as box"])
        let id = try #require(try container(document).id)
        #expect(list(document, of: id).contains("con-aa-009"))
        #expect(list(document, of: id).contains("con-aa-003") == (kind == "view"))
        #expect(!list(document, of: "roo-tv-001").contains("con-aa-009"))
    }

    // MARK: Other containers

    /// A picture over the whole width, a title in its middle that keeps off the sides, and a button below it at the
    /// right.
    private static func poster() throws -> Document {
        try document(
            views: [
                view("pic-vi-001", 0, 0, 393, 600), view("tit-vi-001", 96.5, 280, 200, 40),
                view("but-vi-001", 273, 616, 100, 30),
            ],
            constraints: [
                constraint("con-aa-001", "tit-vi-001.leading roo-tv-001.leading 20", #"relation="greaterThanOrEqual""#),
                constraint("con-aa-002", "pic-vi-001.leading roo-tv-001.leading"),
                constraint("con-aa-003", "pic-vi-001.trailing roo-tv-001.trailing"),
                constraint("con-aa-004", "pic-vi-001.top roo-tv-001.top"),
                constraint("con-aa-005", "pic-vi-001.height 600"),
                constraint("con-aa-006", "tit-vi-001.centerX pic-vi-001.centerX"),
                constraint("con-aa-007", "tit-vi-001.centerY pic-vi-001.centerY"),
                constraint("con-aa-008", "tit-vi-001.width 200"), constraint("con-aa-009", "tit-vi-001.height 40"),
                constraint("con-aa-010", "roo-tv-001.trailing but-vi-001.trailing 20"),
                constraint("con-aa-011", "but-vi-001.top pic-vi-001.bottom 16"),
                constraint("con-aa-012", "but-vi-001.width 100"), constraint("con-aa-013", "but-vi-001.height 30"),
            ])
    }

    @Test("A container takes over what holds the group at its edges, and the views stay where they are")
    func edges() throws {
        let old = try Self.poster()
        let document = try EditedCell.document(
            old, after: ["wrap pic-vi-001 tit-vi-001 but-vi-001 in view as box"])
        let box = try container(document)
        #expect(View(box)?.frame == Rect(x: 0, y: 0, width: 393, height: 646))
        for id in ["pic-vi-001", "tit-vi-001", "but-vi-001"] {
            #expect(place(id, document, in: box) == EditedCell.frame(id, old), "\(id)")
        }
        // Its left edge is the picture's, not the title's, which only keeps off.
        #expect(document.element(id: "con-aa-002")?.string(.firstItem) == box.id)
        #expect(document.element(id: "con-aa-001")?.string(.firstItem) == "tit-vi-001")
        // The button keeps its distance from the right, now from the container's.
        let button = try #require(document.element(id: "con-aa-010").flatMap { Constraint($0) })
        #expect(button.firstItem == box && button.constant == 20)
        // Nothing freezes what constraints between the views say.
        let held = document.root.descendants(named: .constraint).compactMap { Constraint($0) }.filter {
            $0.firstItem.id == "tit-vi-001" || $0.secondItem?.id == "tit-vi-001"
        }
        #expect(
            Set(held.compactMap(\.element.id)) == [
                "con-aa-001", "con-aa-006", "con-aa-007", "con-aa-008", "con-aa-009",
            ])
    }

    @Test("A container around a chain that ends nowhere ends with its last view")
    func openChain() throws {
        let document = try EditedCell.document(
            Self.document(
                views: [Self.view("one-vi-001", 16, 20, 361, 40), Self.view("two-vi-001", 16, 68, 100, 30)],
                constraints: [
                    Self.constraint("con-aa-001", "one-vi-001.top roo-tv-001.top 20"),
                    Self.constraint("con-aa-002", "one-vi-001.leading roo-tv-001.leading 16"),
                    Self.constraint("con-aa-003", "one-vi-001.trailing roo-tv-001.trailing -16"),
                    Self.constraint("con-aa-004", "one-vi-001.height 40"),
                    Self.constraint("con-aa-005", "two-vi-001.top one-vi-001.bottom 8"),
                    Self.constraint("con-aa-006", "two-vi-001.leading roo-tv-001.leading 16"),
                    Self.constraint("con-aa-007", "two-vi-001.width 100"),
                    Self.constraint("con-aa-008", "two-vi-001.height 30"),
                ]), after: ["wrap one-vi-001 two-vi-001 in view as box", "con-aa-008.constant=50"])
        let box = try container(document)
        #expect(View(box)?.frame == Rect(x: 16, y: 20, width: 361, height: 98))
        #expect(EditedCell.frame("two-vi-001", document) == Rect(x: 0, y: 48, width: 100, height: 50))
    }

    @Test("Views that no constraint holds keep their places in a container that none holds, too")
    func fixedFrames() throws {
        let views = [Self.view("one-vi-001", 20, 30, 100, 40), Self.view("two-vi-001", 40, 90, 100, 40)].map {
            $0.replacing("<view ", with: #"<view fixedFrame="YES" "#)
        }
        let document = try EditedCell.document(
            Self.document(views: views, constraints: [Self.constraint("con-aa-001", "roo-tv-001.width 393")]),
            after: ["wrap one-vi-001 two-vi-001 in view as box"])
        let box = try container(document)
        #expect(box.has(.fixedFrame, equalTo: "YES") && box.children.allSatisfy { $0.name != .constraints })
        #expect(View(box)?.frame == Rect(x: 20, y: 30, width: 120, height: 100))
        #expect(EditedCell.frame("two-vi-001", document) == Rect(x: 20, y: 60, width: 100, height: 40))
    }

    @Test("What stands beside wrapped views and follows one of them goes on doing so")
    func followers() throws {
        let document = try EditedCell.document(
            Self.document(
                views: [
                    Self.view("one-vi-001", 16, 20, 361, 40), Self.view("two-vi-001", 16, 68, 100, 30),
                    Self.view("out-vi-001", 124, 68, 50, 30),
                ],
                constraints: [
                    Self.constraint("con-aa-001", "one-vi-001.top roo-tv-001.top 20"),
                    Self.constraint("con-aa-002", "one-vi-001.leading roo-tv-001.leading 16"),
                    Self.constraint("con-aa-003", "one-vi-001.trailing roo-tv-001.trailing -16"),
                    Self.constraint("con-aa-004", "one-vi-001.height 40"),
                    Self.constraint("con-aa-005", "two-vi-001.top one-vi-001.bottom 8"),
                    Self.constraint("con-aa-006", "two-vi-001.leading roo-tv-001.leading 16"),
                    Self.constraint("con-aa-007", "two-vi-001.width 100"),
                    Self.constraint("con-aa-008", "two-vi-001.height 30"),
                    Self.constraint("con-aa-009", "out-vi-001.leading two-vi-001.trailing 8"),
                    Self.constraint("con-aa-010", "out-vi-001.top two-vi-001.top"),
                    Self.constraint("con-aa-011", "out-vi-001.width 50"),
                    Self.constraint("con-aa-012", "out-vi-001.height 30"),
                ]), after: ["wrap one-vi-001 two-vi-001 in view as box", "con-aa-007.constant=120"])
        let follower = try #require(document.element(id: "con-aa-009").flatMap { Constraint($0) })
        #expect(follower.secondItem?.id == "two-vi-001")
        #expect(EditedCell.frame("out-vi-001", document) == Rect(x: 144, y: 68, width: 50, height: 30))
    }

    @Test("Without Auto Layout views stay where they are in the superview")
    func masks() throws {
        let text = DocumentHeader(tools: "21507", features: []).xib(
            """
            <view id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view id="one-vi-001"><rect key="frame" x="20" y="30" width="100" height="40"/></view>
                </subviews>
            </view>
            """)
        let document = try EditedCell.document(
            Document.parse(Array(text.utf8), path: "Old.xib"), after: ["wrap one-vi-001 in view as box"])
        #expect(View(try container(document))?.frame == Rect(x: 20, y: 30, width: 100, height: 40))
        #expect(EditedCell.frame("one-vi-001", document) == Rect(x: 0, y: 0, width: 100, height: 40))
    }
}
