// Views of stack views that are hidden, or that code may hide, and that a required length keeps from having none.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Hidden views of stack views")
struct RigidHiddenViewTests {
    /// A stack view of a text and a view, in a screen.
    private func document(_ view: String, axis: String = "vertical", outlets: [String] = []) throws -> Document {
        let others = outlets.map { #"<outlet property="\#($0)Outlet" destination="\#($0)" id="o-\#($0)"/>"# }.joined()
        let source = DocumentHeader().xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen"><connections>
            <outlet property="view" destination="root" id="o"/>\(others)</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <stackView axis="\(axis)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <rect key="frame" x="0" y="100" width="393" height="100"/><subviews>
            <label opaque="NO" text="Some words" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="0" width="393" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\(view)</subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="s1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="s2"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="s3"/>
            </constraints></view>
            """)
        return try Document.parse(Array(source.utf8), path: "Test.xib")
    }

    private func view(_ more: String = "", _ constraint: String = "") -> String {
        """
        <view \(more) translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="28" width="393" height="44"/>
        <constraints>\(constraint)</constraints></view>
        """
    }

    private func held(_ dimension: String = "height", _ more: String = "") -> String {
        #"<constraint firstAttribute="\#(dimension)" constant="44" \#(more) id="c"/>"#
    }

    private func found(_ document: Document) -> [Finding] {
        LayoutEngine().layout(document).layoutFindings(RuleSelection(isCheck: true)).filter {
            $0.rule == .rigidHiddenView
        }
    }

    @Test("A required length contradicts that a view is hidden")
    func hidden() throws {
        let hidden = #"hidden="YES""#
        let findings = found(try document(view(hidden, held())))
        #expect(findings.map(\.object) == ["b"] && findings.first?.severity == .warning)
        #expect(findings.first?.notes.map(\.object) == ["c"])
        #expect(found(try document(view(hidden, held("height", #"priority="999""#)))).isEmpty)
        #expect(found(try document(view(hidden, held("height", #"relation="lessThanOrEqual""#)))).isEmpty)
        #expect(found(try document(view(hidden, held("width")))).isEmpty)
        #expect(found(try document(view(hidden, held("width")), axis: "horizontal")).map(\.object) == ["b"])
    }

    @Test("So does a required length of what is in it")
    func contents() throws {
        func box(_ more: String) -> String {
            """
            <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="28" width="393" height="44"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="i"><rect key="frame" x="0" y="8" width="393" height="28"/>
            </view></subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="t"/>
            <constraint firstItem="b" firstAttribute="bottom" secondItem="i" secondAttribute="bottom" constant="8" \(more) id="u"/>
            <constraint firstItem="i" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="l"/>
            <constraint firstItem="i" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="r"/></constraints></view>
            """
        }
        let findings = found(try document(box("")))
        #expect(findings.map(\.object) == ["b"] && findings.first?.message.contains("16 points") == true)
        #expect(found(try document(box(#"priority="999""#))).isEmpty)
    }

    @Test("What code may hide is a note, for containers in columns that it can reach")
    func hiddenByCode() throws {
        let findings = found(try document(view("", held()), outlets: ["b"]))
        #expect(findings.map(\.object) == ["b"] && findings.first?.severity == .note)
        #expect(found(try document(view("", held()))).isEmpty)
        // Code may set the constant to 0.
        #expect(found(try document(view("", held()), outlets: ["b", "c"])).isEmpty)
        #expect(found(try document(view("", held("height", #"priority="999""#)), outlets: ["b"])).isEmpty)
        #expect(found(try document(view("", held("width")), axis: "horizontal", outlets: ["b"])).isEmpty)
    }
}
