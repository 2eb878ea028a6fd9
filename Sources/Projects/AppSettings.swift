import StrutEnvironment

/// What an app says of the devices that it runs on and how they may be held, in its property lists and its project
/// file.
///
/// Of several apps whatever one of them allows counts; what none of them says is not known. A document has those of
/// the apps that compile it: ``Project/app(showing:)``.
public struct AppSettings: Sendable, Hashable {
    /// The language that its base documents are written in; nil where the project does not say.
    public var language: String?
    /// The languages that its projects list as known regions; nil where one of them does not say.
    public var regions: Set<String>?
    /// How an iPhone may be held; nil where that is not known.
    public var phoneOrientations: Set<Orientation>?
    /// How an iPad may be held; nil where that is not known.
    public var padOrientations: Set<Orientation>?
    /// Whether it fills the whole screen of an iPad at all times.
    public var requiresFullScreen = false
    /// Whether it runs on iPhones, and whether on iPads: both where that is not known.
    public var (runsOnPhones, runsOnPads) = (true, true)

    /// An app of which nothing is known.
    public init() {}

    /// Reads what Xcode's projects, nil for those that cannot be read, and the property lists at some paths say.
    init(projects files: [XcodeProject?], propertyLists: [String]) {
        let projects = files.compactMap(\.self)
        let all = projects.flatMap(\.targets)
        let targets = all.contains(where: \.isApp) ? all.filter(\.isApp) : all
        let lists = propertyLists.compactMap(PropertyListText.init(path:)).filter(\.isOfApp)
        let languages = Set(projects.compactMap(\.developmentRegion))
        if languages.count == 1, let name = languages.first { language = Self.languageNames[name] ?? name }
        let regions = projects.map(\.knownRegions)
        if projects.count == files.count, !regions.isEmpty, !regions.contains(where: \.isEmpty) {
            self.regions = Set(regions.joined().map(Self.region))
        }
        readDevices(of: targets, lists)
    }

    /// Takes over what some targets and property lists say of devices together; what none of them says stays as it is.
    mutating func readDevices(of targets: [XcodeProject.Target], _ lists: [PropertyListText]) {
        let families = Set(targets.flatMap(\.deviceFamilies))
        if families.contains(1) || families.contains(2) {
            (runsOnPhones, runsOnPads) = (families.contains(1), families.contains(2))
        }
        phoneOrientations = Self.orientations("~iphone", "_iPhone", lists, targets) ?? phoneOrientations
        padOrientations = Self.orientations("~ipad", "_iPad", lists, targets) ?? padOrientations
        let wishes =
            lists.compactMap { $0.flag("UIRequiresFullScreen") }
            + targets.compactMap { $0.settings["INFOPLIST_KEY_UIRequiresFullScreen"] }.map { $0 == "YES" }
        if !wishes.isEmpty { requiresFullScreen = wishes.allSatisfy(\.self) }
    }

    /// How the devices of one kind may be held: by the key for that kind, or else by the one for all.
    private static func orientations(
        _ suffix: String, _ settingSuffix: String, _ lists: [PropertyListText], _ targets: [XcodeProject.Target]
    ) -> Set<Orientation>? {
        let key = "UISupportedInterfaceOrientations"
        var words = lists.compactMap { $0.strings(key + suffix) ?? $0.strings(key) }
        for settings in targets.map(\.settings) {
            let value = settings["INFOPLIST_KEY_\(key)\(settingSuffix)"] ?? settings["INFOPLIST_KEY_\(key)"]
            if let value { words.append(value.split(separator: " ").map(String.init)) }
        }
        var found: Set<Orientation> = []
        for word in words.joined() {
            if word.hasPrefix("UIInterfaceOrientationPortrait") {
                found.insert(.portrait)
            } else if word.hasPrefix("UIInterfaceOrientationLandscape") {
                found.insert(.landscape)
            } else {
                // A variable may stand for anything.
                return nil
            }
        }
        return found.isEmpty ? nil : found
    }

    /// Whether the app is built with texts in a language: a folder of one that its project does not list may be left
    /// behind.
    public func isTranslated(into language: String) -> Bool { regions?.contains(Self.region(language)) ?? true }

    /// One spelling for each language: folders differ from the project in their capitals, and in `_` for `-`.
    private static func region(_ name: String) -> String {
        (languageNames[name] ?? name).lowercased().replacing("_", with: "-")
    }

    /// The languages that old project files call by their English names.
    private static let languageNames = [
        "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Spanish": "es", "Italian": "it",
        "Dutch": "nl",
    ]
}

extension AppSettings {
    /// The matrix with the screens that the app is ever shown on, and the directions that it is ever laid out in. Only
    /// the standard ones are changed: who names screens or a direction means them.
    public func existing(in matrix: EnvironmentMatrix) -> EnvironmentMatrix {
        var existing = matrix
        if matrix.locales == EnvironmentMatrix.standard.locales, !runsRightToLeft {
            existing.locales.removeAll { $0.direction == .rightToLeft }
        }
        guard matrix.canvases == EnvironmentMatrix.standard.canvases else { return existing }
        var seen: Set<EnvironmentMatrix.Canvas> = []
        existing.canvases = matrix.canvases.compactMap { shown($0) }.filter { seen.insert($0).inserted }
        if existing.canvases.isEmpty { existing.canvases = matrix.canvases }
        return existing
    }

    /// Whether the app is ever laid out from right to left: UIKit does so in the languages that an app has, not in
    /// those that its reader prefers. Where its languages are not known it may be.
    private var runsRightToLeft: Bool {
        regions?.contains { LayoutDirection(ofLanguage: $0) == .rightToLeft } ?? true
    }

    private func shown(_ canvas: EnvironmentMatrix.Canvas) -> EnvironmentMatrix.Canvas? {
        guard let device = canvas.device else { return canvas }
        guard device.isPad ? runsOnPads : runsOnPhones else { return nil }
        let allowed = device.isPad ? padOrientations : phoneOrientations
        if let allowed, !allowed.contains(canvas.orientation ?? .portrait) { return nil }
        var canvas = canvas
        // An app that is to stand beside others must allow both ways.
        if requiresFullScreen || allowed.map({ $0.count < Orientation.allCases.count }) == true { canvas.size = nil }
        return canvas
    }
}
