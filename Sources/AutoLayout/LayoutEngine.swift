import Diagnostics
import Environment
import InterfaceDocument

/// Lays documents out: resolves them for an environment, lowers them to constraints, solves, and places every view.
public struct LayoutEngine: Sendable {
    /// What to keep besides the frames.
    public struct Options: Sendable {
        /// Whether `SceneLayout.systems` is filled, for `--format constraints`.
        public var keepsSystems = false

        public init(keepsSystems: Bool = false) {
            self.keepsSystems = keepsSystems
        }
    }

    public var options: Options

    public init(options: Options = Options()) {
        self.options = options
    }

    /// Lays `document` out in `environment`; never fails: what is wrong becomes a finding.
    public func layout(_ document: Document, in environment: LayoutEnvironment = LayoutEnvironment()) -> Layout {
        fatalError("being written")
    }
}
