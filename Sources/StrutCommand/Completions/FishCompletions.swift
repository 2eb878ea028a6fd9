/// Completions for fish, a line for each subcommand and option.
enum FishCompletions {
    static var script: String {
        var text = "# fish completion for strut; made by 'strut completions fish'.\n"
        // `__fish_seen_subcommand_from` looks at any word: at `check` in `strut help check` as well.
        text += "function __strut_subcommand_is\n    set -l words (commandline -opc)\n"
        text += "    test (count $words) -gt 1; and test $words[2] = $argv[1]\nend\n\ncomplete -c strut -f\n"
        text += "complete -c strut -n __fish_use_subcommand -s h -l help -d 'Print help'\n"
        text += "complete -c strut -n __fish_use_subcommand -l version -d 'Print the version'\n"
        for subcommand in Subcommand.all {
            let summary = Shell.quoted(subcommand.summary)
            text += "complete -c strut -n __fish_use_subcommand -a \(subcommand.name) -d \(summary)\n"
        }
        for subcommand in Subcommand.all {
            let condition = "complete -c strut -n '__strut_subcommand_is \(subcommand.name)'"
            for option in subcommand.options { text += "\(condition)\(specification(option))\n" }
            let operands = values(subcommand.operandCompletion)
            if !operands.isEmpty { text += "\(condition)\(operands)\n" }
        }
        return text
    }

    private static func specification(_ option: Option) -> String {
        var text = option.letter.map { " -s \($0)" } ?? ""
        text += " -l \(option.name.dropFirst(2))"
        if option.placeholder != nil { text += " -x\(values(option.completion))" }
        return text + " -d \(Shell.quoted(option.summary))"
    }

    private static func values(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ""
        case .files: " -a '(__fish_complete_path)'"
        case .directories: " -a '(__fish_complete_directories)'"
        case .documents: " -a '(__fish_complete_suffix .storyboard; __fish_complete_suffix .xib)'"
        case .words(let words): " -a \(Shell.quoted(words.joined(separator: " ")))"
        }
    }
}
