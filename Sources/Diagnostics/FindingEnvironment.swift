import StrutJSON

/// An environment in which something was found, in words; what is nil is the document's own.
public struct FindingEnvironment: Hashable, Sendable {
    /// The device, by the name that it was asked for.
    public var device: String?
    /// `portrait` or `landscape`.
    public var orientation: String?
    /// The window in points, such as `507x1024`.
    public var size: String?
    /// The reader's text size, such as `AX3`.
    public var contentSize: String?
    /// `ltr` or `rtl`.
    public var direction: String?
    /// The language or pseudo-language.
    public var language: String?
    /// The widths and heights of the window at which something was found; empty where they are those of all
    /// environments.
    public var windows: [WindowRange] = []

    /// Makes an environment; the default is the document's own canvas.
    public init(
        device: String? = nil, orientation: String? = nil, size: String? = nil, contentSize: String? = nil,
        direction: String? = nil, language: String? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.size = size
        self.contentSize = contentSize
        self.direction = direction
        self.language = language
    }
}

extension JSONWriter {
    /// Writes the environments of a finding as a member of the object that is open; nothing for none.
    package mutating func write(environments: [FindingEnvironment]) {
        guard !environments.isEmpty else { return }
        array("environments", .lines) { json in
            for environment in environments { json.write(environment) }
        }
    }

    /// Writes which environment the numbers and texts of a finding's message are from; nothing where that goes without
    /// saying.
    mutating func writeExample(of finding: Finding) {
        guard let example = finding.example, finding.environments.indices.contains(example) else { return }
        key("example")
        write(finding.environments[example])
    }

    private mutating func write(_ environment: FindingEnvironment) {
        beginObject(.inline)
        member("device", ifAny: environment.device)
        member("orientation", ifAny: environment.orientation)
        member("size", ifAny: environment.size)
        member("contentSize", ifAny: environment.contentSize)
        member("direction", ifAny: environment.direction)
        member("language", ifAny: environment.language)
        write(windows: environment.windows)
        endObject()
    }
}
