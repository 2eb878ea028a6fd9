import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit connects actions")
struct UIKitActionTests {
    private func action(_ selector: String, _ destination: String) -> String {
        #"<action selector="\#(selector):" destination="\#(destination)" eventType="touchUpInside" id="\#(selector)"/>"#
    }

    @Test("Actions go to their owner, to First Responder, or to what is made beside them")
    func targets() throws {
        let scene = HandmadeLayout.scene(
            """
            <button id="b" userLabel="key"><connections>\(action("own", "vc-1"))\(action("first", "fr"))
            \(action("panel", "p"))\(action("none", "elsewhere"))</connections></button>
            <view id="p" userLabel="panel" customClass="Panel"/>
            <toolbar id="t"><items><barButtonItem id="i" userLabel="item"><connections>
            <action selector="copy:" destination="fr" id="a1"/></connections></barButtonItem></items></toolbar>
            """
        ).replacing(
            "</objects>",
            with: """
                <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
                <tapGestureRecognizer id="g" userLabel="tap"><connections>\(action("tapPanel", "p"))
                \(action("tapFirst", "fr"))</connections></tapGestureRecognizer></objects>
                """)
        let text = String(decoding: try HandmadeLayout.storyboard(scene).emit(.uikit), as: UTF8.self)
        expect(
            text, #"key.addTarget(owner, action: Selector(("own:")), for: .touchUpInside)"#,
            #"key.addTarget(nil, action: Selector(("first:")), for: .touchUpInside)"#,
            #"key.addTarget(panel, action: Selector(("panel:")), for: .touchUpInside)"#,
            #"// The action "none:" of key is not connected: it leads elsewhere."#,
            #"(item.target, item.action) = (nil, Selector(("copy:")))"#,
            #"tapGestureRecognizer.addTarget(panel, action: Selector(("tapPanel:")))"#,
            #"// The action "tapFirst:" of tapGestureRecognizer is not connected: a gesture recognizer needs a target."#
        )
        let connecting = try #require(text.firstRange(of: "func connect(to owner: some Outlets)"))
        #expect(!text[connecting.upperBound...].contains("addTarget(nil"), "no owner is needed for it")
    }

    @Test("Where there is no owner, actions are connected all the same")
    func withoutOwner() throws {
        let layout = try HandmadeLayout.xib(
            """
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <button id="b" userLabel="key"><connections>\(action("first", "-2"))</connections></button>
            """)
        let text = String(decoding: layout.emit(.uikit), as: UTF8.self)
        expect(text, #"key.addTarget(nil, action: Selector(("first:")), for: .touchUpInside)"#)
        #expect(!text.contains("func connect("))
    }
}
