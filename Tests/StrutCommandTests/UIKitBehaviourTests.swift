import Foundation
import Strut
import StrutTestSupport
import Testing

/// UIKit code that is compiled with the recording UIKit of `Tests/UIKitInterface`, run, and asked what it built.
@Suite("Generated UIKit code, run")
struct UIKitBehaviourTests {
    /// A scene, and what must hold of the objects that its code builds.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        /// The subviews of the scene's view.
        var views: String
        /// Objects beside the controller.
        var objects = ""
        /// Swift expressions in which `unit` is what the code built.
        var expressions: [String]

        var testDescription: String { name }

        /// The code of the scene's document.
        func source() throws -> String {
            let text = DocumentHeader().storyboard(
                """
                <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>\(views)</subviews></view></viewController>\(objects)</objects></scene>
                """)
            let document = try Document.parse(Array(text.utf8), path: "Main.storyboard")
            return String(decoding: LayoutEngine().layout(document).emit(.uikit), as: UTF8.self)
        }
    }

    /// What the program says: for each case a line for each expression, and what UIKit would raise an exception for.
    private static let answers = Result { try run() }

    private static func run() throws -> [[String]] {
        let folder = try TemporaryFolder()
        func swiftc(_ words: [String]) throws {
            let run = try StrutProcess(
                executable: URL(fileURLWithPath: "/usr/bin/env"),
                ["swiftc", "-swift-version", "6", "-I", "."] + words, in: folder.url, input: "")
            if run.status != 0 { throw Refusal(errors: run.errors) }
        }
        let interface = Repository.root.appendingPathComponent("Tests/UIKitInterface/UIKit")
        let files = try FileManager.default.contentsOfDirectory(atPath: interface.path).sorted()
        try swiftc(
            ["-parse-as-library", "-wmo", "-emit-module", "-c", "-module-name", "UIKit", "-o", "UIKit.o"]
                + files.map { interface.appendingPathComponent($0).path })
        for (number, example) in cases.enumerated() {
            let source = try example.source()
            let classes = source.matches(of: /Needs the class (\w+), a kind of (\w+)\./)
                .map { "class \($0.1): \($0.2) {}\n" }.joined()
            let checks = example.expressions.map { "print(\(number), \($0))\n" }.joined()
            // Each in a namespace of its own, so that all can be compiled at once.
            try folder.write(
                """
                import UIKit
                enum Case\(number) {
                \(classes)\(source.replacing(/import \w+\n/, with: ""))}
                @MainActor func check\(number)() {
                let unit = Case\(number).MainInterface.ViewController()
                \(checks)for fault in Faults.take() { print(\(number), fault) }
                }
                """, to: "Case\(number).swift")
        }
        let calls = cases.indices.map { "check\($0)()\n" }.joined()
        try folder.write(calls, to: "main.swift")
        try swiftc(["UIKit.o", "main.swift"] + cases.indices.map { "Case\($0).swift" } + ["-o", "cases"])
        let program = try StrutProcess(
            executable: folder.url.appendingPathComponent("cases"), [], in: folder.url, input: "")
        if program.status != 0 { throw Refusal(errors: program.errors) }
        var answers = cases.map { _ in [String]() }
        for line in program.output.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1)
            answers[try #require(Int(words[0]))].append(String(words[1]))
        }
        return answers
    }

    private struct Refusal: Error { var errors: String }

    @Test(
        "What the code built is what the document says, and nothing that UIKit raises an exception for",
        arguments: cases.indices)
    func builds(number: Int) throws {
        let (example, answers) = (Self.cases[number], try Self.answers.get()[number])
        try #require(answers.count >= example.expressions.count, "\(example.name)")
        for (expression, answer) in zip(example.expressions, answers) {
            #expect(answer == "true", "\(example.name): \(expression)")
        }
        #expect(answers.dropFirst(example.expressions.count) == [], "\(example.name)")
    }
}

