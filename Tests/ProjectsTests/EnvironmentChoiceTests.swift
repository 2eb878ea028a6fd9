import StrutProjects
import Testing

@Suite("What environments a call of check looks in")
struct EnvironmentChoiceTests {
    @Test("Options are written in one order of their values, and none are the canvas")
    func text() {
        let options: [(name: String, values: [String])] = [("--matrix", []), ("--device", ["b", "a", "b"])]
        #expect(EnvironmentChoice(options: options).text == "--matrix --device a,b")
        #expect(EnvironmentChoice(options: []) == .canvas)
        let changes = EnvironmentChoice(options: [("--set", ["a.text=Hello, you", "b.constant=9%"])])
        #expect(changes.text == "--set a.text=Hello%2c%20you,b.constant=9%25")
        #expect(changes.covers(changes) && !changes.covers(.canvas) && !EnvironmentChoice.canvas.covers(changes))
    }

    @Test(
        "A choice covers what it holds",
        arguments: [
            ("canvas", "canvas"), ("--matrix", "--matrix"), ("--device a,b", "--device b"),
            ("--device all", "--device b"),
            ("--language all", "canvas"), ("--language all", "--language de,fr"),
            ("--language all,de", "--language fr"),
            ("--device a --content-size AX1,L", "--content-size L --device a"),
            ("--widths 300...500", "--widths 320...499.5"), ("--odd a b", "--odd b"),
        ])
    func covered(choice: String, other: String) {
        #expect(EnvironmentChoice(text: choice).covers(EnvironmentChoice(text: other)))
    }

    @Test(
        "A choice does not cover what it may not hold",
        arguments: [
            ("canvas", "--matrix"), ("--matrix", "canvas"), ("--device a", "canvas"), ("--device all", "canvas"),
            ("--device a", "--device a,b"), ("--device a", "--device a --content-size L"),
            ("--device a --content-size L", "--device a"), ("--language all", "--language double-length"),
            ("--widths 300...500", "--widths 320...501"), ("--widths 300...500", "canvas"),
            ("--widths 300...500", "--heights 320...400"), ("--matrix", "--device a"), ("canvas", "elsewhere"),
        ])
    func open(choice: String, other: String) {
        #expect(!EnvironmentChoice(text: choice).covers(EnvironmentChoice(text: other)))
    }
}
