import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTextMeasurement

/// How a scene is put on paper: a window for its controller's view with the bars around it, and one for each other view
/// that stands by itself, beside it.
package struct ScenePicture: Sendable {
    /// A part of the picture.
    struct Window: Sendable {
        /// What is seen, in the window's own coordinates.
        var rect: Rect
        /// Where that lies in the picture.
        var origin: Point
        /// The views without a superview that stand in it.
        var roots: [Int]
        /// What stands around the controller's view.
        var chrome: SceneChrome?
        /// The controller whose window it is.
        var controller: ViewController?
    }

    var windows: [Window] = []
    /// The box of a reference to another storyboard, about as large as Interface Builder's.
    private static let referenceSize = Size(width: 160, height: 60)
    /// The size of the picture in points.
    package private(set) var size = Size.zero

    /// Arranges a scene of a layout.
    package init(_ scene: SceneLayout, of layout: Layout, chrome resolver: ChromeResolver) {
        let geometry = WindowFrames(scene)
        var loose: [Int] = []
        for root in geometry.roots {
            let view = scene.views[root].view
            if let controller = view.element.parent.flatMap(ViewController.init),
                controller.view?.element.index == view.element.index
            {
                let chrome = resolver.chrome(of: controller, root: view)
                add(Window(rect: chrome.window, origin: .zero, roots: [root], chrome: chrome, controller: controller))
            } else if !view.isShownByBarItem {
                loose.append(root)
            }
        }
        if windows.isEmpty, let controller = scene.scene.controller {
            // A container has no view of its own; its bars stand where they are stored.
            let size = controller.reference == nil ? layout.environment.size : Self.referenceSize
            let rect = Rect(origin: .zero, size: size)
            add(Window(rect: rect, origin: .zero, roots: loose, controller: controller))
            loose = []
        }
        for root in loose {
            let frame = geometry.frames[root]
            guard frame.width > 0, frame.height > 0 else { continue }
            add(Window(rect: frame, origin: .zero, roots: [root]))
        }
        if windows.isEmpty { size = Size(width: 100, height: 40) }
    }

    private mutating func add(_ window: Window) {
        var window = window
        // A view of no extent still has a place; and no picture is larger than a hall.
        window.rect.width = min(max(window.rect.width, 1), 20_000)
        window.rect.height = min(max(window.rect.height, 1), 20_000)
        window.origin = Point(x: windows.isEmpty ? 0 : size.width + 20, y: 0)
        size = Size(width: window.origin.x + window.rect.width, height: max(size.height, window.rect.height))
        windows.append(window)
    }

    // MARK: Drawing

    /// Draws the scene with its upper left corner at `origin`.
    func draw(at origin: Point, with painter: inout ScenePainter) {
        for window in windows {
            let shift = Point(
                x: origin.x + window.origin.x - window.rect.x, y: origin.y + window.origin.y - window.rect.y)
            painter.openWindow(shiftedBy: shift)
            painter.svg.openClip(window.rect)
            let isView = window.chrome == nil && window.controller == nil
            painter.fill(
                window.rect,
                isView && painter.isGlass(window.roots) ? Ink(0xD8D8DC, dark: 0x3A3A3C) : SystemColors.background)
            let tint = painter.colors.ink(painter.document.globalTintColor) ?? SystemColors.blue
            if let controller = window.controller, window.chrome == nil {
                painter.paintContainer(controller, window.rect)
                for root in window.roots { painter.paintBar(root, of: controller, window.rect, tint: tint) }
            } else {
                painter.bars = coveringBars(of: window)
                for root in window.roots { painter.paint(root, tint: tint) }
                painter.bars = nil
            }
            if let controller = window.controller {
                if var chrome = window.chrome {
                    // Content that begins at the top would be scrolled away from under the status bar.
                    let root = window.roots.first.map { painter.scene.views[$0].view.kind }
                    if chrome.navigationBar == nil, root == .scrollView {
                        chrome.statusBarHeight = 0
                    }
                    painter.paintChrome(chrome, controller, tint: tint)
                }
            }
            painter.svg.close("g")
            painter.stroke(window.rect, radius: 0, SystemColors.separator, width: 1)
            painter.svg.close("g")
        }
    }

    /// The bars at the top of a window.
    private func coveringBars(of window: Window) -> CoveringBars? {
        guard let chrome = window.chrome, let controller = window.controller else { return nil }
        let bottom = chrome.navigationBar?.frame.maxY ?? chrome.window.y + chrome.statusBarHeight
        return CoveringBars(
            bottom: bottom, moveContent: controller.automaticallyAdjustsScrollViewInsets,
            makeRoomForScrollViews: chrome.makesRoomForScrollViews)
    }
}

extension ScenePainter {
    /// Whether views that stand by themselves would not be seen on white: their text is light and they have no ground.
    func isGlass(_ roots: [Int]) -> Bool {
        roots.allSatisfy { root in
            let view = scene.views[root].view
            guard !view.kind.isCell, colors.ink(view.backgroundColor).map({ $0.isClear }) ?? true else { return false }
            return geometry.subviews[root].contains { index in
                guard let label = Label(scene.views[index].view.element), let ink = colors.ink(label.textColor) else {
                    return false
                }
                return !ink.isDark && ink.light.red > 0.8 && ink.light.green > 0.8
            }
        }
    }
}
