import InterfaceDocument
import StrutTextMeasurement

/// Controls that stand for a value: switches, sliders, steppers, progress, activity, pages.
extension ScenePainter {
    mutating func paintSwitch(_ view: View, _ frame: Rect) {
        guard let control = Switch(view.element) else { return }
        var size = environment.profile.controls.switchSize
        size.width += 2  // what the frame is wider than the alignment rectangle
        let track = Rect(
            x: frame.x, y: frame.y + (frame.height - size.height) / 2, width: size.width, height: size.height)
        let on = colors.ink(control.onTintColor) ?? SystemColors.green
        svg.open("g", ["opacity": control.isEnabled ? nil : .number(0.5)])
        fill(track, radius: size.height / 2, control.isOn ? on : SystemColors.secondaryFill)
        let thumbWidth = environment.profile.looks.switchThumbWidth
        let thumb = Rect(
            x: control.isOn ? track.maxX - thumbWidth - 2 : track.x + 2, y: track.y + 2, width: thumbWidth,
            height: size.height - 4)
        fill(
            thumb, radius: thumb.height / 2, colors.ink(view.element.color(key: "thumbTintColor")) ?? SystemColors.thumb
        )
        svg.close("g")
    }

    mutating func paintSlider(_ view: View, _ frame: Rect, tint: Ink) {
        guard let slider = Slider(view.element) else { return }
        if !slider.isEnabled { svg.open("g", ["opacity": .number(0.5)]) }
        defer { if !slider.isEnabled { svg.close("g") } }
        let span = slider.maximumValue - slider.minimumValue
        let share = span > 0 ? min(max((slider.value - slider.minimumValue) / span, 0), 1) : 0
        var room = Rect(x: frame.x + 2, y: frame.center.y - 2, width: max(0, frame.width - 4), height: 4)
        for (name, isLeft) in [(slider.minimumValueImageName, true), (slider.maximumValueImageName, false)] {
            guard let name else { continue }
            let box = Rect(x: isLeft ? room.x : room.maxX - 22, y: frame.center.y - 11, width: 22, height: 22)
            let isSymbol = document.image(named: name)?.isSystem == true
            paintImage(name, isSymbol: isSymbol, in: box, contentMode: "scaleAspectFit", tint: tint, isTinted: isSymbol)
            room.width -= 28
            if isLeft { room.x += 28 }
        }
        let radius = environment.profile.looks.sliderThumbRadius
        let x = room.x + radius + share * max(0, room.width - 2 * radius)
        fill(room, radius: 2, colors.ink(view.element.color(key: "maximumTrackTintColor")) ?? SystemColors.fill)
        fill(
            Rect(x: room.x, y: room.y, width: max(0, x - room.x), height: room.height), radius: 2,
            colors.ink(view.element.color(key: "minimumTrackTintColor")) ?? tint)
        circle(
            Point(x: x, y: frame.center.y), radius: radius,
            colors.ink(view.element.color(key: "thumbTintColor")) ?? SystemColors.thumb,
            outline: SystemColors.separator)
    }

    mutating func paintStepper(_ view: View, _ frame: Rect, tint: Ink) {
        guard let stepper = Stepper(view.element) else { return }
        let isNew = environment.profile.looks.fillsPlates
        let box = frame.centered(min(frame.width, 94), min(frame.height, isNew ? 32 : 29))
        let ink = isNew ? SystemColors.label : tint
        if isNew {
            fill(box, radius: 8, SystemColors.tertiaryFill)
        } else {
            stroke(box.inset(by: 0.5), radius: 4, tint, width: 1)
        }
        polyline(
            [
                Point(x: box.center.x, y: box.y + (isNew ? 7 : 0)),
                Point(x: box.center.x, y: box.maxY - (isNew ? 7 : 0)),
            ], isNew ? SystemColors.separator : tint, width: 1)
        let faint = ink.opacity(0.35)
        plus(
            Point(x: box.x + box.width / 4, y: box.center.y), reach: 6, stepper.goesDown ? ink : faint, width: 1.6,
            isMinus: true)
        plus(
            Point(x: box.x + box.width * 3 / 4, y: box.center.y), reach: 6, stepper.goesUp ? ink : faint, width: 1.6)
    }

    mutating func paintProgress(_ view: View, _ frame: Rect, tint: Ink) {
        guard let progress = ProgressView(view.element) else { return }
        let radius = frame.height / 2
        fill(frame, radius: radius, colors.ink(view.element.color(key: "trackTintColor")) ?? SystemColors.fill)
        var done = frame
        done.width *= min(max(progress.progress, 0), 1)
        fill(done, radius: radius, colors.ink(view.element.color(key: "progressTintColor")) ?? tint)
    }

    mutating func paintActivity(_ view: View, _ frame: Rect) {
        guard let activity = ActivityIndicator(view.element), activity.isAnimating || !activity.hidesWhenStopped else {
            return
        }
        let isWhite = activity.style.hasPrefix("white") && view.element.has(.style)
        let ink = colors.ink(view.element.color(key: "color")) ?? (isWhite ? Ink.white : SystemColors.gray)
        let spokes = environment.profile.looks.indicatorSpokes
        let radius = activity.isLarge ? 18.0 : 10.0
        let center = frame.center
        for (number, way) in Self.spokes(spokes).enumerated() {
            let from = Point(x: center.x + way.x * radius * 0.5, y: center.y + way.y * radius * 0.5)
            let to = Point(x: center.x + way.x * radius * 0.9, y: center.y + way.y * radius * 0.9)
            polyline(
                [from, to], ink.opacity(1 - 0.85 * Double(number) / Double(spokes)), width: radius / 5)
        }
    }

    /// Directions around a circle from the top, against the clock: eight or twelve.
    private static func spokes(_ count: Int) -> [Point] {
        let diagonal = 0.5.squareRoot()
        let (a, b) = (0.5, 0.75.squareRoot())
        let quarter: [Point] =
            count == 8
            ? [Point(x: 0, y: -1), Point(x: -diagonal, y: -diagonal)]
            : [Point(x: 0, y: -1), Point(x: -a, y: -b), Point(x: -b, y: -a)]
        var result: [Point] = []
        var turned = quarter
        for _ in 0..<4 {
            result += turned
            turned = turned.map { Point(x: $0.y, y: -$0.x) }
        }
        return result
    }

    mutating func paintPages(_ view: View, _ frame: Rect) {
        guard let control = PageControl(view.element) else { return }
        let count = min(max(control.numberOfPages, 0), 100)
        if control.hidesForSinglePage && count < 2 { return }
        let isNew = environment.profile.looks.hasNewPageDots
        let step = isNew ? 17.5 : 16.0
        let others =
            colors.ink(view.element.color(key: "pageIndicatorTintColor"))
            ?? (isNew ? SystemColors.tertiaryLabel : Ink(0xFFFFFF, alpha: 0.3))
        let current =
            colors.ink(view.element.color(key: "currentPageIndicatorTintColor"))
            ?? (isNew ? SystemColors.secondaryLabel : Ink.white)
        let start = frame.center.x - step * Double(count - 1) / 2
        for page in 0..<count {
            circle(
                Point(x: start + step * Double(page), y: frame.center.y), radius: 3.5,
                page == control.currentPage ? current : others)
        }
    }
}

extension Stepper {
    /// Whether its minus can be touched: not at the least value, unless the greatest comes next.
    fileprivate var goesDown: Bool { isEnabled && (wraps || value > minimumValue) }

    /// Whether its plus can be touched.
    fileprivate var goesUp: Bool { isEnabled && (wraps || value < maximumValue) }
}
