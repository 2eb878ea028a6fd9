import InterfaceDocument

/// What other documents of a project need to know of one.
public struct DocumentFacts: Sendable, Hashable {
    /// The name by which storyboard references and code ask for the document: that of its file without the extension.
    public var name: String
    /// Whether it is a storyboard.
    public var isStoryboard: Bool
    /// Whether it has an initial controller.
    public var hasInitialController: Bool
    /// The storyboard identifiers of its controllers.
    public var identifiers: Set<String>

    /// Gathers the facts.
    public init(_ document: Document) {
        name = Path.stem(of: document.path)
        isStoryboard = document.kind == .storyboard
        hasInitialController = document.initialViewControllerID != nil
        identifiers = []
        guard isStoryboard else { return }
        for controller in document.scenes.flatMap(\.controllers) {
            if let identifier = controller.storyboardIdentifier { identifiers.insert(identifier) }
        }
    }
}

/// What the documents of a project offer each other.
public struct DocumentIndex: Sendable {
    private var storyboards: [String: DocumentFacts] = [:]

    /// An index of nothing.
    public init() {}

    /// Adds the facts of a document; those of a xib nobody asks for. Several of one name, of different targets or
    /// languages, count together.
    public mutating func add(_ facts: DocumentFacts) {
        guard facts.isStoryboard else { return }
        if var other = storyboards[facts.name] {
            other.identifiers.formUnion(facts.identifiers)
            other.hasInitialController = other.hasInitialController || facts.hasInitialController
            storyboards[facts.name] = other
        } else {
            storyboards[facts.name] = facts
        }
    }

    /// The storyboard called `name`; nil where the project has none.
    public func storyboard(named name: String) -> DocumentFacts? { storyboards[name] }
}
