import InterfaceDocument
import StrutComparison
import Testing

@Suite("Values that differ are reported in words that differ")
struct LookAlikeTests {
    private func change(_ old: String, _ new: String) throws -> PropertyChange? {
        try Sample.compare((old, new)).changes.first?.properties.first
    }

    @Test("Colours of one look by their components, where those are not what the look says")
    func colors() throws {
        let red = #"red="1" green="0" blue="0""#
        func color(_ red: String) throws -> Document {
            try Sample.document(Sample.text.replacing(#"red="1""#, with: #"red="\#(red)""#))
        }
        let near = DocumentComparison(try color("0.5"), try color("0.501")).changes.first?.properties.first
        #expect(near?.old == "#800000 (0.5, 0, 0)" && near?.new == "#800000 (0.501, 0, 0)")
        let exact = DocumentComparison(try color("0.50196078431372548"), try color("0.501")).changes.first?.properties
        #expect(exact?.first?.old == "#800000" && exact?.first?.new == "#800000 (0.501, 0, 0)")
        let far = try change(red, #"red="0.5" green="0" blue="0""#)
        #expect(far?.old == "#ff0000" && far?.new == "#800000")
    }

    @Test(
        "Characters that look the same, or like nothing, by their numbers",
        arguments: [
            ("Sign in", "Sign\u{A0}in", " with U+0020", " with U+00A0"),
            ("Sign in", "Sign in\u{200B}", "", " with U+200B"),
            ("Si\u{AD}gn in", "Sign in", " with U+00AD", ""), ("\u{E9}", "e\u{301}", " with U+00E9", " with U+0065"),
            ("Sign in", "Sign on", "", ""), ("Sign in", "Sign in ", "", ""),
        ])
    func characters(old: String, new: String, before: String, after: String) throws {
        func document(_ text: String) throws -> Document {
            try Sample.document(Sample.text.replacing(#"text="Sign in""#, with: "text=\"\(text)\""))
        }
        let change = DocumentComparison(try document(old), try document(new)).changes.first?.properties.first
        #expect(
            change?.old == "\"\(old)\"\(before)" && change?.new == "\"\(new)\"\(after)", "\(String(describing: change))"
        )
    }

    @Test(
        "Texts that are the same on one line by their spelling",
        arguments: [
            ("a&#10;b", "a\\nb", #""a\nb""#, #""a\\nb""#), ("a&#9;b", "a b", #""a\tb""#, #""a b""#),
            ("a&#10;b", "a&#10;c", "\"a\nb\"", "\"a\nc\""),
        ])
    func lines(old: String, new: String, before: String, after: String) throws {
        func document(_ text: String) throws -> Document {
            try Sample.document(Sample.text.replacing(#"text="Sign in""#, with: "text=\"\(text)\""))
        }
        let change = DocumentComparison(try document(old), try document(new)).changes.first?.properties.first
        #expect(change?.old == before && change?.new == after, "\(String(describing: change))")
    }

    @Test("The value of a slider or a stepper is a number", arguments: ["slider", "stepper"])
    func values(kind: String) throws {
        func document(_ value: String) throws -> Document {
            try Sample.document(
                Sample.text.replacing(#"<view id="s1"/>"#, with: #"<\#(kind) value="\#(value)" id="s1"/>"#))
        }
        let respelt = DocumentComparison(try document("0.5"), try document("0.50"))
        #expect(respelt.isAlike && respelt.churn.words == ["reformatted"])
        #expect(
            DocumentComparison(try document("0.5"), try document("0.75")).lines == ["changed s1 value: 0.5 → 0.75"])
    }

    @Test("A class by the element that it is the class of")
    func classes() throws {
        let change = try change(#"<view id="s1"/>"#, #"<view customClass="Box" id="s1"/>"#)
        #expect(change?.name == "class" && change?.new == "Box")
        let other = DocumentComparison(
            try Sample.document(
                Sample.text.replacing(#"<view id="s1"/>"#, with: #"<view customClass="Box" id="s1"/>"#)),
            try Sample.document(
                Sample.text.replacing(#"<view id="s1"/>"#, with: #"<control customClass="Box" id="s1"/>"#)))
        #expect(other.lines == ["changed s1 class: Box of <view> → Box of <control>"])
    }

    @Test("No flags are the default of a mask, and another thing than nothing said of edges")
    func flags() throws {
        let mask = try Sample.compare(
            (#"<button id="but">"#, #"<button id="but"><autoresizingMask key="autoresizingMask"/>"#))
        #expect(mask.isAlike && !mask.churn.isEmpty)
        let edges = try Sample.compare(
            (#"<connections><outlet "#, #"<extendedEdge key="edgesForExtendedLayout"/><connections><outlet "#))
        #expect(edges.lines == ["changed vc1 edgesForExtendedLayout: all → no flags"])
    }

    @Test("A number is not the name of an object, whatever id that has")
    func numbers() throws {
        let old = Sample.text.replacing(#""s1""#, with: #""2""#).replacing(#""s2""#, with: #""3""#)
        func label(_ lines: Int) throws -> Document {
            let gap = #"<userDefinedRuntimeAttribute type="number" keyPath="gap"><real key="value" value="\#(lines)"/>"#
            return try Sample.document(
                old.replacing(#"<label text"#, with: #"<label numberOfLines="\#(lines)" text"#).replacing(
                    #"<nil key="highlightedColor"/>"#,
                    with: """
                        <nil key="highlightedColor"/><userDefinedRuntimeAttributes>\(gap)</userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="gaps" value="\(lines)"/>
                        </userDefinedRuntimeAttributes>
                        """))
        }
        #expect(
            DocumentComparison(try label(2), try label(3)).lines == [
                "changed lab numberOfLines: 2 → 3", "changed lab runtime attribute gap: 2 → 3",
                "changed lab runtime attribute gaps: 2 → 3",
            ])
        // However it is written.
        let written = old.replacing(#"<nil key="highlightedColor"/>"#, with: #"<userDefinedRuntimeAttributes/>"#)
        func gap(_ attribute: String, _ value: String) throws -> Document {
            let start = #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="gap""#
            let end = "\(start) \(attribute)>\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
            return try Sample.document(written.replacing("<userDefinedRuntimeAttributes/>", with: end))
        }
        let real = #"<real key="value" value="3"/>"#
        #expect(DocumentComparison(try gap(#"value="3.0""#, ""), try gap("", real)).isAlike)
        func outlet(_ id: Int) throws -> Document {
            try Sample.document(old.replacing(#"destination="lab""#, with: #"destination="\#(id)""#))
        }
        let outlet = DocumentComparison(try outlet(2), try outlet(3))
        #expect(outlet.lines == ["changed out destination: UIView titleLabel (2) → UIView titleLabel (3)"])
    }
}
