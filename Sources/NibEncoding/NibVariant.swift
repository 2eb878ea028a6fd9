import InterfaceDocument

/// A form of a document's nibs for a range of systems: what newer ones read, older ones do not know.
struct NibVariant: Sendable {
    /// The name of the nib's file where several forms stand in a folder, such as `objects-11.0+.nib`; nil where one
    /// form is enough.
    var fileName: String?
    /// Whether views have safe areas; systems before iOS 11 have the controllers' guides instead.
    var hasSafeAreas = true
    /// Whether symbols are kept by their names alone; systems before iOS 14 read them as images.
    var hasSymbolPlaceholders = true

    /// Where a nib of this form stands: itself, or a file in a folder of its name.
    func path(of nib: String) -> String {
        guard let fileName else { return nib }
        return nib.isEmpty ? fileName : "\(nib)/\(fileName)"
    }

    /// The forms in which a document is compiled.
    static func all(of document: Document, _ options: NibOptions) -> [NibVariant] {
        let target = deploymentTarget(of: document) ?? options.deploymentTarget
        let xcode = options.xcode
        // Xcode 11 makes two files for older systems, which are the same.
        if NibVersion(11) <= xcode, xcode < NibVersion(12), target < NibVersion(13) {
            let old = NibVariant(fileName: "runtime.nib", hasSafeAreas: target >= NibVersion(11))
            return [NibVariant(fileName: "objects-13.0+.nib"), old]
        }
        if NibVersion(9) <= xcode, target < NibVersion(11), hasSafeAreaElements(document) {
            let old = NibVariant(fileName: "runtime.nib", hasSafeAreas: false, hasSymbolPlaceholders: false)
            guard needsSafeAreas(document) else { return [NibVariant(hasSafeAreas: false)] }
            return [NibVariant(fileName: "objects-11.0+.nib"), old]
        }
        if NibVersion(12) <= xcode, target < NibVersion(14),
            document.root.descendants.contains(where: { $0.usesSystemImage })
        {
            return [
                NibVariant(fileName: "objects-14.0+.nib"),
                NibVariant(fileName: "runtime.nib", hasSymbolPlaceholders: false),
            ]
        }
        return [NibVariant(hasSymbolPlaceholders: xcode >= NibVersion(12))]
    }

    /// The oldest system that the document itself names: `version="2304"` is 9.0.
    static func deploymentTarget(of document: Document) -> NibVersion? {
        let deployment = document.root.child(.dependencies)?.children.first { $0.name.string == "deployment" }
        guard let version = deployment?.int(.version), version > 0xFF else { return nil }
        return NibVersion(version >> 8, version >> 4 & 15, version & 15)
    }

    private static func hasSafeAreaElements(_ document: Document) -> Bool {
        document.root.descendants.contains { $0.name == .viewLayoutGuide || hasAutomaticRows($0) }
    }

    /// Whether anything would be lost without the form for newer systems.
    private static func needsSafeAreas(_ document: Document) -> Bool {
        for element in document.root.descendants {
            if hasAutomaticRows(element) { return true }
            guard element.name == .constraint else { continue }
            for item in [element.reference(.firstItem), element.reference(.secondItem)]
            where item?.name == .viewLayoutGuide {
                return true
            }
        }
        return false
    }

    private static func hasAutomaticRows(_ element: Element) -> Bool {
        element.name == .tableView && element.double(.estimatedRowHeight) == -1
    }
}
