import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Constraints in nibs")
struct ConstraintTests {
    /// A view with two labels, of which the second stands nearer to the corner, and these constraints.
    private func nib(_ constraints: String, document: String = "") throws -> DecodedNib {
        try CompiledSample(
            xib: """
                <view id="roo-12-abc"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
                <label text="far" id="far-12-abc"><rect key="frame" x="100" y="100" width="40" height="20"/></label>
                <label text="near" id="nea-12-abc"><rect key="frame" x="10" y="10" width="40" height="20"/></label>
                </subviews><constraints>\(constraints)</constraints></view>
                """, document: document
        ).nib()
    }

    private func constraint(_ attributes: String, id: String = "con-12-abc") -> String {
        "<constraint \(attributes) id=\"\(id)\"/>"
    }

    @Test("Both generations of keys: a margin is its edge, eight points away, for systems without margins")
    func margins() throws {
        let nib = try nib(
            constraint(
                #"firstItem="far-12-abc" firstAttribute="leading" secondItem="roo-12-abc" secondAttribute="leadingMargin" constant="5""#
            ))
        let object = try nib.first("NSLayoutConstraint")
        #expect(nib.graph.value("NSFirstAttributeV2", of: object) == .int(5))
        #expect(nib.graph.value("NSSecondAttributeV2", of: object) == .int(17))
        #expect(nib.graph.value("NSSecondAttribute", of: object) == .int(5))
        #expect(nib.graph.value("NSConstantV2", of: object) == .double(5))
        #expect(nib.graph.value("NSConstant", of: object) == .double(13))
    }

    @Test("Relations, multipliers, priorities and names are kept where they say something")
    func details() throws {
        let nib = try nib(
            constraint(
                #"firstItem="far-12-abc" firstAttribute="width" relation="lessThanOrEqual" secondItem="roo-12-abc" secondAttribute="width" multiplier="4:3" priority="750" identifier="wide""#
            ))
        let object = try nib.first("NSLayoutConstraint")
        #expect(nib.graph.value("NSRelation", of: object) == .int(-1))
        #expect(nib.graph.value("NSMultiplier", of: object) == .double(1.3333333730697632))
        #expect(nib.graph.value("NSPriority", of: object) == .int(750))
        #expect(nib.text("NSLayoutIdentifier", of: object) == "wide")
        #expect(nib.graph.value("NSConstant", of: object) == nil)
    }

    @Test("The system's spacing is a symbol without a number")
    func symbolic() throws {
        let nib = try nib(
            constraint(
                #"firstItem="far-12-abc" firstAttribute="top" secondItem="nea-12-abc" secondAttribute="bottom" constant="8" symbolic="YES""#
            ))
        let object = try nib.first("NSLayoutConstraint")
        #expect(nib.text("NSSymbolicConstant", of: object) == "NSSpace")
        #expect(nib.graph.value("NSConstantV2", of: object) == nil)
    }

    @Test("Constraints stand by the distance of their items from the corner, those of the view alone first")
    func order() throws {
        let nib = try nib(
            constraint(#"firstItem="far-12-abc" firstAttribute="width" constant="1""#, id: "aaa-12-abc")
                + constraint(#"firstItem="nea-12-abc" firstAttribute="width" constant="2""#, id: "bbb-12-abc")
                + constraint(#"firstAttribute="width" constant="3""#, id: "ccc-12-abc"))
        let list = nib.members("UIViewAutolayoutConstraints", of: try nib.first("UIView"))
        #expect(list.map { nib.graph.value("NSConstant", of: $0) } == [.double(3), .double(2), .double(1)])
    }

    @Test("Placeholders are removed at build time, and nothing is compiled where constraints are not used")
    func leftOut() throws {
        let text = constraint(#"firstAttribute="width" constant="3" placeholder="YES""#)
        #expect(try nib(text).all("NSLayoutConstraint").isEmpty)
    }
}
