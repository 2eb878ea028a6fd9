// Cuts without tables, of families that have some.

extension NamedFont {
    /// The tables of a font: those of its own, or of the nearest cut of its family; nil where there are none.
    static func table(of name: String, family: String?) -> NamedFont? {
        named(name) ?? nearest(to: name, family: family)
    }

    /// The cut that is nearest to one without a table, among those of its family that have one; nil where none has.
    ///
    /// A family is found by the beginning of the PostScript name or by the family's own name. Those that come with iOS
    /// are left out: of a cut that it does not have nothing is drawn but the fallback.
    static func nearest(to name: String, family: String?) -> NamedFont? {
        let bytes = Array(name.utf8)
        let hyphen = bytes.firstIndex(of: UInt8(ascii: "-"))
        let beginning = bytes[..<(hyphen ?? bytes.endIndex)]
        let style = bytes[(hyphen.map { $0 + 1 } ?? bytes.endIndex)...]
        if let font = nearest(in: beginning, style) { return font }
        let bare = withoutForm(beginning)
        if bare.family.count < beginning.count, let font = nearest(in: bare.family, bare.form + style) { return font }
        guard let own = family?.utf8.filter({ $0 != UInt8(ascii: " ") }), !own.isEmpty, bytes.starts(with: own) else {
            return nil
        }
        return nearest(in: own[...], hyphen == nil ? bytes[own.count...] : style)
    }

    /// The beginning of a name without what a file adds to its family's: `Roman` and `Italic`, as in
    /// `OpenSansRoman-SemiBold` and `NunitoItalic-Bold`, which the variable fonts of Open Sans, Mulish, Nunito and
    /// Raleway call their instances, or a size, as in `Inter18pt-Regular`.
    private static func withoutForm(_ beginning: ArraySlice<UInt8>) -> (family: ArraySlice<UInt8>, form: [UInt8]) {
        for form in ["Roman", "Italic"] where beginning.reversed().starts(with: form.utf8.reversed()) {
            return (beginning.dropLast(form.utf8.count), form == "Italic" ? Array(form.utf8) : [])
        }
        guard beginning.suffix(2).elementsEqual("pt".utf8) else { return (beginning, []) }
        var family = beginning.dropLast(2)
        while let last = family.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) { family.removeLast() }
        return (family, [])
    }

    /// The cut of the family whose names begin with `family` that is nearest to a style.
    private static func nearest(in family: ArraySlice<UInt8>, _ style: some Collection<UInt8>) -> NamedFont? {
        guard !family.isEmpty, !isSystemFamily(family), let wanted = FontStyle(style) else { return nil }
        var best: (number: UInt8, distance: Int)?
        var row = firstRow(from: family)
        while row < names.count, let rest = ending(ofRow: row, in: family) {
            let number = names[row].cut
            if isFamily(row) { return self.family(number)?.cut(wanted) }
            if number < firstFamily, let cut = FontStyle(rest) {
                // One that slants otherwise differs more than the next weight does.
                let distance = wanted.distance(to: cut.weight) + (cut.isSlanted == wanted.isSlanted ? 0 : 4)
                if distance < best?.distance ?? .max { best = (number, distance) }
            }
            row += 1
        }
        var font = best.flatMap { cut($0.number) }
        font?.isApproximate = true
        return font
    }

    /// The style that a row of `names` ends with, if it is one of a family.
    private static func ending(ofRow row: Int, in family: ArraySlice<UInt8>) -> [UInt8]? {
        names[row].name.withUTF8Buffer { name in
            guard name.starts(with: family) else { return nil }
            let rest = name.dropFirst(family.count)
            return rest.isEmpty ? [] : rest.first == UInt8(ascii: "-") ? Array(rest.dropFirst()) : nil
        }
    }

    /// The first row of `names` that does not come before a name.
    private static func firstRow(from name: ArraySlice<UInt8>) -> Int {
        var low = 0
        var high = names.count
        name.withUnsafeBufferPointer { name in
            while low < high {
                let middle = (low + high) / 2
                if order(of: name, against: names[middle].name) > 0 { low = middle + 1 } else { high = middle }
            }
        }
        return low
    }
}
