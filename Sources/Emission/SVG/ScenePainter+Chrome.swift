import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// What the system draws around a controller's view.
extension ScenePainter {
    mutating func paintChrome(_ chrome: SceneChrome, _ controller: ViewController, tint: Ink) {
        let window = chrome.window
        if let bar = chrome.navigationBar {
            // The bar's ground reaches under the status bar.
            if bar.frame.y > window.y {
                let isBlack = bar.bar?.string(.barStyle)?.hasPrefix("black") == true
                fill(
                    Rect(x: window.x, y: window.y, width: window.width, height: bar.frame.y - window.y),
                    colors.ink(bar.bar?.color(key: "barTintColor")) ?? (isBlack ? Ink(0x161616) : SystemColors.bar))
            }
            paintNavigationBar(
                bar.bar, item: controller.navigationItem, of: controller, bar.frame, tint: tint, isLarge: bar.isLarge,
                goesBack: bar.goesBack, backTitle: backTitle(to: bar.previous?.navigationItem, of: bar.previous))
        }
        switch chrome.bottomBar {
        case .tabBar(let frame, let bar, let items, let selected)?:
            paintTabBar(bar, items: items, selected: selected, ofController: true, frame, tint: tint)
        case .toolbar(let frame, let bar)?: paintToolbar(bar, items: controller.toolbarItems, frame, tint: tint)
        case nil: break
        }
        if chrome.statusBarHeight >= 20 { paintStatusBar(chrome, of: controller) }
        if chrome.hasHomeIndicator {
            let bar = Rect(
                x: window.center.x - 67, y: window.maxY - 13, width: 134, height: 5)
            fill(bar, radius: 2.5, SystemColors.label)
        }
    }

    /// The time that Apple's pictures show, and a battery.
    private mutating func paintStatusBar(_ chrome: SceneChrome, of controller: ViewController) {
        let window = chrome.window
        beginBar(nil, in: window)
        defer { mirror = .none }
        // The canvases of new tools leave more room above their bars than the status bar takes.
        let device = environment.safeArea.top
        let height = device > 0 ? min(chrome.statusBarHeight, device) : chrome.statusBarHeight
        let barColor = chrome.navigationBar.flatMap { bar in
            colors.ink(bar.bar?.color(key: "barTintColor"))
                ?? (bar.bar?.string(.barStyle)?.hasPrefix("black") == true ? Ink.black : nil)
        }
        let style = controller.statusBarStyle
        let isLight = style.map { $0 == "lightContent" || $0.hasPrefix("black") } ?? (barColor?.isDark == true)
        let ink = isLight ? Ink.white : SystemColors.label
        if height < 30 {
            line(
                "9:41 AM", .system(ofSize: 12, weight: .semibold),
                in: Rect(x: window.x, y: window.y, width: window.width, height: 20), alignment: .center, ink)
        } else {
            line(
                "9:41", .system(ofSize: 17, weight: .semibold),
                in: Rect(x: window.x + 24, y: window.y + height - 34, width: 60, height: 24), alignment: .center, ink)
        }
        let battery = Rect(
            x: window.maxX - (height < 30 ? 30 : 46), y: window.y + (height < 30 ? 5 : height - 28), width: 24,
            height: 11)
        stroke(battery.inset(by: 0.5), radius: 3, ink, width: 1)
        fill(battery.inset(by: 2), radius: 1.5, ink)
    }

    /// A bar of a controller that has no view of its own. Documents store it as wide as some window once was, or
    /// nowhere; it is drawn from edge to edge, at the end of the window that it belongs to.
    mutating func paintBar(_ root: Int, of controller: ViewController, _ window: Rect, tint inherited: Ink) {
        let view = scene.views[root].view
        let frame = geometry.frames[root]
        let isLow = view.kind == .tabBar || view.kind == .toolbar
        guard !details(of: root).isHidden, !(view.kind == .toolbar && controller.isToolbarHidden),
            !(view.kind == .navigationBar && controller.isNavigationBarHidden)
        else { return }
        let height = frame.height > 0 ? frame.height : view.kind == .tabBar ? 49 : 44
        let shift = isLow ? window.maxY - frame.y - height : 0
        openWindow(shiftedBy: Point(x: 0, y: shift))
        guard isLow || view.kind == .navigationBar else {
            paint(root, tint: inherited)
            return svg.close("g")
        }
        paintBackground(of: root, view, frame, LayerStyle(view))
        let tint = colors.ink(view.tintColor) ?? inherited
        var whole = Rect(x: window.x, y: frame.y, width: window.width, height: height)
        switch view.kind {
        case .navigationBar:
            // The bar's ground reaches under the status bar.
            whole.height = max(0, frame.y + height - window.y)
            whole.y = window.y
            paintNavigationBar(view, whole, tint: tint)
        case .toolbar:
            paintToolbar(view.element, items: Toolbar(view.element)?.items ?? [], whole, tint: tint)
        case .tabBar:
            let members = controller.segues.filter { $0.relationship == "viewControllers" }.compactMap(\.destination)
            paintTabBar(
                view.element, items: members.compactMap(\.tabBarItem), selected: 0, ofController: true, whole,
                tint: tint)
        default: break
        }
        for child in geometry.subviews[root] where !isShownByItem(child) { paint(child, tint: tint) }
        svg.close("g")
    }

    /// The window of a controller that has no view of its own in the document.
    mutating func paintContainer(_ controller: ViewController, _ window: Rect) {
        if let reference = controller.reference { return paintReference(reference, window) }
        line(
            controller.className, .system(ofSize: 17, weight: .medium), in: window.inset(by: 8), alignment: .center,
            SystemColors.gray)
    }

    /// The box of a reference: the name of the storyboard that it leads to, above the controller's identifier in it.
    private mutating func paintReference(_ reference: StoryboardReference, _ box: Rect) {
        let words = [reference.storyboardName ?? "Storyboard", reference.identifier].compactMap { $0 }
        let height = 20.0
        var row = Rect(
            x: box.x + 8, y: box.center.y - height * Double(words.count) / 2, width: box.width - 16, height: height)
        for (number, text) in words.enumerated() {
            line(
                text, .system(ofSize: number == 0 ? 13 : 11, weight: number == 0 ? .medium : .regular), in: row,
                alignment: .center, number == 0 ? SystemColors.label : SystemColors.gray)
            row.y += height
        }
    }
}
