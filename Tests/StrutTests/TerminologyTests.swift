import Foundation
import Testing

/// The words that messages and pages use: those of `Documentation/Glossary.md`, and none of those that it replaced.
@Suite("Terms")
struct TerminologyTests {
    /// Words that are not used any more, each with what is written instead. An asterisk stands for any ending.
    static let replaced: [(old: String, new: String)] = [
        ("mend", "fix"), ("mends", "fixes"), ("mended", "fixed"), ("mending", "fixing"),
        ("told", "reported, identified, given"), ("told apart", "distinguished"),
        ("tell* apart", "distinguish"), ("moot", "irrelevant"), ("lent", "given, design-time"), ("lend*", "give"),
        ("heed*", "respect"), ("rival*", "competitor"), ("jail*", "sandbox"), ("rehears*", "trial run"),
        ("anew", "again"), ("afresh", "again"), ("amiss", "wrong"), ("so anyway", "the default"),
        ("speak* of", "refer to"), ("speak* for", "support"), ("hang* on", "depend on"),
        ("take* the place of", "replace"), ("in place of", "instead of"), ("pass* over", "skip"),
        ("look* through", "search"), ("in silence", "silently"), ("put* right", "fix"),
        ("put* up with", "suppress, accept"), ("fare* worse", "get worse"), ("to be had", "available"),
        ("as yet", "yet"), ("if need be", "if it does not exist"), ("said once", "reported once"),
        ("said where", "reported when"), ("thrown away", "discarded"), ("spelt", "spelled"),
        ("at fault", "wrong, internal error"), ("otherwise than", "differently from"), ("has a say", "counts"),
        ("foretold", "predicted"), ("gentlest", "smallest"), ("wholly", "completely"), ("unsaid", "not reported"),
        ("stranger*", "untrusted"), ("for want of", "because … is missing"), ("as ever", "as before"),
        ("one road", "one source"), ("cut off", "truncated"),
        ("hold together", "be satisfied"), ("put to the proof", "tested"),
        ("put down to", "attributed to"), ("in earnest", "really"), ("whither", "where"), ("whence", "from where"),
        ("naught", "nothing"), ("aught", "anything"), ("hitherto", "so far"), ("thereof", "of it"), ("whilst", "while"),
        ("upon", "on"), ("unto", "to"), ("lest", "so that … not"), ("ere", "before"), ("shall", "must, will"),
        ("ought", "should"), ("alas", ""), ("to and fro", "back and forth"),
        ("catalogue*", "catalog, as Apple writes it"), ("reads otherwise", "has changed"),
        ("document no more", "no longer in the document"),
    ]

    /// The terms, word by word.
    private static let terms: [(words: [String], new: String)] = replaced.map { term in
        (term.old.split(separator: " ").map(String.init), term.new)
    }

    /// A word of a text.
    private struct Word {
        var text: String
        var line: Int
        /// Whether nothing but white space stands between it and the word before.
        var followsDirectly: Bool

        func fits(_ term: String) -> Bool {
            term.hasSuffix("*") ? text.hasPrefix(term.dropLast()) : text == term
        }
    }

    private static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var word = Word(text: "", line: 1, followsDirectly: false)
        var isDirect = false
        var line = 1
        for character in text.lowercased() + " " {
            if character.isLetter || character.isNumber || character == "_" {
                if word.text.isEmpty { word = Word(text: "", line: line, followsDirectly: isDirect) }
                word.text.append(character)
                continue
            }
            if !word.text.isEmpty {
                words.append(word)
                word.text = ""
                isDirect = true
            }
            if !character.isWhitespace { isDirect = false }
            if character == "\n" { line += 1 }
        }
        return words
    }

    /// The replaced words in a text, each with what to write instead.
    static func found(in text: String) -> [String] {
        let words = words(of: text)
        return words.indices.flatMap { start in
            terms.compactMap { term in
                guard words[start].fits(term.words[0]), start + term.words.count <= words.count else { return nil }
                let isThere = term.words.indices.dropFirst().allSatisfy {
                    words[start + $0].fits(term.words[$0]) && words[start + $0].followsDirectly
                }
                let found = words[start..<start + term.words.count].map(\.text).joined(separator: " ")
                return isThere ? "line \(words[start].line): '\(found)'; write: \(term.new)" : nil
            }
        }
    }

    @Test("A word that was replaced is found, in any form and across a line break")
    func detection() {
        #expect(Self.found(in: "It Mends the conflict.") == ["line 1: 'mends'; write: fixes"])
        #expect(Self.found(in: "a\nIt speaks\nof a view.") == ["line 2: 'speaks of'; write: refer to"])
        #expect(Self.found(in: "The recommended stall is broad, silent and arrived.").isEmpty)
        let source = """
            // told in a comment
            let a = "is \\(told("amiss", of: lent)) " /* rival */ + "he"
                + "re"
            let b = #"raw " \\#(heeded)"#
            let c = \"\"\"
                text
                \"\"\"
            """
        let literals = LiteralScanner.text(of: source).split(separator: "|")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(literals.filter { !$0.isEmpty } == ["is", "amiss he re", "raw \"", "text"])
    }

    @Test("There are at least sixty")
    func count() {
        #expect(Self.replaced.count >= 60 && Set(Self.replaced.map(\.old)).count == Self.replaced.count)
    }

    @Test("No page has one", arguments: Pages.all)
    func pages(_ path: String) throws {
        // What stands in backquotes is a name, such as the mark `lent` of JSON.
        let text = try Pages.text(path).replacing(/`[^`\n]+`/, with: "")
        #expect(Self.found(in: text) == [], "\(path)")
    }

    @Test("No message has one", arguments: ["Sources", "Plugins"])
    func messages(_ folder: String) throws {
        var count = 0
        for path in Pages.paths(below: folder) where path.hasSuffix(".swift") && !path.contains("/Page") {
            // The script of preview pages is a program, with names of its own; rules have quotations of Xcode's.
            if path.hasSuffix("PreviewScript.swift") { continue }
            let found = Self.found(in: LiteralScanner.text(of: try Pages.text(path)))
            #expect(found == [], "\(path)")
            count += 1
        }
        #expect(count > 3)
    }

    @Test("No description in a schema has one")
    func schemas() throws {
        let paths = Pages.paths(below: "Documentation").filter { $0.hasSuffix(".schema.json") }
        #expect(paths.count > 10)
        for path in paths {
            let text = try Pages.text(path).replacing("\"lent\"", with: "")
            #expect(Self.found(in: text) == [], "\(path)")
        }
    }

    @Test("The glossary explains each term once, in alphabetical order")
    func glossary() throws {
        let rows = try Pages.text("Documentation/Glossary.md").split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }.dropFirst()
        let terms = rows.map { $0.first ?? "" }
        #expect(terms.count > 40 && rows.allSatisfy { $0.count == 3 })
        #expect(terms == terms.sorted { $0.lowercased() < $1.lowercased() })
    }
}
