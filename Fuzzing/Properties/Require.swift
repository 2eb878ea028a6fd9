/// Ends the process with what was found unless a property holds: `precondition` says nothing where code is optimised.
func require(_ holds: Bool, _ what: @autoclosure () -> String = "a property does not hold") {
    if !holds { fatalError(what()) }
}

/// Ends the process with the first line in which two texts differ, unless they are the same.
func requireSame(_ text: [UInt8], _ other: [UInt8], _ what: String) {
    if text == other { return }
    let lines = [text, other].map { $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    let place = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let shown = lines.map { lines in
        place.map { String(decoding: lines[$0].prefix(200), as: UTF8.self) } ?? "\(lines.count) lines"
    }
    fatalError("\(what): '\(shown[0])' and '\(shown[1])'")
}
