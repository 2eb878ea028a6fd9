import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTextMeasurement

/// Navigation bars, toolbars and tab bars with their items.
extension ScenePainter {
    // MARK: Navigation bars

    /// A navigation bar with items of its own, of which the last is on top.
    mutating func paintNavigationBar(_ view: View, _ frame: Rect, tint: Ink) {
        guard let bar = NavigationBar(view.element) else { return }
        let items = bar.items
        paintNavigationBar(
            bar.element, item: items.last, frame, tint: tint, isLarge: false, goesBack: items.count > 1,
            backTitle: backTitle(to: items.dropLast().last))
    }

    /// A navigation bar for an item; `bar` says how it looks. A controller without an item or a title in it gives its
    /// own title, as `UIViewController.navigationItem` has it.
    mutating func paintNavigationBar(
        _ bar: Element?, item: NavigationItem?, of controller: ViewController? = nil, _ frame: Rect,
        tint inherited: Ink, isLarge: Bool, goesBack: Bool, backTitle: String? = nil
    ) {
        beginBar(bar, in: frame)
        defer { mirror = .none }
        let tint = colors.ink(bar?.color(key: "tintColor")) ?? inherited
        let isBlack = bar?.string(.barStyle)?.hasPrefix("black") == true
        let ground = colors.ink(bar?.color(key: "barTintColor")) ?? (isBlack ? Ink(0x161616) : nil)
        paintBar(frame, ground, lineAt: frame.maxY)
        let titleColor = bar?.child(key: "titleTextAttributes")?.color(key: "textColor")
        let ink = colors.ink(titleColor) ?? (isBlack ? .white : SystemColors.label)
        guard item != nil || controller != nil else { return }
        var row = frame
        if isLarge { row.height = max(0, frame.height - 52) }
        let prompt = item.flatMap { item in item.prompt.map { shown($0, of: item.element, key: "prompt") } }
        if let prompt, !prompt.isEmpty {
            line(
                prompt, .system(ofSize: 13),
                in: Rect(x: frame.x + 8, y: frame.y + 4, width: frame.width - 16, height: 20),
                alignment: .center, ink)
        }
        if row.height > 60 { row = Rect(x: row.x, y: row.maxY - 44, width: row.width, height: 44) }
        var left = row.x + 16
        let (leading, trailing) = (item?.leftBarButtonItems ?? [], item?.rightBarButtonItems ?? [])
        let title = title(of: item, controller)
        if goesBack, item?.hidesBackButton != true, leading.isEmpty || item?.leftItemsSupplementBackButton == true {
            chevronBack(Rect(x: row.x + 9, y: row.center.y - 9, width: 10, height: 18), tint)
            left = row.x + 26
            // What leaves no room for the title in the middle makes way for the word of the system.
            let middle = isLarge ? 0 : measurer.width(of: title ?? "", font: Self.titleFont)
            let room = max(60, (row.width - middle) / 2 - 34)
            let font = Font.system(ofSize: 17)
            let fits = backTitle.map { measurer.width(of: $0, font: font) <= room } ?? false
            let width = line(
                fits ? backTitle ?? "" : "Back", font, in: Rect(x: left, y: row.y, width: room, height: row.height),
                alignment: .left, tint)
            left += width + 8
        }
        for button in leading {
            let width = itemWidth(button)
            paintItem(button, in: Rect(x: left, y: row.y, width: width, height: row.height), tint: tint)
            left += width + 16
        }
        var right = row.maxX - 16
        for button in trailing {
            let width = itemWidth(button)
            paintItem(button, in: Rect(x: right - width, y: row.y, width: width, height: row.height), tint: tint)
            right -= width + 16
        }
        if let view = item?.titleView {
            let width = index(ofBarView: view).map { geometry.frames[$0].width } ?? 0
            paintBarView(view, in: row.centered(width, row.height), tint: tint)
            return
        }
        if let title {
            if isLarge {
                line(
                    title, .system(ofSize: 34, weight: .bold),
                    in: Rect(x: frame.x + 16, y: frame.maxY - 48, width: frame.width - 32, height: 41),
                    alignment: .left,
                    ink)
            } else {
                paintTitle(title, row, left: left, right: right, ink)
            }
        }
    }

