import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// What makes constraints of its own, in words: intrinsic sizes, masks, roots, tables and scroll views.
extension Narrator {
    // MARK: Intrinsic sizes

    mutating func sentence(ofContent view: Int, _ axis: Axis, _ group: LinkGroup) -> String {
        let rows = group.parts.map { scene.rows[$0.row] }
        guard let row = rows.first(where: { $0.identifier == .hugging }) ?? rows.first else { return "" }
        if rows.allSatisfy({ $0.second.kind != .none }) {
            return "\(name(view)) is as \(axis.high) as the stack view that centres it: it has no size of its own"
        }
        let content = scene.intrinsicContent(of: view, axis)
        var text = possession(content?.noun ?? "content", of: view)
        text += " \(content?.isPlural == true ? "are" : "is") \(points(row.constant)) \(axis.high)"
        if let content {
            var detail = content.detail
            if axis == .vertical, let lines = content.lines, lines > 1 {
                detail += " at \(view == subject ? "its" : "a") width of \(number(scene.alignmentRect(of: view).width))"
            }
            if !detail.isEmpty { text += " (\(detail))" }
        }
        let hugging = pull(
            "hugging (\(number(scene.view(view).hugging(axis))))", axis.higher, axis.lower,
            by: group.parts.first { scene.rows[$0.row].identifier == .hugging })
        var resistance = pull(
            "compression resistance (\(number(scene.view(view).compressionResistance(axis))))", axis.lower, axis.higher,
            by: group.parts.first { scene.rows[$0.row].identifier != .hugging })
        // What is kept both ways is kept once.
        if hugging?.keeps == true, resistance?.keeps == true { resistance?.verb = "" }
        let words = [hugging, resistance].compactMap { $0 }.map { "\($0.priority)\($0.verb)\($0.rest)" }
        return "\(text): \(words.joined(separator: ", "))"
    }

    /// What a priority of a content size does: it keeps a length where it is, or pulls at it in vain; nil without a
    /// row.
    private func pull(
        _ priority: String, _ kept: String, _ wanted: String, by part: LinkGroup.Part?
    ) -> (priority: String, verb: String, rest: String, keeps: Bool)? {
        guard let part else { return nil }
        guard case .missed(let amount) = scene.result(of: part.row) else {
            return (priority, " keeps it", " from being \(kept)", true)
        }
        let miss = "; missing that by \(number(amount)), it comes as near as it can"
        return (priority, " pulls it", " to be \(wanted)\(miss)", false)
    }

    // MARK: Masks

    mutating func sentence(ofMask view: Int, _ axis: Axis, _ group: LinkGroup) -> String {
        let rows = group.parts.map { scene.rows[$0.row] }
        let subject = name(view)
        let parent = scene.superview(of: view)
        if scene.placement(of: view) == .fillsSuperview { return "\(subject) fills \(name(parent))" }
        if scene.placement(of: view) == .tableView { return sentence(ofTableHeader: view, axis, rows) }
        let phrases = rows.map { phrase(ofMask: $0, axis, parent) }
        let source =
            scene.placement(of: view) == .fixedFrame
            ? "\(possession("stored frame", of: view)), without constraints, keeps it"
            : view == self.subject
                ? "its autoresizing mask keeps it" : "the autoresizing mask of \(subject) keeps it"
        return "\(source) \(phrases.joined(separator: " and "))"
    }

    private mutating func phrase(ofMask row: LoweredRow, _ axis: Axis, _ parent: Int) -> String {
        let (near, far) = axis == .horizontal ? ("left edge", "right edge") : ("top", "bottom")
        let container = name(parent)
        if row.firstAnchor.isSize {
            guard row.second.kind != .none else { return "\(points(row.constant)) \(axis.high), as stored" }
            return "\(share(row.multiplier)) as \(axis.high) as \(container)\(rest(row.constant))"
        }
        if row.second.kind == .none { return "\(from(row.constant, near)) of \(container)" }
        if !row.secondAnchor.isSize { return "\(from(-row.constant, far)) of \(container)" }
        if row.multiplier == 1 {
            return "starting \(points(-row.constant)) before the \(far) of \(container)"
        }
        return "starting at \(share(row.multiplier)) of the \(axis.length) of \(container)\(rest(row.constant))"
    }

