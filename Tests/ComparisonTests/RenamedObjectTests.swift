import InterfaceDocument
import StrutComparison
import Testing

@Suite("Objects that have another id")
struct RenamedObjectTests {
    /// What differs where ids of the sample are others, and texts too.
    private func lines(_ ids: [String: String], _ texts: (String, String)...) throws -> [String] {
        var text = Sample.text
        for (old, new) in ids { text = text.replacing("\"\(old)\"", with: "\"\(new)\"") }
        for (old, new) in texts {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        return DocumentComparison(try Sample.document(), try Sample.document(text)).lines
    }

    @Test("An id that was renamed is one change, and what refers to it has none")
    func renamed() throws {
        #expect(try lines(["lab": "lbl"]) == ["changed lbl id: lab → lbl"])
        #expect(try lines(["box": "bin"]) == ["changed bin id: box → bin"])
        #expect(try lines(["root": "roo"]) == ["changed roo id: root → roo"])
        #expect(try lines(["vc2": "ctl"]) == ["changed ctl id: vc2 → ctl"])
        #expect(try lines(["s2": "s9"]) == ["changed s9 id: s2 → s9"])
    }

    @Test("An object in another one that was renamed too is one more")
    func nested() throws {
        #expect(
            try lines(["box": "bin", "but": "btn"]) == ["changed bin id: box → bin", "changed btn id: but → btn"])
        #expect(
            try lines(["s1": "t1", "s2": "t2", "s3": "t3"])
                == ["changed t1 id: s1 → t1", "changed t2 id: s2 → t2", "changed t3 id: s3 → t3"])
    }

    @Test("Beside other new objects it is the one that is the same; of several that are, none")
    func neighbours() throws {
        let beside = try lines(["s2": "t2"], (#"<view id="t2"/>"#, #"<imageView id="new"/><view id="t2"/>"#))
        #expect(beside == ["added new", "changed t2 id: s2 → t2"], "\(beside)")
        let several = try lines([:], (#"<view id="s2"/>"#, #"<view id="t1"/><view id="t2"/>"#))
        #expect(several == ["added t1", "added t2", "removed s2"], "\(several)")
    }

    @Test("What says something else, or stands elsewhere, is another object")
    func others() throws {
        let text = try lines(["lab": "lbl"], (#"text="Sign in""#, #"text="Log in""#))
        #expect(text.contains("removed lab") && text.contains("added lbl"), "\(text)")
        let place = try lines(
            [:], (#"<view id="s1"/><view id="s2"/>"#, #"<view id="s2"/>"#),
            (#"<view id="s3"/>"#, #"<view id="s3"/><view id="s9"/>"#))
        #expect(place == ["added s9", "removed s1"], "\(place)")
        let kind = try lines(["s1": "s9"], (#"<view id="s9"/>"#, #"<imageView id="s9"/>"#))
        #expect(kind == ["added s9", "removed s1"], "\(kind)")
        let inner = try lines(["box": "bin"], (#"title="Go""#, #"title="Stop""#))
        #expect(inner.contains(#"changed but normal.title: "Go" → "Stop""#), "\(inner)")
    }
}