    private static let titleFont = Font.system(ofSize: 17, weight: .semibold)

    /// The title of an item, or of the controller that it belongs to.
    private func title(of item: NavigationItem?, _ controller: ViewController?) -> String? {
        if let item, let title = item.title { return shown(title, of: item.element, key: "title") }
        guard let controller, let title = controller.title else { return nil }
        return shown(title, of: controller.element, key: "title")
    }

    /// What leads back to an item: the title of its button for that, or its own; nil for the word of the system.
    func backTitle(to item: NavigationItem?, of controller: ViewController? = nil) -> String? {
        if let back = item?.backBarButtonItem, let title = back.title {
            return shown(title, of: back.element, key: "title")
        }
        let title = title(of: item, controller)
        return title?.isEmpty == false ? title : nil
    }

    /// A title in the middle of its bar, or beside the items where these are too wide.
    private mutating func paintTitle(_ title: String, _ row: Rect, left: Double, right: Double, _ ink: Ink) {
        let font = Self.titleFont
        let width = measurer.width(of: title, font: font) + 0.5
        var place = row.centered(width, row.height)
        if place.x < left { place.x = left }
        if place.maxX > right { place.x = max(left, right - width) }
        place.width = min(width, max(0, right - place.x))
        line(title, font, in: place, alignment: .left, ink)
    }

    /// The chevron that leads back.
    mutating func chevronBack(_ box: Rect, _ ink: Ink, width: Double = 2.5) {
        polyline(
            [Point(x: box.maxX, y: box.y), Point(x: box.x, y: box.center.y), Point(x: box.maxX, y: box.maxY)], ink,
            width: width)
    }

    /// The ground of a bar and the hairline at its edge.
    private mutating func paintBar(_ frame: Rect, _ ground: Ink?, lineAt y: Double) {
        fill(frame, ground ?? SystemColors.bar)
        let height = 1 / environment.scale
        fill(
            Rect(x: frame.x, y: y - (y > frame.y ? 0 : height), width: frame.width, height: height),
            SystemColors.separator)
    }

    // MARK: Items

    private func itemFont(_ item: BarButtonItem) -> Font {
        let isStrong = item.style == "done" || item.systemItem == "done" || item.systemItem == "save"
        return .system(ofSize: 17, weight: isStrong ? .semibold : .regular)
    }

    /// How wide an item is in its bar.
    func itemWidth(_ item: BarButtonItem) -> Double {
        if let view = item.customView {
            return index(ofBarView: view).map { geometry.frames[$0].width } ?? view.frame?.width ?? 44
        }
        if item.systemItem == "fixedSpace" { return item.width ?? 0 }
        if let words = words(of: item) { return measurer.width(of: words, font: itemFont(item)) + 0.5 }
        if let name = item.imageName, !item.element.usesSystemImage, let size = document.image(named: name)?.size,
            size.width > 0, size.height > 0
        {
            return min(size.width, 44)
        }
        return 24
    }

    /// What an item says: its title, or the word of a system item.
    private func words(of item: BarButtonItem) -> String? {
        if let title = item.title, !title.isEmpty, item.imageName == nil {
            return shown(title, of: item.element, key: "title")
        }
        switch item.systemItem {
        case "done"?, "cancel"?, "edit"?, "save"?, "undo"?, "redo"?:
            return item.systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        default: return nil
        }
    }

    /// An item in its place.
    mutating func paintItem(_ item: BarButtonItem, in place: Rect, tint inherited: Ink) {
        if let view = item.customView { return paintBarView(view, in: place, tint: inherited) }
        let own = colors.ink(item.element.color(key: "tintColor")) ?? inherited
        let tint = item.isEnabled ? own : SystemColors.tertiaryLabel
        if let words = words(of: item) {
            line(words, itemFont(item), in: place, alignment: .left, tint)
        } else if let name = item.imageName {
            let isSymbol = item.element.usesSystemImage || document.image(named: name)?.isSystem == true
            paintImage(
                name, isSymbol: isSymbol, in: place.centered(min(place.width, 24), min(place.height, 24)),
                contentMode: "scaleAspectFit", tint: tint, isTinted: true)
        } else if let symbol = item.systemItem.flatMap({ Self.systemItems[$0] }) {
            paintSymbol(symbol, in: place.centered(22, 22), tint)
        }
    }

