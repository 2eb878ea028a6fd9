import InterfaceDocument
import StrutNib

/// A colour as a nib keeps it; equal ones are one object.
struct NibColor: Hashable {
    /// The components.
    enum Components: Hashable {
        /// Red, green and blue with opacity, in sRGB; values may lie outside of 0 to 1.
        case rgb(Component, Component, Component, Component)
        /// A grey with opacity.
        case gray(Component, Component)
        /// None: systems before iOS 13 make a pattern of the name.
        case pattern
    }

    /// A component as a number of single precision, and of double precision where that says more.
    struct Component: Hashable {
        var float: Float
        var double: Double?
    }

    var components: Components
    /// What the system calls the colour.
    var systemName: String?
    /// What the app's asset catalog calls the colour.
    var catalogName: String?
    /// Whether it is kept as one that the system adapts: a background in a colour of the system.
    var isModified = false
}

extension NibUnit {
    /// Sets a colour that an element has for a role, if it has one.
    mutating func setColor(_ key: String, _ role: StaticString, of element: Element, on object: NibGraph.Object) {
        if let color = color(element.color(key: role)) { set(key, color, on: object) }
    }

    /// The background of a view: white on a table is the table's own colour.
    mutating func setBackground(of element: Element, on object: NibGraph.Object) {
        guard let color = element.color(key: "backgroundColor"), var nibColor = context.nibColor(color) else { return }
        if element.name == .tableView,
            nibColor.systemName == "whiteColor" || nibColor.systemName == "systemBackgroundColor"
        {
            nibColor = context.tableBackground
        } else if let name = nibColor.systemName, context.follows(11), !context.follows(15) {
            // Xcode 11.0 also adapted what older spellings than `systemColor` name (two documents of one repository):
            // 11.2 and later versions did not (four repositories).
            let isOfOldSpelling = !context.follows(11, 2) && !color.element.has(.systemColor)
            nibColor.isModified = NibSystemColors.isTint(name) || name.hasPrefix("system") && isOfOldSpelling
        }
        set("UIBackgroundColor", self.color(nibColor), on: object)
    }

    mutating func color(_ color: Color?) -> NibGraph.Object? {
        color.flatMap { context.nibColor($0) }.map { self.color($0) }
    }

    mutating func systemColor(_ name: String) -> NibGraph.Object { color(context.systemColor(name)) }

    mutating func color(_ color: NibColor) -> NibGraph.Object {
        // Before the system adapted colours, they were equal by their components, whatever they were called.
        var key = color
        if !context.follows(11), color.components != .pattern { key.systemName = nil }
        if let object = shared.colors[key] { return object }
        let object = graph.make("UIColor")
        shared.colors[key] = object
        if color.isModified {
            var base = color
            base.isModified = false
            set("UIDynamicModifiedBaseColor", self.color(base), on: object)
            set("UIDynamicModifiedAlphaComponent", .double(.greatestFiniteMagnitude), on: object)
            set("UIDynamicModifiedContrast", .int(0), on: object)
        } else if let name = color.systemName {
            set("UISystemColorName", string(name), on: object)
        }
        if let name = color.catalogName {
            set("UIDynamicCatalogName", string(name), on: object)
            set("UIDynamicCatalogUseNibBundle", .bool(true), on: object)
        }
        setComponents(of: color, on: object)
        return object
    }

    private mutating func setComponents(of color: NibColor, on object: NibGraph.Object) {
        switch color.components {
        case .gray(let white, let alpha):
            set("UIColorComponentCount", .int(2), on: object)
            set("UIWhite", white, on: object)
            set("UIAlpha", alpha, on: object)
            let text = NibColorConversion.text([white.float], alpha: alpha.float)
            set("NSWhite", .data(Array(text.utf8)), on: object)
            set("NSColorSpace", .int(4), on: object)
        case .rgb(let red, let green, let blue, let alpha):
            set("UIColorComponentCount", .int(4), on: object)
            set("UIRed", red, on: object)
            set("UIGreen", green, on: object)
            set("UIBlue", blue, on: object)
            set("UIAlpha", alpha, on: object)
            let text = NibColorConversion.text([red.float, green.float, blue.float], alpha: alpha.float)
            set("NSRGB", .data(Array(text.utf8)), on: object)
            set("NSColorSpace", .int(2), on: object)
        case .pattern:
            set("UIPatternSelector", string(color.systemName ?? ""), on: object)
        }
    }

    private mutating func set(_ key: String, _ component: NibColor.Component, on object: NibGraph.Object) {
        set(key, .float(component.float), on: object)
        if let double = component.double { set("\(key)-Double", .double(double), on: object) }
    }
}