    /// "20 points from the left edge"; "at the left edge".
    func from(_ distance: Double, _ edge: String) -> String {
        abs(distance) < 5e-4 ? "at the \(edge)" : "\(points(distance)) from the \(edge)"
    }

    private func share(_ multiplier: Double) -> String { "\(number(multiplier * 100)) %" }

    private func rest(_ constant: Double) -> String {
        abs(constant) < 5e-4 ? "" : constant > 0 ? " plus \(number(constant))" : " less \(number(-constant))"
    }

    // MARK: Roots

    mutating func sentence(ofRoot view: Int, _ axis: Axis, _ group: LinkGroup) -> String {
        let rows = group.parts.map { scene.rows[$0.row] }
        let root = scene.scene.roots[scene.scene.views[view].root]
        let container = containerView(around: root)
        guard let size = rows.first(where: { $0.firstAnchor.isSize }) else {
            let place = container ?? (scene.environment.isChosen ? "the screen" : "the canvas")
            let edge = axis == .horizontal ? "left" : "top"
            return "\(name(view)) is a root view: it begins \(from(scene.rootOrigin(of: view, axis), edge)) of \(place)"
        }
        let environment = scene.environment
        let screen = axis == .horizontal ? environment.size.width : environment.size.height
        let own = axis == .horizontal ? root.frame.width : root.frame.height
        let length = "\(points(size.constant)) \(axis.high)"
        let subject = name(view)
        if size.priority < 1000, axis == .vertical {
            return "\(subject) has no height in the document: it is as high as its constraints want"
        }
        if let container { return "\(subject) is \(length): the room that \(container) gives it" }
        guard root.controller != nil || environment.isChosen, abs(own - screen) < 0.5 else {
            let frame = scene.view(view).frame
            let stored = axis == .horizontal ? frame?.width : frame?.height
            if environment.isChosen, stored.map({ abs($0 - own) >= 0.5 }) ?? true {
                return "\(subject) is \(length): the room in which it is shown on this device"
            }
            return "\(subject) is \(length), as stored: it is a root view, and whoever shows it may give it another "
                + axis.length
        }
        let device =
            environment.isChosen ? environment.name : environment.deviceID.map { Device.named($0)?.model ?? $0 }
        let what = environment.isChosen ? "the screen" : "the document's canvas"
        return "\(subject) is \(length): \(what)\(device.map { " (\($0))" } ?? "")"
            + "\(environment.orientation == .landscape ? " in landscape" : "")"
    }

    // MARK: Scroll views and bounds

    mutating func sentence(ofScroll view: Int, _ axis: Axis, _ group: LinkGroup) -> String {
        let rows = group.parts.map { scene.rows[$0.row] }
        let content = possession("content", of: view)
        if rows.contains(where: { $0.firstAnchor.isSize }) {
            return
                "\(content) is as \(axis.high) as \(view == subject ? "itself" : "the table or collection"): it lays its "
                + "content out by itself"
        }
        return "\(content) starts at its own \(axis == .horizontal ? "left edge" : "top"): it is not scrolled"
    }

    mutating func sentence(ofBound variable: Variable) -> String {
        let index = Int(variable.index)
        for view in scene.scene.views.indices {
            let (x, y) = scene.variables(of: view)
            if x + 1 == index { return "\(possession("width", of: view)) is never less than 0" }
            if y + 1 == index { return "\(possession("height", of: view)) is never less than 0" }
            if let (x, y) = scene.contentVariables(of: view), index == x + 1 || index == y + 1 {
                return "\(possession("content", of: view)) has a \(index == x + 1 ? "width" : "height") of at least 0"
            }
        }
        return "no length is less than 0"
    }
}

extension Axis {
    var high: String { self == .horizontal ? "wide" : "high" }
    var higher: String { self == .horizontal ? "wider" : "taller" }
    var lower: String { self == .horizontal ? "narrower" : "shorter" }
    var length: String { self == .horizontal ? "width" : "height" }
}
