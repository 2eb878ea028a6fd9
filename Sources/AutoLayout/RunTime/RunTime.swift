import InterfaceDocument
import StrutEnvironment

/// How tall a table's header and footer views are.
public enum TableHeaderSizing: String, Sendable, Hashable, CaseIterable {
    /// As stored: what UIKit does with a document, with the conflicts that follow.
    case stored
    /// As tall as their constraints make them at the table's width: what the usual workarounds do in code.
    case fitting
}

/// What a scene is laid out with besides its document and its environment.
struct RunTime: Sendable {
    /// What code changed.
    var changes = RunTimeChanges()
    var tableHeaders = TableHeaderSizing.stored
    /// The rows and texts that stand in for the app's data.
    var designData: DesignData?
    /// How much work the solver may have with one block; nil for the stated limit.
    var mostEffort: Int?
    /// Whether the views of xibs that no controller has as its view are as high as what is in them needs, where that is
    /// more than is stored.
    var letsDetachedViewsGrow = false
    /// Whether a session lays out, which is run time on any canvas.
    var isSession = false

    /// Whether tables lay themselves out as UIKit does at run time. Otherwise their rows keep the stored frames, as on
    /// the canvas.
    func laysOutTables(in environment: ResolvedEnvironment) -> Bool {
        environment.isChosen || isSession || tableHeaders == .fitting || designData != nil
    }
}
