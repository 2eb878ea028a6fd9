// Lays a scene of about a hundred views out at one size after the other: in one session that is resized, or each time
// anew. `bench` counts the instructions of both.

import StrutAutoLayout
import StrutEnvironment
import InterfaceDocument

/// A screen of rows, each of an image, two labels (one of which wraps) and a switch, in a safe area.
func source(rows: Int) -> String {
    var views = ""
    var constraints = ""
    func constrain(_ first: String, _ firstAttribute: String, _ second: String, _ attribute: String, _ constant: Int) {
        constraints += """
            <constraint firstItem="\(first)" firstAttribute="\(firstAttribute)" secondItem="\(second)" \
            secondAttribute="\(attribute)" constant="\(constant)" id="c\(constraints.utf8.count)"/>
            """
    }
    for row in 0..<rows {
        views += """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="row\(row)"><subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="icon\(row)"><constraints>
            <constraint firstAttribute="width" constant="24" id="w\(row)"/>
            <constraint firstAttribute="height" constant="24" id="h\(row)"/></constraints></view>
            <label text="Title \(row)" translatesAutoresizingMaskIntoConstraints="NO" id="title\(row)">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <label numberOfLines="\(row % 5 == 0 ? 0 : 1)" translatesAutoresizingMaskIntoConstraints="NO" \
            text="What the row is about, in words that do not fit on a line of a small phone" id="detail\(row)">
            <fontDescription key="fontDescription" type="system" pointSize="13"/></label>
            <switch translatesAutoresizingMaskIntoConstraints="NO" id="switch\(row)"/></subviews></view>
            """
        constrain("row\(row)", "leading", "safe", "leading", 16)
        constrain("safe", "trailing", "row\(row)", "trailing", 16)
        if row == 0 {
            constrain("row0", "top", "safe", "top", 8)
        } else {
            constrain("row\(row)", "top", "row\(row - 1)", "bottom", 8)
        }
        constrain("icon\(row)", "leading", "row\(row)", "leading", 0)
        constrain("icon\(row)", "centerY", "row\(row)", "centerY", 0)
        constrain("title\(row)", "leading", "icon\(row)", "trailing", 8)
        constrain("title\(row)", "top", "row\(row)", "top", 4)
        constrain("detail\(row)", "leading", "title\(row)", "leading", 0)
        constrain("detail\(row)", "top", "title\(row)", "bottom", 2)
        constrain("row\(row)", "bottom", "detail\(row)", "bottom", 4)
        constrain("switch\(row)", "leading", "detail\(row)", "trailing", 8)
        constrain("row\(row)", "trailing", "switch\(row)", "trailing", 0)
        constrain("switch\(row)", "centerY", "row\(row)", "centerY", 0)
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><viewController id="controller" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
        """
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]) else {
    print("usage: resize anew|session COUNT")
    throw CancellationError()
}
let document = try Document.parse(Array(source(rows: 20).utf8), path: "Resize.storyboard")
let device = Device.named("retina6_12")
var session = LayoutSession(document, in: LayoutEnvironment(device: device, size: Size(width: 393, height: 852)))
session.layoutIfNeeded()
var sum = 0.0
for step in 0..<count {
    // As a window that is dragged: wider by a point each time, and narrow again.
    let size = Size(width: 340 + Double(step % 120), height: 852)
    if arguments[1] == "session" {
        try session.resize(to: size)
    } else {
        session = LayoutSession(document, in: LayoutEnvironment(device: device, size: size))
    }
    session.layoutIfNeeded()
    sum += session.frame(of: "detail10")?.maxY ?? 0
}
print("\(session.layout.scenes[0].views.count) views, \(count) sizes, sum \(sum)")