    /// A view that an item shows, in the middle of the place that the bar gives it, wherever the document has it.
    private mutating func paintBarView(_ view: View, in place: Rect, tint: Ink) {
        guard let index = index(ofBarView: view) else { return }
        let (frame, place, outside) = (geometry.frames[index], mirror.turned(place), (mirror, isRightToLeft))
        openWindow(shiftedBy: Point(x: place.center.x - frame.center.x, y: place.center.y - frame.center.y))
        paint(index, tint: tint)
        svg.close("g")
        (mirror, isRightToLeft) = outside
    }

    /// The place among the scene's views of one that an item shows.
    private func index(ofBarView view: View) -> Int? {
        scene.views.firstIndex { $0.view.element.index == view.element.index }
    }

    /// Whether the bar that a view stands in draws it: the view of an item.
    func isShownByItem(_ index: Int) -> Bool {
        guard let bar = scene.views[index].superview.map({ scene.views[$0].view.kind }) else { return false }
        return (bar == .navigationBar || bar == .toolbar) && scene.views[index].view.isShownByBarItem
    }

    /// The symbols of system items that are not words.
    private static let systemItems: [String: String] = [
        "add": "plus", "action": "square.and.arrow.up", "bookmarks": "book", "camera": "camera",
        "compose": "square.and.pencil", "fastForward": "forward", "organize": "folder", "pause": "pause",
        "play": "play",
        "refresh": "arrow.clockwise", "reply": "arrow.left", "rewind": "backward", "search": "magnifyingglass",
        "stop": "xmark", "trash": "trash", "close": "xmark",
    ]

    // MARK: Toolbars

    mutating func paintToolbar(_ view: View, _ frame: Rect, tint: Ink) {
        guard let bar = Toolbar(view.element) else { return }
        paintToolbar(bar.element, items: bar.items, frame, tint: tint)
    }

    mutating func paintToolbar(_ bar: Element?, items: [BarButtonItem], _ frame: Rect, tint inherited: Ink) {
        beginBar(bar, in: frame)
        defer { mirror = .none }
        let tint = colors.ink(bar?.color(key: "tintColor")) ?? inherited
        paintBar(frame, colors.ink(bar?.color(key: "barTintColor")), lineAt: frame.y)
        let row = Rect(x: frame.x + 16, y: frame.y, width: max(0, frame.width - 32), height: min(frame.height, 44))
        let flexible = items.count { $0.systemItem == "flexibleSpace" }
        let gaps = zip(items, items.dropFirst()).count { !isSpace($0) && !isSpace($1) }
        let widths = items.map { $0.systemItem == "flexibleSpace" ? 0 : itemWidth($0) }
        let used = widths.reduce(0, +) + 16 * Double(gaps)
        let share = flexible > 0 ? max(0, row.width - used) / Double(flexible) : 0
        var x = row.x
        for (number, item) in items.enumerated() {
            if item.systemItem == "flexibleSpace" {
                x += share
                continue
            }
            if !isSpace(item) {
                paintItem(item, in: Rect(x: x, y: row.y, width: widths[number], height: row.height), tint: tint)
            }
            x += widths[number]
            if number + 1 < items.count, !isSpace(item), !isSpace(items[number + 1]) { x += 16 }
        }
    }

    private func isSpace(_ item: BarButtonItem) -> Bool {
        item.systemItem == "flexibleSpace" || item.systemItem == "fixedSpace"
    }

    // MARK: Tab bars

    mutating func paintTabBar(_ view: View, _ frame: Rect, tint: Ink) {
        guard let bar = TabBar(view.element) else { return }
        paintTabBar(bar.element, items: bar.items, selected: nil, frame, tint: tint)
    }

