import InterfaceDocument
import StrutEnvironment

/// Lays documents out: resolves them for an environment, lowers them to constraints, solves, and places every view.
///
/// A `LayoutSession` of one shot.
///
/// ```swift
/// let layout = LayoutEngine().layout(document, in: LayoutEnvironment(device: .named("iPhone SE")))
/// for view in layout.scenes.flatMap(\.views) { print(view.view.className, view.frame) }
/// ```
public struct LayoutEngine: Sendable {
    /// What to keep besides the frames, and what stands in for the app's code and data.
    public struct Options: Sendable {
        /// Whether `SceneLayout.systems` is filled. Without it `Layout.emit(.constraints)` solves each scene a second
        /// time.
        public var keepsSystems: Bool
        /// How tall table headers and footers are.
        public var tableHeaders: TableHeaderSizing
        /// The rows and texts that stand in for the app's data; nil lays each prototype out once.
        public var designData: DesignData?
        /// Whether what is seen of views is found once, for those that show it more than once.
        package var keepsDetails = false
        /// What environments have in common, where the document is laid out in more than one.
        package var shared: SharedResolution?
        /// How much work the solver may have with one block of constraints; nil for the stated limit.
        package var mostEffort: Int?
        /// Whether views of xibs that no controller has as its view grow with what is in them beside the canvas: a
        /// cell, a header or a card has the height that its app gives it, and the stored one is a promise at the stored
        /// texts alone.
        package var letsDetachedViewsGrow = false
        /// The scenes that are laid out, by their places in the document; nil for all.
        package var scenes: Set<Int>?

        /// Frames alone, of tables as they are stored, unless more is asked for; `DesignData.read(besides:)` finds a
        /// document's own data.
        public init(
            keepsSystems: Bool = false, tableHeaders: TableHeaderSizing = .stored, designData: DesignData? = nil
        ) {
            self.keepsSystems = keepsSystems
            self.tableHeaders = tableHeaders
            self.designData = designData
        }

        /// What scenes are laid out with.
        var runTime: RunTime {
            RunTime(
                tableHeaders: tableHeaders, designData: designData, mostEffort: mostEffort,
                letsDetachedViewsGrow: letsDetachedViewsGrow)
        }
    }

    /// What to keep besides the frames, and what stands in for the app's code and data.
    public var options: Options

    /// An engine with some options.
    public init(options: Options = Options()) {
        self.options = options
    }

    /// Lays `document` out in `environment`; never fails: what is wrong becomes a finding.
    public func layout(_ document: Document, in environment: LayoutEnvironment = LayoutEnvironment()) -> Layout {
        var session = LayoutSession(oneShotOf: document, in: environment, options: options)
        var scenes: [SceneLayout] = []
        while let solved = session.layOutNext() {
            scenes.append(SceneLayout(solved, keepsDetails: options.keepsDetails))
        }
        return Layout(document, in: session.environment, options: options, scenes: scenes)
    }

    /// A session that lays out as the engine does, in one window after the other.
    package func session(_ document: Document, in environment: LayoutEnvironment) -> LayoutSession {
        LayoutSession(oneShotOf: document, in: environment, options: options)
    }

    /// The size in points that the view that a name leads to wants, by an object id, an outlet or a label in Xcode; nil
    /// where `environment` has no such view.
    ///
    /// The view counts as never laid out: without a required width its texts stay on one line. In a `LayoutSession`
    /// they stay as the last layout broke them, as in an app.
    public func fittingSize(
        of name: String, in document: Document, environment: LayoutEnvironment = LayoutEnvironment(),
        target: FittingTarget = FittingTarget()
    ) -> Size? {
        guard let element = document.object(named: name) else { return nil }
        return oneShot(document, in: environment) { solved in
            solved.system.model.viewIndex.view(of: element).map {
                FittingSize(of: solved.system.model, solved.system.states).measure($0, target.bounded)
            }
        }
    }

    /// Lays out scene by scene until one has what is asked for.
    package func oneShot<Answer>(
        _ document: Document, in environment: LayoutEnvironment, _ answer: (SolvedScene) -> Answer?
    ) -> Answer? {
        var session = LayoutSession(oneShotOf: document, in: environment, options: options)
        while let solved = session.layOutNext() {
            if let found = answer(solved) { return found }
        }
        return nil
    }
}
