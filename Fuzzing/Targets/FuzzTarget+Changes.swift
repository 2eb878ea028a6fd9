import InterfaceDocument
import StrutDocumentEditing

extension FuzzTarget {
    /// Changes as a script has them, made to one document: each is refused in words, or gives a document that reads and
    /// in which nothing leads nowhere.
    static let changes = FuzzTarget(name: "changes", isStructured: false) { bytes in
        guard bytes.count < 1 << 12 else { return }
        do throws(EditCommandError) {
            let commands = try EditCommand.parse(script: String(decoding: bytes, as: UTF8.self))
            guard commands.count <= 8, let document = sample else { return }
            var transaction = DocumentTransaction([document])
            try transaction.apply(commands)
            let edited = transaction.documents[0]
            let result = try? Document.parse(edited.bytes, path: "Fuzz.xib")
            require(result != nil, "a changed document cannot be read")
            require(result?.danglingReferences.isEmpty == true, "a change leaves a reference that leads nowhere")
        } catch {
            require(!error.message.isEmpty)
        }
    }

    private static let sample = try? Document.parse(
        Array(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"><connections>
            <outlet property="title" destination="a" id="o"/><outlet property="gap" destination="t" id="p"/>
            </connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
            <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="the label">
            <rect key="frame" x="0" y="0" width="10" height="20"/></label>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="30" width="10" height="20"/>
            <state key="normal" title="B"/></button></subviews><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="u"/>
            </constraints></view></objects></document>
            """.utf8), path: "Fuzz.xib")
}
