/// How the lines of a JSON text are broken; what it says is the same in every form.
package enum JSONForm: Sendable, Hashable {
    /// As the text's writer chose: usually a line for each view, finding or constraint.
    case lines
    /// All on one line, without spaces.
    case compact
    /// A line for every member and element, however small.
    case pretty

    /// A whole JSON text in this form, ended by a line break.
    package func applied(to text: [UInt8]) -> [UInt8] {
        if self == .lines { return text }
        var former = JSONFormer(isPretty: self == .pretty, capacity: text.count)
        former.read(text)
        return former.bytes
    }
}

/// Copies the tokens of a JSON text, and puts other white space between them.
private struct JSONFormer {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var indentation = 0

    init(isPretty: Bool, capacity: Int) {
        self.isPretty = isPretty
        bytes.reserveCapacity(isPretty ? capacity * 2 : capacity)
    }

    mutating func read(_ text: [UInt8]) {
        var isInString = false
        var isEscaped = false
        for (index, byte) in text.enumerated() {
            if isInString {
                bytes.append(byte)
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D: continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                bytes.append(byte)
                indentation += 2
                // An empty container stays on its line.
                if !isClosed(text, after: index) { breakLine() }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                indentation -= 2
                if bytes.last != UInt8(ascii: "{"), bytes.last != UInt8(ascii: "[") { breakLine() }
                bytes.append(byte)
            case UInt8(ascii: ","):
                bytes.append(byte)
                breakLine()
            case UInt8(ascii: ":"):
                bytes.append(byte)
                if isPretty { bytes.append(UInt8(ascii: " ")) }
            default:
                isInString = byte == UInt8(ascii: "\"")
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Whether nothing but white space stands between a bracket and the one that closes it.
    private func isClosed(_ text: [UInt8], after index: Int) -> Bool {
        let next = text[(index + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }
}
