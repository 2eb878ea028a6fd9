import InterfaceDocument
import Testing

@testable import StrutDocumentEditing

@Suite("Reading changes")
struct EditCommandTests {
    private func sentence(_ text: String) throws -> ConstraintSentence { try ConstraintSentence(parsing: text) }

    @Test("A change is one word or several, and an assignment is one of its own")
    func words() throws {
        let words = [
            "title.text=Hello you", "remove", "subtitle", "move a into 'the box' before b", "wrap", "a", "b", "in",
            "view",
        ]
        #expect(
            try EditCommand.parse(words) == [
                .set(object: "title", property: "text", value: "Hello you"), .remove("subtitle"),
                .move("a", parent: "the box", place: .before("b")),
                .wrap(["a", "b"], kind: "view", axis: nil, label: nil),
            ])
    }

    @Test("A constraint is removed by its name or by what it says")
    func removal() throws {
        #expect(try EditCommand.parse(["remove constraint 3Or-Er-6Xb"]) == [.remove("3Or-Er-6Xb")])
        #expect(try EditCommand.parse(["remove", "constraint", "gap"]) == [.remove("gap")])
        #expect(try EditCommand.parse(["remove", "constraint"]) == [.remove("constraint")])
        let said = EditCommand.removeConstraint(try sentence("a.top = b.top"))
        #expect(try EditCommand.parse(["remove constraint a.top = b.top"]) == [said])
    }

    @Test("A value may have blanks, quotes and signs of equality")
    func values() throws {
        #expect(
            try EditCommand.parse(["a.text=x = 'y' remove z", "b.title="]) == [
                .set(object: "a", property: "text", value: "x = 'y' remove z"),
                .set(object: "b", property: "title", value: ""),
            ])
    }

    @Test("A sentence in one word, in several, and in a change of its own")
    func sentences() throws {
        let wanted = EditCommand.addConstraint(try sentence("a.top = b.bottom + 8 @750"), identifier: "gap")
        let forms = [
            ["add", "constraint", "a.top = b.bottom + 8 @750", "as", "gap"],
            ["add", "constraint", "a.top", "=", "b.bottom", "+", "8", "@750", "as", "gap"],
            ["add constraint a.top = b.bottom + 8 @750 as gap"],
            ["add constraint 'a.top = b.bottom + 8 @750' as gap"],
        ]
        for form in forms { #expect(try EditCommand.parse(form) == [wanted], "\(form)") }
        let two = try EditCommand.parse(["add", "constraint", "a.width", "=", "8", "b.text=x"])
        #expect(two.count == 2)
    }

    @Test(
        "Constraints in words",
        arguments: [
            ("a.width = 100", "a.width = 100"), ("a.width>=b.width*2", "a.width >= b.width * 2"),
            ("a.leading == superview.leadingMargin", "a.leading = superview.leadingMargin"),
            ("a.top ≤ safeArea.top - 4.5 @low", "a.top <= safeArea.top - 4.5 @250"),
            ("\"The title\".centerX = b.centerx", "\"The title\".centerX = b.centerX"),
            ("a.height = a.width / 2", "a.height = a.width * 0.5"),
            ("a.height = a.width * 9:16", "a.height = a.width * 0.5625"),
            ("a.top = b.bottom + standard", "a.top = b.bottom + standard"),
            ("2ab-Cd-001.top = 9xx-Xx-111.top", "2ab-Cd-001.top = 9xx-Xx-111.top"),
        ])
    func reading(text: String, said: String) throws {
        #expect(try sentence(text).description == said)
        #expect(try sentence(said) == sentence(text))
    }

    @Test(
        "What is no sentence is refused with what is wrong",
        arguments: [
            ("a.width", "has no relation"), ("a = b", "is not of the form ITEM.ATTRIBUTE"),
            ("a.wide = 1", "'wide' is no layout attribute"),
            ("a.top = 8", "gives a place and no second item"), ("a.top = b.leading", "cannot relate"),
            ("a.width = b.top", "cannot relate"),
            ("a.width = 100 @1001", "is no priority"), ("a.width = 1 2", "stands behind the constraint"),
            ("a.width = b.width / 0", "divides by 0"), ("'a.width = 1", "a quote is not closed"),
            ("a.width = ", "not of the form"),
        ])
    func badSentences(text: String, words: String) {
        let error = #expect(throws: EditCommandError.self) { try ConstraintSentence(parsing: text) }
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test(
        "What is no change is refused with what is missing",
        arguments: [
            (["frob x"], "'frob' is no change"), (["remove"], "what is removed is missing"),
            (["add box"], "'add box' is no change"),
            (["add view label"], "does not say where"), (["move a"], "does not say where"),
            (["wrap in view"], "names no object"),
            (["connect outlet x to y"], "does not say whose it is"),
            (["connect wire x of y to z"], "is not the kind of connection"),
            (["rename id a b"], "'to' is missing"), (["remove a b"], "goes on with 'b'"),
            (["remove 'a"], "a quote is not closed"),
        ])
    func badChanges(words: [String], text: String) {
        let error = #expect(throws: EditCommandError.self) { try EditCommand.parse(words) }
        #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
    }

    @Test("A script has a change on each line, and an error says on which")
    func scripts() throws {
        let script = "# a comment\n\n  remove a\nb.text=x y\r\n"
        #expect(try EditCommand.parse(script: script).count == 2)
        let error = #expect(throws: EditCommandError.self) { try EditCommand.parse(script: "remove a\nfrob") }
        #expect(error?.message.hasPrefix("line 2: ") == true)
    }
}
