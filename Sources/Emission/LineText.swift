/// Texts in lists that have a line for each thing.
extension String {
    /// The text on one line: what would break it or hide in it is spelled out, as in Swift source.
    func escaped(quote: Unicode.Scalar? = nil) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case _ where scalar == quote || scalar == "\\": result += "\\\(scalar)".unicodeScalars
            case "\n": result += "\\n".unicodeScalars
            case "\t": result += "\\t".unicodeScalars
            case _ where scalar.isInvisibleControl:
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// The same in quotes.
    var quoted: String { "\"\(escaped(quote: "\""))\"" }
}
