/// What the plug-in is called with: the words of the executable, and the targets that Xcode's menu names with
/// `--target`.
struct CommandWords {
    /// The words of the executable, which checks unless they say something else: the menu gives no subcommand.
    private(set) var words: [String] = []
    /// The targets; none for all of them.
    private(set) var targets: [String] = []

    /// Reads the words that the plug-in is given.
    init(_ arguments: [String]) {
        var arguments = arguments[...]
        while let word = arguments.popFirst() {
            if word == "--" {
                words += [word] + arguments
                break
            } else if word == "--target", let name = arguments.popFirst() {
                targets.append(name)
            } else if word.hasPrefix("--target=") {
                targets.append(String(word.dropFirst("--target=".count)))
            } else {
                words.append(word)
            }
        }
        if words.isEmpty { words = ["check"] }
    }
}
