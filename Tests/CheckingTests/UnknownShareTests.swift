// Stack views that share their length by the lengths of their views, one of which only code knows.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Shares of unknown lengths")
struct UnknownShareTests {
    /// A row of a picture and a view, which two constraints of one priority pull to the edges of a screen.
    private func document(_ view: String, distribution: String = "fillProportionally") throws -> Document {
        let source = DocumentHeader().xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ScreenViewController">
            <connections><outlet property="view" destination="root" id="o"/></connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <stackView distribution="\(distribution)" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="22" y="100" width="363" height="50"/><subviews>
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="0" width="36" height="50"/>
            <constraints><constraint firstAttribute="width" constant="36" id="w"/></constraints></imageView>
            \(view)</subviews>
            <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints></stackView>
            </subviews><constraints>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
            <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" priority="999" \
            constant="22" id="c2"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" priority="999" \
            constant="8" id="c3"/></constraints></view>
            """)
        return try Document.parse(Array(source.utf8), path: "Test.xib")
    }

    private func view(_ more: String = "", _ constraint: String = "") -> String {
        """
        <view \(more) translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="44" y="0" width="319" height="50"/>
        <constraints>\(constraint)</constraints></view>
        """
    }

    private func found(_ document: Document) -> [String?] {
        let environment = LayoutEnvironment(device: .named("iPhone 15"))
        return LayoutEngine().layout(document, in: environment)
            .layoutFindings(RuleSelection(hasEnvironments: true, isCheck: true)).filter { $0.rule == .ambiguousLayout }
            .map(\.object)
    }

    @Test("How long a row is that shares by lengths is not known where code gives one of them")
    func customClass() throws {
        #expect(try found(document(view())) == ["s"])
        #expect(try found(document(view(#"customClass="CurrencyView""#))).isEmpty)
        // What is hidden has no share.
        #expect(try found(document(view(#"customClass="CurrencyView" hidden="YES""#))) == ["s"])
    }

    @Test("Whether anything is left over for a spacer is not known where code gives its neighbour a length")
    func spacers() throws {
        func found(_ more: String, _ length: String = "") throws -> [String?] {
            let spacers = ["a", "b"].map { id in
                """
                <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="40" height="50"/>
                <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" priority="999" constant="16" \
                id="\(id)-w"/></constraints></view>
                """
            }
            return try self.found(document(view(more, length) + spacers.joined(), distribution: "fill"))
        }
        let length = #"<constraint firstAttribute="width" constant="100" id="length"/>"#
        #expect(try found("", length).isEmpty == false)
        #expect(try found(#"customClass="CurrencyView""#).isEmpty)
        // The document says how long it is.
        #expect(try found(#"customClass="CurrencyView""#, length).isEmpty == false)
    }
}
