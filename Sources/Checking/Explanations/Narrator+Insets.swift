import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// Where guides lie in their views, and why.
extension Narrator {
    /// How far an edge of a guide lies inside its view, with the reason; empty for views, and where it does not.
    func insetNote(_ item: LayoutItem, _ anchor: Anchor) -> String {
        guard let owner = scene.owner(of: item) else { return "" }
        let summary = scene.summary(of: owner)
        let insets: EdgeInsets
        switch item.kind {
        case .safeArea, .topGuide, .bottomGuide, .keyboard: insets = summary.safeArea
        case .margins: insets = summary.layoutMargins
        case .readableContent: insets = summary.readableInsets
        default: return ""
        }
        guard let inset = inset(insets, anchor, of: item, owner), inset != 0 else { return "" }
        return ", which lies \(points(inset)) in\(reason(item, anchor, owner))"
    }

    private func inset(_ insets: EdgeInsets, _ anchor: Anchor, of item: LayoutItem, _ owner: Int) -> Double? {
        switch item.kind {
        // The guides at the top and the bottom begin where their view does, and so do those of the keyboard.
        case .topGuide: return anchor == .bottom ? insets.top : nil
        case .bottomGuide, .keyboard: return anchor == .top ? insets.bottom : nil
        default: break
        }
        let isRightToLeft = scene.isRightToLeft(owner)
        switch anchor {
        case .left, .minX: return insets.left
        case .right: return insets.right
        case .leading: return isRightToLeft ? insets.right : insets.left
        case .trailing: return isRightToLeft ? insets.left : insets.right
        case .top, .minY: return insets.top
        case .bottom: return insets.bottom
        default: return nil
        }
    }

    private func reason(_ item: LayoutItem, _ anchor: Anchor, _ owner: Int) -> String {
        switch item.kind {
        case .margins:
            let safeArea = self.inset(scene.summary(of: owner).safeArea, anchor, of: item, owner) ?? 0
            return safeArea > 0 ? ", \(points(safeArea)) of it the safe area" : ""
        case .safeArea, .topGuide, .bottomGuide, .keyboard:
            let place = scene.scene.views[owner]
            guard place.superview < 0 else { return "" }
            let sources = SafeAreaSources(of: scene.scene.roots[place.root], in: scene.document, scene.environment)
            let isTop = item.kind == .topGuide || item.kind == .safeArea && anchor == .top
            let isBottom = item.kind == .bottomGuide || item.kind == .keyboard || anchor == .bottom && !isTop
            let names = isTop ? sources.top : isBottom ? sources.bottom : []
            return names.isEmpty ? "" : ": " + names.joined(separator: " and ")
        default: return ""
        }
    }
}
