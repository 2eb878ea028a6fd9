// The reader's text size, language and direction, on the scene `DynamicType` of the gallery.

import Foundation
import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import StrutTextMeasurement
import Testing

@Suite struct ReaderTests {
    /// The heights in pixels (3 to a point) of one line of Title 1, Body and Caption 1 at each text size.
    ///
    /// Worked out by hand: the sizes are those of the Human Interface Guidelines (25 to 58, 14 to 53 and 11 to 43
    /// points), a line of the system font is 2444/2048 of its size high, and a label's height goes up to a whole pixel.
    /// At large: 28 × 1.19336 × 3 = 100.2 → 101, 17 × 1.19336 × 3 = 60.9 → 61, 12 × 1.19336 × 3 = 42.96 → 43.
    static let lines: [(ContentSizeCategory, title: Double, body: Double, caption: Double)] = [
        (.extraSmall, 90, 51, 40), (.small, 94, 54, 40), (.medium, 97, 58, 40), (.large, 101, 61, 43),
        (.extraLarge, 108, 69, 51), (.extraExtraLarge, 115, 76, 58), (.extraExtraExtraLarge, 122, 83, 65),
        (.accessibilityMedium, 137, 101, 79), (.accessibilityLarge, 154, 119, 94),
        (.accessibilityExtraLarge, 172, 144, 115), (.accessibilityExtraExtraLarge, 190, 169, 133),
        (.accessibilityExtraExtraExtraLarge, 208, 190, 154),
    ]

    /// The labels stand under the safe area's 59 points, 8 apart; the bar 8 below the last.
    @Test(arguments: ReaderTests.lines.indices)
    func everyTextSize(row: Int) throws {
        let (category, title, body, caption) = Self.lines[row]
        let frames = try Gallery.scene("DynamicType").layOut(in: LayoutEnvironment(contentSizeCategory: category))
        var top = 59.0
        for (id, pixels) in [("dYn-tI-t1e", title), ("dYn-bO-d7y", body), ("dYn-cA-p0n", caption)] {
            let frame = try #require(frames[id])
            #expect(abs(frame.y - top) < 1e-9)
            #expect(abs(frame.height - pixels / 3) < 1e-9)
            #expect(frame.x == 16)
            top += pixels / 3 + 8
        }
        frames.expect("dYn-bA-r0V", 16, top, 100, 4)
    }

    /// From right to left everything leads 16 points from the right: the bar starts at 393 − 16 − 100 = 277.
    @Test func rightToLeft() throws {
        let frames = try Gallery.scene("DynamicType").layOut(in: LayoutEnvironment(direction: .rightToLeft))
        frames.expect("dYn-bA-r0V", 277, 59 + (101 + 61 + 43) / 3 + 24, 100, 4)
        for id in ["dYn-tI-t1e", "dYn-bO-d7y", "dYn-cA-p0n"] {
            #expect(abs(try #require(frames[id]).maxX - 377) < 1e-9)
        }
    }

    /// In German the title is empty, so 0 high. Each label keeps one line, so the line break of the second changes its
    /// width alone; the bar stands at 59 + 0 + 8 + 61/3 + 8 + 43/3 + 8.
    @Test func german() throws {
        let path = GalleryFolder.path + "/DynamicType.storyboard"
        let (localization, findings) = Localization.named("de", forDocumentAt: path)
        #expect(findings.isEmpty)
        #expect(localization.strings["dYn-bO-d7y.text"] == "Text\nin zwei Zeilen")
        let frames = try Gallery.scene("DynamicType").layOut(in: LayoutEnvironment(localization: localization))
        frames.expect("dYn-tI-t1e", 16, 59, 0, 0)
        frames.expect("dYn-bA-r0V", 16, 59 + (61 + 43) / 3 + 24, 100, 4)
    }

    /// A text said twice is twice as wide and a space, but for rounding, and no higher.
    @Test func doubleLength() throws {
        let scene = try Gallery.scene("DynamicType")
        let once = try #require(try scene.layOut()["dYn-bO-d7y"])
        let environment = LayoutEnvironment(localization: Localization(.doubleLength))
        let twice = try #require(try scene.layOut(in: environment)["dYn-bO-d7y"])
        #expect(twice.width > 2 * once.width)
        #expect(twice.width < 2 * once.width + 6)
        #expect(twice.height == once.height)
    }

    /// As on a device, a language without a region, and one without a script, stand in for one with them.
    @Test(arguments: [("de", "de"), ("de-DE", "de"), ("de_at", "de-AT"), ("zh-hans-CN", "zh-Hans")])
    func fallback(asked: String, folder: String) throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("strut-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        for language in ["de", "de-AT", "zh-Hans"] {
            let file = place.appendingPathComponent("\(language).lproj/Main.strings")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\"a-b-c.text\" = \"\(language)\";".utf8).write(to: file)
        }
        let path = place.appendingPathComponent("Base.lproj/Main.storyboard").path
        let (localization, findings) = Localization.named(asked, forDocumentAt: path)
        #expect(localization.language == asked)
        #expect(localization.strings == ["a-b-c.text": folder])
        #expect(findings.isEmpty)
    }

    /// A language without translations is said, with where they were looked for, and the document's texts are shown.
    @Test func missingLanguage() {
        let (localization, findings) = Localization.named("fr", forDocumentAt: "Views/Base.lproj/Main.storyboard")
        #expect(localization.strings.isEmpty)
        #expect(findings.map(\.rule.id) == ["no-translation"])
        #expect(findings.first?.message.contains("Views/fr.lproj/Main.strings") == true)
        #expect(findings.first?.message.contains("Views/mul.lproj/Main.xcstrings") == true)
    }
}
