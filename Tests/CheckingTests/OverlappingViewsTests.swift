// Which texts that are drawn over each other were meant to take turns, or to be hidden.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Views over each other")
struct OverlappingViewsTests {
    private func place(_ id: String, in container: String, _ x: Int, _ y: Int) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(container)" secondAttribute="leading" \
        constant="\(x)" id="\(id)-x"/>
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(container)" secondAttribute="top" \
        constant="\(y)" id="\(id)-y"/>
        """
    }

    private func size(_ id: String, _ width: Int, _ height: Int) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="width" constant="\(width)" id="\(id)-width"/>
        <constraint firstItem="\(id)" firstAttribute="height" constant="\(height)" id="\(id)-height"/>
        """
    }

    private func label(_ id: String, _ text: String, drawnAt y: Int = 0) -> String {
        """
        <label adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" text="\(text)" id="\(id)">
        <rect key="frame" x="0" y="\(y)" width="119" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    /// A view with a label, 20 points from the left and the top of the root.
    private func group(
        _ id: String, _ text: String, labelAt x: Int, width: Int = 300, height: Int, behind: String = ""
    ) -> (view: String, place: String) {
        let view = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="20" width="\(width)" height="\(height)"/>
            <subviews>\(behind)\(label("\(id)-label", text))</subviews>
            <constraints>\(place("\(id)-label", in: id, x, 10))</constraints></view>
            """
        return (view, place(id, in: "root", 20, 20) + size(id, width, height))
    }

    /// The background that lies beside a label in the group `second`, whose constraints the group's view does not need
    /// to hold.
    private func background(_ color: String, width: Int) -> (view: String, place: String) {
        let view = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="background">
            <rect key="frame" x="0" y="0" width="\(width)" height="90"/>\(color)</view>
            """
        return (view, place("background", in: "second", 0, 0) + size("background", width, 90))
    }

    private func overlaps(_ parts: [(view: String, place: String)], outlets: [String] = []) throws -> [String?] {
        let outlets = outlets.map { #"<outlet property="\#($0)View" destination="\#($0)" id="\#($0)-o"/>"# }.joined()
        let source = DocumentHeader(features: .autoLayout).xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
            <connections>\(outlets)</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(parts.map(\.view).joined())</subviews>
            <constraints>\(parts.map(\.place).joined())</constraints></view>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        let layout = LayoutEngine().layout(document, in: LayoutEnvironment(device: .named("iPhone 16")))
        #expect(layout.findings.filter { $0.severity == .error }.isEmpty)
        let findings = layout.layoutFindings(RuleSelection(hasEnvironments: true))
        return findings.filter { $0.rule == .overlappingViews }.map(\.object)
    }

    @Test("Groups in one place take turns; of groups that differ the texts are over each other")
    func groups() throws {
        let first = group("first", "Single departures", labelAt: 10, height: 60)
        #expect(try overlaps([first, group("second", "Weekly departures", labelAt: 40, height: 60)]).isEmpty)
        #expect(try overlaps([first, group("second", "Weekly departures", labelAt: 40, height: 61)]).isEmpty)
        #expect(
            try overlaps([first, group("second", "Weekly departures", labelAt: 40, height: 90)]) == ["second-label"])
    }

    @Test("What a view clips lies over nothing outside of it")
    func clipped() throws {
        func parts(_ clips: String) -> [(view: String, place: String)] {
            let view = """
                <view \(clips) translatesAutoresizingMaskIntoConstraints="NO" id="header">
                <rect key="frame" x="20" y="20" width="300" height="30"/><subviews>\(label("title", "Departures"))</subviews>
                <constraints>\(place("title", in: "header", 10, 20))</constraints></view>
                """
            return [
                (view, place("header", in: "root", 20, 20) + size("header", 300, 30)),
                (label("name", "Arrivals"), place("name", in: "root", 40, 52)),
            ]
        }
        #expect(try overlaps(parts("")) == ["name"])
        #expect(try overlaps(parts(#"clipsSubviews="YES""#)).isEmpty)
    }

    @Test("Two texts of one group are over each other")
    func labels() throws {
        let labels = [("one", 20), ("two", 50)].map { id, x in
            (view: label(id, "Departures"), place: place(id, in: "root", x, 20))
        }
        #expect(try overlaps(labels) == ["two"])
    }

    @Test("Of two views that code reaches, one that is drawn over the other or its group is shown in its place")
    func alternatives() throws {
        func labels(drawnAt y: Int) -> [(view: String, place: String)] {
            [("one", 20, 0), ("two", 50, y)].map { id, x, y in
                (view: label(id, "Departures", drawnAt: y), place: place(id, in: "root", x, 20))
            }
        }
        #expect(try overlaps(labels(drawnAt: 10), outlets: ["one", "two"]).isEmpty)
        #expect(try overlaps(labels(drawnAt: 10), outlets: ["one"]) == ["two"])
        #expect(try overlaps(labels(drawnAt: 40), outlets: ["one", "two"]) == ["two"])
        // It is drawn over another label of the group.
        func group(_ other: Int) -> (view: String, place: String) {
            let view = """
                <view translatesAutoresizingMaskIntoConstraints="NO" id="keys">
                <rect key="frame" x="0" y="100" width="300" height="90"/>
                <subviews>\(label("key", "Seven eight", drawnAt: 60))\(label("other", "Nine", drawnAt: other))</subviews>
                <constraints>\(place("key", in: "keys", 10, 10))\(place("other", in: "keys", 200, 60))</constraints></view>
                """
            return (view, place("keys", in: "root", 20, 10) + size("keys", 300, 90))
        }
        let message = (view: label("message", "Try again", drawnAt: 100), place: place("message", in: "root", 40, 20))
        #expect(try overlaps([group(0), message], outlets: ["message", "key", "other"]).isEmpty)
        #expect(try overlaps([group(40), message], outlets: ["message", "key", "other"]) == ["message"])
    }

    @Test("What an opaque background hides is hidden, whether it holds the text or lies behind it")
    func backgrounds() throws {
        let white = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
        let first = group("first", "Single departures", labelAt: 10, height: 60)
        func found(_ color: String, width: Int) throws -> [String?] {
            let background = background(color, width: width)
            var second = group("second", "Weekly departures", labelAt: 40, height: 90, behind: background.view)
            second.place += background.place
            return try overlaps([first, second])
        }
        #expect(try found(white, width: 300).isEmpty)
        #expect(try found("", width: 300) == ["second-label"])
        // It ends before the texts meet.
        #expect(try found(white, width: 20) == ["second-label"])
    }
}
