import StrutTextMeasurement

extension FuzzTarget {
    /// Font files: each is refused in words, or measured with finite numbers. Without the package trait all are passed
    /// over.
    static let fonts = FuzzTarget(name: "fonts", isStructured: false) { bytes in
        let fonts = InstalledFonts([InstalledFonts.Source(path: "Fuzz.ttf", bytes: bytes)])
        for problem in fonts.problems { require(!problem.reason.isEmpty && problem.path == "Fuzz.ttf") }
        let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2, fonts: fonts)
        for name in fonts.names.prefix(8) {
            for text in ["AVA fi a\u{301}i", "\u{627}\u{628}", "\u{1F468}\u{200D}\u{1F466}g…"] {
                let size = measurer.measure(text, font: .named(name, size: 17), maximumWidth: 40)
                require(size.width.isFinite && size.height.isFinite && size.height >= 0)
            }
        }
        let system = measurer.width(of: "AV", font: .system(ofSize: 20))
        require(system.isFinite)
    }
}
