import InterfaceDocument
import StrutTextMeasurement

/// Segmented controls.
extension ScenePainter {
    mutating func paintSegments(_ view: View, _ frame: Rect, tint: Ink) {
        guard let control = SegmentedControl(view.element), !control.segments.isEmpty else { return }
        let isNew = environment.profile.looks.fillsPlates
        let box = Rect(x: frame.x, y: frame.y, width: frame.width, height: min(frame.height, isNew ? 32 : 29))
        let places = segmentPlaces(control, box)
        svg.open("g", ["opacity": control.isEnabled ? nil : .number(0.5)])
        if isNew {
            fill(box, radius: 8, SystemColors.tertiaryFill)
        } else {
            stroke(box.inset(by: 0.5), radius: 4, tint, width: 1)
        }
        let selected = control.isMomentary ? nil : control.selectedSegmentIndex
        for (number, (segment, place)) in zip(control.segments, places).enumerated() {
            let isSelected = number == selected
            if isSelected && isNew {
                let thumb =
                    colors.ink(view.element.color(key: "selectedSegmentTintColor"))
                    ?? Self.thumb
                fill(place.inset(by: 2), radius: 7, thumb)
            } else if isSelected {
                fill(place, radius: number == 0 || number == places.count - 1 ? 4 : 0, tint)
            } else if number > 0, !isNew || number - 1 != selected {
                let inset = isNew ? 8.0 : 0
                polyline(
                    [Point(x: place.x, y: place.y + inset), Point(x: place.x, y: place.maxY - inset)],
                    isNew ? SystemColors.separator : tint, width: 1)
            }
            // The selected title of an old control is cut out of its plate: on white it shows what lies behind.
            let cutOut = tint.isNearlyWhite ? Ink.black : .white
            let ink = isNew ? SystemColors.label : isSelected ? cutOut : tint
            if let name = segment.imageName, segment.title?.isEmpty != false {
                let isSymbol = segment.element.usesSystemImage || document.image(named: name)?.isSystem == true
                paintImage(
                    name, isSymbol: isSymbol, in: place.centered(min(20, place.width), min(20, place.height)),
                    contentMode: "scaleAspectFit", tint: ink, isTinted: true)
            } else if let title = segment.title {
                let shown = shown(title, of: view.element, key: "segmentTitles[\(number)]")
                line(
                    shown, .system(ofSize: 13, weight: isNew ? .medium : .regular), in: place.inset(by: 2),
                    alignment: .center, segment.isEnabled ? ink : ink.opacity(0.35))
            }
        }
        svg.close("g")
    }

    /// The buttons below a search bar's field, which look as the segments of a control; the first is selected.
    mutating func paintScopes(_ titles: [String], _ box: Rect, tint: Ink) {
        let isNew = environment.profile.looks.fillsPlates
        if isNew {
            fill(box, radius: 8, SystemColors.tertiaryFill)
        } else {
            stroke(box.inset(by: 0.5), radius: 4, tint, width: 1)
        }
        let width = box.width / Double(titles.count)
        for (number, title) in titles.enumerated() {
            let place = Rect(x: box.x + Double(number) * width, y: box.y, width: width, height: box.height)
            let isSelected = number == 0
            if isSelected { fill(isNew ? place.inset(by: 2) : place, radius: isNew ? 7 : 4, isNew ? Self.thumb : tint) }
            line(
                title, .system(ofSize: 13, weight: isNew ? .medium : .regular), in: place.inset(by: 2),
                alignment: .center, isNew ? SystemColors.label : isSelected ? .white : tint)
        }
    }

    /// The plate of the selected segment, where a control names no other.
    private static let thumb = Ink(0xFFFFFF, dark: 0x636366)

    /// Segments share the width that those of a width of their own leave.
    private func segmentPlaces(_ control: SegmentedControl, _ box: Rect) -> [Rect] {
        let segments = control.segments
        let fixed = segments.compactMap(\.width).reduce(0, +)
        let flexible = segments.count { $0.width == nil }
        let share = flexible > 0 ? max(0, box.width - fixed) / Double(flexible) : 0
        var x = box.x
        return segments.map { segment in
            let width = segment.width ?? share
            defer { x += width }
            return Rect(x: x, y: box.y, width: width, height: box.height)
        }
    }

    /// A text of the document in the environment's language.
    func shown(_ text: String, of element: Element, key: String) -> String {
        environment.localization?.shown(text, id: element.id, key: key) ?? text
    }
}
