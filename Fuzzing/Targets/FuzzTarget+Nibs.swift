import InterfaceDocument
import StrutNibEncoding

extension FuzzTarget {
    /// Compiling to nibs, by the rules of several versions: what comes of it can be read, is whole, and is always the
    /// same.
    static let nibEncoding = FuzzTarget(name: "nib-encoding", isStructured: true) { bytes in
        guard bytes.count < 1 << 16, let document = bytes.document else { return }
        var choices = FuzzChoices(bytes)
        var options = NibOptions()
        options.allowsUnsupported = choices.random.chance(3, in: 4)
        options.xcode = choices.random.pick(versions) ?? NibOptions.newestXcode
        options.deploymentTarget = choices.random.pick(systems) ?? options.deploymentTarget
        if choices.random.chance(1, in: 2) { options.module = "My-App 2" }
        if choices.random.chance(1, in: 2) { options.isLocalized = choices.random.chance(1, in: 2) }
        if choices.random.chance(1, in: 4) { options.targetDevices = [.ipad] }
        let compiled = document.compiled(options)
        FindingCheck(document.source).demand(compiled.findings)
        require(
            !compiled.files.isEmpty || compiled.findings.contains { $0.severity == .error },
            "nothing is made of a document, and no error says why")
        NibCheck.demand(compiled, of: document)
        if choices.random.chance(1, in: 4) {
            let again = document.compiled(options)
            require(
                again.files.map(\.name) == compiled.files.map(\.name)
                    && again.files.map(\.bytes) == compiled.files.map(\.bytes), "compiling again gives something else")
        }
    }

    private static let versions = [
        NibVersion(7), NibVersion(9), NibVersion(11), NibVersion(12, 4), NibVersion(13, 4), NibVersion(14, 3),
        NibOptions.newestXcode,
    ]
    private static let systems = [NibVersion(9), NibVersion(11), NibVersion(13), NibVersion(15), NibVersion(17)]
}
