import InterfaceDocument
import StrutComparison
import Testing

@Suite("Merging two versions")
struct MergeTests {
    /// An edit of the sample: what is replaced by what.
    typealias Edit = (old: String, new: String)

    private static func version(_ edits: [Edit]) throws -> Document {
        try Sample.document(edits.reduce(Sample.text) { $0.replacing($1.old, with: $1.new) })
    }

    private static func merge(
        _ ours: [Edit], _ theirs: [Edit], preferring side: MergeSide = .ours
    ) throws -> (text: String, conflicts: [String]) {
        let merge = try DocumentMerge(
            base: try version([]), ours: try version(ours), theirs: try version(theirs), preferring: side)
        let words = merge.conflicts.map { "\($0.subject): \($0.ours.words) | \($0.theirs.words)" }
        return (String(decoding: merge.bytes, as: UTF8.self), words)
    }

    private static let text: Edit = (#"text="Sign in""#, #"text="Log in""#)
    /// The view `box` is gone, with what refers to it.
    private static let removal: [Edit] = {
        let lines = Sample.text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.contains("<view translates") } ?? 0
        let end = lines.firstIndex { $0.contains("<stackView ") } ?? 0
        let kept = (lines[..<start] + lines[end...]).filter { !$0.contains(#"id="c4""#) }
        return [(Sample.text, kept.joined(separator: "\n"))]
    }()

    @Test("What one side changed is taken, and the rest are the bytes of ours")
    func independent() throws {
        let ours: [Edit] = [(#"constant="40""#, #"constant="44""#), ("<device id", "<device  id")]
        let (text, conflicts) = try Self.merge(ours, [Self.text, (#"red="1""#, #"red="0.5""#)])
        #expect(conflicts.isEmpty)
        let wanted = (ours + [Self.text, (#"red="1""#, #"red="0.5""#)]).reduce(Sample.text) {
            $0.replacing($1.old, with: $1.new)
        }
        #expect(text == wanted)
    }

    @Test("Both sides put something at one place: both are there, ours first, and theirs as it was written")
    func insertions() throws {
        let first = #"<view id="s1"/>"#
        let own = (first, first + #"<view tag="1" id="o1"/>"#)
        let other = (first, first + #"<view   tag="2"  id="t1"></view>"#)
        let (text, conflicts) = try Self.merge([own], [other])
        #expect(conflicts.isEmpty)
        #expect(text.contains(first + #"<view tag="1" id="o1"/><view   tag="2"  id="t1"></view><view id="s2"/>"#))
    }

    @Test("Both sides changed one thing differently: a conflict with both values and their places")
    func conflict() throws {
        let base = try Self.version([])
        let ours = try Self.version([Self.text])
        let theirs = try Self.version([(#"text="Sign in""#, #"text="Enter""#)])
        let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
        let conflict = try #require(merge.conflicts.first)
        #expect(
            merge.conflicts.count == 1 && conflict.subject == "text of UILabel titleLabel (lab)", "\(conflict)")
        #expect(conflict.ours.words == #""Log in""# && conflict.theirs.words == #""Enter""#)
        #expect(conflict.base == #""Sign in""# && conflict.theirs.location?.line == 11)
        #expect(String(decoding: merge.bytes, as: UTF8.self).contains("Log in"))
        let other = try DocumentMerge(base: base, ours: ours, theirs: theirs, preferring: .theirs)
        #expect(String(decoding: other.bytes, as: UTF8.self).contains("Enter"))
    }

    @Test("Both changed it to the same, or spelled the same otherwise: no conflict")
    func same() throws {
        #expect(try Self.merge([Self.text], [Self.text]).conflicts.isEmpty)
        let numbers = try Self.merge(
            [(#"constant="40""#, #"constant="44""#)], [(#"constant="40""#, #"constant="44.0""#)])
        #expect(numbers.conflicts.isEmpty && numbers.text.contains(#"constant="44""#))
    }

    @Test("Stored frames, flags and versions of tools are never in conflict")
    func churn() throws {
        let (text, conflicts) = try Self.merge(
            [(#"x="16" y="60""#, #"x="17" y="60""#), ("21507", "21701")],
            [
                (#"x="16" y="60""#, #"x="18" y="61""#), ("21507", "22155"),
                (#"<view id="s1"/>"#, #"<view misplaced="YES" id="s1"/>"#),
            ])
        #expect(conflicts.isEmpty)
        #expect(text.contains(#"toolsVersion="22155""#), "\(text)")
        #expect(text.contains(#"<view misplaced="YES" id="s1"/>"#), "\(text)")
        // Both sides changed the frame: it is what the constraints of both give.
        #expect(text.contains(#"<rect key="frame" x="16" y="60" "#), "\(text)")
    }

    @Test("Removed by one side and left alone by the other: it is gone, with what refers to it")
    func removed() throws {
        let (text, conflicts) = try Self.merge([Self.text], Self.removal)
        #expect(conflicts.isEmpty && !text.contains("\"box\"") && text.contains("Log in"))
    }

    @Test("Removed by theirs and changed by ours: it stays with its constraints, and is reported once")
    func removedAndChanged() throws {
        let change: Edit = (#"constant="40""#, #"constant="44""#)
        let (text, conflicts) = try Self.merge([change], Self.removal)
        #expect(conflicts == ["UIView (box): changed or used by constraint | removed"], "\(conflicts)")
        #expect(text == Sample.text.replacing(change.old, with: change.new))
        let settled = try Self.merge([change], Self.removal, preferring: .theirs)
        #expect(!settled.text.contains("\"box\""))
    }

    @Test("Removed by ours and changed by theirs: it stays gone, or comes back with its constraints")
    func changedAndRemoved() throws {
        let change: Edit = (#"constant="40""#, #"constant="44""#)
        let (text, conflicts) = try Self.merge(Self.removal, [change])
        #expect(conflicts.count == 1 && !text.contains("\"box\""))
        let settled = try Self.merge(Self.removal, [change], preferring: .theirs)
        let document = try Sample.document(settled.text)
        #expect(document.element(id: "c3")?.double(.constant) == 44 && document.element(id: "c4") != nil)
        #expect(document.element(id: "but") != nil)
    }

    @Test("Removed by theirs, and of ours only the stored frame is new: it is gone without a conflict")
    func removedWithFrame() throws {
        let frame: Edit = (#"id="box">"#, #"misplaced="YES" id="box"><frame key="frameInset" width="9" height="9"/>"#)
        let (text, conflicts) = try Self.merge([frame], Self.removal)
        #expect(conflicts.isEmpty && !text.contains(#"id="box""#), "\(conflicts)")
    }

    @Test("Theirs fills a view without any, which ours removed: a conflict, and with theirs both are there")
    func filledAndRemoved() throws {
        let ours: [Edit] = [(#"<view id="s1"/>"#, "")]
        let theirs: [Edit] = [
            (#"<view id="s1"/>"#, #"<view id="s1"><subviews><label text="New" id="n1"/></subviews></view>"#)
        ]
        let (text, conflicts) = try Self.merge(ours, theirs)
        #expect(conflicts.count == 1 && !text.contains(#"id="n1""#), "\(conflicts)")
        let settled = try Self.merge(ours, theirs, preferring: .theirs).text
        #expect(settled.contains(#"id="s1""#) && settled.contains(#"id="n1""#), "\(settled)")
    }

    @Test("Theirs refers to what ours removed: what refers is left out and reported")
    func reference() throws {
        let outlet: Edit = (
            #"<outlet property="titleLabel""#,
            #"<outlet property="box" destination="box" id="ob"/><outlet property="titleLabel""#
        )
        let (text, conflicts) = try Self.merge(Self.removal, [outlet])
        #expect(conflicts.count == 1 && !text.contains("\"box\""), "\(conflicts)")
        let reverse = try Self.merge([outlet], Self.removal)
        #expect(reverse.conflicts.count == 1 && reverse.text == Sample.text.replacing(outlet.old, with: outlet.new))
    }

    @Test("Moved by one side and changed by the other")
    func moved() throws {
        let move: [Edit] = [(#"<view id="s2"/>"#, ""), (#"<button id="but">"#, #"<view id="s2"/><button id="but">"#)]
        let (text, conflicts) = try Self.merge([(#"<view id="s2"/>"#, #"<view tag="3" id="s2"/>"#)], move)
        let document = try Sample.document(text)
        #expect(conflicts.isEmpty && document.element(id: "s2")?.int(.tag) == 3)
        #expect(document.element(id: "s2")?.parent?.parent?.id == "box")
    }

    @Test("Wrapped by theirs and changed by ours")
    func wrapped() throws {
        let wrapping: Edit = (#"<view id="s2"/>"#, #"<view id="w"><subviews><view id="s2"/></subviews></view>"#)
        let (text, conflicts) = try Self.merge([(#"<view id="s2"/>"#, #"<view tag="3" id="s2"/>"#)], [wrapping])
        #expect(conflicts.isEmpty)
        let view = try Sample.document(text).element(id: "s2")
        #expect(view?.int(.tag) == 3 && view?.parent?.parent?.id == "w" && text.contains(#"<view tag="3" id="s2"/>"#))
    }

    @Test("Each moved into the other: one move is in conflict, and nothing is lost")
    func movedIntoEachOther() throws {
        let base = Sample.text.replacing(#"<view id="s3"/>"#, with: #"<view id="s3"/><view id="p"/><view id="q"/>"#)
        let ours = base.replacing(
            #"<view id="p"/><view id="q"/>"#, with: #"<view id="q"><subviews><view id="p"/></subviews></view>"#)
        let theirs = base.replacing(
            #"<view id="p"/><view id="q"/>"#, with: #"<view id="p"><subviews><view id="q"/></subviews></view>"#)
        let merge = try DocumentMerge(
            base: try Sample.document(base), ours: try Sample.document(ours), theirs: try Sample.document(theirs))
        #expect(merge.conflicts.count == 1)
        #expect(merge.document.element(id: "p")?.parent?.parent?.id == "q")
    }

    @Test("Reordered by theirs: in their order with what ours put there")
    func order() throws {
        let order: Edit = (
            #"<view id="s1"/><view id="s2"/><view id="s3"/>"#, #"<view id="s3"/><view id="s1"/><view id="s2"/>"#
        )
        let own: Edit = (#"<view id="s3"/>"#, #"<view id="s3"/><view id="o"/>"#)
        let (text, conflicts) = try Self.merge([own], [order])
        #expect(conflicts.isEmpty)
        #expect(text.contains(#"<view id="s3"/><view id="s1"/><view id="s2"/><view id="o"/>"#), "\(text)")
        let other: Edit = (order.old, #"<view id="s2"/><view id="s1"/><view id="s3"/>"#)
        #expect(try Self.merge([other], [order]).conflicts.count == 1)
    }

    @Test("Emptied by one side and reordered by the other: it is empty, unless its holder is gone too")
    func emptiedAndReordered() throws {
        let list = #"<subviews><view id="s1"/><view id="s2"/><view id="s3"/></subviews>"#
        let emptied: [Edit] = [(list, "")]
        let order: [Edit] = [(#"<view id="s1"/><view id="s2"/>"#, #"<view id="s2"/><view id="s1"/>"#)]
        for (ours, theirs) in [(emptied, order), (order, emptied)] {
            let (text, conflicts) = try Self.merge(ours, theirs)
            #expect(conflicts.isEmpty, "\(conflicts)")
            #expect(text.contains(#"id="stk""#) && !text.contains(#"id="s1""#), "\(text)")
        }
        let start = #"<stackView translatesAutoresizingMaskIntoConstraints="NO" id="stk">"#
        let gone: [Edit] = [
            (list, ""), (start, ""), (#"<rect key="frame" x="16" y="200" width="100" height="40"/>"#, ""),
            ("</stackView>", ""),
        ]
        #expect(try Self.merge(gone, order).conflicts.count == 1)
    }

    @Test("One id for two new objects: theirs gets another, with what refers to it")
    func collision() throws {
        let own: Edit = (#"<view id="s3"/>"#, #"<view id="s3"/><label text="A" id="new"/>"#)
        let other: [Edit] = [
            (#"<view id="s3"/>"#, #"<view id="s3"/><label text="B" id="new"/>"#),
            (
                #"<outlet property="titleLabel""#,
                #"<outlet property="b" destination="new" id="on"/><outlet property="titleLabel""#
            ),
        ]
        let merge = try DocumentMerge(
            base: try Self.version([]), ours: try Self.version([own]), theirs: try Self.version(other))
        let id = try #require(merge.renamed.first?.new)
        #expect(merge.conflicts.isEmpty && merge.renamed.count == 1)
        #expect(
            merge.document.element(id: "new")?.string(.text) == "A"
                && merge.document.element(id: id)?.string(.text) == "B")
        #expect(merge.document.element(id: "on")?.string(.destination) == id)
    }

    @Test("One constraint made by both is there once; with two constants it is a conflict")
    func sameConstraint() throws {
        func constraint(_ id: String, _ constant: Int) -> Edit {
            (
                #"<constraint firstItem="lab" firstAttribute="top""#,
                #"<constraint firstItem="lab" firstAttribute="trailing" constant="\#(constant)" id="\#(id)"/>"#
                    + #"<constraint firstItem="lab" firstAttribute="top""#
            )
        }
        let same = try Self.merge([constraint("x1", 8)], [constraint("x2", 8)])
        #expect(same.conflicts.isEmpty && same.text.contains("x1") && !same.text.contains("x2"))
        #expect(try Self.merge([constraint("x1", 8)], [constraint("x2", 9)]).conflicts.count == 1)
    }

    @Test("One outlet led to two objects is a conflict")
    func outlet() throws {
        func outlet(_ goal: String, _ id: String) -> Edit {
            (
                #"<outlet property="titleLabel""#,
                #"<outlet property="x" destination="\#(goal)" id="\#(id)"/><outlet property="titleLabel""#
            )
        }
        #expect(try Self.merge([outlet("box", "o1")], [outlet("but", "o2")]).conflicts.count == 1)
        #expect(try Self.merge([outlet("box", "o1")], [outlet("box", "o2")]).conflicts.isEmpty)
    }

    @Test("Half of one colour and half of another is none")
    func values() throws {
        let (text, conflicts) = try Self.merge([(#"red="1""#, #"red="0.5""#)], [(#"green="0""#, #"green="1""#)])
        #expect(conflicts.count == 1 && text.contains(#"red="0.5" green="0""#))
    }

    @Test("Images of both sides are among the resources, in order")
    func resources() throws {
        func image(_ name: String) -> Edit {
            (
                "    </scenes>\n",
                "    </scenes>\n    <resources>\n        <image name=\"\(name)\" width=\"1\" height=\"1\"/>\n"
                    + "    </resources>\n"
            )
        }
        let (text, conflicts) = try Self.merge([image("b")], [image("a")])
        #expect(conflicts.isEmpty && text.contains(#"name="b""#) && text.contains(#"name="a""#))
    }
}