    /// A tab bar. That of a controller with more members than a phone has room for shows four and a `More` for the
    /// rest, as `UITabBarController.moreNavigationController` is documented.
    mutating func paintTabBar(
        _ bar: Element?, items: [TabBarItem], selected: Int?, ofController isController: Bool = false, _ frame: Rect,
        tint inherited: Ink
    ) {
        beginBar(bar, in: frame)
        defer { mirror = .none }
        let tint =
            colors.ink(bar?.color(key: "selectedImageTintColor")) ?? colors.ink(bar?.color(key: "tintColor"))
            ?? inherited
        paintBar(frame, colors.ink(bar?.color(key: "barTintColor")), lineAt: frame.y)
        let room = environment.isPad ? 8 : 5
        let hasMore = isController && items.count > room
        let shown = items.prefix(hasMore ? room - 1 : room)
        guard !shown.isEmpty else { return }
        let width = frame.width / Double(shown.count + (hasMore ? 1 : 0))
        func place(_ number: Int) -> Rect {
            Rect(x: frame.x + Double(number) * width, y: frame.y, width: width, height: min(frame.height, 49))
        }
        func icon(_ place: Rect) -> Rect { Rect(x: place.center.x - 12, y: place.y + 6, width: 24, height: 24) }
        if hasMore {
            let place = place(shown.count)
            let ink = selected.map { $0 >= shown.count } == true ? tint : SystemColors.gray
            paintSymbol("ellipsis", in: icon(place), ink)
            paintTabTitle("More", place, ink)
        }
        for (number, item) in shown.enumerated() {
            let place = place(number)
            let ink = number == selected ? tint : SystemColors.gray
            let icon = icon(place)
            if let name = item.imageName {
                let isSymbol = item.element.usesSystemImage || document.image(named: name)?.isSystem == true
                paintImage(
                    name, isSymbol: isSymbol, in: icon, contentMode: "scaleAspectFit", tint: ink, isTinted: true)
            } else if let symbol = item.systemItem.flatMap({ Self.tabItems[$0] }) {
                paintSymbol(symbol, in: icon, ink)
            } else {
                stroke(icon.inset(by: 3), radius: 4, ink, width: 1.5)
            }
            let words =
                item.title.map { self.shown($0, of: item.element, key: "title") } ?? item.systemItem.map(Self.words)
            if let words { paintTabTitle(words, place, ink) }
            if let badge = item.badgeValue { paintBadge(badge, icon) }
        }
    }

    private mutating func paintTabTitle(_ title: String, _ place: Rect, _ ink: Ink) {
        line(
            title, .system(ofSize: 10, weight: .medium),
            in: Rect(x: place.x + 2, y: place.y + 32, width: max(0, place.width - 4), height: 14), alignment: .center,
            ink)
    }

    /// The badge at the upper trailing corner of an item's icon, at least as wide as high.
    private mutating func paintBadge(_ text: String, _ icon: Rect) {
        let font = Font.system(ofSize: 13)
        let width = max(18, measurer.width(of: text, font: font) + 10)
        let badge = Rect(x: icon.maxX - 6, y: icon.y - 4, width: width, height: 18)
        fill(badge, radius: 9, SystemColors.red)
        line(text, font, in: badge, alignment: .center, .white)
    }

    /// `mostRecent` as `Most Recent`.
    private static func words(_ name: String) -> String {
        var result = ""
        for (place, character) in name.enumerated() {
            if character.isUppercase { result += " " }
            result += place == 0 ? character.uppercased() : String(character)
        }
        return result
    }

    private static let tabItems: [String: String] = [
        "bookmarks": "book", "contacts": "person.circle", "downloads": "square.and.arrow.down",
        "favorites": "star.fill",
        "featured": "star.fill", "history": "clock", "more": "ellipsis", "mostRecent": "clock",
        "mostViewed": "list.bullet",
        "recents": "clock", "search": "magnifyingglass", "topRated": "star.fill",
    ]
}
