import ConstraintSolver
import Environment
import InterfaceDocument

/// The size that a view wants: what UIKit's `systemLayoutSizeFitting` asks for on both axes.
public struct FittingTarget: Sendable, Hashable {
    /// The size in points that is aimed at; zero for the smallest, `UIView.layoutFittingCompressedSize`.
    public var size: Size
    /// How much the width counts: 1000 keeps it, 50 (`fittingSizeLevel`) lets every other constraint go first.
    public var horizontalPriority: Double
    /// How much the height counts.
    public var verticalPriority: Double

    /// The priority at which UIKit wishes for a size: below all that constraints usually have.
    public static let fittingSizeLevel = 50.0

    /// A target size with UIKit's priorities for each axis, 1…1000.
    public init(
        size: Size = .zero, horizontalPriority: Double = fittingSizeLevel, verticalPriority: Double = fittingSizeLevel
    ) {
        self.size = size
        self.horizontalPriority = horizontalPriority
        self.verticalPriority = verticalPriority
    }

    /// The smallest size, or the smallest at a fixed width or height in points.
    public static func compressed(width: Double? = nil, height: Double? = nil) -> FittingTarget {
        FittingTarget(
            size: Size(width: width ?? 0, height: height ?? 0),
            horizontalPriority: width == nil ? fittingSizeLevel : 1000,
            verticalPriority: height == nil ? fittingSizeLevel : 1000)
    }
}

extension SceneSystem {
    /// A system of what is inside the view at `index` alone, aimed at a fitting size.
    ///
    /// - Parameter keepsTextWidths: Whether texts start broken as the last layout broke them. That is what UIKit's
    ///   automatic `preferredMaxLayoutWidth` does for a view that was laid out before.
    init(fitting index: Int, of system: SceneSystem, target: FittingTarget, keepsTextWidths: Bool = false) {
        let subtree = system.scene.subtree(at: index, size: target.size)
        var indexOfElement = [Int32](repeating: -1, count: system.indexOfElement.count)
        for (index, view) in subtree.views.enumerated().reversed() {
            indexOfElement[view.view.element.index] = Int32(index)
        }
        let range = index..<index + subtree.views.count
        var rowChanges: [Int: ViewChanges] = [:]
        if !system.rowChanges.isEmpty {
            for view in range { rowChanges[view - index] = system.rowChanges[view] }
        }
        let copies = system.copies.within(range)
        self.init(
            document: system.document, environment: system.environment, scene: subtree, indexOfElement: indexOfElement,
            fonts: system.fonts, canvasSizes: system.canvasSizes, fitting: target, runTime: system.runTime,
            copies: copies, rowChanges: rowChanges)
        inherit(from: system, at: index, keepsTextWidths: keepsTextWidths)
    }

    /// Takes over what the part cannot know: the margins of its root and of content views, and what these leave of cells.
    private mutating func inherit(from system: SceneSystem, at index: Int, keepsTextWidths: Bool) {
        for view in scene.views.indices {
            let outer = system.states[index + view]
            var metrics = InheritedMetrics()
            if view == 0 || scene.views[view].view.kind == .tableViewCellContentView {
                metrics.margins = outer.margins
                metrics.contentInset = outer.contentInset ?? system.expectedContentInset(of: index + view)
            }
            if keepsTextWidths, let width = outer.solved?.width, width > 0 { metrics.textWidth = width }
            if metrics.margins != nil || metrics.textWidth != nil { inherited[view] = metrics }
        }
    }

    /// What a content view leaves of its cell, where no table said so: as stored.
    private func expectedContentInset(of index: Int) -> EdgeInsets? {
        let cell = superview(of: index)
        guard cell >= 0, view(index).kind == .tableViewCellContentView, let own = view(index).frame,
            let outer = view(cell).frame
        else { return nil }
        return EdgeInsets(
            top: 0, left: own.x, bottom: outer.height - own.height, right: outer.width - own.width - own.x)
    }

    /// The size in points that the view at `index` wants, as `systemLayoutSizeFitting` finds it: the view's own mask and
    /// everything outside it have no say, and texts wrap where a width is required of them.
    func fittingSize(of index: Int, target: FittingTarget, keepsTextWidths: Bool = false) -> Size {
        var fitting = SceneSystem(fitting: index, of: self, target: target, keepsTextWidths: keepsTextWidths)
        _ = fitting.layOut { _, _, _ in }
        let rect = fitting.states[0].solved ?? .zero
        return Size(width: roundedUp(rect.width), height: roundedUp(rect.height))
    }
}

extension LayoutEngine {
    /// The size in points that the view with the object id `id` wants; nil where `environment` has no such view.
    ///
    /// The view counts as never laid out: without a required width its texts stay on one line. In a `LayoutSession` they
    /// stay as the last layout broke them, as in an app.
    public func fittingSize(
        of id: String, in document: Document, environment: LayoutEnvironment = LayoutEnvironment(),
        target: FittingTarget = FittingTarget()
    ) -> Size? {
        guard let element = document.element(id: id) else { return nil }
        var size: Size?
        solve(document, in: ResolvedEnvironment(document: document, environment: environment)) { system, _ in
            let index = Int(system.indexOfElement[element.index])
            guard index >= 0 else { return }
            size = system.fittingSize(of: index, target: target)
        }
        return size
    }
}
