import InterfaceDocument
import StrutTextMeasurement

/// The environments in which a document is checked: screens, text sizes and languages, each with every other.
public struct EnvironmentMatrix: Sendable, Hashable {
    /// A screen or window.
    public struct Canvas: Sendable, Hashable {
        /// The device by the name that it was asked for; nil for the document's own.
        public var deviceName: String?
        /// The device; nil for the document's own.
        public var device: Device?
        /// How it is held; nil for the document's own, or portrait.
        public var orientation: Orientation?
        /// The window's size in points; nil for the whole screen.
        public var size: Size?

        /// Makes a canvas; the default is the document's own.
        public init(
            deviceName: String? = nil, device: Device? = nil, orientation: Orientation? = nil, size: Size? = nil
        ) {
            self.deviceName = deviceName
            self.device = device
            self.orientation = orientation
            self.size = size
        }
    }

    /// A language, or a direction of the document's own.
    public struct Locale: Sendable, Hashable {
        /// The language or pseudo-language; nil for the document's own texts.
        public var language: String?
        /// The direction; nil for the language's.
        public var direction: LayoutDirection?

        /// Makes a locale; the default is the document's own.
        public init(language: String? = nil, direction: LayoutDirection? = nil) {
            self.language = language
            self.direction = direction
        }
    }

    /// Which languages are looked at besides those that are named.
    public enum Translations: Sendable, Hashable {
        /// None.
        case named
        /// Every one beside the document.
        case all
        /// Every one beside the document, and a pseudo-language where there is none.
        case allOrPseudo
    }

    /// The screens and windows.
    public var canvases: [Canvas]
    /// The text sizes; nil is the canvas's own.
    public var contentSizes: [ContentSizeCategory?]
    /// The languages and directions.
    public var locales: [Locale]
    /// Which languages are added for each document.
    public var translations: Translations
    /// The windows that are looked at in each environment instead of its own; at most one sweep for each axis.
    public var sweeps: [WindowSweep] = []

    /// Makes a matrix; the default is the document's own canvas alone.
    public init(
        canvases: [Canvas] = [Canvas()], contentSizes: [ContentSizeCategory?] = [nil], locales: [Locale] = [Locale()],
        translations: Translations = .named
    ) {
        self.canvases = canvases
        self.contentSizes = contentSizes
        self.locales = locales
        self.translations = translations
    }
}

extension EnvironmentMatrix {
    /// What `--matrix` means: 96 environments for a document with one translation or none.
    ///
    /// The smallest, the commonest and the largest phone, two of them on their sides, an iPad's whole screen and two of
    /// its splits; the usual text size, the largest of those and two of the accessibility sizes; the document's texts
    /// in both directions, and each of its translations, or all texts twice where there is none.
    public static let standard = EnvironmentMatrix(
        canvases: [
            canvas("iPhone SE", .portrait), canvas("iPhone SE", .landscape), canvas("iPhone 16", .portrait),
            canvas("iPhone 16 Pro Max", .portrait), canvas("iPhone 16 Pro Max", .landscape),
            canvas("iPad Air", .portrait), canvas("iPad Air", .landscape, window: 0.5),
            canvas("iPad Air", .landscape, window: 0),
        ],
        contentSizes: [.large, .extraExtraExtraLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge],
        locales: [Locale(direction: .leftToRight), Locale(direction: .rightToLeft)], translations: .allOrPseudo)

    /// The width in points of the narrowest pane of a split screen.
    private static let narrowestPane = 320.0
    /// The width in points of the divider between two panes.
    private static let divider = 10.0

    /// A device held one way; `window` is the share of its width that a split gives, 0 for the narrowest.
    private static func canvas(_ name: String, _ orientation: Orientation, window: Double? = nil) -> Canvas {
        let device = Device.named(name)
        let screen = device?.size(in: orientation)
        let size = window.flatMap { share in
            screen.map { Size(width: share > 0 ? ($0.width - divider) * share : narrowestPane, height: $0.height) }
        }
        return Canvas(deviceName: name, device: device, orientation: orientation, size: size)
    }
}

/// One environment of a matrix: what a document is laid out for, but for its language, which is beside the document.
public struct MatrixEnvironment: Sendable, Hashable {
    /// Everything but the translations.
    public var environment: LayoutEnvironment
    /// The language or pseudo-language; nil for the document's own texts.
    public var language: String?

    /// Makes an environment.
    public init(environment: LayoutEnvironment, language: String? = nil) {
        self.environment = environment
        self.language = language
    }
}

extension EnvironmentMatrix {
    /// The environments for a document with translations into `languages`: language by language, then by canvas.
    public func environments(languages: [String]) -> [MatrixEnvironment] {
        var locales = locales
        if translations != .named {
            let named = Set(locales.map(\.language))
            locales += languages.filter { !named.contains($0) }.map { Locale(language: $0) }
            if languages.isEmpty, translations == .allOrPseudo {
                locales.append(Locale(language: Localization.PseudoLanguage.doubleLength.rawValue))
            }
        }
        return locales.flatMap { locale in
            canvases.flatMap { canvas in contentSizes.map { Self.environment(canvas, $0, locale) } }
        }
    }

    private static func environment(
        _ canvas: Canvas, _ contentSize: ContentSizeCategory?, _ locale: Locale
    ) -> MatrixEnvironment {
        let environment = LayoutEnvironment(
            device: canvas.device, orientation: canvas.orientation, size: canvas.size,
            contentSizeCategory: contentSize,
            direction: locale.direction ?? locale.language.map { LayoutDirection(ofLanguage: $0) },
            name: canvas.deviceName)
        return MatrixEnvironment(environment: environment, language: locale.language)
    }
}
