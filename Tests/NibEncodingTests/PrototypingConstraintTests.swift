import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Constraints of fixed frames in nibs")
struct PrototypingConstraintTests {
    private func nib(_ mask: String = "", _ variations: String = "") throws -> DecodedNib {
        try CompiledSample(
            xib: """
                <view contentMode="scaleToFill" id="roo-12-abc"><rect key="frame" x="0" y="0" width="320" height="400"/>
                <subviews>
                <imageView contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
                id="fix-12-abc"><rect key="frame" x="145" y="0" width="31" height="26"/>\(mask)</imageView>
                <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="lab-12-abc">
                <rect key="frame" x="8" y="30" width="20" height="20"/></label>
                </subviews>
                <constraints>
                <constraint firstItem="lab-12-abc" firstAttribute="top" secondItem="roo-12-abc" secondAttribute="top" \
                constant="30" id="con-12-abc"/></constraints>\(variations)</view>
                """
        ).nib()
    }

    private static let doesNotTranslate = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"

    @Test("A view with a fixed frame and no mask has four constraints, as Interface Builder makes them")
    func constraints() throws {
        let nib = try nib()
        let view = try nib.first("UIImageView")
        #expect(nib.graph.value(Self.doesNotTranslate, of: view) == .bool(true))
        let held = nib.members("UIViewAutolayoutConstraints", of: try nib.first("UIView"))
        #expect(held.count == 5)
        let made = nib.all("NSIBPrototypingLayoutConstraint")
        #expect(Array(held.suffix(4)) == made)
        #expect(made.allSatisfy { nib.object("NSFirstItem", of: $0) == view })
        #expect(made.map { nib.graph.value("NSFirstAttributeV2", of: $0) } == [1, 3, 7, 8].map { .int($0) })
        #expect(
            made.map { nib.graph.value("NSConstant", of: $0) } == [.double(145), nil, .double(31), .double(26)])
        #expect(
            Set(made.map { nib.text("NSLayoutIdentifier", of: $0) }) == [
                "IB auto generated at build time for view with fixed frame"
            ])
        let listed = nib.members("UINibObjectsKey", of: nib.root)
        #expect(!made.contains { listed.contains($0) })
    }

    @Test("The constraints are about the alignment rectangle, which of a slider is smaller than its frame")
    func alignment() throws {
        let nib = try CompiledSample(
            xib: """
                <view contentMode="scaleToFill" id="roo-12-abc"><rect key="frame" x="0" y="0" width="320" height="400"/>
                <subviews><slider contentMode="scaleToFill" minValue="0.0" maxValue="1" value="0.5" fixedFrame="YES" \
                translatesAutoresizingMaskIntoConstraints="NO" id="fix-12-abc">
                <rect key="frame" x="17" y="95" width="286" height="31"/></slider></subviews></view>
                """
        ).nib()
        let made = nib.all("NSIBPrototypingLayoutConstraint")
        #expect(made.map { nib.graph.value("NSConstant", of: $0) } == [19, 95, 282, 30].map { .double($0) })
    }

    @Test("Since Xcode 8 documents leave such a view to its mask")
    func mask() throws {
        let nib = try nib(#"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#)
        #expect(nib.all("NSIBPrototypingLayoutConstraint").isEmpty)
        #expect(nib.graph.value(Self.doesNotTranslate, of: try nib.first("UIImageView")) == nil)
    }

    @Test("Where constraints vary by size classes, each class has its own four")
    func variations() throws {
        let nib = try nib(
            "",
            """
            <variation key="widthClass=compact-heightClass=regular"><mask key="constraints">
            <exclude reference="con-12-abc"/></mask></variation>
            """)
        #expect(nib.members("UIViewAutolayoutConstraints", of: try nib.first("UIView")).count == 1)
        #expect(nib.all("NSIBPrototypingLayoutConstraint").count == 36)
        let storage = try nib.first("_UIRelationshipTraitStorage")
        let records = nib.members("UIRecords", of: storage)
        #expect(records.map { nib.members("UIAddedObjects", of: $0).count } == [Int](repeating: 4, count: 9))
        #expect(
            records.map { nib.members("UIRemovedObjects", of: $0).count } == [32, 32, 32, 32, 32, 33, 32, 32, 32])
        let candidates = try #require(nib.object("UIRelationshipCandidates", of: storage))
        #expect(nib.graph.values(of: candidates).count == 37)
    }
}
