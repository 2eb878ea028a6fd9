import Strut

/// What an app's `Info.plist` takes in of its documents: the fonts that they use.
struct PartialInfoPlist {
    /// The font files, as documents name them.
    var fontFiles: [String]

    /// The property list, in XML.
    var bytes: [UInt8] {
        var distinct: [String] = []
        for file in fontFiles where !distinct.contains(file) { distinct.append(file) }
        let fonts = PropertyListValue.array(distinct.map { .string($0) })
        let list: PropertyListValue = distinct.isEmpty ? [:] : ["UIAppFonts": fonts]
        return list.xmlBytes()
    }
}
