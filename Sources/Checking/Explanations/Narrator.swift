import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// Says in words what constraints say, seen from one view: "its leading edge is 20 points inside that of its
/// superview".
struct Narrator {
    let scene: SolvedScene
    let context: RuleContext
    let finder: GroundsFinder
    private let containerViews: [Int: Element]
    /// The view that is "it"; nil where all have their names.
    let subject: Int?
    /// The views that were called by their names already.
    private var named: Set<Int> = []
    /// The tables whose widths are being explained: a table's may rest on one of its own rows.
    var continued: Set<Int> = []

    init(_ explainer: SceneExplainer, subject: Int?) {
        scene = explainer.scene
        context = explainer.context
        finder = explainer.finder
        containerViews = explainer.containerViews
        self.subject = subject
    }

    // MARK: Links

    /// The chain of a proof, from the subject to the root.
    mutating func links(_ grounds: Grounds) -> [ExplanationLink] {
        let start = subject ?? 0
        return chain(LinkGroup.groups(of: grounds, from: start, in: scene))
    }

    /// The links of groups, each followed by what stands behind it and was not said yet.
    mutating func chain(_ groups: [LinkGroup]) -> [ExplanationLink] {
        var links: [ExplanationLink] = []
        for group in groups {
            links.append(link(group))
            for behind in continuation(of: group, besides: groups)
            where !links.contains(where: { $0.descriptions == behind.descriptions }) {
                links.append(behind)
            }
        }
        return links
    }

    /// Links for constraints that stand on their own.
    mutating func links(_ rows: [Int]) -> [ExplanationLink] {
        var keys: [LinkGroup.Key] = []
        var groups: [LinkGroup.Key: LinkGroup] = [:]
        for row in rows {
            let key = LinkGroup.key(of: row, in: scene)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: LinkGroup(key: key)].add(row)
        }
        return keys.compactMap { groups[$0] }.map { link($0) }
    }

    mutating func link(_ group: LinkGroup) -> ExplanationLink {
        let rows = group.parts.map { scene.rows[$0.row] }
        let first = rows.first
        let element = first.flatMap { scene.element(of: $0) }
        var contribution = group.parts.reduce(0) { $0 + $1.contribution }
        if abs(contribution) < 5e-4 { contribution = 0 }
        return ExplanationLink(
            text: text(of: group), origin: first?.origin ?? .nonNegativeSize,
            constraint: first.flatMap { scene.constraint(of: $0)?.constraint.id }, object: element?.id,
            location: element?.location, priority: rows.lazy.map(\.priority).min() ?? 1000,
            direction: group.direction, contribution: contribution, factor: group.factor,
            descriptions: rows.map { scene.description.body($0) })
    }

    private mutating func text(of group: LinkGroup) -> String {
        switch group.key {
        case .row(let row): return sentence(ofRow: row) + outcome(of: row)
        case .stack(let view, let axis): return sentence(ofStack: view, axis, group)
        case .mask(let view, let axis): return sentence(ofMask: view, axis, group)
        case .content(let view, let axis): return sentence(ofContent: view, axis, group)
        case .root(let view, let axis): return sentence(ofRoot: view, axis, group)
        case .table(let view, let axis): return sentence(ofTable: view, axis, group)
        case .scroll(let view, let axis): return sentence(ofScroll: view, axis, group)
        case .bound(let variable): return sentence(ofBound: variable)
        }
    }

    /// What is said of an optional row, and of one that did not come true.
    private func outcome(of row: Int) -> String {
        let priority = scene.rows[row].priority
        let words = priority < 1000 ? ", at priority \(number(priority))" : ""
        switch scene.result(of: row) {
        case .missed(let amount): return "\(words); missing that by \(number(amount)), it comes as near as it can"
        case .holds, .hasSlack, .broken: return words
        }
    }

    // MARK: Names

    /// The container view that shows a root, by its name; nil where none does.
    func containerView(around root: SceneRoot) -> String? {
        root.controller.flatMap { containerViews[$0.element.index] }.map {
            "the container view \(context.names.name(of: $0))"
        }
    }

    /// A view: "it", "its superview", or its name.
    mutating func name(_ view: Int) -> String {
        if view == subject { return "it" }
        let isNew = named.insert(view).inserted
        if let subject, view == scene.superview(of: subject) {
            let noun = "its \(scene.view(view).kind.containerWord)"
            return isNew ? "\(noun) \(context.name(view))" : noun
        }
        return context.name(view)
    }

    /// What belongs to a view: "its width", "the width of UIView card".
    mutating func possession(_ what: String, of view: Int) -> String {
        view == subject ? "its \(what)" : "the \(what) of \(name(view))"
    }

    /// A length in points, with at most three digits behind the point.
    func number(_ value: Double) -> String { ExplanationNumber.text(value) }

    /// `1 point`, `20 points`.
    func points(_ value: Double) -> String {
        let text = number(value)
        return text == "1" ? "1 point" : "\(text) points"
    }
}

extension View.Kind {
    /// What a view is to those inside it.
    fileprivate var containerWord: String {
        switch self {
        case .stackView: "stack view"
        case .scrollView: "scroll view"
        case .tableView: "table view"
        case .collectionView: "collection view"
        case .tableViewCell, .collectionViewCell: "cell"
        case .tableViewCellContentView, .collectionViewCellContentView: "content view"
        default: "superview"
        }
    }
}

/// Numbers as explanations print them.
package enum ExplanationNumber {
    /// A number with at most three digits behind the point.
    package static func text(_ value: Double) -> String { DecimalText.text(value, digits: 3) ?? "\(value)" }

    /// A factor, with at most six digits behind the point.
    package static func factor(_ value: Double) -> String { "\((value * 1_000_000).rounded() / 1_000_000)" }

    /// To thousandths.
    package static func rounded(_ value: Double) -> Double {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}
