import StrutDiagnostics

/// A finding with what a page says of it besides.
struct PageFinding {
    /// Whether it is one of the new version alone, or of the old one.
    enum News: String {
        case new, fixed
    }

    var finding: Finding
    /// The scene that it is about.
    var scene: Int?
    /// Of a page of two versions, in which it is.
    var news: News?
}
