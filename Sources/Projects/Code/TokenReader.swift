/// What reads a file of code token by token.
protocol TokenReader {
    /// Where the tokens come from.
    var lexer: SourceLexer { get }
    /// The token that is looked at; nil at the end.
    var token: SourceLexer.Token? { get }
}

extension TokenReader {
    /// The word that is looked at; nil at anything else.
    var word: String? {
        if case .word(let range)? = token { return lexer.text(range) }
        return nil
    }

    /// Whether a mark is looked at, such as a brace.
    func isMark(_ mark: Unicode.Scalar) -> Bool { token == .mark(UInt8(ascii: mark)) }
}
