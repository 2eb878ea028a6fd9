import Strut

/// What a command line says of compiled documents, for `ibtool` and for `compile --format nib` alike.
struct NibArguments: Equatable, Sendable {
    /// Whether documents are compiled to what apps load, and not laid out.
    var isWanted = false
    var module: String?
    var deploymentTarget: NibVersion?
    var xcode: NibVersion?
    var targetDevices: Set<NibTargetDevice> = []
    var allowsUnsupported = false
    /// The file of dependencies that is written beside the results.
    var dependencyFile: String?

    /// The same for the compiler, with its defaults.
    var options: NibOptions {
        var options = NibOptions()
        options.module = module
        if let deploymentTarget { options.deploymentTarget = deploymentTarget }
        if let xcode { options.xcode = xcode }
        options.targetDevices = targetDevices
        options.allowsUnsupported = allowsUnsupported
        return options
    }
}

extension Option {
    static let module = Option(
        "--module", nil, "NAME",
        help: "The module of the app's own classes, for documents that say 'inherit module from target'. Default: none."
    ) { arguments, value throws(UsageError) in
        arguments.nib.module = value
    }

    static let minimumDeploymentTarget = Option(
        "--minimum-deployment-target", nil, "VERSION",
        help: "The oldest iOS that loads the result, such as 15.0. Default: \(NibOptions().deploymentTarget)."
    ) { arguments, value throws(UsageError) in
        arguments.nib.deploymentTarget = try version(value, of: "iOS", example: "15.0")
    }

    static let targetDevice = Option(
        "--target-device", nil, "NAME",
        help: "A kind of device that loads the result: \(targetDevices.joined(separator: ", ")). May be given several "
            + "times. Default: iphone and ipad.",
        completion: .words(targetDevices), takesSeveral: true
    ) { arguments, value throws(UsageError) in
        guard let device = NibTargetDevice(rawValue: value.lowercased()) else {
            throw .unknown("target device", value, among: targetDevices)
        }
        arguments.nib.targetDevices.insert(device)
    }

    static let xcode = Option(
        "--xcode", nil, "VERSION",
        help: "The version of Xcode whose compiler is followed where versions differ, such as 15.4. "
            + "Default: \(NibOptions().xcode)."
    ) { arguments, value throws(UsageError) in
        arguments.nib.xcode = try version(value, of: "Xcode", example: "15.4")
    }

    static let allowUnsupported = Option(
        "--allow-unsupported",
        help: "Write a document also if something in it is not supported and is missing from the result: each is a "
            + "warning then, not an error."
    ) { arguments, _ throws(UsageError) in
        arguments.nib.allowsUnsupported = true
    }

    static let dependencyFile = Option(
        "--depfile", nil, "FILE",
        help: "Write what each result depends on to FILE, in the form that Make and Ninja read.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.nib.dependencyFile = value
    }

    /// The options above, in the order of the help.
    static let nibOptions: [Option] = [
        .module, .minimumDeploymentTarget, .targetDevice, .xcode, .allowUnsupported, .dependencyFile,
    ]

    private static let targetDevices = NibTargetDevice.allCases.map(\.rawValue)

    private static func version(_ word: String, of product: String, example: String) throws(UsageError) -> NibVersion {
        guard let version = NibVersion(word), version.major > 0 else {
            throw UsageError("'\(word)' is not a version of \(product)", advice: "write one such as \(example)")
        }
        return version
    }
}

extension Arguments {
    /// What compiled documents have no use for, and what nothing else has: an option without effect is a mistake.
    func checkNibOptions() throws(UsageError) {
        if nib.isWanted {
            if let name = (typeName != nil ? Option.typeName : typeStem != nil ? Option.typeStem : nil)?.name {
                throw UsageError(
                    "'\(name)' is for Swift source, and '--format nib' makes none",
                    advice:
                        "leave one of them out; where a package's build says so, 'touch Package.swift' plans it again"
                )
            }
            let layoutOptions: [Option] =
                [.device, .orientation, .size, .contentSize, .direction, .language, .appearance, .fonts, .fields]
                + Option.runTimeOptions
            if let option = layoutOptions.first(where: { given[$0.name] != nil }) {
                throw UsageError(
                    "'\(option.name)' is for layouts, and '--format nib' makes none", advice: "leave one of them out")
            }
            return
        }
        // What results depend on is said of layouts, too.
        let isGiven = Option.nibOptions.first { $0.name != Option.dependencyFile.name && given[$0.name] != nil }
        guard let name = isGiven?.name ?? (nib.allowsUnsupported ? Option.allowUnsupported.name : nil) else { return }
        throw UsageError("'\(name)' is for compiled documents", advice: "add '--format nib'")
    }
}
