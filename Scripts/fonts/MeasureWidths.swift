// Reads lines "generation TAB scale TAB face TAB size TAB style TAB text" and prints "width TAB line height TAB known
// TAB width in the fallback", measured as the library does. Compiled together with the sources of TextMeasurement by
// label_width_report.py.

@main struct MeasureWidths {
    static func main() {
        while let line = readLine() {
            let fields = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
            guard fields.count == 6, let generation = SystemFontGeneration(rawValue: String(fields[0])),
                let scale = Double(fields[1]),
                let size = Double(fields[3])
            else {
                print("0\t0\tfalse\t0")
                continue
            }
            let measurer = TextMeasurer(generation: generation, scale: scale)
            var font = Font(face: face(fields[2]), pointSize: size)
            font.textStyle = TextStyle(interfaceBuilderName: String(fields[4]))
            let text = String(fields[5])
            let width = measurer.width(of: text, font: font)
            let fallback = measurer.width(of: text, font: .named("", size: size))
            print("\(width)\t\(measurer.metrics(of: font).lineHeight)\t\(measurer.isKnown(font))\t\(fallback)")
        }
    }

    static func face(_ name: Substring) -> Font.Face {
        let parts = name.split(separator: ":", maxSplits: 1)
        switch parts[0] {
        case "boldSystem": return .system(weight: .bold, italic: false)
        case "italicSystem": return .system(weight: .regular, italic: true)
        case "system": return .system(weight: Font.Weight(interfaceBuilderName: String(parts[1])) ?? .regular, italic: false)
        default: return .named(String(parts[1]), family: nil)
        }
    }
}
