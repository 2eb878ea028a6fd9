// The top and bottom layout guides that controllers had before safe areas.

extension ViewController {
    /// The guide at the lower edge of the bars on top.
    public var topLayoutGuide: LayoutGuide? { layoutGuides.first { $0.kind == .top } }

    /// The guide at the upper edge of the bars at the bottom.
    public var bottomLayoutGuide: LayoutGuide? { layoutGuides.first { $0.kind == .bottom } }

    /// Both guides.
    public var layoutGuides: [LayoutGuide] { element.members(of: .layoutGuides) }
}
