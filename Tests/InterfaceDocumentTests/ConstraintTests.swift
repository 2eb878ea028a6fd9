// Constraints: items, attributes, relations and numbers.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite struct ConstraintTests {
    private func constraint(_ attributes: String) throws -> Constraint {
        let document = try xib(
            """
            <view id="Owner"><subviews><label id="Label"/></subviews>
            <constraints><constraint \(attributes)/></constraints>
            <viewLayoutGuide key="safeArea" id="Safe"/></view>
            """)
        return try #require(document.element(id: "Owner").flatMap(View.init)?.constraints.first)
    }

    @Test func everythingWritten() throws {
        let constraint = try constraint(
            """
            firstItem="Label" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="Safe" \
            secondAttribute="trailing" multiplier="3:4" constant="-12.5" priority="749.5" placeholder="YES" symbolic="YES" \
            symbolType="layoutAnchor" identifier="mine" id="C"
            """)
        #expect(constraint.id == "C")
        #expect(constraint.owner.id == "Owner")
        #expect(constraint.firstItem.id == "Label")
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem?.id == "Safe")
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.multiplier == 0.75)
        #expect(constraint.constant == -12.5)
        #expect(constraint.priority == 749.5)
        #expect(constraint.isPlaceholder && constraint.isSymbolic)
        #expect(constraint.symbolType == "layoutAnchor")
        #expect(constraint.identifier == "mine")
        #expect(!constraint.hasDanglingItem)
        #expect(constraint.location.column == 14)
    }

    @Test func everythingOmitted() throws {
        let constraint = try constraint("firstAttribute=\"height\" id=\"C\"")
        #expect(constraint.firstItem == constraint.owner)
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAttribute == nil)
        #expect(constraint.relation == .equal)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 0)
        #expect(constraint.priority == 1000)
        #expect(!constraint.isPlaceholder && !constraint.isSymbolic)
    }

    @Test(arguments: [
        ("1:1", 1.0), ("9:16", 9.0 / 16.0), ("1/3", 1.0 / 3.0), ("0.8", 0.8), ("2:0.9", 2.0 / 0.9), ("4", 4.0),
        ("1: 2", 0.5), (" 3 / 4 ", 0.75), ("-1", -1.0), ("1:0", 1.0), ("", 1.0), ("a:b", 1.0), ("0", 0.0),
    ])
    func multipliers(text: String, value: Double) throws {
        #expect(try constraint("firstAttribute='width' multiplier='\(text)'").multiplier == value)
    }

    @Test(arguments: LayoutAttribute.allCases)
    func attributes(attribute: LayoutAttribute) throws {
        #expect(try constraint("firstAttribute='\(attribute.rawValue)'").firstAttribute == attribute)
    }

    @Test func oldAndUnknownAttributes() throws {
        #expect(try constraint("firstAttribute='baseline'").firstAttribute == .lastBaseline)
        #expect(try constraint("firstAttribute='diagonal'").firstAttribute == nil)
        #expect(try constraint("relation='lessThanOrEqual'").relation == .lessThanOrEqual)
        #expect(try constraint("firstItem='Label'").firstAttribute == nil)
    }

    @Test func axes() {
        let horizontal = LayoutAttribute.allCases.filter { $0.axis == .horizontal }
        #expect(horizontal.count == 11)
        #expect(LayoutAttribute.centerXWithinMargins.axis == .horizontal)
        #expect(LayoutAttribute.firstBaseline.axis == .vertical)
        #expect(LayoutAttribute.allCases.filter(\.isMargin).count == 8)
        #expect(LayoutAttribute.allCases.filter(\.isSize) == [.height, .width])
    }

    @Test func danglingItems() throws {
        let first = try constraint("firstItem='Gone' firstAttribute='width'")
        #expect(first.hasDanglingItem)
        let second = try constraint(
            "firstItem='Label' firstAttribute='width' secondItem='Gone' secondAttribute='width'")
        #expect(second.hasDanglingItem)
        #expect(second.secondItem == nil)
    }

    @Test func onlyConstraintsInConstraints() throws {
        #expect(Constraint(try element("<view/>")) == nil)
    }
}
