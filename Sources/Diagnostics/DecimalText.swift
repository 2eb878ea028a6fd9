/// Numbers as people read them: no more digits than say something.
package enum DecimalText {
    /// The number with at most so many digits behind the point, and no zeros at its end; nil for what is not finite,
    /// and from 1e12 on, where the last of four digits is not exact any more.
    package static func text(_ value: Double, digits: Int) -> String? {
        guard value.isFinite, value.magnitude < 1e12 else { return nil }
        let scale = (0..<digits).reduce(1 as UInt) { power, _ in power * 10 }
        let units = Int((value * Double(scale)).rounded())
        let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: scale)
        let sign = units < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        // The digit in front keeps the zeros behind the point.
        var behind = String(rest + scale).dropFirst()
        while behind.last == "0" { behind.removeLast() }
        return "\(sign)\(whole).\(behind)"
    }
}
