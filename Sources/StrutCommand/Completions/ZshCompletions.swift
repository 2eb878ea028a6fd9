/// Completions for zsh, by its own `_arguments`.
enum ZshCompletions {
    static var script: String {
        var text = "#compdef strut\n# zsh completion for strut; made by 'strut completions zsh'.\n\n"
        // `_arguments` has its own matcher for options, and none for their values.
        text += "_strut_words() {\n    compadd -M 'm:{a-zA-Z}={A-Za-z}' \"$@\"\n}\n\n_strut() {\n"
        text += "    local context state state_descr line\n    typeset -A opt_args\n"
        text += "    _arguments -C '(- *)'{-h,--help}'[Print help]' '(- *)--version[Print the version]' \\\n"
        text += "        '1: :->subcommand' '*:: :->arguments'\n"
        text += "    case $state in\n    subcommand)\n        local -a subcommands=(\n"
        for subcommand in Subcommand.all {
            text += "            \(Shell.quoted("\(subcommand.name):\(subcommand.summary)"))\n"
        }
        text +=
            "        )\n        _describe subcommand subcommands\n        ;;\n    arguments)\n        case $words[1] in\n"
        for subcommand in Subcommand.all { text += clause(subcommand) }
        text += "        esac\n        ;;\n    esac\n}\n\nif [[ $funcstack[1] == _strut ]]; then\n    _strut \"$@\"\n"
        text += "else\n    compdef _strut strut\nfi\n"
        return text
    }

    private static func clause(_ subcommand: Subcommand) -> String {
        var text = "        \(subcommand.name))\n            _arguments -s -S -M 'm:{a-zA-Z}={A-Za-z} r:|[_-]=* r:|=*'"
        for option in subcommand.options { text += " \\\n                \(specification(option))" }
        if subcommand.operandCompletion != .nothing {
            text += " \\\n                \(Shell.quoted("*:operand:\(action(subcommand.operandCompletion))"))"
        }
        return text + "\n            ;;\n"
    }

    /// `'(-o --output)'{-o+,--output=}'[Write the result]:FILE:_files'`.
    private static func specification(_ option: Option) -> String {
        let help = option.summary.map { "[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        let takesValue = option.placeholder != nil
        // An option that adds to a list may stand several times.
        let mayRepeat = option.help.contains("several times") || option.help.contains("several \ntimes")
        let star = mayRepeat ? "*" : ""
        var value = ""
        if let placeholder = option.placeholder { value = ":\(placeholder):\(action(option.completion))" }
        let long = option.name + (takesValue ? "=" : "")
        guard let letter = option.letter else { return Shell.quoted("\(star)\(long)[\(help)]\(value)") }
        let short = "-\(letter)" + (takesValue ? "+" : "")
        let excluded = mayRepeat ? "'*'" : "'(-\(letter) \(option.name))'"
        return "\(excluded){\(short),\(long)}\(Shell.quoted("[\(help)]\(value)"))"
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .directories: "_files -/"
        case .documents: "_files -g \"*.(storyboard|xib)(-.)\""
        case .words(let words): "_strut_words \(words.joined(separator: " "))"
        }
    }
}
