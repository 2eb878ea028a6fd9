/// The words behind `strut check`: which of them are options with their values, and which say what to check.
struct CheckWords {
    /// Whether something says what to check: a document, a folder, standard input, however it is called and wherever it
    /// stands.
    private(set) var haveOperands = false
    /// Whether help is asked for, for which nothing is checked.
    private(set) var askForHelp = false
    /// Whether a `--` says that all further words are operands.
    private(set) var areClosed = false

    /// The options of `check` that take a value, which may be called as a folder or a document is.
    static let optionsWithValue: Set = [
        "--device", "--orientation", "--size", "--content-size", "--direction", "--language", "--widths", "--heights",
        "--only", "--enable", "--disable", "--configuration", "--baseline", "--fonts", "--table-headers",
        "--design-data", "--set", "--assume-filename", "--jobs", "--limit-memory", "--limit-time",
        "--diagnostic-format", "--diagnostic-output", "--color",
    ]
    /// The letters of those that have one.
    static let lettersWithValue: Set<Character> = ["d", "j"]

    /// Reads words as the executable does: `--name value`, `--name=value`, `-n value` and `-nvalue`, in any place.
    init(_ words: some Sequence<String>) {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            var takesValue = false
            if word == "--" {
                areClosed = true
                haveOperands = haveOperands || !words.isEmpty
                return
            } else if word.hasPrefix("--") {
                askForHelp = askForHelp || word == "--help"
                takesValue = Self.optionsWithValue.contains(word)
            } else if word.hasPrefix("-"), word != "-" {
                var letters = word.dropFirst()
                while let letter = letters.popFirst() {
                    askForHelp = askForHelp || letter == "h"
                    guard Self.lettersWithValue.contains(letter) else { continue }
                    takesValue = letters.isEmpty
                    break
                }
            } else {
                haveOperands = true
            }
            if takesValue, words.first?.hasPrefix("--") == false { words.removeFirst() }
        }
    }
}