extension UIKitBehaviourTests {
    static let cases: [Case] = [
        Case(
            name: "What no constraints of its own document place has its stored frame",
            views: """
                <tableView id="t"><view key="tableHeaderView" id="h" userLabel="head"
                translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="300" height="90"/></view>
                </tableView>
                <view id="o" userLabel="outer" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="10" y="20" width="200" height="100"/><subviews><view id="m" userLabel="masked">
                <rect key="frame" x="0" y="0" width="200" height="50"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews></view>
                """,
            expressions: [
                "unit.head.frame == CGRect(x: 0, y: 0, width: 300, height: 90)",
                "unit.outer.frame == CGRect(x: 10, y: 20, width: 200, height: 100)",
                "!unit.head.translatesAutoresizingMaskIntoConstraints", "unit.masked.superview === unit.outer",
                "unit.masked.autoresizingMask == .flexibleWidth",
            ]),
        Case(
            name: "Margins that follow the readable width are those of the readable guide",
            views: """
                <view id="o" userLabel="page" layoutMarginsFollowReadableWidth="YES"
                translatesAutoresizingMaskIntoConstraints="NO"><subviews><view id="i" userLabel="column"
                translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint id="a" firstItem="i" firstAttribute="leading" secondItem="o" secondAttribute="leadingMargin"/>
                <constraint id="b" firstItem="i" firstAttribute="top" secondItem="o" secondAttribute="topMargin"/>
                </constraints></view>
                """,
            expressions: [
                "unit.constraints.count == 2",
                "unit.constraints.allSatisfy { $0.firstItem === unit.column && $0.isActive }",
                "unit.constraints[0].secondItem === unit.page.readableContentGuide",
                "unit.constraints[0].secondAttribute == .leading", "unit.constraints[1].secondItem === unit.page",
                "unit.constraints[1].secondAttribute == .topMargin",
            ]),
        Case(
            name: "Fonts that may shrink to a size in points, symbols of a weight and a scale, and colours of styles",
            views: """
                <label id="l" userLabel="word" minimumFontSize="10"><fontDescription key="fontDescription"
                style="UICTFontTextStyleTitle3"/></label>
                <imageView id="i" userLabel="sign"><preferredSymbolConfiguration key="preferredSymbolConfiguration"
                scale="small" weight="bold"/></imageView>
                <imageView id="j" userLabel="mark"><preferredSymbolConfiguration key="preferredSymbolConfiguration"
                configurationType="pointSize" pointSize="20" scale="large"/></imageView>
                <activityIndicatorView id="a" userLabel="wheel" style="whiteLarge"/>
                """,
            expressions: [
                "unit.word.minimumScaleFactor == 0.5", "unit.word.adjustsFontSizeToFitWidth",
                "unit.sign.preferredSymbolConfiguration?.weight == .bold",
                "unit.sign.preferredSymbolConfiguration?.scale == .small",
                "unit.mark.preferredSymbolConfiguration?.pointSize == 20",
                "unit.mark.preferredSymbolConfiguration?.scale == .large", "unit.wheel.style == .large",
                #""\(unit.wheel.color!.kind)" == "\(UIColor.white.kind)""#,
            ]),
        Case(
            name: "What a gesture recognizer recognises",
            views: "",
            objects: """
                <swipeGestureRecognizer id="g1" direction="up"/><swipeGestureRecognizer id="g2" direction="down"/>
                <pongPressGestureRecognizer id="g3" minimumPressDuration="1.5"/>
                <tapGestureRecognizer id="g4" numberOfTapsRequired="2" customClass="FancyTap"/>
                """,
            expressions: [
                "unit.swipeGestureRecognizer.direction == .up", "unit.swipeGestureRecognizer2.direction == .down",
                "unit.longPressGestureRecognizer.minimumPressDuration == 1.5",
                "unit.fancyTap.numberOfTapsRequired == 2",
                #""\(type(of: unit.fancyTap))" == "FancyTap""#,
            ]),
        Case(
            name: "Properties that the document states by an attribute or a colour, and defaults",
            views: """
                <textField id="f" userLabel="field" clearButtonMode="whileEditing" adjustsFontSizeToFit="NO">
                <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="alphabet"
                textContentType="email"/></textField>
                <tableView id="t" userLabel="list" allowsSelection="NO" alwaysBounceVertical="YES"
                showsVerticalScrollIndicator="NO"><color key="separatorColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                </tableView>
                <slider id="s" userLabel="dial" continuous="NO"><color key="thumbTintColor" white="0" alpha="1"
                colorSpace="calibratedWhite"/></slider>
                <datePicker id="d" userLabel="day" style="wheels"/>
                <navigationBar id="n" userLabel="bar" translucent="NO" largeTitles="YES"/>
                <label id="l" userLabel="word" contentMode="left"><accessibility key="accessibilityConfiguration" hint="Says it">
                <accessibilityTraits key="traits" header="YES" notEnabled="YES"/><bool key="isElement" value="YES"/>
                </accessibility></label>
                """,
            expressions: [
                "unit.field.clearButtonMode == .whileEditing", "unit.field.autocorrectionType == .no",
                "unit.field.keyboardType == .asciiCapable", "unit.field.autocapitalizationType == .none",
                #"unit.field.textContentType?.rawValue == "email""#, "!unit.list.allowsSelection",
                "!unit.list.showsVerticalScrollIndicator",
                #""\(unit.list.separatorColor!.kind)" == "\(UIColor.white.kind)""#, "!unit.dial.isContinuous",
                #""\(unit.dial.thumbTintColor!.kind)" == "\(UIColor.black.kind)""#,
                "unit.day.preferredDatePickerStyle == .wheels", "!unit.bar.isTranslucent",
                "unit.bar.prefersLargeTitles",
                #"unit.word.accessibilityHint == "Says it""#, "unit.word.isAccessibilityElement",
                "unit.word.accessibilityTraits == [.header, .notEnabled]",
                "unit.word.contentMode == UILabel().contentMode",
                "unit.list.alwaysBounceVertical == UITableView().alwaysBounceVertical",
                "unit.field.adjustsFontSizeToFitWidth == UITextField().adjustsFontSizeToFitWidth",
            ]),
        Case(
            name: "Configured buttons keep their colours, their font and what is behind them",
            views: """
                <button id="b" userLabel="go"><buttonConfiguration key="configuration" style="filled" title="Go">
                <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
                <backgroundConfiguration key="background" cornerRadius="9"><color key="backgroundColor" white="0" alpha="1"
                colorSpace="calibratedWhite"/></backgroundConfiguration><color key="baseForegroundColor" white="1" alpha="1"
                colorSpace="calibratedWhite"/></buttonConfiguration></button>
                """,
            expressions: [
                #"unit.go.configuration?.style == "filled""#, #"unit.go.configuration?.title == "Go""#,
                #""\(unit.go.configuration!.baseForegroundColor!.kind)" == "\(UIColor.white.kind)""#,
                #""\(unit.go.configuration!.background.backgroundColor!.kind)" == "\(UIColor.black.kind)""#,
                "unit.go.configuration?.background.cornerRadius == 9",
                "unit.go.configuration?.titleTextAttributesTransformer != nil",
            ]),
        Case(
            name: "What differs between size classes is made for each, and set back where a class says nothing of it",
            views: """
                <view id="a" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
                <view id="i" userLabel="inner" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
                <constraint firstAttribute="width" constant="44" id="c2"><variation key="widthClass=compact" constant="9"/>
                </constraint></constraints><variation key="heightClass=compact" alpha="0.5"><mask key="subviews">
                <exclude reference="i"/></mask></variation></view>
                """,
            expressions: [
                "unit.constraints[0].constant == 9 && unit.box.alpha == 1 && unit.inner.superview === unit.box",
                adapted("regular", "compact")
                    + "return unit.constraints[0].constant == 44 && unit.box.alpha == 0.5 && unit.inner.superview == nil }()",
                adapted("compact", "compact")
                    + "return unit.constraints[0].constant == 9 && unit.box.alpha == 0.5 && unit.inner.superview == nil }()",
                adapted("regular", "regular")
                    + "return unit.constraints[0].constant == 44 && unit.box.alpha == 1 && unit.inner.superview === unit.box }()",
            ]),
        Case(
            name: "What differs of a label that a cell makes is set back where the cell has it",
            views: """
                <tableView id="t" dataMode="static"><sections><tableViewSection id="s"><cells>
                <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
                <tableViewCellContentView key="contentView" id="v"><subviews><label id="l"><variation
                key="heightClass=compact" alpha="0.5"/></label></subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection></sections></tableView>
                """,
            expressions: [
                "unit.tableViewCell.textLabel?.alpha == 1",
                adapted("compact", "compact") + "return unit.tableViewCell.textLabel?.alpha == 0.5 }()",
                adapted("compact", "regular") + "return unit.tableViewCell.textLabel?.alpha == 1 }()",
            ]),
        Case(
            name: "A stepper's least value is below its greatest at every moment",
            views: [(150, 200), (100, 101), (99, 300), (-20, -10)].enumerated().map { number, bounds in
                #"<stepper id="s\#(number)" userLabel="count" value="7" minimumValue="\#(bounds.0)" maximumValue="\#(bounds.1)"/>"#
            }.joined(),
            expressions: [
                "[unit.count, unit.count2, unit.count3, unit.count4].map(\\.minimumValue) == [150, 100, 99, -20]",
                "[unit.count, unit.count2, unit.count3, unit.count4].map(\\.maximumValue) == [200, 101, 300, -10]",
                "[unit.count, unit.count2, unit.count3, unit.count4].allSatisfy { $0.stepValue == 1 && $0.value == 7 }",
            ]),
        Case(
            name: "Bounds and steps that UIKit raises an exception for are not set",
            views: #"<stepper id="s" userLabel="count" minimumValue="5" maximumValue="5" stepValue="0" value="5"/>"#,
            expressions: [
                "unit.count.value == 5", "unit.count.minimumValue == 0 && unit.count.maximumValue == 100",
                "unit.count.stepValue == 1",
            ]),
    ]

    /// The start of an expression that is asked in other size classes.
    private static func adapted(_ horizontal: String, _ vertical: String) -> String {
        "{ unit.adapt(to: UITraitCollection(horizontal: .\(horizontal), vertical: .\(vertical))); "
    }
}
