import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// The names that views, scenes and environments get in generated Swift.
///
/// A view is named after the first outlet that leads to it, else its accessibility or restoration identifier, else its
/// user label, else its class. All outlets are named before the first identifier, all identifiers before the first user
/// label, and so on, in document order each time: giving a view a label never renames an outlet's view. A name that is
/// taken gets the lowest free number from 2.
struct SwiftNames {
    /// The names of views that share a namespace, in their order.
    static func views(_ views: [View], outlets: OutletIndex, reserved: [String] = []) -> [String] {
        allot(
            views,
            [
                { view in outlets.names(of: view.element).lazy.compactMap(identifier).first },
                { view in (view.accessibilityIdentifier ?? view.restorationIdentifier).flatMap(SwiftIdentifier.value) },
                { view in view.userLabel.flatMap(SwiftIdentifier.value) },
                { view in className(view.className) },
            ], last: "view", reserved: reserved)
    }

    /// The names of scenes as types: after the storyboard identifier, else the custom class, else the controller's
    /// kind.
    static func scenes(_ scenes: [SceneElement], reserved: [String]) -> [String] {
        allot(
            scenes,
            [
                { scene in scene.controller?.storyboardIdentifier.flatMap(SwiftIdentifier.type) },
                { scene in scene.controller?.customClass.flatMap(SwiftIdentifier.type) },
                { scene in (scene.controller?.element.name.string).flatMap(SwiftIdentifier.type) },
            ], last: "Views", reserved: reserved)
    }

    /// The names of environments as values: as they were asked for, else after the device, else `canvas`.
    static func environments(_ environments: [ResolvedEnvironment], reserved: [String] = []) -> [String] {
        allot(
            environments,
            [
                { $0.name.flatMap(SwiftIdentifier.value) },
                { $0.isChosen ? $0.deviceID.flatMap(SwiftIdentifier.value) : nil },
            ], last: "canvas", reserved: reserved)
    }

    /// The name of the type that holds all of a document's scenes: `wanted`, else `Main.storyboard` gives `MainLayout`.
    ///
    /// - Parameter reserved: The types that the code itself refers to, which one of their name would hide.
    static func document(_ fileName: String, suffix: String, wanted: String?, reserved: [String]) -> String {
        if let wanted = wanted.flatMap(SwiftIdentifier.type) {
            return reserved.contains(wanted) ? wanted + suffix : wanted
        }
        return (SwiftIdentifier.type(from: stem(fileName)) ?? "") + suffix
    }

    /// A file's name without its ending, after which Xcode names a document's strings tables too.
    static func stem(_ fileName: String) -> String {
        fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
    }

    /// Names items by several sources of names, each for all items before the next; `last` serves where none has a
    /// name.
    private static func allot<Item>(
        _ items: [Item], _ sources: [(Item) -> String?], last: String, reserved: [String] = []
    ) -> [String] {
        var names = [String?](repeating: nil, count: items.count)
        var unique = UniqueNames(reserved: reserved)
        for source in sources + [{ _ in last }] {
            for index in items.indices where names[index] == nil {
                names[index] = source(items[index]).map { unique.claim($0) }
            }
        }
        return names.map { $0 ?? last }
    }

    /// An outlet's name, which is an identifier already unless somebody edited the document by hand.
    static func identifier(_ outlet: String) -> String? {
        SwiftIdentifier.isIdentifier(outlet) ? outlet : SwiftIdentifier.value(from: outlet)
    }

    /// `UILabel` gives `label`, `MKMapView` gives `mkMapView`.
    static func className(_ name: String) -> String? {
        let isUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
        return SwiftIdentifier.value(from: isUIKit ? String(name.dropFirst(2)) : name)
    }
}
