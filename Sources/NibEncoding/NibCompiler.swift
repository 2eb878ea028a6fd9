import InterfaceDocument
import StrutDiagnostics
import StrutNib

extension Document {
    /// The document compiled as Apple's ibtool does it: a xib to a nib, a storyboard to a folder of nibs with its
    /// `Info.plist`.
    ///
    /// Nothing is laid out: frames are those that the document stores, as in Apple's nibs. The same document and
    /// options always give the same bytes.
    public func compiled(_ options: NibOptions = NibOptions()) -> CompiledDocument {
        var result = compile(options)
        if isUpgraded { result.findings = result.findings.map(\.withoutPlace) }
        return result
    }

    private func compile(_ options: NibOptions) -> CompiledDocument {
        var context = NibContext(self, options)
        var findings = NibSupport(context).findings + NibLaunchScreen.findings(in: self)
        let variants = NibVariant.all(of: self, options)
        let isFolder = kind == .storyboard || variants.count > 1
        if findings.contains(where: { $0.severity == .error }) {
            return CompiledDocument(files: [], isFolder: isFolder, findings: findings)
        }
        var files: [(name: String, bytes: [UInt8])] = []
        var remarks = NibRemarks()
        for variant in variants {
            context.variant = variant
            let made = kind == .storyboard ? NibStoryboard(context).files() : [("", NibXib(context).content())]
            for (name, content) in made {
                files.append((variant.path(of: name), content.bytes))
                remarks.formUnion(content.remarks)
            }
        }
        if kind == .storyboard { files.append(("Info.plist", NibStoryboard(context).infoPropertyList())) }
        files.sort { $0.name < $1.name }
        findings += remarks.missing.sorted().map { leftOut(element(at: $0)) }
        if !remarks.unmeasuredNames.isEmpty { findings.append(note(of: remarks.unmeasuredNames)) }
        return CompiledDocument(files: files, isFolder: isFolder, findings: findings)
    }

    /// A warning about an element that no nib has.
    private func leftOut(_ element: Element) -> Finding {
        Finding(
            rule: .unsupportedInNib, severity: .warning,
            message: "this '\(element.name)' is in no nib, and what refers to it is left out", path: path,
            location: element.location, object: element.id)
    }

    /// A note about the keys and classes that were not measured.
    private func note(of names: Set<String>) -> Finding {
        let list = names.sorted().joined(separator: ", ")
        let message =
            "the nib has \(list), which follow\(names.count == 1 ? "s" : "") Apple's naming but "
            + "\(names.count == 1 ? "was" : "were") not seen in Apple's nibs; look at the result on a device"
        return Finding(rule: .unmeasuredNibKey, message: message, path: path)
    }
}

/// A xib: the file's owner, the first responder, and the objects of the document.
struct NibXib {
    let context: NibContext

    init(_ context: NibContext) { self.context = context }

    func content() -> NibContent {
        var unit = NibUnit(context, scopes: [0])
        let objects = (context.document.scenes.first?.objects ?? []).compactMap { unit.encodeTopLevel($0) }
        unit.encodeConnections()
        let proxies = [unit.proxy("IBFilesOwner"), unit.proxy("IBFirstResponder")]
        unit.finish(proxies, around: objects)
        return unit.content()
    }
}

extension Finding {
    /// The same without its place, which is one of a text that no file has.
    fileprivate var withoutPlace: Finding {
        var finding = self
        finding.location = nil
        for index in finding.notes.indices { finding.notes[index].location = nil }
        return finding
    }
}
