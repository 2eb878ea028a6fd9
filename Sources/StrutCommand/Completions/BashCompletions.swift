/// Completions for bash, without the helper functions that not every machine has installed.
enum BashCompletions {
    static var script: String {
        let names = Subcommand.all.map(\.name).joined(separator: " ")
        var text = """
            # bash completion for strut; made by 'strut completions bash'.
            _strut_files() {
                local pattern=$1 word=$2 file before
                before=$(shopt -p nocasematch)
                shopt -s nocasematch
                COMPREPLY=()
                while IFS= read -r file; do
                    # compgen leaves the tilde of a home folder as it is.
                    if [[ -d ${file/#'~/'/"$HOME/"} ]]; then
                        COMPREPLY+=("$file/")
                    elif [[ $pattern != directory && $file == $pattern ]]; then
                        COMPREPLY+=("$file")
                    fi
                done < <(compgen -f -- "$word")
                $before
                compopt -o filenames -o nospace 2>/dev/null
                if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} != */ ]]; then compopt +o nospace 2>/dev/null; fi
            }

            _strut_words() {
                local candidate before
                before=$(shopt -p nocasematch)
                shopt -s nocasematch
                COMPREPLY=()
                for candidate in $1; do
                    if [[ $candidate == "$2"* ]]; then COMPREPLY+=("$candidate"); fi
                done
                $before
            }

            _strut() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} subcommand=${COMP_WORDS[1]}
                # bash takes '--name=value' apart at the equals sign.
                if [[ $word == '=' ]]; then word=; elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
                COMPREPLY=()
                if [[ $COMP_CWORD -eq 1 ]]; then
                    COMPREPLY=($(compgen -W '\(names) --help --version' -- "$word"))
                    return
                fi
                case $subcommand in

            """
        for subcommand in Subcommand.all { text += clause(subcommand) }
        text += """
                esac
            }

            complete -F _strut strut

            """
        return text
    }

    private static func clause(_ subcommand: Subcommand) -> String {
        var text = "    \(subcommand.name))\n        case $previous in\n"
        for option in subcommand.options where option.placeholder != nil {
            text += "        \(option.names.joined(separator: "|"))) \(action(option.completion)); return ;;\n"
        }
        let options = subcommand.options.flatMap(\.names).joined(separator: " ")
        text += """
                    esac
                    if [[ $word == -* ]]; then
                        COMPREPLY=($(compgen -W '\(options)' -- "$word"))
                    else
                        \(action(subcommand.operandCompletion))
                    fi
                    ;;

            """
        return text
    }

    private static func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .files: "_strut_files '*' \"$word\""
        case .directories: "_strut_files directory \"$word\""
        case .documents: "_strut_files '*.@(storyboard|xib)' \"$word\""
        case .words(let words): "_strut_words '\(words.joined(separator: " "))' \"$word\""
        }
    }
}
