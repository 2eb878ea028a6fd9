/// What types in generated source are called.
extension OutputFormat {
    /// What the name of the outermost type ends in, after the document's; nil for a format without types.
    package var typeEnding: String? {
        switch self {
        case .swift: "Layout"
        case .uikit: "Interface"
        case .json, .constraints, .tree, .svg: nil
        }
    }
}
