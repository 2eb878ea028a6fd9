import StrutDiagnostics
import Testing

@Suite("Numbers as people read them")
struct DecimalTextTests {
    @Test("No more digits than are asked for, and none that say nothing")
    func digits() {
        let expected: [(Double, Int, String?)] = [
            (0, 3, "0"), (-0.0, 3, "0"), (-0.0004, 3, "0"), (-0.0005, 3, "-0.001"), (16, 3, "16"), (20.5, 3, "20.5"),
            (61 / 3.0, 3, "20.333"), (61 / 3.0, 4, "20.3333"), (0.1 + 0.2, 4, "0.3"), (1.005, 4, "1.005"),
            (1.9996, 3, "2"), (-44.25, 3, "-44.25"), (7.6, 0, "8"), (0.0001, 4, "0.0001"),
            (999_999_999_999, 3, "999999999999"), (1e12, 3, nil), (.infinity, 3, nil), (.nan, 3, nil),
        ]
        for (value, digits, text) in expected { #expect(DecimalText.text(value, digits: digits) == text) }
    }
}