// MARK: - Values

extension NibContext {
    /// A colour of the document; nil for what no colour comes of.
    func nibColor(_ color: Color) -> NibColor? {
        switch color.value {
        case .white(let white, let alpha): gray(white, alpha, space: color.colorSpace ?? "")
        case .rgb(let red, let green, let blue, let alpha):
            NibColor(components: rgb(red, green, blue, alpha, space: color.colorSpace ?? ""))
        case .system(let name): systemColor(name)
        case .named(let name): namedColor(name)
        case .pattern, .unknown: nil
        }
    }

    /// A grey: white, black and clear have the names that UIKit has for them.
    private func gray(_ white: Double, _ alpha: Double, space: String) -> NibColor {
        let opacity = component(alpha)
        guard isColorMatched else {
            let white = NibColor.Component(float: Float(white))
            return NibColor(components: .rgb(white, white, white, opacity))
        }
        let name: String? =
            switch (white, alpha) {
            case (1, 1): "whiteColor"
            case (0, 1): "blackColor"
            case (0, 0): "clearColor"
            default: nil
            }
        let isCalibrated = space == "calibratedWhite"
        let value =
            isCalibrated
            ? NibColor.Component(float: NibColorConversion.calibratedWhite(white)) : component(white)
        return NibColor(components: .gray(value, opacity), systemName: name)
    }

    private func rgb(
        _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, space: String
    ) -> NibColor.Components {
        let alpha = component(alpha)
        func plain(_ color: (red: Float, green: Float, blue: Float)) -> NibColor.Components {
            .rgb(.init(float: color.red), .init(float: color.green), .init(float: color.blue), alpha)
        }
        guard isColorMatched else { return plain((Float(red), Float(green), Float(blue))) }
        switch space {
        case "calibratedRGB": return plain(NibColorConversion.calibratedRGB(red, green, blue))
        case "displayP3": return plain(NibColorConversion.displayP3(red, green, blue))
        case "adobeRGB1998": return plain(NibColorConversion.adobeRGB1998(red, green, blue))
        default: return .rgb(component(red), component(green), component(blue), alpha)
        }
    }

    /// A component that the document states: from Xcode 11 on with ten decimals, and as a double where a float does not
    /// hold it.
    private func component(_ value: Double) -> NibColor.Component {
        guard follows(11) else { return NibColor.Component(float: Float(value)) }
        let value = NibColorConversion.tenDecimals(value)
        return exact(value)
    }

    private func exact(_ value: Double) -> NibColor.Component {
        NibColor.Component(float: Float(value), double: follows(11) ? NibColorConversion.double(value) : nil)
    }

    /// A colour of the system, with its value in the light appearance.
    func systemColor(_ name: String) -> NibColor {
        if name == "groupTableViewBackgroundColor", !follows(11) {
            return NibColor(components: .pattern, systemName: name)
        }
        if let color = NibSystemColors.value(of: name, in: options.xcode) {
            let alpha = exact(color.alpha)
            if let white = color.white { return NibColor(components: .gray(exact(white), alpha), systemName: name) }
            return NibColor(
                components: .rgb(exact(color.red), exact(color.green), exact(color.blue), alpha), systemName: name)
        }
        // One that is not in the table: the document says what it is.
        guard let element = resources.systemColor(name), let color = Color(element), var value = nibColor(color) else {
            return NibColor(components: .gray(exact(1), exact(1)), systemName: name)
        }
        value.systemName = name
        return value
    }

    /// A colour of an asset catalog, with the value that the document remembers.
    private func namedColor(_ name: String) -> NibColor {
        let color = resources.namedColor(name).flatMap(Color.init)
        var components = NibColor.Components.gray(exact(0), exact(1))
        switch color?.value {
        case .white(let white, let alpha)?: components = .gray(exact(white), exact(alpha))
        case .rgb(let red, let green, let blue, let alpha)?:
            if color?.colorSpace == "sRGB" || color?.colorSpace == "custom" {
                components = .rgb(exact(red), exact(green), exact(blue), exact(alpha))
            } else {
                components = rgb(red, green, blue, alpha, space: color?.colorSpace ?? "")
            }
        default: break
        }
        return NibColor(components: components, catalogName: name)
    }

    /// UIKit's white, which views of SceneKit have by themselves.
    var white: NibColor { gray(1, 1, space: "") }

    /// The colour that a white table has.
    var tableBackground: NibColor {
        let one = NibColor.Component(float: 1)
        let components: NibColor.Components = follows(11) ? .gray(one, one) : .rgb(one, one, one, one)
        return NibColor(components: components, systemName: "tableBackgroundColor")
    }
}
