import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// What is said of constraints of one priority that pull against each other, and which change settles it.
struct Tie {
    /// Who pulls, how far, and what to change.
    let words: String
    /// The other competitors, each at its place.
    let notes: [Finding.Note]

    init(_ rows: [Int], _ ambiguity: Ambiguity, _ context: RuleContext) {
        let scene = context.scene
        // The highest priority is where the choice begins; lower ones only follow it.
        let priority = rows.map { scene.rows[$0].priority }.max() ?? 0
        let competitors = rows.map { scene.rows[$0] }.filter { $0.priority == priority }
        // Intrinsic sizes count a hair less than required, whatever their priority says.
        let stated = priority > 999 ? priority.rounded() : priority
        let number = scene.description.number(stated)
        let points = context.points(ambiguity.extent)
        let owners = competitors.compactMap { scene.owner(of: $0.first) }
        let axis = ambiguity.axis == .horizontal ? "horizontal" : "vertical"
        let hasTwoAxes = Set(competitors.map(\.firstAnchor.isHorizontal)).count > 1
        if competitors.count > 1, competitors.allSatisfy({ $0.origin == .intrinsicSize && $0.identifier == .hugging }) {
            words =
                hasTwoAxes
                ? "\(Self.list("hugging", of: competitors, context)) are alike (\(number)) and pull against each other: each length "
                    + "could take up to \(points). Lower the one of the length that is to grow to "
                    + "\(scene.description.number(stated - 1))."
                : "\(Self.list(owners, context)) hug their content alike (\(axis) hugging \(number)), and each could take up to "
                    + "\(context.number(ambiguity.extent)) of the points that are left over. Lower the hugging of the one that is to grow to "
                    + "\(scene.description.number(stated - 1))."
        } else if competitors.count > 1,
            competitors.allSatisfy({ $0.origin == .intrinsicSize && $0.identifier == .compressionResistance })
        {
            let change =
                stated < 1000
                ? "Raise the resistance of the one that is to keep its size to \(scene.description.number(stated + 1))."
                : "Lower the resistance of the one that is to lose them to 999."
            words =
                hasTwoAxes
                ? "\(Self.list("compression resistance", of: competitors, context)) are alike (\(number)) and pull against each "
                    + "other: each length could lose up to \(points). \(change)"
                : "\(Self.list(owners, context)) resist compression alike (\(axis) resistance \(number)), and each could lose "
                    + "up to \(context.number(ambiguity.extent)) of the points that are missing. \(change)"
        } else {
            words =
                "the \(ambiguity.words) of \(context.name(ambiguity.view)) can differ by up to \(points), because constraints "
                + "of priority \(number) pull against each other. Give one of them another priority."
        }
        let description = scene.description
        notes = context.listed(competitors, "more constraints pull as they do") {
            context.note(description.body($0), about: $0)
        }
    }

    /// The names of the first few views, each once.
    private static func list(_ views: [Int], _ context: RuleContext) -> String {
        var seen: Set<Int> = []
        return list(views.filter { seen.insert($0).inserted }.map(context.name))
    }

    /// A priority of competitors on both axes, view by view: "the horizontal and vertical hugging of UILabel 'a' (a)".
    private static func list(_ priority: String, of competitors: [LoweredRow], _ context: RuleContext) -> String {
        var axes: [(view: Int, words: [String])] = []
        for competitor in competitors {
            guard let view = context.scene.owner(of: competitor.first) else { continue }
            let word = competitor.firstAnchor.isHorizontal ? "horizontal" : "vertical"
            if let known = axes.firstIndex(where: { $0.view == view }) {
                if !axes[known].words.contains(word) { axes[known].words.append(word) }
            } else {
                axes.append((view, [word]))
            }
        }
        return list(axes.map { "the \($0.words.joined(separator: " and ")) \(priority) of \(context.name($0.view))" })
    }

    private static func list(_ names: [String]) -> String {
        if names.count > 3 { return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more" }
        return names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
    }
}
